import { unitOf } from '../../../core/money/currencies'
import { CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { DataTable, missSum, WHY_SUMS_MISS } from '../../../ui/tables/data-table'
import { depositsWords } from '../shared/words'
import { nameOfRow } from './account'
import type { PpfInputs, PpfResults } from './compute'
import { ppfWords } from './words'

type YearsTableProps = { plan: PpfInputs; results: PpfResults }

/** Deposits, interest and balance of each financial year. */
export function YearsTable({ plan, results }: YearsTableProps) {
  const { currency, wholeMoney } = useCurrency()
  const { years } = results
  const lastMonth = results.accountMonths.at(-1)?.month
  return (
    <>
      <DataTable
        caption={ppfWords.years.caption}
        columns={[
          depositsWords.year,
          ppfWords.years.deposited,
          ppfWords.years.interest,
          ppfWords.years.balance,
        ]}
        rows={years.map(({ row, deposited, interest, balance }) => [
          nameOfRow(row, plan.opened),
          wholeMoney(deposited),
          wholeMoney(interest),
          wholeMoney(balance),
        ])}
      />
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
