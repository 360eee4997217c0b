import { zero } from '../../../core/money/decimal'
import type { Savings } from '../../../core/savings/plan'
import { GrowthChart } from '../../../ui/charts/growth'
import { useCurrency } from '../../../ui/tab/currency'
import { savingsWords } from './words'
import { monthsAt, yearAxis, yearLabel } from './year-names'

/** The chart of a plan: invested and returns, year by year. */
export function SavingsChart({ savings }: { savings: Savings | undefined }) {
  const { wholeMoney } = useCurrency()
  if (!savings) return null
  const { years, months, invested, returns, futureValue } = savings
  const growth = returns > 0n ? savingsWords.chart.grows : savingsWords.chart.comes
  return (
    <GrowthChart
      points={[
        { at: 0, base: zero, total: zero },
        ...years.map((year) => ({
          // A last year of fewer months is drawn shorter.
          at: monthsAt(year, savings) / months,
          when: yearLabel(monthsAt(year, savings)),
          base: year.invested,
          total: year.value,
        })),
      ]}
      names={{
        base: savingsWords.invested,
        added: savingsWords.returns,
        total: savingsWords.value,
      }}
      axis={yearAxis(months)}
      description={`${growth(months, wholeMoney(invested), wholeMoney(futureValue))} ${savingsWords.chart.sameFigures}`}
    />
  )
}
