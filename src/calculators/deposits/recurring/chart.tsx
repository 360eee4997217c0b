import { sayMonths } from '../../../core/language/durations'
import { plus, subtract, toApproximate, zero } from '../../../core/money/decimal'
import type { Mark } from '../../../ui/charts/frame'
import { amountTicks, chartUnitFor, yearMarks } from '../../../ui/charts/geometry'
import { GrowthArea } from '../../../ui/charts/growth-area'
import { useCurrency } from '../../../ui/tab/currency'
import { depositsWords } from '../shared/words'
import type { RecurringPlan } from './compute'
import { recurringWords } from './words'

/** The chart of a recurring deposit: what is paid in, and the interest on top. */
export function RecurringChart({ plan }: { plan: RecurringPlan }) {
  const { currency, wholeMoney } = useCurrency()
  const { months, years, totalDeposited, interest, maturityValue } = plan
  let deposited = zero
  const course = years.map((year) => {
    deposited = plus(deposited, year.deposited)
    return { year, deposited, at: year.monthsSoFar / months }
  })
  return (
    <GrowthArea
      points={[
        { at: 0, invested: 0, value: 0 },
        ...course.map(({ at, deposited, year }) => ({
          at,
          invested: toApproximate(deposited),
          value: toApproximate(year.value),
        })),
      ]}
      axis={axisOf(months)}
      yTicks={amountTicks(maturityValue, chartUnitFor(maturityValue, currency.symbol))}
      investedLabel={{
        name: depositsWords.results.deposited,
        amount: wholeMoney(totalDeposited),
      }}
      returnsLabel={{ name: depositsWords.results.interest, amount: wholeMoney(interest) }}
      readings={course.map(({ at, deposited, year }) => ({
        at,
        when: /-/.test(year.name) ? year.name : nameOfMonths(year.monthsSoFar),
        values: [
          { name: depositsWords.results.deposited, amount: wholeMoney(deposited) },
          {
            name: depositsWords.results.interest,
            amount: wholeMoney(subtract(year.value, deposited)),
          },
          { name: depositsWords.value, amount: wholeMoney(year.value) },
        ],
      }))}
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
