import { subtract, toApproximate } from '../../../core/money/decimal'
import type { Savings } from '../../../core/savings/plan'
import { amountTicks, chartUnitFor } from '../../../ui/charts/geometry'
import { GrowthArea } from '../../../ui/charts/growth-area'
import { useCurrency } from '../../../ui/tab/currency'
import { savingsWords } from './words'
import { monthsAt, yearAxis, yearLabel } from './year-names'

/** The chart of a plan: invested and returns, year by year. */
export function SavingsChart({ savings }: { savings: Savings | undefined }) {
  const { currency, wholeMoney } = useCurrency()
  if (!savings) return null
  const { years, months, invested, returns, futureValue } = savings
  const points = [
    { at: 0, invested: 0, value: 0 },
    ...years.map((year) => ({
      // A last year of fewer months is drawn shorter.
      at: monthsAt(year, savings) / months,
      invested: toApproximate(year.invested),
      value: toApproximate(year.value),
    })),
  ]

  const largest = futureValue > invested ? futureValue : invested
  const unit = chartUnitFor(largest, currency.symbol)
  const growth = returns > 0n ? savingsWords.chart.grows : savingsWords.chart.comes

  return (
    <GrowthArea
      points={points}
      axis={yearAxis(months)}
      yTicks={amountTicks(largest, unit)}
      investedLabel={{ name: savingsWords.invested, amount: wholeMoney(invested) }}
      returnsLabel={{ name: savingsWords.returns, amount: wholeMoney(returns) }}
      readings={years.map((year) => ({
        at: monthsAt(year, savings) / months,
        when: yearLabel(monthsAt(year, savings)),
        values: [
          { name: savingsWords.invested, amount: wholeMoney(year.invested) },
          { name: savingsWords.returns, amount: wholeMoney(subtract(year.value, year.invested)) },
          { name: savingsWords.value, amount: wholeMoney(year.value) },
        ],
      }))}
      description={`${growth(months, wholeMoney(invested), wholeMoney(futureValue))} ${savingsWords.chart.sameFigures}`}
    />
  )
}
