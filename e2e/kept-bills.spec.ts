import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations, usualViolationsOn } from './axe'
import { openBillDetails } from './bill-page'
import { billsInDatabase } from './bills-database'
import { openSecondTab } from './second-tab'
import { expect, giveFile, openPage, result, sidewaysScroll, testInTab as test } from './support'

/** The day on which a bill is written, where that shows. */
const today = '2026-11-15'
const beginToday = (page: Page) => page.clock.install({ time: new Date(`${today}T10:00:00`) })

async function openBill(page: Page) {
  await openPage(page, '/gst/bill')
  await expect(page.getByLabel('Item 1', { exact: true })).toBeVisible()
}

async function typeItem(page: Page, number: number, name: string, price: string) {
  await page.getByLabel(`Item ${number}`, { exact: true }).fill(name)
  await page.getByLabel(`Price of item ${number}`).fill(price)
}

async function typeBuyer(page: Page, name: string, number?: string) {
  await openBillDetails(page)
  if (number !== undefined) await page.getByLabel('Bill number').fill(number)
  await page.getByLabel("Buyer's name").fill(name)
}

const isKept = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Kept on this device' }).first()).toBeVisible()

async function openList(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Bills', exact: true }).click()
  const list = page.getByRole('dialog', { name: 'Your bills' })
  await expect(list).toBeVisible()
  return list
}

/** The bills in the list, as a person reads them. */
const entries = (list: Locator) => list.getByRole('listitem')

const total = (page: Page) => result(page, 'Total Amount').first()

/** A bill in another tab. */
async function openSecondBill(page: Page): Promise<Page> {
  const second = await openSecondTab(page)
  await openBill(second)
  return second
}

test('two customers one after the other: nothing of the first is on the bill of the second', {
  tag: THOROUGH,
}, async ({ page }) => {
  await beginToday(page)
  await openBill(page)
  await typeItem(page, 1, 'Umbrella', '240')
  await typeBuyer(page, 'Asha Traders', 'INV-041')
  await page.getByLabel('Your name').fill('Sharma Stores')
  await page.getByLabel("Buyer's address").fill('7 Gandhi Chowk')
  await page.getByLabel("Buyer's GSTIN").fill('29AAGCB7383J1Z4')
  await page.getByText('Another state', { exact: true }).click()

  await page.getByRole('button', { name: 'New bill' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'New bill INV-042' })).toBeVisible()
  await expect(page.getByLabel('Bill number')).toHaveValue('INV-042')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(today)
  await expect(page.getByLabel('Your name')).toHaveValue('Sharma Stores')
  for (const field of ["Buyer's name", "Buyer's address", "Buyer's GSTIN"]) {
    await expect(page.getByLabel(field)).toHaveValue('')
  }
  await expect(page.getByRole('radio', { name: 'Same state' })).toBeChecked()
  await expect(total(page)).toHaveText('₹0.00')

  await typeItem(page, 1, 'Fan', '1,000')
  await typeBuyer(page, 'Patel Hardware')
  await isKept(page)
  const list = await openList(page)
  await expect(entries(list)).toHaveText([/INV-042.*Patel Hardware/, /INV-041.*Asha Traders/])

  await list.getByRole('button', { name: 'Open INV-041, Asha Traders' }).click()
  await expect(list).toBeHidden()
  await expect(page.getByLabel("Buyer's name")).toHaveValue('Asha Traders')
  await expect(page.getByRole('radio', { name: 'Another state' })).toBeChecked()
  await expect(total(page)).toHaveText('₹283.20')
})

