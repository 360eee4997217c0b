import { type Decimal, zero } from '../../../core/money/decimal'
import { roundedUp } from '../../../core/money/round-whole'
import { type Columns, money, name } from '../../../core/tables/columns'
import { CardNote } from '../../../ui/page/card'
import { DataTable, missSum, WHY_SUMS_MISS } from '../../../ui/tables/data-table'
import { depositsWords } from '../shared/words'
import { sayTdsOfYears } from '../shared/years-note'
import type { RecurringInputs, RecurringPlan } from './compute'
import { recurringWords } from './words'
import styles from './years-table.module.css'

export const columns: Columns<RecurringPlan['years'][number]> = [
  name(depositsWords.year, (year) => year.name),
  money(depositsWords.results.deposited, ({ deposited }) => deposited),
  money(depositsWords.results.interest, ({ interest }) => interest),
  money(depositsWords.tds, ({ tds }) => tds, { zero: '–' }),
  money(depositsWords.value, ({ value }) => value),
]

type YearsTableProps = { plan: RecurringPlan; asked: RecurringInputs }

/** What is paid in, earned and taken as TDS in each year, and the value at its end. */
export function YearsTable({ plan, asked }: YearsTableProps) {
  const { years } = plan
  const column = (of: 'deposited' | 'interest' | 'tds') => years.map((year) => year[of])
  const isRoundedUp = asked.find === 'monthly' && roundedUp(plan.monthly) !== plan.monthly
  const notes = [
    asked.firstMonth ? depositsWords.yearsNote.dated : recurringWords.years.undated,
    ...sayTdsOfYears(asked.firstMonth ? years.map((year) => year.name) : [], asked.tax),
    isRoundedUp && recurringWords.years.monthlyRoundedUp,
    (missSum(column('deposited')) ||
      missSum(column('interest')) ||
      missSum(column('tds')) ||
      years.some(missesItsValue)) &&
      WHY_SUMS_MISS,
  ]
  return (
    <>
      <div className={styles.years}>
        <DataTable caption={recurringWords.years.caption} columns={columns} rows={years} />
      </div>
      <CardNote>{notes.filter((note) => note !== false).join(' ')}</CardNote>
    </>
  )
}

/** Whether the amounts of a year, in whole units, do not lead from one value to the next. */
const missesItsValue = (
  year: RecurringPlan['years'][number],
  index: number,
  years: RecurringPlan['years'],
): boolean => {
  const before: Decimal = years[index - 1]?.value ?? zero
  return missSum([before, year.deposited, year.interest])
}
