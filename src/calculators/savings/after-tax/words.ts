import { defaultCurrency } from '../../../core/currencies'
import { type Decimal, toDigits } from '../../../core/decimal'
import { plainMoney } from '../../../core/format'
import { sayDate } from '../../../core/format-date'
import type { TaxKind } from './compute'
import { equityFundTax } from './tax-rules'

export const taxNames: Record<TaxKind, string> = {
  equity: 'Equity fund',
  flat: 'Flat rate',
  none: 'None',
}

const { longTerm, shortTerm, surcharge, cessPercent, asOf } = equityFundTax

/** Of the rules, which are of rupees whatever the page counts in. */
const rupees = (amount: Decimal) => plainMoney(amount, defaultCurrency.symbol)

/** The month up to which the rules are known. @example 'November 2026' */
export const rulesAsOf = sayDate(asOf).replace(/^\d+ /, '').replace(' ', '\u00a0')

/** The rates of an equity fund, as a table and a sentence name them. */
export const equityRates = {
  longTerm: `${toDigits(longTerm.percent)}% above ${rupees(longTerm.exempt)}`,
  exempt: rupees(longTerm.exempt),
  shortTerm: `${toDigits(shortTerm.percent)}%`,
  cess: `${toDigits(cessPercent)}%`,
}

/**
 * From which income on a surcharge comes on top, and how much.
 *
 * @example '10% of the tax above ₹50,00,000 of income, 15% above ₹1,00,00,000'
 */
export const surchargeBands = surcharge
  .map(({ above, percent }, index) =>
    index === 0
      ? `${toDigits(percent)}% of the tax above ${rupees(above)} of income`
      : `${toDigits(percent)}% above ${rupees(above)}`,
  )
  .join(', ')

/** Whether the rules of an equity fund say something about amounts in this currency. */
export const isRuledIn = ({ code }: { readonly code: string }): boolean =>
  code === defaultCurrency.code

/** What is said of them in another one. */
export const RUPEE_RULES =
  'These are rules for rupees. In another currency they count as if its amounts were rupees.'

/** @example sayTax('equity', currency) // '12.5% above ₹1,25,000, 20% up to a year, 4% cess. As of …' */
export function sayTax(tax: TaxKind, currency: { readonly code: string }): string {
  if (tax === 'none') return 'Nothing is taken from the gain.'
  if (tax === 'flat') return 'One percentage of the whole gain, whenever you bought.'
  if (!isRuledIn(currency)) return 'Rules for rupees. In another currency, choose Flat rate.'
  const { longTerm, shortTerm, cess } = equityRates
  return `${longTerm}, ${shortTerm} up to a year, ${cess} cess. As of ${rulesAsOf}`
}
