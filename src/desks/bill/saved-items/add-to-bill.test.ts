// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { newRecordVersion } from '../../books/bill/bill-texts'
import { noDetails } from '../../books/bill/details'
import { emptyRow } from '../../books/bill/inputs'
import { noItem, toSavedItem } from '../../books/saved-items/items-database'
import { appendRows, changeItem, readOpenBill, replaceBill } from '../store'
import { addToBill, fillScannedRow, isBarcode } from './add-to-bill'

const pen = toSavedItem({
  ...noItem,
  description: 'Pen',
  code: 'P-1',
  price: '5',
  unit: 'Nos',
  rate: '0',
})

const rows = () => readOpenBill().items.map(({ row }) => row)
/** Types a code into the empty row at the end. */
const scan = (code: string, item = pen) => {
  const id = readOpenBill().items.at(-1)?.id ?? 0
  changeItem(id, { description: code })
  return fillScannedRow(id, item)
}

beforeEach(() =>
  replaceBill(
    {
      rows: [],
      prices: 'before-gst',
      whole: { discount: '', freight: '' },
      details: noDetails,
    },
    newRecordVersion(),
  ),
)

it('a code becomes its item, and one more where that stands on the bill', () => {
  expect(scan('p-1 ')).toBe('Pen: 1 on the bill.')
  expect(rows()).toMatchObject([
    { description: 'Pen', quantity: '1', unit: 'Nos', price: '5', rate: '0' },
    { description: '' },
  ])
  expect(scan('P-1')).toBe('Pen: 2 on the bill.')
  expect(addToBill(pen)).toBe('Pen: 3 on the bill.')
  expect(rows()).toMatchObject([{ description: 'Pen', quantity: '3' }, { description: '' }])
})

it('a row that was changed is left alone', () => {
  scan('P-1')
  const [first] = readOpenBill().items
  changeItem(first?.id ?? 0, { price: '4' })
  scan('P-1')
  changeItem(readOpenBill().items[1]?.id ?? 0, { discount: '1' })
  scan('P-1')
  expect(rows().map(({ quantity }) => quantity)).toEqual(['1', '1', '1', ''])
})

it('a quantity that was typed counts', () => {
  appendRows([{ ...emptyRow, description: 'P-1', quantity: '12' }])
  const [first] = readOpenBill().items
  expect(fillScannedRow(first?.id ?? 0, pen)).toBe('Pen: 12 on the bill.')
})

it('a row that holds something else by now is not touched', () => {
  appendRows([{ ...emptyRow, description: 'P-10' }])
  const [first] = readOpenBill().items
  expect(fillScannedRow(first?.id ?? 0, pen)).toBeUndefined()
  expect(rows()[0]?.description).toBe('P-10')
})

it('a price of another kind that cannot be turned is left out, and said', () => {
  const lamp = toSavedItem({
    ...pen,
    description: 'Lamp',
    price: '100',
    prices: 'with-gst',
    rate: '18',
  })
  expect(scan('P-1', lamp)).toContain('type it.')
  expect(rows()[0]).toMatchObject({ description: 'Lamp', price: '' })
})

it.each([
  ['8901030865278', true],
  ['12345678', true],
  ['123456789012', true],
  ['12345678901234', true],
  ['1234567', false],
  ['1234567890', false],
  ['89010308652x8', false],
])('%s is a barcode: %s', (text, isOne) => {
  expect(isBarcode(text)).toBe(isOne)
})
