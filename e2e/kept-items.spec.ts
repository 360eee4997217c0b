import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { someOf, THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { holdBack } from './hold-back'
import { openSecondTab } from './second-tab'
import { expect, giveFile, openPage, result, sidewaysScroll, testInTab as test } from './support'

const openBill = (page: Page) => openPage(page, '/gst/bill')

async function openItems(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Your items' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Your items' })).toBeVisible()
  return dialog
}

const entries = (dialog: Locator) => dialog.getByRole('listitem')

const csvFile = (content: string) => ({
  name: 'items.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})

const readButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Read a file' })

/** Keeps the items of a file. */
async function keepFile(dialog: Locator, content: string) {
  await giveFile(readButton(dialog), csvFile(content))
  await dialog.getByRole('button', { name: /^Keep [\d,]+ items?$/ }).click()
  await expect(dialog.getByRole('heading', { name: 'Your items' })).toBeVisible()
}

const price = (at: number) => 100 + at
const codeAt = (at: number) => `89010308652${String(at).padStart(2, '0')}`
const shop = [
  'Item,Code,Price (₹),Unit,HSN,GST %',
  ...Array.from({ length: 10 }, (_, at) => `Thing ${at},${codeAt(at)},${price(at)},Nos,6601,5`),
].join('\n')

const item = (page: Page, number: number) => page.getByLabel(`Item ${number}`, { exact: true })
const total = (page: Page) => result(page, 'Total Amount').first()
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

test('an item is added, changed, forgotten and brought back, and outlasts a reload', async ({
  page,
}) => {
  await openBill(page)
  const dialog = await openItems(page)
  await expect(dialog.getByText('No item is kept yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'New item' }).click()
  await expect(dialog.getByLabel('Item', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Item', { exact: true })).toHaveAccessibleDescription(
    'Type what the item is.',
  )
  await dialog.getByLabel('Item', { exact: true }).fill('Umbrella')
  await dialog.getByLabel('Code or barcode').fill('UMB-1')
  await dialog.getByLabel('Price', { exact: true }).fill('2x')
  await dialog.getByLabel('GST rate in %').fill('5')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Price', { exact: true })).toBeFocused()
  await dialog.getByLabel('Price', { exact: true }).fill('240')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Umbrella is kept.')).toBeVisible()
  await expect(entries(dialog)).toHaveText([/Umbrella₹240UMB-1 · before GST · 5%/])

  // A code belongs to one item.
  await dialog.getByRole('button', { name: 'New item' }).click()
  await dialog.getByLabel('Item', { exact: true }).fill('Fan')
  await dialog.getByLabel('Code or barcode').fill('umb-1')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Umbrella has this code already.')).toBeVisible()
  await dialog.getByLabel('Code or barcode').fill('')
  await page.keyboard.press('Enter')
  await expect(entries(dialog)).toHaveCount(2)

  await dialog.getByRole('button', { name: 'Change Umbrella' }).click()
  await dialog.getByLabel('Price', { exact: true }).fill('250.5')
  // What was typed is not lost by a slip.
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('This item is not saved yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save item' }).click()
  await expect(dialog.getByText('₹250.50')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Change Umbrella' })).toBeFocused()

  const search = dialog.getByLabel('Search items')
  await search.fill('umb-1')
  await expect(dialog.getByText('1 of 2 items')).toBeVisible()
  await search.fill('nothing like it')
  await expect(dialog.getByText('No item has all of these words.')).toBeVisible()
  await search.fill('')

  await dialog.getByRole('button', { name: 'Forget Umbrella' }).click()
  await expect(dialog.getByText('Umbrella forgotten.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Forget Fan' }).click()
  await expect(dialog.getByText('2 items forgotten.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entries(dialog)).toHaveText([/Fan/, /Umbrella/])

  await page.reload()
  await openItems(page)
  await expect(entries(dialog)).toHaveText([/Fan/, /Umbrella/])
  await dialog.getByRole('button', { name: 'Add to the bill: Umbrella' }).click()
  await dialog.getByRole('button', { name: 'Add to the bill: Umbrella' }).click()
  await expect(dialog.getByText('Umbrella: 2 on the bill.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(total(page)).toHaveText('₹526.06')
})

test('a file says what it brings before it is kept, and leaves as one that brings nothing new', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openBill(page)
  const dialog = await openItems(page)
  await giveFile(readButton(dialog), csvFile('<html><table>'))
  await expect(dialog.getByText('Nothing was changed.')).toBeVisible()
  await giveFile(
    readButton(dialog),
    csvFile(
      'HSN,MRP,Particulars,Barcode,GST rate\n6601,118,Umbrella,8901030865278,18\n,abc,Fan,,18\n8414,2,Fan,8.90103E+12,18\n3401,10,Soap,,0',
    ),
  )
  await expect(dialog.getByText('2 new. 2 rows could not be read.')).toBeVisible()
  await expect(dialog.getByText("Row 3: the price 'abc' is not a number.")).toBeVisible()
  await expect(dialog.getByText('was cut short by a spreadsheet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(entries(dialog)).toHaveCount(0)

  await keepFile(dialog, 'Item,Code,MRP,GST rate\nUmbrella,8901030865278,118,18\nSoap,,10,0')
  await expect(entries(dialog)).toHaveText([/Soap₹10with GST · 0%/, /Umbrella₹118/])
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(entries(dialog)).toHaveCount(0)
  await keepFile(dialog, 'Item,Code,MRP,GST rate\nUmbrella,8901030865278,118,18\nSoap,,10,0')

  for (const kind of ['CSV', 'Excel']) {
    const waiting = page.waitForEvent('download')
    await dialog.getByRole('button', { name: `Download ${kind}` }).click()
    const download = await waiting
    const name = download.suggestedFilename()
    await giveFile(readButton(dialog), {
      name,
      mimeType: 'application/octet-stream',
      buffer: await readFile(await download.path()),
    })
    await expect(dialog.getByText('2 the same.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Keep 0 items' })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
})

for (const width of someOf([390, 1280], 1)) {
  test(`ten items are scanned one after the other at ${width} px`, { tag: THOROUGH }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openBill(page)
    const dialog = await openItems(page)
    await keepFile(dialog, shop)
    await dialog.getByRole('button', { name: 'Close' }).click()

    const isPhone = width < 768
    if (isPhone) await page.getByRole('button', { name: 'Add item' }).click()
    else await item(page, 1).click()
    for (let at = 0; at < 10; at++) {
      await page.keyboard.type(codeAt(at))
      await page.keyboard.press('Enter')
      await expect(toast(page, `Thing ${at}: 1 on the bill.`)).toBeVisible()
      await expect(
        isPhone ? page.getByLabel('Item', { exact: true }) : item(page, at + 2),
      ).toBeFocused()
    }
    // Once more: one row of two.
    await page.keyboard.type(codeAt(0))
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Thing 0: 2 on the bill.')).toBeVisible()
    // 100 + 101 + … + 109 and 100 once more, with 5% of each row to the paisa.
    await expect(total(page)).toHaveText('₹1,202.30')
    if (!isPhone) {
      await expect(item(page, 11)).toBeFocused()
      await expect(item(page, 11)).toHaveValue('')
      await expect(page.getByLabel('Quantity of item 1', { exact: true })).toHaveValue('2')
      // What is no code goes on as ever.
      await page.keyboard.type('Thing of its own')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('HSN or SAC of item 11')).toBeFocused()
      await expect(item(page, 11)).toHaveValue('Thing of its own')
    }
  })
}

test('a code that comes before what knows it is filled in when that is here', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openBill(page)
  const dialog = await openItems(page)
  await keepFile(dialog, shop)
  const release = await holdBack(page, /assets\/suggestion-list-.*\.js/)
  await page.reload()
  await item(page, 1).click()
  await page.keyboard.type(codeAt(3))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('HSN or SAC of item 1')).toBeFocused()
  release()
  await expect(item(page, 1)).toHaveValue('Thing 3')
  await expect(item(page, 2)).toBeFocused()
})

test('kept items are offered first, a price of the other kind is never mistaken, and a code that nobody has is kept', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openBill(page)
  const dialog = await openItems(page)
  await keepFile(
    dialog,
    'Item,Code,Price,Price is,GST rate\nUmbrella,U1,118,with GST,18\nUmbrella stand,U2,100,with GST,18',
  )
  await dialog.getByRole('button', { name: 'Close' }).click()

  await test.step('a price of the other kind is turned where it can be, or else said', async () => {
    await item(page, 1).click()
    await page.keyboard.type('u')
    const offers = page.getByRole('listbox', { name: 'From your items' })
    await expect(offers.getByRole('option')).toHaveText([
      'Umbrella100 · 18% · U1',
      'Umbrella stand100 with GST · 18% · U2',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Price of item 1')).toHaveValue('100')
    await item(page, 2).click()
    await page.keyboard.type('u2')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Its price is kept with GST (100)')).toBeVisible()
    await expect(item(page, 2)).toHaveValue('Umbrella stand')
    await expect(page.getByLabel('Price of item 2')).toHaveValue('')
    await expect(item(page, 3)).toBeFocused()
  })

  await test.step('a code that nobody has is kept as a new item, and its row is filled', async () => {
    await page.keyboard.type('8901030865278')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('HSN or SAC of item 3')).toBeFocused()
    await expect(toast(page, 'No item of yours has the code 8901030865278 yet.')).toBeVisible()
    await expect(item(page, 3)).toHaveValue('8901030865278')
    await page.getByRole('button', { name: 'Keep it' }).click()
    const form = page.getByRole('dialog', { name: 'New item' })
    await expect(form.getByLabel('Code or barcode')).toHaveValue('8901030865278')
    await page.keyboard.type('Soap')
    await form.getByLabel('Price', { exact: true }).fill('40')
    await form.getByLabel('GST rate in %').fill('0')
    await page.keyboard.press('Enter')
    await expect(form).toBeHidden()
    await expect(item(page, 3)).toHaveValue('Soap')
    await expect(page.getByLabel('GST rate of item 3')).toHaveValue('0')
    await expect(total(page)).toHaveText('₹158.00')
  })

  await test.step('items of bills are taken over at once', async () => {
    await item(page, 4).fill('Fan')
    await page.getByLabel('Price of item 4').fill('240')
    await openItems(page)
    await dialog.getByRole('button', { name: 'Take from bills' }).click()
    await expect(dialog.getByText('1 item taken over from your bills.')).toBeVisible()
    await expect(entries(dialog).filter({ hasText: 'Fan' })).toHaveText(/Fan₹240before GST/)
    await dialog.getByRole('button', { name: 'Take from bills' }).click()
    await expect(dialog.getByText('Every item of your bills is here already.')).toBeVisible()
  })
})

test('two tabs change different items, and both stay', { tag: THOROUGH }, async ({ page }) => {
  await openBill(page)
  const dialog = await openItems(page)
  await keepFile(dialog, 'Item,Code,Price\nUmbrella,U,100\nFan,F,200')
  const second = await openSecondTab(page)
  await openBill(second)
  const other = await openItems(second)
  await other.getByRole('button', { name: 'Change Fan' }).click()
  await other.getByLabel('Price', { exact: true }).fill('222')
  await dialog.getByRole('button', { name: 'Change Umbrella' }).click()
  await dialog.getByLabel('Price', { exact: true }).fill('111')
  await dialog.getByRole('button', { name: 'Save item' }).click()
  await other.getByRole('button', { name: 'Save item' }).click()
  for (const list of [dialog, other]) {
    await expect(entries(list)).toHaveText([/Fan₹222/, /Umbrella₹111/])
  }
})

test('five thousand items: fifty at once, and each is found', { tag: THOROUGH }, async ({
  page,
}) => {
  await openBill(page)
  const dialog = await openItems(page)
  const many = Array.from({ length: 5_000 }, (_, at) => `Thing ${at},T-${at},${at},18`)
  await keepFile(dialog, `Item,Code,Price,GST %\n${many.join('\n')}`)
  await expect(entries(dialog)).toHaveCount(50)
  await dialog.getByRole('button', { name: 'Show 50 more' }).click()
  await expect(entries(dialog)).toHaveCount(100)
  await dialog.getByLabel('Search items').fill('t-4321')
  await expect(entries(dialog)).toHaveText([/Thing 4321/])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await item(page, 1).click()
  await page.keyboard.type('T-4999')
  await page.keyboard.press('Enter')
  await expect(item(page, 1)).toHaveValue('Thing 4999')
})

test('the dialog passes axe in both themes', { tag: THOROUGH }, async ({ page }) => {
  await openBill(page)
  for (const width of [1280, 390]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const dialog = await openItems(page)
      if (width === 1280) await keepFile(dialog, shop)
      const look = async () => {
        await expectNoViolations(page)
        expect(await sidewaysScroll(page)).toBe(0)
      }
      await look()
      await dialog.getByRole('button', { name: 'New item' }).click()
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Type what the item is.')).toBeVisible()
      await look()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await giveFile(readButton(dialog), csvFile('Item,Price\nLamp,5\nLamp,6\nFan,abc'))
      await expect(dialog.getByRole('heading', { name: 'Items from a file' })).toBeVisible()
      await look()
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await dialog.getByRole('button', { name: 'Close' }).click()
    })
  }
})

test('items of billing programs come with their own words, and a register is named', async ({
  page,
}) => {
  await openBill(page)
  const dialog = await openItems(page)
  const give = (name: string) => giveFile(readButton(dialog), `tests/shop-files/${name}`)

  await give('tally-sales-register.xlsx')
  await expect(
    dialog.getByText('This is a sales or purchase register of Tally, not a list of items.'),
  ).toBeVisible()

  await give('vyapar-items.xlsx')
  await expect(dialog.getByText('Checked: 6 rows in the file, 6 items.')).toBeVisible()
  await expect(dialog.getByText('before or with GST from Inclusive Of Tax')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep 6 items' }).click()
  await expect(dialog.getByText('LED bulb 9W')).toBeVisible()
  await expect(entries(dialog).filter({ hasText: 'LED bulb 9W' })).toContainText('with GST')
  await expect(entries(dialog).filter({ hasText: 'Steel bracket' })).toContainText('before GST')

  await dialog.getByText('What we can read').click()
  await expect(dialog.getByText('Stock Summary (.xlsx)')).toBeVisible()
  await expectNoViolations(page)
})
