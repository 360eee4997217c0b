import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, round, subtract, sum, zero } from '../../../core/money/decimal'
import { plainText, type Sheet, type SheetCell } from '../../../core/tables/sheet'
import { answer } from './compute'
import { afterTaxSheet } from './export'
import { inputs } from './inputs'

const currency = { code: 'INR', symbol: '₹' }

function sheetOf(typed: Partial<typeof inputs.defaults>): Sheet {
  const { plan, results } = answer({ ...inputs.defaults, ...typed })
  if (!results) throw new Error('This plan is beyond reach; the test needs one that is not')
  return afterTaxSheet({ plan, results, currency })
}

const amountIn = (cell: SheetCell | undefined) => decimalFrom((cell && plainText(cell)) || '0')
const factIn = (sheet: Sheet, name: string) =>
  amountIn(sheet.facts.find(({ label }) => label === name)?.value)
const columnIn = (sheet: Sheet, name: string) =>
  sheet.rows.map((cells) => amountIn(cells[sheet.columns.indexOf(name)]))
const totalIn = (sheet: Sheet, name: string) =>
  amountIn(sheet.totals?.[sheet.columns.indexOf(name)])

describe('afterTaxSheet', () => {
  it('holds the tax of an equity fund line by line, in paise', () => {
    const sheet = sheetOf({})
    expect(sheet.rows.map((row) => row.map(plainText))).toEqual([
      ['Over a year', '108', '1115297.48', '12.5% above ₹1,25,000', '123787.19'],
      ['Up to a year', '12', '8093.28', '20%', '1618.65'],
      ['Cess', '', '', '4% of the tax', '5016.24'],
    ])
    expect(sheet.totals?.map(plainText)).toEqual(['Total', '120', '1123390.76', '', '130422.08'])
    expect(sheet.fileName).toBe('sip-after-tax-10000-12pct-10y')
  })

  it('holds surcharge and marginal relief where there are some, and the other income', () => {
    const large = sheetOf({ monthly: '15,000', step: '10', years: '20', otherIncome: '4 lakh' })
    expect(
      large.rows.map((row) => [row[0], row[3], row[4]].map((cell) => cell && plainText(cell))),
    ).toEqual([
      ['Over a year', '12.5% above ₹1,25,000', '2415540.83'],
      ['Up to a year', '20%', '14849.33'],
      ['Surcharge', '15% of the tax', '364558.53'],
      ['Cess', '4% of all above', '111797.95'],
    ])
    expect(factIn(large, 'Tax')).toBe(decimalFrom('2906746.64'))
    expect(factIn(large, 'Other income of that year')).toBe(decimalFrom(400_000))
    const relieved = sheetOf({ otherIncome: '38.9 lakh' })
    expect(relieved.rows.map((row) => row[0] && plainText(row[0]))).toEqual([
      'Over a year',
      'Up to a year',
      'Surcharge',
      'Marginal relief',
      'Cess',
    ])
    expect(sum(...columnIn(relieved, 'Tax'))).toBe(factIn(relieved, 'Tax'))
  })

  it('names the step-up by its kind', () => {
    expect(factIn(sheetOf({ step: '10' }), 'Annual step-up (%)')).toBe(decimalFrom(10))
    const inMoney = sheetOf({ stepKind: 'amount', step: '10', stepAmount: '1,000' })
    expect(factIn(inMoney, 'Annual step-up (₹)')).toBe(decimalFrom(1000))
    expect(inMoney.facts.some(({ label }) => label === 'Annual step-up (%)')).toBe(false)
    expect(factIn(inMoney, 'Maturity Value')).toBe(decimalFrom('3145356.24'))
    expect(factIn(inMoney, 'Tax')).toBe(decimalFrom('167645.73'))
  })

  it('holds the one line of a flat rate, as it counts, and of no tax', () => {
    const taxed = sheetOf({ tax: 'flat', flatRate: '130' })
    expect(taxed.rows[0]?.map(plainText)).toEqual([
      'All',
      '120',
      '1123390.76',
      '100%',
      '1123390.76',
    ])
    expect(factIn(taxed, 'After tax')).toBe(decimalFrom(1_200_000))
    expect(sheetOf({ tax: 'none' }).rows[0]?.map(plainText).slice(3)).toEqual(['None', '0.00'])
  })

  it('adds up to the last paisa', () => {
    const anyPlan = fc.record({
      monthly: fc.stringMatching(/^\d{1,7}(\.\d\d)?$/),
      stepKind: fc.constantFrom('percent' as const, 'amount' as const),
      stepAmount: fc.stringMatching(/^\d{1,5}(\.\d\d)?$/),
      lump: fc.stringMatching(/^\d{1,7}(\.\d\d)?$/),
      rate: fc.stringMatching(/^-?[12]?\d(\.\d\d)?$/),
      years: fc.stringMatching(/^[123]?\d(\.\d)?$/),
      tax: fc.constantFrom('equity' as const, 'flat' as const, 'none' as const),
      otherIncome: fc.stringMatching(/^\d{1,8}$/),
    })
    fc.assert(
      fc.property(anyPlan, (typed) => {
        const sheet = sheetOf(typed)
        for (const column of ['Gain', 'Tax']) {
          expect(sum(...columnIn(sheet, column))).toBe(totalIn(sheet, column))
        }
        expect(totalIn(sheet, 'Tax')).toBe(factIn(sheet, 'Tax'))
        expect(sum(factIn(sheet, 'Total Invested'), factIn(sheet, 'Estimated Returns'))).toBe(
          factIn(sheet, 'Maturity Value'),
        )
        expect(sum(factIn(sheet, 'After tax'), factIn(sheet, 'Tax'))).toBe(
          factIn(sheet, 'Maturity Value'),
        )
        const { results } = answer({ ...inputs.defaults, ...typed })
        const miss = subtract(factIn(sheet, 'After tax'), round(results?.afterTax ?? zero, 2))
        expect(miss >= decimalFrom('-0.01') && miss <= decimalFrom('0.01')).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
