// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyRow } from '../../books/bill/inputs'

/** Saves every open tab after a test: one that still writes would write into the next test. */
const savesOfOpenTabs: (() => Promise<unknown>)[] = []

const rowOf = (description: string) => ({ ...emptyRow, description, price: '100' })

/** A page with what is in its tab's storage: every module begins anew, the device stays. */
async function openTab(session: Readonly<Record<string, string>> = {}) {
  sessionStorage.clear()
  for (const [key, text] of Object.entries(session)) sessionStorage.setItem(key, text)
  vi.resetModules()
  const store = await import('../store')
  const autosave = await import('./autosave')
  const openBills = await import('./open-bills')
  const database = await import('../../books/saved-bills/bills-database')
  savesOfOpenTabs.push(autosave.saveNow)
  return {
    ...store,
    ...database,
    ...autosave,
    ...openBills,
    how: autosave.saveStatus.read,
    /** Types an item and waits until it is kept. */
    async sell(description: string) {
      store.appendRows([rowOf(description)])
      return autosave.saveNow()
    },
    /** The page is closed before the database has anything of it. */
    close() {
      const put = breakDatabase('AbortError')
      autosave.saveBeforeUnload()
      return autosave.saveNow().finally(put)
    },
    rows: () => store.billTexts(store.readOpenBill()).rows.map(({ description }) => description),
    names: async () =>
      (await database.readBills()).map(({ texts }) =>
        texts.rows.map(({ description }) => description).join('+'),
      ),
    /** What its tab holds, for a reload or a second tab like it. */
    session: () => {
      store.writeNote()
      return { ...sessionStorage }
    },
  }
}

/** @returns a way to mend it */
function breakDatabase(name: string): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('broken', name)
  })
  return () => put.mockRestore()
}

/** @returns a way to mend it */
function fillLocalStorage(): () => void {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    removeItem: () => {},
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  return () => vi.unstubAllGlobals()
}

const notes = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('gst-hisab-bill-left-'))

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  localStorage.clear()
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const rest of savesOfOpenTabs.splice(0)) await rest()
})

describe('keeping', () => {
  it('keeps a bill in one record, however often it changes', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    expect(await tab.sell('oil')).toBe('kept')
    expect(await tab.names()).toEqual(['rice+oil'])
    expect(tab.readOpenBill().revision).toBe(2)
    expect(tab.how()).toBe('kept')
  })

  it('keeps nothing of a bill that was not begun', async () => {
    const tab = await openTab()
    tab.changeDetails({ number: '7', date: '2026-11-15' })
    await tab.saveNow()
    expect(await tab.names()).toEqual([])
    expect(notes()).toEqual([])
  })

  it('goes on with the same record after a reload', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const again = await openTab(tab.session())
    await again.syncWithDatabase()
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
    expect((await other.names()).toSorted()).toEqual(['rice+oil', 'rice+soap+tea'])
  })

  it('takes over what another tab did, as long as nothing was typed here', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const session = tab.session()
    await tab.sell('oil')
    const other = await openTab(session)
    await other.syncWithDatabase()
    expect(other.rows()).toEqual(['rice', 'oil'])
    await other.saveNow()
    expect(await other.names()).toEqual(['rice+oil'])
  })

  it('says when another tab deleted the bill, and keeps it again when it is changed', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const { id } = tab.readOpenBill()
    await tab.deleteBill(id)
    await tab.handleBillsChange([{ id, revision: 0 }])
    expect(tab.how()).toBe('deleted')
    await tab.saveNow()
    expect(await tab.names()).toEqual([])
    await tab.sell('oil')
    expect(await tab.names()).toEqual(['rice+oil'])
  })

  it('does not bring a deleted bill back by a reload', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const session = tab.session()
    await tab.saveNow()
    await tab.deleteBill(tab.readOpenBill().id)
    localStorage.clear()
    const again = await openTab(session)
    await again.syncWithDatabase()
    await again.saveNow()
    expect([await again.names(), again.how(), again.rows()]).toEqual([[], 'deleted', ['rice']])
  })
})

