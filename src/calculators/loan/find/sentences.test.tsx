import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { formatMoney, plainMoney } from '../../../core/money/format'
import { answer, loanIn, noLoanIn } from './compute'
import { inputs, type Typed } from './inputs'
import { captionOf, sayFound, sayWhyNot } from './sentences'
import { sayFind } from './share'

const typedWith = (changes: Partial<Typed>): Typed => ({ ...inputs.defaults, ...changes })
const inRupees = (value: Parameters<typeof plainMoney>[0]) => formatMoney(value, '₹', 0)

function wordsFor(changes: Partial<Typed>) {
  const typed = typedWith(changes)
  const { outcome } = answer(typed)
  const loan = loanIn(outcome)
  const none = noLoanIn(outcome)
  if (none) {
    const { sentence, caption } = sayWhyNot(none, (emi) => plainMoney(emi, '₹'), inRupees)
    return [sentence, caption]
  }
  const caption = renderToStaticMarkup(captionOf(typed, outcome, 'EMI'))
  return [loan ? sayFound(typed.find, loan, inRupees) : '--', ...caption.split(/ ?<b>EMI<\/b> ?/)]
}

const typedEmi = (emi: string) => ({ emiFrom: 'typed', emi }) as const

describe('the words of the answer', () => {
  it.each([
    [{}, ['₹27,78,624', 'with an EMI of', 'for 20 years']],
    [{ tenure: '30', tenureUnit: 'months' }, ['₹6,69,377', 'with an EMI of', 'for 30 months']],
    [{ tenure: '0' }, ['₹0', 'Enter a tenure to see the loan amount.']],
    [{ tenure: '101' }, ['--', 'too large to work out: at most 100 years and 40 digits']],
    [
      { find: 'tenure', ...typedEmi('45,000'), amount: '50 lakh', rate: '8.5' },
      ['220 months', '18 years 4 months, with an EMI of', ''],
    ],
    [{ find: 'tenure', amount: '0' }, ['0 months', 'Nothing is owed.']],
    [
      { find: 'rate', ...typedEmi('11,000'), amount: '5,00,000', tenure: '5' },
      ['11.51%', 'a year, with an EMI of', 'for 5 years'],
    ],
    [{ find: 'rate', amount: 'abc' }, ['--', 'Enter an amount and a tenure to see the rate.']],
    [
      { find: 'tenure', ...typedEmi('25,000') },
      ['₹25,000 a month does not cover the interest', 'From ₹30,004 a month the loan would end.'],
    ],
    [
      { find: 'tenure', ...typedEmi('12,000'), amount: '12 lakh', rate: '12' },
      ['₹12,000 a month only covers the interest', 'From ₹12,001 a month the loan would end.'],
    ],
    [
      { find: 'tenure', ...typedEmi('12,000.01'), amount: '12 lakh', rate: '12' },
      [
        '₹12,000.01 a month would take more than 100 years',
        'From ₹12,001 a month the loan would end.',
      ],
    ],
    [
      { find: 'tenure', ...typedEmi('0'), amount: '1 lakh', rate: '0' },
      ['₹0 a month repays nothing', 'From ₹84 a month the loan would end.'],
    ],
    [
      { find: 'rate', ...typedEmi('8,333.33'), amount: '1 lakh', tenure: '1' },
      ['12 × ₹8,333.33 is less than the loan', 'From ₹8,334 a month there is a rate.'],
    ],
  ] satisfies [Partial<Typed>, string[]][])('%j', (changes, words) => {
    expect(wordsFor(changes)).toEqual(words)
  })
})

it.each([
  [{}, 'Loan amount for 40% of ₹80,000 less ₹7,000 a month, at 9% for 20 years.'],
  [
    { find: 'tenure', ...typedEmi('45,000') },
    'Tenure of a loan of ₹40,00,000 at 9%, for ₹45,000 a month.',
  ],
  [
    { find: 'rate', ...typedEmi('45,000'), tenure: '1' },
    'Rate of a loan of ₹40,00,000 for ₹45,000 a month over 1 year.',
  ],
] satisfies [Partial<Typed>, string][])('%j is said in a sentence', (changes, sentence) => {
  expect(sayFind(typedWith(changes), '₹')).toBe(sentence)
})
