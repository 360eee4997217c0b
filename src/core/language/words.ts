import { countOf } from './english'
import { listOf } from './lists'

/** What every page says in the same way: months, lists, what large amounts are counted in. */
export const languageWords = {
  /** Its code, its full name for browsers, and the path below which its pages stand. */
  code: 'en',
  tag: 'en-IN',
  locale: 'en_IN',
  path: '',

  monthNames:
    'January February March April May June July August September October November December',
  shortMonthNames: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',

  months: (count: number | string) => countOf(count, 'month', 'months'),
  years: (count: number | string) => countOf(count, 'year', 'years'),
  yearsMonths: (years: string, months: string) => `${years} ${months}`,
  yearsAndMonths: (years: string, months: string) => `${years} and ${months}`,

  and: (items: readonly string[]) => listOf(items, 'and'),
  or: (items: readonly string[]) => listOf(items, 'or'),

  thousand: 'thousand',
  lakh: 'lakh',
  crore: 'crore',
  lakhCrore: 'lakh crore',

  currencies: {
    INR: 'Indian Rupee',
    USD: 'US Dollar',
    EUR: 'Euro',
    GBP: 'British Pound',
    JPY: 'Japanese Yen',
    CAD: 'Canadian Dollar',
    AUD: 'Australian Dollar',
    CHF: 'Swiss Franc',
    AED: 'United Arab Emirates Dirham',
    KWD: 'Kuwaiti Dinar',
    BDT: 'Bangladeshi Taka',
    SGD: 'Singapore Dollar',
    NZD: 'New Zealand Dollar',
    KRW: 'South Korean Won',
  },
  /** What amounts of a currency are counted in: of the Indian Rupee, `rupee`. */
  currencyUnit: (currency: string) => currency.replace(/.* /, '').toLowerCase(),
}
