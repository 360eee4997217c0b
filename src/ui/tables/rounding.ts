import { type Decimal, round, sum } from '../../core/decimal'

/** What a table says under amounts that miss their sum. */
export const WHY_SUMS_MISS =
  'In whole numbers, amounts can add up to a little more or less than their total. The downloads hold two decimals and add up exactly.'

/**
 * Whether amounts that are shown in whole units miss what is shown as their sum.
 *
 * @example missSum([decimalFrom('0.5'), decimalFrom('0.5')]) // true: 1 and 1 above a sum of 1
 */
export const missSum = (parts: readonly Decimal[]): boolean =>
  sum(...parts.map((part) => round(part, 0))) !== round(sum(...parts), 0)
