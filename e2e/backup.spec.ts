import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { isThorough, THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { openBillDetails } from './bill-page'
import { billsInDatabase } from './bills-database'
import {
  emptyDevice,
  isKept,
  keptBill,
  keptRow,
  openBill,
  openKeptBills,
  openList,
  putInDatabase,
  total,
} from './kept-documents'
import { openSecondTab } from './second-tab'
import { expect, giveFile, openPage, sidewaysScroll, testInTab as test } from './support'
import { STILL_FILE } from './tabs'

/*
 * What keeps bills safe: a copy in a file that the person chose, back-ups, files that come back, and the
 * end of a year. The file is one of the browser's own disk, which is written like any other.
 */

const FILE = 'shakti-bills.json'

/** Answers the browser's question for a file on the page that is open. What may go wrong with it is said by `disk`. */
const answerWithFile = (page: Page, name = FILE) => page.evaluate(answering, name)

function answering(name: string) {
  const disk = { failure: '', permission: 'granted', name }
  Object.assign(window, { disk })
  const folder = () => navigator.storage.getDirectory()
  const openFile = async () => (await folder()).getFileHandle(disk.name, { create: true })
  Object.assign(window, {
    // A new file takes the place of one that is there, empty.
    async showSaveFilePicker() {
      await (await folder()).removeEntry(disk.name).catch(() => {})
      return openFile()
    },
    showOpenFilePicker: async () => [await openFile()],
  })
  const { createWritable } = FileSystemFileHandle.prototype
  FileSystemFileHandle.prototype.createWritable = async function (...given) {
    if (disk.failure) throw new DOMException('no', disk.failure)
    return createWritable.apply(this, given)
  }
  Object.assign(FileSystemHandle.prototype, {
    queryPermission: async () => disk.permission,
    async requestPermission() {
      disk.permission = 'granted'
      return 'granted'
    },
  })
}

type Disk = { failure: string; permission: string; name: string }

const changeDisk = (page: Page, change: Partial<Disk>) =>
  page.evaluate((change) => {
    Object.assign((window as unknown as { disk: Disk }).disk, change)
  }, change)

/** What is in the file, past the page; nothing while the page writes it anew under the reader. */
const fileContent = (page: Page, name = FILE) =>
  page.evaluate(async (name) => {
    const folder = await navigator.storage.getDirectory()
    const file = await (await folder.getFileHandle(name, { create: true })).getFile()
    return file.text().catch((error: DOMException) => {
      if (error.name === 'NotReadableError') return ''
      throw error
    })
  }, name)

/** What is in the file when a write that was begun is done: pages write one after the other. */
async function settledContent(page: Page) {
  await page.evaluate(() => navigator.locks.request('gst-hisab-backup', () => {}))
  return fileContent(page)
}

const writeToDisk = (page: Page, content: string, name = FILE) =>
  page.evaluate(
    async ([content, name]) => {
      const folder = await navigator.storage.getDirectory()
      const writing = await (await folder.getFileHandle(name, { create: true })).createWritable()
      await writing.write(content)
      await writing.close()
    },
    [content, name] as const,
  )

type GivenBill = {
  number: string
  date?: string
  buyerName?: string
  price?: string
  changedAt?: number
  payments?: { date: string; amount: string; how: string; note: string }[]
}

const shop = { name: 'Shakti Hardware', gstin: '27ABCDE1234F1Z5' }

/** Bills as they lie on the device and in a file; the id of a bill is its number. */
const billsOf = (bills: readonly GivenBill[]) =>
  bills.map(({ number, price = '100', changedAt = 10, payments = [], ...details }) =>
    keptBill(number, number, {
      changedAt,
      total: (Number(price) * 1.18).toFixed(2),
      texts: { rows: [keptRow('Soap', price, { quantity: '1' })], payments, details },
    }),
  )

/** A file of bills as the page writes it. */
const billsFile = (bills: readonly GivenBill[], seller: object = shop) =>
  JSON.stringify({ format: 'gst-hisab-bills', version: 2, seller, bills: billsOf(bills) })

/** Opens the page on a device that has bills and a seller. */
async function openShop(page: Page, bills: readonly GivenBill[], seller: object = shop) {
  await putInDatabase(page, billsOf(bills))
  await page.evaluate(
    (seller) => localStorage.setItem('gst-hisab-seller', JSON.stringify(seller)),
    seller,
  )
  await openBill(page)
}

const asFile = (content: string, name = 'bills.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})

const bring = async (list: Locator, content: string) =>
  giveFile(list.getByRole('button', { name: 'Import' }), asFile(content))

async function sell(page: Page, price: string) {
  await page.getByLabel('Item 1', { exact: true }).fill('Soap')
  await page.getByLabel('Price of item 1').fill(price)
  await isKept(page)
}

/** As a browser does with a tab that another one covers. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  })

/** Makes an empty file the one that the copy goes to, as if a person had just chosen it. */
const chooseFile = (page: Page) =>
  page.evaluate(async (name) => {
    const folder = await navigator.storage.getDirectory()
    await folder.removeEntry(name).catch(() => {})
    const handle = await folder.getFileHandle(name, { create: true })
    const target = { handle, writtenAt: 0, size: 0, lastModified: 0, documents: 0 }
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('gst-hisab-backup', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('target')
      opening.onerror = reject
      opening.onsuccess = () => {
        const change = opening.result.transaction('target', 'readwrite')
        change.objectStore('target').put(target, 'file')
        change.oncomplete = () => {
          opening.result.close()
          resolve()
        }
      }
    })
  }, FILE)

const GOES_TO = `A copy goes to ${FILE} after every change.`

/** What seldom changes is looked at in a thorough run. */
async function passesAxe(page: Page) {
  if (isThorough) await expectNoViolations(page)
}

async function keepCopy(page: Page, list: Locator) {
  await list.getByRole('button', { name: 'Keep a copy in a file' }).click()
  await expect(list.getByText(GOES_TO)).toBeVisible()
  await expect(page.getByText(/Written at \d\d:\d\d\./)).toBeVisible()
}

const price = (page: Page) => page.getByLabel('Price of item 1')

/** Changes the open bill, and waits until it is known that the file lacks the change. */
async function changePrice(page: Page, text: string) {
  const changed = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('gst-hisab-backup') ?? '{}').changed)
  await expect.poll(changed).toEqual([])
  await price(page).fill(text)
  await expect
    .poll(async () => {
      // Until the bill is kept, from when on the file waits.
      await page.clock.runFor(100)
      return changed()
    })
    .toEqual(['a'])
}

