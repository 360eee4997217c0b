import { describe, expect, it } from 'vitest'
import { aBill } from '../../../../tests/a-bill'
import { type BillDetails, isTaxed, noDetails } from '../../books/bill/details'
import { type BillRow, emptyRow } from '../../books/bill/inputs'
import { noSeller, type Seller } from '../../books/bill/seller'
import { dateHint, likelyMistakes } from './checks'

const fan: BillRow = { ...emptyRow, description: 'Fan', hsn: '8414', price: '1000', rate: '18' }
const TODAY = '2026-11-15'
const EWAY = /e-way bill/

type Change = {
  rows?: readonly Partial<BillRow>[]
  details?: Partial<BillDetails>
  seller?: Partial<Seller>
  isReverseCharge?: boolean
  currencyCode?: string
}

function hints({ rows = [{}], currencyCode = 'INR', isReverseCharge = false, ...rest }: Change) {
  const details = { ...noDetails, date: TODAY, ...rest.details }
  const seller = { ...noSeller, gstin: '27AAPFU0939F1ZV', ...rest.seller }
  const { bill, results } = aBill(
    rows.map((row) => ({ ...fan, ...row })),
    { isTaxed: isTaxed(details, seller), isReverseCharge },
  )
  return likelyMistakes({ bill, results, details, seller, currencyCode, today: TODAY })
}

it('is nothing on a bill in order, and on one without items', () => {
  expect(hints({})).toEqual([])
  expect(hints({ rows: [], details: { date: '2016-01-01' } })).toEqual([])
})

it.each<[Change, string]>([
  [{ details: { date: '2017-06-30' } }, 'The date is before GST began, on 1 July 2017.'],
  [{ details: { date: '2026-11-16' } }, 'The date is in the future.'],
  [
    { details: { number: 'GST/001/25-26' } },
    'The number says 2025-26, and the date is in 2026-27.',
  ],
  [{ details: { buyerGstin: '27AAPFU0939F1ZV' } }, "The buyer's GSTIN is your own."],
  [{ isReverseCharge: true }, "Reverse charge needs the buyer's GSTIN."],
  [{ rows: [{}, { rate: '17' }] }, 'GST has no rate of 17%: item 2.'],
  [{ rows: [{ hsn: '84145' }] }, 'An HSN or SAC code has 4, 6 or 8 digits: the item.'],
  [{ rows: [{ hsn: 'fan' }, {}] }, 'An HSN or SAC code has 4, 6 or 8 digits: item 1.'],
  [
    { details: { title: 'Bill of Supply' }, rows: [{}, { rate: '0' }] },
    'A bill of supply is for goods without GST, and item 1 would have some.',
  ],
])('%j is worth a look', (change, hint) => {
  expect(hints(change)).toEqual([hint])
})

it('takes the first day of GST, and codes that are grouped', () => {
  expect(dateHint('2017-07-01', TODAY)).toBeUndefined()
  expect(dateHint('', TODAY)).toBeUndefined()
  expect(hints({ rows: [{ hsn: '8414 51.10' }, { hsn: '' }, { hsn: '998714' }] })).toEqual([])
})

describe('goods above ₹50,000', () => {
  it('may need an e-way bill, with their tax and without what has none', () => {
    expect(hints({ rows: [{ price: '42372.88' }] })).toEqual([])
    expect(hints({ rows: [{ price: '42372.89' }] })[0]).toMatch(EWAY)
    expect(hints({ rows: [{ price: '90000', rate: '0' }] })).toEqual([])
    expect(hints({ rows: [{ price: '90000', hsn: '998714' }] })).toEqual([])
    expect(hints({ rows: [{ price: '90000' }], details: { title: 'Estimate' } })).toEqual([])
    expect(hints({ rows: [{ price: '90000' }], currencyCode: 'USD' })).toEqual([])
  })

  it('count on the bill of a composition dealer', () => {
    const composition = { rows: [{ price: '90000' }], seller: { scheme: 'composition' } as const }
    expect(hints(composition)[0]).toMatch(EWAY)
  })
})

describe('a credit note', () => {
  const note = { title: 'Credit Note', againstDate: '2026-11-15' } as const

  it('is not dated before its bill, and moves no goods', () => {
    expect(hints({ details: { ...note, date: '2026-11-14' } })).toEqual([
      'The credit note is dated before its bill.',
    ])
    expect(hints({ details: note, rows: [{ price: '90000' }] })).toEqual([])
  })
})
