import type { Decimal } from '../../../core/money/decimal'
import type { RowFilter, RowQuery, SortKey } from '../messages'
import { approximate, isTooClose } from './computed-list'

/** The rows that can be sorted and filtered, by their indexes. */
export type SortableRows = {
  readonly count: number
  /** SKU and name, in which the search looks. */
  wordsOf(index: number): string
  nameOf(index: number): string
  isLoss(index: number): boolean
  /** Whether a product stays below the target. */
  isShort(index: number): boolean
  binOf(index: number): number
  /** A figure; nothing where a row has none. */
  figure(index: number, key: FigureKey): Decimal | undefined
  /** The same as a float, if that is faster; not a number where a row has none. */
  float?(index: number, key: FigureKey): number | undefined
}

export type FigureKey = Exclude<SortKey, 'row' | 'name'>

/** The rows between two yields. */
const ROWS_AT_A_TIME = 64
/** So many rows are sorted at once; the sorted runs are then merged. */
const SORTED_AT_ONCE = 1_024

/**
 * The indexes of the rows of a query, sorted. Equal rows stay in the order of the file, and rows
 * without such a figure come last, in both directions. It is a generator, so that other requests can
 * be handled while a long list is sorted.
 *
 * @example sortRowsAtOnce(list, firstQuery) // the lowest margin first
 */
export function* sortRows(
  list: SortableRows,
  { sort, isDescending, filter, search }: RowQuery,
): Generator<undefined, Uint32Array> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const isAskedFor = filterFor(list, filter)
  const found: number[] = []
  for (let index = 0; index < list.count; index++) {
    if (index % ROWS_AT_A_TIME === 0) yield
    if (isAskedFor(index) && hasWords(list, index, words)) found.push(index)
  }
  const indexes = Uint32Array.from(found)
  if (sort === 'row') return isDescending ? indexes.reverse() : indexes
  const compare =
    sort === 'name' ? yield* byName(list, indexes) : yield* byFigure(list, indexes, sort)
  return yield* mergeSort(indexes, compare(isDescending ? -1 : 1))
}

/** The same without pauses. */
export function sortRowsAtOnce(...parameters: Parameters<typeof sortRows>): Uint32Array {
  const steps = sortRows(...parameters)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

type Comparison = (a: number, b: number) => number
type Comparing = Generator<undefined, (way: 1 | -1) => Comparison>

function* byName(list: SortableRows, indexes: Uint32Array): Comparing {
  const names = new Array<string>(list.count)
  for (const [at, index] of indexes.entries()) {
    if (at % ROWS_AT_A_TIME === 0) yield
    names[index] = list.nameOf(index).toLowerCase()
  }
  return (way) => (a, b) => {
    const [left, right] = [names[a] as string, names[b] as string]
    return (left < right ? -way : left > right ? way : 0) || a - b
  }
}

/** Compares floats; where they are too close, the exact figures. */
function* byFigure(list: SortableRows, indexes: Uint32Array, key: FigureKey): Comparing {
  const floats = new Float64Array(list.count)
  const exact: (Decimal | undefined)[] = []
  for (const [at, index] of indexes.entries()) {
    if (at % ROWS_AT_A_TIME === 0) yield
    let float = list.float?.(index, key)
    if (float === undefined) {
      exact[index] = list.figure(index, key)
      float = exact[index] === undefined ? Number.NaN : approximate(exact[index])
    }
    floats[index] = float
  }
  const figure = (index: number) => {
    exact[index] ??= list.figure(index, key)
    return exact[index] as Decimal
  }
  return (way) => (a, b) => {
    const [left, right] = [floats[a] as number, floats[b] as number]
    if (Number.isNaN(left) || Number.isNaN(right)) {
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || a - b
    }
    if (!isTooClose(left, right)) return left < right ? -way : way
    const [lower, higher] = [figure(a), figure(b)]
    return (lower < higher ? -way : lower > higher ? way : 0) || a - b
  }
}

/** Sorts short runs with the engine's own sort, then merges pairs of them, step by step. */
function* mergeSort(indexes: Uint32Array, compare: Comparison): Generator<undefined, Uint32Array> {
  for (let at = 0; at < indexes.length; at += SORTED_AT_ONCE) {
    yield
    indexes.subarray(at, at + SORTED_AT_ONCE).sort(compare)
  }
  let from = indexes
  let to: Uint32Array = new Uint32Array(indexes.length)
  for (let length = SORTED_AT_ONCE; length < indexes.length; length *= 2) {
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

function filterFor(list: SortableRows, filter: RowFilter): (index: number) => boolean {
  if (filter === 'all') return () => true
  if (filter === 'losses') return list.isLoss
  if (filter === 'below') return list.isShort
  return (index) => list.binOf(index) === filter.bin
}

function hasWords(list: SortableRows, index: number, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const text = list.wordsOf(index).toLowerCase()
  return words.every((word) => text.includes(word))
}
