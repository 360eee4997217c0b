import { expect, it } from 'vitest'
import { toFixed, zero } from '../../../core/money/decimal'
import { openBill } from '../sales/documents'
import { parseSavedBill, type SavedBill, totalOf } from '../saved-bills/bills-database'
import { noWhole } from './bill-texts'
import { computeBill, computeLine } from './compute'
import { noDetails } from './details'
import { emptyRow, readRow, readWhole } from './inputs'

const choices = { prices: 'before-gst', buyer: 'same-state', isTaxed: true } as const
const fan = { ...emptyRow, description: 'Fan', price: '1000', quantity: '2' }
const oldBattery = { ...emptyRow, description: 'Old battery', price: '500', quantity: '-1' }
const lineOf = (row: typeof fan) => computeLine(readRow(row), choices)

it.each([oldBattery, { ...oldBattery, quantity: '1', price: '-500' }])(
  'a row below zero counts nothing, and says why',
  (row) => {
    const { amount, total, gst, quantity, problems } = lineOf(row)
    expect([amount, total, gst, quantity]).toEqual([zero, zero, zero, zero])
    expect(Object.values(problems)).toContain('negative')
    const bill = { ...choices, toNearestRupee: false, isReverseCharge: false }
    const { payable } = computeBill([lineOf(fan), lineOf(row)], bill, readWhole(noWhole))
    expect(toFixed(payable, 2)).toBe('2360.00')
  },
)

const kept = (belowZero?: 'refused'): SavedBill => {
  const texts = {
    rows: [fan, oldBattery],
    prices: 'before-gst' as const,
    whole: noWhole,
    details: { ...noDetails, number: '1', date: '2026-11-19' },
  }
  const own = { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true } as const
  const choices = { ...own, ...(belowZero && { belowZero }) }
  const total = totalOf(texts, choices)
  return { id: 'a', revision: 1, changedAt: 1, texts, choices, total }
}

it('counts nothing in Sales either, which names the bill; a bill kept before stays as it was handed out', () => {
  const of = (bill: SavedBill) => {
    const opened = openBill(bill)
    if (opened.kind !== 'document') throw new Error(opened.kind)
    const { figures, rows } = opened.lazy.document()
    return [
      bill.total,
      toFixed(figures.total, 2),
      toFixed(rows()[1]?.quantity ?? zero, 0),
      rows().map((row) => row.isBelowZero),
    ]
  }
  expect(of(kept('refused'))).toEqual(['2360.00', '2360.00', '0', [false, true]])
  expect(of(kept())).toEqual(['1770.00', '1770.00', '-1', [false, true]])
  expect(parseSavedBill(JSON.parse(JSON.stringify(kept('refused'))))?.total).toBe('2360.00')
})
