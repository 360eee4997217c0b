import { currencies, defaultCurrency } from '../money/currencies'

const ours = defaultCurrency.code
const codes = [
  ...currencies.flatMap(({ code }) => (code === ours ? [] : [code])),
  ...['CNY', 'RMB', 'HKD', 'TWD', 'THB', 'MYR', 'IDR', 'VND', 'PHP', 'LKR', 'NPR', 'PKR'],
  ...['SAR', 'QAR', 'OMR', 'BHD', 'ILS', 'EGP', 'ZAR', 'NGN', 'KES', 'RUB', 'SEK', 'NOK'],
  ...['DKK', 'PLN', 'BRL', 'MXN'],
]
const names =
  'dollars?|euros?|pounds?|sterling|dirhams?|dhs|riyals?|rials?|dinars?|francs?|yen|yuan|taka'
const foreign = new RegExp(
  String.raw`(?![₹₨])\p{Sc}|(?<!\p{L})(?:${codes.join('|')}|${names})(?!\p{L})`,
  'iu',
)

/**
 * Whether a text names money other than rupees.
 *
 * @example namesForeignMoney('$25') // true
 * @example namesForeignMoney('Price (USD)') // true
 * @example namesForeignMoney('Rs. 25/-') // false
 */
export const namesForeignMoney = (text: string): boolean => foreign.test(text)
