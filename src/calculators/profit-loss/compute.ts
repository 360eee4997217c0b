import {
  absolute,
  atLeastZero,
  type Decimal,
  hundred,
  percentOfWhole,
  subtract,
  zero,
} from '../../core/decimal'

export type ProfitLossState = 'profit' | 'loss' | 'even'
export type ProfitLossInputs = { costPrice: Decimal; sellingPrice: Decimal }
export type ProfitLossResults = {
  state: ProfitLossState
  /** Selling price less cost price: below 0 for a loss. */
  difference: Decimal
  /** The size of the difference in percent of the cost price, for a profit and a loss alike. */
  percent: Decimal
  /** The difference in percent of the selling price, with its sign. */
  marginPercent: Decimal
  /**
   * The two parts of the larger price, in percent of it: for a profit the cost and the profit in
   * the selling price, for a loss what came back of the cost and what is lost.
   */
  coveredShare: Decimal
  differenceShare: Decimal
}

/**
 * The profit or loss of a sale. Percentages of a price that is not above 0 are 0.
 *
 * @example computeProfitLoss({ costPrice: 1200, sellingPrice: 1000 })
 * // loss, difference -200, percent 16.67, marginPercent -20, shares 83.33 and 16.67
 */
export function computeProfitLoss(inputs: ProfitLossInputs): ProfitLossResults {
  const { costPrice, sellingPrice } = inputs
  const difference = subtract(sellingPrice, costPrice)
  const isLoss = difference < 0n
  const larger = isLoss ? costPrice : sellingPrice
  const smaller = atLeastZero(isLoss ? sellingPrice : costPrice)
  const coveredShare = percentOfWhole(smaller, larger)
  return {
    state: stateOf(difference),
    difference,
    percent: percentOfWhole(absolute(difference), costPrice),
    marginPercent: percentOfWhole(difference, sellingPrice),
    coveredShare,
    differenceShare: larger > 0n ? subtract(hundred, coveredShare) : zero,
  }
}

function stateOf(difference: Decimal): ProfitLossState {
  if (difference > 0n) return 'profit'
  return difference < 0n ? 'loss' : 'even'
}
