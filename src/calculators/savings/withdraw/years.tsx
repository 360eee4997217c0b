import { roundedDown } from '../../../core/round-whole'
import { CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { DataTable } from '../../../ui/tables/data-table'
import { yearName } from '../shared/year-names'
import { type Lasting, monthsAt, type NeverEnding, returnsAt, type WithdrawFind } from './compute'
import styles from './years.module.css'

type YearsTableProps = { outcome: Lasting | NeverEnding; find: WithdrawFind }

/** Withdrawals, returns and what is left, at the end of each year. */
export function YearsTable({ outcome, find }: YearsTableProps) {
  const { wholeMoney } = useCurrency()
  const { savings, years } = outcome
  return (
    <>
      <div className={styles.years}>
        <DataTable
          caption="Withdrawals, returns and savings left at the end of each year"
          columns={['Year', 'Withdrawal', 'Withdrawn', 'Returns', 'Left']}
          rows={years.map((year) => [
            yearName(monthsAt(year.year, outcome)),
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
