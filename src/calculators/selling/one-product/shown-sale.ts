import { type Decimal, subtract, sum, zero } from '../../../core/decimal'
import { roundParts } from '../../../core/rounding'
import type { EcommerceInputs, EcommerceResults } from './compute'

/**
 * What is shown of a sale, to the paisa: the price less its costs and fees is the net profit as it is
 * shown, which is the nearest. The others give way, by less than a paisa each.
 *
 * @example shownSale(inputs, results) // of ₹100.10 with 5% of fees ₹5.00, where ₹45.10 is left after ₹50
 */
export function shownSale(
  { costPrice, shippingCost, otherCosts, sellingPrice }: EcommerceInputs,
  { fees, netProfit }: EcommerceResults,
) {
  const taken = [costPrice, shippingCost, otherCosts, fees].map((cost) => subtract(zero, cost))
  const [price, ...costs] = roundParts([sellingPrice, ...taken], netProfit, 2)
  const [cost, shipping, other, shownFees] = costs.map((cost) => subtract(zero, cost)) as [
    Decimal,
    Decimal,
    Decimal,
    Decimal,
  ]
  return {
    price: price as Decimal,
    cost,
    shipping,
    other,
    fees: shownFees,
    totalCost: sum(cost, shipping, other),
  }
}
