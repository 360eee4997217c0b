import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../../core/money/format'
import { answer } from './answer'
import { inputs, type Typed } from './inputs'
import {
  besideHeadline,
  headlineOf,
  lengthHint,
  sayCounted,
  sayLength,
  sayShort,
  termHint,
} from './sentences'
import { sayFixed } from './share'

const typed = (changes: Partial<Typed>): Typed => ({ ...inputs.defaults, ...changes })
const money = (value: Parameters<typeof formatMoney>[0]) => formatMoney(value, '₹', 0)

function said(changes: Partial<Typed>) {
  const { label, value, sentence, caption } = headlineOf(answer(typed(changes)), money)
  const text = renderToStaticMarkup(<p>{caption}</p>).replace(/<[^>]*>/g, '')
  return [label, sentence ?? value, text.replaceAll('&#x27;', "'")]
}

describe('the main figure', () => {
  it.each<[Partial<Typed>, string[]]>([
    [{}, ['Maturity Value', '₹6,90,210', 'after 5 years, 6.66% a year in effect']],
    [
      { payout: 'monthly' },
      [
        'You get each month',
        '₹2,694',
        'for 5 years, then ₹5,00,000 comes back; 6.46% of it a year',
      ],
    ],
    [
      { closeYears: '2', closeRate: '6' },
      ['You get on closing', '₹5,52,243', 'closed after 2 years, at 5.00%: ₹16,576 given up'],
    ],
    [
      { closeYears: '2', payout: 'quarterly' },
      ['You get on closing', '₹4,90,000', 'closed after 2 years, at 5.50%: ₹10,000 given up'],
    ],
    // What is looked for stays the answer, and so does a closing after the end.
    [
      { closeYears: '2', find: 'amount' },
      ['Amount', '₹7,24,418', 'grows to ₹10,00,000 in 5 years'],
    ],
    [{ closeYears: '5' }, ['Maturity Value', '₹6,90,210', 'after 5 years, 6.66% a year in effect']],
    [
      { payout: 'quarterly', years: '0', months: '2' },
      [
        'You get each quarter',
        '₹8,125',
        'The term is shorter than a quarter: ₹5,417 comes with the amount',
      ],
    ],
    [{ find: 'amount' }, ['Amount', '₹7,24,418', 'grows to ₹10,00,000 in 5 years']],
    [
      { find: 'amount', payout: 'monthly' },
      ['Amount', '₹9,28,077', 'brings ₹5,000 each month for 5 years'],
    ],
    [
      { find: 'term', wanted: '7,00,000', from: '16-Nov-26' },
      [
        'Term',
        '5 years, 2 months and 19 days',
        'until ₹5,00,000 has grown to ₹7,00,043, on 4 February 2032',
      ],
    ],
    [{ years: '0', days: '0' }, ['Maturity Value', '₹5,00,000', 'after 0 days']],
  ])('of %j', (changes, expected) => expect(said(changes)).toEqual(expected))

  it.each<[Partial<Typed>, string]>([
    [
      { find: 'term', payout: 'monthly' },
      'The interest is paid out, so the deposit does not grow.',
    ],
    [{ find: 'term', rate: '0' }, 'At 0% it stays as it is.'],
    [{ find: 'term', rate: '0.1' }, 'Not within 100 years.'],
    [{ find: 'term', wanted: '5,00,000' }, 'The amount is enough today.'],
    [{ find: 'term', amount: '' }, 'Put in an amount above 0.'],
    [{ find: 'amount', payout: 'quarterly', rate: '' }, 'At 0% no interest is paid.'],
    [{ termAs: 'dates', from: '1/4/2026', to: '1/4/2026' }, 'The end must come after the start.'],
  ])('is a sentence where there is none: %j', (changes, sentence) => {
    expect(said(changes)[1]).toBe(sentence)
  })

  it('asks for a later end where it is not after the start', () => {
    const days = { termAs: 'dates', from: '2/4/2026', to: '1/4/2026' } as const
    expect(said(days)[2]).toBe('Choose a later day for Matures on.')
  })

  it.each<Partial<Typed>>([
    { termAs: 'dates' },
    { years: '101' },
    { amount: '9'.repeat(24), rate: '9'.repeat(20) },
  ])('is none for %j', (changes) => expect(said(changes)[1]).toBe('--'))
})

describe('the figures beside it', () => {
  const beside = (changes: Partial<Typed>) =>
    besideHeadline(answer(typed(changes)), money).map(({ label, value }) => `${label}: ${value}`)

  it('are what the deposit comes to', () =>
    expect(beside({})).toEqual([
      'Interest: ₹1,90,210',
      'After tax: ₹6,50,646',
      "In today's money: ₹4,86,201",
    ]))

  it('are those of closing early, with what it comes to if it is kept', () =>
    expect(beside({ closeYears: '2', closeRate: '6' })).toEqual([
      'Interest then: ₹52,243',
      'Given up: ₹16,576',
      'Maturity Value: ₹6,90,210',
    ]))
})