test.describe('a copy in a file', () => {
  test('is written when it is chosen, 10 seconds after a change, and when the page is hidden; a full disk and a lost permission are said', async ({
    page,
  }) => {
    await page.addInitScript(answering, FILE)
    await page.clock.install({ time: new Date('2026-11-15T10:00:00') })
    await openKeptBills(page, [keptBill('a', 'A-1')], { seller: shop })
    const list = await openList(page)
    await keepCopy(page, list)
    expect(await fileContent(page)).toContain('"total": "283.20"')
    await passesAxe(page)
    await page.keyboard.press('Escape')
    // From here on, time passes only where it is said.
    await page.clock.pauseAt(new Date('2026-11-15T11:00:00'))

    await test.step('10 seconds after a change, and not before', async () => {
      await changePrice(page, '500')
      await page.clock.runFor(9_800)
      expect(await settledContent(page)).toContain('"total": "283.20"')
      await page.clock.runFor(300)
      await expect.poll(() => fileContent(page)).toContain('"total": "590.00"')
    })

    await test.step('when the page is hidden', async () => {
      await changePrice(page, '1,000')
      await hide(page)
      await expect.poll(() => fileContent(page)).toContain('"total": "1180.00"')
    })

    await test.step('a full disk is said, the file stays, and is written with the next change', async () => {
      await changePrice(page, '500')
      const before = await fileContent(page)
      await changeDisk(page, { failure: 'QuotaExceededError' })
      await hide(page)
      await page.clock.resume()
      await openList(page)
      await expect(list.getByText(`there is no room left for ${FILE}`)).toBeVisible()
      await expect(list.getByRole('button', { name: 'Choose another file' })).toBeVisible()
      await expect(list.getByRole('button', { name: 'Back up now' })).toBeVisible()
      expect(await settledContent(page)).toBe(before)
      await changeDisk(page, { failure: '' })
      await page.keyboard.press('Escape')
      await price(page).fill('600')
      await expect.poll(async () => (await billsInDatabase(page))[0]?.total).toBe('708.00')
      await expect
        .poll(async () => {
          await hide(page)
          return fileContent(page)
        })
        .toContain('"total": "708.00"')
      await openList(page)
      await expect(list.getByText(GOES_TO)).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('where the permission is gone, one line asks again, but not over a bill that is typed', async () => {
      await page.getByRole('button', { name: 'New bill' }).click()
      await expect(total(page)).toHaveText('₹0.00')
      await page.addInitScript(() => {
        Object.assign((window as unknown as { disk: Disk }).disk, { permission: 'prompt' })
      })
      await page.reload()
      const line = page.getByText(`This browser no longer lets the page write to ${FILE}.`)
      await expect(line).toBeVisible()
      await sell(page, '77')
      await expect(line).toBeHidden()
      expect(await settledContent(page)).not.toContain('"total": "90.86"')
      await page.getByRole('button', { name: 'New bill' }).click()
      await page.getByRole('button', { name: 'Allow again' }).click()
      await expect(line).toBeHidden()
      await expect.poll(() => fileContent(page)).toContain('"total": "90.86"')
    })
  })

  test('is the same in two tabs: one writes, both know, and one stops it', {
    tag: THOROUGH,
  }, async ({ page }) => {
    await page.goto(STILL_FILE)
    await chooseFile(page)
    await openKeptBills(page, [keptBill('a', 'A-1')], { seller: shop })
    await openList(page)
    const second = await openSecondTab(page)
    await openBill(second)
    await sell(second, '500')
    const list = await openList(second)
    await expect(list.getByText(GOES_TO)).toBeVisible()
    await Promise.all([hide(page), hide(second)])
    await expect.poll(() => fileContent(page)).toContain('"total": "590.00"')
    expect(await fileContent(page)).toContain('"total": "283.20"')
    await list.getByRole('button', { name: 'Stop' }).click()
    await expect(list.getByRole('button', { name: 'Keep a copy in a file' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Keep a copy in a file' })).toBeVisible()
  })

  test('never takes the place of another shop’s file unasked, outlives cleared storage, and gives back the same bytes', async ({
    page,
  }) => {
    const otherShop = { name: 'Om Stores', gstin: '24ABCDE1234F1Z5' }
    await openShop(page, [{ number: 'A-1' }, { number: 'A-2', buyerName: 'Meena' }])
    await answerWithFile(page)
    const list = await openList(page)

    await test.step('a file of another shop is overwritten only when that is said', async () => {
      const other = billsFile([{ number: 'X-1' }], otherShop)
      await writeToDisk(page, other)
      await list.getByRole('button', { name: 'Use a file that is there' }).click()
      await expect(
        list.getByText(
          `${FILE} is of Om Stores, 24ABCDE1234F1Z5, your shop is Shakti Hardware, 27ABCDE1234F1Z5.`,
        ),
      ).toBeVisible()
      expect(await fileContent(page)).toBe(other)
      await list.getByRole('button', { name: 'Overwrite it' }).click()
      await expect(list.getByText(GOES_TO)).toBeVisible()
      expect(await fileContent(page)).toContain('"A-1"')
    })

    await test.step('when storage is cleared it is not emptied, and gives back the same bytes', async () => {
      const before = await fileContent(page)
      await emptyDevice(page)
      await openBill(page)
      await answerWithFile(page)
      await openList(page)
      await list.getByRole('button', { name: 'Use a file that is there' }).click()
      await expect(
        list.getByText(`No bill is on this device, and ${FILE} has 2 bills.`),
      ).toBeVisible()
      expect(await fileContent(page)).toBe(before)
      await list.getByRole('button', { name: 'Restore from it' }).click()
      const dialog = page.getByRole('dialog', { name: 'Restore or merge' })
      await expect(dialog.getByText('5 October 2026')).toBeVisible()
      await expect(dialog.getByText('Shakti Hardware, 27ABCDE1234F1Z5')).toBeVisible()
      await passesAxe(page)
      await dialog.getByRole('button', { name: 'Bring them in' }).click()
      await expect(dialog.getByText('2 bills added.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
      // The dialog below stays open.
      await expect(list.getByRole('listitem')).toHaveCount(2)
      await expect(list.getByText(GOES_TO)).toBeVisible()
      expect(await fileContent(page)).toBe(before)
    })

    await test.step('an import of another shop asks, and says what it brings', async () => {
      const newer = { number: 'A-1', price: '5', changedAt: 20 }
      const older = { number: 'A-2', price: '5', changedAt: 5 }
      const file = billsFile([newer, older, { number: 'B-1', date: '2026-04-01' }], otherShop)
      await bring(list, file)
      const brings = list.getByRole('region', { name: 'What this file brings' })
      await expect(
        brings.getByText(
          'This file is of Om Stores, 24ABCDE1234F1Z5, your shop is Shakti Hardware, 27ABCDE1234F1Z5.',
        ),
      ).toBeVisible()
      const fact = (name: string) => brings.locator('div', { has: page.getByText(name) }).last()
      await expect(fact('New')).toHaveText(/1$/)
      await expect(fact('Newer than here')).toHaveText(/1$/)
      await expect(fact('Newer here, left as they are')).toHaveText(/1$/)
      await expect(fact('Dates')).toContainText('1 April 2026 to 5 October 2026')
      await expectNoViolations(page)
      await brings.getByRole('button', { name: 'Cancel' }).click()
      await expect(list.getByRole('listitem')).toHaveCount(2)
      await bring(list, file)
      await brings.getByRole('button', { name: 'Merge all the same' }).click()
      await expect(
        list.getByText(
          '1 bill added, 1 replaced by a newer version, 1 left as here, where it is newer. 2 bills differ',
        ),
      ).toBeVisible()
      await expect(list.getByRole('heading', { name: 'To decide: 2' })).toBeVisible()
      const first = list.getByRole('listitem').first()
      await first.getByRole('button', { name: 'Take the other' }).click()
      await expect(first).toContainText('here counts')
      await expectNoViolations(page)
      await list.getByRole('button', { name: 'Done' }).click()
      await expect(list.getByRole('listitem')).toHaveCount(3)
      await list.getByRole('button', { name: 'Undo' }).click()
      await expect(list.getByRole('listitem')).toHaveCount(2)
    })
  })
})

test('the copy in a file has the payments and marks of Sales, too', { tag: THOROUGH }, async ({
  page,
}) => {
  await putInDatabase(page, billsOf([{ number: 'A-1', buyerName: 'Asha' }]))
  await page.evaluate(
    (seller) => localStorage.setItem('gst-hisab-seller', JSON.stringify(seller)),
    { name: 'Shakti Hardware', gstin: '27AAPFU0939F1ZV' },
  )
  await chooseFile(page)
  await openPage(page, '/gst/sales#v=1&part=money')
  await expect.poll(() => fileContent(page)).toContain('"A-1"')
  const afterHiding = async () => {
    await hide(page)
    return fileContent(page)
  }
  await page.getByRole('button', { name: 'Asha' }).click()
  await page.getByRole('button', { name: 'Paid in full' }).click()
  await expect(page.getByText('Nobody owes you anything.')).toBeVisible()
  await expect.poll(afterHiding).toContain('"amount": "118.00"')
  await page.getByRole('radio', { name: 'GSTR-1 and 3B' }).press('Space')
  await page.getByRole('button', { name: 'Mark as filed' }).click()
  await expect(page.getByText('Marked as filed on')).toBeVisible()
  // Of the month that is to be filed now.
  await expect.poll(afterHiding).toMatch(/GSTR-1 \d{6}/)
})

test('without a file, 20 changed bills are worth one quiet line a day, and the browser is asked once not to clear them away', {
  tag: THOROUGH,
}, async ({ page }) => {
  /** How often the browser is asked, from now until the page is loaded anew. */
  const countAsked = () =>
    page.evaluate(() => {
      const asked = { times: 0 }
      Object.assign(window, { asked })
      navigator.storage.persist = async () => {
        asked.times++
        return false
      }
    })
  const timesAsked = () =>
    page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)
  const note = (notes: object) =>
    page.evaluate((notes) => localStorage.setItem('gst-hisab-backup', JSON.stringify(notes)), notes)
  await openBill(page)
  await countAsked()
  await expect(page.getByText('Kept on this device')).toHaveCount(0)
  const list = await openList(page)
  await expect(list.getByRole('button', { name: 'Export all' })).toBeDisabled()
  await page.keyboard.press('Escape')
  const changed = Array.from({ length: 19 }, (_, index) => `b${index}`)
  await note({ changed, changedSince: Date.now(), lastAt: Date.now() - 1_000 })
  expect(await timesAsked()).toBe(0)
  await sell(page, '240')
  await expect.poll(timesAsked).toBe(1)
  const line = page.getByText('20 bills changed since your last backup.')
  // Not over a bill that is being typed.
  await expect(line).toBeHidden()
  await page.getByRole('button', { name: 'New bill' }).click()
  await expect(line).toBeVisible()

  await test.step('Back up now downloads them, and the line is gone', async () => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Back up now' }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toMatch(/^gst-hisab-bills-\d{4}-\d\d-\d\d\.json$/)
    expect(await readFile(await download.path(), 'utf8')).toContain('"total": "283.20"')
    await expect(line).toBeHidden()
  })

  await test.step('Later hides it for the day; nothing is asked again', async () => {
    const week = 7 * 24 * 3600_000
    await note({ changed: ['a', 'b'], lastAt: Date.now() - week, isPersistenceAsked: true })
    await page.reload()
    await expect(page.getByText('Last: ')).toBeVisible()
    await countAsked()
    const weekly = page.getByText(/^2 bills changed since your last backup on \d+ \w+ \d{4}\./)
    await expect(weekly).toBeVisible()
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(weekly).toBeHidden()
    await sell(page, '250')
    expect(await timesAsked()).toBe(0)
  })
})

test('a year is closed: backed up, numbered anew, and settled bills go', { tag: THOROUGH }, async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2027-04-02T10:00:00') })
  const paid = [{ date: '2026-10-06', amount: '118', how: 'upi', note: '' }]
  const bills: GivenBill[] = [
    { number: 'SH/26-27/041', buyerName: 'Meena', payments: paid },
    { number: 'SH/26-27/042', buyerName: 'Om', changedAt: 20 },
    { number: 'SH/26-27/040' },
    { number: 'SH/25-26/007', date: '2026-03-01' },
  ]
  await openShop(page, bills)
  await answerWithFile(page, 'year.json')
  const list = await openList(page)
  await list.getByRole('button', { name: 'Close the year' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close the year 2026-27' })
  const remove = dialog.getByRole('button', { name: 'Remove the bills of 2026-27' })
  await expect(dialog.getByText('2026-27 has 3 documents on this device.')).toBeVisible()
  await expect(dialog.getByText('1 stays in any case')).toBeVisible()
  await expect(remove).toBeDisabled()
  await passesAxe(page)
  expect(await sidewaysScroll(page)).toBe(0)

  await dialog.getByRole('button', { name: 'Back up now' }).click()
  await expect(dialog.getByText('The file was read back: all of 2026-27 is in it.')).toBeVisible()
  expect(await fileContent(page, 'year.json')).toContain('SH/26-27/041')
  await expect(dialog.getByLabel('First tax invoice')).toHaveValue('SH/27-28/001')
  await dialog.getByLabel('First tax invoice').fill('SHK/27-28/101')
  await dialog.getByRole('button', { name: 'Keep these numbers' }).click()
  await expect(dialog.getByText('Kept. The next new bill has its number.')).toBeVisible()

  await remove.click()
  await expect(dialog.getByText('2 documents removed.')).toBeVisible()
  const numbers = async () =>
    (await billsInDatabase(page)).map(({ texts }) => texts.details.number).sort()
  expect(await numbers()).toEqual(['SH/25-26/007', 'SH/26-27/042'])
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('Undone.')).toBeVisible()
  expect(await numbers()).toHaveLength(4)
  await dialog.getByRole('button', { name: 'The year is closed' }).click()
  await expect(list.getByRole('button', { name: 'Close the year' })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'New bill' }).click()
  await openBillDetails(page)
  await expect(page.getByLabel('Bill number')).toHaveValue('SHK/27-28/101')
})
