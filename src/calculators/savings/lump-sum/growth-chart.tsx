import { absolute } from '../../../core/money/decimal'
import { showFrom, textWidth } from '../../../ui/charts/frame'
import { heightAt } from '../../../ui/charts/geometry'
import {
  Beside,
  type Growth,
  GrowthChart,
  INSIDE_SHARE,
  LEADER_START,
  middleAt,
  type Series,
  SeriesText,
  textRoom,
} from '../../../ui/charts/growth'
import { useCurrency } from '../../../ui/tab/currency'
import { savingsWords } from '../shared/words'
import { yearAxis, yearLabel } from '../shared/year-names'
import type { Growing } from './compute'
import { lumpSumWords } from './words'

type LumpSumChartProps = {
  growing: Growing
  /** As the page shows it: a found one is rounded up. */
  amount: string
  /** Without inflation the money of today is the value. */
  hasInflation: boolean
}

const LABEL_SIZE = 15
/** The places of the names from the top, one below the other, and where their lines end. */
const FIRST_NAME = 0.05
const NEXT_NAME = 0.14
const DOTS = [0.88, 0.8, 0.72] as const
/** What may be drawn under so many names. */
const ROOM_UNDER = [1, 0.86, 0.72, 0.58]

/** Dots are seen on both areas by a light line below them. */
const dotted = [
  { stroke: 'var(--surface)', strokeLinecap: 'round', strokeWidth: 4 },
  {
    stroke: 'var(--ink)',
    strokeDasharray: '0.1 5',
    strokeLinecap: 'round',
    strokeWidth: 2.25,
  },
] as const

/** An amount and its gain, year by year, and what the value buys at the prices of today. */
export function LumpSumChart({ growing, amount, hasInflation }: LumpSumChartProps) {
  const { wholeMoney } = useCurrency()
  const { years, months, value, gain, inTodaysMoney } = growing
  // Where one cannot be said, there is no line.
  const hasLine = hasInflation && years.every(({ inTodaysMoney }) => inTodaysMoney !== undefined)
  const grows = gain < 0n ? lumpSumWords.chart.falls : lumpSumWords.chart.grows
  const today = { name: lumpSumWords.results.inTodaysMoney, amount: wholeMoney(inTodaysMoney) }
  return (
    <GrowthChart
      points={[
        { at: 0, total: growing.amount, line: growing.amount },
        ...years.map((year) => ({
          at: year.months / months,
          when: yearLabel(year.months),
          total: year.value,
          line: year.inTodaysMoney,
        })),
      ].map(({ line, ...point }) => ({
        ...point,
        base: growing.amount,
        line: hasLine ? line : undefined,
      }))}
      names={{
        base: lumpSumWords.amount,
        added: lumpSumWords.results.gain,
        total: lumpSumWords.value,
        line: today.name,
      }}
      baseText={amount}
      lineSwatches={hasLine ? dotted : []}
      axis={yearAxis(months)}
      description={[
        grows(months, amount, wholeMoney(value)),
        ...(hasLine ? [lumpSumWords.chart.buys(today.amount)] : []),
        savingsWords.chart.sameFigures,
      ].join(' ')}
      atLeast={(growth) => placeNames(growth).top}
    >
      {(growth, base, added) => (
        <Names
          growth={growth}
          base={base}
          added={
            gain < 0n
              ? { name: lumpSumWords.chart.loss, amount: wholeMoney(absolute(gain)) }
              : added
          }
          today={today}
        />
      )}
    </GrowthChart>
  )
}

type NamesProps = { growth: Growth; base: Series; added: Series; today: Series }

/** One below the other above everything, each with a line to what it names; the amount on its area. */
function Names({ growth, base, added, today }: NamesProps) {
  const { bases, totals, line, end, isLoss } = growth
  const room = Math.max(...[base, added, today].map(textRoom))
  const nameAt = (index: number) => 1 - FIRST_NAME - NEXT_NAME * index
  const pointOf = (at: number, points: Growth['line'], part = 1) => ({
    at,
    height: heightAt(points, at) / part,
  })
  return (
    <>
      <Beside
        series={added}
        height={nameAt(0)}
        dot={end.total === end.base ? undefined : middleAt(DOTS[0], bases, totals)}
        room={room}
      />
      {line.length > 0 && (
        <Beside series={today} height={nameAt(1)} dot={pointOf(DOTS[1], line)} room={room} />
      )}
      {placeNames(growth).isAmountInside ? (
        <SeriesText
          series={base}
          at={1}
          height={0}
          dx="-10"
          dy="-0.9375rem"
          look="inside"
          fit={showFrom(textWidth(base.name, LABEL_SIZE) + 12)}
          amountFit={showFrom(textRoom(base))}
        />
      ) : (
        <Beside
          series={base}
          height={nameAt(line.length > 0 ? 2 : 1)}
          dot={pointOf(DOTS[2], bases, isLoss ? 1 : 2)}
          room={room}
        />
      )}
    </>
  )
}

/**
 * Whether the name of the amount stands on its area, and how high the drawing has to be, so that the other
 * names stand above everything: an amount that hardly grows fills it up to its left end.
 */
function placeNames({ bases, totals, line, isLoss }: Growth) {
  const lines = [totals, bases, line]
  const highest = Math.max(...lines.flat().map(({ height }) => height))
  const underNames = Math.max(
    ...lines.map((line) => heightAt(line, LEADER_START)),
    ...lines.flat().map(({ at, height }) => (at <= LEADER_START ? height : 0)),
  )
  const topWith = (count: number) => Math.max(highest, underNames / (ROOM_UNDER[count] ?? 1))
  const above = line.length > 0 ? 2 : 1
  const isAmountInside = !isLoss && (bases[0]?.height ?? 0) / topWith(above) > INSIDE_SHARE
  return { isAmountInside, top: topWith(isAmountInside ? above : above + 1) }
}
