import {
  type Decimal,
  hundred,
  multiplyDivide,
  percentOfWhole,
  subtract,
  toApproximate,
  zero,
} from '../../core/money/decimal'

/**
 * What is X% of Y?
 *
 * @example percentOf(decimalFrom(18), decimalFrom(2500)) // 450
 */
export const percentOf = (x: Decimal, y: Decimal): Decimal => multiplyDivide(x, y, hundred)

/**
 * X is what % of Y? If Y is 0, the answer is 0.
 *
 * @example whatPercent(decimalFrom(45000), decimalFrom(120000)) // 37.5
 */
export const whatPercent = (x: Decimal, y: Decimal): Decimal => percentOfWhole(x, y)

export type Direction = 'increase' | 'decrease' | 'none'
export type PercentageChange = {
  change: Decimal
  /** With the sign of the change; undefined unless the original value is above 0. */
  percent: Decimal | undefined
  direction: Direction
}

/**
 * The change from one value to another.
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

/** The two parts of a bar, in percent of its width. Both are 0 for an empty bar. */
export type BarShares = { base: number; rest: number; isLost: boolean }

const emptyBar: BarShares = { base: 0, rest: 0, isLost: false }

/** The least width of a part, in percent, so that it can be seen. */
const THINNEST = 4

/**
 * The bar of a part and the rest of its base. From 100% on, the part fills the bar.
 *
 * @example barOfPart(decimalFrom(18), decimalFrom(2500)) // base 82, rest 18
 */
export const barOfPart = (percent: Decimal, base: Decimal): BarShares =>
  base === zero ? emptyBar : split(percent, false)

/**
 * The bar of a change: an increase is added to the original value, a decrease is a part of it.
 *
 * @example barOfChange(decimalFrom(80), decimalFrom(100)) // base 80, rest 20
 * @example barOfChange(decimalFrom(100), decimalFrom(80)) // base 80, rest 20, lost
 */
export function barOfChange(original: Decimal, next: Decimal): BarShares {
  if (original === zero) return emptyBar
  const isLost = next < original
  const [whole, part] = isLost
    ? [original, subtract(original, next)]
    : [next, subtract(next, original)]
  return split(whatPercent(part, whole), isLost)
}

function split(percent: Decimal, isLost: boolean): BarShares {
  const rest = visible(Math.min(toApproximate(percent), 100))
  return { base: 100 - rest, rest, isLost }
}

function visible(share: number): number {
  if (share <= 0 || share >= 100) return share
  return Math.min(Math.max(share, THINNEST), 100 - THINNEST)
}
