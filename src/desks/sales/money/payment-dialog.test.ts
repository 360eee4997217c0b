import { describe, expect, it } from 'vitest'
import { decimalFrom } from '../../../core/money/decimal'
import { refusalOf } from '../../books/accounts/money-fields'
import type { Payment } from '../../books/bill/bill-texts'
import { hintsOf } from './payment-dialog'

describe('a payment as it is typed', () => {
  const typed: Payment = { date: '2026-11-16', amount: '100', how: '', note: '' }
  const target = { toPay: decimalFrom('100'), isPaidBack: false }

  it.each([
    ['much', 'This amount cannot be read. Write it in figures, such as 1,500.'],
    ['', 'Write an amount above zero.'],
    ['0.00', 'Write an amount above zero.'],
    ['-5', 'Write an amount above zero.'],
    ['9'.repeat(30), 'An amount has at most 24 digits.'],
  ])('is refused: %s', (amount, sentence) => {
    expect(refusalOf({ ...typed, amount })).toBe(sentence)
  })

  it('needs its day', () => {
    expect(refusalOf(typed)).toBeUndefined()
    expect(refusalOf({ ...typed, date: '' })).toBe('Choose the date of the payment.')
  })

  it('may be more than the bill', () => {
    expect(hintsOf(typed, target)).toEqual([])
    expect(hintsOf({ ...typed, amount: '120' }, target)).toEqual(['₹20 more than the bill.'])
    expect(hintsOf({ ...typed, amount: '120.50' }, { ...target, isPaidBack: true })).toEqual([
      '₹20.50 more than is to give back.',
    ])
  })

  it('says what words and doubtful commas count as', () => {
    const of = (amount: string) =>
      hintsOf({ ...typed, amount }, { ...target, toPay: decimalFrom(1e9) })
    expect(of('1.5 lakh')).toEqual(['Counted as ₹1,50,000.00.'])
    expect(of('1,50')).toEqual(['Counted as ₹150.00.'])
    expect(of('1,500')).toEqual([])
  })

  it('says the limit of cash once, at two lakh', () => {
    const of = (amount: string, how: Payment['how']) =>
      hintsOf({ ...typed, amount, how }, { ...target, toPay: decimalFrom(1e9) })
    expect(of('1,99,999.99', 'cash')).toEqual([])
    expect(of('2,00,000', 'upi')).toEqual([])
    expect(of('2,00,000', 'cash')).toEqual([
      'The income tax law forbids taking ₹2,00,000 or more in cash from one person in a day, or for one sale.',
    ])
  })
})