test('a tab is closed in the middle of a bill, and the next one goes on with it', async ({
  page,
}) => {
  const first = await openSecondBill(page)
  await typeItem(first, 1, 'Umbrella', '240')
  await typeBuyer(first, 'Asha Traders', 'INV-099')
  await isKept(first)
  await first.getByLabel('Price of item 1').fill('250')
  await first.close({ runBeforeUnload: true })

  await openBill(page)
  await expect(page.getByText('Last: INV-099 · Asha Traders · ₹295.00')).toBeVisible()
  await openBillDetails(page)
  await expect(page.getByLabel('Bill number')).toHaveValue('INV-100')
  await expect(page.getByLabel("Buyer's name")).toHaveValue('')
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByLabel('Bill number')).toHaveValue('INV-099')
  await expect(total(page)).toHaveText('₹295.00')
})

test('two tabs have two bills, and neither touches the other', async ({ page }) => {
  await openBill(page)
  await typeItem(page, 1, 'Umbrella', '240')
  await typeBuyer(page, 'Asha Traders', 'A-1')
  await isKept(page)
  const other = await openSecondBill(page)
  await typeItem(other, 1, 'Fan', '1,000')
  await typeBuyer(other, 'Patel Hardware')
  await expect(other.getByLabel('Bill number')).toHaveValue('A-2')
  await isKept(other)
  await expect(page.getByLabel("Buyer's name")).toHaveValue('Asha Traders')
  // Both count on from their own bill, and still have two numbers.
  await page.getByRole('button', { name: 'New bill' }).click()
  await expect(page.getByLabel('Bill number')).toHaveValue('A-3')
  const list = await openList(other)
  await expect(entries(list)).toHaveText([/A-2/, /A-1/])
})

test('one bill in two tabs follows the last change, and nothing that was typed is lost', async ({
  page,
}) => {
  await openBill(page)
  await typeItem(page, 1, 'Umbrella', '240')
  await typeBuyer(page, 'Asha Traders', 'A-1')
  await isKept(page)
  const other = await openSecondBill(page)
  await other.getByRole('button', { name: 'Open it' }).click()
  await expect(total(other)).toHaveText('₹283.20')
  await other.getByLabel('Price of item 1').fill('100')
  await expect(total(page)).toHaveText('₹118.00')

  // Both at once: the second to be kept becomes a copy.
  await page.evaluate(() => {
    // The news does not come through.
    BroadcastChannel.prototype.postMessage = () => {}
  })
  await page.getByLabel('Price of item 1').fill('200')
  await isKept(page)
  await expect(async () => expect(await keptTotals(page)).toEqual(['236.00'])).toPass()
  await other.getByLabel('Price of item 1').fill('300')
  await expect(other.getByText('Yours is kept as a copy.')).toBeVisible()
  await expect.poll(() => keptTotals(page)).toEqual(['236.00', '354.00'])
})

const keptTotals = async (page: Page) =>
  (await billsInDatabase(page)).map(({ total }) => total).sort()

test('numbers follow one another: none is used twice, and none by a bill with nothing on it', async ({
  page,
}) => {
  await openBill(page)
  await typeItem(page, 1, 'Umbrella', '240')
  await typeBuyer(page, 'Asha Traders', 'A-1')
  await page.getByRole('button', { name: 'New bill' }).click()
  await expect(page.getByLabel('Bill number')).toHaveValue('A-2')
  await page.getByRole('button', { name: 'New bill' }).click()
  await expect(page.getByText('New bill A-2')).toBeVisible()
  await expect(page.getByLabel('Bill number')).toHaveValue('A-2')

  const other = await openSecondBill(page)
  await openBillDetails(other)
  await expect(other.getByLabel('Bill number')).toHaveValue('A-2')
  await typeItem(other, 1, 'Fan', '1,000')
  await isKept(other)
  // The other tab has the number now: this one goes on to the next.
  await typeItem(page, 1, 'Soap', '10')
  await expect(page.getByLabel('Bill number')).toHaveValue('A-3')

  // A number of one's own is kept, and said to be another bill's.
  await page.getByLabel('Bill number').fill('A-1')
  await expect(page.getByLabel('Bill number')).toHaveAccessibleDescription(
    'Another bill, for Asha Traders, has this number already.',
  )
})

