import { describe, expect, it } from 'vitest'
import { noDetails } from '../../books/bill/details'
import { emptyRow } from '../../books/bill/inputs'
import type { SavedBill } from '../../books/saved-bills/bills-database'
import { earlierBuyers, earlierItems, itemKey, matching } from './suggestions'

const bill = (
  changedAt: number,
  rows: Partial<typeof emptyRow>[],
  part: Partial<SavedBill['texts']> = {},
): SavedBill => ({
  id: String(changedAt),
  revision: 1,
  changedAt,
  total: '0.00',
  choices: { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true },
  texts: {
    rows: rows.map((row) => ({ ...emptyRow, ...row })),
    prices: 'before-gst',
    whole: { discount: '', freight: '' },
    details: noDetails,
    ...part,
  },
})

describe('items that are known', () => {
  const bills = [
    bill(3, [{ description: 'umbrella ', price: '260', rate: '12' }]),
    bill(2, [{ description: 'Umbrella', price: '307', rate: '18', unit: 'Nos' }], {
      prices: 'with-gst',
    }),
    bill(1, [{ description: 'Umbrella', price: '240' }, { description: ' ' }, { price: '5' }]),
  ]

  it('are named once, as they were sold last', () => {
    expect(earlierItems(bills, 'before-gst', {})).toEqual([
      { description: 'umbrella ', hsn: '', unit: '', price: '260', rate: '12' },
    ])
  })

  it('have a price of the kind that is asked for, or none', () => {
    expect(earlierItems(bills, 'with-gst', {})[0]?.price).toBe('307')
    expect(earlierItems(bills.slice(0, 1), 'with-gst', {})[0]?.price).toBe('')
  })

  it('are forgotten until they are sold again', () => {
    const forgotten = { [itemKey('UMBRELLA')]: 2 }
    expect(earlierItems(bills.slice(1), 'before-gst', forgotten)).toEqual([])
    expect(earlierItems(bills, 'before-gst', forgotten)).toHaveLength(1)
  })
})

it('buyers are known by their last address', () => {
  const of = (buyerAddress: string) => ({
    details: { ...noDetails, buyerName: 'Asha Traders', buyerAddress },
  })
  const known = earlierBuyers([bill(2, [], of('new')), bill(1, [], of('old')), bill(0, [])], {})
  expect(known).toMatchObject([{ buyerName: 'Asha Traders', buyerAddress: 'new' }])
})

describe('matching', () => {
  const names = ['Folding umbrella', 'Umbrella, folding', 'Åsa soap', 'Fan', 'छाता']
  const found = (text: string) => matching(names, (name) => name, text, 2)

  it.each([
    ['umb', ['Umbrella, folding', 'Folding umbrella']],
    ['fol umb', ['Folding umbrella', 'Umbrella, folding']],
    ['asa', ['Åsa soap']],
    ['छा', ['छाता']],
    ['ella', []],
    ['', []],
    ['fan', []],
  ])('"%s" finds %j', (text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it('offers no more than asked for', () => {
    expect(found('f')).toHaveLength(2)
  })
})
