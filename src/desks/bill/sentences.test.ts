import { describe, expect, it } from 'vitest'
import { decimalFrom } from '../../core/money/decimal'
import { computeLine } from '../books/bill/compute'
import { type BillField, emptyRow, readRow } from '../books/bill/inputs'
import { hasRates, rateNote, rowHint, sayPrice, wholeHint } from './sentences'

const choices = { prices: 'before-gst', buyer: 'same-state', isTaxed: true } as const

const BELOW_ZERO =
  'Below zero, this row counts nothing. Goods that come back: a credit note on their bill. Old goods in part payment: note a payment.'

describe('what cannot be meant', () => {
  it.each<[BillField, string, string]>([
    ['quantity', 'abc', 'This could not be read as a number, so it counts as 0.'],
    ['quantity', '-2', BELOW_ZERO],
    ['price', '1.2.3', 'This could not be read as a number, so it counts as 0.'],
    ['price', '9'.repeat(400), 'A number of more than 24 digits counts as 0.'],
    ['price', '-5', BELOW_ZERO],
    ['discount', 'a tenth', 'This could not be read as a number, so it counts as 0.'],
    ['discount', '-5%', 'A discount is 0 or more.'],
    ['discount', '101%', 'The discount is more than the amount, so the row counts as 0.'],
    ['rate', 'low', 'This could not be read as a number, so it counts as 0.'],
    ['rate', '-18', 'A GST rate is 0% or more.'],
    ['rate', '518', 'The highest GST rate is 40%.'],
    ['rate', '', 'Without a rate, this counts as 0%.'],
  ])('in %s, such as "%.9s", gets a hint', (field, text, hint) => {
    const row = { ...emptyRow, price: '100', [field]: text }
    const { problems } = computeLine(readRow(row), choices)
    expect(Object.keys(problems)).toEqual([field])
    expect(rowHint(field, problems[field])).toBe(hint)
  })

  it('is nowhere in a row that can be read', () => {
    expect(rowHint('price', undefined)).toBeUndefined()
  })

  it('is nowhere in an empty row, which takes the rate of the last one', () => {
    expect(readRow({ ...emptyRow, rate: '518' }).problems).toEqual({})
    expect(readRow({ ...emptyRow, rate: '' }).problems).toEqual({})
  })

  it('gets a hint of its own on the whole bill', () => {
    expect(wholeHint('discount', 'more than the amount')).toMatch(/so the bill counts as 0/)
    expect(wholeHint('freight', 'negative')).toBe('Freight is 0 or more.')
    expect(wholeHint('freight', 'nothing to add it to')).toMatch(/no item yet/)
  })
})

describe('an item without GST', () => {
  const itemOf = (rate: string, description = 'milk') => ({
    id: 1,
    row: { ...emptyRow, description, rate },
  })
  const lineOf = ({ row }: ReturnType<typeof itemOf>) => computeLine(readRow(row), choices)
  const notesOf = (...items: ReturnType<typeof itemOf>[]) => {
    const isMixed = hasRates(items, items.map(lineOf))
    return items.map((item) => rateNote(item.row, lineOf(item), isMixed))
  }

  it('is pointed out among others with it', () => {
    expect(notesOf(itemOf('18'), itemOf('0'), itemOf('0.00%'))).toEqual([
      undefined,
      'No GST',
      'No GST',
    ])
  })

  it('is nothing to point out where all are', () => {
    expect(notesOf(itemOf('0'), itemOf('0'))).toEqual([undefined, undefined])
    // The empty row at the end is no item.
    expect(notesOf(itemOf('0'), itemOf('18', ''))).toEqual([undefined, undefined])
    expect(notesOf(itemOf('18'), itemOf('0', ''))).toEqual([undefined, undefined])
  })

  it('has its own hint where the rate is missing', () => {
    expect(notesOf(itemOf('18'), itemOf(''))).toEqual([undefined, undefined])
  })
})

it.each([
  ['0.125', '0.125'],
  ['1850.5', '1,850.50'],
  ['240', '240.00'],
  ['-0.0075', '-0.0075'],
  ['123456.789', '1,23,456.789'],
])('a price of %s is shown as %s', (price, shown) => {
  expect(sayPrice(decimalFrom(price))).toBe(shown)
})
