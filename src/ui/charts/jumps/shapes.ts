import type { Point } from '../geometry'

/*
 * A line that jumps, and what it is to reach: from values to shares of a drawing. In floats, as all
 * drawings are.
 */

/** A straight piece of the line, and of what it is to reach, between two places. */
export type LinePiece = {
  readonly from: number
  readonly to: number
  readonly valueFrom: number
  readonly valueTo: number
  readonly aimFrom: number
  readonly aimTo: number
}

/** Places at which the line reaches its aim; without an end it goes on. */
export type Reach = { readonly from: number; readonly to: number | undefined }

/** What the drawing shows. */
export type Extent = {
  readonly left: number
  readonly right: number
  readonly lowest: number
  readonly highest: number
}

type Line = readonly Point[]

export type JumpShapes = {
  /** The line where it is not below 0, never joined over a jump. */
  readonly lines: readonly Line[]
  /** Where it is below 0, closed towards 0 at the edges of the drawing. */
  readonly losses: readonly Line[]
  /** Under the line, down to 0, where the aim is reached. */
  readonly fills: readonly Line[]
  /** What is to be reached, as far as it is in the drawing. */
  readonly aims: readonly Line[]
  readonly bars: readonly Bar[]
  /** Between two reaches. */
  readonly gaps: readonly { readonly from: number; readonly to: number }[]
}

/** A reach, as far as it is in the drawing. */
export type Bar = {
  readonly from: number
  readonly to: number
  /** It goes on without end. */
  readonly isOpen: boolean
}

/** Where places and values of an extent are in its drawing. */
export function scalesOf({ left, right, lowest, highest }: Extent) {
  return {
    xOf: (place: number) => share((place - left) / (right - left)),
    yOf: (value: number) => share((value - lowest) / (highest - lowest)),
  }
}

type Stretch = { from: number; to: number; start: number; end: number }

/**
 * What is drawn of a line that jumps.
 *
 * @example shapesOf([{ from: 0, to: 10, valueFrom: 0, valueTo: 10, aimFrom: 5, aimTo: 5 }],
 *   [{ from: 5, to: undefined }], { left: 0, right: 10, lowest: 0, highest: 10 })
 * // lines [[0 0, 1 1]], fills [[0.5 0, 0.5 0.5, 1 1, 1 0]]
 */
export function shapesOf(
  pieces: readonly LinePiece[],
  reaches: readonly Reach[],
  extent: Extent,
): JumpShapes {
  const { left, right, lowest, highest } = extent
  const { xOf, yOf } = scalesOf(extent)
  const pointAt = (place: number, value: number): Point => ({ at: xOf(place), height: yOf(value) })
  const lineOf = ({ from, to, start, end }: Stretch) => [pointAt(from, start), pointAt(to, end)]

  const lines: Line[] = []
  const losses: Line[] = []
  const fills: Line[] = []
  const aims: Line[] = []
  for (const { from, to, valueFrom, valueTo, aimFrom, aimTo } of pieces) {
    const whole = { from, to, start: valueFrom, end: valueTo }
    const above = partWithin(whole, 0, Infinity)
    const below = partWithin(whole, -Infinity, 0)
    if (above && above.to > above.from) lines.push(lineOf(above))
    if (below && (below.start < 0 || below.end < 0)) {
      losses.push([
        ...(below.from === left && below.start < 0 ? [pointAt(left, 0)] : []),
        ...lineOf(below),
        ...(below.to === right && below.end < 0 ? [pointAt(right, 0)] : []),
      ])
    }
    for (const reach of reaches) {
      const part = above && partBetween(above, reach.from, reach.to ?? Infinity)
      if (part && part.to > part.from) {
        fills.push([pointAt(part.from, 0), ...lineOf(part), pointAt(part.to, 0)])
      }
    }
    const aim = partWithin({ from, to, start: aimFrom, end: aimTo }, lowest, highest)
    if (aim && aim.to > aim.from) aims.push(lineOf(aim))
  }

  const bars = reaches.flatMap(({ from, to = Infinity }): Bar[] =>
    to < left || from > right ? [] : [{ from: xOf(from), to: xOf(to), isOpen: to === Infinity }],
  )
  const gaps = reaches.flatMap(({ to }, index) => {
    const next = reaches[index + 1]
    if (!next || to === undefined || to >= right || next.from <= left) return []
    return [{ from: xOf(to), to: xOf(next.from) }]
  })
  return { lines, losses, fills, aims, bars, gaps }
}

const share = (part: number) => Math.min(Math.max(part, 0), 1)

/** The part of a stretch whose values lie between two. */
function partWithin(stretch: Stretch, low: number, high: number): Stretch | undefined {
  const { from, to, start, end } = stretch
  const rise = end - start
  if (Math.min(start, end) >= low && Math.max(start, end) <= high) return stretch
  if (Math.max(start, end) < low || Math.min(start, end) > high || rise === 0) return undefined
  const placeOf = (value: number) => from + ((value - start) / rise) * (to - from)
  const [first, last] = rise > 0 ? [low, high] : [high, low]
  const isCutFirst = rise > 0 ? start < first : start > first
  const isCutLast = rise > 0 ? end > last : end < last
  return {
    from: isCutFirst ? placeOf(first) : from,
    start: isCutFirst ? first : start,
    to: isCutLast ? placeOf(last) : to,
    end: isCutLast ? last : end,
  }
}

/** The part of a stretch between two places. */
function partBetween(stretch: Stretch, first: number, last: number): Stretch | undefined {
  const { from, to, start, end } = stretch
  if (last < from || first > to) return undefined
  const valueAt = (place: number) =>
    to > from ? start + ((place - from) / (to - from)) * (end - start) : start
  const [cutFrom, cutTo] = [Math.max(from, first), Math.min(to, last)]
  return { from: cutFrom, to: cutTo, start: valueAt(cutFrom), end: valueAt(cutTo) }
}
