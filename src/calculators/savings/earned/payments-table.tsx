import { sayShortDate } from '../../../core/language/dates'
import { type Decimal, round } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import type { WorthRow } from '../../../core/yearly-rate/worth'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import { TableFrame, tableLook } from '../../../ui/tables/data-table'
import styles from './payments-table.module.css'
import { NOTHING } from './sentences'
import { useInSteps } from './use-in-steps'
import { returnsWords } from './words'

/** So many rows are laid out in a frame. */
const ROWS_A_FRAME = 40

type PaymentsTableProps = {
  worth: readonly WorthRow[]
  /** How many of them are shown. */
  count: number
}

/** Each payment, and what it has grown to. */
export function PaymentsTable({ worth, count }: PaymentsTableProps) {
  const { wholeMoney } = useCurrency()
  const orNothing = (amount: Decimal | undefined) => (amount ? wholeMoney(amount) : NOTHING)
  const rendered = useInSteps(Math.min(worth.length, count), ROWS_A_FRAME)
  const shown = worth.slice(0, rendered)
  const rows = shown.map(({ day, in: paidIn, out, days, worth }) => [
    sayShortDate(day),
    orNothing(paidIn),
    orNothing(out),
    groupDigits(String(days)),
    worth === undefined ? NOTHING : wholeMoney(worth),
  ])
  return (
    <TableFrame caption={returnsWords.table.caption} rows={rows}>
      <table className={classNames(tableLook(rows), styles.table)}>
        <caption className="visually-hidden">{returnsWords.table.caption}</caption>
        <thead>
          <tr>
            {returnsWords.table.columns.map((column, index) => (
              <th key={column} scope="col">
                <span className={styles.long}>{column}</span>
                <span className={styles.short}>{returnsWords.table.shortColumns[index]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([date = '', ...figures], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several payments may be of one day
            <tr key={index}>
              <th scope="row">
                {date.slice(0, -4)}
                <span className={styles.century}>{date.slice(-4, -2)}</span>
                {date.slice(-2)}
              </th>
              {figures.map((figure, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                  key={column}
                  data-amount
                  data-tone={column === 3 && isMinus(shown[index]?.worth) ? 'loss' : undefined}
                >
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

const isMinus = (amount: Decimal | undefined) => amount !== undefined && round(amount, 0) < 0n
