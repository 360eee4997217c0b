// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BillDetails, type BillTitle, noDetails } from '../../books/bill/details'
import { emptyRow } from '../../books/bill/inputs'
import { noSeller } from '../../books/bill/seller'
import type { SavedBill } from '../../books/saved-bills/bills-database'
import { mostFrequent, usualCurrency, usualRate, usualTitle } from './numbering'

/** A page of this device: every module begins anew. */
async function openTab() {
  sessionStorage.clear()
  vi.resetModules()
  const store = await import('../store')
  const autosave = await import('./autosave')
  const openBills = await import('./open-bills')
  const database = await import('../../books/saved-bills/bills-database')
  const numbering = await import('./numbering')
  const suggestions = await import('./suggestions')
  const { changeSeller } = await import('../../books/bill/remembered-seller')
  const { inputs } = await import('../../books/gst/inputs')
  const { storedCurrency } = await import('../../../ui/tab/currency')
  const chooseCurrency = (code: string) =>
    storedCurrency.change(
      () => code,
      () => {},
    )
  const details = () => store.readOpenBill().details
  return {
    ...store,
    ...database,
    ...autosave,
    ...openBills,
    ...numbering,
    ...suggestions,
    changeSeller,
    chooseCurrency,
    currency: storedCurrency.read,
    number: () => details().number,
    title: () => details().title,
    made: () => ({ prices: store.readOpenBill().prices, rupee: inputs.read().rupee }),
    /** As the page does when it shows the bill. */
    useHabitsOnScreen: store.takeHabits,
    rate: () => store.emptyLastItem(store.readOpenBill().items)?.row.rate,
    /** Types an item and waits until it is kept. */
    sell(part: Partial<BillDetails> = {}, rate = '18') {
      // No two bills are written at once.
      vi.advanceTimersByTime(1000)
      store.appendRows([{ ...emptyRow, description: 'rice', price: '100', rate }])
      store.changeDetails(part)
      return autosave.saveNow()
    },
    startNew: () => openBills.startNewBill(chooseCurrency),
    /** Prints the bill as something else, as the form does. */
    printAs(title: BillDetails['title']) {
      store.changeDetails({ title })
      return numbering.moveToSeries()
    },
    dateOn(date: string) {
      store.changeDetails({ date })
      return numbering.moveToSeries()
    },
  }
}

type Tab = Awaited<ReturnType<typeof openTab>>
let tab: Tab

const comeTo = (day: string) => vi.setSystemTime(new Date(`${day}T10:00:00`))

beforeEach(async () => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  comeTo('2026-11-15')
  tab = await openTab()
  await tab.prepareOpenBill()
})

afterEach(async () => {
  await tab.saveNow()
  vi.useRealTimers()
})

