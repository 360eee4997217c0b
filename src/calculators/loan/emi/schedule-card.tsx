import { ChevronDown } from 'lucide'
import { memo, startTransition, useState } from 'react'
import type { ScheduleRow } from '../../../core/annuity'
import { sum } from '../../../core/decimal'
import { countOf } from '../../../core/format'
import { Button } from '../../../ui/page/button'
import { Card, CardNote } from '../../../ui/page/card'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { latePart } from '../../../ui/tab/late-part'
import { loadOrReload } from '../../../ui/tab/load-or-reload'
import { DataTable } from '../../../ui/tables/data-table'
import { ExportButtons } from '../../../ui/tables/export-buttons'
import { RoundingNote } from '../../../ui/tables/rounding-note'
import { calendarMonth } from '../months'
import type { LoanResults } from './compute'
import styles from './schedule-card.module.css'

type ScheduleCardProps = {
  loan: LoanResults | undefined
  schedule: readonly ScheduleRow[]
  /** The month of the first EMI as `2027-04`, or nothing. */
  start: string
  onStart(start: string): void
}

/** The months of a loan, and the name of each in the calendar, if it has one. */
export type MonthsProps = {
  schedule: readonly ScheduleRow[]
  calendar: readonly (string | undefined)[]
}

const FIRST_MONTHS = 12

// Most people never open it, so it does not weigh on the first load.
const fullSchedule = latePart(() =>
  import('./full-schedule').then(({ FullSchedule }) => FullSchedule),
)

/** The repayment month by month: the first year, or all of it in year groups. */
export const ScheduleCard = memo(function ScheduleCard(props: ScheduleCardProps) {
  const { loan, schedule, start, onStart } = props
  const { currency } = useCurrency()
  const [isOpen, setIsOpen] = useState(false)
  if (!loan || schedule.length === 0) {
    return (
      <Card title="Repayment schedule">
        <CardNote>There is nothing to repay yet.</CardNote>
      </Card>
    )
  }
  const hasMore = schedule.length > FIRST_MONTHS
  const isFull = isOpen && hasMore
  const calendar = schedule.map(({ month }) => calendarMonth(month, start))
  const loadSheet = async () => {
    const { loanSheet } = await loadOrReload(() => import('./export'))
    return loanSheet({ loan, schedule, calendar, currencyCode: currency.code })
  }
  return (
    <Card title="Repayment schedule" actions={<ExportButtons loadSheet={loadSheet} />}>
      <label className={styles.start}>
        First EMI in (optional)
        <input type="month" value={start} onChange={(event) => onStart(event.target.value)} />
      </label>
      {isFull ? (
        <fullSchedule.Part schedule={schedule} calendar={calendar} />
      ) : (
        <FirstMonths schedule={schedule} calendar={calendar} />
      )}
      {hasMore && (
        <div className={styles.more}>
          <Button
            kind="secondary"
            aria-expanded={isFull}
            onClick={() => startTransition(() => setIsOpen(!isFull))}
          >
            <span>{isFull ? 'Show first 12 months' : 'Show full schedule'}</span>
            <Icon of={ChevronDown} size={18} />
          </Button>
        </div>
      )}
    </Card>
  )
})

function FirstMonths({ schedule, calendar }: MonthsProps) {
  const { wholeMoney } = useCurrency()
  const months = schedule.slice(0, FIRST_MONTHS)
  const principals = months.map(({ principal }) => principal)
  const interests = months.map(({ interest }) => interest)
  return (
    <>
      <DataTable
        caption={captionFor(schedule.length)}
        columns={['Month', 'Principal', 'Interest', 'Balance']}
        rows={months.map(({ month, principal, interest, balance }) => [
          String(month),
          wholeMoney(principal),
          wholeMoney(interest),
          wholeMoney(balance),
        ])}
        notes={calendar}
        closing={[
          months.length < FIRST_MONTHS ? 'Total' : 'Year 1',
          wholeMoney(sum(...principals)),
          wholeMoney(sum(...interests)),
          wholeMoney(months.at(-1)?.balance),
        ]}
      />
      <RoundingNote columns={[principals, interests]} />
    </>
  )
}

/** @example captionFor(60) // 'Repayment schedule, first 12 months' */
function captionFor(months: number): string {
  if (months > FIRST_MONTHS) return `Repayment schedule, first ${FIRST_MONTHS} months`
  return `Repayment schedule, ${countOf(months, 'month')}`
}
