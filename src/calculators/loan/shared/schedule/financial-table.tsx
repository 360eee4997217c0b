import { CardNote } from '../../../../ui/page/card'
import { useCurrency } from '../../../../ui/tab/currency'
import { DataTable, RoundingNote } from '../../../../ui/tables/data-table'
import { closingOf } from './closing-of'
import styles from './financial-table.module.css'
import { financialYears } from './financial-years'
import type { Schedule } from './schedule-fold'

/** What each financial year repays and costs, for the tax return. */
export function FinancialTable<Month extends { readonly month: number }>(props: {
  schedule: Schedule<Month>
}) {
  const { months, financialStart = '', taxNote } = props.schedule
  const columns = props.schedule.taxColumns ?? props.schedule.columns
  const { wholeMoney } = useCurrency()
  const years = financialYears(months, financialStart)
  const cellsOf = (some: readonly Month[]) =>
    columns.map((column) => wholeMoney(closingOf(column, some)))
  return (
    <>
      <div className={styles.years}>
        <DataTable
          caption="Financial years, April to March"
          columns={['Year', ...columns.map(({ name }) => name)]}
          rows={years.map(({ name, months }) => [name, ...cellsOf(months)])}
          closing={['Total', ...cellsOf(months)]}
        />
      </div>
      {taxNote && <CardNote>{taxNote}</CardNote>}
      <RoundingNote
        columns={columns.flatMap((column) =>
          column.isLeft ? [] : [years.map(({ months }) => closingOf(column, months))],
        )}
      />
    </>
  )
}
