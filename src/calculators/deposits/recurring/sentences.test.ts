import { describe, expect, it } from 'vitest'
import { textOf } from '../../../../tests/text-of'
import type { Decimal } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { answer, planIn } from './compute'
import { inputs, type Typed } from './inputs'
import { endOf, headlineOf, sayOtherWay } from './sentences'
import { sayRecurring } from './share'

const money = (value: Decimal) => formatMoney(value, '₹', 0)

/** The figure or the sentence in its place, and the caption. */
function said(typed: Partial<Typed>): readonly [string, string] {
  const { value, sentence, caption } = headlineOf(answer({ ...inputs.defaults, ...typed }), money)
  return [sentence ?? value, textOf(caption)]
}

describe('the headline', () => {
  it.each<[string, Partial<Typed>, string, string]>([
    ['a value', {}, '₹3,54,954', 'after 5 years, 6.66% a year in effect'],
    [
      'a value at the post office',
      { method: 'postOffice', months: '12' },
      '₹3,56,829',
      'after 5 years, 6.87% a year in effect',
    ],
    [
      'an instalment, rounded up',
      { find: 'monthly' },
      '₹7,044',
      'every month for 5 years, for ₹5,00,000',
    ],
    [
      'months',
      { find: 'months', wanted: '10 lakh', method: 'quarters' },
      '136 months',
      'which is 11 years 4 months; then there is ₹10,04,577',
    ],
    ['few months', { find: 'months', wanted: '10,000' }, '2 months', 'then there is ₹10,081'],
    [
      'months at the post office',
      { find: 'months', method: 'postOffice' },
      'The post office fixes 60 months.',
      'Choose another way of counting to find the months, or find the instalment.',
    ],
    [
      'more than a century',
      { find: 'months', monthly: '1', rate: '0' },
      'Not within 100 years.',
      'With ₹8,334 a month it is there in 60 months.',
    ],
    [
      'more than a century, without months to pay in',
      { find: 'months', monthly: '1', rate: '0', months: '' },
      'Not within 100 years.',
      'Enter a larger instalment.',
    ],
    [
      'months without an instalment',
      { find: 'months', monthly: '' },
      'Without an instalment nothing grows.',
      'Enter a monthly instalment.',
    ],
    ['no instalment', { monthly: '0' }, '₹0', 'Without an instalment nothing grows.'],
    ['no months', { months: '0' }, '₹0', 'Enter the months.'],
    ['an instalment without months', { find: 'monthly', months: 'x' }, '--', 'Enter the months.'],
    ['no sum', { find: 'monthly', wanted: '' }, '₹0', 'Enter the sum you want.'],
    ['no sum to wait for', { find: 'months', wanted: '0' }, '0 months', 'Enter the sum you want.'],
    [
      'more than a page can show',
      { months: '1201' },
      '--',
      'too large to work out: at most 100 years and 40 digits',
    ],
  ])('of %s', (_, typed, figure, caption) => {
    expect(said(typed)).toEqual([figure, caption])
  })
})

describe('the other way of counting', () => {
  it.each<[Partial<Typed>, string]>([
    [{}, 'Counted by quarters it would be ₹7 more.'],
    [{ method: 'quarters' }, 'By the bank formula it would be ₹7 less.'],
    [{ method: 'postOffice' }, 'Counted by quarters it would be ₹7 more.'],
    [{ rate: '0' }, 'Counted by quarters it would be the same.'],
  ])('of %j', (typed, sentence) => {
    const plan = planIn(answer({ ...inputs.defaults, ...typed }).outcome)
    expect(plan && sayOtherWay(plan, money)).toBe(sentence)
  })
})

describe('what is copied', () => {
  it.each<[Partial<Typed>, string]>([
    [
      { senior: 'on' },
      'Recurring deposit: ₹5,000 a month for 60 months, at 6.5% a year, 0.5% more for seniors, by the bank formula.',
    ],
    [
      { find: 'monthly', method: 'quarters', months: '1' },
      'Recurring deposit: monthly instalment for ₹5,00,000 in 1 month, at 6.5% a year, by quarters.',
    ],
    [
      { method: 'postOffice', months: '12', senior: 'on' },
      'Recurring deposit: ₹5,000 a month for 60 months, at 6.7% a year, by the post office table.',
    ],
    [
      { find: 'months' },
      'Recurring deposit: months until ₹5,000 a month is ₹5,00,000, at 6.5% a year, by the bank formula.',
    ],
  ])('of %j', (typed, sentence) => {
    expect(sayRecurring({ ...inputs.defaults, ...typed }, '₹')).toBe(sentence)
  })
})

describe('the end', () => {
  const end = (part: Partial<Typed>) => {
    const { asked, outcome } = answer({ ...inputs.defaults, ...part })
    const plan = planIn(outcome)
    if (!plan) throw new Error('There is a plan')
    return Object.values(endOf(asked, plan))
  }

  it('is the month of the last instalment', () => {
    expect(end({})).toEqual(['Ends after', undefined])
    expect(end({ first: '11/2026' })).toEqual(['Ends after', '2031-10'])
  })

  it('is five years from opening at the post office', () => {
    expect(end({ method: 'postOffice' })).toEqual(['Matures after'])
    expect(end({ method: 'postOffice', first: '11/2026' })).toEqual([
      'Matures in',
      '2031-11',
      '5 years from opening',
    ])
  })
})
