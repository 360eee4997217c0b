import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, round, subtract, sum } from '../../../core/money/decimal'
import { plainText, type SheetCell } from '../../../core/tables/sheet'
import { answer } from './compute'
import { withdrawSheet } from './export'
import { inputs, type Typed } from './inputs'

function sheetOf(changes: Partial<Typed>) {
  const { plan, outcome } = answer({ ...inputs.defaults, ...changes })
  if (!outcome || !('years' in outcome)) throw new Error('There is nothing to take along')
  const sheet = withdrawSheet({ plan, outcome, currencyCode: 'INR' })
  return { sheet, outcome }
}

const textsIn = (cells: readonly SheetCell[] | undefined) => cells?.map(plainText)
const factsIn = (changes: Partial<Typed>) =>
  Object.fromEntries(
    sheetOf(changes).sheet.facts.map(({ label, value }) => [label, plainText(value)]),
  )

describe('withdrawSheet', () => {
  it('holds the plan year by year, in paise', () => {
    const { sheet } = sheetOf({})
    expect(sheet.fileName).toBe('withdrawal-plan-10000000-75000-0pct-rise-8pct')
    expect(textsIn(sheet.rows[0])).toEqual([
      '1',
      '75000.00',
      '900000.00',
      '790025.65',
      '9890025.65',
    ])
    expect(textsIn(sheet.rows.at(-1))).toEqual([
      '26 yr 11 mo',
      '75000.00',
      '24218393.34',
      '14218393.34',
      '0.00',
    ])
    expect(factsIn({})).toMatchObject({
      'Monthly withdrawal': '75000',
      Withdrawals: '323',
      'Last withdrawal': '68393.34',
      'Withdrawn in all': '24218393.34',
    })
  })

  it('says what was found, and what never ends', () => {
    expect(factsIn({ find: 'monthly', years: '20', rate: '0' })).toMatchObject({
      'Duration (years)': '20',
      'Monthly withdrawal': '41666',
      Withdrawals: '240',
    })
    expect(factsIn({ withdrawal: '50,000' })).toMatchObject({ 'Lasts for': 'Never runs out' })
    expect(sheetOf({ withdrawal: '50,000' }).sheet.rows).toHaveLength(40)
  })

  it('adds up in every row', () => {
    const plan = fc.record({
      savings: fc.stringMatching(/^[1-9]\d{3,7}(\.\d{1,4})?$/),
      withdrawal: fc.stringMatching(/^[1-9]\d{2,5}(\.\d{1,4})?$/),
      rate: fc.stringMatching(/^-?\d(\.\d{1,2})?$/),
      rise: fc.stringMatching(/^-?\d(\.\d{1,2})?$/),
    })
    fc.assert(
      fc.property(plan, (changes) => {
        const { sheet, outcome } = sheetOf(changes)
        for (const row of sheet.rows) {
          const [withdrawn, returns, left] = row
            .slice(2)
            .map((cell) => decimalFrom(plainText(cell))) as [never, never, never]
          expect(subtract(sum(withdrawn, left), returns)).toBe(round(outcome.savings, 2))
        }
      }),
      { numRuns: 50 },
    )
  })
})
