import type { Reading } from './reading'

export type Size = { readonly width: number; readonly height: number }

/** Between the rule and its label, in pixels. */
const BESIDE_RULE = 10

/**
 * The reading that is nearest to a place, from 0 to 1 across the plot; of two as near, the earlier.
 *
 * @example nearestTo(readings, 0.5) // 4, of ten years
 */
export function nearestTo(readings: readonly Reading[], place: number): number {
  const distances = readings.map(({ at }) => Math.abs(at - place))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/**
 * Where the label of a rule stands: at its right, else at its left, else as near to its middle as the
 * plot lets it. It never leaves the plot: one that is too large for it becomes smaller.
 *
 * @example placeLabel(0.25, { width: 100, height: 60 }, { width: 400, height: 200 }) // x 110, scale 1
 */
export function placeLabel(at: number, label: Size, plot: Size): { x: number; scale: number } {
  const scale = Math.min(1, ratio(plot.width, label.width), ratio(plot.height, label.height))
  const width = label.width * scale
  const rule = at * plot.width
  const right = rule + BESIDE_RULE
  const left = rule - BESIDE_RULE - width
  const last = Math.max(0, plot.width - width)
  if (right <= last) return { x: right, scale }
  return { x: left >= 0 ? left : Math.min(Math.max(rule - width / 2, 0), last), scale }
}

const ratio = (room: number, need: number) => (need > 0 ? room / need : 1)
