import { describe, expect, it } from 'vitest'
import { inputs } from './inputs'
import { sayLoan } from './share'

const say = (part: Partial<typeof inputs.defaults>, symbol = '₹') =>
  sayLoan({ ...inputs.defaults, ...part }, symbol)

describe('a loan in a sentence', () => {
  it.each([
    [{}, 'Loan EMI: ₹5,00,000 at 10% for 5 years.'],
    [
      { amount: '750000', rate: '8.25', tenure: '1', tenureUnit: 'months' as const },
      'Loan EMI: ₹7,50,000 at 8.25% for 1 month.',
    ],
    [
      { feeKind: 'percent' as const, fee: '2' },
      'Loan EMI: ₹5,00,000 at 10% for 5 years, processing fee 2% + GST.',
    ],
    [
      { feeKind: 'fixed' as const, fee: '2500.50', gst: 'no' as const, start: '2027-04' },
      'Loan EMI: ₹5,00,000 at 10% for 5 years, processing fee ₹2,500.50, first EMI in Apr 2027.',
    ],
    [{ amount: '1.5 lakh' }, 'Loan EMI: ₹1,50,000 at 10% for 5 years.'],
    [{ amount: 'abc', rate: '', tenure: '--5', start: 'soon' }, 'Loan EMI: ₹0 at 0% for 0 years.'],
  ])('says what was typed, and counts what cannot be read as 0', (part, expected) => {
    expect(say(part)).toBe(expected)
  })

  it('names the currency of the page', () => {
    expect(say({}, 'CHF')).toBe('Loan EMI: CHF\u00a05,00,000 at 10% for 5 years.')
  })
})
