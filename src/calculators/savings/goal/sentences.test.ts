import { describe, expect, it } from 'vitest'
import type { Decimal } from '../../../core/money/decimal'
import { formatMoney, plainMoney } from '../../../core/money/format'
import { textIn } from '../../../ui/answer/result-card'
import { uiWords } from '../../../ui/words'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { headlineOf } from './sentences'
import { sayGoal } from './share'

const typedWith = (changes: Partial<Typed>): Typed => ({ ...inputs.defaults, ...changes })

function wordsFor(changes: Partial<Typed>) {
  const { value, sentence, caption } = headlineOf(
    answer(typedWith(changes)),
    (amount: Decimal) => plainMoney(amount, '₹'),
    (amount: Decimal) => formatMoney(amount, '₹', 0),
  )
  return [sentence ?? value, textIn(caption)]
}

const level = { inflation: '0', monthly: '10,000' } as const

describe('the words of the answer', () => {
  it.each([
    [{}, ['₹27,598', 'in the first year, then 10% more every year for 15 years']],
    [{ step: '-5.5' }, ['₹61,099', 'in the first year, then 5.5% less every year for 15 years']],
    [{ step: '0' }, ['₹47,497', 'every month for 15 years']],
    [{ years: '1' }, ['₹8,27,522', 'every month for 1 year']],
    [
      { years: '1.5' },
      ['₹5,34,125', 'in the first year, then 10% more every year for 1 year and 6 months'],
    ],
    [
      { find: 'duration' },
      ['191 months', '15 years and 11 months, with ₹25,000 a month, then 10% more every year'],
    ],
    [
      { find: 'duration', goal: '10,000', inflation: '0', monthly: '10,000.50' },
      ['1 month', '1 month, with ₹10,000.50 a month'],
    ],
    [
      { find: 'stepUp', ...level },
      ['12.33%', 'more every year, from ₹10,000 a month for 15 years'],
    ],
    [
      { find: 'return', inflation: '0', monthly: '20,000', step: '0' },
      ['11.90%', 'a year, with ₹20,000 a month for 15 years'],
    ],
    [
      { find: 'return', inflation: '0', monthly: '0', step: '0', lump: '20 lakh' },
      ['10.78%', 'a year, with ₹20,00,000 today for 15 years'],
    ],
    [
      { find: 'return', ...level },
      ['13.75%', 'a year, with ₹10,000 a month, then 10% more every year for 15 years'],
    ],
    [
      { stepKind: 'amount' },
      ['₹35,291', 'in the first year, then ₹2,500 more every year for 15 years'],
    ],
    [{ stepKind: 'amount', stepAmount: '-500' }, ['₹47,497', 'every month for 15 years']],
    [
      { find: 'duration', stepKind: 'amount' },
      ['211 months', '17 years and 7 months, with ₹25,000 a month, then ₹2,500 more every year'],
    ],
    [
      { find: 'stepUp', stepKind: 'amount' },
      ['₹4,608', 'more every year, from ₹25,000 a month for 15 years'],
    ],
    [
      { find: 'stepUp', stepKind: 'amount', ...level },
      ['₹2,012', 'more every year, from ₹10,000 a month for 15 years'],
    ],
    [
      {
        find: 'return',
        inflation: '0',
        monthly: '20,000',
        stepKind: 'amount',
        stepAmount: '1 thousand',
      },
      ['9.39%', 'a year, with ₹20,000 a month, then ₹1,000 more every year for 15 years'],
    ],
    [{ goal: '' }, ['₹0', 'Enter a goal to see what it takes.']],
    [{ find: 'stepUp', goal: 'x' }, ['0.00%', 'Enter a goal to see what it takes.']],
    [
      { find: 'stepUp', stepKind: 'amount', goal: 'x' },
      ['₹0', 'Enter a goal to see what it takes.'],
    ],
    [{ years: '0' }, ['--', 'Enter a duration to see the monthly amount.']],
    [{ years: '101' }, ['--', uiWords.answer.tooLarge]],
  ] satisfies [Partial<Typed>, string[]][])('%j', (changes, words) => {
    expect(wordsFor(changes)).toEqual(words)
  })
})