describe('numbers', () => {
  it('go on beside a year, and begin again with the next', async () => {
    await tab.sell({ number: 'GST/041/26-27' })
    await tab.startNew()
    expect(tab.number()).toBe('GST/042/26-27')
    await tab.sell()
    comeTo('2027-03-31')
    await tab.startNew()
    expect(tab.number()).toBe('GST/043/26-27')
    await tab.sell()
    comeTo('2027-04-01')
    const { said } = await tab.startNew()
    expect(tab.number()).toBe('GST/001/27-28')
    expect(said).toBe('New bill GST/001/27-28 in a new financial year')
    expect(tab.sayNewYear(tab.readOpenBill().details)).toBe(
      'A new financial year: numbers begin at 001.',
    )
    await tab.sell()
    expect((await tab.startNew()).said).toBe('New bill GST/002/27-28')
  })

  it('without a year go on over the first of April', async () => {
    await tab.sell({ number: 'INV-041' })
    comeTo('2027-04-01')
    expect((await tab.startNew()).said).toBe('New bill INV-042')
  })

  it('begin again in a bill that was left blank over the first of April', async () => {
    await tab.sell({ number: '7/26-27' })
    await tab.startNew()
    expect(tab.number()).toBe('8/26-27')
    comeTo('2027-04-01')
    await tab.prepareOpenBill()
    expect(tab.number()).toBe('1/27-28')
    comeTo('2027-04-02')
    await tab.startNew()
    expect(tab.number()).toBe('1/27-28')
  })

  it('follow the day of the bill', async () => {
    await tab.sell({ number: '7/26-27' })
    comeTo('2027-04-01')
    await tab.startNew()
    await tab.sell()
    await tab.startNew()
    expect(tab.number()).toBe('2/27-28')
    await tab.dateOn('2027-03-31')
    expect(tab.number()).toBe('8/26-27')
    await tab.sell()
    await tab.dateOn('2027-04-01')
    expect(tab.number()).toBe('2/27-28')
    tab.changeDetails({ number: 'mine' })
    await tab.dateOn('2027-03-31')
    expect(tab.number()).toBe('mine')
  })

  it('are not given twice in a bill that is dated back', async () => {
    await tab.sell({ number: 'INV-041' })
    comeTo('2027-04-01')
    await tab.startNew()
    await tab.sell()
    await tab.startNew()
    await tab.dateOn('2027-03-31')
    expect(tab.number()).toBe('INV-043')
  })

  it('that a shop begins again by itself go on from there', async () => {
    await tab.sell({ number: '41' })
    comeTo('2027-04-01')
    await tab.startNew()
    await tab.sell({ number: '1' })
    await tab.startNew()
    expect(tab.number()).toBe('2')
  })

  it('begin a year as was said when the one before was closed', async () => {
    await tab.sell({ number: 'INV-041' })
    comeTo('2027-04-02')
    await tab.startNew()
    expect(tab.number()).toBe('INV-042')
    const { rememberFirstNumbers } = await import('../../books/bill/first-numbers')
    rememberFirstNumbers(2027, { 'Tax Invoice': ' INV-27-001 ', Estimate: '' }, () => {})
    // The bill that is open already, and has nothing on it, follows.
    await tab.updateNumber()
    expect(tab.number()).toBe('INV-27-001')
    await tab.printAs('Estimate')
    expect(tab.number()).toBe('EST-001')
    await tab.printAs('Tax Invoice')
    await tab.sell()
    await tab.startNew()
    expect(tab.number()).toBe('INV-27-002')
  })

  it('have a series for each kind', async () => {
    await tab.sell({ number: 'INV-040' })
    await tab.startNew()
    await tab.sell()
    await tab.startNew()
    await tab.printAs('Estimate')
    expect(tab.number()).toBe('EST-001')
    await tab.sell()
    await tab.startNew()
    expect(tab.number()).toBe('INV-042')
    await tab.printAs('Bill of Supply')
    expect(tab.number()).toBe('BOS-001')
    await tab.sell()
    // It is kept already, and nobody typed its number.
    await tab.printAs('Estimate')
    expect(tab.number()).toBe('EST-002')
    await tab.printAs('Tax Invoice')
    expect(tab.number()).toBe('INV-042')
    tab.changeDetails({ number: 'INV-500' })
    await tab.printAs('Estimate')
    expect(tab.number()).toBe('INV-500')
  })

  it('are blank where nobody uses them', async () => {
    await tab.sell()
    await tab.startNew()
    expect(tab.number()).toBe('')
    await tab.printAs('Estimate')
    expect(tab.number()).toBe('')
  })

  it('of a composition dealer are those of bills of supply', async () => {
    tab.changeSeller({ scheme: 'composition' })
    await tab.sell({ number: 'C-1' })
    await tab.startNew()
    expect(tab.number()).toBe('C-2')
    await tab.printAs('Bill of Supply')
    expect(tab.number()).toBe('C-2')
    tab.changeSeller({ scheme: 'regular' })
    await tab.printAs('Tax Invoice')
    expect(tab.number()).toBe('INV-001')
  })

  it('pass over one that the rules do not allow, or has no valid one after it', async () => {
    await tab.sell({ number: 'INV-041' })
    await tab.startNew()
    await tab.sell({ number: 'INV 42' })
    await tab.startNew()
    expect(tab.number()).toBe('INV-042')
    await tab.sell({ number: '9999999999999999' })
    await tab.startNew()
    expect(tab.number()).toBe('')
  })

  it('of a deleted bill are free again for its kind', async () => {
    await tab.sell({ number: 'INV-041' })
    const gone = tab.currentRecord()
    await tab.startNew()
    await tab.deleteBill(gone.id)
    tab.reuseNumberOf(gone)
    expect(tab.number()).toBe('INV-041')
    await tab.startNew()
    expect(tab.number()).toBe('INV-041')
    await tab.printAs('Estimate')
    tab.reuseNumberOf(gone)
    expect(tab.number()).toBe('')
  })

  it('of a deleted bill are free for whatever bill was open then', async () => {
    await tab.sell({ number: 'INV-041' })
    const { id } = tab.readOpenBill()
    await tab.startNew()
    await tab.sell()
    const last = tab.readOpenBill().id
    await tab.startNew()
    expect(tab.number()).toBe('INV-043')
    await tab.openSavedBill(id, tab.chooseCurrency)
    await tab.deleteBill(last)
    await tab.startNew()
    expect(tab.number()).toBe('INV-042')
  })

  it('of a copy are the next of its kind, today', async () => {
    await tab.sell({ number: '7/26-27' })
    const { id } = tab.readOpenBill()
    await tab.startNew()
    await tab.sell({ number: 'EST-9', title: 'Estimate' })
    const estimate = tab.readOpenBill().id
    comeTo('2027-04-01')
    await tab.duplicateSavedBill(id, tab.chooseCurrency)
    expect(tab.number()).toBe('1/27-28')
    await tab.duplicateSavedBill(estimate, tab.chooseCurrency)
    expect(tab.number()).toBe('EST-10')
    // An estimate that was accepted.
    await tab.printAs('Tax Invoice')
    expect(tab.number()).toBe('2/27-28')
  })
})

