import { toDigits } from '../../../core/decimal'
import { plainMoney } from '../../../core/format'
import { sayDate } from '../../../core/say-date'
import type { TaxKind } from './compute'
import { equityFundTax } from './tax-rules'

export const taxNames: Record<TaxKind, string> = {
  equity: 'Equity fund',
  flat: 'Flat rate',
  none: 'None',
}

const { longTerm, shortTerm, cessPercent, asOf } = equityFundTax

/** The month up to which the rules are known. @example 'November 2026' */
export const rulesAsOf = sayDate(asOf).replace(/^\d+ /, '').replace(' ', '\u00a0')

/** The rates of an equity fund, as a table and a sentence name them. */
export const equityRates = {
  longTerm: (symbol: string) =>
    `${toDigits(longTerm.percent)}% above ${plainMoney(longTerm.exempt, symbol)}`,
  shortTerm: `${toDigits(shortTerm.percent)}%`,
  cess: `${toDigits(cessPercent)}%`,
}

/** @example sayTax('equity', '₹') // '12.5% above ₹1,25,000, 20% up to a year, 4% cess. As of …' */
export function sayTax(tax: TaxKind, symbol: string): string {
  if (tax === 'none') return 'Nothing is taken from the gain.'
  if (tax === 'flat') return 'One percentage of the whole gain, whenever you bought.'
  const { longTerm, shortTerm, cess } = equityRates
  return `${longTerm(symbol)}, ${shortTerm} up to a year, ${cess} cess. As of ${rulesAsOf}`
}
