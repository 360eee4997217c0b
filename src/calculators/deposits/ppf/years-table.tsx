import { unitOf } from '../../../core/money/currencies'
import { type Columns, money, name } from '../../../core/tables/columns'
import { CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { DataTable, missSum, WHY_SUMS_MISS } from '../../../ui/tables/data-table'
import { depositsWords } from '../shared/words'
import { type AccountYear, nameOfRow } from './account'
import type { PpfInputs, PpfResults } from './compute'
import { ppfWords } from './words'

/** @param opened the month of opening, if years are named by it */
export const columnsFor = (opened: string | undefined): Columns<AccountYear> => [
  name(depositsWords.year, ({ row }) => nameOfRow(row, opened)),
  money(ppfWords.years.deposited, ({ deposited }) => deposited),
  money(ppfWords.years.interest, ({ interest }) => interest),
  money(ppfWords.years.balance, ({ balance }) => balance),
]

type YearsTableProps = { plan: PpfInputs; results: PpfResults }

/** Deposits, interest and balance of each financial year. */
export function YearsTable({ plan, results }: YearsTableProps) {
  const { currency } = useCurrency()
  const { years } = results
  const lastMonth = results.accountMonths.at(-1)?.month
  return (
    <>
      <DataTable caption={ppfWords.years.caption} columns={columnsFor(plan.opened)} rows={years} />
      <CardNote>
        {/* Each sentence is an element: programs that translate pages replace its text. */}
        <span>{ppfWords.years.note(unitOf(currency))}</span>
        {lastMonth !== 3 && <span>{` ${ppfWords.years.lastPart}`}</span>}
        {years.some(({ deposited, interest, balance }, index) =>
          missSum([
            deposited,
            interest,
            ...(index > 0 ? [years[index - 1]?.balance ?? balance] : [results.balance]),
          ]),
        ) && <span>{` ${WHY_SUMS_MISS}`}</span>}
      </CardNote>
    </>
  )
}
