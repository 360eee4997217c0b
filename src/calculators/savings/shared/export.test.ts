import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, sum } from '../../../core/money/decimal'
import { readNumber } from '../../../core/money/parse'
import { plainText, type Sheet, type SheetCell } from '../../../core/tables/sheet'
import { savingsSheet } from './export'
import { computePlan } from './plan'

function sheetOf(monthly: string, step: string, rate: string, years: string): Sheet {
  const [amount, stepPercent, annualRate, duration] = [monthly, step, rate, years].map(
    (text) => readNumber(text).value,
  ) as [never, never, never, never]
  const savings = computePlan({ monthly: amount, stepPercent, annualRate, years: duration })
  if (!savings) throw new Error('This plan is beyond reach; the test needs one that is not')
  return savingsSheet({
    savings,
    currencyCode: 'INR',
    name: 'sip',
    title: 'SIP',
    inputs: [],
    rises: true,
  })
}

const textsIn = (cells: readonly SheetCell[] | undefined) => cells?.map(plainText)
const amountIn = (cell: SheetCell | undefined) => decimalFrom(cell ? plainText(cell) : '-1')
const factsIn = (sheet: Sheet) => textsIn(sheet.facts.slice(1).map(({ value }) => value))

describe('savingsSheet', () => {
  it('holds paise', () => {
    const sheet = sheetOf('5000', '10', '12', '10')
    expect(textsIn(sheet.rows[0])).toEqual(['1', '5000.00', '60000.00', '4046.64', '64046.64'])
    expect(textsIn(sheet.rows[9])?.slice(2)).toEqual(factsIn(sheet))
    expect(factsIn(sheet)).toEqual(['956245.48', '730917.65', '1687163.13'])
  })

  it('adds up in every row, and its last row is the result', () => {
    const anyPlan = fc.tuple(
      fc.stringMatching(/^\d{1,6}(\.\d{1,4})?$/),
      fc.stringMatching(/^-?\d{1,2}(\.\d{1,2})?$/),
      fc.stringMatching(/^-?\d{1,2}(\.\d{1,2})?$/),
      fc.stringMatching(/^[1-4]?\d(\.\d{1,2})?$/),
    )
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const sheet = sheetOf(...plan)
        for (const [, , invested, returns, value] of sheet.rows) {
          expect(sum(amountIn(invested), amountIn(returns))).toBe(amountIn(value))
        }
        const last = sheet.rows.at(-1)
        if (last) expect(textsIn(last)?.slice(2)).toEqual(factsIn(sheet))
      }),
    )
  })

  it.each([
    ['2.5', ['1', '2', '2½']],
    ['2.3333', ['1', '2', '2 yr 4 mo']],
    ['0.5', ['6 mo']],
    ['2', ['1', '2']],
  ])('names the years of a plan of %s years as they are', (years, names) => {
    expect(sheetOf('5000', '0', '12', years).rows.map(([year]) => year && plainText(year))).toEqual(
      names,
    )
  })
})
