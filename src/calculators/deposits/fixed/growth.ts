import { FACTOR_ONE, FINE_BITS, growthOf, toDecimal } from '../../../core/loan/annuity'
import { type Decimal, decimalFrom, hundred, plus } from '../../../core/money/decimal'
import {
  type Calendar,
  countPeriods,
  isUnderSixMonths,
  type Moment,
  TICKS_PER_YEAR,
  timeOf,
} from './term'

export type Payout = 'maturity' | 'monthly' | 'quarterly'
export type Compounding = 'quarterly' | 'monthly' | 'halfYearly' | 'yearly' | 'simple'

/** How often a year interest is added; simple interest counts quarters. */
export const perYearOf: Readonly<Record<Compounding, number>> = {
  quarterly: 4,
  monthly: 12,
  halfYearly: 2,
  yearly: 1,
  simple: 4,
}

/** How interest is counted. */
export type Way = {
  readonly calendar: Calendar
  readonly perYear: number
  readonly payout: Payout
  readonly isSimple: boolean
}

/** How a deposit counts that is not closed within half a year. */
export const wayOf = (
  calendar: Calendar,
  { payout, compounding }: { readonly payout: Payout; readonly compounding: Compounding },
): Way => ({
  calendar,
  perYear: perYearOf[payout === 'maturity' ? compounding : payout],
  payout,
  isSimple: payout === 'maturity' && compounding === 'simple',
})

/** Below half a year a deposit that is not paid out counts quarters and days, and simple interest. */
export const wayTo = (way: Way, end: Moment): Way =>
  way.payout === 'maturity' && isUnderSixMonths(way.calendar, end)
    ? { ...way, perYear: perYearOf.simple, isSimple: true }
    : way

/** Factors beyond this make more of a rupee than a page can show. */
const largestFactor = FACTOR_ONE * 10n ** 40n

/** What a rate makes of 1 in so many ticks, without compounding, less the 1. */
export const simpleInterest = (rate: Decimal, ticks: bigint): bigint =>
  (rate * ticks * FACTOR_ONE) / (hundred * TICKS_PER_YEAR)

/** 1 after one of so many periods a year. */
export const periodGrowth = (rate: Decimal, perYear: number): bigint =>
  growthOf(rate, (hundred * BigInt(perYear)) as Decimal)

/** What 1 is paid each quarter or month: a month's is the discounted third of a quarter's. */
export const paymentFactor = (rate: Decimal, payout: Payout): bigint =>
  (rate << FINE_BITS) / (payout === 'monthly' ? plus(decimalFrom(1200), rate) : decimalFrom(400))

/** Interest on 1 to a moment; undefined beyond what can be shown. */
export type InterestOn = (moment: Moment) => bigint | undefined

/**
 * Interest on 1 at a rate in percent, by a way of counting.
 *
 * @example interestOf(way, decimalFrom('6.5'))(ticksOf({ months: 60, days: 0 })) // 0.380419…
 */
export function interestOf(way: Way, rate: Decimal): InterestOn {
  const period = periodGrowth(rate, way.perYear)
  // Years ask for the same powers again.
  const powers = [FACTOR_ONE]
  const power = (periods: number): bigint | undefined => {
    for (let last = powers.at(-1) ?? FACTOR_ONE; powers.length <= periods; ) {
      last = (last * period) >> FINE_BITS
      if (last > largestFactor) return undefined
      powers.push(last)
    }
    return powers[periods]
  }
  return (moment) => {
    const counted = countPeriods(way.calendar, moment, way.perYear)
    if (way.payout !== 'maturity') {
      const full = BigInt(counted.periods) * paymentFactor(rate, way.payout)
      return full + simpleInterest(rate, counted.rest)
    }
    if (way.isSimple) return simpleInterest(rate, timeOf(counted, way.perYear))
    const grown = power(counted.periods)
    return grown === undefined
      ? undefined
      : ((grown * (FACTOR_ONE + simpleInterest(rate, counted.rest))) >> FINE_BITS) - FACTOR_ONE
  }
}

/** So much of an amount; both are fine. */
export const shareOf = (amount: bigint, factor: bigint): Decimal =>
  toDecimal((amount * factor) >> FINE_BITS)
