import { type Decimal, hundred, multiplyDivide, percentOfWhole, subtract } from '../../core/decimal'

/**
 * What is X% of Y?
 *
 * @example percentOf(decimalFrom(18), decimalFrom(2500)) // 450
 */
export const percentOf = (x: Decimal, y: Decimal): Decimal => multiplyDivide(x, y, hundred)

/**
 * X is what % of Y? Nothing is a part of 0, so that answer is 0.
 *
 * @example whatPercent(decimalFrom(45000), decimalFrom(120000)) // 37.5
 */
export const whatPercent = (x: Decimal, y: Decimal): Decimal => percentOfWhole(x, y)

export type Direction = 'increase' | 'decrease' | 'none'
export type PercentageChange = {
  change: Decimal
  /** With the sign of the change; none where the original value is not above 0. */
  percent: Decimal | undefined
  direction: Direction
}

/**
 * The way from one value to another.
 *
 * @example percentageChange(decimalFrom(1500), decimalFrom(1200)) // -300, -20, 'decrease'
 */
export function percentageChange(original: Decimal, next: Decimal): PercentageChange {
  const change = subtract(next, original)
  const percent = original > 0n ? percentOfWhole(change, original) : undefined
  return { change, percent, direction: directionOf(change) }
}

function directionOf(change: Decimal): Direction {
  if (change > 0n) return 'increase'
  return change < 0n ? 'decrease' : 'none'
}
