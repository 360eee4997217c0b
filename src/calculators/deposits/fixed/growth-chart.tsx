import { type Decimal, plus, toApproximate, zero } from '../../../core/money/decimal'
import type { Mark } from '../../../ui/charts/frame'
import { amountTicks, chartUnitFor, yearMarks } from '../../../ui/charts/geometry'
import { LumpArea } from '../../../ui/charts/lump-area'
import { useCurrency } from '../../../ui/tab/currency'
import { depositsWords } from '../shared/words'
import type { Deposit } from './compute'
import { sayLength, sayShort } from './sentences'
import { TICKS_PER_YEAR } from './term'
import { fixedWords } from './words'

type GrowthChartProps = {
  deposit: Deposit
  /** As it is shown elsewhere: one that was found is rounded up. */
  amount: Decimal
}

/** The amount, and on top the interest that was added to it or paid out. */
export function GrowthChart({ deposit, amount }: GrowthChartProps) {
  const { currency, wholeMoney } = useCurrency()
  const { interest, years, time, paidOut, maturesOn } = deposit
  const whole = Number(time)
  let soFar = zero
  const points = years.map((year) => {
    soFar = plus(soFar, year.interest)
    return { ...year, at: Number(year.time) / whole, soFar, inAll: plus(deposit.amount, soFar) }
  })
  const base = toApproximate(deposit.amount)
  const all = plus(deposit.amount, interest)
  const said = sayLength(deposit.length)
  const grows = paidOut
    ? fixedWords.chart.paysOut(said, wholeMoney(amount), wholeMoney(interest))
    : depositsWords.chart.grows(said, wholeMoney(amount), wholeMoney(all))

  return (
    <LumpArea
      points={[
        { at: 0, invested: base, value: base },
        ...points.map(({ at, inAll }) => ({ at, invested: base, value: toApproximate(inAll) })),
      ]}
      axis={axisOf(deposit)}
      yTicks={amountTicks(all, chartUnitFor(all, currency.symbol))}
      investedLabel={{ name: fixedWords.chart.amount, amount: wholeMoney(amount) }}
      returnsLabel={{ name: fixedWords.chart.interest, amount: wholeMoney(interest) }}
      readings={points.map(({ at, year, soFar, inAll }, index) => ({
        at,
        when:
          index === points.length - 1
            ? said
            : maturesOn
              ? fixedWords.chart.endOf(year)
              : depositsWords.inYear(year),
        values: [
          { name: fixedWords.chart.amount, amount: wholeMoney(amount) },
          { name: fixedWords.chart.interest, amount: wholeMoney(soFar) },
          {
            name: paidOut ? fixedWords.chart.inAll : fixedWords.chart.value,
            amount: wholeMoney(inAll),
          },
        ],
      }))}
      description={`${grows} ${depositsWords.chart.sameFigures}`}
    />
  )
}

/** Years of the deposit below the drawing, and how long it runs at the end. */
function axisOf({ time, length }: Deposit): Mark[] {
  const years = Number(time) / Number(TICKS_PER_YEAR)
  return yearMarks(years).map((year) => {
    if (year === 0) return { at: 0, label: depositsWords.start }
    if (year < years) return { at: year / years, label: String(year) }
    return {
      at: 1,
      label:
        length.days === 0 && length.months % 12 === 0
          ? depositsWords.inYear(String(length.months / 12))
          : sayShort(length),
    }
  })
}
