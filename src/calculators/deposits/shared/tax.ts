import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  plus,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { cessPercent } from '../../../core/rules/income-tax'

/** What decides about tax on interest; percentages as they are said. */
export type TaxTerms = {
  readonly taxRate: Decimal
  readonly tdsRate: Decimal
  readonly tdsLimit: Decimal
  readonly tdsLimitSenior: Decimal
  /** Other interest from the same bank in a year: it counts towards the limit. */
  readonly otherInterest: Decimal
  readonly noTds: boolean
  readonly isSenior: boolean
}

export type InterestTax = {
  /** Of each year, in the order of the interest. */
  readonly tds: readonly Decimal[]
  readonly tdsInAll: Decimal
  readonly taxInAll: Decimal
  /** Below 0 it comes back. */
  readonly stillToPay: Decimal
}

const withCess = plus(hundred, decimalFrom(cessPercent))

/** What a bank takes from a year's interest: from all of it, once the year passes the limit. */
export function tdsOf(interest: Decimal, terms: TaxTerms): Decimal {
  const limit = atLeastZero(terms.isSenior ? terms.tdsLimitSenior : terms.tdsLimit)
  const counted = plus(interest, atLeastZero(terms.otherInterest))
  return terms.noTds || interest <= zero || counted <= limit
    ? zero
    : multiplyDivide(interest, atLeastZero(terms.tdsRate), hundred)
}

/** The part of interest that tax takes, cess included. @example taxOf(100, 20%) // 20.80 */
export const taxOf = (interest: Decimal, taxRate: Decimal): Decimal =>
  multiplyDivide(multiplyDivide(interest, atLeastZero(taxRate), hundred), withCess, hundred)

/**
 * Tax on the interest of some years. It is counted as paid from elsewhere: it does not slow the growth.
 *
 * @example taxOnInterest([190209.89], 190209.89, 20%) // taxInAll 39563.66
 */
export function taxOnInterest(
  years: readonly Decimal[],
  interest: Decimal,
  terms: TaxTerms,
): InterestTax {
  const tds = years.map((ofYear) => tdsOf(ofYear, terms))
  const tdsInAll = sum(...tds)
  const taxInAll = taxOf(interest, terms.taxRate)
  return { tds, tdsInAll, taxInAll, stillToPay: subtract(taxInAll, tdsInAll) }
}
