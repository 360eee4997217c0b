import { type Decimal, subtract, sum } from '../../../core/money/decimal'
import { roundedDown } from '../../../core/money/round-whole'
import type { WithdrawalYear } from '../../../core/savings/withdrawals'
import { type Columns, money, name } from '../../../core/tables/columns'
import { CardNote } from '../../../ui/page/card'
import { DataTable } from '../../../ui/tables/data-table'
import { yearName } from '../shared/year-names'
import type { Lasting, NeverEnding } from './compute'
import type { WithdrawFind } from './inputs'
import { withdrawWords } from './words'
import styles from './years-table.module.css'

/** @param outcome its savings are in paise in files, as the amounts of its years are */
export const columnsFor = (outcome: Lasting | NeverEnding): Columns<WithdrawalYear> => [
  name(withdrawWords.years.columns.year, ({ year }) => yearName(monthsAt(year, outcome))),
  money(withdrawWords.years.columns.monthly, ({ monthly }) => monthly, {
    fileHead: withdrawWords.export.columns.monthly,
  }),
  money(withdrawWords.years.columns.withdrawn, ({ withdrawn }) => withdrawn),
  money(withdrawWords.years.columns.returns, (year) => returnsAt(year, outcome.savings)),
  money(withdrawWords.years.columns.left, ({ left }) => left, {
    fileHead: withdrawWords.export.columns.left,
  }),
]

/** How many months have passed when a year ends: the last year may be shorter than twelve. */
export const monthsAt = (year: number, outcome: Lasting | NeverEnding): number =>
  outcome.kind === 'lasts' ? Math.min(year * 12, outcome.withdrawals) : year * 12

/** What the savings earned until the end of a year: what was withdrawn and is left, less them. */
export const returnsAt = ({ withdrawn, left }: WithdrawalYear, savings: Decimal): Decimal =>
  subtract(sum(withdrawn, left), savings)

type YearsTableProps = { outcome: Lasting | NeverEnding; find: WithdrawFind }

/** Withdrawals, returns and what is left, at the end of each year. */
export function YearsTable({ outcome, find }: YearsTableProps) {
  // A found amount is rounded down, as in the answer.
  const years =
    find === 'monthly'
      ? outcome.years.map((year) => ({ ...year, monthly: roundedDown(year.monthly) }))
      : outcome.years
  return (
    <>
      <div className={styles.years}>
        <DataTable
          caption={withdrawWords.years.caption}
          columns={columnsFor(outcome)}
          rows={years}
        />
      </div>
      <CardNote>{withdrawWords.years.note}</CardNote>
    </>
  )
}
