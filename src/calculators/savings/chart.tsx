import type { Savings } from '../../core/annuity'
import { decimalFrom, divide, multiply, toApproximate } from '../../core/decimal'
import { niceTicks, yearMarks } from '../../ui/charts/geometry'
import { GrowthArea } from '../../ui/charts/growth-area'
import { chartUnitFor, inUnit } from '../../ui/charts/unit'
import { useCurrency } from '../../ui/tab/currency'

/** What was paid in and what it brought, year by year. */
export function SavingsChart({ savings }: { savings: Savings | undefined }) {
  const { currency, wholeMoney } = useCurrency()
  if (!savings) return null
  const { years, months, invested, returns, futureValue } = savings
  const points = [
    { at: 0, invested: 0, value: 0 },
    ...years.map((year) => ({
      // A last year of fewer months is as long as they are.
      at: Math.min(year.year * 12, months) / months,
      invested: toApproximate(year.invested),
      value: toApproximate(year.value),
    })),
  ]

  const unit = chartUnitFor(futureValue > invested ? futureValue : invested, currency.symbol)
  const highest = toApproximate(divide(futureValue > invested ? futureValue : invested, unit.size))
  const ticks = niceTicks(highest, 5).map((tick) => {
    const value = multiply(decimalFrom(plainDigits(tick)), unit.size)
    const digits = inUnit(value, unit, Number.isInteger(tick) ? 0 : 1)
    return {
      value: toApproximate(value),
      label: `${digits} ${tick === 0 ? '' : unit.letters}`.trimEnd(),
      shortLabel: digits,
    }
  })
  const marks = yearMarks(months / 12).map((year) => ({
    at: months > 0 ? (year * 12) / months : 0,
    label: labelOf(year),
    ...(year > 0 && year * 12 < months && { shortLabel: String(year) }),
  }))

  return (
    <GrowthArea
      points={points}
      axis={marks}
      yTicks={ticks}
      investedLabel={{ name: 'Invested', amount: wholeMoney(invested) }}
      returnsLabel={{ name: 'Returns', amount: wholeMoney(returns) }}
      description={`Over ${months} months, ${wholeMoney(invested)} invested grows to ${wholeMoney(futureValue)}. The same figures are in the table Year by year.`}
    />
  )
}

/** @example labelOf(2.5) // 'Month 30' */
function labelOf(year: number): string {
  if (year === 0) return 'Start'
  return Number.isInteger(year) ? `Year ${year}` : `Month ${year * 12}`
}

/** As text, very large and very small numbers would have an exponent. */
const plainDigits = (tick: number): bigint | string =>
  Number.isInteger(tick) ? BigInt(tick) : tick.toFixed(12)
