import { subtract } from '../../../core/money/decimal'
import type { Savings, SavingsYear } from '../../../core/savings/plan'
import { CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { DataTable, missSum, WHY_SUMS_MISS } from '../../../ui/tables/data-table'
import type { SavingsExport } from './export'
import { savingsWords } from './words'
import { monthsAt, yearName } from './year-names'

type YearsTableProps = Pick<SavingsExport, 'amountColumn'> & {
  savings: Savings | undefined
  caption: string
  note: string
  remark: string | undefined
}

/** Invested, returns and value at the end of each year, and a note below the table. */
export function YearsTable({ savings, amountColumn, caption, note, remark }: YearsTableProps) {
  const { wholeMoney } = useCurrency()
  const cellsOf = (year: SavingsYear, savings: Savings) => [
    yearName(monthsAt(year, savings)),
    ...(amountColumn ? [wholeMoney(amountColumn.of(year))] : []),
    wholeMoney(year.invested),
    wholeMoney(returnsOf(year)),
    wholeMoney(year.value),
  ]
  return (
    <>
      <DataTable
        caption={caption}
        columns={[
          savingsWords.year,
          ...(amountColumn ? [amountColumn.label] : []),
          savingsWords.invested,
          savingsWords.returns,
          savingsWords.value,
        ]}
        rows={savings ? savings.years.map((year) => cellsOf(year, savings)) : []}
      />
      <CardNote>
        {/* Each sentence is an element: programs that translate pages replace its text. */}
        <span key={note}>{note}</span>
        {remark && <span data-amount>{` ${remark}`}</span>}
        {savings?.years.some((year) => missSum([year.invested, returnsOf(year)])) && (
          <span>{` ${WHY_SUMS_MISS}`}</span>
        )}
      </CardNote>
    </>
  )
}

const returnsOf = ({ invested, value }: SavingsYear) => subtract(value, invested)
