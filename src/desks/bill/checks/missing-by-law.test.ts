import { describe, expect, it } from 'vitest'
import { aBill } from '../../../../tests/a-bill'
import { decimalFrom } from '../../../core/money/decimal'
import { type BillDetails, noDetails } from '../../books/bill/details'
import { type Bill, type BillRow, emptyRow } from '../../books/bill/inputs'
import { noSeller, type Seller } from '../../books/bill/seller'
import { missingByLaw } from './checks'

const fan: BillRow = {
  ...emptyRow,
  description: 'Ceiling fan',
  hsn: '8414',
  quantity: '2',
  unit: 'Nos',
  price: '1,850',
}
const seller: Seller = {
  ...noSeller,
  name: 'Sharma Stores',
  address: '12 MG Road, Pune',
  gstin: '27AAPFU0939F1ZV',
}
const details: BillDetails = { ...noDetails, number: 'INV-041', date: '2026-02-03' }

type Change = {
  rows?: readonly BillRow[]
  seller?: Partial<Seller>
  details?: Partial<BillDetails>
  buyer?: Bill['buyer']
  value?: number
}

function lacks({ rows = [fan, emptyRow], value = 3700, buyer = 'same-state', ...parts }: Change) {
  const { bill, results } = aBill(rows, { buyer })
  const found = missingByLaw({
    bill,
    results: { ...results, sums: { ...results.sums, original: decimalFrom(value) } },
    details: { ...details, ...parts.details },
    seller: { ...seller, ...parts.seller },
  })
  return found && [found.title, ...found.missing]
}

describe('a tax invoice', () => {
  const invoice = (...lacks: string[]) => ['Tax Invoice', ...lacks]

  it('lacks nothing when all is there', () => {
    expect(lacks({})).toBeUndefined()
    expect(lacks({ buyer: 'another-state', details: { placeOfSupply: '29' } })).toBeUndefined()
  })

  it.each<[Change, ...string[]]>([
    [{ seller: { name: ' ' } }, 'your name'],
    [{ seller: { address: '' } }, 'your address'],
    [{ seller: { gstin: '' } }, 'your GSTIN'],
    [{ seller: { gstin: '27AAPFU0939F1ZX' } }, 'your GSTIN without a mistake'],
    [{ details: { number: '' } }, 'the bill number'],
    [
      { details: { number: 'INVOICE/2026-27/1' } },
      'a bill number of at most 16 letters, digits, - and /',
    ],
    [{ details: { number: 'INV#1' } }, 'a bill number of at most 16 letters, digits, - and /'],
    [{ details: { date: '' } }, 'the date'],
    [{ details: { buyerGstin: '29AAGCB7383J1Z4' } }, "the buyer's name", "the buyer's address"],
    [
      { details: { buyerGstin: '29', buyerName: 'Asha', buyerAddress: 'Mysuru' } },
      "the buyer's GSTIN without a mistake",
    ],
    [{ value: 50_000 }, "the buyer's name", "the buyer's address", "the buyer's state"],
    [{ value: 50_000, details: { buyerName: 'Asha', buyerAddress: 'Pune' } }, "the buyer's state"],
    [{ buyer: 'another-state' }, 'the place of supply'],
    [{ rows: [{ ...fan, description: '' }] }, 'the description of the item'],
    [
      { rows: [{ ...fan, hsn: '' }, fan] },
      'the HSN or SAC code of item 1 (sellers with a turnover of up to ₹5 crore may leave it out, as this buyer has no GSTIN)',
    ],
    [{ rows: [{ ...fan, hsn: '84' }] }, 'an HSN or SAC code of 4 digits or more of the item'],
    [
      { rows: [fan, { ...fan, unit: '' }, { ...fan, quantity: '' }] },
      'the quantity and its unit of items 2 and 3',
    ],
    [{ rows: [fan, { ...fan, rate: '' }] }, 'the GST rate of item 2'],
    [{ rows: [fan, { ...fan, price: '' }] }, 'the price of item 2'],
    [{ rows: [fan, { ...fan, price: '1o0' }] }, 'item 2: the price ‘1o0’ cannot be read'],
    [{ rows: [{ ...fan, quantity: '-2' }] }, 'item 1: the quantity -2 is below zero'],
  ])('lacks what %j leaves out', (change, ...expected) => {
    expect(lacks(change)).toEqual(invoice(...expected))
  })

  it('asks a buyer without a GSTIN for nothing below ₹50,000', () => {
    expect(lacks({ value: 49_999 })).toBeUndefined()
  })

  it.each(['0717UNO00157UNO', '27MUMA12345B1D5', '0717USA12345NRO', '27AAACA1234B12D'])(
    'takes %s as the number of a registered buyer',
    (buyerGstin) => {
      const buyer = { buyerGstin, buyerName: 'Asha', buyerAddress: 'Pune', placeOfSupply: '27' }
      expect(lacks({ details: buyer })).toBeUndefined()
      expect(lacks({ rows: [{ ...fan, hsn: '' }], details: buyer })).toEqual(
        invoice('the HSN or SAC code of the item'),
      )
    },
  )

  it('wants the HSN of every item for a registered buyer', () => {
    const buyer = { buyerGstin: '27AAPFU0939F1ZV', buyerName: 'Asha', buyerAddress: 'Pune' }
    const rows = Array.from({ length: 7 }, () => ({ ...fan, hsn: '' }))
    expect(lacks({ rows, details: buyer })).toEqual(invoice('the HSN or SAC code of all items'))
    expect(lacks({ rows: [fan, ...rows], details: buyer })).toEqual(
      invoice('the HSN or SAC code of 7 items'),
    )
  })

  it('counts no services, and takes a unit typed with its quantity', () => {
    expect(lacks({ rows: [{ ...fan, hsn: '998714', quantity: '', unit: '' }] })).toBeUndefined()
    expect(lacks({ rows: [{ ...fan, quantity: '2 Nos', unit: '' }] })).toBeUndefined()
  })
})

it('asks less of a bill of supply', () => {
  const change = { buyer: 'another-state', value: 90_000, rows: [{ ...fan, unit: '' }] } as const
  expect(lacks({ ...change, details: { title: 'Bill of Supply' } })).toBeUndefined()
  expect(lacks({ ...change, seller: { scheme: 'composition' } })).toBeUndefined()
  expect(lacks({ seller: { scheme: 'composition', name: '' } })).toEqual([
    'Bill of Supply',
    'your name',
  ])
})

it('asks nothing of an estimate or an empty bill', () => {
  expect(lacks({ seller: noSeller, details: { title: 'Estimate' } })).toBeUndefined()
  expect(lacks({ seller: noSeller, rows: [emptyRow] })).toBeUndefined()
})

describe('a credit note', () => {
  const note = {
    title: 'Credit Note',
    number: 'CN-001',
    againstNumber: 'INV-041',
    againstDate: '2026-02-01',
    reason: 'Goods returned',
  } as const

  it('lacks nothing when it names its bill', () => {
    expect(lacks({ details: note })).toBeUndefined()
  })

  it.each<[Partial<BillDetails>, string]>([
    [{ number: '' }, 'the number of the credit note'],
    [{ number: 'CN 1' }, 'a number of the credit note of at most 16 letters, digits, - and /'],
    [{ againstNumber: '' }, 'the number of the bill that it is on'],
    [{ againstDate: '' }, 'the date of the bill that it is on'],
    [{ reason: '' }, 'the reason'],
    [{ date: '' }, 'the date'],
  ])('with %j lacks %s', (details, missing) => {
    expect(lacks({ details: { ...note, ...details } })).toEqual(['Credit Note', missing])
  })
})
