import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../../../tests/text-of'
import { sayMonths } from '../../../core/language/durations'
import type { Decimal } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { answer, outcomeToDraw } from './compute'
import { inputs, type Typed } from './inputs'
import { captionOf, formatResult, sayTimeShort } from './sentences'

const inRupees = (value: Decimal) => formatMoney(value, '₹', 0)

function wordsFor(changes: Partial<Typed>): readonly [string, string] {
  const typed = { ...inputs.defaults, ...changes }
  const { outcome } = answer(typed)
  return [formatResult(typed.find, outcome, inRupees), textOf(captionOf(typed, outcome, inRupees))]
}

const tooLarge = 'too large to work out: at most 100 years and 40 digits'

describe('the words of the answer', () => {
  it.each<[Partial<Typed>, readonly [string, string]]>([
    [{}, ['26 years 11 months', '323 withdrawals, the last one smaller']],
    [{ savings: '201', withdrawal: '101', rate: '12' }, ['2 months', '2 withdrawals']],
    [{ savings: '50', withdrawal: '101' }, ['1 month', '1 withdrawal']],
    [{ savings: '12 lakh', withdrawal: '1000', rate: '0' }, ['100 years', '1,200 withdrawals']],
    [{ savings: '0' }, ['0 months', 'Enter your savings to see how long they last.']],
    [{ withdrawal: '50,000' }, ['Never runs out', '₹16,333 of the first month’s return is left']],
    [
      { savings: '1206', withdrawal: '6', rate: '6' },
      ['Never runs out', 'You take what the savings earn.'],
    ],
    [
      { savings: '12,00,001', withdrawal: '1000', rate: '0' },
      ['More than 100 years', 'after 40 years ₹7,20,001 is left'],
    ],
    [
      { withdrawal: '66,225' },
      ['Never runs out', 'less than ₹1 of the first month’s return is left'],
    ],
    // It runs out after 1,698 months.
    [{ withdrawal: '66,226' }, ['More than 100 years', 'after 40 years ₹99,97,068 is left']],
    [
      { withdrawal: '25,000', rise: '5' },
      ['Never runs out', '₹41,500 of the first month’s return is left'],
    ],
    [
      { find: 'monthly', rise: '8' },
      ['₹35,727', 'in the first year, then 8% more every year for 25 years'],
    ],
    [
      { find: 'monthly', rise: '-8.5', years: '2' },
      ['₹4,68,391', 'in the first year, then 8.5% less every year for 2 years'],
    ],
    [{ find: 'monthly', rise: '8', years: '1' }, ['₹8,64,123', 'every month for 1 year']],
    [{ withdrawal: '' }, ['Never runs out', 'Nothing is taken.']],
    [{ find: 'monthly', years: '1' }, ['₹8,64,123', 'every month for 1 year']],
    [{ find: 'monthly', years: '20', rate: '0' }, ['₹41,666', 'every month for 20 years']],
    [{ find: 'monthly', years: '0' }, ['--', 'Enter a duration to see the withdrawal.']],
    [{ find: 'monthly', years: '101' }, ['--', tooLarge]],
    [
      { find: 'monthly', rate: '-1200' },
      ['No answer', 'From a return above −1,200% a year there is an answer.'],
    ],
  ])('%j', (changes, words) => {
    expect(wordsFor(changes)).toEqual(words)
  })

  it('names a time in years and months', () => {
    expect([0, 1, 12, 13, 26].map(sayMonths)).toEqual([
      '0 months',
      '1 month',
      '1 year',
      '1 year 1 month',
      '2 years 2 months',
    ])
  })

  it('is short in the row of a field', () => {
    const shortly = (withdrawal: string) => {
      const { outcome } = answer({ ...inputs.defaults, withdrawal })
      return outcome && 'years' in outcome ? sayTimeShort(outcome) : undefined
    }
    expect(shortly('75,000')).toBe('26 yr 11 mo')
    expect(shortly('10,00,000')).toBe('11 months')
    expect(shortly('66,225')).toBe('Never runs out')
    expect(shortly('66,226')).toBe('Over 100 years')
  })

  it('is drawn where there is something to see', () => {
    const isDrawn = (changes: Partial<Typed>) =>
      outcomeToDraw(answer({ ...inputs.defaults, ...changes }).outcome) !== undefined
    expect(isDrawn({})).toBe(true)
    expect(isDrawn({ withdrawal: '0' })).toBe(true)
    expect(isDrawn({ savings: '0' })).toBe(false)
    expect(isDrawn({ savings: '0', find: 'monthly' })).toBe(false)
    expect(isDrawn({ savings: '9'.repeat(24) })).toBe(false)
    expect(isDrawn({ withdrawal: '0', rate: '90' })).toBe(false)
  })

  it('says something whole for every text', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^-?\d{0,25}(\.\d{0,9})?$/))
    const typed = fc.record({
      find: fc.constantFrom('duration' as const, 'monthly' as const),
      savings: text,
      withdrawal: text,
      rise: text,
      rate: text,
      years: text,
    })
    fc.assert(
      fc.property(typed, (typed) => {
        const [found, caption] = wordsFor(typed)
        expect(found).not.toBe('')
        expect(caption).not.toBe('')
        expect(found + caption).not.toMatch(/NaN|Infinity|undefined|-₹/)
      }),
    )
  })
})
