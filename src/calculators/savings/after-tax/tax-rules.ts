import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import {
  asOf,
  basicExemptionLaw,
  cessLaw,
  equityFundsLaw,
  surchargeLaw,
} from '../../../core/rules/income-tax'
import { ruleOrFirstOn, today } from '../../../core/rules/rule-on'

export type EquityFundRules = {
  readonly asOf: string
  /** Of the Income-tax Act, 2025. */
  readonly sections: readonly string[]
  readonly longTermAfterMonths: number
  readonly basicExemption: Decimal
  readonly longTerm: { readonly percent: Decimal; readonly exempt: Decimal }
  readonly shortTerm: { readonly percent: Decimal }
  /** In percent of the tax, by the income of the year in rupees: the lower band, and the higher. */
  readonly surcharge: readonly SurchargeBand[]
  readonly cessPercent: Decimal
  /** Of income that bears no tax, for gains. */
  readonly exemptionSections: readonly string[]
  /** The day from which on these are the law, where that lies ahead. */
  readonly beginOn: string | undefined
}

type SurchargeBand = { readonly above: Decimal; readonly percent: Decimal }

const bandOf = ({ above, percent }: { above: string; percent: string }): SurchargeBand => ({
  above: decimalFrom(above),
  percent: decimalFrom(percent),
})

/** How gains on equity funds are taxed in India when they are sold on a day, as numbers to count with. */
export function equityFundTaxOn(day: string): EquityFundRules {
  const funds = ruleOrFirstOn(equityFundsLaw, day)
  const exemption = ruleOrFirstOn(basicExemptionLaw, day)
  const surcharge = ruleOrFirstOn(surchargeLaw, day)
  const cess = ruleOrFirstOn(cessLaw, day)
  const begun = [funds, exemption, surcharge, cess].map(({ from }) => from)
  return {
    asOf,
    sections: funds.sections,
    longTermAfterMonths: funds.longTermAfterMonths,
    basicExemption: decimalFrom(exemption.amount),
    exemptionSections: exemption.sections,
    longTerm: {
      percent: decimalFrom(funds.longTermPercent),
      exempt: decimalFrom(funds.longTermExempt),
    },
    shortTerm: { percent: decimalFrom(funds.shortTermPercent) },
    surcharge: [bandOf(surcharge.lower), bandOf(surcharge.higher)],
    cessPercent: decimalFrom(cess.percent),
    beginOn: begun
      .filter((from) => from > today)
      .sort()
      .at(-1),
  }
}

/** The same for a sale today. */
export const equityFundTax: EquityFundRules = equityFundTaxOn(today)

/** The tax of an equity fund, line by line. A loss is below 0; the taxes are before surcharge and cess. */
export type EquityTax = {
  readonly longTermGain: Decimal
  readonly shortTermGain: Decimal
  /** What is taken off each gain because other income does not use the basic exemption. */
  readonly longTermFree: Decimal
  readonly shortTermFree: Decimal
  readonly longTermTax: Decimal
  readonly shortTermTax: Decimal
  /** In percent of both taxes, and the amount before the relief. */
  readonly surchargePercent: Decimal
  readonly surcharge: Decimal
  /** Taken off the surcharge, so that it is never more than the income above its threshold. */
  readonly marginalRelief: Decimal
  readonly cess: Decimal
}

type Gains = { readonly longTerm: Decimal; readonly shortTerm: Decimal }

/**
 * The tax on the gains of a year in which there is other income, too.
 *
 * What of the basic exemption other income does not use is taken off short-term gains first, whose tax is
 * higher, then off long-term ones. Unknown other income uses all of it, and counts as none for the surcharge.
 *
 * The income that decides on the surcharge is all of the gains, their exempt part included, and the
 * other income. Marginal relief comes off before the cess, which is 4% of what is left to pay. The tax
 * on the other income, and the surcharge on that tax, are not counted.
 *
 * @example equityTaxOn({ longTerm: 5010000, shortTerm: 0 }, zero)
 * // longTermTax 610625, surcharge 61062.50, marginalRelief 52312.50, cess 24775
 */
