import { classNames } from '../page/class-names'
import { TableBody, TableFrame, tableLook } from './data-table'
import styles from './grouped-table.module.css'

type GroupedTableProps = {
  caption: string
  /** The name of the margin. */
  margin: string
  /** Columns under the name that they share. On phones the first one of the last may be left out. */
  groups: readonly { readonly name: string; readonly columns: readonly string[] }[]
  leavesOneOut?: boolean
  rows: readonly (readonly string[])[]
  /** The row that holds today. */
  today?: number | undefined
  closing?: readonly string[] | undefined
}

/** Figures in columns whose names stand in two lines: what a group is about, and what each is. */
export function GroupedTable(props: GroupedTableProps) {
  const { caption, margin, groups, leavesOneOut = false, rows, today, closing } = props
  const allRows = closing ? [...rows, closing] : rows
  const last = groups.at(-1)
  const isLeftOut = (group: (typeof groups)[number], index: number) =>
    leavesOneOut && group === last && index === 0
  return (
    <TableFrame caption={caption} rows={allRows}>
      <table
        className={classNames(tableLook(allRows), styles.table)}
        data-columns={groups.flatMap(({ columns }) => columns).length}
        data-leaves-out={leavesOneOut || undefined}
      >
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          <col />
        </colgroup>
        {groups.map((group) => (
          <colgroup key={group.name}>
            {group.columns.map((column, index) => (
              <col key={column} className={isLeftOut(group, index) ? styles.wide : undefined} />
            ))}
          </colgroup>
        ))}
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {margin}
            </th>
            {groups.map((group) => (
              <GroupHead key={group.name} {...group} isNarrower={leavesOneOut && group === last} />
            ))}
          </tr>
          <tr>
            {groups.map((group) =>
              group.columns.map((column, index) => (
                <th
                  key={`${group.name} ${column}`}
                  scope="col"
                  className={isLeftOut(group, index) ? styles.wide : undefined}
                >
                  {column}
                </th>
              )),
            )}
          </tr>
        </thead>
        <TableBody rows={rows} closing={closing} today={today} />
      </table>
    </TableFrame>
  )
}

type GroupHeadProps = { name: string; columns: readonly string[]; isNarrower: boolean }

/** The name over its columns: over one less on phones, where one is left out. */
function GroupHead({ name, columns, isNarrower }: GroupHeadProps) {
  const head = (span: number, className?: string) => (
    <th colSpan={span} scope="colgroup" className={classNames(styles.group, className)}>
      <span>{name}</span>
    </th>
  )
  if (!isNarrower) return head(columns.length)
  return (
    <>
      {head(columns.length, styles.wide)}
      {head(columns.length - 1, styles.narrow)}
    </>
  )
}
