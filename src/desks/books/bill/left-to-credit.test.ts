import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, sum, toDigits, zero } from '../../../core/money/decimal'
import { totalOf } from '../saved-bills/bills-database'
import type { BillTexts } from './bill-texts'
import { type CreditAsked, creditNoteOn } from './credit-note'
import { type BillChoices, type CreditReason, noDetails } from './details'
import { type BillRow, emptyRow } from './inputs'
import {
  type CreditedBill,
  type EarlierNote,
  isMoreThanLeft,
  leftToCredit,
  leftWhereExceeded,
} from './left-to-credit'

const row = (typed: Partial<BillRow>): BillRow => ({ ...emptyRow, ...typed })
const cement = row({ description: 'Cement', quantity: '20', unit: 'bag', price: '400', rate: '18' })
const pipe = row({ description: 'Pipe', quantity: '5', price: '183.90', rate: '5' })

const usual: BillChoices = {
  buyer: 'same-state',
  rupee: 'no',
  currency: 'INR',
  isTaxed: true,
}

function kept(texts: Partial<BillTexts> = {}, chosen: Partial<BillChoices> = {}): CreditedBill {
  const choices = { ...usual, ...chosen }
  const all: BillTexts = {
    rows: [cement, pipe],
    prices: 'before-gst',
    whole: { discount: '', freight: '' },
    details: { ...noDetails, number: 'A-1', date: '2026-11-05' },
    ...texts,
  }
  return { id: 'a', texts: all, choices, total: totalOf(all, choices) }
}

function noteOn(
  bill: CreditedBill,
  items: CreditAsked['items'],
  reason: CreditReason = 'Goods returned',
  earlier: readonly EarlierNote[] = [],
): EarlierNote {
  const texts = creditNoteOn(bill, { items, reason, date: '2026-11-15' }, earlier)
  return { texts, total: totalOf(texts, bill.choices) }
}

const quantitiesLeft = (bill: CreditedBill, notes: readonly EarlierNote[]) =>
  leftToCredit(bill, notes).rows.map(({ quantity }) => toDigits(quantity))

const isRefused = (bill: CreditedBill, note: EarlierNote, earlier: readonly EarlierNote[]) =>
  isMoreThanLeft(decimalFrom(note.total), note.texts, leftToCredit(bill, earlier), bill.choices)

describe('what is left to credit on a bill', () => {
  it('is all of it, and after a note what that left', () => {
    const bill = kept()
    expect(quantitiesLeft(bill, [])).toEqual(['20', '5'])
    const first = noteOn(bill, [{ at: 0, quantity: '5' }])
    expect(quantitiesLeft(bill, [first])).toEqual(['15', '5'])
    // 10,525 + 5 × 183.90 … less 5 × 400 with 18%.
    expect(toDigits(leftToCredit(bill, [first]).total)).toBe(
      toDigits(sum(decimalFrom(bill.total), decimalFrom('-2360'))),
    )
  })

  it('makes of “all” the rest, so that both notes come to the bill', () => {
    const bill = kept({ whole: { discount: '7.5%', freight: '' } })
    const first = noteOn(bill, [{ at: 0, quantity: '5' }])
    const rest = noteOn(bill, 'all', 'Goods returned', [first])
    expect(rest.texts.rows.map(({ quantity }) => quantity)).toEqual(['15', '5'])
    expect(sum(decimalFrom(first.total), decimalFrom(rest.total))).toBe(decimalFrom(bill.total))
    expect(quantitiesLeft(bill, [first, rest])).toEqual(['0', '0'])
  })

  it('refuses a note on all of it after a note on a part, and a second one on all', () => {
    const bill = kept()
    const part = noteOn(bill, [{ at: 0, quantity: '5' }])
    const all = noteOn(bill, 'all')
    expect(isRefused(bill, all, [])).toBe(false)
    expect(isRefused(bill, all, [part])).toBe(true)
    expect(isRefused(bill, all, [all])).toBe(true)
  })

  it('counts a note that was changed since by its amount alone', () => {
    const bill = kept()
    const first = noteOn(bill, [{ at: 0, quantity: '5' }])
    const renamed = { ...first, texts: { ...first.texts, rows: [row({ price: '2000' })] } }
    expect(quantitiesLeft(bill, [renamed])).toEqual(['20', '5'])
    expect(isRefused(bill, noteOn(bill, 'all', 'Goods returned', [renamed]), [renamed])).toBe(true)
  })

  it('takes rows of one item one after the other', () => {
    const bill = kept({ rows: [cement, cement] })
    const first = noteOn(bill, [{ at: 0, quantity: '20' }])
    expect(quantitiesLeft(bill, [first])).toEqual(['0', '20'])
    const second = noteOn(bill, [{ at: 1, quantity: '3' }])
    expect(quantitiesLeft(bill, [first, second])).toEqual(['0', '17'])
  })
})

