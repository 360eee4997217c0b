import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACTOR_ONE, LARGEST_AMOUNT, LONGEST_TERM, toDecimal, toFine } from '../loan/annuity'
import { type Decimal, decimalFrom, one, zero } from '../money/decimal'
import { finePlanOf, growSavings, type SavingsPlan, type Timing } from './plan'
import {
  growthToReach,
  monthlyToReach,
  monthsToReach,
  raiseToReach,
  reaches,
  stepToReach,
  worthOf,
  yearlyPercent,
} from './solvers'

type Fraction = readonly [numerator: bigint, denominator: bigint]

/** Twice the terms of a plan, so that there is room for halves of their last digits. */
type Doubled = { monthly: bigint; stepPercent: bigint; stepAmount: bigint; annualRate: bigint }
const doubled = ({ monthly, stepPercent, stepAmount, annualRate }: SavingsPlan): Doubled => ({
  monthly: monthly * 2n,
  stepPercent: stepPercent * 2n,
  stepAmount: (stepAmount ?? zero) * 2n,
  annualRate: annualRate * 2n,
})

/** What a plan comes to, month by month, as one fraction: nothing is rounded. */
function exactValue(plan: SavingsPlan, terms: Doubled): Fraction {
  const base = 2400n * one
  const growth = base + terms.annualRate
  const whole = 200n * one
  let [value, payment, denominator] = [(plan.lumpSum ?? zero) * 2n, terms.monthly, 2n * one]
  for (let month = 1; month <= plan.months; month++) {
    value = plan.timing === 'end' ? value * growth + payment * base : (value + payment) * growth
    payment *= base
    denominator *= base
    if (month % 12 === 0) {
      value *= whole
      payment *= whole + terms.stepPercent
      denominator *= whole
      payment += (terms.stepAmount * denominator) / (2n * one)
    }
  }
  return [value, denominator]
}

const isBelow = ([numerator, denominator]: Fraction, sum: Decimal) =>
  numerator * one < sum * denominator

/** Half a unit less of what was found is too little, half a unit more is not. */
function isNearest(plan: SavingsPlan, name: keyof Doubled, wanted: Decimal): boolean {
  const terms = doubled(plan)
  const less = { ...terms, [name]: terms[name] - 1n }
  const more = { ...terms, [name]: terms[name] + 1n }
  return isBelow(exactValue(plan, less), wanted) && !isBelow(exactValue(plan, more), wanted)
}

const decimalOf = (pattern: RegExp) => fc.stringMatching(pattern).map((text) => decimalFrom(text))
const anyAmount = fc.oneof(
  decimalOf(/^[1-9]\d{0,8}(\.\d{1,2})?$/),
  decimalOf(/^0\.0{0,20}[1-9]$/),
  decimalOf(/^[1-9]\d{10,22}$/),
)
const anyPercent = fc.oneof(
  decimalOf(/^[1-9]?\d(\.\d{1,3})?$/),
  decimalOf(/^0\.0{0,15}[1-9]$/),
  decimalOf(/^[1-9]\d{2,4}$/),
)
const anyPlan = fc.record({
  lumpSum: fc.oneof(fc.constant(zero), anyAmount),
  monthly: anyAmount,
  stepPercent: anyPercent,
  annualRate: anyPercent,
  timing: fc.constantFrom<Timing>('start', 'end'),
  months: fc.integer({ min: 1, max: 60 }),
})
const fineOf = (plan: SavingsPlan, wanted: Decimal) => [finePlanOf(plan), toFine(wanted)] as const

/** Of the 384 bits behind the last digit of a decimal, the last half. */
const DUST = 1n << 192n

