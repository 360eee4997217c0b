import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Decimal, decimalFrom, one, zero } from '../money/decimal'
import { withdraw, withdrawFor } from './withdrawals'

type Plan = { savings: Decimal; risePercent: Decimal; annualRate: Decimal }

/**
 * What is left after so many withdrawals, times something above 0, nothing rounded: the amount is
 * given doubled, so that there is room for half of its last digit.
 */
function exactlyLeft(plan: Plan, doubledMonthly: bigint, count: number): bigint {
  const base = 1200n * one
  const whole = 100n * one
  let [left, monthly] = [plan.savings * 2n, doubledMonthly]
  for (let month = 1; month <= count; month++) {
    left -= monthly
    if (month === count) return left
    left *= base + plan.annualRate
    monthly *= base
    if (month % 12 === 0) {
      left *= whole
      monthly *= whole + plan.risePercent
    }
  }
  return left
}

const decimalOf = (pattern: RegExp) => fc.stringMatching(pattern).map((text) => decimalFrom(text))
const anyPlan = fc.record({
  savings: decimalOf(/^[1-9]\d{0,11}(\.\d{1,2})?$/),
  risePercent: decimalOf(/^-?\d{1,2}(\.\d{1,3})?$/),
  annualRate: fc.oneof(
    decimalOf(/^-?\d{1,2}(\.\d{1,3})?$/),
    decimalOf(/^[1-9]\d{2,4}$/),
    decimalOf(/^0\.0{0,20}[1-9]$/),
  ),
})

describe('withdrawFor', () => {
  it('has every digit right: half a unit more is too much, half a unit less leaves something', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 1, max: 60 }), (plan, months) => {
        const monthly = withdrawFor({ ...plan, months })?.monthly ?? zero
        expect(exactlyLeft(plan, monthly * 2n + 1n, months) <= 0n).toBe(true)
        expect(exactlyLeft(plan, monthly * 2n - 1n, months) >= 0n).toBe(true)
      }),
    )
  })

  it('ends with nothing left, and has taken what the years say', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 1, max: 240 }), (plan, months) => {
        const found = withdrawFor({ ...plan, months })
        expect(found?.years.at(-1)).toMatchObject({
          left: zero,
          withdrawn: found?.withdrawnInAll,
          monthly: found?.lastWithdrawal,
        })
        expect(found?.years[0]?.monthly).toBe(found?.monthly)
      }),
    )
  })
})

describe('withdraw', () => {
  it('counts as many withdrawals as there is something for', () => {
    const anyShare = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(anyPlan, anyShare, (plan, share) => {
        const monthly = (plan.savings / BigInt(share)) as Decimal
        const outcome = withdraw({ ...plan, monthly })
        if (!('withdrawals' in outcome) || outcome.withdrawals > 60) return
        const { withdrawals } = outcome
        // An amount that was shared out stands for all that are rounded to it.
        expect(exactlyLeft(plan, monthly * 2n + 1n, withdrawals) <= 0n).toBe(true)
        if (withdrawals > 1) {
          expect(exactlyLeft(plan, monthly * 2n, withdrawals - 1) > 0n).toBe(true)
        }
      }),
    )
  })

  it('takes all of it at once where it can', () => {
    const plan = { savings: decimalFrom(100), risePercent: zero, annualRate: decimalFrom(8) }
    const all = { withdrawals: 1, lastWithdrawal: decimalFrom(100) }
    expect(withdraw({ ...plan, monthly: decimalFrom(100) })).toMatchObject(all)
    expect(withdraw({ ...plan, monthly: decimalFrom(101) })).toMatchObject(all)
  })
})
