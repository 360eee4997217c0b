import type { ReactNode } from 'react'
import type { Decimal } from '../../core/money/decimal'
import { missSum } from '../../core/money/round-whole'
import { classNames } from '../page/class-names'
import styles from './data-table.module.css'
import { tablesWords } from './words'

type Cells = readonly string[]

/** From 10 lakh on, figures are smaller on phones. */
const LARGE_AMOUNT = '₹10,00,000'.length
/** From 1 crore on, columns are as wide as their figures need. */
const LONG_AMOUNT = '₹1,00,00,000'.length

type DataTableProps = {
  caption: string
  /** The first column is the margin: a number, not an amount. */
  columns: Cells
  rows: readonly Cells[]
  /** A quiet word under each row's number, such as its calendar month. */
  notes?: readonly (string | undefined)[] | undefined
  /** The closing row, between the rules of a total. */
  closing?: Cells | undefined
}

/** Figures in columns, the first one in the margin, the last one in bold. */
export function DataTable({ caption, columns, rows, notes, closing }: DataTableProps) {
  const allRows = closing ? [...rows, closing] : rows
  return (
    <TableFrame caption={caption} rows={allRows}>
      <table className={tableLook(allRows)}>
        <TableHead caption={caption} columns={columns} />
        <TableBody rows={rows} notes={notes} closing={closing} />
      </table>
    </TableFrame>
  )
}

type TableBodyProps = Pick<DataTableProps, 'rows' | 'notes' | 'closing'> & {
  /** The row that holds today. */
  today?: number | undefined
}

/** The rows of figures, and the closing one at their foot. */
export function TableBody({ rows, notes, closing, today }: TableBodyProps) {
  return (
    <>
      <tbody>
        {rows.map((cells, index) => (
          <FigureRow key={cells[0]} cells={cells} note={notes?.[index]} isToday={index === today} />
        ))}
      </tbody>
      {closing && (
        <tfoot>
          <FigureRow cells={closing} />
        </tfoot>
      )}
    </>
  )
}

/** What a table is about, for those who cannot see where it stands, and the names of its columns. */
export function TableHead({ caption, columns }: Pick<DataTableProps, 'caption' | 'columns'>) {
  return (
    <>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
    </>
  )
}

type TableFrameProps = {
  caption: string
  rows: readonly Cells[]
  /** There are more columns than a phone has room for, short as their figures may be. */
  isWide?: boolean
  children: ReactNode
}

/** Long figures scroll sideways in a frame of their own; without a touch screen the arrow keys scroll it. */
export function TableFrame({ caption, rows, isWide, children }: TableFrameProps) {
  if (!isWide && longestAmount(rows) < LONG_AMOUNT) return children
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable
    <section className={styles.scroll} aria-label={tablesWords.frame(caption)} tabIndex={0}>
      {children}
    </section>
  )
}

/** The look of a table that holds these figures: long ones need wider columns. */
export function tableLook(rows: readonly Cells[]): string {
  const longest = longestAmount(rows)
  return classNames(
    styles.table,
    longest >= LARGE_AMOUNT && styles.large,
    longest >= LONG_AMOUNT && styles.long,
  )
}

type FigureRowProps = {
  cells: Cells
  note?: string | undefined
  isClosing?: boolean
  isToday?: boolean
}

/** A row whose first cell names it. A closing row stands between two rules, today's on its ground. */
export function FigureRow({ cells, note, isClosing, isToday }: FigureRowProps) {
  const [first, ...figures] = cells
  return (
    <tr className={classNames(isClosing && styles.closing, isToday && styles.today) || undefined}>
      <th key={first} scope="row">
        {first}
        {note && <small className={styles.note}>{` ${note}`}</small>}
      </th>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
        <td key={index} data-amount>
          {figure}
        </td>
      ))}
    </tr>
  )
}

/** Of the figures, not of the margin; never as arguments of one call, which takes only so many. */
const longestAmount = (rows: readonly Cells[]) =>
  rows
    .flatMap((cells) => cells.slice(1))
    .reduce((longest, figure) => Math.max(longest, figure.length), 0)

/** What a table says of whole amounts that miss their sum. */
export const WHY_SUMS_MISS = tablesWords.whySumsMiss

/** A quiet line under a table, where amounts as shown miss the sum that is shown below them. */
export function RoundingNote({ columns }: { columns: readonly (readonly Decimal[])[] }) {
  return columns.some(missSum) && <p className={styles.rounding}>{WHY_SUMS_MISS}</p>
}

export { missSum }
