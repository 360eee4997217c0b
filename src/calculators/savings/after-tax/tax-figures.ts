import { sayMonth } from '../../../core/language/dates'
import { defaultCurrency } from '../../../core/money/currencies'
import { type Decimal, toDigits } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { equityFundTax, surchargeBands } from './tax-rules'

const percent = (value: Decimal) => `${toDigits(value)}%`

/** The amounts of the rules are rupees, whatever the currency of the page. */
const rupees = (amount: Decimal) => plainMoney(amount, defaultCurrency.symbol)

const { asOf, basicExemption, longTermAfterMonths, longTerm, shortTerm, cessPercent } =
  equityFundTax
const { lower, higher } = surchargeBands

/** The rules for equity funds, as sentences name them. */
export const taxFigures = {
  /** The month in which they were last checked. @example 'November 2026' */
  asOf: sayMonth(asOf),
  longTermAfterMonths,
  longTerm: percent(longTerm.percent),
  exempt: rupees(longTerm.exempt),
  basicExemption: rupees(basicExemption),
  shortTerm: percent(shortTerm.percent),
  cess: percent(cessPercent),
  lowerSurcharge: percent(lower.percent),
  lowerSurchargeAbove: rupees(lower.above),
  higherSurcharge: percent(higher.percent),
  higherSurchargeAbove: rupees(higher.above),
}
