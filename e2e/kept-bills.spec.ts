import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations, usualViolationsOn } from './axe'
import { openBillDetails } from './bill-page'
import { billsInDatabase } from './bills-database'
import {
  beginToday,
  emptyDevice,
  emptyDisk,
  entries,
  fillDisk,
  isKept,
  keptBill,
  keptRow,
  openBill,
  openFromList,
  openKeptBills,
  openList,
  openPayments,
  paymentsLine,
  TODAY,
  todayOf,
  total,
  typeBuyer,
  typeItem,
} from './kept-documents'
import { openSecondTab } from './second-tab'
import { expect, giveFile, sidewaysScroll, testInTab as test } from './support'
import { STILL_FILE } from './tabs'

const price = (page: Page) => page.getByLabel('Price of item 1')
const number = (page: Page) => page.getByLabel('Bill number')
const status = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

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
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(TODAY)
  await expect(page.getByLabel('Your name')).toHaveValue('Sharma Stores')
  for (const field of ["Buyer's name", "Buyer's address", "Buyer's GSTIN"]) {
    await expect(page.getByLabel(field)).toHaveValue('')
  }
  await expect(page.getByRole('radio', { name: 'Same state' })).toBeChecked()
  await expect(total(page)).toHaveText('₹0.00')

  await typeItem(page, 1, 'Fan', '1,000')
  await page.getByLabel("Buyer's name").fill('Patel Hardware')
  await isKept(page)
  const list = await openList(page)
  await expect(entries(list)).toHaveText([/INV-042.*Patel Hardware/, /INV-041.*Asha Traders/])

  await list.getByRole('button', { name: 'Open INV-041, Asha Traders' }).click()
  await expect(list).toBeHidden()
  await expect(page.getByLabel("Buyer's name")).toHaveValue('Asha Traders')
  await expect(page.getByRole('radio', { name: 'Another state' })).toBeChecked()
  await expect(total(page)).toHaveText('₹283.20')
})

test('two tabs: two bills have two numbers, one bill follows the last change, and a closed tab loses nothing', async ({
  page,
}) => {
  await openBill(page)
  await typeItem(page, 1, 'Umbrella', '240')
  await typeBuyer(page, 'Asha Traders', 'A-1')
  await isKept(page)
  const other = await openSecondTab(page)
  await openBill(other)
  await openBillDetails(other)

  await test.step('two bills have two numbers, and neither touches the other', async () => {
    await typeItem(other, 1, 'Fan', '1,000')
    await expect(number(other)).toHaveValue('A-2')
    await isKept(other)
    await expect(page.getByLabel("Buyer's name")).toHaveValue('Asha Traders')
    // Both count on from their own bill, and still have two numbers.
    await page.getByRole('button', { name: 'New bill' }).click()
    await expect(number(page)).toHaveValue('A-3')
  })

  await test.step('a bill with nothing on it uses no number, and gives way to one that has something', async () => {
    await page.getByRole('button', { name: 'New bill' }).click()
    await status(page, 'New bill A-3')
    await other.getByRole('button', { name: 'New bill' }).click()
    await expect(number(other)).toHaveValue('A-3')
    await typeItem(other, 1, 'Lamp', '500')
    await isKept(other)
    // The other tab has the number now: this one goes on to the next.
    await typeItem(page, 1, 'Soap', '10')
    await expect(number(page)).toHaveValue('A-4')
    // A number of one's own is kept, and said to be another bill's.
    await number(page).fill('A-1')
    await expect(number(page)).toHaveAccessibleDescription(
      'Another bill, for Asha Traders, has this number already.',
    )
    await number(page).fill('A-4')
    await isKept(page)
  })

  await test.step('one bill in both follows the last change of its items and its payments', async () => {
    for (const tab of [page, other]) await openFromList(tab, 'A-1, Asha Traders')
    await expect(total(other)).toHaveText('₹283.20')
    await price(other).fill('100')
    await expect(total(page)).toHaveText('₹118.00')
    await openPayments(other)
    await other.getByRole('button', { name: 'Add payment' }).click()
    await other.getByLabel('Amount of payment 1').fill('50')
    await expect(paymentsLine(page)).toContainText('Part paid, ₹68.00 left')
  })

  await test.step('both at once: of two payments both stay, and of two bills the second is a copy', async () => {
    await page.evaluate(() => {
      // The news does not come through.
      BroadcastChannel.prototype.postMessage = () => {}
    })
    const amounts = async () => (await billA(page)).map(({ payments }) => payments)
    await openPayments(page)
    await page.getByLabel('Amount of payment 1').fill('60')
    await expect.poll(amounts).toEqual([['60']])
    await other.getByLabel('Amount of payment 1').fill('55')
    // Nobody knows which of the two is meant: both stand in the bill, for the person to see.
    await expect.poll(amounts).toEqual([['55', '60']])
    // This tab hears of it, and goes on from there.
    await expect(page.getByLabel('Amount of payment 2')).toBeVisible()

    const totals = async () => (await billA(page)).map(({ total }) => total).sort()
    await price(page).fill('200')
    await expect.poll(totals).toEqual(['236.00'])
    await price(other).fill('300')
    await expect(other.getByText('Yours is kept as a copy.')).toBeVisible()
    await expect.poll(totals).toEqual(['236.00', '354.00'])
  })

  await test.step('a tab is closed in the middle of a bill, and the next one goes on with it', async () => {
    await price(other).fill('250')
    await other.close({ runBeforeUnload: true })
    // As in a new tab.
    await page.goto(STILL_FILE)
    await page.evaluate(() => sessionStorage.clear())
    await openBill(page)
    await expect(page.getByText('Last: A-1 · Asha Traders · ₹295.00')).toBeVisible()
    await openBillDetails(page)
    await expect(number(page)).toHaveValue('A-5')
    await expect(page.getByLabel("Buyer's name")).toHaveValue('')
    await page.getByRole('button', { name: 'Open it' }).click()
    await expect(number(page)).toHaveValue('A-1')
    await expect(total(page)).toHaveText('₹295.00')
  })
})

