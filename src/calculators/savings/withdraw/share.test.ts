import { describe, expect, it } from 'vitest'
import { inputs } from './inputs'
import { sayWithdraw } from './share'

describe('a withdrawal plan in a sentence', () => {
  it('says what was asked, and counts what cannot be read as 0', () => {
    expect(sayWithdraw(inputs.defaults, '₹')).toBe(
      'Withdrawal plan: ₹75,000 a month from ₹1,00,00,000, at 8% a year.',
    )
    expect(sayWithdraw({ ...inputs.defaults, rise: '5', withdrawal: '?' }, '$')).toBe(
      'Withdrawal plan: $0 a month from $1,00,00,000, 5% more every year, at 8% a year.',
    )
    expect(sayWithdraw({ ...inputs.defaults, find: 'monthly', years: '1' }, '₹')).toBe(
      'Withdrawal plan: ₹1,00,00,000 for 1 year, at 8% a year.',
    )
  })
})
