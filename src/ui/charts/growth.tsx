import type { ReactNode } from 'react'
import { type Decimal, subtract, toApproximate } from '../../core/money/decimal'
import { classNames } from '../page/class-names'
import { useCurrency } from '../tab/currency'
import { type Fit, labelAxis, type Mark, showFrom, showUntil, textWidth } from './frame'
import { amountTicks, chartUnitFor, heightAt, type Point, placeOf, shareOf } from './geometry'
import styles from './growth.module.css'
import { ChartText, heavy, type Layer, Leader, type Swatch, TimeChart } from './time-chart'

/** What was put in and what it is worth, `at` 0 to 1 from the start to the end. */
type GrowthPoint = {
  readonly at: number
  /** What it is called when it is pointed at; not every place that is drawn has a name. */
  readonly when?: string
  readonly base: Decimal
  readonly total: Decimal
  /** A line over both, where there is one. */
  readonly line?: Decimal | undefined
}

type GrowthChartProps = {
  points: readonly GrowthPoint[]
  /** What each is called. */
  names: { base: string; added: string; total: string; line?: string }
  lineSwatches?: readonly Swatch[]
  /** The base as the page shows it, where it stays the same. */
  baseText?: string
  /** What stands under the axis, from `at` 0 to 1; on phones the short label. */
  axis: readonly Mark[]
  /** One sentence that says what the areas show. */
  description: string
  /** How high the drawing has to be, as a share of its highest amount, so that there is room above. */
  atLeast?(growth: Growth): number
  /** As small on wide screens as on others. */
  hasSmallNames?: boolean
  /** What stands above the chart. */
  above?(growth: Growth): ReactNode
  /** The names in the drawing, with their amounts at the end. */
  children?(growth: Growth, base: Series, added: Series): ReactNode
}

/** The heights of a drawing that grows, and how it moves. */
export const growthShape = styles.growth

/** The lowest height the style sheet gives the plot. */
const LOWEST_PLOT = 176
/** What a text on the base needs below its edge. */
export const INSIDE_SHARE = 30 / LOWEST_PLOT
const LABEL_SIZE = 15
/** Where the text of a leader ends: left of here a growing line leaves the upper half free. */
export const LEADER_START = 0.67

/** What was put in, and on top what it brought, from the start to the end. */
export function GrowthChart(props: GrowthChartProps) {
  const {
    points,
    names,
    baseText,
    lineSwatches = [],
    atLeast,
    above,
    children = growthNames,
  } = props
  const { currency, wholeMoney } = useCurrency()
  const highest = largestOf(points.flatMap(({ base, total, line = base }) => [base, total, line]))
  const amounts = points.map(({ at, base, total, line }) => ({
    at,
    base: toApproximate(base),
    total: toApproximate(total),
    ...(line !== undefined && { line: toApproximate(line) }),
  }))
  const drawn = growthOf(amounts)
  const growth = atLeast ? growthOf(amounts, drawn.highest * atLeast(drawn)) : drawn
  const end = points.at(-1)
  const seriesOf = (name: string, amount: string) => ({ name, amount })
  const sayBase = (base: Decimal) => baseText ?? wholeMoney(base)
  return (
    <>
      {above?.(growth)}
      <TimeChart
        className={classNames(growthShape, !props.hasSmallNames && styles.large)}
        layers={[
          ...stackedLayers(growth),
          ...lineSwatches.map(
            (swatch) =>
              ({ name: swatch.stroke, kind: 'line', points: growth.line, swatch }) as const,
          ),
        ]}
        ticks={amountTicks(highest, chartUnitFor(highest, currency.symbol)).map(
          ({ value, label }) => ({
            label,
            height: growth.highest > 0 ? value / growth.highest : 0,
          }),
        )}
        axis={labelAxis(props.axis, 14)}
        description={props.description}
        readings={points.flatMap(({ at, when, base, total, line }) =>
          when === undefined
            ? []
            : {
                at,
                when,
                values: [
                  seriesOf(names.base, sayBase(base)),
                  seriesOf(names.added, wholeMoney(subtract(total, base))),
                  seriesOf(names.total, wholeMoney(total)),
                  ...(line !== undefined && names.line
                    ? [seriesOf(names.line, wholeMoney(line))]
                    : []),
                ],
              },
        )}
      >
        {end &&
          children(
            growth,
            seriesOf(names.base, sayBase(end.base)),
            seriesOf(names.added, wholeMoney(subtract(end.total, end.base))),
          )}
      </TimeChart>
    </>
  )
}

const largestOf = (amounts: readonly Decimal[]): Decimal =>
  amounts.reduce((largest, amount) => (amount > largest ? amount : largest))

/** An area's name and its amount at the end. */
export type Series = { readonly name: string; readonly amount: string }

type Amounts = { at: number; base: number; total: number; line?: number }

