import type { Locator, Page } from '@playwright/test'
import type { FiledReturn, SavedBill } from '../src/desks/books/saved-bills/bills-database'
import { openBillDetails } from './bill-page'
import { expect, openPage, result } from './support'
import { STILL_FILE } from './tabs'

/** The day on which documents are written. */
export const TODAY = '2026-11-15'

export const beginToday = (page: Page, day = TODAY) =>
  page.clock.install({ time: new Date(`${day}T10:00:00`) })

export async function openBill(page: Page) {
  await openPage(page, '/gst/bill')
  await expect(page.getByRole('button', { name: 'Add item' })).toBeVisible()
}

export async function typeItem(page: Page, number: number, name: string, price: string) {
  await page.getByLabel(`Item ${number}`, { exact: true }).fill(name)
  await page.getByLabel(`Price of item ${number}`).fill(price)
}

export async function typeBuyer(page: Page, name: string, number: string) {
  await openBillDetails(page)
  await page.getByLabel('Bill number').fill(number)
  await page.getByLabel("Buyer's name").fill(name)
}

export const isKept = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Kept on this device' }).first()).toBeVisible()

export async function openList(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Bills', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Your bills' })
  await expect(list).toBeVisible()
  return list
}

export const entries = (list: Locator) => list.getByRole('listitem')

export const total = (page: Page) => result(page, 'Total Amount').first()

/** An item as it lies in the database. */
export const keptRow = (
  description: string,
  price: string,
  { hsn = '', quantity = '', unit = '' } = {},
) => ({ description, hsn, quantity, unit, price, discount: '', rate: '18' })

/** A bill as it lies in the database; what is not said is as on a bill of one umbrella. */
export function keptBill(
  id: string,
  number: string,
  { texts, choices, ...rest }: DeepPartial<SavedBill> = {},
) {
  const { details, ...others } = texts ?? {}
  return {
    id,
    revision: 1,
    changedAt: Date.parse('2026-10-05T10:00:00'),
    total: '283.20',
    choices: { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true, ...choices },
    texts: {
      rows: [keptRow('Umbrella', '240', { hsn: '6601' })],
      prices: 'before-gst',
      whole: { discount: '', freight: '' },
      details: { ...olderDetails, number, date: '2026-10-05', ...details },
      // Last, as the page has it: what is compared by its text has to stand in one order.
      payments: [],
      ...others,
    },
    ...rest,
  }
}

/** What every bill has had since the first version; what came later may be missing. */
const olderDetails = {
  title: 'Tax Invoice',
  buyerName: '',
  buyerAddress: '',
  buyerGstin: '',
  buyerState: '',
  deliveryAddress: '',
  placeOfSupply: '',
  reverseCharge: 'no',
  dueDate: '',
  orderNumber: '',
  vehicleNumber: '',
  note: '',
}

type DeepPartial<Whole> = Whole extends readonly unknown[]
  ? readonly unknown[]
  : Whole extends object
    ? { readonly [Name in keyof Whole]?: DeepPartial<Whole[Name]> }
    : Whole

/** Puts records into the database before the page opens it, in the version that its pages had. */
export async function putInDatabase(
  page: Page,
  bills: readonly object[],
  { version = 2, filed = [] }: { version?: 1 | 2; filed?: readonly FiledReturn[] } = {},
) {
  await page.goto(STILL_FILE)
  await page.evaluate(
    async ([bills, filed, version]) => {
      const name = 'gst-hisab-bills'
      // One that a page has opened before has a version of its own.
      const isThere = (await indexedDB.databases()).some((database) => database.name === name)
      return new Promise<void>((resolve, reject) => {
        const opening = isThere ? indexedDB.open(name) : indexedDB.open(name, version)
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('bills', { keyPath: 'id' })
          if (version > 1) opening.result.createObjectStore('filed', { keyPath: 'key' })
        }
        opening.onerror = reject
        opening.onsuccess = () => {
          const names = version > 1 ? ['bills', 'filed'] : ['bills']
          const change = opening.result.transaction(names, 'readwrite')
          for (const bill of bills) change.objectStore('bills').put(bill)
          for (const one of filed) change.objectStore('filed').put(one)
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      })
    },
    [bills, filed, version] as const,
  )
}

/** Opens a bill of the list. */
export async function openFromList(page: Page, name: string | RegExp) {
  const list = await openList(page)
  const open = typeof name === 'string' ? `Open ${name}` : name
  await list.getByRole('button', { name: open }).click()
  await expect(list).toBeHidden()
}

/** The first of these bills is open, as it was left in this tab; all of them lie in the database. */
export async function openKeptBills(
  page: Page,
  bills: readonly [ReturnType<typeof keptBill>, ...ReturnType<typeof keptBill>[]],
  { seller, ...given }: Parameters<typeof putInDatabase>[2] & { seller?: object } = {},
) {
  await putInDatabase(page, bills, given)
  const [{ id, revision, texts }] = bills
  const left = { id, revision, isNoted: true, ...texts }
  await page.evaluate(
    ([left, seller]) => {
      sessionStorage.setItem('gst-hisab-bill', JSON.stringify(left))
      if (seller) localStorage.setItem('gst-hisab-seller', JSON.stringify(seller))
    },
    [left, seller] as const,
  )
  await openBill(page)
}

/** As if this browser had never been here: nothing is on the device. */
export async function emptyDevice(page: Page) {
  await page.goto(STILL_FILE)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = resolve
      })
    }
  })
}

/** The day that it is for the page, as its fields say it. */
export const todayOf = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv'))

/** The line that opens and closes the payments of a bill, and says how it stands. */
export const paymentsLine = (page: Page) => page.locator('#bill-payments summary')

export async function openPayments(page: Page) {
  const isOpen = await paymentsLine(page).evaluate((line) => line.closest('details')?.open)
  if (!isOpen) await paymentsLine(page).press('Enter')
  await expect(page.getByRole('button', { name: /^Add/ }).last()).toBeVisible()
}

/** Every put into a database fails from now on, as it does on a full disk. */
export const fillDisk = (page: Page) =>
  page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(window, { emptyDisk: () => Object.assign(IDBObjectStore.prototype, { put }) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

export const emptyDisk = (page: Page) =>
  page.evaluate(() => (window as unknown as { emptyDisk(): void }).emptyDisk())
