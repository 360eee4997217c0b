import type { ReactNode } from 'react'
import { type Decimal, zero } from '../../core/money/decimal'
import { groupDigits } from '../../core/money/group-digits'
import { missSum } from '../../core/money/round-whole'
import { type Column, type Columns, totalOf } from '../../core/tables/columns'
import { classNames } from '../page/class-names'
import { useCurrency } from '../tab/currency'
import { uiWords } from '../words'
import styles from './data-table.module.css'

type Cells = readonly string[]

/** From 10 lakh on, figures are smaller on phones. */
const LARGE_AMOUNT = '₹10,00,000'.length
/** From 1 crore on, columns are as wide as their figures need. */
const LONG_AMOUNT = '₹1,00,00,000'.length

type DataTableProps<Row> = {
  caption: string
  /** The first column is the margin: it names the row. */
  columns: Columns<Row>
  rows: readonly Row[]
  /** A quiet word under each row's number, such as its calendar month. */
  notes?: readonly (string | undefined)[] | undefined
  /** The name of the closing row, between the rules of a total, which has those of the columns. */
  closing?: string | undefined
  /** A closing row of its own, where it is no sum of what is shown. */
  closingRow?: Row
  /** Of amounts. */
  decimals?: 0 | 2
  /** The row that holds today. */
  today?: number
  className?: string | undefined
}

/** Figures in columns, the first one in the margin, the last one in bold. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    notes,
    closing,
    closingRow,
    decimals = 0,
    today,
    className,
  } = props
  const { money, wholeMoney } = useCurrency()
  const shown: ShownMoney = (amount) =>
    decimals > 0 && amount !== undefined ? money(amount, decimals) : wholeMoney(amount)
  const cellsOf = (row: Row) => columns.map((column) => shownCell(column, row, shown))
  const cells = rows.map(cellsOf)
  const closingCells = closingRow
    ? cellsOf(closingRow)
    : closing && [closing, ...shownTotals(columns.slice(1), rows, shown)]
  const all = closingCells ? [...cells, closingCells] : cells
  return (
    <TableFrame caption={caption} rows={all}>
      <table className={classNames(tableLook(all), className)}>
        <TableHead caption={caption} columns={columns.map(({ head }) => head)} />
        <TableBody rows={cells} notes={notes} closing={closingCells || undefined} today={today} />
      </table>
    </TableFrame>
  )
}

type ShownMoney = (amount: Decimal | undefined) => string

/** A cell as the page shows it. */
export function shownCell<Row>(column: Column<Row>, row: Row, money: ShownMoney): string {
  switch (column.kind) {
    case 'name':
      return column.of(row)
    case 'count': {
      const number = column.of(row)
      return number === undefined ? '' : groupDigits(String(number))
    }
    case 'day':
      return column.say(column.of(row))
    case 'money': {
      const amount = column.of(row)
      const instead = amount === undefined ? column.none : amount === zero ? column.zero : undefined
      return instead ?? money(amount)
    }
  }
}

/** What columns come to; nothing where they have no total. */
export const shownTotals = <Row,>(
  columns: Columns<Row>,
  rows: readonly Row[],
  money: ShownMoney,
): string[] =>
  columns.map((column) =>
    column.kind === 'money' && column.total ? money(totalOf(column, rows)) : '',
  )

type TableBodyProps = {
  rows: readonly Cells[]
  notes?: readonly (string | undefined)[] | undefined
  closing?: Cells | undefined
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
export function TableHead({ caption, columns }: { caption: string; columns: Cells }) {
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
    <section className={styles.scroll} aria-label={uiWords.tables.frame(caption)} tabIndex={0}>
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
export const WHY_SUMS_MISS = uiWords.tables.whySumsMiss

/** A quiet line under a table, where amounts as shown miss the sum that is shown below them. */
export function RoundingNote({ columns }: { columns: readonly (readonly Decimal[])[] }) {
  return columns.some(missSum) && <p className={styles.rounding}>{WHY_SUMS_MISS}</p>
}

export { missSum }