describe('what a page leaves behind', () => {
  it('is noted before the database has it, and goes when it has', async () => {
    const tab = await openTab()
    tab.appendRows([rowOf('rice')])
    tab.writeNote()
    expect(notes()).toHaveLength(1)
    await tab.saveNow()
    expect(notes()).toEqual([])
  })

  it('is taken up by the next page of the tab, in the same record', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    tab.appendRows([rowOf('oil')])
    await tab.close()
    const again = await openTab({ ...sessionStorage })
    await again.syncWithDatabase()
    expect(await again.names()).toEqual(['rice+oil'])
    await again.sell('soap')
    expect(await again.names()).toEqual(['rice+oil+soap'])
    expect(again.how()).toBe('kept')
    expect(notes()).toEqual([])
  })

  it('goes on in its record even if it is typed on before that', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    tab.appendRows([rowOf('oil')])
    await tab.close()
    const again = await openTab({ ...sessionStorage })
    again.appendRows([rowOf('soap')])
    await again.syncWithDatabase()
    await again.saveNow()
    expect(await again.names()).toEqual(['rice+oil+soap'])
  })

  it('is left alone while a page that is open may have just written it', async () => {
    const tab = await openTab()
    tab.appendRows([rowOf('rice')])
    tab.writeNote()
    const other = await openTab()
    await other.syncWithDatabase()
    expect(await other.names()).toEqual([])
    expect(notes()).toHaveLength(1)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000)
    await other.syncWithDatabase()
    expect(await other.names()).toEqual(['rice'])
    expect(notes()).toEqual([])
  })

  it('is no newer than what its page kept later: a killed browser brings old notes back', async () => {
    const tab = await openTab()
    tab.appendRows([rowOf('rice')])
    tab.writeNote()
    const old = { ...localStorage }
    const session = { ...sessionStorage }
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000)
    await tab.sell('oil')
    Object.assign(localStorage, old)
    const again = await openTab(session)
    await again.syncWithDatabase()
    await again.saveNow()
    expect(await again.names()).toEqual(['rice+oil'])
    expect(again.rows()).toEqual(['rice', 'oil'])
  })
})

