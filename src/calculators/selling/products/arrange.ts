import type { Decimal } from '../../../core/decimal'
import { approximate, inDoubt } from './earned-list'

/** A list whose rows are sorted and looked for, by their places. */
export type Arrangeable = {
  readonly count: number
  /** SKU and name, by which rows are found. */
  wordsOf(place: number): string
  nameOf(place: number): string
  isLoss(place: number): boolean
  /** Whether a product stays below the target. */
  isShort(place: number): boolean
  binOf(place: number): number
  /** A figure; nothing where a row has none. */
  figure(place: number, key: FigureKey): Decimal | undefined
  /** The same as a float, if that is quicker to have; not a number where a row has none. */
  float?(place: number, key: FigureKey): number | undefined
}

export type FigureKey = Exclude<SortKey, 'row' | 'name'>

export type SortKey =
  | 'row'
  | 'name'
  | 'price'
  | 'cost'
  | 'quantity'
  | 'payout'
  | 'profit'
  | 'margin'
  /** Times the quantity. */
  | 'payoutInAll'
  | 'profitInAll'
  | 'breakEven'
  | 'targetPrice'

export type Filter = 'all' | 'losses' | 'below' | { readonly bin: number }

export type Arrangement = {
  readonly sort: SortKey
  readonly isDescending: boolean
  readonly filter: Filter
  readonly search: string
}

/** Worst first: what a seller has to look at. */
export const firstArrangement: Arrangement = {
  sort: 'margin',
  isDescending: false,
  filter: 'all',
  search: '',
}

/** Rows between two steps. */
const ROWS_AT_A_TIME = 64
/** So many are put in order at once, before they are put between each other. */
const SORTED_AT_ONCE = 1_024

/**
 * The places of the rows that are asked for, in their order. Rows that are equal stay in the order
 * of the file, and what has no such figure comes last, whichever way. A long list takes its time:
 * there are steps, between which other work can be done.
 *
 * @example arrange(list, firstArrangement) // the lowest margin first
 */
export function* arranging(
  list: Arrangeable,
  { sort, isDescending, filter, search }: Arrangement,
): Generator<undefined, Uint32Array> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const isAskedFor = filtering(list, filter)
  const found: number[] = []
  for (let place = 0; place < list.count; place++) {
    if (place % ROWS_AT_A_TIME === 0) yield
    if (isAskedFor(place) && hasWords(list, place, words)) found.push(place)
  }
  const places = Uint32Array.from(found)
  if (sort === 'row') return isDescending ? places.reverse() : places
  const compare =
    sort === 'name' ? yield* byName(list, places) : yield* byFigure(list, places, sort)
  return yield* sorting(places, compare(isDescending ? -1 : 1))
}

/** The same at once. */
export function arrange(...asked: Parameters<typeof arranging>): Uint32Array {
  const steps = arranging(...asked)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

type Compare = (a: number, b: number) => number
type Comparing = Generator<undefined, (way: 1 | -1) => Compare>

function* byName(list: Arrangeable, places: Uint32Array): Comparing {
  const names = new Array<string>(list.count)
  for (const [at, place] of places.entries()) {
    if (at % ROWS_AT_A_TIME === 0) yield
    names[place] = list.nameOf(place).toLowerCase()
  }
  return (way) => (a, b) => {
    const [left, right] = [names[a] as string, names[b] as string]
    return (left < right ? -way : left > right ? way : 0) || a - b
  }
}

/** Floats tell most rows apart; where they are too near to each other, the figures themselves do. */
function* byFigure(list: Arrangeable, places: Uint32Array, key: FigureKey): Comparing {
  const floats = new Float64Array(list.count)
  const exact: (Decimal | undefined)[] = []
  for (const [at, place] of places.entries()) {
    if (at % ROWS_AT_A_TIME === 0) yield
    let float = list.float?.(place, key)
    if (float === undefined) {
      exact[place] = list.figure(place, key)
      float = exact[place] === undefined ? Number.NaN : approximate(exact[place])
    }
    floats[place] = float
  }
  const figure = (place: number) => {
    exact[place] ??= list.figure(place, key)
    return exact[place] as Decimal
  }
  return (way) => (a, b) => {
    const [left, right] = [floats[a] as number, floats[b] as number]
    if (Number.isNaN(left) || Number.isNaN(right)) {
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || a - b
    }
    if (!inDoubt(left, right)) return left < right ? -way : way
    const [lower, higher] = [figure(a), figure(b)]
    return (lower < higher ? -way : lower > higher ? way : 0) || a - b
  }
}

/** Short runs by the engine itself, then two and two of them into one, step by step. */
function* sorting(places: Uint32Array, compare: Compare): Generator<undefined, Uint32Array> {
  for (let at = 0; at < places.length; at += SORTED_AT_ONCE) {
    yield
    places.subarray(at, at + SORTED_AT_ONCE).sort(compare)
  }
  let from = places
  let to: Uint32Array = new Uint32Array(places.length)
  for (let length = SORTED_AT_ONCE; length < places.length; length *= 2) {
    for (let start = 0; start < from.length; start += 2 * length) {
      let left = start
      const middle = Math.min(start + length, from.length)
      let right = middle
      const end = Math.min(middle + length, from.length)
      for (let at = start; at < end; at++) {
        if (at % SORTED_AT_ONCE === 0) yield
        const isLeft =
          right === end ||
          (left < middle && compare(from[left] as number, from[right] as number) <= 0)
        to[at] = from[isLeft ? left++ : right++] as number
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

function filtering(list: Arrangeable, filter: Filter): (place: number) => boolean {
  if (filter === 'all') return () => true
  if (filter === 'losses') return list.isLoss
  if (filter === 'below') return list.isShort
  return (place) => list.binOf(place) === filter.bin
}

function hasWords(list: Arrangeable, place: number, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = list.wordsOf(place).toLowerCase()
  return words.every((word) => text.includes(word))
}
