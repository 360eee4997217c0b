import type { ReactElement } from 'react'
import { defaultCurrency } from '../../../core/money/currencies'
import { type Decimal, hundred, round, subtract, toDigits, zero } from '../../../core/money/decimal'
import { uiWords } from '../../../ui/words'
import { afterMonths } from '../shared/sentences'
import { type AfterTax, type AfterTaxInputs, flatPercent } from './compute'
import type { TaxKind } from './inputs'
import { figuresOf, taxFigures } from './tax-figures'
import { type EquityFundRules, equityFundTax } from './tax-rules'
import { afterTaxWords } from './words'

/** The month in which the rules were last checked, on one line. */
export const rulesAsOf = taxFigures.asOf.replace(' ', '\u00a0')

/** Whether the rules of an equity fund are for this currency. */
export const hasTaxRules = ({ code }: { readonly code: string }): boolean =>
  code === defaultCurrency.code

/** The helper text below the choice of a tax. @example sayTax('equity', currency) // '12.5% above ₹1,25,000, 20% up to a year, 4% cess. As of …' */
export function sayTax(
  tax: TaxKind,
  currency: { readonly code: string },
  rules: EquityFundRules = equityFundTax,
): string {
  if (tax === 'none') return afterTaxWords.taxHelp.none
  if (tax === 'flat') return afterTaxWords.taxHelp.flat
  return hasTaxRules(currency)
    ? afterTaxWords.taxHelp.equity(figuresOf(rules), rulesAsOf)
    : afterTaxWords.taxHelp.otherCurrency
}

/** @example sayFlatRate(plan) // '30%' */
export const sayFlatRate = ({ flatRate }: AfterTaxInputs): string =>
  `${toDigits(flatPercent(flatRate))}%`

const lowestInflation = subtract(zero, hundred)

/**
 * The caption of the answer. The key makes a new element of a new sentence: programs that translate
 * pages replace its texts.
 *
 * @example captionOf(plan, results, '₹12,24,542') // buys what ₹12,24,542 buys today
 */
export function captionOf(
  { inflation }: AfterTaxInputs,
  results: AfterTax | undefined,
  today: string,
): ReactElement {
  const why = whyNothing(inflation, results)
  return why === undefined ? (
    <span key={today}>{afterTaxWords.buys(today)}</span>
  ) : (
    <span key={why}>{why}</span>
  )
}

/** What is missing for an answer. */
function whyNothing(inflation: Decimal, results: AfterTax | undefined): string | undefined {
  if (!results && inflation <= lowestInflation) return afterTaxWords.pricesFallTooMuch
  if (!results) return uiWords.answer.tooLarge
  return results.months === 0 ? afterMonths(0) : undefined
}

/** Whether an amount is shown as 0. */
export const isShownAsZero = (amount: Decimal): boolean => round(amount, 0) === 0n
