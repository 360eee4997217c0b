import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from './axe'
import { openBillDetails } from './bill-page'
import { billsInDatabase } from './bills-database'
import { openSecondTab } from './second-tab'
import { expect, giveFile, openPage, sidewaysScroll, test } from './support'
import { STILL_FILE } from './tabs'

/*
 * What keeps bills safe: a copy in a file that the person chose, back-ups, files that come back, and the
 * end of a year. The file is one of the browser's own disk, which is written like any other.
 */

const FILE = 'shakti-bills.json'

/** Answers the browser's question for a file. What may go wrong with it is said by `disk`. */
async function answerWithFile(page: Page, name = FILE) {
  await page.addInitScript((name) => {
    const disk = { failure: '', permission: 'granted', name }
    Object.assign(window, { disk })
    const openFile = async () => {
      const folder = await navigator.storage.getDirectory()
      return folder.getFileHandle(disk.name, { create: true })
    }
    Object.assign(window, {
      showSaveFilePicker: openFile,
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
  }, name)
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
  title?: string
  againstId?: string
  changedAt?: number
  payments?: { date: string; amount: string; how: string; note: string }[]
}

const shop = { name: 'Shakti Hardware', gstin: '27ABCDE1234F1Z5' }

/** A file of bills as the page writes it; the id of a bill is its number. */
const billsFile = (bills: readonly GivenBill[], seller: object = shop) =>
  JSON.stringify({
    format: 'gst-hisab-bills',
    version: 2,
    seller,
    bills: bills.map(({ number, price = '100', changedAt = 10, payments = [], ...details }) => ({
      id: number,
      revision: 1,
      changedAt,
      texts: {
        rows: [{ description: 'Soap', quantity: '1', price, rate: '18' }],
        prices: 'before-gst',
        whole: {},
        details: { date: '2026-10-05', ...details, number },
        payments,
      },
      choices: { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true },
      total: '0',
    })),
  })

const asFile = (content: string, name = 'bills.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})

const openBill = (page: Page) => openPage(page, '/gst/bill')

async function openList(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Bills', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Your bills' })
  await expect(list).toBeVisible()
  return list
}

const bring = async (list: Locator, content: string) =>
  giveFile(list.getByRole('button', { name: 'Import' }), asFile(content))

const isKept = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Kept on this device' }).first()).toBeVisible()

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

const GOES_TO = `A copy goes to ${FILE} after every change.`

async function keepCopy(page: Page, list: Locator) {
  await list.getByRole('button', { name: 'Keep a copy in a file' }).click()
  await expect(list.getByText(GOES_TO)).toBeVisible()
  await expect(page.getByText(/Written at \d\d:\d\d\./)).toBeVisible()
}

test.describe('a copy in a file', () => {
  test.beforeEach(({ page }) => answerWithFile(page))

  test('is written when it is chosen, 10 seconds after a change, and when the page is hidden', async ({
    page,
  }) => {
    await openBill(page)
    await sell(page, '240')
    const list = await openList(page)
    await keepCopy(page, list)
    expect(await fileContent(page)).toContain('"total": "283.20"')
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await page.getByLabel('Price of item 1').fill('500')
    await expect.poll(() => fileContent(page)).toContain('"total": "590.00"')
    await page.getByLabel('Price of item 1').fill('1,000')
    await isKept(page)
    await hide(page)
    await expect.poll(() => fileContent(page)).toContain('"total": "1180.00"')
    await openList(page)
    await list.getByRole('button', { name: 'Stop' }).click()
    await expect(list.getByRole('button', { name: 'Keep a copy in a file' })).toBeVisible()
  })

  test('has the payments and marks of Sales, too', async ({ page }) => {
    await openBill(page)
    const list = await openList(page)
    const seller = { name: 'Shakti Hardware', gstin: '27AAPFU0939F1ZV' }
    await bring(list, billsFile([{ number: 'A-1', buyerName: 'Asha' }], seller))
    await expect(list.getByText('1 bill added.')).toBeVisible()
    await keepCopy(page, list)

    await openPage(page, '/gst/sales#v=1&part=money')
    await page.getByRole('button', { name: 'Asha' }).click()
    await page.getByRole('button', { name: 'Paid in full' }).click()
    await expect(page.getByText('Nobody owes you anything.')).toBeVisible()
    await expect
      .poll(async () => {
        await hide(page)
        return fileContent(page)
      })
      .toContain('"amount": "118.00"')
    await page.getByRole('radio', { name: 'GSTR-1 and 3B' }).press('Space')
    await page.getByRole('button', { name: 'Mark as filed' }).click()
    await expect(page.getByText('Marked as filed on')).toBeVisible()
    await expect
      .poll(async () => {
        await hide(page)
        return fileContent(page)
      })
      .toContain('GSTR-1 102026')
  })

  test('says so where the disk is full, and is written with the next change', async ({ page }) => {
    await openBill(page)
    await sell(page, '240')
    const list = await openList(page)
    await keepCopy(page, list)
    const before = await fileContent(page)
    await page.keyboard.press('Escape')
    await changeDisk(page, { failure: 'QuotaExceededError' })
    await page.getByLabel('Price of item 1').fill('500')
    await isKept(page)
    await hide(page)
    await openList(page)
    await expect(list.getByText(`there is no room left for ${FILE}`)).toBeVisible()
    await expect(list.getByRole('button', { name: 'Choose another file' })).toBeVisible()
    await expect(list.getByRole('button', { name: 'Back up now' })).toBeVisible()
    expect(await fileContent(page)).toBe(before)
    await changeDisk(page, { failure: '' })
    await page.keyboard.press('Escape')
    await page.getByLabel('Price of item 1').fill('600')
    await isKept(page)
    await hide(page)
    await expect.poll(() => fileContent(page)).toContain('"total": "708.00"')
    await openList(page)
    await expect(list.getByText(GOES_TO)).toBeVisible()
  })

  test('asks again in one line where the permission is gone', async ({ page }) => {
    await openBill(page)
    await sell(page, '240')
    await keepCopy(page, await openList(page))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'New bill' }).click()
    await page.addInitScript(() => {
      Object.assign((window as unknown as { disk: Disk }).disk, { permission: 'prompt' })
    })
    await page.reload()
    const line = page.getByText(`This browser no longer lets the page write to ${FILE}.`)
    await expect(line).toBeVisible()
    // Over a bill that is being typed it is not in the way.
    await sell(page, '77')
    await expect(line).toBeHidden()
    expect(await fileContent(page)).not.toContain('"total": "90.86"')
    await page.getByRole('button', { name: 'New bill' }).click()
    await page.getByRole('button', { name: 'Allow again' }).click()
    await expect(line).toBeHidden()
    await expect.poll(() => fileContent(page)).toContain('"total": "90.86"')
  })

  test('is the same in two tabs: one writes, both know', async ({ page }) => {
    await openBill(page)
    await sell(page, '240')
    await keepCopy(page, await openList(page))
    const second = await openSecondTab(page)
    await answerWithFile(second)
    await openBill(second)
    await second.getByRole('button', { name: 'New bill' }).click()
    await sell(second, '500')
    const list = await openList(second)
    await expect(list.getByText(GOES_TO)).toBeVisible()
    await Promise.all([hide(page), hide(second)])
    await expect.poll(() => fileContent(page)).toContain('"total": "590.00"')
    expect(await fileContent(page)).toContain('"total": "283.20"')
    await list.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('button', { name: 'Keep a copy in a file' })).toBeVisible()
  })

  test('never takes the place of a file of another shop unasked', async ({ page }) => {
    await openBill(page)
    const other = billsFile([{ number: 'X-1' }], { name: 'Om Stores', gstin: '24ABCDE1234F1Z5' })
    await writeToDisk(page, other)
    const list = await openList(page)
    await bring(list, billsFile([{ number: 'A-1' }]))
    await expect(list.getByText('1 bill added.')).toBeVisible()
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

  test('outlives cleared storage: it is not emptied, and gives back the same bytes', async ({
    page,
  }) => {
    await openBill(page)
    const list = await openList(page)
    await bring(list, billsFile([{ number: 'A-1' }, { number: 'A-2', buyerName: 'Meena' }]))
    await expect(list.getByText('2 bills added.')).toBeVisible()
    await keepCopy(page, list)
    const before = await fileContent(page)
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
    await openBill(page)
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
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Bring them in' }).click()
    await expect(dialog.getByText('2 bills added.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    // The dialog below stays open.
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(list.getByText(GOES_TO)).toBeVisible()
    expect(await fileContent(page)).toBe(before)
  })
})

test('without a file, 20 changed bills are worth one quiet line a day', async ({ page }) => {
  await openBill(page)
  await expect(page.getByText('Kept on this device')).toHaveCount(0)
  const list = await openList(page)
  await expect(list.getByRole('button', { name: 'Export all' })).toBeDisabled()
  await page.evaluate(() => {
    const changed = Array.from({ length: 19 }, (_, index) => `b${index}`)
    const notes = { changed, changedSince: Date.now(), lastAt: Date.now() - 1_000 }
    localStorage.setItem('gst-hisab-backup', JSON.stringify(notes))
  })
  await page.keyboard.press('Escape')
  await sell(page, '240')
  const line = page.getByText('20 bills changed since your last backup.')
  // Not over a bill that is being typed.
  await expect(line).toBeHidden()
  await page.getByRole('button', { name: 'New bill' }).click()
  await expect(line).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Back up now' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toMatch(/^gst-hisab-bills-\d{4}-\d\d-\d\d\.json$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('"total": "283.20"')
  await expect(line).toBeHidden()
  await page.reload()
  await expect(page.getByText('Last: ')).toBeVisible()
  await expect(line).toBeHidden()
})

test('the browser is asked once not to clear bills away, with the first that is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked = { times: 0 }
    Object.assign(window, { asked })
    navigator.storage.persist = async () => {
      asked.times++
      return false
    }
  })
  const timesAsked = () =>
    page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)
  await openBill(page)
  await expect(page.getByRole('status').first()).toBeAttached()
  expect(await timesAsked()).toBe(0)
  await sell(page, '240')
  await expect.poll(timesAsked).toBe(1)
  await page.reload()
  await sell(page, '250')
  expect(await timesAsked()).toBe(0)
})

