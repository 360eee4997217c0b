import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LONGEST_TERM } from '../../../core/loan/annuity'
import { followLoan } from '../../../core/loan/changing-loan'
import { decimalFrom, sum } from '../../../core/money/decimal'
import { readNumber } from '../../../core/money/parse'
import { sayHighestRate } from './highest-rate'

const d = decimalFrom

it.each([
  ['never the rate itself at which the EMI is all interest', 1_200_000, 10_000, 1200, '9.99%'],
  ['one that ends in time, not just some day', 5_000_000, 35_000, 1200, '8.39%'],
  ['none of the rates that would be rounded up', 4_753_506, '38764.95', 1176, '9.78%'],
  ['no interest at all', 1_200, 1, 1200, '0.00%'],
  ['nothing where even 0% is too much', 1_201, 1, 1200, 'None'],
  ['nothing for no EMI', 1_200, 0, 1200, 'None'],
])('is %s', (_, principal, emi, months, shown) => {
  expect(sayHighestRate({ principal: d(principal), emi: d(emi) }, months)).toBe(shown)
})

it('is borne as it is shown, and a hundredth more is not', () => {
  const anyMonths = fc.integer({ min: 1, max: LONGEST_TERM })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }).map(d),
      fc.integer({ min: 1, max: 100_000 }).map(d),
      anyMonths,
      (principal, emi, months) => {
        const shown = sayHighestRate({ principal, emi }, months)
        const isBorne = (annualRate: typeof emi) => {
          const { end } = followLoan({ principal, annualRate, months: 0, emi, changes: [] })
          return end !== undefined && end.months <= months
        }
        const isNone = shown === 'None'
        const rate = isNone ? d('-0.01') : readNumber(shown).value
        expect(isNone || isBorne(rate)).toBe(true)
        expect(isBorne(sum(rate, d('0.01')))).toBe(false)
      },
    ),
    { numRuns: 100 },
  )
})