describe('a price that was too high, or a discount after the sale', () => {
  it('is one amount with GST, shared out over the items by what they cost', () => {
    const bill = kept()
    const note = noteOn(bill, { amount: '500' }, 'Discount after the sale')
    expect(note.total).toBe('500.00')
    expect(note.texts.prices).toBe('with-gst')
    expect(
      note.texts.rows.map(({ description, quantity, rate }) => [description, quantity, rate]),
    ).toEqual([
      ['Cement', '1', '18'],
      ['Pipe', '1', '5'],
    ])
    // The goods stay with the buyer.
    expect(quantitiesLeft(bill, [note])).toEqual(['20', '5'])
  })

  it('is an amount off an item, with its tax', () => {
    const bill = kept()
    const note = noteOn(bill, [{ at: 0, amount: '200' }], 'Price or tax too high')
    expect(note.total).toBe('236.00')
    expect(toDigits(leftToCredit(bill, [note]).rows[0]?.amount ?? zero)).toBe('7800')
  })

  it('is not given back again with the goods', () => {
    const bill = kept()
    const cheaper = noteOn(bill, [{ at: 0, amount: '200' }], 'Price or tax too high')
    const back = noteOn(bill, [{ at: 0, quantity: '5' }], 'Goods returned', [cheaper])
    // 5 of 20 at 400, less their part of 200, with 18%.
    expect(back.total).toBe('2301.00')
    const rest = noteOn(bill, 'all', 'Goods returned', [cheaper, back])
    const credited = sum(...[cheaper, back, rest].map(({ total }) => decimalFrom(total)))
    expect(credited).toBe(decimalFrom(bill.total))
  })

  it('has no tax on reverse charge, where the seller never had it', () => {
    const bill = kept({ details: { ...noDetails, number: 'A-1', reverseCharge: 'yes' } })
    expect(noteOn(bill, { amount: '500' }, 'Discount after the sale').total).toBe('500.00')
  })
})

it('never leaves less than nothing, and all notes together never come to more than the bill', () => {
  const anyRow = fc.record({
    description: fc.constantFrom('A', 'B', 'C'),
    quantity: fc.integer({ min: 1, max: 40 }).map(String),
    price: fc.integer({ min: 100, max: 99_999 }).map((paise) => (paise / 100).toFixed(2)),
    rate: fc.constantFrom('5', '18'),
  })
  const anyNote = fc.record({
    at: fc.nat(2),
    share: fc.integer({ min: 1, max: 100 }),
    isPrice: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(anyRow, { minLength: 1, maxLength: 3 }),
      fc.array(anyNote, { maxLength: 4 }),
      fc.constantFrom('', '10%'),
      (rows, wanted, discount) => {
        const bill = kept({ rows: rows.map(row), whole: { discount, freight: '' } })
        const notes: EarlierNote[] = []
        for (const { at, share, isPrice } of wanted) {
          const left = leftToCredit(bill, notes).rows[at]
          if (!left || left.quantity === zero || left.amount === zero) continue
          const quantity = String(
            Math.max(1, Math.floor((Number(toDigits(left.quantity)) * share) / 100)),
          )
          const amount = ((Number(toDigits(left.amount)) * share) / 200).toFixed(2)
          const reason = isPrice ? 'Price or tax too high' : 'Goods returned'
          const note = noteOn(bill, [isPrice ? { at, amount } : { at, quantity }], reason, notes)
          expect(isRefused(bill, note, notes)).toBe(false)
          notes.push(note)
        }
        const rest = noteOn(bill, 'all', 'Goods returned', notes)
        expect(isRefused(bill, rest, notes)).toBe(false)
        const credited = sum(...[...notes, rest].map(({ total }) => decimalFrom(total)))
        const excess = Number(toDigits(credited)) - Number(bill.total)
        // Each tax of each row of each note is rounded by itself.
        expect(excess).toBeLessThanOrEqual(0.03 * (notes.length + 1) * rows.length)
        expect(
          leftToCredit(bill, [...notes, rest]).rows.every(({ amount }) => amount >= zero),
        ).toBe(true)
      },
    ),
  )
})

describe('a credit note that is typed in', () => {
  const bill = kept({ rows: [cement] })
  const madeOn = (quantity: string, id: string, change: Partial<BillRow> = {}): CreditedBill => {
    const { texts } = noteOn(bill, [{ at: 0, quantity }])
    const rows = texts.rows.map((row) => ({ ...row, ...change }))
    const changed = { ...texts, rows }
    return { id, texts: changed, choices: bill.choices, total: totalOf(changed, bill.choices) }
  }
  const leftFor = (note: CreditedBill, ...others: readonly CreditedBill[]) => {
    const { rows, details } = note.texts
    const left = leftWhereExceeded({ rows, details, payable: decimalFrom(note.total) }, others)
    return left === undefined ? undefined : toDigits(left)
  }
  const first = madeOn('5', 'n')

  it('is told what is left of its bill where it comes to more', () => {
    expect(leftFor(madeOn('15', 'm'), bill, first)).toBeUndefined()
    // 15 × 400 with 18%.
    expect(leftFor(madeOn('15', 'm', { quantity: '16' }), bill, first)).toBe('7080')
    expect(leftFor(madeOn('20', 'm', { price: '401' }), bill)).toBe('9440')
  })

  it('counts by its amount where its rows, or those of others, were renamed', () => {
    const renamed = madeOn('5', 'n', { description: 'Cement, wet' })
    expect(leftFor(madeOn('15', 'm', { quantity: '16' }), bill, renamed)).toBe('7080')
    expect(leftFor(madeOn('15', 'm', { quantity: '16', description: 'X' }), bill, first)).toBe(
      '7080',
    )
  })

  it('is not asked about where it is cancelled, beside cancelled ones, or without its bill', () => {
    const cancelled = (note: CreditedBill): CreditedBill => ({
      ...note,
      texts: { ...note.texts, details: { ...note.texts.details, cancelledOn: '2026-11-16' } },
    })
    const above = madeOn('16', 'm')
    expect(leftFor(cancelled(above), bill, first)).toBeUndefined()
    expect(leftFor(above, bill, cancelled(first))).toBeUndefined()
    expect(leftFor(above, first)).toBeUndefined()
  })
})
