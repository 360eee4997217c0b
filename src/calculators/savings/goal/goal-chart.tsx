import { atLeastZero, subtract, toApproximate } from '../../../core/decimal'
import { countOf, inWords, withSymbol } from '../../../core/format'
import { amountTicks, chartUnitFor } from '../../../ui/charts/geometry'
import { GoalArea } from '../../../ui/charts/goal-area'
import { useCurrency } from '../../../ui/tab/currency'
import { monthsAt, yearAxis, yearLabel } from '../shared/year-names'
import type { GoalInputs, GoalPlan } from './compute'

type GoalChartProps = { plan: GoalPlan; asked: GoalInputs }

/** The chart of a plan and its goal: invested and returns year by year, and the goal as prices rise. */
export function GoalChart({ plan, asked }: GoalChartProps) {
  const { currency, wholeMoney } = useCurrency()
  const { years, months, invested, returns, futureValue, goalThen } = plan
  const lump = toApproximate(atLeastZero(asked.lumpSum))
  const course = years.map((year) => ({
    at: monthsAt(year, plan) / months,
    invested: toApproximate(year.invested),
    value: toApproximate(year.value),
    goal: toApproximate(year.goal),
  }))
  const largest = [invested, futureValue, goalThen].reduce(
    (largest, amount) => (amount > largest ? amount : largest),
    asked.goal,
  )
  const say = (amount: typeof goalThen) => {
    const words = inWords(amount)
    return words ? withSymbol(words, currency.symbol) : wholeMoney(amount)
  }
  const isLevel = asked.inflation === 0n
  const direction = asked.inflation > 0n ? 'as prices rise' : 'as prices fall'
  const when = months % 12 === 0 ? `in year ${months / 12}` : 'then'
  const goalInWords = isLevel
    ? `The goal is ${wholeMoney(asked.goal)}.`
    : `The goal goes from ${wholeMoney(asked.goal)} today to ${wholeMoney(goalThen)}.`
  return (
    <GoalArea
      points={[{ at: 0, invested: lump, value: lump }, ...course]}
      goal={[
        { at: 0, value: toApproximate(asked.goal) },
        ...course.map(({ at, goal }) => ({ at, value: goal })),
      ]}
      axis={yearAxis(months)}
      yTicks={amountTicks(largest, chartUnitFor(largest, currency.symbol))}
      goalName={isLevel ? ['The goal'] : ['The goal,', direction]}
      goalNote={isLevel ? say(asked.goal) : `${say(asked.goal)} of today, ${say(goalThen)} ${when}`}
      investedLabel={{ name: 'Invested', amount: wholeMoney(invested) }}
      returnsLabel={{ name: 'Returns', amount: wholeMoney(returns) }}
      readings={years.map((year) => ({
        at: monthsAt(year, plan) / months,
        when: yearLabel(monthsAt(year, plan)),
        values: [
          { name: 'Invested', amount: wholeMoney(year.invested) },
          { name: 'Returns', amount: wholeMoney(subtract(year.value, year.invested)) },
          { name: 'Value', amount: wholeMoney(year.value) },
          { name: 'Goal', amount: wholeMoney(year.goal) },
        ],
      }))}
      description={`Over ${countOf(months, 'month')}, ${wholeMoney(invested)} invested ${returns > 0n ? 'grows' : 'comes'} to ${wholeMoney(futureValue)}. ${goalInWords} The same figures are in the table Year by year.`}
    />
  )
}