test('a bill that was left empty overnight has the date of the day it is typed', async ({
  page,
}) => {
  await beginToday(page)
  await openBill(page)
  await openBillDetails(page)
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(today)
  await page.clock.setFixedTime(new Date('2026-11-16T09:00:00'))
  await typeItem(page, 1, 'Umbrella', '240')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-16')
  // What a person chose stays.
  await page.getByRole('button', { name: 'New bill' }).click()
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-16')
  await page.getByLabel('Date', { exact: true }).fill('2026-11-01')
  await typeItem(page, 1, 'Fan', '1,000')
  await isKept(page)
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('2026-11-01')
})

test('bills are searched, doubled and deleted, and deleting is undone', async ({ page }) => {
  await beginToday(page)
  await openBill(page)
  for (const [number, buyer, item] of [
    ['1', 'Asha Traders', 'Umbrella'],
    ['2', 'Patel Hardware', 'Fan'],
    ['3', 'Åsa Imports', 'Soap'],
  ] as const) {
    await typeItem(page, 1, item, `${number}00`)
    await typeBuyer(page, buyer, number)
    await page.getByRole('button', { name: 'New bill' }).click()
    await expect(page.getByLabel('Bill number')).toHaveValue(String(Number(number) + 1))
  }
  const list = await openList(page)
  await expect(list.getByText('3 bills')).toBeVisible()
  const search = list.getByLabel('Search bills')
  for (const [text, found] of [
    ['asa', [/Åsa Imports/]],
    ['fan 236', [/Patel Hardware/]],
    ['15 nov', [/Åsa/, /Patel/, /Asha/]],
    ['nothing like it', []],
    ['umbrella', [/Asha/]],
  ] as const) {
    await search.fill(text)
    await expect(entries(list)).toHaveText([...found])
  }
  await list.getByRole('button', { name: 'Delete 1, Asha Traders' }).click()
  await page.getByRole('button', { name: 'Delete it anyway' }).click()
  await expect(list.getByText('1, Asha Traders deleted.')).toBeVisible()
  await expect(entries(list)).toHaveCount(0)
  // One more, and the Undo of both outlasts the list.
  await search.fill('')
  await list.getByRole('button', { name: 'Delete 2, Patel Hardware' }).click()
  await page.getByRole('button', { name: 'Delete it anyway' }).click()
  await expect(list.getByText('2 bills deleted.')).toBeVisible()
  await expect(list.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await openList(page)
  await expect(entries(list)).toHaveText([/Åsa/, /Patel/, /Asha/])
  await list.getByRole('button', { name: 'Duplicate 1, Asha Traders' }).click()
  await expect(list).toBeHidden()
  await expect(page.getByLabel('Bill number')).toHaveValue('4')
  await expect(page.getByLabel("Buyer's name")).toHaveValue('Asha Traders')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(today)
  await expect(total(page)).toHaveText('₹118.00')
})

test('the open bill comes back with Undo', { tag: THOROUGH }, async ({ page }) => {
  await openBill(page)
  await typeItem(page, 1, 'Umbrella', '240')
  await typeBuyer(page, 'Asha Traders', '7')
  await isKept(page)

  await test.step('after it was deleted', async () => {
    const list = await openList(page)
    await list.getByRole('button', { name: 'Delete 7, Asha Traders' }).click()
    await expect(total(page)).toHaveText('₹0.00')
    await expect(page.getByLabel('Bill number')).toHaveValue('7')
    await expect(page.getByText('Open it')).toHaveCount(0)
    await list.getByRole('button', { name: 'Undo' }).click()
    await expect(entries(list)).toHaveText([/Asha/])
    await list.getByRole('button', { name: 'Close' }).click()
    await expect(total(page)).toHaveText('₹283.20')
    await expect(page.getByLabel('Bill number')).toHaveValue('7')
  })

  await test.step('after a new one, and what was typed since is kept as well', async () => {
    await page.getByRole('button', { name: 'New bill' }).click()
    await expect(page.getByLabel('Bill number')).toHaveValue('8')
    await typeItem(page, 1, 'Fan', '1,000')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Bill number')).toHaveValue('7')
    await expect(page.getByLabel('Item 1', { exact: true })).toHaveValue('Umbrella')
    const list = await openList(page)
    await expect(entries(list)).toHaveText([/8.*₹1,180\.00/, /7.*₹283\.20/])
  })
})

test('items and buyers of earlier bills are offered while typing, and can be forgotten', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openBill(page)
  await typeItem(page, 1, 'Umbrella, folding', '240')
  await page.getByLabel('HSN or SAC of item 1').fill('6601')
  await page.getByLabel('Quantity of item 1').fill('12 Nos')
  await page.getByLabel('GST rate of item 1').fill('5')
  await typeBuyer(page, 'Asha Traders', '1')
  await page.getByLabel("Buyer's address").fill('7 Gandhi Chowk')
  await page.getByLabel("Buyer's GSTIN").fill('29AAGCB7383J1Z4')
  await page.getByRole('button', { name: 'New bill' }).click()
  await expect(page.getByLabel('Bill number')).toHaveValue('2')

  // By keyboard alone, without leaving the field.
  const item = page.getByLabel('Item 1', { exact: true })
  const offers = page.getByRole('listbox', { name: 'From earlier bills' })
  await item.click()
  await page.keyboard.type('umb')
  await expect(offers.getByRole('option')).toHaveText([
    'Umbrella, folding240 / Nos · 5% · HSN 6601',
  ])
  await expect(page.getByRole('status').filter({ hasText: '1 from earlier bills' })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(offers).toBeHidden()
  await page.keyboard.type('r')
  await page.keyboard.press('ArrowDown')
  await expect(offers.getByRole('option', { selected: true })).toContainText('Umbrella')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Quantity of item 1')).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await expect(item).toHaveValue('Umbrella, folding')
  await expect(page.getByLabel('Unit of item 1')).toHaveValue('Nos')
  await expect(page.getByLabel('HSN or SAC of item 1')).toHaveValue('6601')
  await expect(total(page)).toHaveText('₹504.00')

  // A price before GST is no price with GST.
  await page.getByText('With GST', { exact: true }).click()
  await page.getByLabel('Item 2', { exact: true }).click()
  await page.keyboard.type('fol')
  await offers.getByRole('option').click()
  await expect(page.getByLabel('GST rate of item 2')).toHaveValue('5')
  await expect(page.getByLabel('Price of item 2')).toHaveValue('')
  await page.getByText('Before GST', { exact: true }).click()

  const buyer = page.getByLabel("Buyer's name")
  await buyer.click()
  await page.keyboard.type('asha')
  await expect(page.getByRole('combobox', { name: "Buyer's name", expanded: true })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(buyer).toHaveValue('Asha Traders')
  await expect(page.getByLabel("Buyer's address")).toHaveValue('7 Gandhi Chowk')
  await expect(page.getByLabel("Buyer's GSTIN")).toHaveValue('29AAGCB7383J1Z4')

  await page.getByRole('button', { name: 'New bill' }).click()
  await expect(page.getByLabel('Bill number')).toHaveValue('3')
  await item.click()
  await page.keyboard.type('umb')
  await expect(offers.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Delete')
  await expect(offers).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await item.click()
  await expect(offers.getByRole('option')).toHaveCount(1)
  // Without a choice, Enter goes on as ever.
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('HSN or SAC of item 1')).toBeFocused()
  await expect(item).toHaveValue('umb')
})

async function exported(list: Locator) {
  const waiting = list.page().waitForEvent('download')
  await list.getByRole('button', { name: 'Export all' }).click()
  return readFile(await (await waiting).path(), 'utf8')
}

const asFile = (content: string) => ({
  name: 'bills.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})

test('all bills leave as one file and come back elsewhere; a broken file changes nothing', async ({
  page,
  tabs,
}) => {
  await openBill(page)
  await typeItem(page, 1, 'Umbrella', '240')
  await typeBuyer(page, 'Asha Traders', 'A-1')
  await page.getByLabel('Your name').fill('Sharma Stores')
  const file = await exported(await openList(page))

  const otherBrowser = tabs.like({ locale: 'en-US' })
  const elsewhere = await otherBrowser.open(page.viewportSize())
  await openBill(elsewhere)
  await typeItem(elsewhere, 1, 'Fan', '1,000')
  const list = await openList(elsewhere)
  const importing = list.getByRole('button', { name: 'Import' })
  for (const [content, said] of [
    [file.slice(0, -40), 'It may be cut off'],
    ['{"format":"other"}', 'not a file with bills'],
    [file.replace('"version": 2', '"version": 3'), 'newer version'],
    [file.replace('"rows": [', '"rows": [7,'), 'Bill 1 of 1 in this file is damaged'],
  ] as const) {
    await giveFile(importing, asFile(content))
    await expect(list.getByText(said)).toContainText('Nothing was changed.')
    await expect(entries(list)).toHaveCount(1)
  }
  await giveFile(importing, asFile(file))
  // A bill is here already: what the file brings is shown first.
  await list.getByRole('button', { name: 'Bring them in' }).click()
  await expect(list.getByText('1 bill added.')).toBeVisible()
  await expect(entries(list)).toHaveCount(2)
  await giveFile(importing, asFile(file))
  await expect(list.getByText('1 already here.')).toBeVisible()
  await list.getByRole('button', { name: 'Open A-1, Asha Traders' }).click()
  await expect(total(elsewhere)).toHaveText('₹283.20')
  await openBillDetails(elsewhere)
  await expect(elsewhere.getByLabel('Your name')).toHaveValue('Sharma Stores')
  await otherBrowser.leave()
})

test('the list and the offers pass axe in both themes', { tag: THOROUGH }, async ({ page }) => {
  await openBill(page)
  await typeItem(page, 1, 'Umbrella', '240')
  await page.getByRole('button', { name: 'New bill' }).click()
  const firstItem = page.getByLabel('Item 1', { exact: true })
  await expect(firstItem).toHaveValue('')
  for (const width of [1440, 320]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      if (width < 768) await page.getByRole('button', { name: 'Add item' }).click()
      await page.getByLabel(width < 768 ? 'Item' : 'Item 1', { exact: true }).click()
      await page.keyboard.type('um')
      await expect(page.getByRole('listbox').getByRole('option')).toBeVisible()
      expect(await sidewaysScroll(page)).toBe(0)
      // Offers lie over buttons for a moment: how large these are is looked at elsewhere.
      expect(await usualViolationsOn(page)).toEqual([])
      const list = await openList(page)
      await expect(entries(list)).toHaveCount(2)
      await expectNoViolations(page)
      expect(await sidewaysScroll(page)).toBe(0)
      await page.keyboard.press('Escape')
      if (width === 1440) await firstItem.fill('')
    })
  }
})

test.describe('where nothing can be kept', () => {
  for (const [name, breakStorage, said] of [
    [
      'storage is forbidden',
      () => {
        indexedDB.open = () => {
          throw new DOMException('no', 'SecurityError')
        }
      },
      'This browser keeps no bills',
    ],
    [
      'storage is full',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
      'The storage of this device is full',
    ],
  ] as const) {
    test(`${name}: it is said at once, and the bill still prints`, async ({ page }) => {
      await page.addInitScript(breakStorage)
      await openBill(page)
      await typeItem(page, 1, 'Umbrella', '240')
      await expect(page.getByText(said)).toBeVisible()
      await expect(total(page)).toHaveText('₹283.20')
      await page.getByRole('button', { name: 'New bill' }).click()
      await expect(total(page)).toHaveText('₹0.00')
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(total(page)).toHaveText('₹283.20')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('article', { name: 'Tax Invoice' })).toContainText('₹283.20')
    })
  }
})
