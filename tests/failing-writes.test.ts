// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyRow } from '../src/desks/books/bill/inputs'

/*
 * A day's work at the counter on a device whose storage fails: at the n-th write, or from the n-th on,
 * for every n. Nothing may be lost without a word, and no word may be untrue.
 */

type Fails = (write: number) => boolean

let writes = 0
let fails: Fails = () => false

function count(): void {
  writes += 1
  if (fails(writes)) throw new DOMException('no room', 'QuotaExceededError')
}

function breakStorage(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    const held = new Map<string, string>()
    const storage = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem(key: string, text: string) {
        count()
        held.set(key, text)
      },
      removeItem: (key: string) => held.delete(key),
    }
    const named = new Proxy(storage, {
      ownKeys: () => [...held.keys()],
      getOwnPropertyDescriptor: (_, key) => ({
        value: held.get(String(key)),
        enumerable: true,
        configurable: true,
      }),
      get: (target, key) => Reflect.get(target, key) ?? held.get(String(key)),
    })
    vi.stubGlobal(area, named)
  }
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    count()
    return put.apply(this, given as Parameters<typeof put>)
  })
}

async function openPage() {
  vi.resetModules()
  const store = await import('../src/desks/bill/store')
  const autosave = await import('../src/desks/bill/saved-bills/autosave')
  const openBills = await import('../src/desks/bill/saved-bills/open-bills')
  const database = await import('../src/desks/books/saved-bills/bills-database')
  const seller = await import('../src/desks/books/bill/remembered-seller')
  return { ...store, ...autosave, ...openBills, ...database, ...seller }
}
type Page = Awaited<ReturnType<typeof openPage>>

const sells = (page: Page, description: string) => {
  page.appendRows([{ ...emptyRow, description, price: '100' }])
  page.writeNote()
  return page.saveNow()
}

/** What a person was told to be kept is kept; what is not is where she can get at it. */
async function nothingIsLost(page: Page, sold: readonly (readonly string[])[]) {
  const kept = await page.readBills()
  const here = [
    ...kept.map(({ texts }) => texts),
    page.billTexts(page.readOpenBill()),
    ...page.unsavedBills.read().map(({ bill }) => bill.texts),
  ].map(({ rows }) => rows.map(({ description }) => description).join('+'))
  for (const bill of sold) expect(here).toContain(bill.join('+'))
  if (page.saveStatus.read() === 'kept') {
    const record = kept.find(({ id }) => id === page.readOpenBill().id)
    expect(record?.texts).toEqual(page.billTexts(page.readOpenBill()))
  }
  const stored = JSON.parse(localStorage.getItem('gst-hisab-seller') ?? '{}')
  if (page.sellerSaveStatus.read() === 'kept') {
    expect(stored.name ?? '').toBe(page.readSeller().name)
  }
}

async function workFor(aDay: Fails): Promise<number> {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  writes = 0
  fails = aDay
  breakStorage()
  const page = await openPage()
  await page.prepareOpenBill()
  page.changeSeller({ name: 'Sharma Stores' })
  page.changeSeller({ address: '12 MG Road' })
  await sells(page, 'rice')
  await nothingIsLost(page, [['rice']])
  await sells(page, 'oil')
  const first = page.readOpenBill().id
  await nothingIsLost(page, [['rice', 'oil']])
  await page.startNewBill(() => {})
  await nothingIsLost(page, [['rice', 'oil']])
  await sells(page, 'soap')
  await nothingIsLost(page, [['rice', 'oil'], ['soap']])
  // It may be here only, or not be there at all.
  const left = page.unsavedBills.read().find(({ bill }) => bill.id === first)
  if (left) page.openUnsavedBill(left.bill, () => {})
  else await page.openSavedBill(first, () => {})
  await nothingIsLost(page, [['rice', 'oil'], ['soap']])
  await sells(page, 'tea')
  await nothingIsLost(page, [['rice', 'oil', 'tea'], ['soap']])
  const copied = await page.duplicateSavedBill(first, () => {})
  page.changeSeller({ name: 'Sharma and Sons' })
  await sells(page, 'salt')
  await page.saveNow()
  // What was never kept cannot be doubled: the bill goes on.
  await nothingIsLost(page, [['soap'], ['rice', 'oil', 'tea', ...(copied ? [] : ['salt'])]])
  expect(page.readSeller()).toMatchObject({ name: 'Sharma and Sons', address: '12 MG Road' })
  const all = writes
  fails = () => false
  await page.saveNow()
  await page.syncWithDatabase()
  return all
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a day at the counter', async () => {
  const all = await workFor(() => false)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()

  it('writes often enough to be worth it', () => expect(all).toBeGreaterThan(20))

  it.each(Array.from({ length: all }, (_, at) => at + 1))(
    'loses nothing when write %i fails',
    async (at) => void (await workFor((write) => write === at)),
  )

  it.each(Array.from({ length: all }, (_, at) => at + 1))(
    'loses nothing when every write from %i on fails',
    async (at) => void (await workFor((write) => write >= at)),
  )
})