describe('who is already there is told so', () => {
  it.each([
    [
      { lump: '1 crore' },
      '₹1,00,00,000 today comes to ₹5,99,58,020. The goal is ₹2,39,65,582 by then.',
    ],
    [
      { find: 'duration', lump: '1 crore' },
      'You have ₹1,00,00,000. The goal is ₹1,00,00,000 today.',
    ],
    [
      { find: 'stepUp', lump: '50 lakh', monthly: '0', inflation: '0' },
      'Without a step-up your savings come to ₹2,99,79,010. The goal is ₹1,00,00,000 by then.',
    ],
    [
      { find: 'return', goal: '18 lakh', step: '0', ...level },
      'Even without a return your savings come to ₹18,00,000. The goal is ₹18,00,000 by then.',
    ],
  ] satisfies [Partial<Typed>, string][])('%j', (changes, caption) => {
    expect(wordsFor(changes)).toEqual(['You are already there', caption])
  })
})

it('raises that are enough by themselves are said to be', () => {
  expect(wordsFor({ stepKind: 'amount', stepAmount: '40,000' })).toEqual([
    'You can start from ₹0 a month',
    'With the step-up your savings come to ₹9,85,40,825. The goal is ₹2,39,65,582 by then.',
  ])
  // Nothing rises by a percentage.
  expect(wordsFor({ lump: '1 crore', step: '40' })[0]).toBe('You are already there')
})

describe('what has no answer says why, and what would have one', () => {
  it.each([
    [
      { find: 'duration', monthly: '500', step: '0', rate: '5' },
      'With ₹500 a month the goal is not reached in 100 years',
      '₹89,290 a month reaches it in 15 years.',
    ],
    [
      { find: 'duration', monthly: '100', step: '0', rate: '0', inflation: '0', years: '' },
      'With ₹100 a month the goal is not reached in 100 years',
      'With a larger amount or a higher return there is an answer.',
    ],
    [
      { find: 'duration', monthly: '0', step: '0', lump: '5 lakh', rate: '5', years: '' },
      'With ₹5,00,000 today the goal is not reached in 100 years',
      'With a larger amount or a higher return there is an answer.',
    ],
    [
      { find: 'duration', monthly: '10', step: '0', lump: '5 lakh', rate: '5', years: '' },
      'With ₹5,00,000 today and ₹10 a month the goal is not reached in 100 years',
      'With a larger amount or a higher return there is an answer.',
    ],
    [
      { find: 'duration', monthly: '', years: '' },
      'Without any savings the goal is not reached in 100 years',
      'With a larger amount or a higher return there is an answer.',
    ],
    [
      { find: 'stepUp', years: '1' },
      'A step-up first counts in the second year',
      'From 13 months on there is one that reaches the goal.',
    ],
    [
      { find: 'stepUp', stepKind: 'amount', rate: '-1200' },
      'At this return everything is lost',
      'With a higher return there is a step-up.',
    ],
    [{ find: 'stepUp', monthly: '0' }, 'There is nothing to step up', 'Enter a monthly amount.'],
    [
      { find: 'return', monthly: '' },
      'There is nothing to grow',
      'Enter a monthly amount or a lump sum.',
    ],
    [
      { find: 'return', years: '0.05', timing: 'end' },
      'Paid at the end, it earns nothing',
      'From 2 months on there is a return that reaches the goal.',
    ],
    [
      { rate: '-1200' },
      'At this return everything is lost',
      'With a higher return there is a monthly amount.',
    ],
  ] satisfies [Partial<Typed>, string, string][])('%j', (changes, sentence, caption) => {
    expect(wordsFor(changes)).toEqual([sentence, caption])
  })
})

it.each([
  [
    {},
    'Monthly amount for ₹1,00,00,000, prices rising 6% a year, 10% more every year, 12% return a year, in 15 years.',
  ],
  [
    { find: 'duration', inflation: '0', lump: '5 lakh', timing: 'end', reading: 'effective' },
    'Duration for ₹1,00,00,000, ₹25,000 a month, 10% more every year, 12% return a year, ₹5,00,000 today, paid at the end of the month, effective yearly rate.',
  ],
  [
    { stepKind: 'amount', inflation: '0' },
    'Monthly amount for ₹1,00,00,000, ₹2,500 more every year, 12% return a year, in 15 years.',
  ],
  [
    { find: 'stepUp', stepKind: 'amount', inflation: '0' },
    'Step-up for ₹1,00,00,000, ₹25,000 a month, 12% return a year, in 15 years.',
  ],
  [
    { find: 'return', years: '1' },
    'Return for ₹1,00,00,000, prices rising 6% a year, ₹25,000 a month, 10% more every year, in 1 year.',
  ],
] satisfies [Partial<Typed>, string][])('%j is said in a sentence', (changes, sentence) => {
  expect(sayGoal(typedWith(changes), '₹')).toBe(sentence)
})
