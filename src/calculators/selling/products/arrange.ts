import type { Decimal } from '../../../core/decimal'
import { binOf, type Earnings, isBelow, isLoss } from './work-out'

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

/**
 * The places of the rows that are asked for, in their order. Rows that are equal stay in the order
 * of the file.
 *
 * @example arrange(rows, firstArrangement, target) // the lowest margin first
 */
export function arrange(
  rows: readonly Listed[],
  { sort, isDescending, filter, search }: Arrangement,
  target: Decimal,
  priceOf: (row: Listed, which: 'breakEven' | 'targetPrice') => Decimal | undefined,
): Uint32Array {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const isAskedFor = (row: Listed) => passes(row, filter, target) && hasWords(row, words)
  const places = Uint32Array.from(rows.flatMap((row, place) => (isAskedFor(row) ? [place] : [])))
  const keys = new Map<number, Sortable>()
  for (const place of places) {
    const row = rows[place]
    if (row) keys.set(place, keyOf(row, sort, priceOf))
  }
  const way = isDescending ? -1 : 1
  return places.sort((a, b) => {
    const [left, right] = [keys.get(a), keys.get(b)]
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined) || a - b
    }
    return (left < right ? -way : left > right ? way : 0) || a - b
  })
}

function passes(row: Listed, filter: Filter, target: Decimal): boolean {
  if (filter === 'all') return true
  if (filter === 'losses') return isLoss(row.earnings)
  if (filter === 'below') return isBelow(row.earnings, target)
  return binOf(row.earnings) === filter.bin
}

const hasWords = ({ sku, name }: Listed, words: readonly string[]) => {
  if (words.length === 0) return true
  const text = `${sku} ${name}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

function keyOf(
  row: Listed,
  sort: SortKey,
  priceOf: (row: Listed, which: 'breakEven' | 'targetPrice') => Decimal | undefined,
): Sortable {
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
      return priceOf(row, sort)
  }
}
