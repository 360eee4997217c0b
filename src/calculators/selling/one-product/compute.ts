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
} from '../../../core/money/decimal'
import { roundParts } from '../../../core/money/round-parts'
import { type FeeKind, readInputs, type SaleTexts } from './inputs'

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

/** What follows from what is typed. @example answer(inputs.defaults).results.netProfit // 40 */
export function answer(typed: SaleTexts) {
  const reading = readInputs(typed)
  const sale: EcommerceInputs = {
    costPrice: reading.cost.value,
    shippingCost: reading.shipping.value,
    otherCosts: reading.other.value,
    sellingPrice: reading.selling.value,
    feeKind: typed.feeKind,
    fee: reading.fee.value,
    quantity: reading.quantity,
  }
  return { sale, results: computeEcommerceProfit(sale) }
}

/** Higher prices are rounded to whole rupees. */
const wholePricesFrom = decimalFrom(100)

/**
 * Rounds a price up, so that the margin is reached.
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
 * The margin and a percentage fee are parts of the price; the rest of it has to cover the costs that
 * do not depend on the price.
 */
function priceFor(margin: Decimal, totalCost: Decimal, feeKind: FeeKind, fee: Decimal) {
  const toCover = feeKind === 'percent' ? totalCost : sum(totalCost, fee)
  const partsLeft = subtract(hundred, feeKind === 'percent' ? sum(margin, fee) : margin)
  if (toCover <= 0n || partsLeft <= 0n) return undefined
  return multiplyDivide(toCover, hundred, partsLeft)
}

/**
 * Rounds a sale to the paisa so that the shown price less its shown costs and fees is the shown net
 * profit. The net profit is rounded to the nearest; the others are adjusted, by less than a paisa
 * each.
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
