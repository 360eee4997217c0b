// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyRow } from '../../books/bill/inputs'
import { noSeller } from '../../books/bill/seller'

/** A page that follows what other tabs do with its bill. */
async function openTab() {
  vi.resetModules()
  const store = await import('../store')
  const autosave = await import('./autosave')
  const database = await import('../../books/saved-bills/bills-database')
  const { writeBillsFile } = await import('../../books/saved-bills/bills-file')
  const { restoreWork } = await import('../../books/backup/backup-work')
  const stop = database.onBillsChange(autosave.handleBillsChange)
  return { ...store, ...autosave, ...database, writeBillsFile, restoreWork, stop }
}

const rowOf = (description: string, price: string) => ({ ...emptyRow, description, price })

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  sessionStorage.clear()
  localStorage.clear()
})

it('takes over what the undo of an import brings back, and types on in the same bill', async () => {
  const page = await openTab()
  page.appendRows([rowOf('Umbrella', '100')])
  await page.saveNow()
  const [kept] = await page.readBills()
  if (!kept) throw new Error('not kept')
  const newer = {
    ...kept,
    changedAt: kept.changedAt + 1,
    texts: { ...kept.texts, rows: [rowOf('Umbrella', '999')] },
  }
  const prices = () => page.billTexts(page.readOpenBill()).rows.map(({ price }) => price)

  const work = page.restoreWork()
  await work.preview(new Blob([page.writeBillsFile({ seller: noSeller, bills: [newer] })]), {
    progress() {},
    isStale: () => false,
  })
  await work.bringIn()
  await vi.waitFor(() => expect(prices()).toEqual(['999']))
  await work.undo()
  await vi.waitFor(() => expect(prices()).toEqual(['100']))

  page.appendRows([rowOf('Fan', '50')])
  await page.saveNow()
  const bills = await page.readBills()
  expect(bills.map(({ texts }) => texts.rows.map(({ price }) => price))).toEqual([['100', '50']])
  expect(page.saveStatus.read()).toBe('kept')
  page.stop()
})

it('knows that a bill that was deleted elsewhere is back', async () => {
  const page = await openTab()
  page.appendRows([rowOf('Umbrella', '100')])
  await page.saveNow()
  const [kept] = await page.readBills()
  if (!kept) throw new Error('not kept')
  await page.deleteBill(kept.id)
  await vi.waitFor(() => expect(page.saveStatus.read()).toBe('deleted'))
  await page.bringBackBills([kept])
  await vi.waitFor(() => expect(page.saveStatus.read()).toBe('kept'))
  page.stop()
})
