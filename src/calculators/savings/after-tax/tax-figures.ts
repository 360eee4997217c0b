import { sayMonth } from '../../../core/language/dates'
import { defaultCurrency } from '../../../core/money/currencies'
import { type Decimal, toDigits, zero } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { type EquityFundRules, equityFundTax } from './tax-rules'

const percent = (value: Decimal) => `${toDigits(value)}%`

const none = { above: zero, percent: zero }

/** The amounts of the rules are rupees, whatever the currency of the page. */
const rupees = (amount: Decimal) => plainMoney(amount, defaultCurrency.symbol)

/** The rules for equity funds, as sentences name them. */
export function figuresOf(rules: EquityFundRules) {
  const { asOf, longTermAfterMonths, longTerm, shortTerm, cessPercent } = rules
  const [lower = none, higher = lower] = rules.surcharge
  return {
    /** The month in which they were last checked. @example 'November 2026' */
    asOf: sayMonth(asOf),
    sections: rules.sections,
    exemptionSections: rules.exemptionSections,
    longTermAfterMonths,
    longTerm: percent(longTerm.percent),
    exempt: rupees(longTerm.exempt),
    basicExemption: rupees(rules.basicExemption),
    shortTerm: percent(shortTerm.percent),
    cess: percent(cessPercent),
    lowerSurcharge: percent(lower.percent),
    lowerSurchargeAbove: rupees(lower.above),
    higherSurcharge: percent(higher.percent),
    higherSurchargeAbove: rupees(higher.above),
  }
}

export type TaxFigures = ReturnType<typeof figuresOf>

/** Those of a sale today. */
export const taxFigures: TaxFigures = figuresOf(equityFundTax)
