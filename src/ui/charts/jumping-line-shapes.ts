import { textWidth } from './frame'
import type { Point } from './geometry'

/*
 * The geometry of a line that jumps (the profit over the price, which jumps at fee bands), and of the
 * target that it is to reach: values become shares of the drawing. In floats, as in all charts.
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

/*
 * Labels in a drawing whose height is known and whose width is not: which of them stand clear of the
 * others, and from which width of the plot on.
 */

/** One place where a text may stand. */
export type Place = {
  /** The share of the width that it hangs on, and how many pixels from there its anchor is. */
  readonly at: number
  readonly dx: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** Its base line, in pixels from the top of the plot. */
  readonly y: number
  /** Fewer words, for a place where all of them have no room. */
  readonly text?: string
}

export type Label = {
  readonly text: string
  readonly size: number
  /** In order of preference. */
  readonly places: readonly Place[]
  /** The narrowest plot that it is meant for. */
  readonly least?: number
  /** Rather leave it out than let a line run through it. */
  readonly isOptional?: boolean
}

export type PlacedLabel = Place & {
  readonly text: string
  /** The width of the plot from which it is shown; Infinity where it never is. */
  readonly from: number
}

/** What a text takes: from and to in pixels from `at`, top and bottom from the top of the plot. */
type Room = { at: number; start: number; end: number; top: number; bottom: number }

export type Surroundings = {
  /** Upright lines, from top to bottom in pixels. */
  readonly posts: readonly { at: number; top: number; bottom: number }[]
  readonly lines: readonly (readonly Point[])[]
  readonly height: number
  /** About as wide as the plot is: lines are looked at there. */
  readonly width: number
  /** No plot is narrower, with letters of the usual size. */
  readonly narrowest: number
  /** What is free beside the plot, at the left only above and below it. */
  readonly beside: { readonly left: number; readonly right: number }
}

const SPACE_BETWEEN = 8
/** An upright line takes so much to either side. */
const POST = 1
/** No plot is wider. */
const WIDEST = 1200

/**
 * Places labels one after another, the most important first: each where it has room in the
 * narrowest plot.
 */
export function placeLabels(labels: readonly Label[], around: Surroundings): PlacedLabel[] {
  const taken: Room[] = around.posts.map((post) => ({ ...post, start: -POST, end: POST }))
  return labels.map(({ text, size, places, least = 0, isOptional = false }) => {
    const tried = places.map((place) => {
      const room = roomOf(place.text ?? text, size, place)
      const isCrossed = around.lines.some((line) => crosses(line, room, around))
      const need = Math.max(
        least,
        fromInside(room, around),
        ...taken.map((other) => fromApart(room, other)),
      )
      const from = isCrossed && isOptional ? Infinity : need
      // What has room in every plot is chosen by preference.
      const rank = Number(isCrossed) * WIDEST * 2 + (from <= around.narrowest ? 0 : from)
      return { place, room, from, rank }
    })
    const [best] = tried.toSorted((a, b) => compare(a.rank, b.rank))
    if (!best || best.from > WIDEST) {
      return { text, ...(best?.place ?? nowhere), from: Infinity }
    }
    taken.push(best.room)
    return { text, ...best.place, from: best.from }
  })
}

const nowhere: Place = { at: 0, dx: 0, anchor: 'start', y: 0 }

const compare = (a: number, b: number) => (a === b ? 0 : a - b)

function roomOf(text: string, size: number, { at, dx, anchor, y }: Place): Room {
  const width = textWidth(text, size)
  const start = dx - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2)
  return { at, start, end: start + width, top: y - 0.8 * size, bottom: y + 0.25 * size }
}

/** The width from which a text does not stick out. */
function fromInside({ at, start, end, top, bottom }: Room, around: Surroundings): number {
  const { left, right } = around.beside
  // Beside the plot stand the labels of its heights.
  const isAmongHeights = bottom > 0 && top < around.height
  const need = (room: number, share: number) =>
    room <= 0 ? 0 : share > 0 ? room / share : Infinity
  return Math.max(need(-start - (isAmongHeights ? 0 : left), at), need(end - right, 1 - at))
}

/** The width from which two texts stand clear of each other. */
function fromApart(a: Room, b: Room): number {
  if (a.bottom <= b.top || b.bottom <= a.top) return 0
  const [left, right] = a.at < b.at || (a.at === b.at && a.end <= b.start) ? [a, b] : [b, a]
  const distance = right.at - left.at
  const need = left.end + SPACE_BETWEEN - right.start
  if (need <= 0) return 0
  // The one that hangs further right may stand wholly left of the other.
  if (left.start - SPACE_BETWEEN - right.end >= distance * WIDEST) return 0
  return distance > 0 ? need / distance : Infinity
}

/** Whether a line runs through a text, in a plot of the usual width. */
function crosses(line: readonly Point[], room: Room, { width, height }: Surroundings): boolean {
  const [left, right] = [room.at * width + room.start, room.at * width + room.end]
  return line.slice(1).some((to, index) => {
    const from = line[index] ?? to
    const [first, last] = from.at <= to.at ? [from, to] : [to, from]
    const [x0, x1] = [first.at * width, last.at * width]
    if (x1 < left || x0 > right) return false
    const yAt = (x: number) => {
      const part = x1 > x0 ? (x - x0) / (x1 - x0) : 0
      return height * (1 - first.height - (last.height - first.height) * part)
    }
    const ends =
      x1 > x0
        ? [yAt(Math.max(x0, left)), yAt(Math.min(x1, right))]
        : [height * (1 - first.height), height * (1 - last.height)]
    return Math.max(...ends) >= room.top && Math.min(...ends) <= room.bottom
  })
}
