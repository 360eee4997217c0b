import {
  FACTOR_ONE,
  FINE_BITS,
  growthOf,
  LARGEST_AMOUNT,
  LONGEST_TERM,
  MONTHLY_PERCENT_DIVISOR,
  toDecimal,
  toFine,
} from '../loan/annuity'
import { type Decimal, hundred } from '../money/decimal'

/*
 * Savings that are used up: a sum is taken at the start of every month, the rest earns.
 */
const MONTHS_PER_YEAR = 12
const largestFine = toFine(LARGEST_AMOUNT)

export type WithdrawalYear = {
  readonly year: number
  /** Taken each month of this year; the last of all may be smaller. */
  readonly monthly: Decimal
  /** Taken so far, and what is left, at the end of this year. */
  readonly withdrawn: Decimal
  readonly left: Decimal
}

export type Withdrawals = {
  /** How many; a smaller last one counts. */
  readonly withdrawals: number
  /** In the first year. */
  readonly monthly: Decimal
  readonly lastWithdrawal: Decimal
  readonly withdrawnInAll: Decimal
  readonly years: readonly WithdrawalYear[]
}

/** After a century there is still something: `isForEver` tells whether there always will be. The years end where there is more than can be shown. */
export type NeverRunsOut = { readonly years: readonly WithdrawalYear[] }

/** No amount is below 0. A fall of 100% a year or more ends the withdrawals after the first year. */
export type WithdrawalPlan = {
  readonly savings: Decimal
  readonly risePercent: Decimal
  readonly annualRate: Decimal
}

/** 10⁻²⁰: what is more than this is left, whatever the rate may make of a rounding. */
const MOST_DUST = (10n ** 20n) << FINE_BITS

/**
 * How long savings last when a sum is taken every month.
 *
 * A withdrawal has forty decimals, so it stands for every one that is rounded to it: what only this
 * rounding leaves over is taken with the last one.
 *
 * @example withdraw({ savings: 10000000, monthly: 75000, risePercent: 0, annualRate: 8 })
 * // withdrawals 323, lastWithdrawal 68393.34, withdrawnInAll 24218393.34
 */
export function withdraw(
  plan: WithdrawalPlan & { readonly monthly: Decimal },
): Withdrawals | NeverRunsOut {
  const { annualRate } = plan
  const rise = growthOf(plan.risePercent, hundred)
  const largest = largestWithdrawal(plan.monthly, rise)
  const years: WithdrawalYear[] = []
  let monthly = toFine(plan.monthly)
  let balance = toFine(plan.savings)
  let withdrawn = 0n
  let lastWithdrawal = 0n
  let month = 0
  const closeYear = (left: bigint) => {
    if (left > largestFine) return
    const year = Math.ceil(month / MONTHS_PER_YEAR)
    const figures = { withdrawn: toDecimal(withdrawn), left: toDecimal(left) }
    years.push({ year, monthly: toDecimal(monthly), ...figures })
  }
  while (balance > 0n && month < LONGEST_TERM) {
    month++
    let rest = balance - monthly
    if (rest <= 0n || (rest < MOST_DUST && rest <= dustOf(annualRate, rise, month))) rest = 0n
    lastWithdrawal = balance - rest
    withdrawn += lastWithdrawal
    const earned = (rest * annualRate) / MONTHLY_PERCENT_DIVISOR
    balance = rest + earned
    const isLast = balance <= 0n
    if (isLast || month % MONTHS_PER_YEAR === 0) {
      closeYear(isLast ? 0n : balance)
      monthly = (monthly * rise) >> FINE_BITS
    }
    // What earns more than will ever be taken is never used up.
    if (balance > largestFine && earned >= largest) return { years }
    if (month === LONGEST_TERM && rest > 0n) return { years }
  }
  return {
    withdrawals: month,
    monthly: plan.monthly,
    lastWithdrawal: toDecimal(lastWithdrawal),
    withdrawnInAll: toDecimal(withdrawn),
    years,
  }
}

/**
 * Whether savings bear a withdrawal for ever: they hold for the first year, and in every later one
 * they earn at least what makes up for the rise.
 *
 * With q a year's growth, g a year's rise and A what twelve withdrawals of 1 come to at the end of a
 * year, savings of B become qB − WA while the withdrawal becomes gW. So B ÷ W never falls where
 * B(q − g) is at least WA, and otherwise it falls faster every year. All of them are fractions, so
 * whole numbers tell it exactly.
 *
 * @example isForEver({ savings: 10000000, monthly: 66225, risePercent: 0, annualRate: 8 }) // true
 * @example isForEver({ savings: 10000000, monthly: 66226, risePercent: 0, annualRate: 8 }) // false
 */
