import { classNames } from '../../page/class-names'
import { FigureRow, TableFrame, tableLook } from '../data-table'
import styles from './grouped-table.module.css'

type GroupedTableProps = {
  caption: string
  /** The name of the margin. */
  margin: string
  /** Columns under the name that they share. On phones a group may be left out. */
  groups: readonly {
    readonly name: string
    readonly columns: readonly string[]
    readonly isWide?: boolean
  }[]
  rows: readonly (readonly string[])[]
  /** The row that holds today. */
  today?: number | undefined
  closing?: readonly string[] | undefined
}

/** Figures in columns whose names stand in two lines: what a group is about, and what each is. */
export function GroupedTable(props: GroupedTableProps) {
  const { caption, margin, groups, rows, today, closing } = props
  const allRows = closing ? [...rows, closing] : rows
  // The wide groups come first.
  const countOf = (some: typeof groups) => some.flatMap(({ columns }) => columns).length
  const wide = countOf(groups.filter(({ isWide }) => isWide))
  return (
    <TableFrame caption={caption} rows={allRows}>
      <table
        className={classNames(tableLook(allRows), styles.table)}
        data-columns={countOf(groups)}
        data-wide={wide || undefined}
      >
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          <col />
        </colgroup>
        {groups.map(({ name, columns, isWide }) => (
          <colgroup key={name} className={isWide ? styles.wide : undefined}>
            {columns.map((column) => (
              <col key={column} />
            ))}
          </colgroup>
        ))}
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {margin}
            </th>
            {groups.map(({ name, columns, isWide }) => (
              <th
                key={name}
                colSpan={columns.length}
                scope="colgroup"
                className={classNames(styles.group, isWide && styles.wide)}
              >
                <span>{name}</span>
              </th>
            ))}
          </tr>
          <tr>
            {groups.map(({ name, columns, isWide }) =>
              columns.map((column) => (
                <th
                  key={`${name} ${column}`}
                  scope="col"
                  className={isWide ? styles.wide : undefined}
                >
                  {column}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <FigureRow key={cells[0]} cells={cells} isToday={index === today} />
          ))}
        </tbody>
        {closing && (
          <tfoot>
            <FigureRow cells={closing} />
          </tfoot>
        )}
      </table>
    </TableFrame>
  )
}
