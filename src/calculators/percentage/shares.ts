import { type Decimal, subtract, toApproximate, zero } from '../../core/decimal'
import { whatPercent } from './compute'

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
