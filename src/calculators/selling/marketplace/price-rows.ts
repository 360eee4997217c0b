import { type Decimal, sum } from '../../../core/decimal'
import { exactOrder, marginOf } from '../shared/order/order'
import { settle } from '../shared/order/settle'
import { PAISA } from '../shared/prices/price-ranges'
import { profitPieces } from '../shared/prices/profit-pieces'
import type { FoundPrices } from './price-answer'
import { sayTarget } from './price-words'

/** A price that can be set, what it brings, and why it is worth looking at. */
export type PriceRow = {
  readonly price: Decimal
  readonly profit: Decimal
  /** Nothing where no order is kept. */
  readonly margin: Decimal | undefined
  readonly names: readonly string[]
  readonly isToday: boolean
}

/**
 * The prices of the picture in rising order: the ends of its lines, break-even, the ends of the
 * ranges that reach the target, and today's.
 */
export function priceRows(prices: FoundPrices, symbol: string): readonly PriceRow[] {
  const { prepared, price, target, found, evens, windows } = prices
  const window = windows.wide
  const names = new Map<Decimal, string[]>()
  const add = (at: Decimal | undefined, name?: string) => {
    if (at === undefined || at < PAISA) return
    const known = names.get(at) ?? []
    if (name && !known.includes(name)) known.push(name)
    names.set(at, known)
  }
  for (const { from, fromOpen, to } of profitPieces(prepared, window)) {
    // The price itself still belongs to the line before.
    add(fromOpen ? sum(downToPaisa(from), PAISA) : from)
    add(downToPaisa(to))
  }
  add(price, 'today')
  if (evens.kind === 'found') for (const { first } of evens.ranges) add(first, 'break-even')
  if (found.kind === 'found') {
    const name = `${sayTarget(target, symbol)} ${target.kind}`
    for (const { first, last } of found.ranges) {
      add(first, first === last ? name : `${name} from here`)
      if (first !== last) add(last, 'up to here')
    }
  }
  return [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([at, names]) => {
      const exact = exactOrder(prepared, at)
      return {
        price: at,
        profit: settle(exact.profit, exact.over),
        margin: marginOf(exact),
        names,
        isToday: at === price,
      }
    })
}

const downToPaisa = (price: Decimal) => (price - (price % PAISA)) as Decimal
