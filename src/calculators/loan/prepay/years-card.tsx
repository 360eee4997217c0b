import { memo } from 'react'
import { sum } from '../../../core/decimal'
import type { LoanMonth } from '../../../core/loan/changing-loan'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { Card, CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, loadOrReload } from '../../../ui/tab/lazy-part'
import { DownloadButtons } from '../../../ui/tables/download-buttons'
import type { YearKind } from '../shared/schedule/financial-years'
import { calendarMonth } from '../shared/schedule/months'
import { openYearsOf } from '../shared/schedule/open-years'
import {
  FirstMonth,
  type ScheduleColumn,
  ScheduleFold,
  sheetByYears,
} from '../shared/schedule/schedule-fold'
import type { PrepayResults } from './compute'
import { inputs, type PrepayTexts } from './inputs'

type YearsCardProps = {
  results: PrepayResults | undefined
  /** How long the loan was to run, for one that never ends. */
  agreed: number
  /** The month of the first EMI as `2027-04`, or nothing. */
  start: string
  years: YearKind
  /** The inputs that the results belong to. */
  typed: PrepayTexts
}

const columns: readonly ScheduleColumn<LoanMonth>[] = [
  { name: 'Principal', of: ({ principal }) => principal },
  { name: 'Interest', of: ({ interest }) => interest },
  { name: 'Prepaid', of: ({ prepayment }) => prepayment },
  { name: 'Balance', of: ({ balance }) => balance, isLeft: true },
]

/** A prepayment repays the loan like the principal of an instalment. */
const taxColumns: typeof columns = [
  { name: 'Principal', of: ({ principal, prepayment }) => sum(principal, prepayment) },
  ...columns.filter(({ name }) => name === 'Interest' || name === 'Balance'),
]
const taxNote = 'With the changes. Principal holds what was prepaid.'

const openYears = openYearsOf('gst-hisab-open-prepay-years')

const changeStart = (start: string) => inputs.change({ start })
const changeYears = (years: YearKind) => inputs.change({ years })

const yearTable = lazyPart(() => import('./year-table').then((part) => part.YearTable))

/** The loan year by year, without and with its changes, or every month with them. */
export const YearsCard = memo(function YearsCard(props: YearsCardProps) {
  const { results, agreed, start, years, typed } = props
  const { currency } = useCurrency()
  const months = results?.with.rows.slice(0, results.with.end?.months ?? agreed) ?? []
  if (!results || months.length === 0) {
    return (
      <Card title="Year by year">
        <CardNote>There is nothing to repay yet.</CardNote>
      </Card>
    )
  }
  const calendar = months.map(({ month }) => calendarMonth(month, start))
  // Without a first month there are no financial years.
  const financialStart = years === 'financial' && calendar[0] ? start : undefined
  const loadSheet = async () => {
    const { prepaySheet } = await loadOrReload(() => import('./export'))
    const sheet = prepaySheet({ results, months, calendar, currencyCode: currency.code, typed })
    return sheetByYears(sheet, financialStart)
  }
  return (
    <Card title="Year by year" actions={<DownloadButtons loadSheet={loadSheet} />}>
      <FirstMonth start={start} onStart={changeStart} years={years} onYears={changeYears} />
      <ScheduleFold
        schedule={{ months, columns, calendar, financialStart, taxColumns, taxNote }}
        openYears={openYears}
        foldName="Show year by year"
        hasMore
      >
        <DeferredIsland part={yearTable} props={{ results, agreed }} />
      </ScheduleFold>
    </Card>
  )
})
