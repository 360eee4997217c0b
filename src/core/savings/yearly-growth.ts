import { FACTOR_ONE, FINE_BITS, growthOf, MONTHLY_PERCENT_DIVISOR } from '../loan/annuity'
import { type Decimal, hundred } from '../money/decimal'

/*
 * What a yearly percentage makes of a month: the twelfth root of a year's growth, so that twelve
 * months make exactly the year.
 */

/** How a yearly rate is read: a twelfth of it each month, or what a whole year comes to. */
export type RateReading = 'divide12' | 'effective'

const TWELVE = 12n
/** A factor to the twelfth power has twelve times the bits: these make up for those it lacks. */
const ROOM = FINE_BITS * 11n

/**
 * The twelfth root of a factor, not below 0: the largest factor whose twelfth power is not above it.
 *
 * @example twelfthRoot(growthOf(decimalFrom(12), hundred)) // 1.00948879…
 */
export function twelfthRoot(factor: bigint): bigint {
  if (factor <= 0n) return 0n
  const wanted = factor << ROOM
  let root = scaled((Number(factor) / Number(FACTOR_ONE)) ** (1 / 12))
  // Newton's method doubles the digits of a float with every guess; from above it never falls below.
  for (let guess = 0; guess < MOST_GUESSES; guess++) {
    const next = (root * (TWELVE - 1n) + wanted / root ** (TWELVE - 1n)) / TWELVE
    const step = next - root
    root = next
    if (step >= -1n && step <= 1n) break
  }
  while (root ** TWELVE > wanted) root--
  while ((root + 1n) ** TWELVE <= wanted) root++
  return root
}

/** A handful of steps is enough: this only guards against a loop without end. */
const MOST_GUESSES = 1000

/** A float above 0 as a factor, with all of its digits. */
const scaled = (float: number): bigint => (BigInt(Math.round(float * 2 ** 300)) << 84n) + 1n

/**
 * What 1 grows to in a month at a yearly rate in percent.
 *
 * @example monthGrowth(decimalFrom(12), 'divide12') // 1.01
 * @example monthGrowth(decimalFrom(12), 'effective') // 1.00948879…
 */
export const monthGrowth = (annualRate: Decimal, reading: RateReading): bigint =>
  reading === 'effective'
    ? twelfthRoot(growthOf(annualRate, hundred))
    : growthOf(annualRate, MONTHLY_PERCENT_DIVISOR)

/** What 1 grows to in a year. @example yearGrowth(decimalFrom(12), 'divide12') // 1.12682503… */
export const yearGrowth = (annualRate: Decimal, reading: RateReading): bigint =>
  reading === 'effective'
    ? growthOf(annualRate, hundred)
    : repeated(growthOf(annualRate, MONTHLY_PERCENT_DIVISOR), 12)

/** @example grownAfter(decimalFrom(12), 6, 'divide12') // 1.0615201… */
export const grownAfter = (annualRate: Decimal, months: number, reading: RateReading): bigint =>
  reading === 'effective'
    ? growthAfter(annualRate, months)
    : repeated(growthOf(annualRate, MONTHLY_PERCENT_DIVISOR), months)

function repeated(growth: bigint, times: number): bigint {
  let grown = FACTOR_ONE
  for (let time = 0; time < times; time++) grown = (grown * growth) >> FINE_BITS
  return grown
}

/**
 * What 1 becomes in so many months when it rises by a percentage every year: (1 + p)^(months ÷ 12).
 * Whole years take no root, so that nothing of them is rounded.
 *
 * @example growthAfter(decimalFrom(6), 180) // 2.39655819…
 */
export function growthAfter(percent: Decimal, months: number): bigint {
  const yearly = growthOf(percent, hundred)
  let growth = repeated(yearly, Math.floor(months / 12))
  const rest = months % 12
  if (rest === 0) return growth
  const monthly = twelfthRoot(yearly)
  for (let month = 0; month < rest; month++) growth = (growth * monthly) >> FINE_BITS
  return growth
}