describe('worthOf', () => {
  it('is what a plan grows to, a year at a time', () => {
    const anyLongPlan = fc.record({
      lumpSum: anyAmount,
      monthly: anyAmount,
      stepPercent: decimalOf(/^-?\d(\.\d)?$/),
      stepAmount: decimalOf(/^\d{1,4}$/),
      annualRate: decimalOf(/^-?\d{1,2}(\.\d)?$/),
      timing: fc.constantFrom<Timing>('start', 'end'),
      months: fc.integer({ min: 0, max: LONGEST_TERM }),
    })
    const exactHalf = {
      lumpSum: decimalFrom('0.1'),
      monthly: one,
      stepPercent: zero,
      stepAmount: zero,
      annualRate: decimalFrom(-9),
      timing: 'start' as const,
      months: 10,
    }
    fc.assert(
      fc.property(anyLongPlan, (plan) => {
        const worth = worthOf(finePlanOf(plan))
        const grown = growSavings(plan)
        // Both are off the truth by far less than their last digit: an exact half may fall either way.
        const settled = [toDecimal(worth - DUST), toDecimal(worth + DUST)]
        if (grown) expect(settled).toContain(grown.futureValue)
        else expect(toDecimal(worth) > LARGEST_AMOUNT || plan.months > 0).toBe(true)
      }),
      { examples: [[exactHalf]] },
    )
  })
})

describe('monthlyToReach', () => {
  it('has every digit right', () => {
    fc.assert(
      fc.property(anyPlan, anyAmount, (plan, wanted) => {
        const monthly = toDecimal(monthlyToReach(...fineOf(plan, wanted)) ?? -1n)
        if (monthly === zero) return
        expect(isNearest({ ...plan, monthly }, 'monthly', wanted)).toBe(true)
      }),
    )
  })

  it('counts raises in money, and begins later where it has to', () => {
    const plan = {
      monthly: zero,
      stepPercent: zero,
      stepAmount: decimalFrom(1000),
      annualRate: decimalFrom(12),
      months: 120,
    }
    const wanted = growSavings({ ...plan, monthly: decimalFrom(10_000) })?.futureValue ?? zero
    const monthly = monthlyToReach(...fineOf(plan, wanted)) ?? 0n
    expect(toDecimal(monthly + FACTOR_ONE / 2n) - decimalFrom(10_000) <= 1n).toBe(true)
    const level = { ...plan, stepAmount: zero, months: 24 }
    const late = monthlyToReach(...fineOf({ ...level, annualRate: zero }, wanted), 12) ?? 0n
    expect(toDecimal(late * 12n)).toBe(wanted)
  })

  it('is nothing without a month, and where all is lost', () => {
    const plan = { monthly: zero, stepPercent: zero, annualRate: one, months: 0 }
    expect(monthlyToReach(...fineOf(plan, one))).toBeUndefined()
    const lost = { ...plan, annualRate: decimalFrom(-1200), months: 24 }
    expect(monthlyToReach(...fineOf(lost, one))).toBeUndefined()
    const atTheEnd = monthlyToReach(...fineOf({ ...lost, timing: 'end' }, one))
    expect(toDecimal(atTheEnd ?? 0n)).toBe(one)
  })
})

describe('growthToReach', () => {
  it('has every digit of the yearly rate right, gains and losses', () => {
    fc.assert(
      fc.property(anyPlan, anyAmount, (plan, wanted) => {
        const growth = growthToReach(...fineOf(plan, wanted))
        if (growth === undefined) {
          expect(plan.timing).toBe('end')
          return
        }
        const annualRate = yearlyPercent(growth, 'divide12')
        // Where everything is lost, half a unit less would be less than nothing.
        if (annualRate <= decimalFrom(-1200) + 1n) return
        expect(isNearest({ ...plan, annualRate }, 'annualRate', wanted)).toBe(true)
      }),
    )
  })

  it('is nothing where the growth has no effect', () => {
    const plan = { monthly: one, stepPercent: zero, annualRate: zero, months: 1 } as const
    expect(growthToReach(...fineOf({ ...plan, timing: 'end' }, decimalFrom(2)))).toBeUndefined()
    expect(growthToReach(...fineOf({ ...plan, months: 0 }, decimalFrom(2)))).toBeUndefined()
  })

  it('has all digits after a century', () => {
    const plan = {
      lumpSum: decimalFrom(77),
      monthly: decimalFrom(500),
      stepPercent: decimalFrom(7),
      annualRate: decimalFrom('11.37'),
      months: LONGEST_TERM,
    }
    for (const timing of ['start', 'end'] as const) {
      const fine = finePlanOf({ ...plan, timing })
      expect(yearlyPercent(growthToReach(fine, worthOf(fine)) ?? 0n, 'divide12')).toBe(
        plan.annualRate,
      )
    }
  })
})

