import { type Decimal, decimalFrom, divide, multiply, one, round, subtract } from '../money/decimal'

/*
 * Forty decimals are not enough to keep forty decimals right over hundreds of steps. Totals are
 * therefore carried in fine units, a decimal's own units with 384 bits behind them, and rounded
 * once when they are handed out. Factors are fractions of as many bits, so that a step costs one
 * multiplication and one shift.
 */
export const FINE_BITS = 384n
/** The factor 1. */
export const FACTOR_ONE = 1n << FINE_BITS
const HALF_UNIT = 1n << (FINE_BITS - 1n)

/** A yearly rate in percent, divided by this, is the rate of one month. */
export const MONTHLY_PERCENT_DIVISOR = decimalFrom(1200)

/** @example toDecimal(toFine(one)) // one */
export const toFine = (value: Decimal): bigint => value << FINE_BITS

/** To the nearest decimal. */
export const toDecimal = (fine: bigint): Decimal => ((fine + HALF_UNIT) >> FINE_BITS) as Decimal

/** 1 + rate ÷ whole as a factor; a loss of more than everything is a loss of everything. */
export function growthOf(rate: Decimal, whole: Decimal): bigint {
  const growth = FACTOR_ONE + (rate << FINE_BITS) / whole
  return growth > 0n ? growth : 0n
}

/** What 1 is worth a month before it is paid. */
export const discountOf = (annualRate: Decimal): bigint =>
  (FACTOR_ONE << FINE_BITS) / growthOf(annualRate, MONTHLY_PERCENT_DIVISOR)

/** The loan shared out over what 1 a month, paid to the end, is worth today. */
export function fineInstalment(
  { principal, months }: { readonly principal: Decimal; readonly months: number },
  discount: bigint,
): bigint {
  if (months === 0) return 0n
  return (toFine(principal) << FINE_BITS) / worthOfOneAMonth(discount, months)
}

/** v + v² + … + vⁿ, digit by binary digit: a dragged slider needs no step for every month. */
export function worthOfOneAMonth(discount: bigint, months: number): bigint {
  let worth = 0n
  let power = FACTOR_ONE
  for (const digit of months.toString(2)) {
    // As many months again are worth the same, discounted by the months before them.
    worth += (worth * power) >> FINE_BITS
    power = (power * power) >> FINE_BITS
    if (digit === '1') {
      worth = ((worth + FACTOR_ONE) * discount) >> FINE_BITS
      power = (power * discount) >> FINE_BITS
    }
  }
  return worth
}

/*
 * Equal payments, month after month, that pay a loan back.
 *
 * One step repeated, `total = (total + payment) × factor`: backwards in time with the month's
 * discount, because what is owed before an instalment is what all instalments still to come are
 * worth. In this direction a rounding error never outgrows the figure it sits in, however high the
 * rate, and no formula divides by the rate: 0% and 0.0000001% are months like any other.
 */
const MONTHS_PER_YEAR = 12
const twelve = decimalFrom(MONTHS_PER_YEAR)

/** A century. Longer terms are slips of the finger, and must not keep the page busy. */
export const LONGEST_TERM = 100 * MONTHS_PER_YEAR

/** More than all the money there is; longer figures would only break the page. */
export const LARGEST_AMOUNT = decimalFrom(10n ** 40n)
const largestFine = toFine(LARGEST_AMOUNT)

export type TermUnit = 'years' | 'months'

/**
 * The months of a term, to the nearest month; a term above 0 has at least one, a negative one has
 * none. Nothing for a term longer than a century.
 *
 * @example monthsOf(decimalFrom('2.3'), 'years') // 28
 */
export function monthsOf(term: Decimal, unit: TermUnit): number | undefined {
  if (term <= 0n) return 0
  const months = Number(round(unit === 'years' ? multiply(term, twelve) : term, 0) / one)
  return months <= LONGEST_TERM ? Math.max(months, 1) : undefined
}

/**
 * The rate of one month, as a fraction.
 *
 * @example monthlyRate(decimalFrom(12)) // 0.01
 */
export const monthlyRate = (annualRate: Decimal): Decimal =>
  divide(annualRate, MONTHLY_PERCENT_DIVISOR)

/**
 * What 1 becomes when it grows for so many months: (1 + r)ⁿ. Nothing beyond the largest amount.
 *
 * @example growthFactor(decimalFrom(10), 60) // 1.645308934783…
 */
export function growthFactor(annualRate: Decimal, months: number): Decimal | undefined {
  const growth = growthOf(annualRate, MONTHLY_PERCENT_DIVISOR)
  let total = toFine(one)
  for (let month = 1; month <= months; month++) {
    total = (total * growth) >> FINE_BITS
    if (total > largestFine) return undefined
  }
  return toDecimal(total)
}

/** What a loan is repaid by: an amount, a yearly percentage and a count of months, none below 0. */
export type LoanTerms = {
  readonly principal: Decimal
  readonly annualRate: Decimal
  readonly months: number
}

/**
 * The equal monthly instalment of a loan, P·r·(1+r)ⁿ / ((1+r)ⁿ − 1), and all of them together.
 *
 * @example repaymentOf({ principal: 500000, annualRate: 10, months: 60 }) // emi 10623.522…
 */
export function repaymentOf(terms: LoanTerms): { emi: Decimal; totalPayment: Decimal } {
  const emi = fineInstalment(terms, discountOf(terms.annualRate))
  // Not months × emi: what rounding the instalment leaves out would count once for every month.
  return { emi: toDecimal(emi), totalPayment: toDecimal(emi * BigInt(terms.months)) }
}

export type ScheduleRow = {
  readonly month: number
  readonly principal: Decimal
  readonly interest: Decimal
  /** What is still owed of the loan after this month. */
  readonly balance: Decimal
  /** The interest in all instalments after this month. */
  readonly interestLeft: Decimal
}

/**
 * Every month of a loan. Principal parts are what lies between two balances, so they add up to the
 * loan to the last digit, and the last balance is exactly 0.
 *
 * @example scheduleOf({ principal: 500000, annualRate: 10, months: 60 })[0]
 * // month 1: interest 4166.67, principal 6456.86, balance 493543.14
 */
export function scheduleOf(terms: LoanTerms): ScheduleRow[] {
  const discount = discountOf(terms.annualRate)
  const emi = fineInstalment(terms, discount)
  const rows = new Array<ScheduleRow>(terms.months)
  let after = 0n
  let balance = toDecimal(after)
  let paymentsLeft = 0n
  for (let month = terms.months; month > 0; month--) {
    const due = after + emi
    const before = (due * discount) >> FINE_BITS
    const balanceBefore = toDecimal(before)
    rows[month - 1] = {
      month,
      principal: subtract(balanceBefore, balance),
      interest: toDecimal(due - before),
      balance,
      interestLeft: subtract(toDecimal(paymentsLeft), balance),
    }
    after = before
    balance = balanceBefore
    paymentsLeft += emi
  }
  return rows
}