describe('a number that stands already', () => {
  const another = async (part: Partial<BillDetails>): Promise<SavedBill | undefined> => {
    await tab.startNew()
    await tab.sell(part)
    return (await tab.takenNumber())?.by
  }

  beforeEach(() => tab.sell({ number: 'INV-041' }))

  it.each<[string, Partial<BillDetails>]>([
    ['in other capitals', { number: 'inv-041' }],
    ['with spaces around it', { number: ' INV-041 ' }],
    ['on a bill of supply', { number: 'INV-041', title: 'Bill of Supply' }],
    ['on the last day of the year', { number: 'INV-041', date: '2027-03-31' }],
    ['on a bill without a day', { number: 'INV-041', date: '' }],
  ])('is known %s', async (_, part) => {
    expect((await another(part))?.texts.details.number).toBe('INV-041')
  })

  it('comes with the next one that is free', async () => {
    await tab.startNew()
    await tab.sell({ number: 'INV-042' })
    await another({ number: 'inv-041' })
    expect((await tab.takenNumber())?.next).toBe('INV-043')
  })

  it.each<[string, Partial<BillDetails>]>([
    ['of another year', { number: 'INV-041', date: '2027-04-01' }],
    ['of the year before', { number: 'INV-041', date: '2026-03-31' }],
    ['on an estimate', { number: 'INV-041', title: 'Estimate' }],
    ['that is blank', { number: ' ' }],
    ['that is another', { number: 'INV-0041' }],
  ])('is none %s', async (_, part) => {
    expect(await another(part)).toBeUndefined()
  })
})

