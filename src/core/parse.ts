import { currencies } from './currencies'
import { type Decimal, decimalFrom, zero } from './decimal'
import { formatNumber } from './format'

/** What a plain number field's text means. What cannot be read counts as 0 and says why. */
export type Reading = {
  readonly value: Decimal
  /** How many decimals were written: someone who wrote paise as `.50` keeps them. */
  readonly decimals: number
  readonly problem?: 'unreadable' | 'too long'
}

/** Far beyond any sum of money, and small enough that no field can make the page slow. */
export const LONGEST_WHOLE_PART = 24
export const LONGEST_FRACTION = 24

const empty: Reading = { value: zero, decimals: 0 }
const unreadable: Reading = { ...empty, problem: 'unreadable' }
const tooLong: Reading = { ...empty, problem: 'too long' }

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
  const value = decimalFrom(`${minus}${significantWhole}.${fraction}`)
  return { value, decimals: fraction.length }
}

/**
 * The text of a field after it is left: grouped if it can be read, untouched otherwise.
 *
 * @example tidyNumber('125000.5') // '1,25,000.5'
 */
export function tidyNumber(text: string): string {
  if (!/\d/.test(text)) return text
  const { value, decimals, problem } = readNumber(text)
  return problem ? text : formatNumber(value, decimals)
}
