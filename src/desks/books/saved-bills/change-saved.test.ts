// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noDetails } from '../bill/details'
import { emptyRow } from '../bill/inputs'
import type { SavedBill } from './bills-database'

/** A page: every module begins anew, the device stays. */
async function openTab() {
  vi.resetModules()
  return import('./bills-database')
}

const billOf = (id: string, part: { revision?: number; price?: string } = {}): SavedBill => ({
  id,
  revision: part.revision ?? 1,
  changedAt: 1_000,
  total: '118.00',
  texts: {
    rows: [{ ...emptyRow, description: 'Umbrella', price: part.price ?? '100', rate: '18' }],
    prices: 'before-gst',
    whole: { discount: '', freight: '' },
    details: { ...noDetails, number: id, date: '2026-10-05' },
  },
  choices: { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true },
})

const mark = { key: 'GSTR-1 102026', filedOn: '2026-11-10', documents: { a: 1 } }

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

describe('bills and marks that are changed together', () => {
  it('are decided by what is there, and told to all tabs', async () => {
    const tab = await openTab()
    await tab.putBills([billOf('a'), billOf('b')])
    await tab.changeFiledReturns([mark])
    const [bills, filed, seen] = [vi.fn(), vi.fn(), vi.fn()]
    const stops = [tab.onBillsChange(bills), tab.onFiledChange(filed)]
    await tab.changeSaved(['a', 'x'], (now) => {
      seen([...now.bills.keys()], now.filed, now.count)
      return { put: [billOf('x')], remove: ['a'], removeFiled: [mark.key] }
    })
    for (const stop of stops) stop()
    expect(seen).toHaveBeenCalledExactlyOnceWith(['a'], [mark], 2)
    expect(bills).toHaveBeenCalledExactlyOnceWith([
      { id: 'x', revision: 1 },
      { id: 'a', revision: 0 },
    ])
    expect(filed).toHaveBeenCalledExactlyOnceWith([mark.key])
    expect((await tab.readBills()).map(({ id }) => id).sort()).toEqual(['b', 'x'])
    expect(await tab.readFiledReturns()).toEqual([])
  })

  it('stay as they were where one of them cannot be written, or nothing is decided', async () => {
    const tab = await openTab()
    const heard = vi.fn()
    const stop = tab.onBillsChange(heard)
    const unwritable = { ...mark, documents: { a: () => 1 } } as unknown as typeof mark
    const change = tab.changeSaved('all', () => ({ put: [billOf('a')], putFiled: [unwritable] }))
    await expect(change).rejects.toThrow()
    await tab.changeSaved('all', () => ({}))
    stop()
    expect(await tab.readBills()).toEqual([])
    expect(heard).not.toHaveBeenCalled()
  })
})

it('bills that were deleted come back, but never over one that another tab kept since', async () => {
  const tab = await openTab()
  await tab.putBills([billOf('a'), billOf('b')])
  const deleted = await tab.readBills()
  await tab.deleteBills(['a', 'b'])
  const other = await openTab()
  const kept = await other.saveBill(billOf('a', { price: '250' }))
  await tab.bringBackBills(deleted)
  expect(await tab.readBill('a')).toEqual(kept)
  expect(await tab.readBill('b')).toEqual(billOf('b'))
})
