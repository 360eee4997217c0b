// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyRow } from '../read-row'

const choices = { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true } as const

/** How each open tab is brought to rest: one that still writes would write into the next test. */
const rests: (() => Promise<void>)[] = []

/** A tab with what is in its session storage: every module begins anew, the device stays. */
async function openTab(session?: string) {
  sessionStorage.clear()
  if (session) sessionStorage.setItem('gst-hisab-bill', session)
  vi.resetModules()
  const store = await import('../store')
  const { followBill, hearNews, keepNow, keepWhenLeaving, keeping } = await import('./keeper')
  const { takeUpNotes } = await import('./left-behind')
  const shelf = await import('./shelf')
  rests.push(keepNow)
  return {
    ...store,
    ...shelf,
    hearNews,
    takeUpNotes,
    /** The page is closed before anything is on the shelf. */
    leave() {
      const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('closed', 'AbortError')
      })
      keepWhenLeaving()
      return keepNow().finally(() => put.mockRestore())
    },
    how: keeping.read,
    /** Types an item and waits until it is kept. */
    async sell(description: string) {
      store.appendRows([{ ...emptyRow, description, price: '100' }])
      followBill(store.readOpenBill(), choices)
      await keepNow()
    },
    follow: () => followBill(store.readOpenBill(), choices),
    keepNow,
    names: async () =>
      (await shelf.readBills()).map(({ texts }) =>
        texts.rows.map(({ description }) => description).join('+'),
      ),
    session: () =>
      JSON.stringify({
        ...store.billTexts(store.readOpenBill()),
        id: store.readOpenBill().id,
        revision: store.readOpenBill().revision,
      }),
  }
}

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  localStorage.clear()
})

afterEach(async () => {
  for (const rest of rests.splice(0)) await rest()
})

describe('keeping', () => {
  it('keeps a bill in one record, however often it changes', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    await tab.sell('oil')
    expect(await tab.names()).toEqual(['rice+oil'])
    expect(tab.readOpenBill().revision).toBe(2)
    expect(tab.how()).toBe('kept')
  })

  it('keeps nothing of a bill that was not begun', async () => {
    const tab = await openTab()
    tab.changeDetails({ number: '7', date: '2026-11-15' })
    tab.follow()
    await tab.keepNow()
    expect(await tab.names()).toEqual([])
  })

  it('goes on with the same record after a reload', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const again = await openTab(tab.session())
    await again.sell('oil')
    expect(await again.names()).toEqual(['rice+oil'])
  })

  it('makes a copy where another tab was first, and goes on with the copy', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const stale = tab.session()
    await tab.sell('oil')
    const other = await openTab(stale)
    await other.sell('soap')
    expect(other.how()).toBe('copied')
    await other.sell('tea')
    expect(await other.names()).toEqual(['rice+soap+tea', 'rice+oil'])
  })

  it('takes over what another tab did, unless something is not kept yet', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const session = tab.session()
    const { id } = tab.readOpenBill()
    await tab.sell('oil')
    const other = await openTab(session)
    other.follow()
    await other.hearNews([{ id, revision: 2 }])
    expect(other.billTexts(other.readOpenBill()).rows).toHaveLength(1)
    // It was asked whether this is kept; now it is known to be.
    await other.keepNow()
    expect(await other.names()).toEqual(['rice', 'rice+oil'])
  })

  it('goes on with what a closed page left behind, in the same record', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    tab.appendRows([{ ...emptyRow, description: 'oil', price: '5' }])
    await tab.leave()
    const again = await openTab(tab.session())
    await again.takeUpNotes()
    expect(await again.names()).toEqual(['rice+oil'])
    await again.sell('soap')
    expect(await again.names()).toEqual(['rice+oil+soap'])
    expect(again.how()).toBe('kept')
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('says where the device is full', async () => {
    const tab = await openTab()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await tab.sell('rice')
    expect(tab.how()).toBe('full')
    put.mockRestore()
    await tab.sell('oil')
    expect(tab.how()).toBe('kept')
    expect(await tab.names()).toEqual(['rice+oil'])
  })
})
