import { atLeastZero, type Decimal, hundred, one, zero } from '../../../core/money/decimal'
import { exactOrder, type Order, orderAt } from '../../../desks/market/order/order'
import {
  type PreparedOrder,
  prepareOrder,
  quotient,
  THOUSAND,
} from '../../../desks/market/order/prepare-order'
import { breakEven, type NoPrice, type Prices, pricesFor } from '../../../desks/market/order/prices'
import type { OrderTerms } from '../../../desks/market/order/terms'
import type { OrderInputs } from '../../../desks/market/read-inputs'

export type MarketplaceResults = {
  readonly prepared: PreparedOrder
  readonly order: Order
  readonly breakEven: Prices | NoPrice
  readonly targetPrice: Prices | NoPrice
  readonly adsLimit: AdsLimit | undefined
  /** In percent of orders; nothing where it loses even without returns. */
  readonly returnsLimit: Decimal | undefined
}

/**
 * Everything the page can show: one order at a price, the prices for the target, and the limits.
 *
 * @example computeMarketplace({ terms, price: decimalFrom(1180), target: { kind: 'margin', … } })
 * // order.profit 191, breakEven.cheapest 906.15, adsLimit.most 231, returnsLimit 51.2064…
 */
export function computeMarketplace(inputs: OrderInputs): MarketplaceResults {
  const prepared = prepareOrder(inputs.terms)
  return {
    prepared,
    order: orderAt(prepared, inputs.price),
    breakEven: pricesFor(prepared, breakEven),
    targetPrice: pricesFor(prepared, inputs.target),
    adsLimit: adsLimit(prepared, inputs.price),
    returnsLimit: returnsLimit(inputs.terms, inputs.price),
  }
}

export type AdsLimit = {
  /** What ads may cost for an order, before GST, until nothing is left of it. */
  readonly most: Decimal
  /** Sales for each rupee of ads at that limit; nothing where the limit is 0. */
  readonly breakEvenRoas: Decimal | undefined
}

/**
 * The most that ads may cost: today's ads and the profit. A rupee of profit pays for a rupee of ads,
 * less their GST where that does not come back. Nothing where an order loses even without ads.
 *
 * @example adsLimit(prepared(1180)) // most 231, breakEvenRoas 5.1082…
 */
export function adsLimit(prepared: PreparedOrder, price: Decimal): AdsLimit | undefined {
  const { profit, over: orderOver } = exactOrder(prepared, price)
  const over = orderOver * prepared.countedFee
  const most = prepared.ads * over + profit * THOUSAND
  if (most < 0n) return undefined
  return {
    most: quotient(most, over),
    breakEvenRoas: most > 0n ? quotient(atLeastZero(price) * over * one, most) : undefined,
  }
}

/**
 * The share of orders, in percent, that may come back until no profit is left: undelivered and
 * returned in today's proportion, or returned where neither happens today. Profit falls in a straight
 * line as that share rises, so two points of the line are enough. Nothing where it loses even without
 * returns.
 *
 * @example returnsLimit(terms(1180)) // 51.2064…
 */
export function returnsLimit(terms: OrderTerms, price: Decimal): Decimal | undefined {
  const { profit, over } = exactOrder(prepareOrder(withReturns(terms, zero)), price)
  if (profit < 0n) return undefined
  const today = prepareOrder(terms)
  const hasReturns = today.kept < today.whole
  const prepared = hasReturns ? today : prepareOrder(withReturns(terms, hundred))
  const share = (prepared.whole - prepared.kept) * prepared.grain
  const compared = exactOrder(prepared, price)
  const all = profit * compared.over
  const eaten = all - compared.profit * over
  // Where returns cost nothing, no share of them uses up the profit.
  return eaten > 0n ? quotient(all * share, eaten) : zero
}

const withReturns = (terms: OrderTerms, percent: Decimal): OrderTerms => ({
  ...terms,
  undelivered: { ...terms.undelivered, percent: zero },
  returned: { ...terms.returned, percent },
})
