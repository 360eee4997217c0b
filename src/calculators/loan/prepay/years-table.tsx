import { sum } from '../../../core/decimal'
import { useCurrency } from '../../../ui/tab/currency'
import { RoundingNote } from '../../../ui/tables/data-table'
import { GroupedTable } from '../../../ui/tables/grouped-table'
import { type CourseYear, type PrepayResults, yearByYear } from './compute'

/** Interest and balance of each year, without and with the changes. */
export function YearsTable({
  results,
  agreedMonths,
}: {
  results: PrepayResults
  agreedMonths: number
}) {
  const { wholeMoney } = useCurrency()
  const years = yearByYear(results, agreedMonths)
  const interestOf = (way: 'without' | 'with') =>
    years.flatMap(({ [way]: year }) => (year ? [year.interest] : []))
  const columns = [interestOf('without'), interestOf('with')]
  const cellOf = (year: CourseYear | undefined, name: keyof CourseYear) =>
    year ? wholeMoney(year[name]) : '–'
  return (
    <>
      <GroupedTable
        caption="Year by year"
        margin="Year"
        groups={[
          { name: 'Interest in the year', columns: ['Without', 'With'] },
          { name: 'Owed at its end', columns: ['Without', 'With'] },
        ]}
        leavesOneOut
        rows={years.map((row) => [
          String(row.year),
          cellOf(row.without, 'interest'),
          cellOf(row.with, 'interest'),
          cellOf(row.without, 'owed'),
          cellOf(row.with, 'owed'),
        ])}
        closing={['Total', ...columns.map((column) => wholeMoney(sum(...column))), '', '']}
      />
      <RoundingNote columns={columns} />
    </>
  )
}
