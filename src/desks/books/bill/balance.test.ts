import { describe, expect, it } from 'vitest'
import { decimalFrom, toDigits } from '../../../core/money/decimal'
import { balanceOf, isCreditOn, paymentStatus, standingOf } from './balance'
import { noPayment, type Payment } from './bill-texts'
import { noDetails } from './details'

const paid = (...amounts: string[]): Payment[] =>
  amounts.map((amount) => ({ ...noPayment, amount }))

const leftOf = (payable: string, payments: Payment[], ...credits: [string, Payment[]][]) =>
  toDigits(
    balanceOf(
      decimalFrom(payable),
      payments,
      credits.map(([payable, payments]) => ({ payable: decimalFrom(payable), payments })),
    ).left,
  )

describe('what is left to pay', () => {
  it('is the bill less its payments and credit notes, and more by what was paid back', () => {
    expect(leftOf('283.20', [])).toBe('283.2')
    expect(leftOf('283.20', paid('100', '₹83.20'))).toBe('100')
    expect(leftOf('283.20', paid('283.20'), ['118', []])).toBe('-118')
    expect(leftOf('283.20', paid('283.20'), ['118', paid('118')])).toBe('0')
  })

  it('takes an amount that cannot be read for nothing', () => {
    expect(leftOf('283.20', paid('much', ''))).toBe('283.2')
  })
})

describe('how a bill stands', () => {
  const stands = (payable: string, payments: Payment[] | undefined, isToSomebody = true) =>
    paymentStatus(payments, balanceOf(decimalFrom(payable), payments ?? [], []), isToSomebody)

  it('follows what is left', () => {
    expect(stands('100', [])).toBe('due')
    expect(stands('100', [], false)).toBe('counter')
    expect(stands('100', paid('30'))).toBe('part')
    expect(stands('100', paid('30', '70'))).toBe('paid')
    expect(stands('100', paid('120'))).toBe('owed')
  })

  it('is not known where payments were never noted', () => {
    expect(stands('100', undefined)).toBe('before')
  })
})

describe('a bill to nobody by name', () => {
  const noted = (details: Partial<typeof noDetails>, ...credits: string[]) => {
    const all = { ...noDetails, ...details }
    const list = credits.map((payable) => ({ payable: decimalFrom(payable), payments: [] }))
    const { balance, status } = standingOf(decimalFrom(100), [], list, all)
    return [status, toDigits(balance.left)]
  }

  it('was paid at the counter, so that what is credited is to be given back', () => {
    expect(noted({})).toEqual(['counter', '100'])
    expect(noted({}, '100')).toEqual(['owed', '-100'])
    expect(noted({ buyerName: 'Asha' }, '100')).toEqual(['paid', '0'])
  })

  it('is due where it has a GSTIN or a due date', () => {
    expect(noted({ buyerGstin: '27AAPFU0939F1ZV' })).toEqual(['due', '100'])
    expect(noted({ dueDate: '2026-12-01' })).toEqual(['due', '100'])
  })
})

it('counts a credit note on a bill until that note is cancelled', () => {
  const note = { ...noDetails, title: 'Credit Note', againstId: 'bill-1' } as const
  expect(isCreditOn('bill-1', { details: note })).toBe(true)
  expect(isCreditOn('bill-2', { details: note })).toBe(false)
  expect(isCreditOn('', { details: { ...note, againstId: '' } })).toBe(false)
  expect(isCreditOn('bill-1', { details: { ...note, title: 'Tax Invoice' } })).toBe(false)
  expect(isCreditOn('bill-1', { details: { ...note, cancelledOn: '2026-11-15' } })).toBe(false)
})
