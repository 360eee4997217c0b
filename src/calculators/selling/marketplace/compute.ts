import { absolute, type Decimal, decimalFrom } from '../../../core/money/decimal'
import type { MarketplaceTexts } from '../../../desks/market/inputs'
import { type Order, orderAt } from '../../../desks/market/order/order'
import { type PreparedOrder, prepareOrder } from '../../../desks/market/order/prepare-order'
import { type OrderInputs, readOrder } from '../../../desks/market/read-inputs'

export type OrderAnswer = {
  /** The terms of the order, its price and the target. */
  readonly orderInputs: OrderInputs
  /**
   * The order at its price. Prices for the target are found later from `prepared`, by the parts that
   * show them, so that the first answer does not wait for them. Nothing where an amount is too large
   * to be shown.
   */
  readonly results: { readonly prepared: PreparedOrder; readonly order: Order } | undefined
}

/**
 * What follows from what is typed.
 *
 * @example answer(inputs.defaults).results?.order.profit // 191
 */
export function answer(typed: MarketplaceTexts): OrderAnswer {
  const orderInputs = readOrder(typed)
  const prepared = prepareOrder(orderInputs.terms)
  const order = orderAt(prepared, orderInputs.price)
  return { orderInputs, results: isTooLarge(order) ? undefined : { prepared, order } }
}

/**
 * Results with more than forty digits are not shown; percentages are not limited, and could make them.
 */
const LARGEST: Decimal = decimalFrom(10n ** 40n)

const isTooLarge = ({ payout, profit, gstDue, margin }: Order) =>
  [payout, profit, gstDue, margin].some(
    (amount) => amount !== undefined && absolute(amount) > LARGEST,
  )
