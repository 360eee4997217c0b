import { LARGEST_AMOUNT, monthsOf, repaymentOf, type TermUnit } from '../../../core/loan/annuity'
import { aprOf, yearlyRateOf } from '../../../core/loan/loan-solvers'
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
} from '../../../core/money/decimal'
import { gstOnFees } from '../shared/rules'
import {
  type FeeKind,
  inventedBesideOwn,
  isInvented,
  type Letter,
  lettersIn,
  type Method,
  offerOf,
  readInputs,
  type Typed,
} from './inputs'

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
  /** Including GST. */
  readonly fee: Decimal
  readonly charges: Decimal
  readonly costInAll: Decimal
  readonly youPayInAll: Decimal
  /** The loan less all charges: what the borrower gets. */
  readonly netDisbursed: Decimal
  /** Undefined if the charges are as large as the loan, or if the rate is too large to be shown. */
  readonly apr: Decimal | undefined
}

const withGst = sum(hundred, gstOnFees)
const MONTHLY_PERCENT_DIVISOR = decimalFrom(1200)

/**
 * Computes what an offer costs. Values below 0 count as 0. `incomplete` without an amount or a tenure;
 * `too large` if the tenure is above 100 years or the sums have too many digits.
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

/** The repayment at a flat rate: interest on the whole loan until its end, in equal instalments. */
function flatRepaymentOf(terms: { principal: Decimal; annualRate: Decimal; months: number }) {
  const { principal, annualRate, months } = terms
  const ratesOfMonths = (annualRate * BigInt(months)) as Decimal
  const totalPayment = sum(
    principal,
    multiplyDivide(principal, ratesOfMonths, MONTHLY_PERCENT_DIVISOR),
  )
  return { emi: divide(totalPayment, decimalFrom(months)), totalPayment }
}

function feeOf(principal: Decimal, { feeKind, fee, hasGstOnFee }: OfferInputs): Decimal {
  const asked = atLeastZero(fee)
  const beforeGst = feeKind === 'percent' ? multiplyDivide(principal, asked, hundred) : asked
  return hasGstOnFee ? multiplyDivide(beforeGst, withGst, hundred) : beforeGst
}

/** The results that are compared in rows. */
export const rows = ['emi', 'totalInterest', 'charges', 'costInAll', 'youPayInAll', 'apr'] as const
export type Row = (typeof rows)[number]

/**
 * Whether a value is the lowest of all, or as low as the lowest. Rounding errors in the last decimals
 * are ignored, and so are missing values.
 */
export function isLowest(
  value: Decimal | undefined,
  all: readonly (Decimal | undefined)[],
): boolean {
  if (value === undefined) return false
  return all.every((other) => other === undefined || value - other <= ROUNDING_ERROR)
}

/** 10⁻³⁷: the most that rounding errors in the fortieth decimal add up to. */
const ROUNDING_ERROR = 1000n

export const isSame = (a: Decimal, b: Decimal): boolean =>
  a - b <= ROUNDING_ERROR && b - a <= ROUNDING_ERROR

/**
 * The month after which an offer's lower instalments have earned back its higher charges, compared
 * with an offer of the same amount and tenure; undefined if they never do.
 *
 * @example earnedBackAfter(dearer, cheaper) // 44
 */
export function earnedBackAfter(dearer: OfferResults, cheaper: OfferResults): number | undefined {
  const months = BigInt(dearer.months)
  // The totals are compared, because a single instalment is rounded.
  const saved = cheaper.totalInterest - dearer.totalInterest + ROUNDING_ERROR
  const above = (dearer.charges - cheaper.charges) * months
  if (saved <= ROUNDING_ERROR) return undefined
  const month = (above + saved - 1n) / saved
  return month <= months ? Number(month) : undefined
}

/** An offer and its results. */
export type Offer = {
  readonly letter: Letter
  readonly results: ReturnType<typeof computeOffer>
}
/** An offer whose results can be compared. */
export type Compared = {
  readonly letter: Letter
  /** The page invented it, beside others that are a person's: it is never called the best. */
  readonly isInvented?: boolean
} & OfferResults

/** The offers that are a person's; all of them where all are the example. */
export const ownOf = (compared: readonly Compared[]): readonly Compared[] =>
  compared.filter(({ isInvented }) => !isInvented)

function resultsOf(typed: Typed, letter: Letter): Offer['results'] {
  const { method, feeKind, gst } = offerOf(typed, letter)
  const reading = readInputs(typed)[letter]
  return computeOffer({
    principal: reading.principal.value,
    annualRate: reading.annualRate.value,
    method,
    tenure: reading.tenure.value,
    tenureUnit: typed.tenureUnit,
    feeKind,
    fee: reading.fee.value,
    hasGstOnFee: gst === 'yes',
    otherCharges: reading.otherCharges.value,
  })
}

/** The results of all offers, and of those that can be compared. */
export function answer(typed: Typed) {
  const shown = lettersIn(typed)
  const offers: Offer[] = shown.map((letter) => ({ letter, results: resultsOf(typed, letter) }))
  const invented = inventedBesideOwn(typed)
  const isAllExample = shown.every((letter) => isInvented(typed, letter))
  const compared: Compared[] = offers.flatMap(({ letter, results }) => {
    if (typeof results === 'string') return []
    return invented.includes(letter)
      ? [{ letter, isInvented: true, ...results }]
      : [{ letter, ...results }]
  })
  return { offers, compared, isAllExample }
}
