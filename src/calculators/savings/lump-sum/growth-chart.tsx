import { absolute, type Decimal, toApproximate } from '../../../core/money/decimal'
import { Box, showFrom, textWidth } from '../../../ui/charts/frame'
import {
  amountTicks,
  chartUnitFor,
  heightAt,
  linePath,
  type Point,
  shareOf,
} from '../../../ui/charts/geometry'
import {
  Beside,
  GrowthDrawing,
  type GrowthPoint,
  growthOf,
  LEADER_START,
} from '../../../ui/charts/growth-area'
import { useCurrency } from '../../../ui/tab/currency'
import { savingsWords } from '../shared/words'
import { yearAxis, yearLabel } from '../shared/year-names'
import type { Growing } from './compute'
import styles from './growth-chart.module.css'
import { lumpSumWords } from './words'

type GrowthChartProps = {
  growing: Growing
  /** As the page shows it: a found one is rounded up. */
  amount: string
  /** Without inflation the money of today is the value. */
  hasInflation: boolean
}

const LABEL_SIZE = 15
/** The lowest height the style sheet gives the plot, and what a text on the solid area needs of it. */
const LOWEST_PLOT = 176
const INSIDE_HEIGHT = 30
/** The places of the names from the top, one below the other, and where their lines end. */
const FIRST_NAME = 0.05
const NEXT_NAME = 0.14
const DOTS = [0.88, 0.8, 0.72]
/** What may be drawn under so many names. */
const ROOM_UNDER = [1, 0.86, 0.72, 0.58]

/** An amount and its gain, year by year, and what the value buys at the prices of today. */
export function GrowthChart({ growing, amount, hasInflation }: GrowthChartProps) {
  const { currency, wholeMoney } = useCurrency()
  const { years, months, value, gain } = growing
  const start = toApproximate(growing.amount)
  const points: GrowthPoint[] = [
    { at: 0, invested: start, value: start },
    ...years.map((year) => ({
      at: year.months / months,
      invested: start,
      value: toApproximate(year.value),
    })),
  ]
  const today = hasInflation ? todayLine(growing, start) : []
  const isLoss = gain < 0n
  const names = namesOf(points, today, isLoss)
  const growth = growthOf(points, names.top)
  const line = today.map(({ at, height }) => ({ at, height: shareOf(height, growth.highest) }))
  const unit = chartUnitFor(largestOf(growing), currency.symbol)
  const gainLabel = {
    name: isLoss ? lumpSumWords.chart.loss : lumpSumWords.results.gain,
    amount: wholeMoney(absolute(gain)),
  }
  const todayLabel = {
    name: lumpSumWords.results.inTodaysMoney,
    amount: wholeMoney(growing.inTodaysMoney),
  }
  const amountLabel = { name: lumpSumWords.amount, amount }
  const roomOf = (label: typeof gainLabel) =>
    textWidth(`${label.name} ${label.amount}`, LABEL_SIZE) + 12
  const room = Math.max(...[gainLabel, todayLabel, amountLabel].map(roomOf))
  const dotAt = (index: number, heightOf: (x: number) => number) => {
    const x = DOTS[index] ?? 0.8
    return { x, height: heightOf(x) }
  }
  const grows = isLoss ? lumpSumWords.chart.falls : lumpSumWords.chart.grows

  return (
    <GrowthDrawing
      growth={growth}
      axis={yearAxis(months)}
      yTicks={amountTicks(largestOf(growing), unit)}
      description={[
        grows(months, amount, wholeMoney(value)),
        ...(line.length > 0 ? [lumpSumWords.chart.buys(todayLabel.amount)] : []),
        savingsWords.chart.sameFigures,
      ].join(' ')}
      readings={years.map((year) => ({
        at: year.months / months,
        when: yearLabel(year.months),
        heights: line.length > 0 ? [heightAt(line, year.months / months)] : [],
        values: [
          { name: lumpSumWords.amount, amount },
          { name: lumpSumWords.results.gain, amount: wholeMoney(year.gain) },
          { name: lumpSumWords.value, amount: wholeMoney(year.value) },
          ...(line.length > 0
            ? [{ name: todayLabel.name, amount: wholeMoney(year.inTodaysMoney) }]
            : []),
        ],
      }))}
    >
      {line.length > 0 && (
        <Box viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.casing} d={linePath(line)} />
          <path className={styles.today} d={linePath(line)} />
        </Box>
      )}
      <Beside
        series={gainLabel}
        y={FIRST_NAME}
        dot={
          gain === 0n
            ? undefined
            : dotAt(0, (x) => (heightAt(growth.bases, x) + heightAt(growth.totals, x)) / 2)
        }
        room={room}
      />
      {line.length > 0 && (
        <Beside
          series={todayLabel}
          y={FIRST_NAME + NEXT_NAME}
          dot={dotAt(1, (x) => heightAt(line, x))}
          room={room}
        />
      )}
      {names.isAmountInside ? (
        <text
          className={styles.inside}
          x="100%"
          y="100%"
          dx="-10"
          dy="-0.9375rem"
          {...showFrom(textWidth(amountLabel.name, LABEL_SIZE) + 12)}
        >
          {amountLabel.name}
          <tspan {...showFrom(roomOf(amountLabel))}> {amountLabel.amount}</tspan>
        </text>
      ) : (
        <Beside
          series={amountLabel}
          y={FIRST_NAME + NEXT_NAME * (line.length > 0 ? 2 : 1)}
          dot={dotAt(2, (x) => heightAt(growth.bases, x) / (isLoss ? 1 : 2))}
          room={room}
        />
      )}
    </GrowthDrawing>
  )
}

/** What the value buys today, from the start to the end; nothing where that cannot be said. */
function todayLine({ years, months }: Growing, start: number): Point[] {
  if (years.some(({ inTodaysMoney }) => inTodaysMoney === undefined)) return []
  return [
    { at: 0, height: start },
    ...years.map((year) => ({
      at: year.months / months,
      height: year.inTodaysMoney === undefined ? 0 : toApproximate(year.inTodaysMoney),
    })),
  ]
}

/**
 * Whether the name of the amount stands on its area, and how high the drawing has to be, so that the other
 * names stand above everything: an amount that hardly grows fills it up to its left end.
 */
function namesOf(points: readonly GrowthPoint[], today: readonly Point[], isLoss: boolean) {
  const lines = [
    points.map(({ at, value }) => ({ at, height: value })),
    points.map(({ at, invested }) => ({ at, height: invested })),
    today,
  ]
  const highest = Math.max(...lines.flat().map(({ height }) => height))
  const underNames = Math.max(
    ...lines.map((line) => heightAt(line, LEADER_START)),
    ...lines.flat().map(({ at, height }) => (at <= LEADER_START ? height : 0)),
  )
  const topWith = (count: number) => Math.max(highest, underNames / (ROOM_UNDER[count] ?? 1))
  const above = today.length > 0 ? 2 : 1
  const isAmountInside =
    !isLoss && shareOf(points[0]?.invested ?? 0, topWith(above)) > INSIDE_HEIGHT / LOWEST_PLOT
  return { isAmountInside, top: topWith(isAmountInside ? above : above + 1) }
}

const largestOf = ({ amount, value, inTodaysMoney = value }: Growing): Decimal =>
  [value, inTodaysMoney].reduce((largest, figure) => (figure > largest ? figure : largest), amount)
