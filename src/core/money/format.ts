import { languageWords } from '../language/words'
import { type Decimal, decimalFrom, divide, round, toDigits, toFixed } from './decimal'
import { groupDigits } from './group-digits'

const NO_BREAK_SPACE = '\u00a0'

// Intl's compact notation says these words too, but spaces and names differ between versions of
// its data, and the prerendered page must read the same as the browser's.
// An amount that would be rounded to 100 lakh is a crore: `from` is where two decimals of the smaller unit do.
const countingWords = [
  {
    size: decimalFrom(10n ** 12n),
    from: decimalFrom(10n ** 12n - 50_000n),
    word: languageWords.lakhCrore,
  },
  { size: decimalFrom(10n ** 7n), from: decimalFrom(10n ** 7n - 500n), word: languageWords.crore },
  { size: decimalFrom(10n ** 5n), from: decimalFrom(10n ** 5n - 5n), word: languageWords.lakh },
  { size: decimalFrom(10n ** 3n), from: decimalFrom(10n ** 3n), word: languageWords.thousand },
]
const beyondWords = decimalFrom(10n ** 14n)

/** @example formatNumber(decimalFrom('1234.5'), 2) // '1,234.50' */
export const formatNumber = (value: Decimal, decimals: number): string =>
  groupDigits(toFixed(value, decimals))

/**
 * Money with the sign before the symbol; a symbol made of letters keeps its distance.
 *
 * @example formatMoney(decimalFrom('-0.5'), '₹', 2) // '-₹0.50'
 * @example formatMoney(decimalFrom(10624), 'CHF', 0) // 'CHF 10,624'
 */
export function formatMoney(value: Decimal, symbol: string, decimals: number): string {
  const number = formatNumber(value, decimals)
  return number.startsWith('-')
    ? `-${withSymbol(number.slice(1), symbol)}`
    : withSymbol(number, symbol)
}

/** @example withSymbol('6.37 lakh', 'CHF') // 'CHF 6.37 lakh' */
export const withSymbol = (text: string, symbol: string): string =>
  /^[A-Za-z]+$/.test(symbol) ? symbol + NO_BREAK_SPACE + text : symbol + text

/** @example formatPercent(decimalFrom('17.391'), 1) // '17.4%' */
export const formatPercent = (value: Decimal, decimals: number): string =>
  `${formatNumber(value, decimals)}%`

/**
 * A percentage that never looks like nothing where it is something: where the usual decimals are
 * all 0 there are two, and where those are, as many as its first two digits need.
 *
 * @example formatSmallPercent(decimalFrom('37.5'), 1) // '37.5%'
 * @example formatSmallPercent(decimalFrom('0.0333'), 1) // '0.03%'
 * @example formatSmallPercent(decimalFrom('0.000012345'), 1) // '0.000012%'
 */
export function formatSmallPercent(value: Decimal, decimals: number): string {
  if (!value || round(value, decimals)) return formatPercent(value, decimals)
  if (round(value, 2)) return formatPercent(value, 2)
  const zeros = /\.(0*)/.exec(toDigits(value))?.[1] ?? ''
  return `${groupDigits(toDigits(round(value, Math.min(zeros.length + 2, 40))))}%`
}

/**
 * An amount the way people say it, or nothing where saying it adds nothing. Two decimals say that it is rounded:
 * only exactly a crore is "1 crore".
 *
 * @example inWords(decimalFrom(1234567)) // '12.35 lakh'
 * @example inWords(decimalFrom(10027912)) // '1.00 crore'
 */
export function inWords(value: Decimal): string | undefined {
  if (value >= beyondWords) return undefined
  const unit = countingWords.find(({ from }) => value >= from)
  if (!unit) return undefined
  const exact = divide(value, unit.size)
  const rounded = round(exact, 2)
  const count = rounded === exact ? toDigits(exact) : toFixed(rounded, 2)
  return `${groupDigits(count)} ${unit.word}`
}

/**
 * An amount that a person typed: no decimals where it has none.
 *
 * @example plainMoney(decimalFrom(500000), '₹') // '₹5,00,000'
 */
export const plainMoney = (value: Decimal, symbol: string): string =>
  formatMoney(value, symbol, toFixed(value, 2).endsWith('.00') ? 0 : 2)

/**
 * The helper under a money field.
 *
 * @example sayAmount(decimalFrom(500000), '₹') // '₹5,00,000 · 5 lakh'
 */
export function sayAmount(value: Decimal, symbol: string): string {
  const amount = plainMoney(value, symbol)
  const words = inWords(value)
  return words ? `${amount} · ${words}` : amount
}
