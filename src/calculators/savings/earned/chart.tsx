import { sayShortDate } from '../../../core/language/dates'
import { type Decimal, decimalFrom, subtract, zero } from '../../../core/money/decimal'
import { daysFrom } from '../../../core/time/calendar'
import type { Returns } from '../../../core/yearly-rate/returns-of'
import type { WorthPoint } from '../../../core/yearly-rate/worth'
import { Box, labelAxis, type Mark, showFrom, showUntil, textWidth } from '../../../ui/charts/frame'
import { amountTicks, chartUnitFor, type Point, yearMarks } from '../../../ui/charts/geometry'
import type { Reading } from '../../../ui/charts/pointing'
import { ChartText, TimeChart } from '../../../ui/charts/time-chart'
import { useCurrency } from '../../../ui/tab/currency'
import styles from './chart.module.css'
import { type AmountPoint, freeCorner, linesOf, placesAtEnds } from './chart-shapes'
import { returnsWords } from './words'

/** The labels of larger amounts would be wider than the chart; smaller ones have nothing to show. */
const LARGEST_DRAWN = 1e17
const SMALLEST_DRAWN = 1e-6
/** What is left free above the highest line. */
const ROOM_ABOVE = 1.08
/** Names stand at the ends of their lines in a plot of that width, and together in a corner of a narrower one. */
const WIDE = 560
const NARROW = 280
const LABEL = 14
const LEGEND_LINE = 21
/** A piece of the line before a name. */
const SWATCH = 42
/** The height of the drawing where it is narrow, in pixels. */
const NARROW_HEIGHT = 176
const MOST_READINGS = 60
/** Labels of years stay so far from those at the ends. */
const YEAR_ROOM = 0.18

type ReturnsChartProps = { returns: Returns; series: readonly WorthPoint[] }

type Look = 'yours' | 'bank' | 'net'
type Line = { look: Look; name: string; shortName: string; points: readonly Point[] }

const swatches = {
  yours: { stroke: 'var(--neel)', strokeLinejoin: 'round', strokeWidth: 3 },
  bank: {
    stroke: 'var(--ink-3)',
    strokeDasharray: '6 4',
    strokeLinejoin: 'round',
    strokeWidth: 2,
  },
  net: { stroke: 'var(--haldi-ink)', strokeLinejoin: 'round', strokeWidth: 2 },
} as const

/** The person's money and the bank's, day by day, over what was paid in. */
export function ReturnsChart({ returns, series }: ReturnsChartProps) {
  const { currency, wholeMoney } = useCurrency()
  const days = series.at(-1)?.at ?? 0
  const amounts = linesOf(series)
  const all = [...amounts.yours, ...amounts.bank, ...amounts.net].map(({ amount }) => amount)
  const highest = all.reduce((most, amount) => Math.max(most, amount), 0)
  const lowest = all.reduce((least, amount) => Math.min(least, amount), 0)
  const largest = Math.max(highest, -lowest)
  const { firstDate, lastDate } = returns
  const isDrawn = largest > SMALLEST_DRAWN && largest < LARGEST_DRAWN && days > 0
  if (!isDrawn || !firstDate || !lastDate) return null

  const top = highest * ROOM_ABOVE
  const bottom = lowest * ROOM_ABOVE
  const heightOf = (amount: number) => (amount - bottom) / (top - bottom || 1)
  const unit = chartUnitFor(decimalFrom(largest.toFixed(6)), currency.symbol)
  const ticks = ticksOf(largest, unit).filter(({ value }) => value <= top && value >= bottom)
  const lineOf = (look: Look, end: Decimal | undefined): Line[] => {
    const points = amounts[look].map(({ at, amount }: AmountPoint) => ({
      at: at / days,
      height: heightOf(amount),
    }))
    const amount = end === undefined ? '' : ` ${wholeMoney(end)}`
    const shortName = look === 'net' ? returnsWords.chart.netShort : returnsWords.chart[look]
    return points.length > 0
      ? [{ look, name: returnsWords.chart[look] + amount, shortName: shortName + amount, points }]
      : []
  }
  const lines = [
    ...lineOf('yours', returns.valueToday ?? zero),
    ...lineOf('bank', returns.bankValue),
    ...lineOf('net', subtract(returns.totalIn, returns.totalOut)),
  ]

  return (
    <>
      <p className={styles.head}>
        <b>
          {amounts.yours.length > 0
            ? returnsWords.chart.title
            : returnsWords.chart.titleWithoutRate}
        </b>
        {unit.letters && <span>{unit.meaning?.split(' = ').slice(0, 2).join(' = ')}</span>}
      </p>
      <TimeChart
        className={styles.drawing}
        layers={lines.toReversed().map(({ look, points }) => ({
          name: look,
          kind: 'line',
          points,
          swatch: swatches[look],
          ring: look === 'net' ? 0 : 5.5,
        }))}
        ticks={ticks.map(({ value, label }) => ({ label, height: heightOf(value) }))}
        base={heightOf(0)}
        axis={labelAxis(marksOf(firstDate, lastDate, days), LABEL)}
        description={describe(returns, lines, firstDate, lastDate)}
        readings={readingsOf(series, days, wholeMoney)}
        head={<LegendAbove lines={lines} />}
      >
        <Names lines={lines} />
      </TimeChart>
    </>
  )
}

