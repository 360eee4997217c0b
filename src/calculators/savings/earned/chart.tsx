import { sayShortDate } from '../../../core/language/dates'
import { type Decimal, decimalFrom, subtract, zero } from '../../../core/money/decimal'
import { daysFrom } from '../../../core/time/calendar'
import type { Returns } from '../../../core/yearly-rate/returns-of'
import type { WorthPoint } from '../../../core/yearly-rate/worth'
import {
  anchorAt,
  Box,
  ChartFrame,
  labelAxis,
  type Mark,
  showFrom,
  showUntil,
  textWidth,
} from '../../../ui/charts/frame'
import {
  amountTicks,
  chartUnitFor,
  linePath,
  type Point,
  percent,
  yearMarks,
} from '../../../ui/charts/geometry'
import { ChartReadings, type Reading } from '../../../ui/charts/readings'
import { classNames } from '../../../ui/page/class-names'
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
const SMALL_LABEL = 14
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
      <ChartFrame
        gutter={ticks.map(({ label }) => (
          <span key={label} className={styles.gutter}>
            {label}
          </span>
        ))}
        readings={<ChartReadings readings={readingsOf(series, days, heightOf, wholeMoney)} />}
      >
        <LegendAbove lines={lines} />
        <svg
          className={styles.drawing}
          role="img"
          aria-label={describe(returns, lines, firstDate, lastDate)}
        >
          {ticks.map(({ value, label }) => (
            <g key={label} textAnchor="end">
              <line
                className={value === 0 ? styles.base : styles.grid}
                x2="100%"
                y1={fromTop(heightOf(value))}
                y2={fromTop(heightOf(value))}
              />
              <text className={styles.tick} x="-10" y={fromTop(heightOf(value))} dy="0.3125rem">
                {label}
              </text>
            </g>
          ))}
          {labelAxis(marksOf(firstDate, lastDate, days), SMALL_LABEL).map(
            ({ key, at, label, fit }) => (
              <text
                key={key}
                className={styles.tick}
                x={percent(at)}
                y="100%"
                dy="1.5rem"
                textAnchor={anchorAt(at)}
                {...fit}
              >
                {label}
              </text>
            ),
          )}
          <Box viewBox="0 0 100 100" preserveAspectRatio="none">
            {lines.toReversed().map(({ look, points }) => (
              <path
                key={look}
                className={classNames(styles.line, styles[look])}
                d={linePath(points)}
              />
            ))}
          </Box>
          {lines.map(({ look, points }) => {
            const end = points.at(-1)
            return (
              look !== 'net' &&
              end && (
                <circle
                  key={look}
                  className={classNames(styles.end, styles[look])}
                  cx={percent(end.at)}
                  cy={fromTop(end.height)}
                  r="5.5"
                />
              )
            )
          })}
          <Names lines={lines} />
        </svg>
      </ChartFrame>
    </>
  )
}

const fromTop = (height: number) => percent(1 - height)

/** Where the names of the lines have room, in a wide plot and in a narrow one. */
function placesOf(lines: readonly Line[]) {
  const short = lines.map(({ shortName, points }) => ({ name: shortName, points }))
  const widths = short.map(({ name }) => textWidth(name, SMALL_LABEL) + SWATCH)
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
            <text
              key={look}
              className={classNames(styles.name, look === 'yours' && styles.own)}
              x="100%"
              y={fromTop(ends[index] ?? 0)}
              dx="-10"
              dy="0.3125rem"
              textAnchor="end"
            >
              {name}
            </text>
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
    const start = isBottom ? -textWidth(shortName, SMALL_LABEL) - SWATCH : 8
    return (
      <Box key={look} x={isBottom ? '100%' : 0} y={isBottom ? '100%' : 0}>
        <line
          className={classNames(styles.line, styles[look])}
          x1={start}
          x2={start + 26}
          y1={down}
          y2={down}
        />
        <text
          className={styles.name}
          x={isBottom ? -6 : start + 36}
          y={down}
          dy="0.3125rem"
          textAnchor={isBottom ? 'end' : 'start'}
        >
          {shortName}
        </text>
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
  heightOf: (amount: number) => number,
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
        heights: values.map(({ amount }) => heightOf(amount)),
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
