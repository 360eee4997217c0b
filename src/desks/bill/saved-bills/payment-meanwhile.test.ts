// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Payment } from '../../books/bill/bill-texts'
import { emptyRow } from '../../books/bill/inputs'

async function openTab() {
  vi.resetModules()
  const store = await import('../store')
  const autosave = await import('./autosave')
  const database = await import('../../books/saved-bills/bills-database')
  const change = await import('../../books/saved-bills/change-bill')
  return { ...store, ...autosave, ...database, ...change }
}

const payment: Payment = { date: '2026-11-16', amount: '50', how: 'upi', note: '' }
const rowOf = (description: string) => ({ ...emptyRow, description, price: '100' })

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  sessionStorage.clear()
  localStorage.clear()
})

it('takes a payment over that was noted elsewhere while the bill was being typed', async () => {
  const page = await openTab()
  page.appendRows([rowOf('Umbrella')])
  await page.saveNow()
  const { id } = page.readOpenBill()
  // Typed, and not saved yet, when the payment comes.
  page.appendRows([rowOf('Fan')])
  expect(await page.notePayment(id, payment)).toMatchObject({ outcome: 'noted' })
  await page.saveNow()
  page.appendRows([rowOf('Lamp')])
  await page.saveNow()

  const bills = await page.readBills()
  expect(bills.map((bill) => bill.id)).toEqual([id])
  expect(bills[0]?.texts.rows.map(({ description }) => description)).toEqual([
    'Umbrella',
    'Fan',
    'Lamp',
  ])
  expect(bills[0]?.texts.payments).toEqual([payment])
  expect(page.readOpenBill().payments).toEqual([payment])
  expect(page.saveStatus.read()).toBe('kept')
})

it('takes it over without touching the rest of a bill that is open and saved', async () => {
  const page = await openTab()
  page.appendRows([rowOf('Umbrella')])
  await page.saveNow()
  const { id, items, revision } = page.readOpenBill()
  await page.notePayment(id, payment)
  await page.handleBillsChange([{ id, revision: revision + 1 }])
  expect(page.readOpenBill().payments).toEqual([payment])
  expect(page.readOpenBill().revision).toBe(revision + 1)
  // The same rows: a field that has the focus keeps it.
  expect(page.readOpenBill().items).toBe(items)
  expect(page.saveStatus.read()).toBe('kept')
  page.appendRows([rowOf('Fan')])
  await page.saveNow()
  const [bill, ...others] = await page.readBills()
  expect(others).toEqual([])
  expect(bill?.texts.payments).toEqual([payment])
})

it('still makes a copy where the bill itself was changed elsewhere', async () => {
  const page = await openTab()
  page.appendRows([rowOf('Umbrella')])
  await page.saveNow()
  const { id } = page.readOpenBill()
  page.appendRows([rowOf('Fan')])
  const record = await page.readBill(id)
  if (!record) throw new Error('not kept')
  await page.putBills([
    {
      ...record,
      by: 'another page',
      revision: record.revision + 1,
      texts: { ...record.texts, rows: [rowOf('Spade')], payments: [payment] },
    },
  ])
  await page.saveNow()
  const bills = await page.readBills()
  expect(bills).toHaveLength(2)
  expect(bills.find((bill) => bill.id === id)?.texts.payments).toEqual([payment])
  expect(page.saveStatus.read()).toBe('copied')
})
