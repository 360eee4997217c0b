import { type Decimal, round } from '../../../core/decimal'
import { countOf, formatPercent } from '../../../core/format'
import { Card, CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { GroupedTable } from '../../../ui/tables/grouped-table'
import type { PrepayResults } from './compute'
import { type RateMove, rateMoves } from './rate-moves'

/** The loan without its changes, at rates around today's. */
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

/** What the next quarter means. */
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