/** What the database has of the bill A-1 and of its copy. */
const billA = async (page: Page) =>
  (await billsInDatabase(page))
    .filter(({ texts }) => texts.details.number === 'A-1')
    .map(({ total, texts: { payments } }) => ({
      total,
      payments: payments?.map(({ amount }) => amount).sort(),
    }))

/** A bill of one item, on the day on which they are all written. */
const sold = (number: string, buyerName: string, description: string) =>
  keptBill(number, number, {
    changedAt: Date.parse(`${TODAY}T10:00:00`) + Number(number),
    total: `${Number(number) * 118}.00`,
    texts: {
      rows: [keptRow(description, `${number}00`)],
      details: { buyerName, date: TODAY },
    },
  })

test('bills are searched, doubled and deleted, and deleting is undone', async ({ page }) => {
  await openKeptBills(page, [
    sold('3', 'Åsa Imports', 'Soap'),
    sold('2', 'Patel Hardware', 'Fan'),
    sold('1', 'Asha Traders', 'Umbrella'),
  ])
  const list = await openList(page)
  await expect(list.getByText('3 bills')).toBeVisible()
  const search = list.getByLabel('Search bills')
  for (const [text, found] of [
    ['asa', [/Åsa Imports/]],
    ['15 nov', [/Åsa/, /Patel/, /Asha/]],
    ['nothing like it', []],
    ['umbrella', [/Asha/]],
  ] as const) {
    await search.fill(text)
    await expect(entries(list)).toHaveText([...found])
  }
  await search.fill('asha ₹118 15 nov')
  await expect(list.getByRole('status')).toHaveText(/^1 of 3 bills · ₹118 · 15 November$/)
  await list.getByLabel('Amount').selectOption('₹1,000 to ₹10,000')
  await expect(entries(list)).toHaveCount(0)
  await list.getByLabel('Amount').selectOption('Any amount')
  await expect(entries(list)).toHaveText([/Asha/])
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
  await openBillDetails(page)
  await expect(number(page)).toHaveValue('4')
  await expect(page.getByLabel("Buyer's name")).toHaveValue('Asha Traders')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(await todayOf(page))
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

test('all bills leave as one file and come back elsewhere; a broken file changes nothing', {
  tag: THOROUGH,
}, async ({ page }) => {
  const bill = keptBill('a', 'A-1', { texts: { details: { buyerName: 'Asha Traders' } } })
  await openKeptBills(page, [bill], { seller: { name: 'Sharma Stores' } })
  const file = await exported(await openList(page))

  await emptyDevice(page)
  await openKeptBills(page, [sold('2', '', 'Fan')])
  const list = await openList(page)
  const importing = list.getByRole('button', { name: 'Import' })
  for (const [content, said] of [
    [file.slice(0, -40), 'It may be cut off'],
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
  await expect(total(page)).toHaveText('₹283.20')
  await openBillDetails(page)
  await expect(page.getByLabel('Your name')).toHaveValue('Sharma Stores')
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
  test('storage is forbidden: it is said of bills and items, and both go on as ever', {
    tag: THOROUGH,
  }, async ({ page }) => {
    await page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('no', 'SecurityError')
      }
    })
    await openBill(page)
    await typeItem(page, 1, 'Umbrella', '240')
    await expect(page.getByText('This browser keeps no bills')).toBeVisible()
    await expect(total(page)).toHaveText('₹283.20')
    await page.getByRole('button', { name: 'New bill' }).click()
    await expect(total(page)).toHaveText('₹0.00')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(total(page)).toHaveText('₹283.20')

    await page.getByRole('button', { name: 'Your items' }).click()
    const items = page.getByRole('dialog')
    await expect(items.getByText('This browser keeps no items')).toBeVisible()
    await items.getByRole('button', { name: 'Close' }).click()
    await page.getByLabel('Item 2', { exact: true }).click()
    await page.keyboard.type('U1')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('HSN or SAC of item 2')).toBeFocused()
  })

  test('storage is full: it is said at once, and nothing is lost as long as the tab is there', async ({
    page,
  }) => {
    await openKeptBills(page, [keptBill('a', '1')])
    await page.getByRole('button', { name: 'New bill' }).click()
    await expect(total(page)).toHaveText('₹0.00')
    await fillDisk(page)

    await test.step('the bill and its payments stay on the page, and it prints', async () => {
      await typeItem(page, 1, 'Lamp', '1,000')
      await status(page, 'The storage of this device is full')
      await openPayments(page)
      await page.getByRole('button', { name: 'Add payment' }).click()
      await page.getByLabel('Amount of payment 1').fill('100')
      await expect(paymentsLine(page)).toContainText('Part paid, ₹1,080.00 left')
      await status(page, 'The storage of this device is full')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('article', { name: 'Tax Invoice' })).toContainText('₹1,180.00')
      await page.emulateMedia({ media: null })
    })

    await test.step('an item that cannot be kept stays where it was typed', async () => {
      await page.getByRole('button', { name: 'Your items' }).click()
      const items = page.getByRole('dialog')
      await items.getByRole('button', { name: 'New item' }).click()
      await items.getByLabel('Item', { exact: true }).fill('Lamp')
      await page.keyboard.press('Enter')
      await expect(items.getByText('the storage of this device is full')).toBeVisible()
      await expect(items.getByLabel('Item', { exact: true })).toHaveValue('Lamp')
      // Twice, as it is not kept.
      await items.getByRole('button', { name: 'Cancel' }).click()
      await items.getByRole('button', { name: 'Cancel' }).click()
      await items.getByRole('button', { name: 'Close' }).click()
    })

    await test.step('opening another bill keeps a way back to the one that is in this tab only', async () => {
      await openFromList(page, '1')
      await expect(total(page)).toHaveText('₹283.20')
      await status(page, 'Not kept: 2 · ₹1,180.00.')
      await page.getByRole('button', { name: 'Go back to it' }).click()
      await expect(total(page)).toHaveText('₹1,180.00')
      await expect(page.getByLabel('Item 1', { exact: true })).toHaveValue('Lamp')
    })

    await test.step('such a bill can be saved as a file, and comes back by Import', async () => {
      await page.getByRole('button', { name: 'New bill' }).click()
      await expect(total(page)).toHaveText('₹0.00')
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save as a file' }).click()
      const file = await (await waiting).path()
      // A file that the person did not let the browser write is none.
      await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible()
      await page.getByRole('button', { name: 'I have the file' }).click()
      await expect(page.getByRole('button', { name: 'Save as a file' })).toHaveCount(0)
      await emptyDisk(page)
      await typeItem(page, 1, 'Fan', '10')
      await isKept(page)
      const list = await openList(page)
      await expect(entries(list)).toHaveText([/₹11\.80/, /₹283\.20/])
      await giveFile(list.getByRole('button', { name: 'Import' }), file)
      await list.getByRole('button', { name: 'Bring them in' }).click()
      await expect(list.getByText('1 bill added.')).toBeVisible()
      await expect(entries(list)).toHaveText([/₹11\.80/, /₹1,180\.00/, /₹283\.20/])
    })
  })
})
