import { expect, it, vi } from 'vitest'
import { MOST_BILL_ROWS } from '../../../core/limits'
import { computeLine } from './compute'
import { type BillRow, emptyRow, readRow } from './read-row'
import { remembering } from './remembering'

it('computes one line again when one row of a long bill changes', () => {
  const compute = vi.fn((row: BillRow) =>
    computeLine(readRow(row), { prices: 'before-gst', buyer: 'same-state', isTaxed: true }),
  )
  const lineOf = remembering(compute)
  const rows = Array.from({ length: MOST_BILL_ROWS }, () => ({ ...emptyRow, price: '100' }))
  const before = rows.map(lineOf)
  expect(compute).toHaveBeenCalledTimes(MOST_BILL_ROWS)

  const after = rows.with(7, { ...emptyRow, price: '200' }).map(lineOf)
  expect(compute).toHaveBeenCalledTimes(MOST_BILL_ROWS + 1)
  expect(after.flatMap((line, index) => (line === before[index] ? [] : [index]))).toEqual([7])
})
