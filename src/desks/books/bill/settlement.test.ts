import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, subtract, sum, toDigits } from '../../../core/money/decimal'
import type { Credit } from './balance'
import { noPayment, type Payment } from './bill-texts'
import { noDetails } from './details'
import { settlementOf } from './settlement'

const bill = { ...noDetails, date: '2026-11-15', buyerName: 'Asha' }
const paid = (amount: string, date = ''): Payment => ({ ...noPayment, amount, date })
const credit = (payable: string, date: string, ...payments: Payment[]): Credit => ({
  payable: decimalFrom(payable),
  payments,
  number: 'CN-001',
  date,
})
const settled = (payments: Payment[], ...credits: Credit[]) =>
  settlementOf(decimalFrom(236), payments, credits, bill)

describe('what is paid, returned and left of a bill', () => {
  it('asks for all of it, for the rest, and for nothing', () => {
    expect(toDigits(settled([]).toPay)).toBe('236')
    expect(toDigits(settled([paid('100')]).toPay)).toBe('136')
    expect(toDigits(settled([paid('100')], credit('36', '')).toPay)).toBe('100')
    expect(toDigits(settled([paid('300')]).toPay)).toBe('0')
  })

  it('calls a payment before the day of the bill an advance, and leaves out what cannot be read', () => {
    const { entries } = settled([paid('10', '2026-11-14'), paid('10', '2026-11-15'), paid('much')])
    expect(entries.map(({ kind }) => kind)).toEqual(['advance', 'payment'])
  })

  it('is paid in full on the day on which nothing was left, in whatever order it was noted', () => {
    const last = paid('136', '2026-11-20')
    expect(settled([last, paid('100', '2026-11-16')])).toMatchObject({
      isPaidInFull: true,
      settledOn: '2026-11-20',
    })
    // What went back later changes nothing about that day.
    const back = credit('118', '2026-11-25', paid('118'))
    expect(settled([paid('236', '2026-11-16')], back)).toMatchObject({
      isPaidInFull: true,
      settledOn: '2026-11-16',
    })
    expect(settled([paid('236')]).settledOn).toBe('')
    expect(settled([], credit('236', '2026-11-25')).isPaidInFull).toBe(false)
  })

  it('takes a bill to nobody by name for paid at the counter once something is credited on it', () => {
    const nobody = { ...bill, buyerName: '' }
    const { entries, toPay } = settlementOf(
      decimalFrom(236),
      [],
      [credit('118', '2026-11-20')],
      nobody,
    )
    expect(entries.map(({ kind }) => kind)).toEqual(['counter', 'credit'])
    expect(toDigits(toPay)).toBe('0')
  })

  it('has entries that add up to what is no longer left', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 5 })
    const texts = (paise: number[]) => paise.map((one) => paid((one / 100).toFixed(2)))
    fc.assert(
      fc.property(amounts, amounts, amounts, (payments, credits, back) => {
        const notes = credits.map((one, at) =>
          credit((one / 100).toFixed(2), '', ...texts(back.slice(at, at + 1))),
        )
        const { entries, balance } = settled(texts(payments), ...notes)
        const taken = sum(...entries.map(({ amount }) => amount))
        expect(subtract(balance.payable, taken)).toBe(balance.left)
      }),
    )
  })
})
