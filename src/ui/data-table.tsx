import type { ReactNode } from 'react'
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
  /** The closing row, between the rules of a total. */
  closing?: Cells | undefined
}

/** Figures in columns, the first one in the margin, the last one in bold. */
export function DataTable({ caption, columns, rows, closing }: DataTableProps) {
  const longest = Math.max(0, ...rows.flat().map(({ length }) => length))
  const isTooLong = longest > LONGEST_IN_VIEW
  const table = (
    <table
      className={classNames(
        styles.table,
        longest >= LONG_AMOUNT && styles.dense,
        isTooLong && styles.tooLong,
      )}
    >
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
        {rows.map((cells) => (
          <Row key={cells[0]} cells={cells} />
        ))}
      </tbody>
      {closing && (
        <tfoot>
          <Row cells={closing} />
        </tfoot>
      )}
    </table>
  )
  if (!isTooLong) return table
  return (
    // Whoever cannot swipe scrolls it with the arrow keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  )
}

function Row({ cells: [first, ...rest] }: { cells: Cells }): ReactNode {
  return (
    <tr>
      <th scope="row">{first}</th>
      {rest.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
        <td key={index} data-amount>
          {cell}
        </td>
      ))}
    </tr>
  )
}
