import { roundedDown } from '../../../core/rounding'
import { CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { DataTable } from '../../../ui/tables/data-table'
import type { Lasting, Never } from './answer'
import type { WithdrawFind } from './compute'
import styles from './year-table.module.css'
import { nameOfYear, returnsAt } from './years'

type YearTableProps = { outcome: Lasting | Never; find: WithdrawFind }

/** What is taken, what the savings brought and what is left, at the end of each year. */
export function YearTable({ outcome, find }: YearTableProps) {
  const { wholeMoney } = useCurrency()
  const { savings, years } = outcome
  return (
    <>
      <div className={styles.years}>
        <DataTable
          caption="Withdrawals, returns and savings left at the end of each year"
          columns={['Year', 'Withdrawal', 'Withdrawn', 'Returns', 'Left']}
          rows={years.map((year) => [
            nameOfYear(year, outcome),
            // A found amount is rounded down, as in the answer.
            wholeMoney(find === 'monthly' ? roundedDown(year.monthly) : year.monthly),
            wholeMoney(year.withdrawn),
            wholeMoney(returnsAt(year, savings)),
            wholeMoney(year.left),
          ])}
        />
      </div>
      <CardNote>
        Withdrawal is what you take each month of that year. The other amounts are totals at the end
        of it.
      </CardNote>
    </>
  )
}
