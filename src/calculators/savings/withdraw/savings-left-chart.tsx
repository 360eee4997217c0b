import { sayMonths } from '../../../core/language/durations'
import { type Decimal, toApproximate } from '../../../core/money/decimal'
import { showFrom, showUntil, textWidth } from '../../../ui/charts/frame'
import {
  amountTicks,
  chartUnitFor,
  heightAt,
  type Point,
  yearMarks,
} from '../../../ui/charts/geometry'
import type { Reading } from '../../../ui/charts/pointing'
import {
  type AxisText,
  ChartText,
  heavy,
  TimeChart,
  twoLinesBelow,
} from '../../../ui/charts/time-chart'
import { useCurrency } from '../../../ui/tab/currency'
import { yearLabel } from '../shared/year-names'
import { type Lasting, leftAfterShownYears, type NeverEnding } from './compute'
import { withdrawWords } from './words'
import { monthsAt, returnsAt } from './years-table'

/** Where savings end, the axis goes on a little to show that nothing follows. */
const END_AT = 0.96
/** The room that a name inside the area needs: a share of the height, over a share of the width. */
const INSIDE = { height: 0.2, width: 0.3 }
/** The width from which on labels are written out; phones are narrower. */
const LONG_FROM = 400
/** Half a label of the axis and some space, in pixels. */
const LABEL_ROOM = 34

/** The chart of what is left of the savings, until the last withdrawal, or for forty years. */
export function SavingsLeftChart({ outcome }: { outcome: Lasting | NeverEnding }) {
  const { currency, wholeMoney } = useCurrency()
  const { savings, years } = outcome
  const isLasting = outcome.kind === 'lasts'
  const lastYear = years.at(-1)
  const largest = years.reduce((most, { left }) => (left > most ? left : most), savings)
  if (!lastYear) return null

  const months = isLasting ? outcome.withdrawals : lastYear.year * 12
  const placeOf = (month: number) => (month / months) * (isLasting ? END_AT : 1)
  const ticks = amountTicks(largest, chartUnitFor(largest, currency.symbol))
  const top = ticks.at(-1)?.value ?? 1
  const points: Point[] = [
    { at: 0, height: toApproximate(savings) / top },
    ...years.map(({ year, left }) => ({
      at: placeOf(Math.min(year * 12, months)),
      height: toApproximate(left) / top,
    })),
  ]
  const readings: Reading[] = [
    {
      at: 0,
      when: withdrawWords.chart.today,
      values: [{ name: withdrawWords.chart.left, amount: wholeMoney(savings) }],
    },
    ...years.map((year) => ({
      at: placeOf(monthsAt(year.year, outcome)),
      when: yearLabel(monthsAt(year.year, outcome)),
      values: [
        { name: withdrawWords.chart.withdrawn, amount: wholeMoney(year.withdrawn) },
        { name: withdrawWords.chart.returns, amount: wholeMoney(returnsAt(year, savings)) },
        { name: withdrawWords.chart.left, amount: wholeMoney(year.left) },
      ],
    })),
  ]
  const isInside = Math.min(...[0, INSIDE.width].map((at) => heightAt(points, at))) > INSIDE.height
  const time = sayMonths(months)
  const nameRoom = isLasting ? textWidth(time, 15) : textWidth(withdrawWords.chart.year(100), 14)
  const description = isLasting
    ? withdrawWords.chart.lasts(wholeMoney(savings), months)
    : describeNoEnd(outcome, leftAfterShownYears(outcome), wholeMoney)
  const marks = yearMarks(months / 12).slice(0, isLasting ? -1 : undefined)

  const axis = marks.flatMap((year): AxisText[] => {
    const at = placeOf(year * 12)
    const label = year === 0 ? withdrawWords.chart.today : withdrawWords.chart.year(year)
    if (at === 1) return [{ at, label, fit: showFrom(0) }]
    // A label is shown only if it does not touch Today or the label at the end.
    const afterNow = year > 0 ? LABEL_ROOM / at : 0
    const from = Math.max(afterNow * 1.4, (nameRoom + (year > 0 ? 1 : 2) * LABEL_ROOM) / (1 - at))
    const long = { at, label, fit: showFrom(Math.max(LONG_FROM, from, afterNow * 2)) }
    if (from > LONG_FROM) return [long]
    const fit = { ...showFrom(from), ...showUntil(LONG_FROM) }
    return [long, { at, label: year === 0 ? label : year, fit }]
  })

  return (
    <TimeChart
      className={isLasting ? twoLinesBelow : undefined}
      layers={[
        { name: 'left', kind: 'neel', points },
        { name: 'left', kind: 'line', points, swatch: heavy, ring: isLasting ? 5.5 : 0 },
      ]}
      ticks={ticks.map(({ value, label }) => ({ label, height: value / top }))}
      axis={axis}
      description={`${description} ${withdrawWords.chart.inTable}`}
      readings={readings}
    >
      {isInside ? (
        <ChartText at={0} height={0} dx="14" dy="-1rem" look="inside">
          {withdrawWords.chart.savingsLeft}
        </ChartText>
      ) : (
        <ChartText at={0} height={0.88} dx="14">
          {withdrawWords.chart.savingsLeft}
        </ChartText>
      )}
      {isLasting && (
        <>
          <ChartText at={1} height={0} dy="1.5rem" anchor="end">
            {time}
          </ChartText>
          <ChartText at={1} height={0} dy="2.75rem" anchor="end" look="axis">
            {withdrawWords.chart.lastWithdrawal}
          </ChartText>
        </>
      )}
    </TimeChart>
  )
}

/** What a chart without an end shows; `left` at its end, where it can be shown. */
function describeNoEnd(
  { savings, isForEver }: NeverEnding,
  left: Decimal | undefined,
  money: (value: Decimal) => string,
): string {
  if (left === undefined) {
    return isForEver
      ? withdrawWords.chart.forEverUnshown(money(savings))
      : withdrawWords.chart.overACenturyUnshown(money(savings))
  }
  return isForEver
    ? withdrawWords.chart.forEver(money(savings), money(left))
    : withdrawWords.chart.overACentury(money(savings), money(left))
}