describe('a new bill', () => {
  it('is of the usual kind and currency, and Undo brings all back', async () => {
    for (const number of ['1', '2', '3']) {
      await tab.sell({ number })
      await tab.startNew()
    }
    tab.chooseCurrency('USD')
    await tab.sell({ number: 'E-1', title: 'Estimate' })
    const { undo } = await tab.startNew()
    expect(tab.title()).toBe('Tax Invoice')
    expect(tab.number()).toBe('4')
    expect(tab.currency()).toBe('INR')
    await undo.run()
    expect(tab.title()).toBe('Estimate')
    expect(tab.number()).toBe('E-1')
    expect(tab.currency()).toBe('USD')
  })

  it('is so too in a tab that has not looked into the database yet', async () => {
    for (const number of ['S-1', 'S-2']) {
      await tab.sell({ number, title: 'Bill of Supply' })
      await tab.startNew()
    }
    const second = await openTab()
    await second.sell({ number: '7', title: 'Tax Invoice' })
    await second.startNew()
    expect(second.title()).toBe('Bill of Supply')
    expect(second.number()).toBe('S-3')
    await second.saveNow()
  })

  it('is never an estimate because the last one was', async () => {
    await tab.sell({ number: 'INV-1' })
    await tab.startNew()
    for (const number of ['E-1', 'E-2']) {
      await tab.sell({ number, title: 'Estimate' })
      await tab.startNew()
      expect([tab.title(), tab.number()]).toEqual(['Tax Invoice', 'INV-2'])
    }
  })

  it('begins as the last one ended: on a new day, in another tab, after an old one was open', async () => {
    await tab.sell({ number: '1' })
    const { id } = tab.readOpenBill()
    await tab.startNew()
    tab.choosePrices('with-gst')
    tab.chooseRounding('yes')
    await tab.sell()
    const asMade = { prices: 'with-gst', rupee: 'yes' }
    comeTo('2026-11-16')
    const second = await openTab()
    second.useHabitsOnScreen()
    expect(second.made()).toEqual(asMade)
    await second.openSavedBill(id, second.chooseCurrency)
    expect(second.made()).toEqual({ prices: 'before-gst', rupee: 'no' })
    await second.startNew()
    expect(second.made()).toEqual(asMade)
    await second.saveNow()
  })

  it('begins as the last one did, where the shop never chose', async () => {
    tab.choosePrices('with-gst')
    tab.chooseRounding('yes')
    await tab.sell()
    tab.changeSeller({ usualPrices: '', usualRupee: '' })
    const second = await openTab()
    await second.prepareOpenBill()
    expect(second.made()).toEqual({ prices: 'with-gst', rupee: 'yes' })
  })

  it('does not begin as a credit note was made', async () => {
    await tab.sell({ number: '1' })
    await tab.openCreditNote(
      tab.currentRecord(),
      { items: 'all', reason: 'Goods returned' },
      tab.chooseCurrency,
    )
    tab.choosePrices('with-gst')
    await tab.saveNow()
    await tab.startNew()
    expect((await openTab()).made().prices).toBe('before-gst')
  })

  it('leaves what a person chose or typed', async () => {
    await tab.sell({ number: 'S-1', title: 'Bill of Supply' })
    await tab.startNew()
    expect(tab.title()).toBe('Bill of Supply')
    await tab.printAs('Tax Invoice')
    await tab.prepareOpenBill()
    expect(tab.title()).toBe('Tax Invoice')
    const second = await openTab()
    second.appendRows([{ ...emptyRow, description: 'rice' }])
    await second.prepareOpenBill()
    expect(second.title()).toBe('Tax Invoice')
    await second.saveNow()
  })

  it('begins with the usual rate, at once', async () => {
    await tab.sell({}, '5')
    const begun = tab.startNew()
    expect(tab.rate()).toBe('5')
    await begun
    expect(tab.rate()).toBe('5')
    const second = await openTab()
    expect(second.rate()).toBe('18')
    await second.prepareOpenBill()
    expect(second.rate()).toBe('5')
  })

  it('leaves the rate of a row that somebody began', async () => {
    await tab.sell({}, '5')
    const second = await openTab()
    second.changeItem(second.readOpenBill().items[0]?.id ?? -1, { description: 'tea' })
    await second.prepareOpenBill()
    expect(second.readOpenBill().items.map(({ row }) => row.rate)).toEqual(['18', '18'])
    const third = await openTab()
    third.changeItem(third.readOpenBill().items[0]?.id ?? -1, { rate: '12' })
    await third.prepareOpenBill()
    expect(third.rate()).toBe('12')
    await second.saveNow()
  })
})

type Told = { title?: BillTitle; currency?: string; rates?: readonly string[]; isTaxed?: boolean }

const billOf = ({ title = 'Tax Invoice', currency = 'INR', rates = [], isTaxed = true }: Told) =>
  ({
    texts: {
      rows: rates.map((rate) => ({ ...emptyRow, description: 'rice', rate })),
      details: { ...noDetails, title },
    },
    choices: { currency, isTaxed },
  }) as unknown as SavedBill

describe('what is usual', () => {
  it('is what there is most of, and of several the newer', () => {
    expect(mostFrequent(['a', 'b', 'b'])).toBe('b')
    expect(mostFrequent(['b', 'a', 'a', 'b'])).toBe('b')
    expect(mostFrequent([])).toBeUndefined()
  })

  it('is not what the last bill was by way of exception', () => {
    const usual = Array.from({ length: 2 }, () => billOf({}))
    const bills = [billOf({ title: 'Estimate', currency: 'USD' }), ...usual]
    expect(usualTitle(bills, noSeller)).toBe('Tax Invoice')
    expect(usualCurrency(bills)).toBe('INR')
  })

  it('is told by the last twenty bills', () => {
    const now = Array.from({ length: 11 }, () =>
      billOf({ title: 'Bill of Supply', currency: 'AED' }),
    )
    const before = Array.from({ length: 30 }, () => billOf({}))
    expect(usualTitle([...now, ...before], noSeller)).toBe('Bill of Supply')
    expect(usualCurrency([...now, ...before])).toBe('AED')
    expect(usualTitle([...before, ...now], noSeller)).toBe('Tax Invoice')
  })

  it('is a tax invoice, and no currency, where there are no bills', () => {
    expect(usualTitle([], noSeller)).toBe('Tax Invoice')
    expect(usualCurrency([])).toBeUndefined()
    expect(usualRate([])).toBeUndefined()
  })

  it('is what a composition dealer may make, whatever he made before', () => {
    const bills = [billOf({ title: 'Bill of Supply' })]
    expect(usualTitle(bills, { ...noSeller, scheme: 'composition' })).toBe('Tax Invoice')
  })

  it('is a rate above 0 that can be read, on bills with tax', () => {
    expect(usualRate([billOf({ rates: ['0', '0', '5'] })])).toBe('5')
    expect(usualRate([billOf({ rates: ['5%', '5.0', '18'] })])).toBe('5')
    expect(usualRate([billOf({ rates: ['12'] }), billOf({ rates: ['5'] })])).toBe('12')
    expect(usualRate([billOf({ rates: ['', 'low', '-5', '518'] })])).toBeUndefined()
    expect(usualRate([billOf({ rates: ['18'], isTaxed: false })])).toBeUndefined()
  })
})

