import { ChevronDown } from 'lucide'
import { memo, startTransition, useState } from 'react'
import type { ScheduleRow } from '../../../core/annuity'
import { sum } from '../../../core/decimal'
import { countOf } from '../../../core/format'
import { Button } from '../../../ui/page/button'
import { Card, CardNote } from '../../../ui/page/card'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { latePart, useLoadedWhenIdle } from '../../../ui/tab/late-part'
import { loadOrReload } from '../../../ui/tab/load-or-reload'
import { DataTable } from '../../../ui/tables/data-table'
import { ExportButtons } from '../../../ui/tables/export-buttons'
import { inputs } from '../inputs'
import { calendarMonth } from '../months'
import type { LoanResults } from './compute'
import styles from './schedule-card.module.css'

type ScheduleCardProps = {
  loan: LoanResults | undefined
  schedule: readonly ScheduleRow[]
  /** The month of the first EMI as `2027-04`, or nothing. */
  start: string
}

const FIRST_MONTHS = 12

const changeStart = (start: string) => inputs.change({ start })

const firstMonthField = latePart(() =>
  import('./late/first-month-field').then(({ FirstMonthField }) => FirstMonthField),
)

// Most people never open it, so it does not weigh on the first load.
const fullSchedule = latePart(() =>
  import('./full-schedule').then(({ FullSchedule }) => FullSchedule),
)

/** The repayment month by month: the first year, or all of it in year groups. */
export const ScheduleCard = memo(function ScheduleCard(props: ScheduleCardProps) {
  const { loan, schedule, start } = props
  const { currency } = useCurrency()
  const [isFull, setIsFull] = useState(false)
  const hasMonthField = useLoadedWhenIdle(firstMonthField)
  if (!loan || schedule.length === 0) {
    return (
      <Card title="Repayment schedule">
        <CardNote>There is nothing to repay yet.</CardNote>
      </Card>
    )
  }
  const loadSheet = async () => {
    const { loanSheet } = await loadOrReload(() => import('./export'))
    return loanSheet({ loan, schedule, start, currencyCode: currency.code })
  }
  return (
    <Card title="Repayment schedule" actions={<ExportButtons loadSheet={loadSheet} />}>
      <div className={styles.start}>
        {hasMonthField && <firstMonthField.Part start={start} onStart={changeStart} />}
      </div>
      {isFull ? (
        <fullSchedule.Part schedule={schedule} start={start} />
      ) : (
        <FirstMonths schedule={schedule} start={start} />
      )}
      <div className={styles.more}>
        <Button
          kind="secondary"
          aria-expanded={isFull}
          onClick={() => startTransition(() => setIsFull(!isFull))}
        >
          <span>{isFull ? 'Show first 12 months' : 'Show full schedule'}</span>
          <Icon of={ChevronDown} size={18} />
        </Button>
      </div>
    </Card>
  )
})

function FirstMonths({ schedule, start }: Pick<ScheduleCardProps, 'schedule' | 'start'>) {
  const { wholeMoney } = useCurrency()
  const months = schedule.slice(0, FIRST_MONTHS)
  return (
    <DataTable
      caption={captionFor(schedule.length)}
      columns={['Month', 'Principal', 'Interest', 'Balance']}
      rows={months.map(({ month, principal, interest, balance }) => [
        String(month),
        wholeMoney(principal),
        wholeMoney(interest),
        wholeMoney(balance),
      ])}
      notes={months.map(({ month }) => calendarMonth(month, start))}
      closing={[
        'Year 1',
        wholeMoney(sum(...months.map(({ principal }) => principal))),
        wholeMoney(sum(...months.map(({ interest }) => interest))),
        wholeMoney(months.at(-1)?.balance),
      ]}
    />
  )
}

/** @example captionFor(60) // 'Repayment schedule, first 12 months' */
function captionFor(months: number): string {
  if (months > FIRST_MONTHS) return `Repayment schedule, first ${FIRST_MONTHS} months`
  return `Repayment schedule, ${countOf(months, 'month')}`
}
