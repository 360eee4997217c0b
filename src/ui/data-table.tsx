import { classNames } from './class-names'
import styles from './data-table.module.css'

type Cells = readonly string[]

/** From 1 crore on, figures are set smaller on phones, so that all columns stay in view. */
const LONG_AMOUNT = '₹1,00,00,000'.length
/** Beyond this the table scrolls sideways in its own frame. */
const LONGEST_IN_VIEW = '₹99,99,99,999'.length

type DataTableProps = {
  caption: string
  /** The first column is the margin: a number, not an amount. */
  columns: Cells
  rows: readonly Cells[]
  /** A quiet word under each row's number, such as its calendar month. */
  notes?: readonly (string | undefined)[]
  /** The closing row, between the rules of a total. */
  closing?: Cells | undefined
}

/** Figures in columns, the first one in the margin, the last one in bold. */
export function DataTable({ caption, columns, rows, notes = [], closing }: DataTableProps) {
  const table = (
    <table className={tableLook(rows)}>
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
      <tbody>
        {rows.map((cells, index) => (
          <FigureRow key={cells[0]} cells={cells} note={notes[index]} />
        ))}
      </tbody>
      {closing && (
        <tfoot>
          <FigureRow cells={closing} />
        </tfoot>
      )}
    </table>
  )
  if (longestAmount(rows) <= LONGEST_IN_VIEW) return table
  return (
    // Whoever cannot swipe scrolls it with the arrow keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  )
}

/** The look of a table that holds these figures. */
export function tableLook(rows: readonly Cells[]): string {
  const longest = longestAmount(rows)
  return classNames(
    styles.table,
    longest >= LONG_AMOUNT && styles.dense,
    longest > LONGEST_IN_VIEW && styles.tooLong,
  )
}

/** A row whose first cell names it. A closing row stands between two rules. */
export function FigureRow(props: { cells: Cells; note?: string | undefined; isClosing?: boolean }) {
  const { cells, note, isClosing = false } = props
  const [first, ...figures] = cells
  return (
    <tr className={isClosing ? styles.closing : undefined}>
      <th scope="row">
        {first}
        {note && <small className={styles.note}> {note}</small>}
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

const longestAmount = (rows: readonly Cells[]) =>
  Math.max(0, ...rows.flatMap(([, ...figures]) => figures.map(({ length }) => length)))