test('Later hides the line for the day', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('gst-hisab-backup')) return
    const week = 7 * 24 * 3600_000
    const notes = { changed: ['a', 'b'], lastAt: Date.now() - week }
    localStorage.setItem('gst-hisab-backup', JSON.stringify(notes))
  })
  await openBill(page)
  const line = page.getByText(/^2 bills changed since your last backup on \d+ \w+ \d{4}\./)
  await expect(line).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(line).toBeHidden()
})

test('a file of another shop asks, and says what it brings', async ({ page }) => {
  await openBill(page)
  const list = await openList(page)
  await bring(list, billsFile([{ number: 'A-1' }, { number: 'A-2' }]))
  await expect(list.getByText('2 bills added.')).toBeVisible()
  const newer = { number: 'A-1', price: '5', changedAt: 20 }
  const older = { number: 'A-2', price: '5', changedAt: 5 }
  const other = { name: 'Om Stores', gstin: '24ABCDE1234F1Z5' }
  const file = billsFile([newer, older, { number: 'B-1', date: '2026-04-01' }], other)
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
  await expect(fact('Older, left out')).toHaveText(/1$/)
  await expect(fact('Dates')).toContainText('1 April 2026 to 5 October 2026')
  await expectNoViolations(page)
  await brings.getByRole('button', { name: 'Cancel' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await bring(list, file)
  await brings.getByRole('button', { name: 'Merge all the same' }).click()
  await expect(
    list.getByText('1 bill added, 1 replaced by a newer version, 1 already here.'),
  ).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await list.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
})

test('a year is closed: backed up, numbered anew, and settled bills go', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-04-02T10:00:00') })
  await answerWithFile(page, 'year.json')
  await openBill(page)
  const list = await openList(page)
  const paid = [{ date: '2026-10-06', amount: '118', how: 'upi', note: '' }]
  const bills: GivenBill[] = [
    { number: 'SH/26-27/041', buyerName: 'Meena', payments: paid },
    { number: 'SH/26-27/042', buyerName: 'Om', changedAt: 20 },
    { number: 'SH/26-27/040' },
    { number: 'SH/25-26/007', date: '2026-03-01' },
  ]
  await bring(list, billsFile(bills))
  await expect(list.getByText('4 bills added.')).toBeVisible()
  await list.getByRole('button', { name: 'Close the year' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close the year 2026-27' })
  const remove = dialog.getByRole('button', { name: 'Remove the bills of 2026-27' })
  await expect(dialog.getByText('2026-27 has 3 documents on this device.')).toBeVisible()
  await expect(dialog.getByText('1 stays in any case')).toBeVisible()
  await expect(remove).toBeDisabled()
  await expectNoViolations(page)
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
