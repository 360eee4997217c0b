import { currencies } from './currencies'
import { type Decimal, decimalFrom, toDigits, zero } from './decimal'
import { groupDigits } from './format'

/** What a plain number field's text means. What cannot be read counts as 0 and says why. */
export type Reading = {
  readonly value: Decimal
  readonly problem?: 'unreadable' | 'too long'
}

/** Far beyond any sum of money, and small enough that no field can make the page slow. */
export const LONGEST_WHOLE_PART = 24
export const LONGEST_FRACTION = 24

const empty: Reading = { value: zero }
const unreadable: Reading = { value: zero, problem: 'unreadable' }
const tooLong: Reading = { value: zero, problem: 'too long' }

const currencySigns = currencies.flatMap(({ code, symbol }) => [code, symbol])
const inExpression = (text: string) => text.replace(/[$.]/g, String.raw`\$&`)
const currencyPrefix = ['Rs.', 'Rs', ...currencySigns]
  .sort((a, b) => b.length - a.length)
  .map(inExpression)
  .join('|')

const plainNumber = new RegExp(
  `^(?<before>-?)(?:${currencyPrefix})?(?<after>-?)(?<whole>\\d*)(?:\\.(?<fraction>\\d*))?(?:/-|%)?$`,
  'i',
)

/**
 * Reads what people type or paste as a number: grouped in any way, with a currency sign, with the
 * `/-` of a bill. Never throws, whatever the text.
 *
 * @example readNumber('Rs. 1,25,000/-').value // 125000
 */
export function readNumber(text: string): Reading {
  const compact = text.replace(/[\s,\u200e\u200f\u2066-\u2069]/g, '').replace(/^\u2212/, '-')
  const parts = plainNumber.exec(compact)?.groups
  if (!parts) return unreadable

  const { before = '', after = '', whole = '', fraction = '' } = parts
  const minus = before + after
  if (minus.length > 1) return unreadable
  if (!whole && !fraction) return empty

  const significantWhole = whole.replace(/^0+/, '')
  if (significantWhole.length > LONGEST_WHOLE_PART || fraction.length > LONGEST_FRACTION) {
    return tooLong
  }
  return { value: decimalFrom(`${minus}${significantWhole}.${fraction}`) }
}

/**
 * The text of a field after it is left: grouped if it can be read, untouched otherwise.
 *
 * @example tidyNumber('125000.5') // '1,25,000.5'
 */
export function tidyNumber(text: string): string {
  if (!/\d/.test(text)) return text
  const { value, problem } = readNumber(text)
  return problem ? text : groupDigits(keepTrailingZeros(toDigits(value), text))
}

/** Someone who wrote paise as `.50` keeps them. */
function keepTrailingZeros(digits: string, typed: string): string {
  const typedFraction = /\.(\d*)/.exec(typed)?.[1] ?? ''
  const [whole, fraction = ''] = digits.split('.')
  const padded = fraction.padEnd(typedFraction.length, '0')
  return padded ? `${whole}.${padded}` : `${whole}`
}