export function equityTaxOn(
  gains: Gains,
  knownIncome: Decimal | undefined,
  rules: EquityFundRules = equityFundTax,
): EquityTax {
  const otherIncome = knownIncome ?? zero
  const unused = atLeastZero(subtract(rules.basicExemption, knownIncome ?? rules.basicExemption))
  const { longTermFree, shortTermFree, ...taxes } = taxesOn(gains, unused, rules)
  const tax = sum(taxes.longTermTax, taxes.shortTermTax)
  const surchargePercent = surchargePercentAt(incomeOf(gains, otherIncome), rules)
  const surcharge = multiplyDivide(tax, surchargePercent, hundred)
  const due = withSurcharge(gains, { otherIncome, unused }, rules, rules.surcharge.length)
  return {
    longTermGain: gains.longTerm,
    shortTermGain: gains.shortTerm,
    longTermFree,
    shortTermFree,
    ...taxes,
    surchargePercent,
    surcharge,
    marginalRelief: subtract(sum(tax, surcharge), due),
    cess: multiplyDivide(due, rules.cessPercent, hundred),
  }
}

/** All of the tax. */
export const totalTax = (equity: EquityTax): Decimal =>
  sum(
    subtract(equity.surcharge, equity.marginalRelief),
    equity.longTermTax,
    equity.shortTermTax,
    equity.cess,
  )

function taxesOn(gains: Gains, unused: Decimal, rules: EquityFundRules) {
  const shortTerm = atLeastZero(gains.shortTerm)
  const shortTermFree = lesser(shortTerm, unused)
  const longTerm = atLeastZero(gains.longTerm)
  const longTermFree = lesser(longTerm, subtract(unused, shortTermFree))
  const taxed = atLeastZero(subtract(longTerm, sum(longTermFree, rules.longTerm.exempt)))
  return {
    longTermFree,
    shortTermFree,
    longTermTax: multiplyDivide(taxed, rules.longTerm.percent, hundred),
    shortTermTax: multiplyDivide(
      subtract(shortTerm, shortTermFree),
      rules.shortTerm.percent,
      hundred,
    ),
  }
}

const lesser = (one: Decimal, other: Decimal): Decimal => (one < other ? one : other)

/** Other income of the year, and what of the basic exemption it leaves. */
type OtherIncome = { readonly otherIncome: Decimal; readonly unused: Decimal }

const incomeOf = ({ longTerm, shortTerm }: Gains, otherIncome: Decimal): Decimal =>
  sum(atLeastZero(longTerm), atLeastZero(shortTerm), otherIncome)

const surchargePercentAt = (income: Decimal, { surcharge }: EquityFundRules): Decimal =>
  surcharge.findLast(({ above }) => income > above)?.percent ?? zero

/**
 * Tax and surcharge after marginal relief, by the first `thresholds` bands. Above a threshold they are
 * at most the tax at the threshold plus all income above it; except where other income alone is above
 * it, since then no lower gain would avoid the surcharge.
 */
function withSurcharge(
  gains: Gains,
  other: OtherIncome,
  rules: EquityFundRules,
  thresholds: number,
): Decimal {
  const { otherIncome, unused } = other
  const band = rules.surcharge[thresholds - 1]
  const { longTermTax, shortTermTax } = taxesOn(gains, unused, rules)
  const tax = sum(longTermTax, shortTermTax)
  if (!band) return tax
  const excess = subtract(incomeOf(gains, otherIncome), band.above)
  if (excess <= 0n) return withSurcharge(gains, other, rules, thresholds - 1)
  const due = sum(tax, multiplyDivide(tax, band.percent, hundred))
  if (otherIncome > band.above) return due
  const atThreshold = withSurcharge(reduceGains(gains, excess), other, rules, thresholds - 1)
  const most = sum(atThreshold, excess)
  return due < most ? due : most
}

/**
 * The gains less an amount, taken off the short-term gain first: then one rupee more of either gain
 * never costs more than a rupee.
 */
function reduceGains({ longTerm, shortTerm }: Gains, by: Decimal): Gains {
  const short = atLeastZero(shortTerm)
  const rest = atLeastZero(subtract(by, short))
  return { longTerm: subtract(longTerm, rest), shortTerm: atLeastZero(subtract(short, by)) }
}
