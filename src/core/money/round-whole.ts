import { type Decimal, one, round, subtract, sum, sumOf } from './decimal'

/** The next whole amount, so that it is enough. @example roundedUp(decimalFrom('30003.14')) // 30004 */
export function roundedUp(amount: Decimal): Decimal {
  const whole = round(amount, 0)
  return whole < amount ? sum(whole, one) : whole
}

/** The whole amount before, so that it lasts. @example roundedDown(decimalFrom('864123.9')) // 864123 */
export function roundedDown(amount: Decimal): Decimal {
  const whole = round(amount, 0)
  return whole > amount ? subtract(whole, one) : whole
}

/**
 * Whether amounts that are shown in whole units miss what is shown as their sum.
 *
 * @example missSum([decimalFrom('0.5'), decimalFrom('0.5')]) // true: 1 and 1 above a sum of 1
 */
export const missSum = (parts: readonly Decimal[]): boolean =>
  sumOf(parts.map((part) => round(part, 0))) !== round(sumOf(parts), 0)
