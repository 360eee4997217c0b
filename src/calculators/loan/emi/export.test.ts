import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../tests/is-thorough'
import { scheduleOf } from '../../../core/loan/annuity'
import { type Decimal, decimalFrom, round, subtract, sum, zero } from '../../../core/money/decimal'
import { readNumber } from '../../../core/money/parse'
import { plainText, type Sheet, type SheetCell } from '../../../core/tables/sheet'
import { computeLoan, type LoanResults } from './compute'
import { loanSheet } from './export'
import { columns } from './schedule'

function loanOf(amount: string, rate: string, months: number): LoanResults {
  const loan = computeLoan({
    principal: readNumber(amount).value,
    annualRate: readNumber(rate).value,
    tenure: decimalFrom(months),
    tenureUnit: 'months',
    feeKind: 'none',
    fee: zero,
    hasGstOnFee: true,
  })
  if (!loan) throw new Error('This loan is beyond reach; the test needs one that is not')
  return loan
}

const sheetOf = (loan: LoanResults) =>
  loanSheet({
    loan,
    schedule: { months: scheduleOf(loan), columns, calendar: [] },
    currencyCode: 'INR',
  })

const amountIn = (cell: SheetCell | undefined) => decimalFrom(cell ? plainText(cell) : '-1')
const factIn = (sheet: Sheet, name: string) =>
  amountIn(sheet.facts.find(({ label }) => label === name)?.value)
const columnIn = (sheet: Sheet, name: string) =>
  sheet.rows.map((cells) => amountIn(cells[sheet.columns.indexOf(name)]))

describe('loanSheet', () => {
  it('holds paise', () => {
    const sheet = sheetOf(loanOf('5,00,000', '10', 60))
    expect(sheet.rows[0]?.map(plainText)).toEqual(['1', '6456.86', '4166.67', '493543.14'])
    expect(sheet.totals?.map(plainText)).toEqual(['Total', '500000.00', '137411.34', ''])
    expect(sheet.facts.map(({ value }) => plainText(value))).toEqual([
      'INR',
      '500000.00',
      '10',
      '60',
      '10623.52',
      '137411.34',
      '637411.34',
      '0.00',
      '0.00',
    ])
  })

  it('lists the fee as it was typed, and the first month', () => {
    const loan = loanOf('5,00,000', '10', 2)
    const sheet = loanSheet({
      loan,
      schedule: { months: scheduleOf(loan), columns, calendar: ['Apr 2027', 'May 2027'] },
      currencyCode: 'INR',
      fee: { feeKind: 'percent', fee: '1.25' },
    })
    expect(factIn(sheet, 'Processing fee (%)')).toBe(decimalFrom('1.25'))
    expect(
      sheet.facts.filter(({ label }) => label === 'First EMI in').map(({ value }) => value),
    ).toEqual([{ kind: 'text', text: 'Apr 2027' }])
  })

  it('adds up to the last paisa, in every column and from row to row', () => {
    const anyLoan = fc.tuple(
      fc.stringMatching(/^\d{1,9}(\.\d{1,4})?$/),
      fc.stringMatching(/^\d{1,2}(\.\d{1,2})?$/),
      fc.integer({ min: 1, max: 600 }),
    )
    fc.assert(
      fc.property(anyLoan, ([amount, rate, months]) => {
        const loan = loanOf(amount, rate, months)
        const sheet = sheetOf(loan)
        const principal = columnIn(sheet, 'Principal')
        const interest = columnIn(sheet, 'Interest')
        const balance = columnIn(sheet, 'Balance')
        const borrowed = factIn(sheet, 'Loan amount')
        expect(sum(...principal)).toBe(borrowed)
        expect(sum(...interest)).toBe(factIn(sheet, 'Total Interest'))
        expect(sum(borrowed, ...interest)).toBe(factIn(sheet, 'Total Payment'))
        expect(amountIn(sheet.totals?.[1])).toBe(borrowed)
        expect(amountIn(sheet.totals?.[2])).toBe(factIn(sheet, 'Total Interest'))
        expect(balance.at(-1)).toBe(zero)
        balance.forEach((left, i) => {
          expect(left).toBe(subtract(balance[i - 1] ?? borrowed, principal[i] ?? zero))
        })
        for (const { month, ...row } of scheduleOf(loan)) {
          expect(isWithinAPaisa(principal[month - 1], row.principal)).toBe(true)
          expect(isWithinAPaisa(interest[month - 1], row.interest)).toBe(true)
          expect(balance[month - 1]).toBe(round(row.balance, 2))
        }
      }),
      runs(50),
    )
  })
})

const paisa = decimalFrom('0.01')

const isWithinAPaisa = (cell = zero, exact: Decimal) =>
  cell >= 0n && subtract(cell, exact) <= paisa && subtract(exact, cell) <= paisa
