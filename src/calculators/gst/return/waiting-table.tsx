import { sayShortDate } from '../../../core/language/dates'
import { type Columns, count, day, money } from '../../../core/tables/columns'
import { DataTable } from '../../../ui/tables/data-table'
import type { Cost, ReturnResults } from './compute'
import { decimalOf } from './rupees'
import styles from './tables.module.css'
import { returnWords } from './words'

/** What waiting costs, on the page, on paper and in files. */
export const waitingColumns: Columns<Cost> = [
  count(returnWords.wait.daysLate, ({ days }) => days),
  day(returnWords.wait.filedOn, ({ date }) => date, sayShortDate),
  money(returnWords.wait.interest, ({ interest }) => decimalOf(interest)),
  money(returnWords.wait.lateFee, ({ lateFee }) => decimalOf(lateFee)),
  money(returnWords.wait.inAll, ({ total }) => decimalOf(total)),
]

/** The days that everybody asks about, with the person's own among them. */
export function costsOf({ ifLater, daysLate, costAfter }: ReturnResults): readonly Cost[] {
  if (ifLater.some(({ days }) => days === daysLate)) return ifLater
  return [...ifLater, costAfter(daysLate)].sort((a, b) => a.days - b.days)
}

export function WaitingTable({ results }: { results: ReturnResults }) {
  const costs = costsOf(results)
  return (
    <DataTable
      caption={returnWords.wait.title}
      className={styles.wait}
      columns={waitingColumns}
      rows={costs}
      notes={costs.map(({ date }) => sayShortDate(date))}
      today={costs.findIndex(({ days }) => days === results.daysLate)}
    />
  )
}