describe('what is said of a term', () => {
  it.each<[Partial<Typed>, string | undefined]>([
    [{}, undefined],
    [{ years: '10' }, undefined],
    [{ years: '10', days: '1' }, 'Banks offer up to 10 years.'],
    [{ years: '0', days: '6' }, 'Banks take deposits from 7 days.'],
    [{ years: '', days: '' }, 'Banks take deposits from 7 days.'],
    [{ years: '0', days: '7' }, 'Under 6 months banks pay simple interest.'],
    [{ years: '0', days: '7', payout: 'monthly' }, undefined],
    [{ years: '0', months: '6' }, undefined],
    [
      { termAs: 'dates', from: '2027-08-31', to: '2028-02-28' },
      'Under 6 months banks pay simple interest.',
    ],
    [{ termAs: 'dates', from: '31-Aug-27', to: '29/2/2028' }, undefined],
    [{ termAs: 'dates', from: '2/1/2027', to: '1/1/2027' }, 'The end must come after the start.'],
  ])('%j', (changes, hint) => expect(termHint(answer(typed(changes)))).toBe(hint))

  it.each<[Partial<Typed>, string | undefined]>([
    [{ years: '1.5' }, undefined],
    [{ months: '-1.5' }, undefined],
    [{ months: '1.5' }, 'Whole months count.'],
    [{ years: '1.3' }, 'Whole months count.'],
    [{ days: '0.5' }, 'Whole days count.'],
    [{ months: '1.5', days: 'x' }, 'This could not be read as a number, so it counts as 0.'],
  ])('and of its boxes: %j', (changes, hint) => {
    const { years, months, days } = inputs.parse(typed(changes))
    expect(lengthHint(years, months, days)).toBe(hint)
  })

  it.each<[Partial<Typed>, string]>([
    [{}, '20 quarters'],
    [{ years: '0', days: '444' }, '4 quarters and 79 days'],
    [{ years: '0', days: '444', from: '15/04/2026' }, '4 quarters and 79 days'],
    [{ years: '9', months: '5', days: '1', compounding: 'yearly' }, '9 years and 5 months 1 day'],
    [{ years: '0', months: '3' }, '1 quarter'],
    [{ years: '0', days: '40' }, '40 days'],
    [{ months: '3', days: '100' }, '22 quarters and 8.75 days'],
    [{ payout: 'monthly' }, '60 months'],
    [{ compounding: 'halfYearly' }, '10 half-years'],
  ])('is counted as %j: %s', (changes, counted) => {
    const { outcome } = answer(typed(changes))
    if (outcome?.kind !== 'deposit') throw new Error('There is a deposit')
    expect(sayCounted(outcome)).toBe(counted)
  })

  it('is short where there is little room', () => {
    const length = { months: 62, days: 1 }
    expect(sayLength(length)).toBe('5 years, 2 months and 1 day')
    expect(sayShort(length)).toBe('5 yr 2 mo 1 d')
  })
})

describe('the sentence of Copy and Share', () => {
  it.each<[Partial<Typed>, string]>([
    [
      {},
      'Fixed deposit of ₹5,00,000, at 6.5% a year, for 5 years, compounded quarterly, 20% tax, 6% inflation.',
    ],
    [
      { find: 'amount', payout: 'monthly', senior: 'on' },
      'Fixed deposit that brings ₹5,000 each month, at 6.5% and 0.5% for seniors a year, for 5 years, interest paid monthly, 20% tax, 6% inflation.',
    ],
    [
      { termAs: 'dates', from: '1/4/2026', to: '1-Apr-27' },
      'Fixed deposit of ₹5,00,000, at 6.5% a year, from 1 April 2026 to 1 April 2027, compounded quarterly, 20% tax, 6% inflation.',
    ],
    [
      { find: 'term', from: '1/4/2026', compounding: 'simple' },
      'Time until ₹5,00,000 grows to ₹10,00,000, at 6.5% a year, from 1 April 2026, simple interest, 20% tax, 6% inflation.',
    ],
    [
      { closeYears: '2', closeRate: '6' },
      'Fixed deposit of ₹5,00,000, at 6.5% a year, for 5 years, compounded quarterly, closed after 2 years at 6% less 1%, 20% tax, 6% inflation.',
    ],
  ])('%j', (changes, sentence) => expect(sayFixed(typed(changes), '₹')).toBe(sentence))
})