export function isForEver(plan: WithdrawalPlan & { readonly monthly: Decimal }): boolean {
  const { savings, monthly } = plan
  const month = MONTHLY_PERCENT_DIVISOR + plan.annualRate
  if (month <= 0n || savings <= 0n) return false
  if (monthly <= 0n) return true
  const rise = hundred + plan.risePercent > 0n ? hundred + plan.risePercent : 0n
  let taken = 0n
  for (let held = 1n; held <= 12n; held++)
    taken += month ** held * MONTHLY_PERCENT_DIVISOR ** (12n - held)
  const grown = month ** 12n
  // Without a second year of withdrawals it is enough that something is left of the first.
  if (rise === 0n) return savings * grown > monthly * taken
  return (
    savings * (grown * hundred - rise * MONTHLY_PERCENT_DIVISOR ** 12n) >= monthly * taken * hundred
  )
}

function largestWithdrawal(monthly: Decimal, rise: bigint): bigint {
  let largest = toFine(monthly)
  if (rise <= FACTOR_ONE) return largest
  for (let month = 0; month < LONGEST_TERM; month += MONTHS_PER_YEAR) {
    largest = (largest * rise) >> FINE_BITS
  }
  return largest
}

/** What half a unit, not taken with every withdrawal, grows to. */
function dustOf(annualRate: Decimal, rise: bigint, months: number): bigint {
  let half = FACTOR_ONE / 2n
  let dust = 0n
  for (let month = 1; month <= months && dust < MOST_DUST; month++) {
    dust += (dust * annualRate) / MONTHLY_PERCENT_DIVISOR + half
    if (month % MONTHS_PER_YEAR === 0) half = (half * rise) >> FINE_BITS
  }
  return dust
}

/**
 * The monthly withdrawal whose last one, after so many months, takes all that is left. Nothing where
 * all is lost before it can be taken, or there is no month.
 *
 * Everything is a share of the savings: what the withdrawals from then on are worth, beside what all
 * of them are worth today. So the last share is all, and no rounding outgrows it.
 *
 * @example withdrawFor({ savings: 1500000, risePercent: 0, annualRate: 10, months: 60 })
 * // monthly 31607.17, lastWithdrawal 31607.17, withdrawnInAll 1896430.44
 */
export function withdrawFor(
  plan: WithdrawalPlan & { readonly months: number },
): Withdrawals | undefined {
  const { months } = plan
  const growth = growthOf(plan.annualRate, MONTHLY_PERCENT_DIVISOR)
  if (months === 0 || (growth === 0n && months > 1)) return undefined
  const rise = growthOf(plan.risePercent, hundred)
  const yearCount = Math.ceil(months / MONTHS_PER_YEAR)
  const monthsIn = (year: number) => Math.min(months - year * MONTHS_PER_YEAR, MONTHS_PER_YEAR)

  /** What is taken each month of a year, where the first year's is 1. */
  const raised = [FACTOR_ONE]
  for (let year = 1; year < yearCount; year++) {
    raised.push(((raised[year - 1] ?? 0n) * rise) >> FINE_BITS)
  }
  /** What a year's withdrawals and all later ones are worth at its beginning. */
  const worths = new Array<bigint>(yearCount + 1).fill(0n)
  const { discounts, annuities } = discountedMonths(growth, Math.min(months, MONTHS_PER_YEAR))
  for (let year = yearCount - 1; year >= 0; year--) {
    const count = monthsIn(year)
    const own = (raised[year] ?? 0n) * (annuities[count] ?? 0n)
    const later = year === yearCount - 1 ? 0n : (worths[year + 1] ?? 0n) * (discounts[count] ?? 0n)
    worths[year] = (own + later) >> FINE_BITS
  }

  const savings = toFine(plan.savings)
  const all = worths[0] ?? FACTOR_ONE
  const shareOf = (part: bigint) => toDecimal((savings * part) / all)
  let withdrawn = 0n
  const years = raised.map((monthly, index) => {
    withdrawn += monthly * BigInt(monthsIn(index))
    return {
      year: index + 1,
      monthly: shareOf(monthly),
      withdrawn: shareOf(withdrawn),
      left: shareOf(worths[index + 1] ?? 0n),
    }
  })
  return {
    withdrawals: months,
    monthly: shareOf(FACTOR_ONE),
    lastWithdrawal: shareOf(raised[yearCount - 1] ?? 0n),
    withdrawnInAll: shareOf(withdrawn),
    years,
  }
}

/** What 1 after c months, and 1 at the start of each of c months, are worth today. */
function discountedMonths(growth: bigint, months: number) {
  const discount = growth > 0n ? (FACTOR_ONE << FINE_BITS) / growth : 0n
  const discounts = [FACTOR_ONE]
  const annuities = [0n]
  for (let month = 1; month <= months; month++) {
    const before = discounts[month - 1] ?? 0n
    discounts.push((before * discount) >> FINE_BITS)
    annuities.push((annuities[month - 1] ?? 0n) + before)
  }
  return { discounts, annuities }
}
