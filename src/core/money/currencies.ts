import { languageWords } from '../language/words'

export type Currency = { readonly code: string; readonly symbol: string; readonly name: string }

const names = languageWords.currencies

const inr: Currency = { code: 'INR', symbol: '₹', name: names.INR }

export const currencies: readonly Currency[] = [
  inr,
  { code: 'USD', symbol: '$', name: names.USD },
  { code: 'EUR', symbol: '€', name: names.EUR },
  { code: 'GBP', symbol: '£', name: names.GBP },
  { code: 'JPY', symbol: '¥', name: names.JPY },
  { code: 'CAD', symbol: 'C$', name: names.CAD },
  { code: 'AUD', symbol: 'A$', name: names.AUD },
  { code: 'CHF', symbol: 'CHF', name: names.CHF },
  { code: 'AED', symbol: 'AED', name: names.AED },
  { code: 'KWD', symbol: 'KWD', name: names.KWD },
  { code: 'BDT', symbol: '৳', name: names.BDT },
  { code: 'SGD', symbol: 'S$', name: names.SGD },
  { code: 'NZD', symbol: 'NZ$', name: names.NZD },
  { code: 'KRW', symbol: '₩', name: names.KRW },
]

export const defaultCurrency = inr

/**
 * What its amounts are counted in.
 *
 * @example unitOf(currencyOf('AED')) // 'dirham'
 */
export const unitOf = ({ name }: Currency): string => languageWords.currencyUnit(name)

/** The currency of a code, or the Indian Rupee for a code that is not listed. */
export const currencyOf = (code: string | null): Currency =>
  currencies.find((currency) => currency.code === code) ?? defaultCurrency
