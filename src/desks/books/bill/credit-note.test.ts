import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, subtract, toDigits } from '../../../core/money/decimal'
import { totalOf } from '../saved-bills/bills-database'
import type { BillTexts } from './bill-texts'
import { type CreditAsked, creditNoteOn, lastDayOfCredit, missedDayOfCredit } from './credit-note'
import { type BillChoices, isTaxed, noDetails } from './details'
import { type BillRow, emptyRow, readRow } from './inputs'
import { type CreditedBill, leftToCredit } from './left-to-credit'
import { noSeller } from './seller'

const row = (typed: Partial<BillRow>): BillRow => ({ ...emptyRow, ...typed })

const choices: BillChoices = {
  buyer: 'another-state',
  rupee: 'yes',
  currency: 'INR',
  isTaxed: true,
}

function kept(texts: Partial<BillTexts>, chosen: Partial<BillChoices> = {}): CreditedBill {
  const bill: BillTexts = {
    rows: [],
    prices: 'before-gst',
    whole: { discount: '', freight: '' },
    details: { ...noDetails, number: 'INV-041', date: '2026-10-05' },
    payments: [{ date: '2026-10-06', amount: '100', how: 'upi', note: '' }],
    ...texts,
  }
  const all = { ...choices, ...chosen }
  return { id: 'bill-1', texts: bill, choices: all, total: totalOf(bill, all) }
}

const asked: CreditAsked = { items: 'all', reason: 'Goods returned', date: '2026-11-15' }

/** What a note comes to: whether it has tax follows from its own details, as on the page. */
const noteTotal = (note: BillTexts, { choices }: CreditedBill, seller = noSeller) =>
  totalOf(note, { ...choices, isTaxed: isTaxed(note.details, seller) })

const umbrella = row({ description: 'Umbrella', quantity: '12', unit: 'Nos', price: '240' })
const fan = row({ description: 'Fan', quantity: '2', price: '1,850.50', rate: '28' })

describe('a credit note on all of a bill', () => {
  const bill = kept({
    rows: [umbrella, row({}), fan],
    whole: { discount: '5%', freight: '250' },
    details: {
      ...noDetails,
      number: ' INV-041 ',
      date: '2026-10-05',
      buyerName: 'Asha Traders',
      buyerGstin: '24PQRSK5678L1ZF',
      placeOfSupply: '24',
      dueDate: '2026-11-05',
      orderNumber: 'PO 7',
      vehicleNumber: 'GJ 01',
      note: 'Thank you',
    },
  })
  const note = creditNoteOn(bill, asked)

  it('comes to what the bill comes to', () => {
    expect(noteTotal(note, bill)).toBe(bill.total)
  })

  it('names the bill, and has its buyer, but nothing that was for that day', () => {
    expect(note.details).toEqual({
      ...noDetails,
      title: 'Credit Note',
      date: '2026-11-15',
      buyerName: 'Asha Traders',
      buyerGstin: '24PQRSK5678L1ZF',
      placeOfSupply: '24',
      againstId: 'bill-1',
      againstNumber: 'INV-041',
      againstDate: '2026-10-05',
      againstTotal: bill.total,
      reason: 'Goods returned',
    })
    expect(note.payments).toEqual([])
    expect(note.rows).toEqual([umbrella, fan])
  })

  it('is on reverse charge when the bill was', () => {
    const onCharge = kept({
      rows: [umbrella],
      details: { ...noDetails, reverseCharge: 'yes' },
    })
    const itsNote = creditNoteOn(onCharge, asked)
    expect(itsNote.details.reverseCharge).toBe('yes')
    expect(noteTotal(itsNote, onCharge)).toBe('2880.00')
    const untaxed = kept(
      { rows: [umbrella], details: { ...noDetails, reverseCharge: 'yes' } },
      { isTaxed: false },
    )
    expect(creditNoteOn(untaxed, asked).details.reverseCharge).toBe('no')
  })

  it('has no tax where the bill had none, whatever its rates say', () => {
    const supply = kept(
      {
        rows: [umbrella, row({ price: '60', rate: '0', untaxed: 'non-gst' })],
        details: { ...noDetails, title: 'Bill of Supply' },
      },
      { isTaxed: false },
    )
    const itsNote = creditNoteOn(supply, asked)
    expect(itsNote.rows.map(({ rate, untaxed }) => [rate, untaxed])).toEqual([
      ['0', 'exempt'],
      ['0', 'non-gst'],
    ])
    expect(noteTotal(itsNote, supply)).toBe(supply.total)
    expect(noteTotal(itsNote, supply, { ...noSeller, scheme: 'composition' })).toBe(supply.total)
  })
})

