import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Decimal,
  decimalFrom,
  round,
  subtract,
  sum,
  toFixed,
  zero,
} from '../../../core/money/decimal'
import { plainText } from '../../../core/tables/sheet'
import { accountOfWay, openWays, shownAccount, shownGst } from './accounts'
import { answer } from './compute'
import { schemeSheet } from './export'
import { inputs, type Typed } from './inputs'

const answered = (typed: Partial<Typed>) => answer({ ...inputs.defaults, ...typed })
const rowsOf = (typed: Partial<Typed>) =>
  schemeSheet(answered(typed)).rows.map((row) => row.map(plainText))

describe('schemeSheet', () => {
  it('holds every way in paise, and nothing where one is not allowed', () => {
    const sheet = schemeSheet(answered({}))
    expect(sheet.fileName).toBe('gst-scheme-goods-6000000')
    expect(sheet.columns).toEqual(['Row', 'Composition', 'Regular', 'Not registered'])
    expect(rowsOf({})).toEqual([
      ['Customers pay', '6000000.00', '6108000.00', ''],
      ['GST in it', '', '-931728.81', ''],
      ['Composition tax', '-60000.00', '', ''],
      ['Purchases', '-4248000.00', '-3600000.00', ''],
      ['Expenses', '-283200.00', '-240000.00', ''],
      ['Other costs', '-360000.00', '-360000.00', ''],
      ['Bookkeeping', '0.00', '0.00', ''],
      ['Left over', '1048800.00', '976271.19', ''],
      ['Output GST', '', '931728.81', ''],
      ['Input tax', '', '-691200.00', ''],
      ['GST to pay', '', '240528.81', ''],
    ])
  })

  it('holds the third way where it is allowed', () => {
    expect(rowsOf({ sales: '30 lakh' }).at(0)).toEqual([
      'Customers pay',
      '3000000.00',
      '3054000.00',
      '3000000.00',
    ])
    expect(rowsOf({ sales: '30 lakh', otherStates: 'yes' }).at(-4)?.[1]).toBe('')
  })
})

describe('what is shown', () => {
  const text = fc.integer({ min: 0, max: 99_999_999 }).map((paise) => (paise / 100).toFixed(2))
  const percent = fc.integer({ min: 0, max: 4000 }).map((parts) => (parts / 100).toFixed(2))
  const anyTyped = fc.record({
    sales: text,
    businessShare: percent,
    gstRate: percent,
    purchaseShare: percent,
    gstOnPurchases: percent,
    expenses: text,
    gstOnExpenses: percent,
    otherCosts: text,
    bookkeepingRegular: text,
    inputTaxBack: fc.constantFrom('yes' as const, 'no' as const),
  })

  it('has GST to pay within a paisa, though what is output gives way to what is left', () => {
    const { results } = answered({
      sales: '0.20',
      businessShare: '0',
      gstRate: '2.57',
      purchaseShare: '13.05',
      gstOnPurchases: '33.57',
      expenses: '0.15',
      gstOnExpenses: '4.16',
      otherCosts: '0',
      bookkeepingRegular: '0',
      inputTaxBack: 'yes',
    })
    const paise = (value: Decimal) => toFixed(value, 4)
    const { tax, inputTax, gstToPay } = results.regular
    expect([tax, inputTax, gstToPay].map(paise)).toEqual(['0.0050', '0.0150', '-0.0100'])
    expect(Object.values(shownGst(results, 2)).map(paise)).toEqual(['0.0000', '-0.0100', '-0.0100'])
  })

  it.each([0, 2])('adds up with %i decimals, each part within one step of itself', (decimals) => {
    const step = decimalFrom(decimals ? '0.01' : '1')
    const isNear = (a: Decimal, b: Decimal) => subtract(a, b) <= step && subtract(b, a) <= step
    fc.assert(
      fc.property(anyTyped, (typed) => {
        const { results } = answered(typed)
        for (const way of openWays(results)) {
          const account = accountOfWay(results, way) ?? results.regular
          const shown = shownAccount(account, decimals)
          const { received, tax, purchases, expenses, otherCosts, bookkeeping, left } = shown
          expect(sum(tax, purchases, expenses, otherCosts, bookkeeping, left)).toBe(received)
          expect(left).toBe(round(account.left, decimals))
          expect(isNear(purchases, account.purchases) && isNear(tax, account.tax)).toBe(true)
        }
        const { outputGst, inputTax, gstToPay } = shownGst(results, decimals)
        expect(sum(outputGst, inputTax)).toBe(gstToPay)
        expect(isNear(gstToPay, results.regular.gstToPay)).toBe(true)
        if (typed.inputTaxBack === 'no') expect(inputTax).toBe(zero)
      }),
    )
  })
})
