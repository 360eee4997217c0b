import type { Decimal } from '../../../core/decimal'
import { binOf, type Earnings, isBelowTarget, isLoss } from './work-out'

/** A product of the list, as rows are sorted and looked for. */
export type Listed = {
  /** Its line in the file. */
  readonly row: number
  readonly sku: string
  readonly name: string
  readonly price: Decimal
  readonly cost: Decimal
  readonly quantity: Decimal
  readonly earnings: Earnings
}

export type SortKey =
  | 'row'
  | 'name'
  | 'price'
  | 'cost'
  | 'quantity'
  | 'payout'
  | 'profit'
  | 'margin'
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

/** What a row is sorted by; what has no such figure comes last, whichever way. */
type Sortable = Decimal | number | string | undefined

/** A price of a row that has to be looked for. */
export type PriceOf = (
  row: Listed,
  which: 'breakEven' | 'targetPrice',
  place: number,
) => Decimal | undefined

/** Rows between two steps. */
const ROWS_AT_A_TIME = 64
/** So many are put in order at once, before they are put between each other. */
const SORTED_AT_ONCE = 1_024

/**
 * The places of the rows that are asked for, in their order. Rows that are equal stay in the order
 * of the file. A long list takes its time: there are steps, between which other work can be done.
 *
 * @example arrange(rows, firstArrangement, target, priceOf) // the lowest margin first
 */
export function* arranging(
  rows: readonly Listed[],
  { sort, isDescending, filter, search }: Arrangement,
  target: Decimal,
  priceOf: PriceOf,
): Generator<undefined, Uint32Array> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const isAskedFor = filtering(filter, target)
  const keys = new Array<Sortable>(rows.length)
  const found: number[] = []
  for (const [place, row] of rows.entries()) {
    if (place % ROWS_AT_A_TIME === 0) yield
    if (!isAskedFor(row) || !hasWords(row, words)) continue
    keys[place] = keyOf(row, sort, priceOf, place)
    found.push(place)
  }
  const way = isDescending ? -1 : 1
  return yield* sorting(Uint32Array.from(found), (a, b) => {
    const [left, right] = [keys[a], keys[b]]
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined) || a - b
    }
    return (left < right ? -way : left > right ? way : 0) || a - b
  })
}

/** The same at once. */
export function arrange(...asked: Parameters<typeof arranging>): Uint32Array {
  const steps = arranging(...asked)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Short runs by the engine itself, then two and two of them into one, step by step. */
function* sorting(
  places: Uint32Array,
  compare: (a: number, b: number) => number,
): Generator<undefined, Uint32Array> {
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

function filtering(filter: Filter, target: Decimal): (row: Listed) => boolean {
  if (filter === 'all') return () => true
  if (filter === 'losses') return ({ earnings }) => isLoss(earnings)
  if (filter === 'below') {
    const isShort = isBelowTarget(target)
    return ({ earnings }) => isShort(earnings)
  }
  return ({ earnings }) => binOf(earnings) === filter.bin
}

const hasWords = ({ sku, name }: Listed, words: readonly string[]) => {
  if (words.length === 0) return true
  const text = `${sku} ${name}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

function keyOf(row: Listed, sort: SortKey, priceOf: PriceOf, place: number): Sortable {
  switch (sort) {
    case 'row':
      return row.row
    case 'name':
      return (row.name || row.sku).toLowerCase()
    case 'price':
    case 'cost':
    case 'quantity':
      return row[sort]
    case 'payout':
    case 'profit':
    case 'margin':
      return row.earnings[sort]
    case 'breakEven':
    case 'targetPrice':
      return priceOf(row, sort, place)
  }
}
