import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './data-table.module.css'

type Cells = readonly string[]

type DataTableProps = {
  caption: string
  /** The first column is the margin: a number, not an amount. */
  columns: Cells
  rows: readonly Cells[]
  /** The closing row, between the rules of a total. */
  closing?: Cells | undefined
  /** Long amounts are set smaller on phones, so that all columns stay in view. */
  dense?: boolean
}

/** Figures in columns, the first one in the margin, the last one in bold. */
export function DataTable({ caption, columns, rows, closing, dense = false }: DataTableProps) {
  return (
    <table className={classNames(styles.table, dense && styles.dense)}>
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
