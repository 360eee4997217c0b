import type { Decimal } from '../../../core/decimal'
import { breakEven, pricesFor } from '../shared/prices/price-ranges'
import type { Answer } from './answer'
import { centreOf, LARGEST_DRAWN, priceWindow } from './price-window'

/** What the parts of `Which price?` are made from. */
export type PriceAsked = Pick<Answer, 'asked' | 'answered'> & {
  /** The price that the picture is drawn around: it stays while today's is moved. */
  anchor: Decimal
}

/**
 * The prices that would do, found from the other side of an order. Nothing where its amounts are too
 * large.
 */
export function findPrices({ asked, answered, anchor }: PriceAsked) {
  if (!answered) return undefined
  const { prepared, order } = answered
  const found = pricesFor(prepared, asked.target)
  const asCentre = centreOf(anchor, prepared, asked.target)
  const isDrawn = asCentre < LARGEST_DRAWN
  const centre = isDrawn ? asCentre : LARGEST_DRAWN
  const jumps = prepared.cells.flatMap(({ upTo }) => (upTo === undefined ? [] : [upTo]))
  return {
    prepared,
    order,
    price: asked.price,
    target: asked.target,
    found,
    evens: pricesFor(prepared, breakEven),
    windows: {
      wide: priceWindow(centre, { found, jumps, size: 'wide' }),
      narrow: priceWindow(centre, { found, jumps, size: 'narrow' }),
    },
    isDrawn,
  }
}

export type FoundPrices = NonNullable<ReturnType<typeof findPrices>>