/** Where the names of the lines have room, in a wide plot and in a narrow one. */
function placesOf(lines: readonly Line[]) {
  const short = lines.map(({ shortName, points }) => ({ name: shortName, points }))
  const widths = short.map(({ name }) => textWidth(name, LABEL) + SWATCH)
  const corner = (width: number) =>
    freeCorner(short, widths, LEGEND_LINE, { width, height: NARROW_HEIGHT })
  return {
    ends: placesAtEnds(lines, LABEL, WIDE),
    wideCorner: corner(WIDE),
    narrowCorner: corner(NARROW),
  }
}

/** The names, where they cover no line. */
function Names({ lines }: { lines: readonly Line[] }) {
  const { ends, wideCorner, narrowCorner } = placesOf(lines)
  return (
    <>
      {ends ? (
        <g {...showFrom(WIDE)}>
          {lines.map(({ look, name }, index) => (
            <ChartText
              key={look}
              className={look === 'yours' ? styles.own : undefined}
              at={1}
              height={ends[index] ?? 0}
              dx="-10"
              anchor="end"
            >
              {name}
            </ChartText>
          ))}
        </g>
      ) : (
        wideCorner && (
          <g {...showFrom(WIDE)}>
            <Legend lines={lines} corner={wideCorner} />
          </g>
        )
      )}
      {narrowCorner && (
        <g {...showFrom(NARROW)} {...showUntil(WIDE)}>
          <Legend lines={lines} corner={narrowCorner} />
        </g>
      )}
    </>
  )
}

/** The names above the drawing, where there is no room in it. */
function LegendAbove({ lines }: { lines: readonly Line[] }) {
  const { ends, wideCorner, narrowCorner } = placesOf(lines)
  const isInWide = ends !== undefined || wideCorner !== undefined
  const fit = isInWide ? showUntil(narrowCorner ? NARROW : WIDE) : {}
  // Between the two widths, a corner holds the names.
  const parts = !isInWide && narrowCorner ? [showUntil(NARROW), showFrom(WIDE)] : [fit]
  return parts.map((fit) => (
    <div key={JSON.stringify(fit)} {...fit} aria-hidden="true">
      <ul className={styles.legend}>
        {lines.map(({ look, shortName }) => (
          <li key={look} data-look={look}>
            {shortName}
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** The names in a corner, each beside a piece of its line. */
function Legend({ lines, corner }: { lines: readonly Line[]; corner: 'bottom' | 'top' }) {
  return lines.map(({ look, shortName }, index) => {
    const isBottom = corner === 'bottom'
    const down = isBottom ? -(lines.length - index) * LEGEND_LINE + 8 : index * LEGEND_LINE + 6
    const start = isBottom ? -textWidth(shortName, LABEL) - SWATCH : 8
    return (
      <Box key={look} x={isBottom ? '100%' : 0} y={isBottom ? '100%' : 0}>
        <g transform={`translate(0 ${down})`}>
          <line {...swatches[look]} x1={start} x2={start + 26} />
          <ChartText
            at={0}
            height={1}
            dx={isBottom ? -6 : start + 36}
            anchor={isBottom ? 'end' : 'start'}
          >
            {shortName}
          </ChartText>
        </g>
      </Box>
    )
  })
}

/** Round amounts above 0 and below. */
function ticksOf(largest: number, unit: ReturnType<typeof chartUnitFor>) {
  const above = amountTicks(decimalFrom(largest.toFixed(6)), unit)
  const below = above
    .filter(({ value }) => value > 0)
    .map(({ value, label }) => ({ value: -value, label: `-${label}` }))
  return [...below.reverse(), ...above]
}

const monthOf = (day: string) => sayShortDate(day).replace(/^\d+ /, '')

/** The first and the last month, and years between them. */
function marksOf(from: string, to: string, days: number): Mark[] {
  const isShort = monthOf(from) === monthOf(to)
  const say = isShort ? sayShortDate : monthOf
  const firstYear = Number(from.slice(0, 4))
  const years = yearMarks(Number(to.slice(0, 4)) - firstYear)
    .map((year) => firstYear + year)
    .map((year) => ({ at: daysFrom(from, `${year}-01-01`) / days, label: String(year) }))
    .filter(({ at }) => at >= YEAR_ROOM && at <= 1 - YEAR_ROOM)
  return [{ at: 0, label: say(from) }, ...years, { at: 1, label: say(to) }]
}

/** The amounts at some of the days, for pointing at the chart. */
function readingsOf(
  series: readonly WorthPoint[],
  days: number,
  money: (amount: Decimal) => string,
): Reading[] {
  const every = Math.ceil(series.length / MOST_READINGS)
  return series
    .filter((_, index) => index % every === 0 || index === series.length - 1)
    .map(({ day, at, yours, bank, net }) => {
      const values = [
        { name: returnsWords.chart.yours, amount: yours },
        { name: returnsWords.chart.bank, amount: bank },
        { name: returnsWords.chart.netShort, amount: net },
      ].flatMap(({ name, amount }) => (amount === undefined ? [] : [{ name, amount }]))
      return {
        at: at / days,
        when: sayShortDate(day),
        values: values.map(({ name, amount }) => ({
          name,
          amount: money(decimalFrom(amount.toFixed(2))),
        })),
      }
    })
}

function describe(returns: Returns, lines: readonly Line[], from: string, to: string): string {
  return [
    returnsWords.chart.describe(sayShortDate(from), sayShortDate(to)),
    ...lines.flatMap(({ look, name }) =>
      look === 'bank' && returns.bankEmptyOn
        ? [returnsWords.chart.bankEmpty(sayShortDate(returns.bankEmptyOn))]
        : [returnsWords.chart.ends(name)],
    ),
    returnsWords.chart.sameFigures,
  ].join(' ')
}
