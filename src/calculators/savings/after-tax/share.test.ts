import { describe, expect, it } from 'vitest'
import { inputs } from './inputs'
import { sayAfterTax } from './share'

describe('a SIP after tax in a sentence', () => {
  it('says what was typed, and leaves out what is nothing', () => {
    expect(sayAfterTax(inputs.defaults, '₹')).toBe(
      'SIP after tax: ₹10,000 a month at 12% a year for 10 years, taxed as an equity fund, with 6% inflation.',
    )
  })

  it('says the rest where there is more', () => {
    const typed = {
      ...inputs.defaults,
      step: '10',
      lump: '5 lakh',
      years: '1',
      tax: 'flat' as const,
    }
    expect(sayAfterTax(typed, '$')).toBe(
      'SIP after tax: $10,000 a month at 12% a year for 1 year, 10% more every year, $5,00,000 today, taxed at 30% of the gain, with 6% inflation.',
    )
    const inMoney = { ...typed, stepKind: 'amount', stepAmount: '500' } as const
    expect(sayAfterTax(inMoney, '$')).toContain('for 1 year, $500 more every year, $5,00,000 today')
    expect(sayAfterTax({ ...inMoney, stepAmount: '0' }, '$')).not.toContain('more every year')
    expect(sayAfterTax({ ...inputs.defaults, otherIncome: '60 lakh' }, '₹')).toContain(
      'taxed as an equity fund beside ₹60,00,000 of other income, with',
    )
    expect(sayAfterTax({ ...inputs.defaults, tax: 'none', inflation: '?' }, '₹')).toContain(
      'for 10 years, not taxed, with 0% inflation.',
    )
  })
})