describe('where nothing can be kept', () => {
  it('says so, and keeps all of it when there is room again', async () => {
    const tab = await openTab()
    const mend = breakDatabase('QuotaExceededError')
    expect(await tab.sell('rice')).toBe('full')
    expect(tab.how()).toBe('full')
    mend()
    expect(await tab.sell('oil')).toBe('kept')
    expect(await tab.names()).toEqual(['rice+oil'])
  })

  it.each([
    [
      'a new bill',
      async (tab: Awaited<ReturnType<typeof openTab>>) => void (await tab.startNewBill(() => {})),
    ],
    [
      'an earlier bill',
      async (tab: Awaited<ReturnType<typeof openTab>>) => {
        const [earlier] = await tab.readBills()
        await tab.openSavedBill(`${earlier?.id}`, () => {})
      },
    ],
    [
      'a copy of one',
      async (tab: Awaited<ReturnType<typeof openTab>>) => {
        const [earlier] = await tab.readBills()
        await tab.duplicateSavedBill(`${earlier?.id}`, () => {})
      },
    ],
  ])('%s does not destroy the bill that is only in this tab', async (_, showAnother) => {
    const tab = await openTab()
    await tab.sell('tea')
    await tab.startNewBill(() => {})
    const mend = breakDatabase('QuotaExceededError')
    await tab.sell('rice')
    const { id } = tab.readOpenBill()
    await showAnother(tab)
    await tab.saveNow()
    expect(tab.readOpenBill().id).not.toBe(id)
    const [left] = tab.unsavedBills.read()
    expect(left).toMatchObject({ why: 'full', bill: { id } })
    if (left) tab.openUnsavedBill(left.bill, () => {})
    expect(tab.rows()).toEqual(['rice'])
    expect(tab.unsavedBills.read().map(({ bill }) => bill.id)).not.toContain(id)
    mend()
    await tab.saveNow()
    expect(await tab.names()).toContain('rice')
  })

  it('keeps such a bill as soon as there is room, wherever the tab has gone', async () => {
    const tab = await openTab()
    const mend = breakDatabase('QuotaExceededError')
    await tab.sell('rice')
    await tab.startNewBill(() => {})
    expect(tab.unsavedBills.read()).toHaveLength(1)
    mend()
    await tab.sell('oil')
    expect((await tab.names()).toSorted()).toEqual(['oil', 'rice'])
    expect(tab.unsavedBills.read()).toEqual([])
  })

  it('asks whoever closes the page, and nobody else', async () => {
    const isAsked = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    const tab = await openTab()
    await tab.sell('rice')
    expect(isAsked()).toBe(false)
    const mend = breakDatabase('SecurityError')
    await tab.sell('oil')
    expect([tab.how(), isAsked()]).toEqual(['forbidden', true])
    mend()
    await tab.sell('soap')
    expect(isAsked()).toBe(false)
  })

  it('goes on after a reload where only the tab has room', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const mend = breakDatabase('QuotaExceededError')
    tab.appendRows([rowOf('oil')])
    const mendLocal = fillLocalStorage()
    tab.writeNote()
    const session = { ...sessionStorage }
    // Another page has written to the record meanwhile.
    const [kept] = await tab.readBills()
    mend()
    if (kept) await tab.putBills([{ ...kept, revision: 7, by: 'another page' }])
    const again = await openTab(session)
    await again.syncWithDatabase()
    expect(again.rows()).toEqual(['rice', 'oil'])
    mendLocal()
    await again.saveNow()
    expect((await again.names()).toSorted()).toEqual(['rice', 'rice+oil'])
  })
})

describe('what came later', () => {
  it('is blank in a bill that an older version kept, and opening it is no change', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const [kept] = await tab.readBills()
    if (!kept) throw new Error('not kept')
    const { dueDate, orderNumber, vehicleNumber, note, ...older } = kept.texts.details
    const texts = { ...kept.texts, details: older as typeof kept.texts.details }
    await tab.putBills([{ ...kept, texts }])
    await tab.startNewBill(() => {})
    await tab.openSavedBill(kept.id, () => {})
    expect(tab.readOpenBill().details).toMatchObject({ dueDate: '', note: '' })
    await tab.saveNow()
    expect(await tab.readBill(kept.id)).toMatchObject({ revision: kept.revision })
  })

  it('is not copied where it belongs to one order', async () => {
    const tab = await openTab()
    tab.changeDetails({
      dueDate: '2026-12-15',
      orderNumber: 'PO-7',
      vehicleNumber: 'GJ01AB1234',
      note: 'Thank you.',
      buyerName: 'Asha Traders',
    })
    await tab.sell('rice')
    await tab.duplicateSavedBill(tab.readOpenBill().id, () => {})
    expect(tab.readOpenBill().details).toMatchObject({
      dueDate: '',
      orderNumber: '',
      vehicleNumber: '',
      note: 'Thank you.',
      buyerName: 'Asha Traders',
    })
  })

  it('stays when the buyer is cleared', async () => {
    const tab = await openTab()
    tab.changeDetails({ dueDate: '2026-12-15', note: 'Thank you.', buyerName: 'Asha Traders' })
    tab.clearBuyer()
    expect(tab.readOpenBill().details).toMatchObject({
      dueDate: '2026-12-15',
      note: 'Thank you.',
      buyerName: '',
    })
  })
})

