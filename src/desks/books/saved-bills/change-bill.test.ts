// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Payment } from '../bill/bill-texts'
import { noDetails } from '../bill/details'
import { emptyRow } from '../bill/inputs'
import type { SavedBill } from './bills-database'

/** A page: every module begins anew, the device stays. */
async function openTab() {
  vi.resetModules()
  const database = await import('./bills-database')
  const change = await import('./change-bill')
  return { ...database, ...change }
}

const payment = (amount: string, note = ''): Payment => ({
  date: '2026-11-16',
  amount,
  how: 'upi',
  note,
})

const billOf = (id: string, payments?: readonly Payment[]): SavedBill => ({
  id,
  revision: 3,
  changedAt: 1_000,
  by: 'a page',
  total: '118.00',
  texts: {
    rows: [{ ...emptyRow, description: 'Umbrella', price: '100', rate: '18' }],
    prices: 'before-gst',
    whole: { discount: '', freight: '' },
    details: { ...noDetails, number: id, date: '2026-10-05' },
    ...(payments && { payments }),
  },
  choices: { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true },
})

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
})

const paymentsOf = async (tab: Awaited<ReturnType<typeof openTab>>, id: string) =>
  (await tab.readBill(id))?.texts.payments

describe('a payment', () => {
  it('is noted on the newest version of its bill, and told to all tabs', async () => {
    const tab = await openTab()
    await tab.putBills([billOf('A-1', [payment('50')])])
    const heard = vi.fn()
    const stop = tab.onBillsChange(heard)
    expect(await tab.notePayment('A-1', payment('68'))).toMatchObject({ outcome: 'noted' })
    stop()
    const bill = await tab.readBill('A-1')
    expect(bill?.texts.payments).toEqual([payment('50'), payment('68')])
    expect(bill?.revision).toBe(4)
    expect(bill?.total).toBe('118.00')
    expect(heard).toHaveBeenCalledWith([{ id: 'A-1', revision: 4 }])
  })

  it('does not look like a change of the page that has the bill open, which would write over it', async () => {
    const tab = await openTab()
    await tab.putBills([billOf('A-1', [])])
    await tab.notePayment('A-1', payment('68'))
    // The page typed on, without having heard of the payment.
    const typed = billOf('A-1', [])
    const saved = await tab.saveBill({
      ...typed,
      texts: { ...typed.texts, details: { ...typed.texts.details, note: 'typed' } },
    })
    expect(saved.id).not.toBe('A-1')
    expect(await paymentsOf(tab, 'A-1')).toEqual([payment('68')])
  })

  it('is undone alone, whatever was noted since', async () => {
    const tab = await openTab()
    await tab.putBills([billOf('A-1', [payment('5')])])
    const noted = await tab.notePayment('A-1', payment('10'))
    await tab.notePayment('A-1', payment('20'))
    await tab.notePayment('A-1', payment('5'))
    if (noted.outcome !== 'noted') throw new Error(noted.outcome)
    expect(await noted.undo()).toBe('kept')
    const left = [payment('5'), payment('20'), payment('5')]
    expect(await paymentsOf(tab, 'A-1')).toEqual(left)
    // A second press takes nothing more, though the same payment was noted again.
    await tab.notePayment('A-1', payment('10'))
    expect(await noted.undo()).toBe('kept')
    left.push(payment('10'))
    expect(await paymentsOf(tab, 'A-1')).toEqual(left)
  })

  it('that is undone on a bill from before leaves it as it was', async () => {
    const tab = await openTab()
    await tab.putBills([billOf('A-1')])
    const noted = await tab.notePayment('A-1', payment('10'))
    if (noted.outcome !== 'noted') throw new Error(noted.outcome)
    await noted.undo()
    const bill = await tab.readBill('A-1')
    expect(bill && 'payments' in bill.texts).toBe(false)
  })

  it('says that it stays where it was changed since, or that its bill is gone', async () => {
    const tab = await openTab()
    await tab.putBills([billOf('A-1', []), billOf('A-2', [])])
    const changed = await tab.notePayment('A-1', payment('10'))
    const gone = await tab.notePayment('A-2', payment('10'))
    if (changed.outcome !== 'noted' || gone.outcome !== 'noted') throw new Error('not noted')
    await tab.putBills([billOf('A-1', [payment('12')])])
    await tab.deleteBill('A-2')
    expect(await changed.undo()).toBe('changed')
    expect(await gone.undo()).toBe('gone')
    expect(await paymentsOf(tab, 'A-1')).toEqual([payment('12')])
  })

  it('is refused on a bill that has fifty, or is gone, and where storage fails', async () => {
    const tab = await openTab()
    const fifty = Array.from({ length: 50 }, (_, at) => payment(String(at + 1)))
    await tab.putBills([billOf('A-1', fifty), billOf('A-2', [])])
    expect(await tab.notePayment('A-1', payment('1'))).toEqual({ outcome: 'most' })
    expect(await tab.notePayment('A-9', payment('1'))).toEqual({ outcome: 'gone' })
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await tab.notePayment('A-2', payment('1'))).toEqual({ outcome: 'full' })
    put.mockRestore()
    expect(await paymentsOf(tab, 'A-1')).toEqual(fifty)
    expect(await paymentsOf(tab, 'A-2')).toEqual([])
  })
})