/** The layers as shares of the drawing. */
export type Growth = {
  readonly highest: number
  readonly bases: readonly Point[]
  readonly totals: readonly Point[]
  readonly line: readonly Point[]
  readonly end: { readonly base: number; readonly total: number }
  readonly isLoss: boolean
}

/**
 * What was put in and what it is worth, as shares of the drawing.
 *
 * @param atLeast what else has to fit under its top
 */
export function growthOf(points: readonly Amounts[], atLeast = 0): Growth {
  const highest = Math.max(
    atLeast,
    ...points.flatMap(({ base, total, line = base }) => [base, total, line]),
  )
  const pointsOf = (amountOf: (point: Amounts) => number | undefined) =>
    points.flatMap((point) => {
      const amount = amountOf(point)
      return amount === undefined ? [] : { at: point.at, height: shareOf(amount, highest) }
    })
  const bases = pointsOf(({ base }) => base)
  const totals = pointsOf(({ total }) => total)
  const end = { base: bases.at(-1)?.height ?? 0, total: totals.at(-1)?.height ?? 0 }
  return {
    highest,
    bases,
    totals,
    line: pointsOf(({ line }) => line),
    end,
    isLoss: end.total < end.base,
  }
}

/** The base, what was added on top of it, and a line over both. After a loss nothing is added. */
export function stackedLayers({ bases, totals, isLoss }: Growth): Layer[] {
  const solid = bases.map(({ at, height }, index) => ({
    at,
    height: Math.min(height, totals[index]?.height ?? height),
  }))
  const added = { name: 'added', kind: 'haldi', points: totals, foot: solid } as const
  return [
    ...(isLoss ? [] : [added]),
    { name: 'base', kind: 'neel', points: solid },
    {
      name: 'edge',
      kind: 'edge',
      points: bases,
      swatch: isLoss ? lost : { stroke: 'var(--surface)', strokeWidth: 2 },
    },
    { name: 'total', kind: 'line', points: totals, swatch: heavy, ring: 5 },
  ]
}

const lost = { stroke: 'var(--loss)', strokeDasharray: '6 4', strokeWidth: 2 }
/** What the name and amount of an area need. */
export const textRoom = ({ name, amount }: Series): number =>
  textWidth(`${name} ${amount}`, LABEL_SIZE) + 12

/** The base is named in its area if there is room, all else in the corner that growth leaves free. */
function growthNames({ bases, totals, end, isLoss }: Growth, base: Series, added: Series) {
  const insideFrom = isLoss ? 1 : placeOf(bases, INSIDE_SHARE)
  const insideRoom = insideFrom < 1 ? textRoom(base) / (1 - insideFrom) : Infinity
  const room = Math.max(textRoom(base), textRoom(added))
  const baseDot = isLoss
    ? // The solid area is what is left: what was put in is the line above it.
      { at: 0.92, height: heightAt(bases, 0.92) }
    : { at: 0.73, height: heightAt(bases, 0.73) / 2 }
  return (
    <>
      <Beside
        series={added}
        height={0.88}
        dot={end.total === end.base ? undefined : middleAt(0.84, bases, totals)}
        room={room}
      />
      <SeriesText
        series={base}
        at={1}
        height={0}
        dx="-10"
        dy="-0.9375rem"
        look="inside"
        fit={showFrom(insideRoom)}
      />
      <g {...showUntil(insideRoom)}>
        <Beside
          series={base}
          height={isLoss ? 1 : 0.74}
          dot={end.base > 0 ? baseDot : undefined}
          room={room}
        />
      </g>
    </>
  )
}

/** In the middle of what was added. */
export const middleAt = (at: number, bases: readonly Point[], totals: readonly Point[]): Point => ({
  at,
  height: (heightAt(bases, at) + heightAt(totals, at)) / 2,
})

type SeriesTextProps = Omit<Parameters<typeof ChartText>[0], 'children'> & {
  series: Series
  /** The amount may be left out: the ledger has it. */
  amountFit?: Fit
}

/** A name with its amount, ending at its place. */
export const SeriesText = ({ series: { name, amount }, amountFit, ...place }: SeriesTextProps) => (
  <ChartText anchor="end" {...place}>
    {name}
    <tspan {...amountFit}>{` ${amount}`}</tspan>
  </ChartText>
)

type BesideProps = {
  series: Series
  height: number
  /** Where the line ends; nothing where there is nothing to point at. */
  dot: Point | undefined
  room: number
  /** Where the text ends and the line begins. */
  start?: number
}

/** A name in the free corner, with a line to what it names. */
export const Beside = ({ series, height, dot, room, start = LEADER_START }: BesideProps) => (
  <>
    {dot && <Leader from={{ at: start, height }} to={dot} />}
    <SeriesText
      series={series}
      at={start}
      height={height}
      dx="-10"
      amountFit={showFrom(room / start)}
    />
  </>
)
