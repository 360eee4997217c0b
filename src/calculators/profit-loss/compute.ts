import {
  absolute,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  percentOfWhole,
  round,
  subtract,
  sum,
  zero,
} from '../../core/money/decimal'
import { isRead } from '../../core/money/parse'
import { inputs, type Typed } from './inputs'

/** `refused`: one of the prices is below 0, so nothing is computed. */
export type ProfitLossState = 'profit' | 'loss' | 'even' | 'refused'
export type ProfitLossInputs = { costPrice: Decimal; sellingPrice: Decimal }
export type ProfitLossResults = {
  state: ProfitLossState
  /** Selling price less cost price: below 0 for a loss. */
  difference: Decimal
  /**
   * The difference in percent of the cost price, never below 0; undefined if the cost price is 0.
   */
  percent: Decimal | undefined
  /** The difference in percent of the selling price, with its sign; undefined if that price is 0. */
  marginPercent: Decimal | undefined
  /**
   * The two parts of the larger price, in percent of it: of a profit, cost and profit; of a loss, what
   * came back of the cost, and what is lost.
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
 * Computes the profit or loss of a sale.
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

/** Of the selling price, or of the cost. */
export type Wanted = Typed['wantedOf']

/**
 * The lowest price, to the paisa, that brings a percentage of itself or of the cost; none where no price does.
 *
 * @example priceFor(800, 20, 'margin') // 1000
 * @example priceFor(800, 25, 'markup') // 1000
 */
export function priceFor(cost: Decimal, percent: Decimal, of: Wanted): Decimal | undefined {
  if (cost <= 0n || percent < 0n || (of === 'margin' && percent >= hundred)) return undefined
  const exact =
    of === 'margin'
      ? multiplyDivide(cost, hundred, subtract(hundred, percent))
      : multiplyDivide(cost, sum(hundred, percent), hundred)
  const nearest = round(exact, 2)
  return nearest < exact ? sum(nearest, paisa) : nearest
}

const paisa = decimalFrom('0.01')

/** Everything that the page shows for what is typed. */
export function answer(typed: Typed) {
  const { cost, selling, wanted } = inputs.parse(typed)
  const prices: ProfitLossInputs = { costPrice: cost.value, sellingPrice: selling.value }
  return {
    prices,
    sale: computeProfitLoss(prices),
    /** At which price what is wanted is reached; none where nothing is wanted. */
    found: isRead(wanted) ? priceFor(cost.value, wanted.value, typed.wantedOf) : undefined,
  }
}

function stateOf(difference: Decimal) {
  if (difference > 0n) return 'profit'
  return difference < 0n ? 'loss' : 'even'
}
