import { type Decimal, decimalFrom } from '../decimal'

/*
 * Forty decimals are not enough to keep forty decimals right over hundreds of steps. Totals are
 * therefore carried in fine units, a decimal's own units with 384 bits behind them, and settled
 * once when they are handed out. Factors are fractions of as many bits, so that a step costs one
 * multiplication and one shift.
 */
export const FINE_BITS = 384n
/** The factor 1. */
export const UNCHANGED = 1n << FINE_BITS
const HALF_UNIT = 1n << (FINE_BITS - 1n)

/** A yearly rate in percent, divided by this, is the rate of one month. */
export const percentMonths = decimalFrom(1200)

/** @example settle(refine(one)) // one */
export const refine = (value: Decimal): bigint => value << FINE_BITS

/** To the nearest decimal. */
export const settle = (fine: bigint): Decimal => ((fine + HALF_UNIT) >> FINE_BITS) as Decimal

/** 1 + rate ÷ whole as a factor; a loss of more than everything is a loss of everything. */
export function growthOf(rate: Decimal, whole: Decimal): bigint {
  const growth = UNCHANGED + (rate << FINE_BITS) / whole
  return growth > 0n ? growth : 0n
}

/** What 1 is worth a month before it is paid. */
export const discountOf = (annualRate: Decimal): bigint =>
  (UNCHANGED << FINE_BITS) / growthOf(annualRate, percentMonths)

/** The loan shared out over what 1 a month, paid to the end, is worth today. */
export function fineInstalment(
  { principal, months }: { readonly principal: Decimal; readonly months: number },
  discount: bigint,
): bigint {
  if (months === 0) return 0n
  return (refine(principal) << FINE_BITS) / worthOfOneAMonth(discount, months)
}

/** v + v² + … + vⁿ, digit by binary digit: a dragged slider needs no step for every month. */
export function worthOfOneAMonth(discount: bigint, months: number): bigint {
  let worth = 0n
  let power = UNCHANGED
  for (const digit of months.toString(2)) {
    // As many months again are worth the same, discounted by the months before them.
    worth += (worth * power) >> FINE_BITS
    power = (power * power) >> FINE_BITS
    if (digit === '1') {
      worth = ((worth + UNCHANGED) * discount) >> FINE_BITS
      power = (power * discount) >> FINE_BITS
    }
  }
  return worth
}
