import { expect, it } from 'vitest'
import { computeLine } from '../../books/bill/compute'
import { type BillRow, emptyRow, readRow } from '../../books/bill/inputs'
import { wideColumn } from './item-table'

const choices = { prices: 'before-gst', buyer: 'same-state', isTaxed: true } as const

function wide(...parts: Partial<BillRow>[]) {
  const rows = parts.map((part) => ({ ...emptyRow, ...part }))
  return wideColumn(
    rows,
    rows.map((row) => computeLine(readRow(row), choices)),
  )
}

it('leaves the columns as they are for what most bills have', () => {
  expect(
    wide({ hsn: '6601', quantity: '144', unit: 'Nos', price: '1,23,456.00', rate: '0.25' }),
  ).toBe('')
  expect(wide({}, { discount: '33.33%' })).toBe('')
})

it.each([
  [{ hsn: '71023910' }, 'hsn'],
  [{ quantity: '1,234.567' }, 'quantity'],
  [{ unit: 'packets' }, 'unit'],
  [{ price: '12,34,567.89' }, 'price'],
])('widens the column that needs it in one row: %j', (part, column) => {
  expect(wide({}, part, {})).toBe(column)
})

it('takes two lines for what no column can hold', () => {
  expect(wide({ hsn: '71023910' }, { quantity: '1,234.567' })).toBe('two-lines')
  expect(wide({}, { price: '1,23,45,67,89,01,23,45,678' })).toBe('two-lines')
  expect(wide({ discount: '1,23,456.00' })).toBe('two-lines')
  expect(wide({ rate: '12.34567' })).toBe('two-lines')
  expect(wide({ quantity: '99,999', price: '99,99,999' })).toBe('two-lines')
})
