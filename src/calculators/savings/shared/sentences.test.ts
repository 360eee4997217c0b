import { expect, it } from 'vitest'
import { LARGEST_AMOUNT, LONGEST_TERM } from '../../../core/loan/annuity'
import { toDigits } from '../../../core/money/decimal'
import { uiWords } from '../../../ui/words'
import { afterMonths } from './sentences'
import { yearName } from './year-names'

it.each([
  [12, '1'],
  [18, '1½'],
  [30, '2½'],
  [28, '2\u00a0yr 4\u00a0mo'],
  [6, '6\u00a0mo'],
  [1, '1\u00a0mo'],
])('names the year that ends after %i months', (months, name) => {
  expect(yearName(months)).toBe(name)
})

it('names the limits where there is no answer', () => {
  expect(afterMonths(undefined)).toBe(uiWords.answer.tooLarge)
  expect(uiWords.answer.tooLarge).toContain(`${LONGEST_TERM / 12} years`)
  expect(uiWords.answer.tooLarge).toContain(`${toDigits(LARGEST_AMOUNT).length - 1} digits`)
})
