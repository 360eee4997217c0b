import { Box, ChartFrame, ChartReadings, type Fit, showFrom, showUntil, textWidth } from './frame'
import frame from './frame.module.css'
import { percent, shareOf } from './geometry'
import type { Reading } from './pointing'
import styles from './signed-bars.module.css'

export type SignedBar = {
  /** When: "4 October". */
  when: string
  value: number
  /** What is said of it. */
  values: Reading['values']
}

export type BarTick = { value: number; label: string }

/** A text under the bar of that index. */
export type BarName = { bar: number; text: string; fit?: Fit }

type SignedBarsProps = {
  bars: readonly SignedBar[]
  /** The grid and its labels: on wide plots, and on narrow ones. The first ones span all bars above the line. */
  ticks: readonly BarTick[]
  fewTicks: readonly BarTick[]
  names: readonly BarName[]
  /** The bar with its amount above it. */
  best?: { bar: number; text: string } | undefined
  /** One sentence that says what the bars show. */
  description: string
}

const BAR_START = 0.09
const BAR_END = 0.91
/** What is not nothing can be seen. */
const THIN = 2.5
const BEST_SIZE = 14
const SLACK = 4

/** One bar for each part of a time. What is below zero hangs below the line, dashed. */
export function SignedBars(props: SignedBarsProps) {
  const { bars, ticks, fewTicks, names, best, description } = props
  const count = bars.length
  const low = Math.min(0, ...bars.map(({ value }) => value))
  const high = Math.max(0, ...ticks.map(({ value }) => value), ...bars.map(({ value }) => value))
  const heightOf = (value: number) => (high > low ? shareOf(value - low, high - low) : 0)
  const zero = heightOf(0)
  const drawn = bars.map((bar) => ({ ...bar, height: heightOf(bar.value) }))
  const bestBar = best && drawn[best.bar]

  return (
    <ChartFrame
      gutter={
        <>
          <GutterTexts ticks={ticks} className={frame.wide} />
          <GutterTexts ticks={fewTicks} className={frame.narrow} />
        </>
      }
      readings={
        <ChartReadings
          readings={bars.map(({ when, values }, i) => ({ at: (i + 0.5) / count, when, values }))}
        />
      }
    >
      <svg className={styles.drawing} role="img" aria-label={description}>
        <Grid ticks={ticks} heightOf={heightOf} className={frame.wide} />
        <Grid ticks={fewTicks} heightOf={heightOf} className={frame.narrow} />
        {drawn.map(({ when, value, height }, i) => (
          <Box key={when} x={percent(i / count)} width={percent(1 / count)}>
            {value !== 0 && (
              <rect
                className={value < 0 ? styles.below : styles.above}
                x={percent(BAR_START)}
                width={percent(BAR_END - BAR_START)}
                y={percent(1 - Math.max(height, zero))}
                height={percent(Math.abs(height - zero))}
              />
            )}
            {value !== 0 && Math.abs(height - zero) < 0.01 && (
              <Box y={percent(1 - zero)}>
                <rect
                  className={value < 0 ? styles.below : styles.above}
                  x={percent(BAR_START)}
                  width={percent(BAR_END - BAR_START)}
                  y={value < 0 ? 0 : -THIN}
                  height={THIN}
                />
              </Box>
            )}
          </Box>
        ))}
        <line className={styles.baseline} x2="100%" y1={percent(1 - zero)} y2={percent(1 - zero)} />
        {names.map(({ bar, text, fit }) => (
          <text
            key={`${bar} ${fit?.['data-from']}`}
            x={percent((bar + 0.5) / count)}
            y="100%"
            dy="1.4375rem"
            textAnchor="middle"
            {...fit}
          >
            {text}
          </text>
        ))}
        {best && bestBar && (
          <BestText
            text={best.text}
            at={(best.bar + 0.5) / count}
            y={percent(1 - Math.max(bestBar.height, zero))}
          />
        )}
      </svg>
    </ChartFrame>
  )
}

/** In the middle of its bar where there is room at both sides, else with one end there. */
function BestText({ text, at, y }: { text: string; at: number; y: string }) {
  const room = (textWidth(text, BEST_SIZE) / 2 + SLACK) / Math.min(at, 1 - at)
  const look = { className: styles.best, x: percent(at), y, dy: '-0.5rem' }
  return (
    <>
      <text {...look} textAnchor="middle" {...showFrom(room)}>
        {text}
      </text>
      <text {...look} textAnchor={at < 0.5 ? 'start' : 'end'} {...showUntil(room)}>
        {text}
      </text>
    </>
  )
}

type TicksProps = { ticks: readonly BarTick[]; className: string | undefined }

const GutterTexts = ({ ticks, className }: TicksProps) =>
  ticks.map(({ value, label }) => (
    <span key={value} className={className}>
      <span className={styles.gutter}>{label}</span>
    </span>
  ))

function Grid({
  ticks,
  heightOf,
  className,
}: TicksProps & {
  heightOf(value: number): number
}) {
  return (
    <g className={className}>
      {ticks.map(({ value, label }) => {
        const y = percent(1 - heightOf(value))
        return (
          <g key={value}>
            {value !== 0 && <line className={styles.grid} x2="100%" y1={y} y2={y} />}
            <text className={styles.tick} x="-8" y={y} dy="0.3125rem" textAnchor="end">
              {label}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/**
 * Round values from the lowest bar to at least the highest, `count` steps or fewer. Steps of 4 are among them: a
 * largest bar of 1.55 lakh has four of 40,000.
 *
 * @example signedTicks(154835, 0, 4) // [0, 40000, 80000, 120000, 160000]
 */
export function signedTicks(highest: number, lowest: number, count: number): number[] {
  const span = Math.max(highest, 0) - Math.min(lowest, 0)
  if (span < 1e-9) return [0]
  const step = niceStep((span / count) * (1 - 1e-9), [1, 2, 2.5, 4, 5, 10])
  return multiplesOf(
    step,
    Math.ceil(Math.min(lowest, 0) / step),
    Math.ceil(Math.max(highest, 0) / step),
  )
}

/**
 * Fewer of them, for a narrow plot, none beyond what the others span.
 *
 * @example fewerTicks([0, 40000, 80000, 120000, 160000]) // [0, 50000, 100000, 150000]
 */
export function fewerTicks(ticks: readonly number[]): number[] {
  const [lowest = 0, highest = 0] = [ticks[0], ticks.at(-1)]
  const span = highest - lowest
  if (span === 0) return [0]
  const largest = span / 3
  const decade = 10 ** Math.floor(Math.log10(largest))
  const step = [5, 2.5, 2, 1].map((n) => n * decade).find((n) => n <= largest) ?? decade
  return multiplesOf(step, Math.ceil(lowest / step), Math.floor(highest / step))
}

function niceStep(atLeast: number, steps: readonly number[]): number {
  const decade = 10 ** Math.floor(Math.log10(atLeast))
  return steps.map((n) => n * decade).find((n) => n >= atLeast) ?? 10 * decade
}

const multiplesOf = (step: number, from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => Number(((from + i) * step).toPrecision(12)) || 0)
