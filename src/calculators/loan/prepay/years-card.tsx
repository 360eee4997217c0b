import { memo } from 'react'
import type { LoanMonth } from '../../../core/loan/changing-loan'
import { sum } from '../../../core/money/decimal'
import { type MoneyColumn, money } from '../../../core/tables/columns'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { NoTableCard, TableCard } from '../../../ui/tables/download-buttons'
import { ExpandableSchedule, openYearsStore, YearKindSection } from '../shared/schedule'
import { calendarMonth, type YearKind } from '../shared/terms'
import type { PrepayResults } from './compute'
import { inputs, type Typed } from './inputs'
import { prepayWords } from './words'

type YearsCardProps = {
  results: PrepayResults | undefined
  /** The months of the tenure, which are shown of a loan that never ends. */
  agreedMonths: number
  /** The month of the first EMI as `2027-04`, or empty. */
  start: string
  years: YearKind
  /** The inputs that the results belong to. */
  typed: Typed
}

type Column = MoneyColumn<LoanMonth>

const inAll = { total: 'sum' } as const
const principal: Column = money(prepayWords.schedule.principal, (month) => month.principal, inAll)
const interest: Column = money(prepayWords.schedule.interest, (month) => month.interest, inAll)
const prepaid: Column = money(prepayWords.schedule.prepaid, (month) => month.prepayment, inAll)
const balance: Column = money(prepayWords.schedule.balance, (month) => month.balance, {
  total: 'last',
})
export const columns = [principal, interest, prepaid, balance]

/** In a tax return, prepayments count as repaid principal. */
const taxColumns: readonly Column[] = [
  { ...principal, of: ({ principal, prepayment }) => sum(principal, prepayment) },
  interest,
  balance,
]
const taxNote = prepayWords.schedule.taxNote

const openYears = openYearsStore('gst-hisab-open-prepay-years')

const changeYears = (years: YearKind) => inputs.change({ years })

const yearsTable = lazyPart(() => import('./years-table').then((part) => part.YearsTable))

/** The loan year by year, without and with its changes, or all months with them. */
export const YearsCard = memo(function YearsCard(props: YearsCardProps) {
  const { results, agreedMonths, start, years, typed } = props
  const months = results?.with.rows.slice(0, results.with.end?.months ?? agreedMonths) ?? []
  if (!results || months.length === 0) {
    return <NoTableCard>{prepayWords.nothingToRepay}</NoTableCard>
  }
  const calendar = months.map(({ month }) => calendarMonth(month, start))
  // Financial years need the month of the first EMI.
  const financialStart = years === 'financial' && calendar[0] ? start : undefined
  const schedule = { months, columns, calendar, financialStart, taxColumns, taxNote }
  return (
    <TableCard
      load={() => import('./export')}
      sheet={(file, currencyCode) => file.prepaySheet({ results, schedule, currencyCode, typed })}
    >
      {calendar[0] && <YearKindSection years={years} onYears={changeYears} />}
      <ExpandableSchedule
        schedule={schedule}
        openYears={openYears}
        closeLabel={prepayWords.schedule.close}
        hasMore
      >
        <DeferredIsland part={yearsTable} props={{ results, agreedMonths }} />
      </ExpandableSchedule>
    </TableCard>
  )
})
