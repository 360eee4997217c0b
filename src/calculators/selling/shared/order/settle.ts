import type { Decimal } from '../../../../core/decimal'

/**
 * A whole number over a denominator above 0 as a decimal, rounded half away from zero in the
 * fortieth decimal.
 *
 * @example settle(decimalFrom(2) * 3n, 4n) // 1.5
 */
export function settle(amount: bigint, over: bigint): Decimal {
  const half = over / 2n
  return ((amount < 0n ? amount - half : amount + half) / over) as Decimal
}
