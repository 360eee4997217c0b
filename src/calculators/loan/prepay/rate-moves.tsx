import { repaymentOf } from '../../../core/loan/annuity'
import { type Change, followLoan } from '../../../core/loan/changing-loan'
import {
  type Decimal,
  decimalFrom,
  multiply,
  round,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { Card, CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { GroupedTable } from '../../../ui/tables/grouped-table'
import type { PrepayResults } from './compute'
import { prepayWords } from './words'

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
    <Card title={prepayWords.rateMoves.title} intro={prepayWords.rateMoves.intro}>
      {results && moves.length > 0 ? (
        <>
          <GroupedTable
            caption={prepayWords.rateMoves.title}
            margin={prepayWords.rateMoves.rate}
            groups={[
              { name: prepayWords.rateMoves.endKept, columns: [prepayWords.rateMoves.emi] },
              {
                name: prepayWords.rateMoves.emiKept,
                columns: [prepayWords.rateMoves.months, prepayWords.rateMoves.interest],
              },
            ]}
            rows={moves.map((move, index) => [
              formatPercent(move.rate, 2),
              move.emiEndKept === undefined ? '–' : wholeMoney(move.emiEndKept),
              move.monthsEmiKept === undefined
                ? prepayWords.rateMoves.never
                : String(move.monthsEmiKept),
              index === today
                ? prepayWords.rateMoves.today
                : difference(move.interestDifferenceEmiKept),
            ])}
            today={today}
          />
          {sayMove(moves[today], moves[today + 1], wholeMoney)}
        </>
      ) : (
        <CardNote>{prepayWords.nothingToRepay}</CardNote>
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
  const rate = formatPercent(next.rate, 2)
  const emi = money(next.emiEndKept)
  const onTime = prepayWords.rateMoves.onTime(rate, emi)
  if (next.monthsEmiKept === undefined) {
    return <CardNote>{`${onTime} ${prepayWords.rateMoves.sameNever}`}</CardNote>
  }
  const more = next.monthsEmiKept - today.monthsEmiKept
  return (
    <CardNote>{more > 0 ? prepayWords.rateMoves.onTimeOrLonger(rate, emi, more) : onTime}</CardNote>
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
export function rateMoves({ loan, agreed }: PrepayResults): RateMove[] {
  const { principal, annualRate } = loan
  const { emi, end } = agreed
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
