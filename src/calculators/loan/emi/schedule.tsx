import { memo } from 'react'
import type { ScheduleRow } from '../../../core/loan/annuity'
import { type MoneyColumn, money, name, summedAmounts } from '../../../core/tables/columns'
import { DataTable, RoundingNote } from '../../../ui/tables/data-table'
import { NoTableCard, TableCard } from '../../../ui/tables/download-buttons'
import type { Schedule } from '../shared/full-schedule'
import {
  ExpandableSchedule,
  FirstMonthSection,
  openYearsStore,
  YearKindSection,
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

const monthColumn = name(loanWords.schedule.heads.month, ({ month }: ScheduleRow) => String(month))
/** The amounts of a month, on the page and in files. */
export const columns: readonly MoneyColumn<ScheduleRow>[] = [
  money(loanWords.schedule.heads.principal, ({ principal }) => principal, { total: 'sum' }),
  money(loanWords.schedule.heads.interest, ({ interest }) => interest, { total: 'sum' }),
  money(loanWords.schedule.heads.balance, ({ balance }) => balance, { total: 'last' }),
]

const openYears = openYearsStore('gst-hisab-open-years')

const changeStart = (start: string) => inputs.change({ start })
const changeYears = (years: YearKind) => inputs.change({ years })

/** The repayment schedule: the first twelve months, or all months grouped by year. */
export const ScheduleCard = memo(function ScheduleCard(props: ScheduleCardProps) {
  const { loan, schedule: months, start, years, feeKind, fee } = props
  if (!loan || months.length === 0) {
    return <NoTableCard title={emiWords.schedule.title}>{emiWords.schedule.nothing}</NoTableCard>
  }
  const calendar = months.map(({ month }) => calendarMonth(month, start))
  // Financial years need the month of the first EMI.
  const financialStart = years === 'financial' && calendar[0] ? start : undefined
  const schedule = { months, columns, calendar, financialStart }
  return (
    <TableCard
      title={emiWords.schedule.title}
      load={() => import('./export')}
      sheet={(file, currencyCode) =>
        file.loanSheet({ schedule, loan, currencyCode, fee: { feeKind, fee } })
      }
    >
      <FirstMonthSection start={start} onStart={changeStart} isInCard />
      {calendar[0] && <YearKindSection years={years} onYears={changeYears} />}
      <ExpandableSchedule
        schedule={schedule}
        openYears={openYears}
        closeLabel={emiWords.schedule.showFirstMonths(FIRST_MONTHS)}
        hasMore={months.length > FIRST_MONTHS}
      >
        <FirstMonths {...schedule} />
      </ExpandableSchedule>
    </TableCard>
  )
})

function FirstMonths({ months: all, calendar }: Schedule<ScheduleRow>) {
  const months = all.slice(0, FIRST_MONTHS)
  return (
    <>
      <DataTable
        caption={captionFor(all.length)}
        columns={[monthColumn, ...columns]}
        rows={months}
        notes={calendar}
        closing={
          months.length < FIRST_MONTHS ? loanWords.schedule.total : loanWords.schedule.year(1)
        }
      />
      <RoundingNote columns={summedAmounts(columns, months)} />
    </>
  )
}

/** @example captionFor(60) // 'Repayment schedule, first 12 months' */
const captionFor = (months: number): string =>
  months > FIRST_MONTHS
    ? emiWords.schedule.firstMonthsCaption(FIRST_MONTHS)
    : emiWords.schedule.caption(months)
