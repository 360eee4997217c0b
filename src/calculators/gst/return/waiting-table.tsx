import { sayShortDate } from '../../../core/language/dates'
import { groupDigits } from '../../../core/money/group-digits'
import { classNames } from '../../../ui/page/class-names'
import { FigureRow, TableFrame, TableHead, tableLook } from '../../../ui/tables/data-table'
import type { Cost, ReturnResults } from './compute'
import { sayRupees } from './rupees'
import styles from './tables.module.css'
import { returnWords } from './words'

/** The days that everybody asks about, with the person's own among them. */
export function costsOf({ ifLater, daysLate, costAfter }: ReturnResults): readonly Cost[] {
  if (ifLater.some(({ days }) => days === daysLate)) return ifLater
  return [...ifLater, costAfter(daysLate)].sort((a, b) => a.days - b.days)
}

type WaitingTableProps = { results: ReturnResults }

export function WaitingTable({ results }: WaitingTableProps) {
  const costs = costsOf(results)
  const rows = costs.map(({ days, date, interest, lateFee, total }) => [
    groupDigits(String(days)),
    sayShortDate(date),
    sayRupees(interest),
    sayRupees(lateFee),
    sayRupees(total),
  ])
  return (
    <TableFrame caption={returnWords.wait.title} rows={rows}>
      <table className={classNames(tableLook(rows), styles.wait)}>
        <TableHead
          caption={returnWords.wait.title}
          columns={[
            returnWords.wait.daysLate,
            returnWords.wait.filedOn,
            returnWords.wait.interest,
            returnWords.wait.lateFee,
            returnWords.wait.inAll,
          ]}
        />
        <tbody>
          {rows.map((row, index) => (
            <FigureRow
              key={row[0]}
              cells={row}
              note={row[1]}
              isToday={costs[index]?.days === results.daysLate}
            />
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}
