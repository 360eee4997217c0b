export type Currency = { readonly code: string; readonly symbol: string; readonly name: string }

const inr: Currency = { code: 'INR', symbol: '₹', name: 'Indian Rupee' }

export const currencies: readonly Currency[] = [
  inr,
  { code: 'USD', symbol: '$', name: 'US Dollar' },
  { code: 'EUR', symbol: '€', name: 'Euro' },
  { code: 'GBP', symbol: '£', name: 'British Pound' },
  { code: 'JPY', symbol: '¥', name: 'Japanese Yen' },
  { code: 'CAD', symbol: 'C$', name: 'Canadian Dollar' },
  { code: 'AUD', symbol: 'A$', name: 'Australian Dollar' },
  { code: 'CHF', symbol: 'CHF', name: 'Swiss Franc' },
  { code: 'AED', symbol: 'AED', name: 'United Arab Emirates Dirham' },
  { code: 'KWD', symbol: 'KWD', name: 'Kuwaiti Dinar' },
  { code: 'BDT', symbol: '৳', name: 'Bangladeshi Taka' },
  { code: 'SGD', symbol: 'S$', name: 'Singapore Dollar' },
  { code: 'NZD', symbol: 'NZ$', name: 'New Zealand Dollar' },
  { code: 'KRW', symbol: '₩', name: 'South Korean Won' },
]

export const defaultCurrency = inr

/**
 * What its amounts are counted in.
 *
 * @example unitOf(currencyOf('AED')) // 'dirham'
 */
export const unitOf = ({ name }: Currency): string => name.replace(/.* /, '').toLowerCase()

/** The currency of a code, or the Indian Rupee for a code that is not listed. */
export const currencyOf = (code: string | null): Currency =>
  currencies.find((currency) => currency.code === code) ?? defaultCurrency
