import { ChevronDown, Printer } from 'lucide'
import { type MouseEvent, memo, useCallback, useEffect, useRef, useState } from 'react'
import type { ScheduleRow } from '../../../core/annuity'
import { sum } from '../../../core/decimal'
import { countOf } from '../../../core/format'
import { Button } from '../../../ui/page/button'
import { Card, CardNote } from '../../../ui/page/card'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { latePart, useLoadedWhenIdle } from '../../../ui/tab/late-part'
import { loadOrReload, notLoaded } from '../../../ui/tab/load-or-reload'
import { useToast } from '../../../ui/tab/toast'
import { DataTable } from '../../../ui/tables/data-table'
import { ExportButtons } from '../../../ui/tables/export-buttons'
import { RoundingNote } from '../../../ui/tables/rounding-note'
import { calendarMonth } from '../months'
import type { LoanResults } from './compute'
import { inputs } from './inputs'
import { useOpenYears } from './open-years'
import styles from './schedule-card.module.css'

type ScheduleCardProps = {
  loan: LoanResults | undefined
  schedule: readonly ScheduleRow[]
  /** The month of the first EMI as `2027-04`, or nothing. */
  start: string
}

/** The months of a loan, and the name of each in the calendar, if it has one. */
export type MonthsProps = {
  schedule: readonly ScheduleRow[]
  calendar: readonly (string | undefined)[]
}

const FIRST_MONTHS = 12

const changeStart = (start: string) => inputs.change({ start })

const firstMonthField = latePart(() =>
  import('./late/first-month-field').then(({ FirstMonthField }) => FirstMonthField),
)

// Most people never open it, so it does not weigh on the first load.
let here: typeof import('./late/full-schedule') | undefined

/** The repayment month by month: the first year, or all of it in year groups. */
export const ScheduleCard = memo(function ScheduleCard(props: ScheduleCardProps) {
  const { loan, schedule, start } = props
  const { currency } = useCurrency()
  const hasMonthField = useLoadedWhenIdle(firstMonthField)
  if (!loan || schedule.length === 0) {
    return (
      <Card title="Repayment schedule">
        <CardNote>There is nothing to repay yet.</CardNote>
      </Card>
    )
  }
  const calendar = schedule.map(({ month }) => calendarMonth(month, start))
  const loadSheet = async () => {
    const { loanSheet } = await loadOrReload(() => import('./export'))
    return loanSheet({ loan, schedule, calendar, currencyCode: currency.code })
  }
  return (
    <Card title="Repayment schedule" actions={<ExportButtons loadSheet={loadSheet} />}>
      <div className={styles.start}>
        {hasMonthField && <firstMonthField.Part start={start} onStart={changeStart} />}
      </div>
      <Months schedule={schedule} calendar={calendar} />
    </Card>
  )
})

/** The months, and the ways to see or to print all of them. */
function Months({ schedule, calendar }: MonthsProps) {
  const showToast = useToast()
  const table = useRef<HTMLDivElement>(null)
  const openYears = useOpenYears()
  const [full, setFull] = useState(here)
  const [isForPrint, setIsForPrint] = useState(false)
  const hasMore = schedule.length > FIRST_MONTHS
  const isWanted = hasMore && openYears !== undefined
  const FullSchedule = isWanted || isForPrint ? full?.FullSchedule : undefined

  const load = useCallback(async () => {
    try {
      here ??= await loadOrReload(() => import('./late/full-schedule'))
      setFull(here)
    } catch {
      showToast(notLoaded('The schedule'))
    }
    return here
  }, [showToast])

  // It may have been left open.
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])

  const toggle = async ({ currentTarget }: MouseEvent) => {
    const full = await load()
    if (FullSchedule) full?.closeAbove(currentTarget)
    else full?.openBelow(table)
  }
  const printAll = async ({ currentTarget }: MouseEvent) =>
    (await load())?.printAll(currentTarget, setIsForPrint)

  return (
    <>
      <div ref={table}>
        {FullSchedule ? (
          <FullSchedule schedule={schedule} calendar={calendar} openYears={openYears ?? ''} />
        ) : (
          <FirstMonths schedule={schedule} calendar={calendar} />
        )}
      </div>
      {hasMore && (
        <div className={styles.more}>
          <Button kind="secondary" aria-expanded={FullSchedule !== undefined} onClick={toggle}>
            <span>{FullSchedule ? 'Show first 12 months' : 'Show full schedule'}</span>
            <Icon of={ChevronDown} size={18} />
          </Button>
          <Button kind="quiet" onClick={printAll}>
            <Icon of={Printer} size={18} />
            <span>{`Print all ${countOf(schedule.length, 'month')}`}</span>
          </Button>
        </div>
      )}
    </>
  )
}

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
