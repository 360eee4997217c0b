import { describe, expect, it } from 'vitest'
import { decimalFrom, one, zero } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { computePlan } from './plan'
import { computeInFourWays } from './ways-of-counting'

const plan = {
  monthly: decimalFrom(5000),
  stepPercent: zero,
  annualRate: decimalFrom(12),
  years: one,
}

describe('computeInFourWays', () => {
  it('counts one plan in four ways', () => {
    const shown = computeInFourWays(plan).map(({ timing, reading, savings }) => [
      timing,
      reading,
      formatNumber(savings?.futureValue ?? zero, 2),
    ])
    expect(shown).toEqual([
      ['start', 'divide12', '64,046.64'],
      ['start', 'effective', '63,832.49'],
      ['end', 'divide12', '63,412.52'],
      ['end', 'effective', '63,232.49'],
    ])
  })

  it('begins with how SIP counts', () => {
    const raised = { ...plan, stepPercent: decimalFrom(10), years: decimalFrom('7.5') }
    expect(computeInFourWays(raised)[0]?.savings).toEqual(computePlan(raised))
  })

  it('has nothing to say beyond a century', () => {
    const tooLong = computeInFourWays({ ...plan, years: decimalFrom(101) })
    expect(tooLong.every(({ savings }) => savings === undefined)).toBe(true)
  })
})
