import { CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { DataTable, missSum, WHY_SUMS_MISS } from '../../../ui/tables/data-table'
import { savingsWords } from '../shared/words'
import { yearName } from '../shared/year-names'
import type { Growing, LumpSumInputs } from './compute'
import { shownAmount } from './sentences'
import { lumpSumWords } from './words'

/** The columns of the table and of the files. */
export const columns = [
  savingsWords.year,
  lumpSumWords.value,
  lumpSumWords.results.gain,
  lumpSumWords.results.inTodaysMoney,
]

/** Value, gain and what it buys, at the end of each year, and a note below the table. */
export function YearsTable({ asked, growing }: { asked: LumpSumInputs; growing: Growing }) {
  const { wholeMoney } = useCurrency()
  const { amount, years } = growing
  const note = asked.inflation === 0n ? lumpSumWords.years.noInflation : lumpSumWords.years.note
  const isRounded = shownAmount(asked.find, growing) !== amount
  return (
    <>
      <DataTable
        caption={lumpSumWords.years.caption}
        columns={columns}
        rows={years.map((year) => [
          yearName(year.months),
          wholeMoney(year.value),
          wholeMoney(year.gain),
          wholeMoney(year.inTodaysMoney),
        ])}
      />
      <CardNote>
        {/* Each sentence is an element: programs that translate pages replace its text. */}
        <span key={note}>{note}</span>
        {isRounded && <span>{` ${lumpSumWords.years.rounded}`}</span>}
        {years.some(({ gain }) => missSum([amount, gain])) && <span>{` ${WHY_SUMS_MISS}`}</span>}
      </CardNote>
    </>
  )
}
