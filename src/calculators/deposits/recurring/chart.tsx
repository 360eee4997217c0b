import { sayMonths } from '../../../core/language/durations'
import { plus, zero } from '../../../core/money/decimal'
import type { Mark } from '../../../ui/charts/frame'
import { yearMarks } from '../../../ui/charts/geometry'
import { GrowthChart } from '../../../ui/charts/growth'
import { useCurrency } from '../../../ui/tab/currency'
import { depositsWords } from '../shared/words'
import type { RecurringPlan } from './compute'
import { recurringWords } from './words'

/** The chart of a recurring deposit: what is paid in, and the interest on top. */
export function RecurringChart({ plan }: { plan: RecurringPlan }) {
  const { wholeMoney } = useCurrency()
  const { months, years, totalDeposited, maturityValue } = plan
  let deposited = zero
  return (
    <GrowthChart
      points={[
        { at: 0, base: zero, total: zero },
        ...years.map((year) => {
          deposited = plus(deposited, year.deposited)
          return {
            at: year.monthsSoFar / months,
            when: /-/.test(year.name) ? year.name : nameOfMonths(year.monthsSoFar),
            base: deposited,
            total: year.value,
          }
        }),
      ]}
      names={{
        base: depositsWords.results.deposited,
        added: depositsWords.results.interest,
        total: depositsWords.value,
      }}
      axis={axisOf(months)}
      description={`${depositsWords.chart.grows(sayMonths(months), wholeMoney(totalDeposited), wholeMoney(maturityValue))} ${depositsWords.chart.sameFigures}`}
    />
  )
}

/** @example nameOfMonths(60) // 'Year 5' @example nameOfMonths(32) // '32 months' */
const nameOfMonths = (months: number): string =>
  months % 12 === 0
    ? depositsWords.inYear(String(months / 12))
    : recurringWords.chart.months(months)

/** The labels below the chart: years between the start and the end are bare numbers. */
const axisOf = (months: number): Mark[] =>
  yearMarks(months / 12).map((year) => {
    const passed = Math.round(year * 12)
    return {
      at: passed / months,
      label:
        passed === 0 ? depositsWords.start : passed < months ? String(year) : nameOfMonths(passed),
    }
  })