describe('credit notes', () => {
  const note = { title: 'Credit Note', againstNumber: 'INV-041' } as const
  /** Makes a note on the open bill. */
  const credit = () =>
    tab.openCreditNote(
      tab.currentRecord(),
      { items: 'all', reason: 'Goods returned' },
      tab.chooseCurrency,
    )

  it('have a series of their own, from CN-001 on', async () => {
    await tab.sell({ number: 'INV-041' })
    expect((await credit()).number).toBe('CN-001')
    expect(tab.title()).toBe('Credit Note')
    await tab.saveNow()
    expect(tab.nextNumberOf({ ...noDetails, ...note }, await tab.readBills())).toBe('CN-002')
    await tab.startNew()
    expect([tab.title(), tab.number()]).toEqual(['Tax Invoice', 'INV-042'])
  })

  it('have a number where no bill has one', async () => {
    await tab.sell({ number: '' })
    expect((await credit()).number).toBe('CN-001')
  })

  it('may have the number of a bill, but not of another note', async () => {
    await tab.sell({ number: 'X-1' })
    await credit()
    tab.changeDetails({ number: 'x-1' })
    expect(await tab.takenNumber()).toBeUndefined()
    await tab.saveNow()
    const bills = await tab.readBills()
    const details = { ...noDetails, ...note, number: 'X-1', date: '2026-11-15' }
    expect(tab.otherBillWithNumber(details, bills)?.texts.details.title).toBe('Credit Note')
  })

  it('are gone again with Undo, which opens the bill', async () => {
    await tab.sell({ number: 'INV-041' })
    const { undo } = await credit()
    await tab.saveNow()
    await undo.run()
    expect(tab.number()).toBe('INV-041')
    expect((await tab.readBills()).map(({ texts }) => texts.details.number)).toEqual(['INV-041'])
  })

  it('never make the next new bill one of them', () => {
    const savedAs = (title: BillTitle) => ({ texts: { details: { title } } }) as SavedBill
    const notes = Array.from({ length: 30 }, () => savedAs('Credit Note'))
    expect(usualTitle(notes, noSeller)).toBe('Tax Invoice')
    expect(usualTitle([...notes, savedAs('Bill of Supply')], noSeller)).toBe('Bill of Supply')
  })
})

