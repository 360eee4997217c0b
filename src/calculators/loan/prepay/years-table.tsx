import { sum } from '../../../core/money/decimal'
import { useCurrency } from '../../../ui/tab/currency'
import { RoundingNote } from '../../../ui/tables/data-table'
import { GroupedTable } from '../../../ui/tables/grouped-table'
import { uiWords } from '../../../ui/words'
import { type CourseYear, type PrepayResults, yearByYear } from './compute'
import { prepayWords } from './words'

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
  const ways = [prepayWords.years.without, prepayWords.years.with]
  const cellOf = (year: CourseYear | undefined, name: keyof CourseYear) =>
    year ? wholeMoney(year[name]) : '–'
  return (
    <>
      <GroupedTable
        caption={uiWords.page.yearByYear}
        margin={prepayWords.years.year}
        groups={[
          { name: prepayWords.years.interest, columns: ways },
          { name: prepayWords.years.owed, columns: ways },
        ]}
        leavesOneOut
        rows={years.map((row) => [
          String(row.year),
          cellOf(row.without, 'interest'),
          cellOf(row.with, 'interest'),
          cellOf(row.without, 'owed'),
          cellOf(row.with, 'owed'),
        ])}
        closing={[
          prepayWords.years.total,
          ...columns.map((column) => wholeMoney(sum(...column))),
          '',
          '',
        ]}
      />
      <RoundingNote columns={columns} />
    </>
  )
}
