import { type Decimal, decimalFrom, zero } from '../money/decimal'
import {
  discountOf,
  FACTOR_ONE,
  FINE_BITS,
  fineInstalment,
  LARGEST_AMOUNT,
  LONGEST_TERM,
  type LoanTerms,
  MONTHLY_PERCENT_DIVISOR,
  toDecimal,
  toFine,
  worthOfOneAMonth,
} from './annuity'

/*
 * The inverse questions about a loan: the amount, the time or the rate that belongs to an instalment.
 */

/**
 * What equal instalments repay: E × (v + v² + … + vⁿ).
 *
 * @example amountRepaidBy({ instalment: 42000, annualRate: 8.5, months: 240 }) // 4839695.27…
 */
export function amountRepaidBy(terms: {
  readonly instalment: Decimal
  readonly annualRate: Decimal
  readonly months: number
}): Decimal {
  const worth = worthOfOneAMonth(discountOf(terms.annualRate), terms.months)
  return toDecimal((toFine(terms.instalment) * worth) >> FINE_BITS)
}

export type RunningTime = {
  readonly months: number
  readonly lastInstalment: Decimal
  readonly totalPayment: Decimal
}

/**
 * How long an instalment takes to repay a loan, month by month; a small last one counts as one.
 *
 * An instalment has forty decimals, so it stands for every one that is rounded to it: what only
 * this rounding leaves owed is paid with the last instalment and is none of its own.
 *
 * @example runningTime({ principal: 5000000, annualRate: 8.5, instalment: 45000 })
 * // months 220, lastInstalment 5469.27…, totalPayment 9860469.27…
 */
export function runningTime(loan: {
  readonly principal: Decimal
  readonly annualRate: Decimal
  readonly instalment: Decimal
}): RunningTime | 'interestNotCovered' | 'over100Years' {
  if (loan.principal <= 0n) return { months: 0, lastInstalment: zero, totalPayment: zero }
  const { annualRate } = loan
  if (loan.instalment * MONTHLY_PERCENT_DIVISOR <= loan.principal * annualRate)
    return 'interestNotCovered'

  const instalment = toFine(loan.instalment)
  let balance = toFine(loan.principal)
  for (let months = 1; months <= LONGEST_TERM; months++) {
    const due = balance + (balance * annualRate) / MONTHLY_PERCENT_DIVISOR
    balance = due - instalment
    if (balance <= 0n || (balance < MOST_DUST && balance <= dustOf(annualRate, months))) {
      const totalPayment = toDecimal(instalment * BigInt(months) + balance)
      return { months, lastInstalment: toDecimal(due), totalPayment }
    }
  }
  return 'over100Years'
}

/** 10⁻²⁰: what is more than this is owed, whatever the rate may make of a rounding. */
const MOST_DUST = (10n ** 20n) << FINE_BITS

/** What half a unit a month, left out of every instalment, grows to. */
function dustOf(annualRate: Decimal, months: number): bigint {
  let dust = 0n
  for (let month = 1; month <= months && dust < MOST_DUST; month++) {
    dust += (dust * annualRate) / MONTHLY_PERCENT_DIVISOR + FACTOR_ONE / 2n
  }
  return dust
}

/**
 * The yearly rate at which so many instalments are worth an amount; nothing where they are less
 * than the amount, or there is none. Nothing beyond the largest amount, either.
 *
 * @example yearlyRateOf({ worth: 500000, instalment: 11000, months: 60 }) // 11.514724…
 */
export function yearlyRateOf(loan: {
  readonly worth: Decimal
  readonly instalment: Decimal
  readonly months: number
}): Decimal | undefined {
  const { worth, instalment, months } = loan
  if (worth <= 0n) return undefined
  // What was shared out and rounded to forty decimals may miss the whole by half a unit a month.
  const above = instalment * BigInt(months) - worth
  if (above <= months / 2 && -above <= months / 2) return months > 0 ? zero : undefined
  return rateOf(toFine(instalment), toFine(worth), months)
}

/**
 * 12 × the monthly rate at which all instalments of a loan are worth what was paid out of it.
 *
 * @example aprOf({ principal: 20000, annualRate: 15, months: 24 }, decimalFrom(19600)) // 17.0706…
 */
