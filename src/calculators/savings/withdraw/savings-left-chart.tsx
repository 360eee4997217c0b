import { sayMonths } from '../../../core/language/durations'
import { LONGEST_TERM } from '../../../core/loan/annuity'
import { type Decimal, toApproximate } from '../../../core/money/decimal'
import { anchorAt, Box, ChartFrame, showFrom, showUntil, textWidth } from '../../../ui/charts/frame'
import {
  amountTicks,
  chartUnitFor,
  heightAt,
  linePath,
  type Point,
  percent,
  yearMarks,
} from '../../../ui/charts/geometry'
import type { Reading } from '../../../ui/charts/readings'
import { ChartReadings } from '../../../ui/charts/readings'
import { useCurrency } from '../../../ui/tab/currency'
import { yearLabel } from '../shared/year-names'
import type { Lasting, NeverEnding } from './compute'
import styles from './savings-left-chart.module.css'
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

/** The chart of what is left of the savings, until the last withdrawal or for a century. */
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
  const line = linePath(points)
  const end = points.at(-1) ?? { at: 1, height: 0 }
  const isInside = Math.min(...[0, INSIDE.width].map((at) => heightAt(points, at))) > INSIDE.height
  const time = sayMonths(months)
  const nameRoom = isLasting ? textWidth(time, 15) : textWidth(withdrawWords.chart.year(100), 14)
  const description = isLasting
    ? withdrawWords.chart.lasts(wholeMoney(savings), months)
    : describeNoEnd(outcome, months === LONGEST_TERM ? lastYear.left : undefined, wholeMoney)
  const marks = yearMarks(months / 12).slice(0, isLasting ? -1 : undefined)

  return (
    <ChartFrame
      gutter={ticks.map(({ label }) => (
        <span key={label} className={styles.gutter}>
          {label}
        </span>
      ))}
      readings={
        <ChartReadings
          readings={readings.map((reading) => ({
            ...reading,
            heights: [heightAt(points, reading.at)],
          }))}
        />
      }
    >
      <svg
        className={styles.drawing}
        data-open={!isLasting || undefined}
        role="img"
        aria-label={`${description} ${withdrawWords.chart.inTable}`}
      >
        {ticks.map(({ value, label }) => (
          <g key={label} textAnchor="end">
            <line
              className={styles.grid}
              x2="100%"
              y1={fromTop(value / top)}
              y2={fromTop(value / top)}
            />
            <text x="-10" y={fromTop(value / top)} dy="0.3125rem">
              {label}
            </text>
          </g>
        ))}
        <Box viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.area} d={`${line}L${end.at * 100} 100L0 100Z`} />
          <path className={styles.line} d={line} />
        </Box>
        <line className={styles.baseline} x2="100%" y1="100%" y2="100%" />
        {isInside ? (
          <text className={styles.inside} x="0" y="100%" dx="14" dy="-1rem">
            {withdrawWords.chart.savingsLeft}
          </text>
        ) : (
          <text className={styles.beside} x="0" y="12%" dx="14" dy="0.3125rem">
            {withdrawWords.chart.savingsLeft}
          </text>
        )}

        {marks.map((year) => {
          const at = placeOf(year * 12)
          const isEnd = at === 1
          const place = {
            x: percent(at),
            y: '100%',
            dy: '1.5rem',
            textAnchor: anchorAt(at),
          } as const
          // A label is shown only if it does not touch Today or the label at the end.
          const afterNow = year > 0 ? LABEL_ROOM / at : 0
          const from = isEnd
            ? 0
            : Math.max(afterNow * 1.4, (nameRoom + (year > 0 ? 1 : 2) * LABEL_ROOM) / (1 - at))
          return (
            <g key={year}>
              <text {...place} {...showFrom(isEnd ? 0 : Math.max(LONG_FROM, from, afterNow * 2))}>
                {year === 0 ? withdrawWords.chart.today : withdrawWords.chart.year(year)}
              </text>
              {!isEnd && from <= LONG_FROM && (
                <text {...place} {...showFrom(from)} {...showUntil(LONG_FROM)}>
                  {year === 0 ? withdrawWords.chart.today : year}
                </text>
              )}
            </g>
          )
        })}
        {isLasting && (
          <>
            <circle className={styles.end} cx={percent(end.at)} cy="100%" r="5.5" />
            <text className={styles.time} x="100%" y="100%" dy="1.5rem">
              {time}
            </text>
            <text x="100%" y="100%" dy="2.75rem" textAnchor="end">
              {withdrawWords.chart.lastWithdrawal}
            </text>
          </>
        )}
      </svg>
    </ChartFrame>
  )
}

/** What a chart without an end shows; `left` after a century, where it can be shown. */
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

const fromTop = (height: number) => percent(1 - height)