describe('stepToReach', () => {
  it('has every digit of the percentage right', () => {
    const anyLongerPlan = anyPlan.map((plan) => ({ ...plan, months: plan.months + 12 }))
    fc.assert(
      fc.property(anyLongerPlan, anyAmount, (plan, wanted) => {
        if (!isBelow(exactValue(plan, { ...doubled(plan), stepPercent: 0n }), wanted)) return
        const step = stepToReach(...fineOf(plan, wanted)) ?? 0n
        const stepPercent = toDecimal((step - FACTOR_ONE) * decimalFrom(100))
        expect(isNearest({ ...plan, stepPercent }, 'stepPercent', wanted)).toBe(true)
      }),
    )
  })
})

describe('raiseToReach', () => {
  it('has every digit of the amount right, beside a percentage, too', () => {
    const anyLongerPlan = anyPlan.map((plan) => ({ ...plan, months: plan.months + 12 }))
    fc.assert(
      fc.property(anyLongerPlan, anyAmount, (plan, wanted) => {
        if (!isBelow(exactValue(plan, doubled(plan)), wanted)) return
        const stepAmount = toDecimal(raiseToReach(...fineOf(plan, wanted)) ?? -1n)
        expect(isNearest({ ...plan, stepAmount }, 'stepAmount', wanted)).toBe(true)
      }),
    )
  })

  it('is nothing where no raise is paid, or all of it is lost', () => {
    const plan = { monthly: one, stepPercent: zero, annualRate: one, months: 12 }
    expect(raiseToReach(...fineOf(plan, decimalFrom(100)))).toBeUndefined()
    const lost = { ...plan, annualRate: decimalFrom(-1200), months: 24 }
    expect(raiseToReach(...fineOf(lost, one))).toBeUndefined()
  })
})

describe('yearlyPercent', () => {
  it('is 12 times a month, or what twelve months come to', () => {
    const growth = finePlanOf({
      monthly: one,
      stepPercent: zero,
      annualRate: decimalFrom(12),
      months: 1,
    }).growth
    expect(yearlyPercent(growth, 'divide12')).toBe(decimalFrom(12))
    expect(yearlyPercent(growth, 'effective')).toBe(decimalFrom('12.6825030131969720661201'))
  })
})

describe('monthsToReach', () => {
  const plan = { monthly: decimalFrom(100), stepPercent: zero, annualRate: zero }
  const monthsFor = (goal: Decimal, inflation = zero) =>
    monthsToReach(finePlanOf({ ...plan, months: LONGEST_TERM }), {
      goal: toFine(goal),
      inflation,
      amount: plan.monthly,
    })

  it('is the first month that is enough', () => {
    expect(monthsFor(zero)).toBe(0)
    expect(monthsFor(one)).toBe(1)
    expect(monthsFor(decimalFrom(120_000))).toBe(LONGEST_TERM)
    expect(monthsFor(decimalFrom('120000.01'))).toBe('notInTime')
    expect(monthsFor(decimalFrom(1200), decimalFrom(10))).toBe(14)
  })

  it('is nothing beyond the largest amount', () => {
    const rich = finePlanOf({ ...plan, annualRate: decimalFrom(10n ** 20n), months: LONGEST_TERM })
    const goal = toFine(LARGEST_AMOUNT) * 2n
    expect(monthsToReach(rich, { goal, inflation: zero, amount: plan.monthly })).toBeUndefined()
  })
})

describe('reaches', () => {
  it('overlooks what the rounding of an amount leaves out, and no more', () => {
    const third = decimalFrom('0.3333333333333333333333333333333333333333')
    expect(reaches(toFine(third) * 3n, toFine(one), third)).toBe(true)
    expect(reaches(toFine((third - 1n) as Decimal) * 3n, toFine(one), third)).toBe(false)
    expect(reaches(0n, 1n, one)).toBe(false)
    expect(reaches(0n, 0n, zero)).toBe(true)
  })
})
