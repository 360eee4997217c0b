import {
  atLeastZero,
  type Decimal,
  hundred,
  multiplyDivide,
  subtract,
  sum,
  zero,
} from '../../../core/decimal'
import { type EquityFundRules, equityFundTax } from './tax-rules'

/** The tax of an equity fund, line by line. A loss is below 0; the taxes are before surcharge and cess. */
export type EquityTax = {
  readonly longTermGain: Decimal
  readonly shortTermGain: Decimal
  readonly longTermTax: Decimal
  readonly shortTermTax: Decimal
  /** Percent of both taxes, by the income of the year, and what it comes to before the relief. */
  readonly surchargePercent: Decimal
  readonly surcharge: Decimal
  /** What the surcharge is less by, so that it never takes more than the income above its threshold. */
  readonly marginalRelief: Decimal
  readonly cess: Decimal
}

type Gains = { readonly longTerm: Decimal; readonly shortTerm: Decimal }

/**
 * The tax on the gains of a year, beside other income of it.
 *
 * The income that decides on the surcharge is all of the gains, what is exempt of them too, and the
 * other income. Marginal relief stands before the cess, which is 4% of what is left to pay. What the
 * other income is taxed with, and the surcharge on that, are no part of it.
 *
 * @example equityTaxOn({ longTerm: 5010000, shortTerm: 0 }, zero)
 * // longTermTax 610625, surcharge 61062.50, marginalRelief 52312.50, cess 24775
 */
export function equityTaxOn(
  gains: Gains,
  otherIncome: Decimal,
  rules: EquityFundRules = equityFundTax,
): EquityTax {
  const taxes = taxesOn(gains, rules)
  const tax = sum(taxes.longTermTax, taxes.shortTermTax)
  const surchargePercent = percentFor(incomeOf(gains, otherIncome), rules)
  const surcharge = multiplyDivide(tax, surchargePercent, hundred)
  const due = withSurcharge(gains, otherIncome, rules, rules.surcharge.length)
  return {
    longTermGain: gains.longTerm,
    shortTermGain: gains.shortTerm,
    ...taxes,
    surchargePercent,
    surcharge,
    marginalRelief: subtract(sum(tax, surcharge), due),
    cess: multiplyDivide(due, rules.cessPercent, hundred),
  }
}

/** All that is due. */
export const dueOf = (equity: EquityTax): Decimal =>
  sum(
    subtract(equity.surcharge, equity.marginalRelief),
    equity.longTermTax,
    equity.shortTermTax,
    equity.cess,
  )

function taxesOn({ longTerm, shortTerm }: Gains, rules: EquityFundRules) {
  const taxed = atLeastZero(subtract(longTerm, rules.longTerm.exempt))
  return {
    longTermTax: multiplyDivide(taxed, rules.longTerm.percent, hundred),
    shortTermTax: multiplyDivide(atLeastZero(shortTerm), rules.shortTerm.percent, hundred),
  }
}

const incomeOf = ({ longTerm, shortTerm }: Gains, otherIncome: Decimal): Decimal =>
  sum(atLeastZero(longTerm), atLeastZero(shortTerm), otherIncome)

const percentFor = (income: Decimal, { surcharge }: EquityFundRules): Decimal =>
  surcharge.findLast(({ above }) => income > above)?.percent ?? zero

/**
 * Tax and surcharge, as the first so many thresholds have them. Above a threshold they are at most
 * what an income of just the threshold pays, and all that lies above it: unless other income alone is
 * above it, since no lower gain would avoid the surcharge then.
 */
function withSurcharge(
  gains: Gains,
  otherIncome: Decimal,
  rules: EquityFundRules,
  thresholds: number,
): Decimal {
  const band = rules.surcharge[thresholds - 1]
  const { longTermTax, shortTermTax } = taxesOn(gains, rules)
  const tax = sum(longTermTax, shortTermTax)
  if (!band) return tax
  const excess = subtract(incomeOf(gains, otherIncome), band.above)
  if (excess <= 0n) return withSurcharge(gains, otherIncome, rules, thresholds - 1)
  const due = sum(tax, multiplyDivide(tax, band.percent, hundred))
  if (otherIncome > band.above) return due
  const atThreshold = withSurcharge(lowered(gains, excess), otherIncome, rules, thresholds - 1)
  const most = sum(atThreshold, excess)
  return due < most ? due : most
}

/** Short-term gains go first: then no rupee more of either gain ever takes more than a rupee. */
function lowered({ longTerm, shortTerm }: Gains, by: Decimal): Gains {
  const short = atLeastZero(shortTerm)
  const rest = atLeastZero(subtract(by, short))
  return { longTerm: subtract(longTerm, rest), shortTerm: atLeastZero(subtract(short, by)) }
}
