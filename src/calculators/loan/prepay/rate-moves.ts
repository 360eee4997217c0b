import { repaymentOf } from '../../../core/annuity'
import { type Decimal, decimalFrom, multiply, subtract, sum, zero } from '../../../core/decimal'
import { type Change, followLoan } from '../../../core/loan/changing-loan'
import type { PrepayResults } from './compute'

export type RateMove = {
  rate: Decimal
  /** The EMI that keeps the end; nothing where the loan has none. */
  emiEndKept: Decimal | undefined
  /** With the EMI that is paid today; nothing where that never repays the loan. */
  monthsEmiKept: number | undefined
  /** Against today's; below 0 is less. */
  interestDifferenceEndKept: Decimal | undefined
  interestDifferenceEmiKept: Decimal | undefined
}

const quarter = decimalFrom('0.25')

/**
 * The loan without its changes, if its rate were up to 1% lower or higher from the first instalment
 * on, in quarters. Rates below 0 are left out.
 *
 * @example rateMoves(results) // …, at 8.75%: emiEndKept 44185.54, monthsEmiKept 253, …
 */
export function rateMoves({ loan, without }: PrepayResults): RateMove[] {
  const { principal, annualRate } = loan
  const { emi, end } = without
  if (end?.months === 0) return []
  const moved = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((quarters) =>
    sum(annualRate, multiply(quarter, decimalFrom(quarters))),
  )
  return moved
    .filter((rate) => rate >= 0n)
    .map((rate) => {
      if (rate === annualRate) {
        const difference = end && zero
        return {
          rate,
          emiEndKept: end && emi,
          monthsEmiKept: end?.months,
          interestDifferenceEndKept: difference,
          interestDifferenceEmiKept: difference,
        }
      }
      const endKept = end && repaymentOf({ principal, annualRate: rate, months: end.months })
      const change: Change = { kind: 'rateChange', rate, instalment: 1, effect: 'keepEmi' }
      // An EMI below the first interest never repays, as a century of months would only confirm.
      const isHopeless = emi * 1200n <= multiply(principal, rate)
      const emiKept = isHopeless ? undefined : followLoan({ ...loan, changes: [change] }).end
      return {
        rate,
        emiEndKept: endKept?.emi,
        monthsEmiKept: emiKept?.months,
        interestDifferenceEndKept:
          end && endKept && subtract(subtract(endKept.totalPayment, principal), end.interest),
        interestDifferenceEmiKept: end && emiKept && subtract(emiKept.interest, end.interest),
      }
    })
}