export function aprOf(terms: LoanTerms, net: Decimal): Decimal | undefined {
  const { principal, annualRate, months } = terms
  if (net <= 0n || months === 0) return undefined
  if (net === principal) return annualRate
  const emi = fineInstalment(terms, discountOf(annualRate))
  return rateOf(emi, toFine(net), months)
}

/**
 * The smallest instalment that repays a loan within a century.
 *
 * @example smallestInstalment({ principal: 5000000, annualRate: 8.5 }) // 35424.09…
 */
export const smallestInstalment = (loan: {
  readonly principal: Decimal
  readonly annualRate: Decimal
}): Decimal =>
  toDecimal(fineInstalment({ ...loan, months: LONGEST_TERM }, discountOf(loan.annualRate)))

/** The unit in which rates are shown. */
const HUNDREDTH = decimalFrom('0.01')

/**
 * The highest rate in hundredths of a percent at which an instalment still repays a loan in time:
 * rounded down, so that it keeps what it promises. Nothing where even 0% is too much.
 *
 * @example highestBearableRate({ principal: 5000000, instalment: 35000, months: 1200 }) // 8.39
 */
export function highestBearableRate(loan: {
  readonly principal: Decimal
  readonly instalment: Decimal
  readonly months: number
}): Decimal | undefined {
  const { principal: worth, instalment, months } = loan
  const rate = yearlyRateOf({ worth, instalment, months })
  if (rate === undefined) return undefined
  const lower = (rate - (rate % HUNDREDTH)) as Decimal
  // A rate that was rounded up to a hundredth is a hair too much.
  return lower === zero || isBorne(lower, loan) ? lower : ((lower - HUNDREDTH) as Decimal)
}

/** Whether an instalment repays a loan in so many months, but for what fine units leave out. */
function isBorne(
  rate: Decimal,
  { principal, instalment, months }: Parameters<typeof highestBearableRate>[0],
): boolean {
  if (instalment * MONTHLY_PERCENT_DIVISOR <= principal * rate) return false
  const worth = (toFine(instalment) * worthOfOneAMonth(discountOf(rate), months)) >> FINE_BITS
  return worth >= toFine(principal) - (toFine(principal) >> 256n)
}

/** 10⁻⁶⁰ and less: the forty decimals of the answer are sure. */
const SURE = FACTOR_ONE >> 200n

/**
 * Newton's method on the instalment that 1 borrowed costs, as a function of the monthly rate. It
 * begins with 1 ÷ n at 0% and rises, ever more steeply, by at least half of the rate and at most all
 * of it. So there is one answer at most, it lies between what the instalment is above 1 ÷ n and the
 * double of that, and no guess is further from it than twice what its instalment misses: that is
 * how the last step knows that it was the last. Plain floats are good enough for the slope, which
 * only decides how fast the guesses get better.
 */
function rateOf(instalment: bigint, worth: bigint, months: number): Decimal | undefined {
  const above = instalment * BigInt(months) - worth
  const shares = worth * BigInt(months)
  if (above < 0n || above * MONTHLY_PERCENT_DIVISOR > shares * LARGEST_AMOUNT) return undefined
  const wanted = (instalment << FINE_BITS) / worth
  let rate = (above << (FINE_BITS + 1n)) / (shares + worth)
  for (let guess = 0; guess < MOST_GUESSES; guess++) {
    const discount = (FACTOR_ONE << FINE_BITS) / (FACTOR_ONE + rate)
    const missed = wanted - (FACTOR_ONE << FINE_BITS) / worthOfOneAMonth(discount, months)
    if (missed < SURE && -missed < SURE) break
    rate += (missed * SLOPE_UNIT) / slopeAt(Number(discount) / Number(FACTOR_ONE), months)
    if (rate < 0n) rate = 0n
  }
  return toDecimal(rate * MONTHLY_PERCENT_DIVISOR)
}

/** A dozen steps are enough: this only guards against a loop without end. */
const MOST_GUESSES = 100
const SLOPE_UNIT = 1n << 52n

/** How much the instalment of 1 rises with the rate, in units of 2⁻⁵². */
function slopeAt(discount: number, months: number): bigint {
  let worth = 0
  let later = 0
  for (let month = months; month > 0; month--) {
    worth = (worth + 1) * discount
    later = later * discount + worth
  }
  const slope = (later * discount) / (worth * worth)
  return BigInt(Math.round(Math.min(Math.max(slope, 0.5), 1) * 2 ** 52))
}
