import { type Columns, money, name } from '../../../core/tables/columns'
import { CardNote } from '../../../ui/page/card'
import { DataTable, missSum, WHY_SUMS_MISS } from '../../../ui/tables/data-table'
import { savingsWords } from '../shared/words'
import { yearName } from '../shared/year-names'
import type { Growing, LumpSumInputs } from './compute'
import { shownAmount } from './sentences'
import { lumpSumWords } from './words'

export const columns: Columns<Growing['years'][number]> = [
  name(savingsWords.year, ({ months }) => yearName(months)),
  money(lumpSumWords.value, ({ value }) => value),
  money(lumpSumWords.results.gain, ({ gain }) => gain),
  money(lumpSumWords.results.inTodaysMoney, ({ inTodaysMoney }) => inTodaysMoney),
]

/** Value, gain and what it buys, at the end of each year, and a note below the table. */
export function YearsTable({ asked, growing }: { asked: LumpSumInputs; growing: Growing }) {
  const { amount, years } = growing
  const note = asked.inflation === 0n ? lumpSumWords.years.noInflation : lumpSumWords.years.note
  const isRounded = shownAmount(asked.find, growing) !== amount
  return (
    <>
      <DataTable caption={lumpSumWords.years.caption} columns={columns} rows={years} />
      <CardNote>
        {/* Each sentence is an element: programs that translate pages replace its text. */}
        <span key={note}>{note}</span>
        {isRounded && <span>{` ${lumpSumWords.years.rounded}`}</span>}
        {years.some(({ gain }) => missSum([amount, gain])) && <span>{` ${WHY_SUMS_MISS}`}</span>}
      </CardNote>
    </>
  )
}
