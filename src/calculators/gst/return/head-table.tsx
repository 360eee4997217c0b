import { Fragment } from 'react'
import { Field } from '../../../ui/fields/bound'
import ruled from '../../../ui/fields/ruled.module.css'
import { classNames } from '../../../ui/page/class-names'
import { type ReturnResults, rows } from './compute'
import { FromSales } from './from-sales'
import styles from './head-table.module.css'
import { cellName, inputs, type ReturnReading, shownHeads, type Typed } from './inputs'
import { cellNotes, columnName, rowName } from './sentences'
import { returnWords } from './words'

/** Longer texts have no room in their column. */
const LONGEST_CELL = 13

type HeadTableProps = {
  typed: Typed
  reading: ReturnReading
  results: ReturnResults | undefined
}

/** The amounts by head: a small table whose cells are the fields. */
export function HeadTable({ typed, reading, results }: HeadTableProps) {
  const heads = shownHeads(typed)
  const isLong = rows.some((row) =>
    heads.some((head) => typed[cellName(row, head)].length > LONGEST_CELL),
  )
  const notes = cellNotes(typed, reading, results)
  return (
    <div className={classNames(ruled.full, styles.whole)}>
      <table
        className={classNames(ruled.table, styles.heads)}
        data-stacked={isLong || undefined}
        data-columns={heads.length}
      >
        <caption className="visually-hidden">{returnWords.amounts}</caption>
        <thead>
          <tr>
            <td />
            {heads.map((head) => (
              <th key={head} scope="col">
                {/* A long name may break after its stroke. */}
                {columnName(head)
                  .split('/')
                  .map((part, index) => (
                    <Fragment key={part}>
                      {index > 0 && '/'}
                      {index > 0 && <wbr />}
                      {part}
                    </Fragment>
                  ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{rowName(row, typed.filing)}</th>
              {heads.map((head) => (
                <td key={head} data-name={columnName(head)}>
                  <Field
                    of={inputs}
                    name={cellName(row, head)}
                    label={returnWords.cell(rowName(row, typed.filing), columnName(head))}
                    size="bare"
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={ruled.note} role="status">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <div className={styles.fromSales}>
        <FromSales typed={typed} />
      </div>
    </div>
  )
}
