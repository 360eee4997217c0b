import { absolute, type Decimal, decimalFrom } from '../../../core/decimal'
import { askedOf, type MarketplaceInputs } from '../shared/market/asked'
import type { MarketplaceTexts } from '../shared/market/inputs'
import { type Order, orderAt } from '../shared/order/order'
import { type PreparedOrder, prepareOrder } from '../shared/order/prepare-order'

export type Answer = {
  /** The terms of the order, its price and the target, as they count. */
  readonly asked: MarketplaceInputs
  /**
   * The order at its price. What is asked from the other side is found from `prepared` by the parts
   * that show it: no first answer waits for it. Nothing where an amount is too large to be shown.
   */
  readonly answered: { readonly prepared: PreparedOrder; readonly order: Order } | undefined
}

/**
 * What follows from what was typed.
 *
 * @example answer(inputs.defaults).answered?.order.profit // 191
 */
export function answer(typed: MarketplaceTexts): Answer {
  const asked = askedOf(typed)
  const prepared = prepareOrder(asked.terms)
  const order = orderAt(prepared, asked.price)
  return { asked, answered: isTooLarge(order) ? undefined : { prepared, order } }
}

/** Nobody reads more than forty digits; percentages without bounds could make them. */
const LARGEST: Decimal = decimalFrom(10n ** 40n)

const isTooLarge = ({ payout, profit, gstDue, margin }: Order) =>
  [payout, profit, gstDue, margin].some(
    (amount) => amount !== undefined && absolute(amount) > LARGEST,
  )
