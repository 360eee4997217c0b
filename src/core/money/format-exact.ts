import { type Decimal, decimalsIn, one, round, subtract, toDigits } from './decimal'
import { formatNumber, plainMoney } from './format'
import { groupDigits } from './group-digits'
import { readAmount, readNumber } from './parse'

/**
 * A factor with enough digits to repeat a calculation by hand: so many of them that count, however
 * small it is.
 *
 * @example formatFactor(divide(decimalFrom(10), decimalFrom(1200)), 6) // '0.00833333'
 * @example formatFactor(decimalFrom('0.01'), 6) // '0.01'
 */
export function formatFactor(value: Decimal, digits: number): string {
  const firstDigit = /^-?0\.(0*)/.exec(toDigits(value))
  const decimals = Math.min((firstDigit?.[1]?.length ?? 0) + digits, 40)
  return groupDigits(toDigits(round(value, decimals)))
}

/** A number that was typed, with every digit of it. @example everyDigit(decimalFrom('1200.50')) // '1,200.5' */
export const everyDigit = (value: Decimal): string => groupDigits(toDigits(value))

/**
 * A growth factor in a formula that takes 1 away from it: with as many decimals as the difference
 * needs to be right.
 *
 * @example formatGrowth(decimalFrom('1.645308934')) // '1.645309'
 */
export function formatGrowth(growth: Decimal, digits = 6): string {
  const difference = formatFactor(subtract(growth, one), digits)
  return formatNumber(growth, decimalsIn(difference))
}

/** A typed number as it counts, with every digit; what cannot be read is 0. @example sayTypedNumber('1200.50') // '1,200.5' */
export const sayTypedNumber = (text: string): string =>
  groupDigits(toDigits(readNumber(text).value))

/** @example sayTypedPercent('18') // '18%' */
export const sayTypedPercent = (text: string): string => `${sayTypedNumber(text)}%`

/** @example sayTypedMoney('5 lakh', '₹') // '₹5,00,000' */
export const sayTypedMoney = (text: string, symbol: string): string =>
  plainMoney(readAmount(text).value, symbol)
