import { defaultCurrency } from '../../../core/currencies'
import { type Decimal, hundred, round, subtract, toDigits, zero } from '../../../core/decimal'
import { plainMoney } from '../../../core/format'
import { sayMonth } from '../../../core/language/dates'
import { answerWords } from '../../../ui/answer/words'
import { afterMonths } from '../shared/sentences'
import { type AfterTax, type AfterTaxInputs, flatPercent, type TaxKind } from './compute'
import { equityFundTax } from './tax-rules'

export const taxNames: Record<TaxKind, string> = {
  equity: 'Equity fund',
  flat: 'Flat rate',
  none: 'None',
}

const { longTerm, shortTerm, surcharge, cessPercent, asOf } = equityFundTax

/** The amounts of the rules are rupees, whatever the currency of the page. */
const rupees = (amount: Decimal) => plainMoney(amount, defaultCurrency.symbol)

/** The month in which the rules were last checked. @example 'November 2026' */
export const rulesAsOf = sayMonth(asOf).replace(' ', '\u00a0')

/** The rates of an equity fund, for the table and for sentences. */
export const equityRates = {
  longTerm: `${toDigits(longTerm.percent)}% above ${rupees(longTerm.exempt)}`,
  exempt: rupees(longTerm.exempt),
  shortTerm: `${toDigits(shortTerm.percent)}%`,
  cess: `${toDigits(cessPercent)}%`,
}

/**
 * The surcharge and the incomes above which it is due.
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

/** Whether the rules of an equity fund are for this currency. */
export const hasTaxRules = ({ code }: { readonly code: string }): boolean =>
  code === defaultCurrency.code

/** The note in another currency. */
export const RUPEE_RULES =
  'These are rules for rupees. In another currency they count as if its amounts were rupees.'

/** The helper text below the choice of a tax. @example sayTax('equity', currency) // '12.5% above ₹1,25,000, 20% up to a year, 4% cess. As of …' */
export function sayTax(tax: TaxKind, currency: { readonly code: string }): string {
  if (tax === 'none') return 'Nothing is taken from the gain.'
  if (tax === 'flat') return 'One percentage of the whole gain, whenever you bought.'
  if (!hasTaxRules(currency)) return 'Rules for rupees. In another currency, choose Flat rate.'
  const { longTerm, shortTerm, cess } = equityRates
  return `${longTerm}, ${shortTerm} up to a year, ${cess} cess. As of ${rulesAsOf}`
}

/** @example sayFlatRate(plan) // '30%' */
export const sayFlatRate = ({ flatRate }: AfterTaxInputs): string =>
  `${toDigits(flatPercent(flatRate))}%`

const lowestInflation = subtract(zero, hundred)

/**
 * What stands before and after the amount in today's money, in the caption of the answer.
 *
 * @example captionOf(plan, results) // ['buys what', 'buys today']
 */
export function captionOf(
  { inflation }: AfterTaxInputs,
  results: AfterTax | undefined,
): readonly [string, string?] {
  if (!results && inflation <= lowestInflation) {
    return ['Prices cannot fall by 100% or more. Enter a higher inflation.']
  }
  if (!results) return [answerWords.tooLarge]
  return results.months === 0 ? [afterMonths(0)] : ['buys what', 'buys today']
}

/** Whether an amount is shown as 0. */
export const isShownAsZero = (amount: Decimal): boolean => round(amount, 0) === 0n
