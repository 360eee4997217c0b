import { sayMonth } from '../../../core/language/dates'
import { zero } from '../../../core/money/decimal'
import { roundedUp } from '../../../core/money/round-whole'
import { tds } from '../../../core/rules/deposits'
import { CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { DataTable, missSum, WHY_SUMS_MISS } from '../../../ui/tables/data-table'
import { inRupees } from '../shared/tax-fields'
import { depositsWords } from '../shared/words'
import type { Deposit, FixedFind } from './compute'
import { fixedWords } from './words'

type YearsTableProps = { deposit: Deposit; find: FixedFind }

/** Interest, TDS and value of each year. */
export function YearsTable({ deposit, find }: YearsTableProps) {
  const { wholeMoney } = useCurrency()
  const { years, maturesOn, amount } = deposit
  const notes = [
    maturesOn ? depositsWords.yearsNote.dated : depositsWords.yearsNote.undated,
    depositsWords.yearsNote.tds(
      inRupees(tds.above),
      inRupees(tds.aboveForSeniors),
      sayMonth(tds.source.since),
    ),
    find === 'amount' && roundedUp(amount) !== amount && fixedWords.years.roundedUp,
    doSumsMiss(deposit) && WHY_SUMS_MISS,
  ]
  return (
    <>
      <DataTable
        caption={fixedWords.years.caption}
        columns={[
          depositsWords.year,
          depositsWords.results.interest,
          depositsWords.tds,
          depositsWords.value,
        ]}
        rows={years.map((year) => [
          year.year,
          wholeMoney(year.interest),
          year.tds === zero ? fixedWords.years.noTds : wholeMoney(year.tds),
          wholeMoney(year.value),
        ])}
      />
      <CardNote>{notes.filter(Boolean).join(' ')}</CardNote>
    </>
  )
}

/** Whether some year's interest, as it is shown, is not what lies between two values. */
const doSumsMiss = ({ years, amount, paidOut }: Deposit): boolean =>
  paidOut
    ? missSum(years.map(({ interest }) => interest))
    : years.some(({ interest }, index) => missSum([years[index - 1]?.value ?? amount, interest]))
