import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LARGEST_AMOUNT, LONGEST_TERM } from '../loan/annuity'
import { type Decimal, decimalFrom, one, toDigits, toFixed, zero } from '../money/decimal'
import { readNumber } from '../money/parse'
import { growSavings, type SavingsPlan, type Timing } from './plan'

type Fraction = readonly [numerator: bigint, denominator: bigint]

/** Nothing nearer has 40 decimals; of two that are as near, and only then, either will do. */
function isNearest(actual: Decimal | undefined, [numerator, denominator]: Fraction): boolean {
  if (actual === undefined) return false
  const miss = actual * denominator - numerator * one
  const halfUnit = denominator * (10n ** 30n + 1n)
  return (miss < 0n ? -miss : miss) * 2n * 10n ** 30n <= halfUnit
}

/** (1 + r) as a fraction: growth per base. */
const exactGrowth = (annualRate: Decimal): Fraction => [1200n * one + annualRate, 1200n * one]

/** P·((1+r)ⁿ − 1) / r · (1+r) */
function exactFutureValue(monthly: Decimal, annualRate: Decimal, months: number): Fraction {
  const [growth, base] = exactGrowth(annualRate)
  const still = base ** BigInt(months)
  const gained = growth ** BigInt(months) - still
  return [monthly * gained * growth, one * still * (growth - base)]
}

/** Month by month, everything over one growing denominator. */
function exactValue(plan: SavingsPlan): Fraction {
  const { monthly, stepPercent, lumpSum = zero, stepAmount = zero } = plan
  const [growth, base] = exactGrowth(plan.annualRate)
  const hundred = 100n * one
  let [value, payment, denominator] = [lumpSum as bigint, monthly as bigint, one as bigint]
  for (let month = 1; month <= plan.months; month++) {
    value = plan.timing === 'end' ? value * growth + payment * base : (value + payment) * growth
    payment *= base
    denominator *= base
    if (month % 12 === 0) {
      value *= hundred
      payment = payment * (hundred + stepPercent) + (stepAmount * denominator * hundred) / one
      denominator *= hundred
    }
  }
  return [value, denominator]
}

const decimalOf = (pattern: RegExp) =>
  fc.stringMatching(pattern).map((text) => readNumber(text).value)
const anyAmount = decimalOf(/^\d{1,24}(\.\d{0,24})?$/)
const anyRateAboveZero = fc
  .oneof(decimalOf(/^\d{1,2}(\.\d{0,3})?$/), decimalOf(/^0\.0{6,20}[1-9]$/), anyAmount)
  .filter((rate) => rate > 0n)
const anyMonths = fc.integer({ min: 1, max: 480 })

describe('growSavings', () => {
  const grow = (monthly: Decimal, annualRate: Decimal, months: number) =>
    growSavings({ monthly, stepPercent: zero, annualRate, months })

  it('of ₹5,000 a month at 12% come to ₹11,61,695 after 10 years', () => {
    const savings = grow(decimalFrom(5000), decimalFrom(12), 120)
    expect(toFixed(savings?.futureValue ?? zero, 2)).toBe('1161695.38')
    expect(savings?.years).toHaveLength(10)
  })

  it('have every digit right, from tiny returns to absurd ones', () => {
    fc.assert(
      fc.property(anyAmount, anyRateAboveZero, anyMonths, (monthly, annualRate, months) => {
        const expected = exactFutureValue(monthly, annualRate, months)
        const isBeyondReach = expected[0] * one > LARGEST_AMOUNT * expected[1]
        const savings = grow(monthly, annualRate, months)
        if (isBeyondReach) expect(savings).toBeUndefined()
        else expect(isNearest(savings?.futureValue, expected)).toBe(true)
      }),
    )
  })

  it('have every digit right with a lump sum, raised every year, from the start or the end of a month', () => {
    const anyPlan = fc.record({
      lumpSum: decimalOf(/^\d{1,18}(\.\d{0,2})?$/),
      stepAmount: fc.oneof(fc.constant(zero), decimalOf(/^\d{1,5}(\.\d{0,2})?$/)),
      timing: fc.constantFrom<Timing>('start', 'end'),
      monthly: decimalOf(/^\d{1,18}(\.\d{0,2})?$/),
      stepPercent: decimalOf(/^-?\d{1,2}(\.\d{0,3})?$/),
      annualRate: decimalOf(/^-?\d{1,2}(\.\d{0,8})?$/),
      months: fc.integer({ min: 1, max: 120 }),
    })
    fc.assert(
      fc.property(anyPlan, (plan) => {
        expect(isNearest(growSavings(plan)?.futureValue, exactValue(plan))).toBe(true)
      }),
    )
  })

  it('without return are what was paid in', () => {
    const savings = grow(decimalFrom('0.01'), zero, 480)
    expect(toDigits(savings?.futureValue ?? one)).toBe('4.8')
    expect(savings?.returns).toBe(zero)
  })

  it('count a last year that is not full', () => {
    const years = grow(decimalFrom(100), zero, 18)?.years
    expect(years?.map(({ year, invested }) => [year, toDigits(invested)])).toEqual([
      [1, '1200'],
      [2, '1800'],
    ])
  })

  it('can be lost, but not more than wholly', () => {
    const lost = grow(decimalFrom(100), decimalFrom(-5000), 12)
    expect(lost?.futureValue).toBe(zero)
    expect(toDigits(lost?.returns ?? zero)).toBe('-1200')
    const halved = grow(decimalFrom(100), decimalFrom(-600), 2)
    expect(toDigits(halved?.futureValue ?? zero)).toBe('75')
  })

  it('are nothing where they are longer than a page can show', () => {
    expect(grow(decimalFrom('999999999999999999999999'), decimalFrom(1000), 480)).toBeUndefined()
    const everHigher = { monthly: one, annualRate: decimalFrom(-1200), months: LONGEST_TERM }
    expect(growSavings({ ...everHigher, stepPercent: decimalFrom(10n ** 23n) })).toBeUndefined()
  })

  it('rise by an amount every year', () => {
    const savings = growSavings({
      monthly: decimalFrom(10_000),
      stepPercent: zero,
      stepAmount: decimalFrom(1000),
      annualRate: decimalFrom(12),
      months: 120,
    })
    expect(toFixed(savings?.futureValue ?? zero, 2)).toBe('3145356.24')
    expect(savings?.invested).toBe(decimalFrom(1_740_000))
  })

  it('are the lump sum before the first month', () => {
    const plan = { monthly: one, stepPercent: zero, annualRate: one, months: 0 }
    const lumpSum = decimalFrom(500)
    expect(growSavings({ ...plan, lumpSum })).toMatchObject({
      invested: lumpSum,
      futureValue: lumpSum,
      years: [],
    })
    const tooMuch = decimalFrom(10n ** 41n)
    expect(growSavings({ ...plan, lumpSum: tooMuch })).toBeUndefined()
  })
})
