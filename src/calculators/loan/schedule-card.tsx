import { memo } from 'react'
import type { ScheduleRow } from '../../core/annuity'
import { sum } from '../../core/decimal'
import { Card, CardNote } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { DataTable } from '../../ui/data-table'

type ScheduleCardProps = { schedule: readonly ScheduleRow[] }

const FIRST_MONTHS = 12

/** The first year of the repayment, month by month, with its sums. */
export const ScheduleCard = memo(function ScheduleCard({ schedule }: ScheduleCardProps) {
  const { wholeMoney } = useCurrency()
  const months = schedule.slice(0, FIRST_MONTHS)
  const last = months.at(-1)
  return (
    <Card title="Repayment schedule">
      <DataTable
        caption={`Repayment schedule, first ${months.length} months`}
        columns={['Month', 'Principal', 'Interest', 'Balance']}
        rows={months.map(({ month, principal, interest, balance }) => [
          String(month),
          wholeMoney(principal),
          wholeMoney(interest),
          wholeMoney(balance),
        ])}
        closing={
          last && [
            'Year 1',
            wholeMoney(sum(...months.map(({ principal }) => principal))),
            wholeMoney(sum(...months.map(({ interest }) => interest))),
            wholeMoney(last.balance),
          ]
        }
      />
      <CardNote>
        {last
          ? 'Amounts are rounded to the rupee, each on its own, so a row may seem to miss one.'
          : 'There is nothing to repay yet.'}
      </CardNote>
    </Card>
  )
})
