import { sayMonth } from '../../../core/language/dates'
import { roundedUp } from '../../../core/money/round-whole'
import { tds } from '../../../core/rules/deposits'
import { type Columns, money, name } from '../../../core/tables/columns'
import { CardNote } from '../../../ui/page/card'
import { DataTable, missSum, WHY_SUMS_MISS } from '../../../ui/tables/data-table'
import { inRupees } from '../shared/tax-fields'
import { depositsWords } from '../shared/words'
import type { Deposit, FixedFind } from './compute'
import { fixedWords } from './words'

export const columns: Columns<Deposit['years'][number]> = [
  name(depositsWords.year, ({ year }) => year),
  money(depositsWords.results.interest, ({ interest }) => interest),
  money(depositsWords.tds, ({ tds }) => tds, { zero: fixedWords.years.noTds }),
  money(depositsWords.value, ({ value }) => value),
]

type YearsTableProps = { deposit: Deposit; find: FixedFind }

/** Interest, TDS and value of each year. */
export function YearsTable({ deposit, find }: YearsTableProps) {
  const { years, maturesOn, amount } = deposit
  const notes = [
    maturesOn ? depositsWords.yearsNote.dated : depositsWords.yearsNote.undated,
    depositsWords.yearsNote.tds(
      inRupees(tds.above),
      inRupees(tds.aboveForSeniors),
      tds.seniorFrom,
      sayMonth(tds.from),
    ),
    find === 'amount' && roundedUp(amount) !== amount && fixedWords.years.roundedUp,
    doSumsMiss(deposit) && WHY_SUMS_MISS,
  ]
  return (
    <>
      <DataTable caption={fixedWords.years.caption} columns={columns} rows={years} />
      <CardNote>{notes.filter(Boolean).join(' ')}</CardNote>
    </>
  )
}

/** Whether some year's interest, as it is shown, is not what lies between two values. */
const doSumsMiss = ({ years, amount, paidOut }: Deposit): boolean =>
  paidOut
    ? missSum(years.map(({ interest }) => interest))
    : years.some(({ interest }, index) => missSum([years[index - 1]?.value ?? amount, interest]))
