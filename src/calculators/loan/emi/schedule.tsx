import { memo } from 'react'
import type { ScheduleRow } from '../../../core/loan/annuity'
import { sum } from '../../../core/money/decimal'
import { Card, CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { loadOrReload } from '../../../ui/tab/lazy-part'
import { DataTable, RoundingNote } from '../../../ui/tables/data-table'
import { DownloadButtons } from '../../../ui/tables/download-buttons'
import {
  ExpandableSchedule,
  FirstMonthSection,
  openYearsStore,
  type Schedule,
  type ScheduleColumn,
  sheetByYears,
} from '../shared/schedule'
import { calendarMonth, type YearKind } from '../shared/terms'
import { loanWords } from '../shared/words'
import type { LoanResults } from './compute'
import { inputs, type Typed } from './inputs'
import { emiWords } from './words'

type ScheduleCardProps = {
  loan: LoanResults | undefined
  schedule: readonly ScheduleRow[]
  /** The month of the first EMI as `2027-04`, or empty. */
  start: string
  years: YearKind
  feeKind: Typed['feeKind']
  fee: string
}

const FIRST_MONTHS = 12

const columns: readonly ScheduleColumn<ScheduleRow>[] = [
  { name: loanWords.schedule.heads.principal, of: ({ principal }) => principal },
  { name: loanWords.schedule.heads.interest, of: ({ interest }) => interest },
  { name: loanWords.schedule.heads.balance, of: ({ balance }) => balance, isBalance: true },
]

const openYears = openYearsStore('gst-hisab-open-years')

const changeStart = (start: string) => inputs.change({ start })
const changeYears = (years: YearKind) => inputs.change({ years })

/** The repayment schedule: the first twelve months, or all months grouped by year. */
export const ScheduleCard = memo(function ScheduleCard(props: ScheduleCardProps) {
  const { loan, schedule: months, start, years, feeKind, fee } = props
  const { currency } = useCurrency()
  if (!loan || months.length === 0) {
    return (
      <Card title={emiWords.schedule.title}>
        <CardNote>{emiWords.schedule.nothing}</CardNote>
      </Card>
    )
  }
  const calendar = months.map(({ month }) => calendarMonth(month, start))
  // Financial years need the month of the first EMI.
  const financialStart = years === 'financial' && calendar[0] ? start : undefined
  const schedule = { months, columns, calendar, financialStart }
  const loadSheet = async () => {
    const { loanSheet } = await loadOrReload(() => import('./export'))
    const sheet = loanSheet({
      loan,
      schedule: months,
      calendar,
      currencyCode: currency.code,
      fee: { feeKind, fee },
    })
    return sheetByYears(sheet, financialStart)
  }
  return (
    <Card title={emiWords.schedule.title} actions={<DownloadButtons loadSheet={loadSheet} />}>
      <FirstMonthSection start={start} onStart={changeStart} years={years} onYears={changeYears} />
      <ExpandableSchedule
        schedule={schedule}
        openYears={openYears}
        closeLabel={emiWords.schedule.showFirstMonths(FIRST_MONTHS)}
        hasMore={months.length > FIRST_MONTHS}
      >
        <FirstMonths {...schedule} />
      </ExpandableSchedule>
    </Card>
  )
})

function FirstMonths({ months: all, calendar }: Schedule<ScheduleRow>) {
  const { wholeMoney } = useCurrency()
  const months = all.slice(0, FIRST_MONTHS)
  const principals = months.map(({ principal }) => principal)
  const interests = months.map(({ interest }) => interest)
  return (
    <>
      <DataTable
        caption={captionFor(all.length)}
        columns={[loanWords.schedule.heads.month, ...columns.map(({ name }) => name)]}
        rows={months.map(({ month, principal, interest, balance }) => [
          String(month),
          wholeMoney(principal),
          wholeMoney(interest),
          wholeMoney(balance),
        ])}
        notes={calendar}
        closing={[
          months.length < FIRST_MONTHS ? loanWords.schedule.total : loanWords.schedule.year(1),
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
const captionFor = (months: number): string =>
  months > FIRST_MONTHS
    ? emiWords.schedule.firstMonthsCaption(FIRST_MONTHS)
    : emiWords.schedule.caption(months)
