import { expect, it } from 'vitest'
import { openShop } from '../../../../tests/sales-shops'
import { parseSavedBill } from '../shared/saved-bills/bills-database'
import { workOut } from './documents'
import { exampleDesk, openingQuestion } from './example'
import shop from './example-shop.json'
import { openingFrame } from './opening-frame'

it('opens with the frame that the page has before any bill is read', () => {
  const { isExample, isForbidden, today, period, periods } = exampleDesk().totals(openingQuestion)
  expect({ isExample, isForbidden, today, period, periods }).toEqual(openingFrame)
})

it('has the bills of the agreed shop', () => {
  const { documents, drafts } = openShop('hardware')
  const worked = shop.bills.map((bill) => workOut(parseSavedBill(bill) as never))
  expect(worked.flatMap((bill) => (bill.kind === 'document' ? [bill.document] : []))).toEqual(
    documents,
  )
  expect(drafts).toEqual([])
})
