import { describe, expect, it } from 'vitest'
import { type Decimal, decimalFrom, zero } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import type { WithdrawInputs } from './compute'
import { formatResult } from './sentences'
import { computeInFourWays, sayMonthsDifference } from './ways-of-counting'

const usual: WithdrawInputs = {
  find: 'duration',
  savings: decimalFrom(10_000_000),
  monthly: decimalFrom(75_000),
  years: decimalFrom(20),
  risePercent: zero,
  annualRate: decimalFrom(8),
}
const inRupees = (value: Decimal) => formatMoney(value, '₹', 0)
const found = (changes: Partial<WithdrawInputs>) => {
  const plan = { ...usual, ...changes }
  return computeInFourWays(plan).map(({ outcome }) => formatResult(plan.find, outcome, inRupees))
}

describe('a withdrawal plan in four ways of counting', () => {
  it('names each way, ours first', () => {
    expect(computeInFourWays(usual).map(({ timing, reading }) => `${timing} ${reading}`)).toEqual([
      'start divide12',
      'start effective',
      'end divide12',
      'end effective',
    ])
  })

  it('lasts as long as it lasts that way', () => {
    expect(found({})).toEqual([
      '26 years 11 months',
      '24 years 11 months',
      '27 years 7 months',
      '25 years 5 months',
    ])
  })

  it('bears what it bears that way', () => {
    expect(found({ find: 'monthly' })).toEqual(['₹83,090', '₹81,391', '₹83,644', '₹81,915'])
    expect(new Set(found({ find: 'monthly', annualRate: zero }))).toEqual(new Set(['₹41,666']))
  })

  it('says how far the ways are apart', () => {
    const [ours, effective, end] = computeInFourWays(usual).map(({ outcome }) => outcome)
    expect(sayMonthsDifference(effective, ours)).toBe('24 months less')
    expect(sayMonthsDifference(end, ours)).toBe('8 months more')
    expect(sayMonthsDifference(ours, ours)).toBe('the same')
    expect(sayMonthsDifference(undefined, ours)).toBe('')
  })
})
