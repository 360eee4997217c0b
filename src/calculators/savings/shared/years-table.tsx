import { subtract } from '../../../core/money/decimal'
import type { Savings, SavingsYear } from '../../../core/savings/plan'
import { type Columns, money, name } from '../../../core/tables/columns'
import { CardNote } from '../../../ui/page/card'
import { DataTable, missSum, WHY_SUMS_MISS } from '../../../ui/tables/data-table'
import { savingsWords } from './words'
import { monthsAt, yearName } from './year-names'

const returnsOf = ({ invested, value }: SavingsYear) => subtract(value, invested)

/** @param rises whether the monthly amount does, which then has a column */
export const yearColumns = (
  savings: Savings | undefined,
  rises: boolean | undefined,
): Columns<SavingsYear> => [
  name(savingsWords.year, (year) => (savings ? yearName(monthsAt(year, savings)) : '')),
  ...(rises ? [money(savingsWords.sipAmount, ({ monthly }: SavingsYear) => monthly)] : []),
  money(savingsWords.invested, ({ invested }) => invested),
  money(savingsWords.returns, returnsOf),
  money(savingsWords.value, ({ value }) => value),
]

type YearsTableProps = {
  savings: Savings | undefined
  rises: boolean | undefined
  caption: string
  note: string
  remark: string | undefined
}

/** Invested, returns and value at the end of each year, and a note below the table. */
export function YearsTable({ savings, rises, caption, note, remark }: YearsTableProps) {
  const years = savings?.years ?? []
  return (
    <>
      <DataTable caption={caption} columns={yearColumns(savings, rises)} rows={years} />
      <CardNote>
        {/* Each sentence is an element: programs that translate pages replace its text. */}
        <span key={note}>{note}</span>
        {remark && <span data-amount>{` ${remark}`}</span>}
        {years.some((year) => missSum([year.invested, returnsOf(year)])) && (
          <span>{` ${WHY_SUMS_MISS}`}</span>
        )}
      </CardNote>
    </>
  )
}
