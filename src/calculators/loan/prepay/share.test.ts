import { describe, expect, it } from 'vitest'
import { inputs } from './inputs'
import { sayPrepay } from './share'

const say = (part: Partial<typeof inputs.defaults>, symbol = '₹') =>
  sayPrepay({ ...inputs.defaults, ...part }, symbol)

const paidOnce = 'Pay once ₹5,00,000 after EMI 12, shorter loan.'

describe('a loan and its changes in a few sentences', () => {
  it.each<[Partial<typeof inputs.defaults>, string]>([
    [{}, `Loan prepayment: ₹50,00,000 at 8.5% for 20 years. ${paidOnce}`],
    [{ changes: '' }, 'Loan prepayment: ₹50,00,000 at 8.5% for 20 years.'],
    [
      { tenure: '1', tenureUnit: 'months', changes: '' },
      'Loan prepayment: ₹50,00,000 at 8.5% for 1 month.',
    ],
    [
      { emi: '45 thousand', charge: '2', start: '2027-04' },
      `Loan prepayment: ₹50,00,000 at 8.5% with an EMI of ₹45,000, first EMI in Apr 2027, prepayment charge 2%. ${paidOnce}`,
    ],
    [
      { changes: 'rate~8.75~25~keep-end*raise~5~13*once~~1~shorter' },
      'Loan prepayment: ₹50,00,000 at 8.5% for 20 years. The rate changes to 8.75% from EMI 25, keep the end. Raise the EMI every year by 5% first on EMI 13. Pay once, not complete.',
    ],
  ])('says what was typed', (part, expected) => {
    expect(say(part)).toBe(expected)
  })

  it.each(['', ' ', '₹', 'abc', '9'.repeat(25)])('leaves out an EMI of "%s"', (emi) => {
    expect(say({ emi, changes: '' })).toBe('Loan prepayment: ₹50,00,000 at 8.5% for 20 years.')
  })

  it.each(['', '0', '0%', '0.00', '-2', 'abc'])('leaves out a charge of "%s"', (charge) => {
    expect(say({ charge })).not.toContain('charge')
  })

  it('names the currency of the page', () => {
    expect(say({ changes: 'yearly~1,000~12~lower-emi' }, 'CHF')).toBe(
      'Loan prepayment: CHF\u00a050,00,000 at 8.5% for 20 years. Pay extra every year CHF\u00a01,000 first after EMI 12, lower EMI.',
    )
  })
})
