import { computeBill, computeLine } from '../src/desks/books/bill/compute'
import { noDetails } from '../src/desks/books/bill/details'
import {
  type Bill,
  type BillRow,
  emptyRow,
  readRow,
  readWhole,
} from '../src/desks/books/bill/inputs'
import { settlementOf } from '../src/desks/books/bill/settlement'

/** How most bills are made. */
export const usualChoices = {
  prices: 'before-gst',
  buyer: 'same-state',
  isTaxed: true,
  toNearestRupee: false,
  isReverseCharge: false,
  discount: '',
  freight: '',
} as const satisfies Omit<Bill, 'rows'>

/** A bill of rows as they are typed, with the empty one at the end, and what it comes to; nothing of it is paid. */
export function aBill(rows: readonly Partial<BillRow>[], chosen: Partial<Bill> = {}) {
  const bill: Bill = {
    rows: [...rows.map((row) => ({ ...emptyRow, ...row })), emptyRow],
    ...usualChoices,
    ...chosen,
  }
  const lines = bill.rows.map((row) => computeLine(readRow(row), bill))
  const results = computeBill(lines, bill, readWhole(bill))
  return { bill, results, settlement: settlementOf(results.payable, [], [], noDetails) }
}