describe('the rest of a bill', () => {
  it('is noted once, however often it is pressed', async () => {
    const [tab, other] = [await openTab(), await openTab()]
    await tab.putBills([billOf('A-1', [payment('18.00')])])
    const outcomes = await Promise.all(
      [tab, tab, other].map(
        async (one) => (await one.noteRest('A-1', payment('100.00'), 3)).outcome,
      ),
    )
    expect(outcomes.toSorted()).toEqual(['changed', 'changed', 'noted'])
    expect(await paymentsOf(tab, 'A-1')).toEqual([payment('18.00'), payment('100.00')])
  })

  it('is noted on a bill that is being typed on, as long as it is all of it', async () => {
    const tab = await openTab()
    const typed = { ...billOf('A-1', []), revision: 7 }
    await tab.putBills([typed, { ...typed, id: 'A-2' }])
    expect(await tab.noteRest('A-1', payment('118.00'), 3)).toMatchObject({ outcome: 'noted' })
    // Another price than the one that was looked at.
    expect(await tab.noteRest('A-2', payment('100.00'), 3)).toEqual({ outcome: 'changed' })
    expect(await paymentsOf(tab, 'A-2')).toEqual([])
  })
})

describe('two tabs at once', () => {
  it('lose no payment, in any order of noting and undoing', async () => {
    const steps = fc.array(
      fc.record({ tab: fc.nat(1), undoes: fc.boolean(), amount: fc.integer({ min: 1, max: 9 }) }),
      { minLength: 2, maxLength: 12 },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        Object.assign(globalThis, { indexedDB: new IDBFactory() })
        const tabs = [await openTab(), await openTab()]
        await tabs[0]?.putBills([billOf('A-1', [])])
        const outcomes = await Promise.all(
          steps.map(async ({ tab, undoes, amount }, at) => {
            const noted = await tabs[tab]?.notePayment('A-1', payment(String(amount), `${at}`))
            if (undoes && noted?.outcome === 'noted') await noted.undo()
            return noted?.outcome
          }),
        )
        expect(new Set(outcomes)).toEqual(new Set(['noted']))
        const bill = await tabs[1]?.readBill('A-1')
        const notes = bill?.texts.payments?.map(({ note }) => note).sort()
        const expected = steps.flatMap(({ undoes }, at) => (undoes ? [] : [`${at}`])).sort()
        expect(notes).toEqual(expected)
        expect(bill?.revision).toBe(3 + steps.length + steps.filter((step) => step.undoes).length)
      }),
      { numRuns: 15 },
    )
  })
})

describe('bills from before', () => {
  const settled = (id: string, payments: readonly Payment[]) => ({ id, revision: 3, payments })

  it('get their payments all together, and lose them all again', async () => {
    const tab = await openTab()
    const bills = Array.from({ length: 130 }, (_, at) => billOf(`B-${at}`))
    await tab.putBills(bills)
    const noted = await tab.settleBills(bills.map(({ id }) => settled(id, [payment('118.00')])))
    expect(noted).toMatchObject({ outcome: 'noted', bills: 130 })
    expect(await paymentsOf(tab, 'B-129')).toEqual([payment('118.00')])
    await tab.notePayment('B-0', payment('1'))
    if (noted.outcome !== 'noted') throw new Error(noted.outcome)
    expect(await noted.undo()).toBe('partly')
    const after = await tab.readBills()
    // What was changed since stays.
    expect(after.filter(({ texts }) => texts.payments).map(({ id }) => id)).toEqual(['B-0'])
    expect(await paymentsOf(tab, 'B-0')).toEqual([payment('118.00'), payment('1')])
  })

  it('that were changed meanwhile, or have payments, are left as they are', async () => {
    const tab = await openTab()
    await tab.putBills([
      { ...billOf('B-1'), revision: 4 },
      billOf('B-2', [payment('1')]),
      billOf('B-3'),
    ])
    const noted = await tab.settleBills(['B-1', 'B-2', 'B-3'].map((id) => settled(id, [])))
    expect(noted).toMatchObject({ outcome: 'noted', bills: 1 })
    expect(await paymentsOf(tab, 'B-1')).toBeUndefined()
    expect(await paymentsOf(tab, 'B-2')).toEqual([payment('1')])
    expect(await paymentsOf(tab, 'B-3')).toEqual([])
  })

  it('are all as they were where one cannot be written', async () => {
    const tab = await openTab()
    const bills = Array.from({ length: 60 }, (_, at) => billOf(`B-${at}`))
    await tab.putBills(bills)
    const put = IDBObjectStore.prototype.put
    let writes = 0
    const broken = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
    ) {
      writes += 1
      if (writes === 55) throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value)
    })
    const noted = await tab.settleBills(bills.map(({ id }) => settled(id, [])))
    broken.mockRestore()
    expect(noted).toEqual({ outcome: 'full' })
    expect((await tab.readBills()).filter(({ texts }) => texts.payments)).toEqual([])
  })
})
