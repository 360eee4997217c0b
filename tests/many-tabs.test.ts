// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyRow } from '../src/desks/books/bill/inputs'
import type { Seller } from '../src/desks/books/bill/seller'
import type { Undo } from '../src/ui/tab/undo'
import { isLongFuzz } from './is-thorough'

/*
 * Tabs of one browser: the modules of each begin anew, the device is the same. A tab hears of what
 * another one stored only while it listens, as browsers have it, and now and then not even then.
 */

async function openTab() {
  vi.resetModules()
  const seller = await import('../src/desks/books/bill/remembered-seller')
  const cards = await import('../src/desks/market/fee-cards')
  const { deviceText } = await import('../src/ui/memory/device-text')
  return { seller, cards, theme: deviceText('theme') }
}
type Tab = Awaited<ReturnType<typeof openTab>>

const fields = ['name', 'address', 'gstin', 'upi'] as const

const hear = () => {
  for (const key of ['gst-hisab-seller', 'gst-hisab-fee-cards', 'theme']) {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
}

/** What a tab does, one thing after the other; who changes has a field of his own. */
const steps = fc.array(
  fc.record({
    tab: fc.nat(2),
    does: fc.constantFrom('change', 'look', 'look away', 'news', 'close'),
    text: fc.string({ minLength: 1, maxLength: 5 }),
  }),
  { minLength: 4, maxLength: 24 },
)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('three tabs, in any order of looking, changing, looking away, coming back and closing', () => {
  it('lose no field of the seller and no fee card, and all show the newest', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        localStorage.clear()
        const tabs: Tab[] = [await openTab(), await openTab(), await openTab()]
        const stops = new Map<number, () => void>()
        const typed: Partial<Record<keyof Seller, string>> = {}
        const kept = new Map<string, string>()
        for (const { tab: at, does, text } of steps) {
          const tab = tabs[at] as Tab
          const field = fields[at] as (typeof fields)[number]
          if (does === 'look' && !stops.has(at)) {
            const stop = tab.theme.subscribe(() => {})
            stops.set(at, stop)
          } else if (does === 'look away') {
            stops.get(at)?.()
            stops.delete(at)
          } else if (does === 'news') hear()
          else if (does === 'close') tabs[at] = await openTab()
          else if (does === 'change') {
            tab.seller.changeSeller({ [field]: text })
            typed[field] = text
            const card = { name: `${field} card`, bands: `~${text.length}~1` }
            tab.cards.changeCards(
              (cards) => [...cards.filter(({ name }) => name !== card.name), card],
              (outcome) => expect(outcome).toBe('kept'),
            )
            kept.set(card.name, card.bands)
            tab.theme.change(
              () => text,
              () => {},
            )
            expect(localStorage.getItem('theme')).toBe(text)
          }
          for (const { seller, cards } of tabs) {
            expect(seller.readSeller()).toMatchObject(typed)
            expect(new Map(cards.readCards().map(({ name, bands }) => [name, bands]))).toEqual(kept)
          }
        }
      }),
      { numRuns: isLongFuzz ? 200 : 30 },
    )
  })
})

/** A page with the bill of a tab and its saving. */
async function openBill() {
  sessionStorage.clear()
  vi.resetModules()
  const store = await import('../src/desks/bill/store')
  const autosave = await import('../src/desks/bill/saved-bills/autosave')
  const openBills = await import('../src/desks/bill/saved-bills/open-bills')
  const database = await import('../src/desks/books/saved-bills/bills-database')
  const { inputs } = await import('../src/desks/books/gst/inputs')
  return { ...store, ...autosave, ...openBills, ...database, inputs }
}
type BillPage = Awaited<ReturnType<typeof openBill>>

const rowOf = (description: string) => ({ ...emptyRow, description, price: '100' })
const rowsOf = ({ billTexts, readOpenBill }: BillPage) =>
  billTexts(readOpenBill()).rows.map(({ description }) => description)

/** What can be undone in a bill. */
const actions: readonly [string, (page: BillPage) => Undo][] = [
  ['removing an item', (page) => page.removeItem(page.readOpenBill().items[0]?.id ?? -1).undo],
  ['clearing the items', (page) => page.clearItems()],
  ['pasted rows', (page) => page.appendRows([rowOf('pasted')])],
  ['clearing the buyer', (page) => page.clearBuyer()],
]

/** What may come in between, and whether the bill is still the same after it. */
const others: readonly [string, boolean, (page: BillPage, other: string) => Promise<unknown>][] = [
  ['nothing', true, async () => {}],
  ['an item typed', true, async (page) => page.appendRows([rowOf('typed')])],
  [
    'another item removed',
    true,
    async (page) => page.removeItem(page.readOpenBill().items[0]?.id ?? -1),
  ],
  ['another buyer typed', true, async (page) => page.changeDetails({ buyerName: 'Someone else' })],
  ['the choices changed', true, async (page) => page.inputs.change({ rupee: 'yes' })],
  ['being kept', true, (page) => page.saveNow()],
  ['catching up with other tabs', true, (page) => page.syncWithDatabase()],
  ['a new bill', false, (page) => page.startNewBill(() => {})],
  ['a new bill, and back', true, async (page) => (await page.startNewBill(() => {})).undo.run()],
  ['another bill opened', false, (page, other) => page.openSavedBill(other, () => {})],
  ['another bill doubled', false, (page, other) => page.duplicateSavedBill(other, () => {})],
  ['this bill doubled', false, (page) => page.duplicateSavedBill(page.readOpenBill().id, () => {})],
]

describe('undo', () => {
  for (const [action, act] of actions) {
    it.each(others)(`of ${action}, after %s`, async (_, isSameBill, comeBetween) => {
      Object.assign(globalThis, { indexedDB: new IDBFactory() })
      const page = await openBill()
      page.appendRows([rowOf('of the other')])
      page.changeDetails({ buyerName: 'The other buyer' })
      await page.saveNow()
      const other = page.readOpenBill().id
      await page.startNewBill(() => {})
      page.appendRows([rowOf('rice'), rowOf('oil')])
      page.changeDetails({ buyerName: 'Asha' })
      await page.saveNow()
      const own = page.readOpenBill().id

      const undo = act(page)
      await comeBetween(page, other)
      const before = JSON.stringify(page.billTexts(page.readOpenBill()))
      undo.run()
      const after = JSON.stringify(page.billTexts(page.readOpenBill()))
      expect(undo.signal?.aborted, 'the toast goes with its bill').toBe(
        !isSameBill || _ === 'a new bill, and back',
      )
      if (undo.signal?.aborted) expect(after).toBe(before)
      else if (action === 'clearing the buyer') {
        expect(page.readOpenBill().details.buyerName).toMatch(/^(Asha|Someone else)$/)
      } else if (action === 'pasted rows') expect(rowsOf(page)).not.toContain('pasted')
      else if (!_.includes('removed'))
        expect(rowsOf(page)).toEqual(expect.arrayContaining(['rice', 'oil']))
      await page.saveNow()
      // Whatever happened here, the other bill is what it was.
      expect(await page.readBill(other)).toMatchObject({
        texts: {
          rows: [{ description: 'of the other' }],
          details: { buyerName: 'The other buyer' },
        },
      })
      expect(own).not.toBe(other)
    })
  }
})
