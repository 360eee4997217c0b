import { atLeastZero, type Decimal, hundred, one, zero } from '../../../core/decimal'
import type { MarketplaceInputs } from '../shared/market/asked'
import { exactOrder, type Order, orderAt } from '../shared/order/order'
import { type PreparedOrder, prepareOrder, THOUSAND } from '../shared/order/prepare-order'
import { settle } from '../shared/order/settle'
import type { OrderTerms } from '../shared/order/terms'
import { breakEven, type NoPrice, type Prices, pricesFor } from '../shared/prices/price-ranges'

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
 * One order at a price, the prices that would do, and how much it can bear.
 *
 * @example computeMarketplace({ terms, price: decimalFrom(1180), target: { kind: 'margin', … } })
 * // order.profit 191, breakEven.cheapest 906.15, adsLimit.most 231, returnsLimit 51.2064…
 */
export function computeMarketplace(inputs: MarketplaceInputs): MarketplaceResults {
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
 * Today's ads and the profit: a rupee of profit pays for a rupee of ads, less their GST where that
 * does not come back. Nothing where an order loses even without ads.
 *
 * @example adsLimit(prepared, decimalFrom(1180)) // most 231, breakEvenRoas 5.1082…
 */
export function adsLimit(prepared: PreparedOrder, price: Decimal): AdsLimit | undefined {
  const { profit, over: orderOver } = exactOrder(prepared, price)
  const over = orderOver * prepared.countedFee
  const most = prepared.ads * over + profit * THOUSAND
  if (most < 0n) return undefined
  return {
    most: settle(most, over),
    breakEvenRoas: most > 0n ? settle(atLeastZero(price) * over * one, most) : undefined,
  }
}

/**
 * The share of orders, in percent, that may come back until nothing is left, undelivered and
 * returned in today's proportion; without either today, returned. Profit falls in a straight line
 * as that share rises, so two points of the line tell. Nothing where it loses even without returns.
 *
 * @example returnsLimit(terms, decimalFrom(1180)) // 51.2064…
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
  // Where returns cost nothing, there is no profit to eat.
  return eaten > 0n ? settle(all * share, eaten) : zero
}

const withReturns = (terms: OrderTerms, percent: Decimal): OrderTerms => ({
  ...terms,
  undelivered: { ...terms.undelivered, percent: zero },
  returned: { ...terms.returned, percent },
})