describe('payments', () => {
  const payment = { date: '2026-11-15', amount: '100', how: 'upi', note: '' } as const

  it('stay missing on a bill of before, however it is edited', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const [kept] = await tab.readBills()
    if (!kept) throw new Error('nothing is kept')
    const { payments: _, ...texts } = kept.texts
    await tab.putBills([{ ...kept, texts, revision: 7 }])
    await tab.startNewBill(() => {})
    await tab.openSavedBill(kept.id, () => {})
    await tab.sell('oil')
    const edited = await tab.readBill(kept.id)
    expect(edited?.texts.rows).toHaveLength(2)
    expect(edited && 'payments' in edited.texts).toBe(false)

    tab.changePayments([payment])
    await tab.saveNow()
    expect((await tab.readBill(kept.id))?.texts.payments).toEqual([payment])
    // What was never noted can be not noted again.
    tab.changePayments(undefined)
    await tab.saveNow()
    const undone = await tab.readBill(kept.id)
    expect(undone && 'payments' in undone.texts).toBe(false)
  })

  it('are there after a reload, in a second tab like it, and not on a copy', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    tab.changePayments([payment])
    await tab.saveNow()
    const again = await openTab(tab.session())
    expect(again.readOpenBill().payments).toEqual([payment])
    again.changeDetails({ cancelledOn: '2026-11-15', cancelledWhy: 'twice', reason: 'x' })
    await again.saveNow()
    await again.duplicateSavedBill(again.readOpenBill().id, () => {})
    expect(again.readOpenBill().payments).toEqual([])
    expect(again.readOpenBill().details).toMatchObject({
      cancelledOn: '',
      cancelledWhy: '',
      reason: '',
    })
  })

  it('are held where they cannot be written', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const mend = breakDatabase('QuotaExceededError')
    tab.changePayments([payment])
    expect(await tab.saveNow()).toBe('full')
    expect(tab.readOpenBill().payments).toEqual([payment])
    mend()
    expect(await tab.saveNow()).toBe('kept')
    expect((await tab.readBills())[0]?.texts.payments).toEqual([payment])
  })
})

describe('a bill that is changed from outside', () => {
  it('is changed in its newest version, and the tab that has it open takes it over', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const { id } = tab.readOpenBill()
    const before = (await tab.readBill(id))?.revision ?? 0
    const edited = await tab.editBills([id], ({ texts }) => ({
      ...texts,
      details: { ...texts.details, cancelledOn: '2026-11-15' },
    }))
    expect(edited.map(({ revision }) => revision)).toEqual([before + 1])
    await tab.handleBillsChange(edited)
    expect(tab.readOpenBill().details.cancelledOn).toBe('2026-11-15')
    await tab.sell('oil')
    expect(await tab.names()).toEqual(['rice+oil'])
  })

  it('is filed as it was when only payments are noted, and another one when its items change', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const { id } = tab.readOpenBill()
    const before = (await tab.readBill(id))?.revision ?? 0
    const mark = { key: 'GSTR-1 102026', filedOn: '2026-11-10', documents: { [id]: before } }
    await tab.changeFiledReturns([mark])
    const filedRevision = async () => (await tab.readFiledReturns())[0]?.documents[id]
    const paid = { date: '2026-11-15', amount: '10', how: '' as const, note: '' }

    const [noted] = await tab.editBills([id], ({ texts }) => ({ ...texts, payments: [paid] }))
    expect(await filedRevision()).toBe(noted?.revision)
    await tab.handleBillsChange(noted ? [noted] : [])
    tab.changePayments([paid, paid])
    await tab.saveNow()
    const now = await tab.readBill(id)
    expect(now?.texts.payments).toHaveLength(2)
    expect(await filedRevision()).toBe(now?.revision)

    await tab.sell('oil')
    expect((await tab.readBill(id))?.revision).toBeGreaterThan(now?.revision ?? 0)
    expect(await filedRevision()).toBe(now?.revision)
  })

  it('stays as it is where nothing changes, and may be gone', async () => {
    const tab = await openTab()
    await tab.sell('rice')
    const { id, revision } = tab.readOpenBill()
    await tab.editBills([id], () => undefined)
    expect((await tab.readBill(id))?.revision).toBe(revision)
    expect(await tab.editBills(['nobody'], ({ texts }) => texts)).toEqual([])
  })
})
