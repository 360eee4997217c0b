import type { WorthPoint } from '../../../core/yearly-rate/worth'
import { textWidth } from '../../../ui/charts/frame'
import type { Point } from '../../../ui/charts/geometry'

/*
 * What is drawn of payments: how they grew from day to day, and where the names of the lines stand. In floats, as
 * in all charts.
 */

/** A line by days from the first payment and amounts. */
export type AmountPoint = { readonly at: number; readonly amount: number }

export type Lines = {
  readonly yours: readonly AmountPoint[]
  readonly bank: readonly AmountPoint[]
  readonly net: readonly AmountPoint[]
}

/** Growth between two payments is drawn in so many straight pieces in all, at least. */
const PIECES = 60

/**
 * The lines of a series: steps where something is paid, and growth between. Without one rate there is no line of
 * the person's own.
 *
 * @example linesOf(worthSeries(asked, returns)).net // [{ at: 0, amount: 0 }, { at: 0, amount: 100000 }, …]
 */
export const linesOf = (series: readonly WorthPoint[]): Lines => ({
  yours: grown(series, ({ yours }) => yours),
  bank: grown(series, ({ bank }) => bank),
  net: series.flatMap(({ at, net }, index) => [
    { at, amount: series[index - 1]?.net ?? 0 },
    { at, amount: net },
  ]),
})

/** As far as there are values. */
function grown(
  series: readonly WorthPoint[],
  amountOf: (point: WorthPoint) => number | undefined,
): AmountPoint[] {
  const points: AmountPoint[] = []
  const length = series.at(-1)?.at ?? 0
  for (const [index, point] of series.entries()) {
    const after = amountOf(point)
    if (after === undefined) break
    const before = series[index - 1]
    const paid = point.net - (before?.net ?? 0)
    const start = before && amountOf(before)
    if (before && start !== undefined) {
      points.push(...between(before.at, start, point.at, after - paid, length))
    } else points.push({ at: point.at, amount: 0 })
    points.push({ at: point.at, amount: after })
  }
  return points
}

/** Growth from one day to another, at a steady rate. */
function between(
  from: number,
  start: number,
  to: number,
  end: number,
  length: number,
): AmountPoint[] {
  const pieces = Math.max(1, Math.round(((to - from) / (length || 1)) * PIECES))
  const isGrowth = start !== 0 && end / start > 0
  return Array.from({ length: pieces }, (_, piece) => {
    const part = (piece + 1) / pieces
    const amount = isGrowth ? start * (end / start) ** part : start + (end - start) * part
    return { at: from + (to - from) * part, amount }
  })
}

/** Where a line is within a stretch of the drawing: the lowest and the highest of it. */
function rangeIn(line: readonly Point[], from: number, to: number): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  const take = (height: number) => {
    low = Math.min(low, height)
    high = Math.max(high, height)
  }
  for (const [index, point] of line.entries()) {
    if (point.at >= from && point.at <= to) take(point.height)
    const next = line[index + 1]
    if (!next || next.at <= point.at) continue
    for (const place of [from, to]) {
      if (place <= point.at || place >= next.at) continue
      const part = (place - point.at) / (next.at - point.at)
      take(point.height + (next.height - point.height) * part)
    }
  }
  return [low, high]
}

export type NamedLine = { readonly name: string; readonly points: readonly Point[] }

/** The height of a name and the room around it, as shares of the drawing. */
const NAME = 0.088
const ROOM = 0.014
/** A name stands no higher above the drawing. */
const HIGHEST = 1.1

/**
 * How high each name stands at the right end, above or below its own line and clear of all others, in a plot of a
 * width in pixels. Nothing where there is no such room.
 *
 * @returns the height of the middle of each name, in the order of the lines
 */
export function placesAtEnds(
  lines: readonly NamedLine[],
  size: number,
  width: number,
): readonly number[] | undefined {
  const placed: { low: number; high: number }[] = []
  for (const line of lines) {
    const from = 1 - (textWidth(line.name, size) + 16) / width
    if (from < 0) return undefined
    const ranges = lines.map(({ points }) => rangeIn(points, from, 1))
    const [low, high] = rangeIn(line.points, from, 1)
    const isFree = (bottom: number) => {
      const top = bottom + NAME
      return (
        bottom >= ROOM &&
        top <= HIGHEST &&
        ranges.every((range) => range[1] + ROOM <= bottom || range[0] - ROOM >= top) &&
        placed.every((name) => name.high <= bottom || name.low >= top)
      )
    }
    const bottom = [high + ROOM, low - ROOM - NAME].find(isFree)
    if (bottom === undefined) return undefined
    placed.push({ low: bottom, high: bottom + NAME })
  }
  return placed.map(({ low, high }) => (low + high) / 2)
}

/**
 * The corner of a plot in which the names have room one below the other, clear of all lines: at the right end
 * above the foot of the drawing, or at the left below its head.
 *
 * @param widths of the names in pixels, from the first to the last
 * @param line the height of one in pixels
 */
export function freeCorner(
  lines: readonly NamedLine[],
  widths: readonly number[],
  line: number,
  plot: { readonly width: number; readonly height: number },
): 'bottom' | 'top' | undefined {
  const shares = widths.map((width) => width / plot.width)
  if (shares.some((share) => share > 1)) return undefined
  const reach = (count: number) => (count * line) / plot.height + ROOM
  const isBottomFree = shares.every((share, index) =>
    lines.every(({ points }) => rangeIn(points, 1 - share, 1)[0] >= reach(widths.length - index)),
  )
  if (isBottomFree) return 'bottom'
  const isTopFree = shares.every((share, index) =>
    lines.every(({ points }) => rangeIn(points, 0, share)[1] <= 1 - reach(index + 1)),
  )
  return isTopFree ? 'top' : undefined
}
