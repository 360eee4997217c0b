import { describe, expect, it } from 'vitest'
import { documentsOf, openShop } from '../../../../tests/sales-shops'
import { toDigits } from '../../../core/money/decimal'
import { noDetails } from '../bill/details'
import { emptyRow } from '../bill/inputs'
import type { SavedBill } from '../saved-bills/bills-database'
import { duesOn } from './money/dues'

const [kept] = openShop('small').bills
if (!kept) throw new Error('no bill')

type Part = {
  id?: string
  details?: Partial<typeof noDetails>
  price?: string
  payments?: SavedBill['texts']['payments']
  rupee?: 'yes' | 'no'
}

/** A bill of one item at 18% in the same state. */
const billWith = ({ id = 'a', details, price = '100', payments = [], rupee = 'no' }: Part) => ({
  ...kept,
  id,
  choices: { ...kept.choices, buyer: 'same-state' as const, isTaxed: true, rupee },
  texts: {
    ...kept.texts,
    prices: 'before-gst' as const,
    whole: { discount: '', freight: '' },
    rows: [{ ...emptyRow, description: 'Pen', price, rate: '18' }],
    details: { ...noDetails, date: '2026-10-05', buyerName: 'Asha', ...details },
    payments,
  },
})

const dues = (...parts: Part[]) => duesOn('2026-11-16', documentsOf(parts.map(billWith)))

describe('a date', () => {
  it.each(['2026-13-45', '2026-02-31', '0026-10-05', 'soon'])('%s is none', (date) => {
    expect(documentsOf([billWith({ details: { date } })])[0]?.date).toBe('')
  })

  it('29 February is one in some years', () => {
    const dateOf = (date: string) => documentsOf([billWith({ details: { date } })])[0]?.date
    expect([dateOf('2028-02-29'), dateOf('2027-02-29')]).toEqual(['2028-02-29', ''])
  })
})

describe('reverse charge', () => {
  it('asks for what the bill asks for, which is rounded without the tax', () => {
    const details = { reverseCharge: 'yes' as const, buyerGstin: '27AAPFU0939F1ZV' }
    const [bill] = dues({ details, price: '100.45', rupee: 'yes' }).bills
    expect(bill && [toDigits(bill.balance), toDigits(bill.reverseChargeTax)]).toEqual(['119', '19'])
    const paid = [{ date: '', amount: '100', how: '' as const, note: '' }]
    const [rest] = dues({ details, price: '100.45', rupee: 'yes', payments: paid }).bills
    expect(rest?.balance).toBe(rest?.reverseChargeTax)
  })
})

describe('a credit note', () => {
  const note = {
    id: 'note',
    details: { title: 'Credit Note' as const, againstId: 'a', againstNumber: 'A-1' },
  }

  it('on a bill without a date is not owed to anybody yet', () => {
    expect(toDigits(dues({ details: { date: '' } }, note).toGiveBack)).toBe('0')
    expect(toDigits(dues({ details: { date: '2026-10-01' } }, note).toGiveBack)).toBe('0')
    // On a bill that is not here nobody knows whether it was paid.
    expect(toDigits(dues(note).toGiveBack)).toBe('118')
  })
})
