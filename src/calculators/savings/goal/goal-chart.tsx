import { atLeastZero, subtract, toApproximate } from '../../../core/money/decimal'
import { inWords, withSymbol } from '../../../core/money/format'
import { amountTicks, chartUnitFor } from '../../../ui/charts/geometry'
import { GoalArea } from '../../../ui/charts/goal-area'
import { useCurrency } from '../../../ui/tab/currency'
import { savingsWords } from '../shared/words'
import { monthsAt, yearAxis, yearLabel } from '../shared/year-names'
import type { GoalInputs, GoalPlan } from './compute'
import { goalWords } from './words'

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
  const [today, then] = [say(asked.goal), say(goalThen)]
  const goalNote =
    months % 12 === 0
      ? goalWords.chart.goalInYear(today, then, months / 12)
      : goalWords.chart.goalThen(today, then)
  const growth = returns > 0n ? savingsWords.chart.grows : savingsWords.chart.comes
  const description = [
    growth(months, wholeMoney(invested), wholeMoney(futureValue)),
    isLevel
      ? goalWords.chart.goalIs(wholeMoney(asked.goal))
      : goalWords.chart.goalMoves(wholeMoney(asked.goal), wholeMoney(goalThen)),
    savingsWords.chart.sameFigures,
  ]
  return (
    <GoalArea
      points={[{ at: 0, invested: lump, value: lump }, ...course]}
      goal={[
        { at: 0, value: toApproximate(asked.goal) },
        ...course.map(({ at, goal }) => ({ at, value: goal })),
      ]}
      axis={yearAxis(months)}
      yTicks={amountTicks(largest, chartUnitFor(largest, currency.symbol))}
      goalName={
        isLevel
          ? [goalWords.chart.goal]
          : asked.inflation > 0n
            ? goalWords.chart.risingGoal
            : goalWords.chart.fallingGoal
      }
      goalNote={isLevel ? today : goalNote}
      investedLabel={{ name: savingsWords.invested, amount: wholeMoney(invested) }}
      returnsLabel={{ name: savingsWords.returns, amount: wholeMoney(returns) }}
      readings={years.map((year) => ({
        at: monthsAt(year, plan) / months,
        when: yearLabel(monthsAt(year, plan)),
        values: [
          { name: savingsWords.invested, amount: wholeMoney(year.invested) },
          { name: savingsWords.returns, amount: wholeMoney(subtract(year.value, year.invested)) },
          { name: savingsWords.value, amount: wholeMoney(year.value) },
          { name: goalWords.goal, amount: wholeMoney(year.goal) },
        ],
      }))}
      description={description.join(' ')}
    />
  )
}
