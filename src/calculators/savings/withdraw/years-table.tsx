import { type Decimal, round, subtract, sum } from '../../../core/money/decimal'
import { roundedDown } from '../../../core/money/round-whole'
import type { WithdrawalYear } from '../../../core/savings/withdrawals'
import { CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { DataTable } from '../../../ui/tables/data-table'
import { yearName } from '../shared/year-names'
import type { Lasting, NeverEnding, WithdrawFind } from './compute'
import { withdrawWords } from './words'
import styles from './years-table.module.css'

type YearsTableProps = { outcome: Lasting | NeverEnding; find: WithdrawFind }

/** Withdrawals, returns and what is left, at the end of each year. */
export function YearsTable({ outcome, find }: YearsTableProps) {
  const { wholeMoney } = useCurrency()
  const { savings, years } = outcome
  return (
    <>
      <div className={styles.years}>
        <DataTable
          caption={withdrawWords.years.caption}
          columns={withdrawWords.years.columns}
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
      <CardNote>{withdrawWords.years.note}</CardNote>
    </>
  )
}

/** How many months have passed when a year ends: the last year may be shorter than twelve. */
export const monthsAt = (year: number, outcome: Lasting | NeverEnding): number =>
  outcome.kind === 'lasts' ? Math.min(year * 12, outcome.withdrawals) : year * 12

/**
 * What the savings earned until the end of a year: what was withdrawn and what is left, less the
 * savings at the start. With `decimals` it is the difference of the rounded amounts.
 *
 * @example returnsAt(year, savings) // withdrawn + left − savings
 */
export function returnsAt(year: WithdrawalYear, savings: Decimal, decimals?: number): Decimal {
  const [withdrawn, left, before] = [year.withdrawn, year.left, savings].map((amount) =>
    decimals === undefined ? amount : round(amount, decimals),
  ) as [Decimal, Decimal, Decimal]
  return subtract(sum(withdrawn, left), before)
}
