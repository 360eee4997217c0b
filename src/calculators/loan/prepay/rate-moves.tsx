import { repaymentOf } from '../../../core/annuity'
import {
  type Decimal,
  decimalFrom,
  multiply,
  round,
  subtract,
  sum,
  zero,
} from '../../../core/decimal'
import { countOf, formatPercent } from '../../../core/format'
import { type Change, followLoan } from '../../../core/loan/changing-loan'
import { Card, CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { GroupedTable } from '../../../ui/tables/grouped-table'
import type { PrepayResults } from './compute'

/** A table of the loan without its changes, at rates around today's. */
export function RateMoves({ results }: { results: PrepayResults | undefined }) {
  const { wholeMoney } = useCurrency()
  const moves = results ? rateMoves(results) : []
  const today = moves.findIndex(({ rate }) => rate === results?.loan.annualRate)
  const difference = (value: Decimal | undefined) => {
    if (value === undefined) return '–'
    const sign = round(value, 0) > 0n ? '+' : ''
    return `${sign}${wholeMoney(value)}`
  }
  return (
    <Card
      title="If the rate moves"
      intro="From today, on this loan without the changes. You may ask for a new EMI or a new end."
    >
      {results && moves.length > 0 ? (
        <>
          <GroupedTable
            caption="If the rate moves"
            margin="Rate"
            groups={[
              { name: 'End kept', columns: ['EMI'] },
              { name: 'EMI kept', columns: ['Months', 'Interest'] },
            ]}
            rows={moves.map((move, index) => [
              formatPercent(move.rate, 2),
              move.emiEndKept === undefined ? '–' : wholeMoney(move.emiEndKept),
              move.monthsEmiKept === undefined ? 'Never' : String(move.monthsEmiKept),
              index === today ? 'today' : difference(move.interestDifferenceEmiKept),
            ])}
            today={today}
          />
          {sayMove(moves[today], moves[today + 1], wholeMoney)}
        </>
      ) : (
        <CardNote>There is nothing to repay yet.</CardNote>
      )}
    </Card>
  )
}

/** Says what a rate 0.25% higher means. */
function sayMove(
  today: RateMove | undefined,
  next: RateMove | undefined,
  money: (value: Decimal) => string,
) {
  if (today?.monthsEmiKept === undefined || next?.emiEndKept === undefined) return null
  const emi = `At ${formatPercent(next.rate, 2)} you pay ${money(next.emiEndKept)} a month to end on time`
  if (next.monthsEmiKept === undefined) {
    return <CardNote>{`${emi}. The same EMI would never repay it.`}</CardNote>
  }
  const more = next.monthsEmiKept - today.monthsEmiKept
  return (
    <CardNote>
      {more > 0 ? `${emi}, or the same EMI for ${countOf(more, 'month')} more.` : `${emi}.`}
    </CardNote>
  )
}

export type RateMove = {
  rate: Decimal
  /** The EMI that keeps the end; undefined if the loan never ends. */
  emiEndKept: Decimal | undefined
  /** The months with today's EMI; undefined if that never repays the loan. */
  monthsEmiKept: number | undefined
  /** The difference to today's interest; below 0 it is less. */
  interestDifferenceEndKept: Decimal | undefined
  interestDifferenceEmiKept: Decimal | undefined
}

const quarter = decimalFrom('0.25')

/**
 * Computes the loan without its changes at rates up to 1% lower or higher, in steps of 0.25%. Rates
 * below 0 are left out.
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
      // An EMI up to the first month's interest never repays the loan: no need to follow all months.
      const neverRepays = emi * 1200n <= multiply(principal, rate)
      const emiKept = neverRepays ? undefined : followLoan({ ...loan, changes: [change] }).end
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
