import type { ReactNode, SVGProps } from 'react'
import { wordsWidth } from '../../core/language/widths'
import { lazyPart, useLoadedWhenIdle } from '../tab/lazy-part'
import styles from './frame.module.css'
import type { Reading } from './pointing'

type ChartFrameProps = {
  /** The texts that stand left of the plot: the widest makes the room. */
  gutter?: ReactNode
  /** The readings that a pointer or a key shows, over the drawing. */
  readings?: ReactNode
  children: ReactNode
}

/**
 * The ground of a chart. Its plot is as wide as the page lets it be, and its labels come and go
 * with that width; nothing is measured, so the prerendered drawing is already the right one.
 */
export function ChartFrame({ gutter, readings, children }: ChartFrameProps) {
  return (
    <div className={styles.chart}>
      <div className={styles.columns} data-amount>
        <div className={styles.gutter} aria-hidden="true">
          {gutter}
        </div>
        <div className={styles.plot}>{children}</div>
      </div>
      {readings}
    </div>
  )
}

/** A box inside a drawing: the percentages of what it holds are percentages of the box. */
export function Box(props: SVGProps<SVGSVGElement>) {
  return <svg {...props} aria-hidden="true" />
}

/**
 * From and until which width of the plot a label is shown. Text keeps its size while a drawing stretches, so what fits depends on the
 * width of the plot, which only the style sheet knows. A label carries the width from which it is
 * shown, and the width from which another takes its place.
 */
export type Fit = { 'data-from'?: number | 'never'; 'data-until'?: number | 'never' }

/** The widths that frame.module.css can tell apart. */
export const plotWidths = [180, 200, 220, 240, 260, 280, 320, 400, 480, 560, 640, 720, 960]

const SPACE_BETWEEN = 6
/** Below this a plot shows its short texts, even if the long ones would just fit. */
const LONG_FROM = 400

/** A generous guess in pixels: the true width depends on the font that arrived. */
export const textWidth = (text: string, size: number): number => wordsWidth(text) * size

const stepOf = (width: number) => plotWidths.find((step) => width <= step) ?? 'never'

/** For what needs a plot of that width. */
export const showFrom = (width: number): Fit => ({ 'data-from': stepOf(width) })

/** For what stands in while the plot is narrower than that. */
export const showUntil = (width: number): Fit => ({ 'data-until': stepOf(width) })

/**
 * The plot width from which every `every`-th of these texts has room beside the next, each in the
 * middle of an equal part of the plot.
 */
export function roomFor(texts: readonly string[], size: number, every: number): number {
  const shown = texts.filter((_, i) => i % every === 0).map((text) => textWidth(text, size))
  const pairs = shown.slice(1).map((width, i) => (width + (shown[i] ?? 0)) / 2)
  return ((Math.max(0, ...pairs) + SPACE_BETWEEN) * texts.length) / every
}

type Labels = {
  long: readonly string[]
  short: readonly string[]
  size: number
  /** Label all at these distances; each divides the next, so that no two shown ones crowd. The first
   *  and the last are always among them. */
  steps: readonly number[]
  /** How much of its room a text needs: less than 1 where neighbours stand higher or lower. */
  longNeed: number
  shortNeed: number
}

/**
 * The texts of each place of a row: the long ones where all fit, else as many short ones as do.
 * A place that is never labelled has none.
 */
export function labelRow({ long, short, size, steps, longNeed, shortNeed }: Labels) {
  const longFrom = Math.max(LONG_FROM, roomFor(long, size, steps[0] ?? 1) * longNeed)
  const last = long.length - 1
  return long.map((text, i) => {
    const step = steps.findLast((n) => i % last === 0 || (i % n === 0 && last - i >= n))
    if (!step) return []
    const shortFrom = roomFor(short, size, step) * shortNeed
    return [
      { key: 'long', text, fit: showFrom(longFrom) },
      { key: 'short', text: short[i], fit: { ...showFrom(shortFrom), ...showUntil(longFrom) } },
    ]
  })
}

export type Mark = { at: number; label: string; shortLabel?: string }

/** Which end of a text stands at a place of an axis. */
export const anchorAt = (at: number) => (at === 0 ? 'start' : at === 1 ? 'end' : 'middle')

/** The same for an axis with places of its own: all long, all short, or every second. */
export function labelAxis(marks: readonly Mark[], size: number) {
  const short = marks.map(({ label, shortLabel = label, at }) => ({ at, label: shortLabel }))
  const few = short.filter(({ at }, i) => at === 1 || (i % 2 === 0 && at <= 0.7))
  const longFrom = Math.max(LONG_FROM, roomForMarks(marks, size))
  const shortFrom = roomForMarks(short, size)
  const sets = [
    { marks, name: 'long', fit: showFrom(longFrom) },
    { marks: short, name: 'short', fit: { ...showFrom(shortFrom), ...showUntil(longFrom) } },
    { marks: few, name: 'few', fit: showUntil(Math.min(shortFrom, longFrom)) },
  ]
  return sets.flatMap(({ marks, name, fit }) =>
    marks.map(({ at, label }) => ({ key: `${name} ${at}`, at, label, fit })),
  )
}

function roomForMarks(marks: readonly Mark[], size: number): number {
  const rooms = marks.slice(1).map(({ at, label }, i) => {
    const before = marks[i] ?? { at: 0, label: '' }
    const right = textWidth(before.label, size) * (before.at === 0 ? 1 : 0.5)
    const left = textWidth(label, size) * (at === 1 ? 1 : 0.5)
    return (left + right + SPACE_BETWEEN) / Math.max(at - before.at, 0.001)
  })
  return Math.max(0, ...rooms)
}

const pointing = lazyPart(() => import('./pointing').then((part) => part.Pointing))

/** Shows the figures of a year where a pointer, a finger or a key points at it in a chart. */
export function ChartReadings({ readings }: { readings: readonly Reading[] }) {
  const Pointing = useLoadedWhenIdle(pointing)
  return Pointing && readings.length > 0 && <Pointing readings={readings} />
}
