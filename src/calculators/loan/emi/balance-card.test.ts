import { expect, it } from 'vitest'
import { scheduleOf } from '../../../core/loan/annuity'
import { decimalFrom, zero } from '../../../core/money/decimal'
import { sayHowBalanceFalls } from './balance-card'
import { computeLoan } from './compute'
import { captionFor } from './sentences'

function wordsOf(annualRate: string, months: number) {
  const loan = computeLoan({
    principal: decimalFrom(500_000),
    annualRate: decimalFrom(annualRate),
    tenure: decimalFrom(months),
    tenureUnit: 'months',
    feeKind: 'none',
    fee: zero,
    hasGstOnFee: true,
  })
  return loan && sayHowBalanceFalls(loan, scheduleOf(loan))
}

it.each([
  ['10', 60, 'Interest falls with what you owe, so later EMIs repay more of the loan.'],
  ['10', 240, 'Early EMIs go more towards interest, so the balance falls slowly at first.'],
  ['0.0001', 60, 'With so little interest, the balance falls by the same amount every month.'],
  ['0', 60, 'Without interest, the balance falls by the same amount every month.'],
])('says what is true of a loan at %s%% for %i months', (rate, months, words) => {
  expect(wordsOf(rate, months)).toBe(`is when half the loan is repaid. ${words}`)
})

it.each(['0', '0.01', '10'])('knows a single EMI at %s%%', (rate) => {
  expect(wordsOf(rate, 1)).toBe('is when the whole loan is repaid, in a single EMI.')
})

it.each([
  [60, 'years', 'every month for 5 years'],
  [12, 'years', 'every month for 1 year'],
  [30, 'years', 'every month for 30 months'],
  [1, 'months', 'once, after a month'],
  [0, 'months', 'Enter a tenure to see the EMI.'],
  [undefined, 'years', 'too large to work out: at most 100 years and 40 digits'],
] as const)('says how long %s months in %s are paid', (months, unit, caption) => {
  expect(captionFor(months, unit)).toBe(caption)
})
