import { expect, it } from 'vitest'
import { documentsOf, openShop } from '../../../../tests/sales-shops'
import { parseSavedBill } from '../saved-bills/bills-database'
import type { SaleDocument } from './documents'
import { exampleDesk, openingQuestion } from './example'
import shop from './example-shop.json'
import { openingFrame } from './opening-frame'

it('opens with the frame that the page has before any bill is read', () => {
  const { isExample, isForbidden, today, period, periods } = exampleDesk().totals(openingQuestion)
  expect({ isExample, isForbidden, today, period, periods }).toEqual(openingFrame)
})

it('has the bills of the agreed shop', () => {
  const { documents, drafts } = openShop('hardware')
  const kept = documentsOf(shop.bills.map((bill) => parseSavedBill(bill) as never))
  const withRows = (documents: readonly SaleDocument[]) =>
    documents.map(({ rows, ...document }) => ({ ...document, rows: rows() }))
  expect(withRows(kept)).toEqual(withRows(documents))
  expect(drafts).toEqual([])
})
