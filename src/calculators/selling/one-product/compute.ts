import {
  type Decimal,
  decimalFrom,
  hundred,
  multiply,
  multiplyDivide,
  one,
  percentOfWhole,
  round,
  subtract,
  sum,
  zero,
} from '../../../core/decimal'
import { readNumber } from '../../../core/parse'

export type FeeKind = 'percent' | 'fixed'
export type EcommerceInputs = {
  costPrice: Decimal
  shippingCost: Decimal
  otherCosts: Decimal
  sellingPrice: Decimal
  feeKind: FeeKind
  fee: Decimal
  quantity: Decimal
}
export type EcommerceResults = {
  fees: Decimal
  /** The fees in percent of the selling price. */
  feePercent: Decimal
  totalCost: Decimal
  netProfit: Decimal
  /** Net profit in percent of the total cost. */
  profitPercent: Decimal
  /** Net profit in percent of the selling price. */
  marginPercent: Decimal
  totalProfit: Decimal
  /** The selling price that leaves neither profit nor loss, if there is one. */
  breakEvenPrice: Decimal | undefined
  /** The selling price that leaves the target margin, if there is one. */
  targetPrice: Decimal | undefined
}

/** The lower end of the 20–30% that the page advises. */
export const TARGET_MARGIN_PERCENT = decimalFrom(20)

/**
 * What is left of each sale after costs and marketplace fees, and of all sales together.
 * Percentages of a sum that is not above 0 are 0.
 *
 * @example computeEcommerceProfit({ costPrice: 200, shippingCost: 30, otherCosts: 0,
 *   sellingPrice: 300, feeKind: 'percent', fee: 10, quantity: 10 })
 * // fees 30, totalCost 230, netProfit 40, profitPercent 17.39, marginPercent 13.33,
 * // totalProfit 400, breakEvenPrice 255.56, targetPrice 328.57
 */
export function computeEcommerceProfit(inputs: EcommerceInputs): EcommerceResults {
  const { costPrice, shippingCost, otherCosts, sellingPrice, feeKind, fee, quantity } = inputs
  const fees = feeKind === 'percent' ? multiplyDivide(sellingPrice, fee, hundred) : fee
  const totalCost = sum(costPrice, shippingCost, otherCosts)
  const netProfit = subtract(sellingPrice, sum(totalCost, fees))
  return {
    fees,
    feePercent: percentOfWhole(fees, sellingPrice),
    totalCost,
    netProfit,
    profitPercent: percentOfWhole(netProfit, totalCost),
    marginPercent: percentOfWhole(netProfit, sellingPrice),
    totalProfit: multiply(netProfit, quantity),
    breakEvenPrice: priceFor(zero, totalCost, feeKind, fee),
    targetPrice: priceFor(TARGET_MARGIN_PERCENT, totalCost, feeKind, fee),
  }
}

/**
 * The units that a quantity field means. Half a unit cannot be sold, so fractions are dropped;
 * an empty field, nonsense and anything below 1 count as 1.
 *
 * @example readQuantity('2.9') // 2
 * @example readQuantity('') // 1
 */
export function readQuantity(text: string): Decimal {
  const { value } = readNumber(text)
  return value < one ? one : decimalFrom(value / one)
}

/** From here on, nobody sets a price to the paisa. */
const wholePricesFrom = decimalFrom(100)

/**
 * A price that can be set, never below the exact one, percentOfWhole, so that the margin is reached.
 *
 * @example roundUpPrice(328.571) // 329
 * @example roundUpPrice(12.341) // 12.35
 */
export function roundUpPrice(price: Decimal): Decimal {
  const [decimals, step] = price >= wholePricesFrom ? [0, one] : [2, decimalFrom('0.01')]
  const rounded = round(price, decimals)
  return rounded < price ? sum(rounded, step) : rounded
}

/**
 * Of a price's hundred parts, the margin and a percentage fee are spoken for; the rest has to pay
 * for what does not depend on the price.
 */
function priceFor(margin: Decimal, totalCost: Decimal, feeKind: FeeKind, fee: Decimal) {
  const toCover = feeKind === 'percent' ? totalCost : sum(totalCost, fee)
  const partsLeft = subtract(hundred, feeKind === 'percent' ? sum(margin, fee) : margin)
  if (toCover <= 0n || partsLeft <= 0n) return undefined
  return multiplyDivide(toCover, hundred, partsLeft)
}