describe('a bill from an estimate', () => {
  const order = { buyerName: 'Asha Traders', orderNumber: 'PO-7', reverseCharge: 'yes' } as const
  const make = () => tab.openBillFrom(tab.currentRecord(), tab.chooseCurrency)

  beforeEach(async () => {
    tab.changeSeller({ daysToPay: '7' })
    await tab.sell({ number: 'INV-041' })
    await tab.startNew()
    await tab.sell({ ...order, title: 'Estimate', number: 'EST-9', date: '2026-11-02' }, '5')
  })

  it('has its items, the next number, the day and what it was made from; the estimate stays', async () => {
    const estimate = tab.currentRecord()
    comeTo('2026-11-20')
    expect((await make()).number).toBe('INV-042')
    await tab.saveNow()
    const bill = tab.currentRecord()
    expect(bill.texts).toMatchObject({ rows: estimate.texts.rows, payments: [] })
    expect(bill.texts.details).toMatchObject({
      ...order,
      title: 'Tax Invoice',
      number: 'INV-042',
      date: '2026-11-20',
      dueDate: '2026-11-27',
      reverseCharge: 'no',
      againstId: estimate.id,
      againstNumber: 'EST-9',
      againstDate: '2026-11-02',
    })
    expect(bill.total).toBe(estimate.total)
    expect((await tab.readBill(estimate.id))?.texts).toEqual(estimate.texts)
  })

  it('asks for the tax of the estimate, whatever most bills are', async () => {
    const { id } = tab.readOpenBill()
    for (const number of ['S-1', 'S-2']) {
      await tab.startNew()
      await tab.sell({ number, title: 'Bill of Supply' })
    }
    await tab.openSavedBill(id, tab.chooseCurrency)
    await make()
    expect([tab.title(), tab.number()]).toEqual(['Tax Invoice', 'INV-042'])
    await tab.saveNow()
  })

  it('is gone with Undo, and its number is free', async () => {
    const { undo } = await make()
    await tab.saveNow()
    await undo.run()
    expect([tab.title(), tab.number()]).toEqual(['Estimate', 'EST-9'])
    expect((await tab.readBills()).map(({ texts }) => texts.details.number).sort()).toEqual([
      'EST-9',
      'INV-041',
    ])
    expect((await make()).number).toBe('INV-042')
    await tab.saveNow()
  })

  it('leaves nothing of it in a copy', async () => {
    await make()
    await tab.saveNow()
    await tab.duplicateSavedBill(tab.readOpenBill().id, tab.chooseCurrency)
    expect(tab.readOpenBill().details).toMatchObject({ againstId: '', againstNumber: '' })
  })
})

describe('a number that others follow', () => {
  it('is one with a later number of the same form, kind and year', async () => {
    for (const number of ['INV-9', 'INV-10', 'X/1']) {
      await tab.sell({ number })
      await tab.startNew()
    }
    await tab.sell({ number: 'INV-11', date: '2025-11-15' })
    const bills = await tab.readBills()
    const followed = bills.filter((bill) => tab.hasLaterNumber(bill, bills))
    expect(followed.map(({ texts }) => texts.details.number)).toEqual(['INV-9'])
  })

  it('is none of an estimate, and none without digits', async () => {
    await tab.sell({ title: 'Estimate', number: 'EST-1' })
    await tab.startNew()
    await tab.sell({ title: 'Estimate', number: 'EST-2' })
    await tab.startNew()
    await tab.sell({ title: 'Tax Invoice', number: 'ASHA' })
    const bills = await tab.readBills()
    expect(bills.filter((bill) => tab.hasLaterNumber(bill, bills))).toEqual([])
  })
})

describe('the due date', () => {
  const dueDate = () => tab.readOpenBill().details.dueDate
  const dateOn = (date: string) => tab.changeDetails(tab.withDueDate({ date }))

  it('is filled in by the days that buyers have to pay, and follows the date', async () => {
    tab.changeSeller({ daysToPay: '30' })
    await tab.updateNumber()
    expect(dueDate()).toBe('2026-12-15')
    expect(tab.isBlankBill(tab.readOpenBill())).toBe(true)
    dateOn('2026-11-01')
    expect(dueDate()).toBe('2026-12-01')
    tab.changeDetails({ dueDate: '2027-01-01' })
    dateOn('2026-11-02')
    expect(dueDate()).toBe('2027-01-01')
    await tab.sell({ number: 'A-1' })
    await tab.startNew()
    expect(dueDate()).toBe('2026-12-15')
  })

  it('moves with a bill that was left blank overnight', async () => {
    tab.changeSeller({ daysToPay: '7' })
    await tab.updateNumber()
    comeTo('2026-11-16')
    await tab.updateNumber()
    expect(dueDate()).toBe('2026-11-23')
  })

  it('is none on an estimate, on a credit note, and without days', async () => {
    tab.changeSeller({ daysToPay: '30' })
    await tab.updateNumber()
    tab.changeDetails(tab.withDueDate({ title: 'Estimate' }))
    expect(dueDate()).toBe('')
    tab.changeDetails(tab.withDueDate({ title: 'Tax Invoice' }))
    expect(dueDate()).toBe('2026-12-15')
    await tab.sell({ number: 'A-1' })
    await tab.openCreditNote(
      tab.currentRecord(),
      { items: 'all', reason: 'Goods returned' },
      tab.chooseCurrency,
    )
    expect(dueDate()).toBe('')
    await tab.saveNow()
    tab.changeSeller({ daysToPay: 'soon' })
    await tab.startNew()
    expect(dueDate()).toBe('')
  })
})
