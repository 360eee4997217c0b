import { absolute, type Decimal, hundred, percentOfWhole, subtract, zero } from '../../core/decimal'

/** A price below 0 is no price: nothing is computed from it. */
export type ProfitLossState = 'profit' | 'loss' | 'even' | 'refused'
export type ProfitLossInputs = { costPrice: Decimal; sellingPrice: Decimal }
export type ProfitLossResults = {
  state: ProfitLossState
  /** Selling price less cost price: below 0 for a loss. */
  difference: Decimal
  /**
   * The size of the difference in percent of the cost price, for a profit and a loss alike; none
   * where it cost nothing.
   */
  percent: Decimal | undefined
  /** The difference in percent of the selling price, with its sign; none where it sold for nothing. */
  marginPercent: Decimal | undefined
  /**
   * The two parts of the larger price, in percent of it: for a profit the cost and the profit in
   * the selling price, for a loss what came back of the cost and what is lost.
   */
  coveredShare: Decimal
  differenceShare: Decimal
}

const refused: ProfitLossResults = {
  state: 'refused',
  difference: zero,
  percent: undefined,
  marginPercent: undefined,
  coveredShare: zero,
  differenceShare: zero,
}

/**
 * The profit or loss of a sale.
 *
 * @example computeProfitLoss({ costPrice: 1200, sellingPrice: 1000 })
 * // loss, difference -200, percent 16.67, marginPercent -20, shares 83.33 and 16.67
 */
export function computeProfitLoss(inputs: ProfitLossInputs): ProfitLossResults {
  const { costPrice, sellingPrice } = inputs
  if (costPrice < 0n || sellingPrice < 0n) return refused
  const difference = subtract(sellingPrice, costPrice)
  const isLoss = difference < 0n
  const larger = isLoss ? costPrice : sellingPrice
  const smaller = isLoss ? sellingPrice : costPrice
  const coveredShare = percentOfWhole(smaller, larger)
  return {
    state: stateOf(difference),
    difference,
    percent: costPrice ? percentOfWhole(absolute(difference), costPrice) : undefined,
    marginPercent: sellingPrice ? percentOfWhole(difference, sellingPrice) : undefined,
    coveredShare,
    differenceShare: larger ? subtract(hundred, coveredShare) : zero,
  }
}

function stateOf(difference: Decimal) {
  if (difference > 0n) return 'profit'
  return difference < 0n ? 'loss' : 'even'
}
