import { LARGEST_AMOUNT, monthsOf, repaymentOf, type TermUnit } from '../../../core/annuity'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  multiplyDivide,
  subtract,
  sum,
  zero,
} from '../../../core/decimal'
import { aprOf, yearlyRateOf } from '../../../core/loan/loan-solvers'
import { gstOnFees } from '../shared/terms/gst-on-fees'
import type { FeeKind, Method } from './inputs'

export type OfferInputs = {
  principal: Decimal
  annualRate: Decimal
  method: Method
  tenure: Decimal
  tenureUnit: TermUnit
  feeKind: FeeKind
  fee: Decimal
  hasGstOnFee: boolean
  otherCharges: Decimal
}

export type OfferResults = {
  readonly principal: Decimal
  readonly annualRate: Decimal
  readonly method: Method
  readonly months: number
  readonly emi: Decimal
  readonly totalInterest: Decimal
  /** With the GST on it. */
  readonly fee: Decimal
  readonly charges: Decimal
  readonly costInAll: Decimal
  readonly youPayInAll: Decimal
  /** What reaches the borrower. */
  readonly netDisbursed: Decimal
  /** Nothing where the charges eat the loan, or it is too large to be shown. */
  readonly apr: Decimal | undefined
}

const withGst = sum(hundred, gstOnFees)
const percentMonths = decimalFrom(1200)

/**
 * What an offer costs. What is below 0 counts as 0. Nothing without an amount and a tenure, or where
 * the tenure is longer than a century or the sums are longer than a page can show.
 *
 * @example computeOffer({ principal: 20000, annualRate: 15, tenure: 24, fee: 400, … })
 * // emi 969.73, charges 400, costInAll 3673.59, apr 17.0706
 */
export function computeOffer(inputs: OfferInputs): OfferResults | 'incomplete' | 'too large' {
  const { method } = inputs
  const principal = atLeastZero(inputs.principal)
  const annualRate = atLeastZero(inputs.annualRate)
  const months = monthsOf(inputs.tenure, inputs.tenureUnit)
  if (months === undefined) return 'too large'
  if (principal === zero || months === 0) return 'incomplete'

  const terms = { principal, annualRate, months }
  const { emi, totalPayment } = method === 'flat' ? flatRepaymentOf(terms) : repaymentOf(terms)
  const fee = feeOf(principal, inputs)
  const charges = sum(fee, atLeastZero(inputs.otherCharges))
  const youPayInAll = sum(totalPayment, charges)
  if (youPayInAll > LARGEST_AMOUNT) return 'too large'

  const netDisbursed = subtract(principal, charges)
  const apr =
    method === 'flat'
      ? yearlyRateOf({ worth: netDisbursed, instalment: emi, months })
      : aprOf(terms, netDisbursed)
  return {
    ...terms,
    method,
    emi,
    totalInterest: subtract(totalPayment, principal),
    fee,
    charges,
    costInAll: subtract(youPayInAll, principal),
    youPayInAll,
    netDisbursed,
    apr,
  }
}

/** Interest on the whole loan until its end, in equal instalments. */
function flatRepaymentOf(terms: { principal: Decimal; annualRate: Decimal; months: number }) {
  const { principal, annualRate, months } = terms
  const ratesOfMonths = (annualRate * BigInt(months)) as Decimal
  const totalPayment = sum(principal, multiplyDivide(principal, ratesOfMonths, percentMonths))
  return { emi: divide(totalPayment, decimalFrom(months)), totalPayment }
}

function feeOf(principal: Decimal, { feeKind, fee, hasGstOnFee }: OfferInputs): Decimal {
  const asked = atLeastZero(fee)
  const beforeGst = feeKind === 'percent' ? multiplyDivide(principal, asked, hundred) : asked
  return hasGstOnFee ? multiplyDivide(beforeGst, withGst, hundred) : beforeGst
}

/** The rows in which offers are compared. */
export const rows = ['emi', 'totalInterest', 'charges', 'costInAll', 'youPayInAll', 'apr'] as const
export type Row = (typeof rows)[number]

/**
 * Whether a value is the lowest of all. What is equal but for a rounding in the last decimals is
 * equal; what is missing does not compete.
 */
export function isLowest(
  value: Decimal | undefined,
  all: readonly (Decimal | undefined)[],
): boolean {
  if (value === undefined) return false
  return all.every((other) => other === undefined || value - other <= DUST)
}

/** 10⁻³⁷: what rounding in the fortieth decimal may add up to. */
const DUST = 1000n

export const isSame = (a: Decimal, b: Decimal): boolean => a - b <= DUST && b - a <= DUST

/**
 * The first month after which the instalments that an offer saves against another, of the same
 * amount and tenure, reach what its charges are above the other's; nothing where they never do.
 *
 * @example earnedBackAfter(dearer, cheaper) // 44
 */
export function earnedBackAfter(dearer: OfferResults, cheaper: OfferResults): number | undefined {
  const months = BigInt(dearer.months)
  // Of all instalments together: one of them alone may be rounded.
  const saved = cheaper.totalInterest - dearer.totalInterest + DUST
  const above = (dearer.charges - cheaper.charges) * months
  if (saved <= DUST) return undefined
  const month = (above + saved - 1n) / saved
  return month <= months ? Number(month) : undefined
}
