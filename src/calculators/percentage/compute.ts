import {
  type Decimal,
  hundred,
  multiplyDivide,
  percentOfWhole,
  subtract,
  toApproximate,
  zero,
} from '../../core/decimal'

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

/** How a bar is filled, in percent of its width. Both shares are 0 where there is no base. */
export type Shares = { base: number; rest: number; isLost: boolean }

const emptyBar: Shares = { base: 0, rest: 0, isLost: false }

/** A thinner part could not be seen. */
const THINNEST = 4

/**
 * The part within its base. From 100% on, the part is all there is to see.
 *
 * @example sharesOfPart(decimalFrom(18), decimalFrom(2500)) // base 82, rest 18
 */
export const sharesOfPart = (percent: Decimal, base: Decimal): Shares =>
  base === zero ? emptyBar : split(percent, false)

/**
 * A rise is drawn on top of the original value, a fall is what is missing from it.
 *
 * @example sharesOfChange(decimalFrom(80), decimalFrom(100)) // base 80, rest 20
 * @example sharesOfChange(decimalFrom(100), decimalFrom(80)) // base 80, rest 20, lost
 */
export function sharesOfChange(original: Decimal, next: Decimal): Shares {
  if (original === zero) return emptyBar
  const isLost = next < original
  const [whole, part] = isLost
    ? [original, subtract(original, next)]
    : [next, subtract(next, original)]
  return split(whatPercent(part, whole), isLost)
}

function split(percent: Decimal, isLost: boolean): Shares {
  const rest = visible(Math.min(toApproximate(percent), 100))
  return { base: 100 - rest, rest, isLost }
}

function visible(share: number): number {
  if (share <= 0 || share >= 100) return share
  return Math.min(Math.max(share, THINNEST), 100 - THINNEST)
}
