import { type Decimal, sum, zero } from '../../../core/decimal'
import { exactOrder, marginOf } from '../shared/order/order'
import { type PreparedOrder, prepareOrder, withCost } from '../shared/order/prepare-order'
import { settle } from '../shared/order/settle'
import type { OrderTerms } from '../shared/order/terms'
import type { Product } from './read-product'

/** What an order of one product brings. */
export type Earnings = {
  readonly payout: Decimal
  readonly profit: Decimal
  /** In percent; nothing where no order is kept. */
  readonly margin: Decimal | undefined
}

/** What the marketplace order says, and how a row of the file changes it. */
export type Basis = {
  readonly terms: OrderTerms
  /** The file has rates of its own: goods were bought at the rate they are sold at. */
  readonly hasGstRates: boolean
}

/** All that a row says but its price and its cost. */
type OwnTerms = Omit<Product, 'price' | 'cost' | 'quantity'>

const keyOf = ({ gstRate, gstOnCost, commission, fixedFee, shipping, ads, returns }: OwnTerms) =>
  [gstRate, gstOnCost, commission, fixedFee, shipping, ads, returns].join()

/**
 * The terms of a row: its own, and where it has none those of the marketplace order. A commission or
 * a fixed fee of its own holds for every price.
 */
export function termsOf(own: OwnTerms, { terms, hasGstRates }: Basis): OrderTerms {
  const gstRate = own.gstRate ?? terms.gstRate
  const { commission, fixedFee } = own
  const fees = {
    ...(commission !== undefined && { commissionPercent: commission }),
    ...(fixedFee !== undefined && { fixedFee }),
  }
  return {
    ...terms,
    gstRate,
    gstOnCost: own.gstOnCost ?? (hasGstRates ? (own.gstRate ?? terms.gstOnCost) : terms.gstOnCost),
    feeCard: terms.feeCard.map((band) => ({ ...band, ...fees })),
    shippingFee: own.shipping ?? terms.shippingFee,
    adsPerOrder: own.ads ?? terms.adsPerOrder,
    returned: { ...terms.returned, percent: own.returns ?? terms.returned.percent },
  }
}

/** Terms that rows have in common are prepared once. More than this many are hardly in common. */
const MOST_PREPARED = 5_000

/**
 * Prepares the orders of one price list.
 *
 * @example preparing(basis)(product) // as `prepareOrder` would, with the terms and cost of the row
 */
export function preparing(basis: Basis): (product: Product) => PreparedOrder {
  const known = new Map<string, PreparedOrder>()
  return (product) => {
    const key = keyOf(product)
    let prepared = known.get(key)
    if (!prepared) {
      prepared = prepareOrder(termsOf(product, basis))
      if (known.size < MOST_PREPARED) known.set(key, prepared)
    }
    return withCost(prepared, product.cost ?? basis.terms.costPrice)
  }
}

/** What one order brings, as the marketplace order would say it. */
export function earn(prepared: PreparedOrder, price: Decimal): Earnings {
  const order = exactOrder(prepared, price)
  return {
    payout: settle(order.payout, order.over),
    profit: settle(order.profit, order.over),
    margin: marginOf(order),
  }
}