describe('a credit note on some items', () => {
  it('has their quantities, their share of the discount, and no freight', () => {
    const bill = kept({
      rows: [umbrella, fan],
      whole: { discount: '100', freight: '250' },
    })
    const note = creditNoteOn(bill, { ...asked, items: [{ at: 0, quantity: '3' }] })
    expect(note.rows).toEqual([{ ...umbrella, quantity: '3' }])
    // 100 × 720 ÷ 6,581
    expect(note.whole).toEqual({ discount: '10.94', freight: '' })
  })

  it('shares a discount in money of a row, and leaves a percentage', () => {
    const bill = kept({
      rows: [
        row({ quantity: '10kg', price: '100', discount: '55' }),
        row({ quantity: '4', price: '100', discount: '10%' }),
      ],
    })
    const { rows } = creditNoteOn(bill, {
      ...asked,
      items: [
        { at: 0, quantity: '4' },
        { at: 1, quantity: '4' },
        { at: 7, quantity: '1' },
      ],
    })
    expect(rows).toEqual([
      row({ quantity: '4', unit: 'kg', price: '100', discount: '22' }),
      row({ quantity: '4', price: '100', discount: '10%' }),
    ])
  })

  it('takes a blank quantity for one', () => {
    const { rows } = leftToCredit(kept({ rows: [row({ price: '5' })] }), [])
    expect(rows.map(({ quantity }) => toDigits(quantity))).toEqual(['1'])
  })
})

describe('any credit note', () => {
  const amount = fc
    .integer({ min: 0, max: 9_999_999 })
    .map((paise) => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`)
  const anyRow = fc.record({
    description: fc.constant('thing'),
    hsn: fc.constantFrom('', '6601', '996511'),
    quantity: fc.constantFrom('', '1', '3', '12', '2.5', '7 kg'),
    unit: fc.constantFrom('', 'Nos'),
    price: amount,
    discount: fc.constantFrom('', '10%', '3.33', '12.345%'),
    rate: fc.constantFrom('0', '5', '12', '18', '28', '40'),
    untaxed: fc.constantFrom('' as const, 'nil' as const, 'exempt' as const),
  })
  const anyBill = fc
    .record({
      rows: fc.array(anyRow, { minLength: 1, maxLength: 8 }),
      prices: fc.constantFrom('before-gst' as const, 'with-gst' as const),
      whole: fc.record({
        discount: fc.constantFrom('', '5%', '33.33', '1'),
        freight: fc.constantFrom('', '250', '0.01'),
      }),
      title: fc.constantFrom('Tax Invoice' as const, 'Bill of Supply' as const),
      reverseCharge: fc.constantFrom('no' as const, 'yes' as const),
      buyer: fc.constantFrom('same-state' as const, 'another-state' as const),
      rupee: fc.constantFrom('no' as const, 'yes' as const),
    })
    .map(({ rows, prices, whole, title, reverseCharge, buyer, rupee }) =>
      kept(
        { rows, prices, whole, details: { ...noDetails, title, reverseCharge } },
        { buyer, rupee, isTaxed: title === 'Tax Invoice' },
      ),
    )

  it('on all of a bill comes to exactly what the bill comes to', () => {
    fc.assert(
      fc.property(anyBill, (bill) => {
        expect(noteTotal(creditNoteOn(bill, asked), bill)).toBe(bill.total)
      }),
    )
  })

  it('on every item comes to the bill without its freight, to a paisa', () => {
    fc.assert(
      fc.property(anyBill, (bill) => {
        const items = bill.texts.rows.map((row, at) => ({
          at,
          quantity: toDigits(readRow(row).quantity),
        }))
        const note = creditNoteOn(bill, { ...asked, items })
        const bare = kept(
          { ...bill.texts, whole: { ...bill.texts.whole, freight: '' } },
          bill.choices,
        )
        expect(noteTotal(note, bill)).toBe(bare.total)
      }),
    )
  })

  it('on some items never comes to more than the bill without freight, but for rounding', () => {
    fc.assert(
      fc.property(anyBill, fc.array(fc.nat(7), { maxLength: 8 }), (bill, places) => {
        const chosen = [...new Set(places)].filter((at) => at < bill.texts.rows.length)
        const items = chosen.map((at) => ({ at, quantity: '1' }))
        const note = creditNoteOn(bill, { ...asked, items })
        expect(note.rows).toHaveLength(chosen.length)
        const bare = kept(
          { ...bill.texts, whole: { ...bill.texts.whole, freight: '' } },
          bill.choices,
        )
        const over = subtract(decimalFrom(noteTotal(note, bill)), decimalFrom(bare.total))
        // A rupee of rounding on either side, and a paisa a row.
        expect(over <= decimalFrom('1.1')).toBe(true)
      }),
    )
  })
})

describe('the last day of a credit note', () => {
  it('is 30 November after the financial year of the bill', () => {
    expect(lastDayOfCredit('2026-10-05')).toBe('2027-11-30')
    expect(lastDayOfCredit('2027-03-31')).toBe('2027-11-30')
    expect(lastDayOfCredit('2027-04-01')).toBe('2028-11-30')
    expect(lastDayOfCredit('')).toBeUndefined()
  })

  it('is missed from the day after', () => {
    const note = { ...noDetails, againstDate: '2026-10-05' }
    expect(missedDayOfCredit({ ...note, date: '2027-11-30' })).toBeUndefined()
    expect(missedDayOfCredit({ ...note, date: '2027-12-01' })).toBe('2027-11-30')
    expect(missedDayOfCredit({ ...noDetails, date: '2030-01-01' })).toBeUndefined()
  })
})
