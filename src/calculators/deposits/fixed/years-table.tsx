import { roundedUp } from '../../../core/money/round-whole'
import { type Columns, money, name } from '../../../core/tables/columns'
import { CardNote } from '../../../ui/page/card'
import { DataTable, missSum, WHY_SUMS_MISS } from '../../../ui/tables/data-table'
import { depositsWords } from '../shared/words'
import { sayTdsOfYears } from '../shared/years-note'
import type { Deposit, FixedInputs } from './compute'
import { fixedWords } from './words'

export const columns: Columns<Deposit['years'][number]> = [
  name(depositsWords.year, ({ year }) => year),
  money(depositsWords.results.interest, ({ interest }) => interest),
  money(depositsWords.tds, ({ tds }) => tds, { zero: fixedWords.years.noTds }),
  money(depositsWords.value, ({ value }) => value),
]

type YearsTableProps = { deposit: Deposit; asked: FixedInputs }

/** Interest, TDS and value of each year. */
export function YearsTable({ deposit, asked }: YearsTableProps) {
  const { years, maturesOn, amount } = deposit
  const notes = [
    maturesOn ? depositsWords.yearsNote.dated : depositsWords.yearsNote.undated,
    ...sayTdsOfYears(maturesOn ? years.map(({ year }) => year) : [], asked.tax),
    asked.find === 'amount' && roundedUp(amount) !== amount && fixedWords.years.roundedUp,
    deposit.closing?.kind === 'closed' && fixedWords.years.keptToTheEnd,
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
