import { LARGEST_AMOUNT, monthsOf, repaymentOf, type TermUnit } from '../../../core/annuity'
import {
  type Change,
  type ChangingLoan,
  followLoan,
  type LoanCourse,
} from '../../../core/changing-loan'
import {
  absolute,
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  multiply,
  multiplyDivide,
  subtract,
  sum,
  zero,
} from '../../../core/decimal'

export type PrepayInputs = {
  principal: Decimal
  annualRate: Decimal
  tenure: Decimal
  tenureUnit: TermUnit
  /** The EMI that is paid; without one, the EMI of the tenure. With one, the tenure plays no part. */
  emi: Decimal | undefined
  /** In percent of what is prepaid. */
  chargePercent: Decimal
  changes: readonly Change[]
}

/** saved, extra and same speak of the interest; nowEnds is a loan that only the changes repay. */
export type Verdict = 'saved' | 'extra' | 'same' | 'neverEnds' | 'nowEnds'

export type PrepayResults = {
  /** As it was counted, without its changes. */
  loan: Omit<ChangingLoan, 'changes'>
  without: LoanCourse
  with: LoanCourse
  verdict: Verdict
  /** Below 0 where the changes make it longer or dearer; nothing where there is no end to compare. */
  monthsSaved: number | undefined
  interestSaved: Decimal | undefined
  /** What the charges leave of the interest saved. */
  savedInAll: Decimal | undefined
  prepaid: Decimal | undefined
  charges: Decimal | undefined
}

/**
 * A loan as it runs without and with its changes. Amounts, rates and percentages below 0 count as 0,
 * and an instalment has a whole number, at least 1. Nothing when the tenure is longer than a century
 * or the sums are longer than a page can show.
 *
 * @example computePrepay({ principal: 5000000, annualRate: 8.5, tenure: 20, tenureUnit: 'years', …,
 *   changes: [{ kind: 'payOnce', amount: 500000, instalment: 12, effect: 'shorter' }] })
 * // verdict saved, monthsSaved 48, interestSaved 1603690.73
 */
export function computePrepay(inputs: PrepayInputs): PrepayResults | undefined {
  const principal = atLeastZero(inputs.principal)
  const annualRate = atLeastZero(inputs.annualRate)
  const emi = inputs.emi && atLeastZero(inputs.emi)
  const months = emi === undefined ? monthsOf(inputs.tenure, inputs.tenureUnit) : 0
  if (months === undefined) return undefined

  const loan = { principal, annualRate, months, emi }
  const without = followLoan({ ...loan, changes: [] })
  const changed = followLoan({ ...loan, changes: inputs.changes.map(asCounted) })
  const charges =
    changed.end && multiplyDivide(changed.end.prepaid, atLeastZero(inputs.chargePercent), hundred)
  if (isTooLarge(without) || isTooLarge(changed)) return undefined
  if (charges && charges > LARGEST_AMOUNT) return undefined

  const both = without.end && changed.end && { before: without.end, after: changed.end }
  const interestSaved = both && subtract(both.before.interest, both.after.interest)
  return {
    loan,
    without,
    with: changed,
    verdict: verdictOf(without, changed, interestSaved ?? zero),
    monthsSaved: both && both.before.months - both.after.months,
    interestSaved,
    savedInAll:
      interestSaved !== undefined && charges !== undefined
        ? subtract(interestSaved, charges)
        : undefined,
    prepaid: changed.end?.prepaid,
    charges,
  }
}

function asCounted(change: Change): Change {
  const instalment = Math.max(Math.floor(change.instalment), 1)
  if (change.kind === 'rateChange') return { ...change, instalment, rate: atLeastZero(change.rate) }
  return { ...change, instalment }
}

const isTooLarge = ({ emi, end }: LoanCourse): boolean =>
  emi > LARGEST_AMOUNT || (end !== undefined && end.interest > LARGEST_AMOUNT)

function verdictOf(without: LoanCourse, changed: LoanCourse, interestSaved: Decimal): Verdict {
  if (!changed.end) return 'neverEnds'
  if (!without.end) return 'nowEnds'
  // Two ways to the same sum may round its fortieth decimal apart.
  if (absolute(interestSaved) <= 1n) return 'same'
  return interestSaved > 0n ? 'saved' : 'extra'
}

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
      const emiKept = followLoan({ ...loan, changes: [change] }).end
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
