import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { openBillDetails, openLeftBill } from './bill-page'
import { bring } from './links'
import {
  expect,
  openPage,
  result,
  sidewaysScroll,
  testInTab as test,
  test as testInNewTab,
} from './support'
import { widths } from './widths'

type Item = [
  description: string,
  hsn: string,
  quantity: string,
  price: string,
  discount: string,
  rate: string,
]

/** Twelve items at nine rates, with both kinds of discount. */
const items: Item[] = [
  ['Umbrella, folding', '6601', '12', '240', '', '5'],
  ['Ball pen, box of 20', '9608', '5', '165', '', '18'],
  ['Notebook, 200 pages', '4820', '40', '55', '', '0'],
  ['Ceiling fan, 1200 mm', '8414', '2', '1850.50', '', '18'],
  ['Silver anklet', '7113', '1', '4,999.99', '10%', '3'],
  ['Rough diamond', '7102', '0.35', '1,20,000', '', '0.25'],
  ['Polishing, job work', '9988', '3', '333.33', '33.33', '1.5'],
  ['Bricks, per 100', '6904', '7', '812.50', '', '12'],
  ['Cement, 50 kg', '2523', '9', '371.19', '5%', '28'],
  ['Cola, crate', '2202', '4', '707.07', '', '40'],
  ['Biscuits', '1905', '144', '4.76', '', '5'],
  ['Repair', '9987', '', '99.99', '', '18'],
]

/** The items as they lie in the tab that they were typed in. */
const rowsOf = (items: readonly Item[]) =>
  items.map(([description, hsn, quantity, price, discount, rate]) => ({
    description,
    hsn,
    quantity,
    price,
    discount,
    rate,
  }))

async function openBill(page: Page) {
  await openPage(page, '/gst/bill')
  await expect(page.getByLabel('Item 1', { exact: true })).toBeVisible()
}

async function pasteInto(page: Page, rows: string) {
  await page.getByRole('button', { name: 'Paste rows' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste rows from a sheet' })
  await dialog.getByRole('textbox').fill(rows)
  return dialog
}

async function fillBill(page: Page, rows = items) {
  const dialog = await pasteInto(page, rows.map((cells) => cells.join('\t')).join('\n'))
  await dialog.getByRole('button', { name: `Add ${rows.length} items` }).click()
  await expect(dialog).toBeHidden()
}

async function downloaded(page: Page, button: string) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return (await waiting).path()
}

const hundredths = (text: string) => BigInt(text.replace(/[^\d-]/g, ''))

test('a single amount has its rates, its parts and its rounding', async ({ page }) => {
  await openPage(page, '/')

  await test.step('stands beside the rates with their day, their sources and the old slabs', async () => {
    const card = page.getByRole('region', { name: 'GST rates in India' })
    await expect(card.getByText('Old slab', { exact: true })).toHaveCount(2)
    await expect(card).toContainText('22 September 2025')
    await expect(card).toContainText('1 February 2026')
    await expect(card).toContainText('Notification 9/2025-Central Tax (Rate)')
    await expect(card).toContainText('by HSN in the official notification')
  })

  await test.step('has the special rates behind More rates, which stay while one is chosen', async () => {
    const more = page.getByRole('button', { name: 'More rates' })
    const special = page.getByRole('group', { name: 'More rates' })
    await expect(special).toHaveCount(0)
    await more.click()
    await expect(special).toContainText('0%fresh food0.25%diamonds1.5%job work3%gold, silver')
    await special.getByRole('button', { name: '3%' }).click()
    await more.click()
    await expect(special.getByRole('button', { name: '3%' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.getByRole('button', { name: '18%' }).click()
    await expect(special).toHaveCount(0)
  })

  await test.step('is rounded to the nearest rupee in a line of its own', async () => {
    await page.getByLabel('Amount').fill('99.50')
    await page.getByLabel('Round to the nearest rupee').check()
    await expect(result(page, 'Total Amount')).toHaveText('₹117.41')
    await expect(result(page, 'Round to the nearest rupee')).toHaveText('-₹0.41')
    await expect(result(page, 'Amount to pay')).toHaveText('₹117.00')
    await page.getByLabel('Amount').fill('0.42372')
    await expect(result(page, 'Total Amount')).toHaveText('₹0.50')
    await expect(result(page, 'Amount to pay')).toHaveText('₹1.00')
    await page.getByLabel('Round to the nearest rupee').uncheck()
  })

  await test.step('is split by where the buyer is, and a link keeps it', async () => {
    await page.getByRole('button', { name: 'Remove GST' }).click()
    await page.getByLabel('Amount').fill('100')
    await expect(result(page, 'SGST 9%')).toHaveText('₹7.63')
    await expect(result(page, 'Taxable value on a bill')).toHaveText('₹84.74')
    await expect(result(page, 'Amount on a bill')).toHaveText('₹100.00')

    await page.getByText('Another state', { exact: true }).click()
    await expect(result(page, 'IGST 18%')).toHaveText('₹15.25')
    await expect(result(page, 'CGST 9%')).toHaveCount(0)
    await expect(result(page, 'Amount on a bill')).toHaveCount(0)
    await page.reload()
    await expect(result(page, 'IGST 18%')).toHaveText('₹15.25')

    await bring(page, 'amount=100&buyer=same-state&rate=5')
    await expect(result(page, 'CGST 2.5%')).toHaveText('₹2.50')
  })
})

const item = (page: Page, number: number) => page.getByLabel(`Item ${number}`, { exact: true })
const cell = (page: Page, name: string, number: number) =>
  page.getByRole('textbox', { name: `${name} of item ${number}`, exact: true })
const original = (page: Page) => result(page, 'Original Amount')
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('a bill is typed by keyboard: from cell to cell, in lines, up and down', async ({ page }) => {
  await openBill(page)

  await test.step('Enter leads from cell to cell, and on to the next item', async () => {
    await item(page, 1).focus()
    const typed = items.filter(([name]) => /^(Umbrella|Ball|Silver|Repair)/.test(name))
    for (const [at, cells] of typed.entries()) {
      for (const text of cells) {
        // The rate of a new row is filled in, and selected: typing replaces it. The first item is
        // typed key by key, the others come as from a keyboard that knows whole words.
        if (at === 0) await page.keyboard.type(text)
        else await page.keyboard.insertText(text)
        await page.keyboard.press('Enter')
      }
    }
    await expect(item(page, 5)).toBeFocused()
    // 2,880 + 825 + 4,499.99 + 99.99, with 5%, 18%, 3% and 18%.
    await expect(original(page)).toHaveText('₹8,304.98')
    await expect(result(page, 'Total Amount')).toHaveText('₹8,750.48')
  })

  await test.step('a unit typed with its quantity goes to its own place, and Enter passes it', async () => {
    await cell(page, 'Quantity', 5).focus()
    await page.keyboard.type('1250.5 kg')
    await expect(cell(page, 'Quantity', 5)).not.toHaveAccessibleDescription(/./)
    await page.keyboard.press('Enter')
    await expect(cell(page, 'Price', 5)).toBeFocused()
    await expect(cell(page, 'Quantity', 5)).toHaveValue('1,250.5')
    await expect(cell(page, 'Unit', 5)).toHaveValue('kg')
    await page.keyboard.type('2')
    await expect(original(page)).toHaveText('₹10,805.98')
    await page.keyboard.press('Shift+Enter')
    await expect(cell(page, 'Quantity', 5)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(cell(page, 'Price', 5)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(cell(page, 'Unit', 5)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cell(page, 'Price', 5)).toBeFocused()
  })

  await test.step('an item keeps its lines, and Enter still moves on', async () => {
    await item(page, 5).focus()
    await page.keyboard.insertText('Ceiling fan')
    const { height } = (await item(page, 5).boundingBox()) ?? { height: 0 }
    await page.keyboard.press('Alt+Enter')
    await page.keyboard.insertText('white, with remote')
    await expect(item(page, 5)).toHaveValue('Ceiling fan\nwhite, with remote')
    await expect
      .poll(async () => (await item(page, 5).boundingBox())?.height)
      .toBeGreaterThan(height)
    const isWhole = await item(page, 5).evaluate((text) => text.scrollHeight <= text.clientHeight)
    expect(isWhole).toBe(true)
    await page.keyboard.press('Enter')
    await expect(cell(page, 'HSN or SAC', 5)).toBeFocused()
    await page.keyboard.press('Shift+Enter')
    await expect(item(page, 5)).toBeFocused()
    // Within the lines, arrows go from line to line.
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await expect(item(page, 5)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    await expect(item(page, 6)).toBeFocused()
    await page.reload()
    await expect(item(page, 5)).toHaveValue('Ceiling fan\nwhite, with remote')
  })

  await test.step('the first touch of a cell selects what is in it, and the next one does not', async () => {
    const rate = cell(page, 'GST rate', 5)
    await rate.click()
    await page.keyboard.type('5')
    await expect(rate).toHaveValue('5')
    // Whoever touches it again wants to mend it.
    await rate.click()
    await page.keyboard.press('End')
    await page.keyboard.type('18')
    await expect(rate).toHaveValue('518')
    await expect(page.getByText('The highest GST rate is 40%.')).toBeVisible()
    await cell(page, 'Quantity', 5).fill('many')
    await expect(cell(page, 'Quantity', 5)).toHaveAccessibleDescription(/counts as 0/)
  })
})

test('rows are moved, doubled and removed; Undo leaves what was typed since; the focus goes along', async ({
  page,
}) => {
  await openLeftBill(page, { rows: rowsOf(items.slice(0, 3)) }, {})
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

  await test.step('moved and doubled', async () => {
    await cell(page, 'Price', 3).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(cell(page, 'Price', 2)).toBeFocused()
    await expect(item(page, 2)).toHaveValue('Notebook, 200 pages')
    await page.getByRole('button', { name: 'Move item 2 up' }).click()
    await expect(item(page, 1)).toHaveValue('Notebook, 200 pages')
    await page.getByRole('button', { name: 'Duplicate item 1' }).click()
    await expect(item(page, 2)).toBeFocused()
    await expect(item(page, 2)).toHaveValue('Notebook, 200 pages')
    await expect(original(page)).toHaveText('₹8,105.00')
  })

  await test.step('removed, and brought back', async () => {
    await page.getByRole('button', { name: 'Remove item 2' }).click()
    await expect(item(page, 2)).toBeFocused()
    await expect(original(page)).toHaveText('₹5,905.00')
    await undo(page).click()
    await expect(original(page)).toHaveText('₹8,105.00')
    await expect.poll(focus).toBe('Item 2')
    await page.getByRole('button', { name: 'Add item' }).click()
    await expect(item(page, 5)).toBeFocused()
  })

  await test.step('cleared, and brought back before what was typed since', async () => {
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Add item' })).toBeFocused()
    await item(page, 1).fill('Soap')
    await undo(page).click()
    await expect(item(page, 4)).toHaveValue('Ball pen, box of 20')
    await expect(item(page, 5)).toHaveValue('Soap')
    await expect.poll(focus).toBe('Item 1')
  })

  await test.step('a pasted item that was changed since is an item like any other', async () => {
    const dialog = await pasteInto(page, 'Pen\t1\t10\t18\nInk\t1\t20\t18')
    await dialog.getByRole('button', { name: 'Add 2 items' }).click()
    await expect(dialog).toBeHidden()
    await cell(page, 'Price', 7).fill('77')
    await undo(page).click()
    await expect(item(page, 6)).toHaveValue('Ink')
    await expect(cell(page, 'Price', 6)).toHaveValue('77')
    await expect(item(page, 7)).toHaveValue('')
  })

  await test.step('a second line of an item, right after coming to it by Tab', async () => {
    await cell(page, 'HSN or SAC', 5).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Alt+Enter')
    await page.keyboard.type('rose')
    await expect(item(page, 5)).toHaveValue('Soap\nrose')
  })
})

const sellerName = 'Sharma Stores'

const seller = {
  name: sellerName,
  address: '12 MG Road\nPune 411001',
  gstin: '27AAPFU0939F1ZV',
}
const details = { buyerName: 'Asha Traders', number: '2026/17', date: '2026-02-03' }

test('the sums of a bill agree, on screen, on paper and in files; it outlasts a reload, and no link has it', async ({
  page,
}) => {
  await openLeftBill(page, { rows: rowsOf(items), details }, seller)
  const total = '₹73,515.43'

  await test.step('the table of rates adds up to the ledger', async () => {
    await expect(original(page)).toHaveText('₹69,547.53')
    await expect(result(page, 'Total Amount')).toHaveText(total)
    const rows = await page
      .getByRole('table', { name: 'Tax by rate' })
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].map((cell) => `${cell.textContent}`)),
      )
    expect(rows.map(([rate]) => rate)).toEqual(
      'Rate,0%,0.25%,1.5%,3%,5%,12%,18%,28%,40%,Total'.split(','),
    )
    for (const column of [1, 2, 3]) {
      const figures = rows.slice(1, -1).map((row) => hundredths(row[column] ?? ''))
      const sum = figures.reduce((sum, figure) => sum + figure)
      expect(sum, rows[0]?.[column]).toBe(hundredths(rows.at(-1)?.[column] ?? ''))
    }
    // CGST and SGST are equal, and together they are the GST.
    const gst = hundredths((await result(page, 'GST Amount').textContent()) ?? '')
    const cgst = hundredths((await result(page, 'CGST').textContent()) ?? '')
    await expect(result(page, 'SGST')).toHaveText((await result(page, 'CGST').textContent()) ?? '')
    expect(cgst * 2n).toBe(gst)
    await expect(result(page, 'Amount on a bill')).toHaveCount(0)
    await expect(
      page.getByText(
        'Rupees seventy-three thousand five hundred fifteen and forty-three paise only',
      ),
    ).toBeVisible()
  })

  await test.step('it prints alone: names, numbers, items and totals', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const sheet = page.getByRole('article', { name: 'Tax Invoice' })
    await expect(sheet).toBeVisible()
    const said = await sheet.innerText()
    for (const text of [
      sellerName,
      'GSTIN 27AAPFU0939F1ZV',
      'Asha Traders',
      'No. 2026/17',
      '3 Feb 2026',
      'Ceiling fan, 1200 mm',
      total,
      'five hundred fifteen and forty-three paise only',
    ]) {
      expect(said.replace(/\s+/g, ' ')).toContain(text)
    }
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    expect(await page.getByRole('textbox').filter({ visible: true }).count()).toBe(0)
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    expect(await sidewaysScroll(page)).toBe(0)
    await page.emulateMedia({ media: null, colorScheme: 'light' })
  })

  await test.step('the files hold what the screen shows, and can be pasted back', async () => {
    const csv = await readFile(await downloaded(page, 'Download CSV'), 'utf8')
    expect(csv).toContain('Total Amount,73515.43')
    expect(csv).toContain(`Seller,${sellerName}`)
    const excel = await readFile(await downloaded(page, 'Download Excel'))
    const facts = await readSheet(excel, 'GST bill')
    expect(facts.find(([label]) => label === 'Total Amount')?.[1]).toBe(73515.43)
    expect(facts.find(([label]) => label === 'Date')?.[1]).toEqual(new Date('2026-02-03'))
    const rows = await readSheet(excel, 'Items')
    expect(rows[0]?.[0]).toBe('No.')
    expect(rows.slice(1, -1).map(([, item, hsn]) => [item, hsn])).toEqual(
      items.map(([item, hsn]) => [item, hsn]),
    )

    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(result(page, 'Total Amount')).toHaveText('₹0.00')
    const dialog = await pasteInto(page, csv)
    await dialog.getByRole('button', { name: 'Add 12 items' }).click()
    await expect(result(page, 'Total Amount')).toHaveText(total)
  })

  await test.step('rows outlast a reload, and no link has them or the shop', async () => {
    await page.reload()
    // Without a clipboard the link is shown, and can be read.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await expect(item(page, 2)).toHaveValue('Ball pen, box of 20')
    await expect(result(page, 'Total Amount')).toHaveText(total)
    const views = page.getByRole('navigation', { name: 'Views of the GST calculator' })
    await views.getByRole('link', { name: 'Single amount' }).click()
    await page.getByRole('button', { name: 'Share link' }).click()
    const byHand = page.getByRole('dialog', { name: 'Copy by hand' })
    const link = await byHand.getByRole('textbox').inputValue()
    expect(decodeURIComponent(link)).not.toMatch(/Sharma|Asha|AAPFU|Umbrella|2026/)
    await byHand.getByRole('button', { name: 'Close' }).click()
    await views.getByRole('link', { name: 'Bill' }).click()
    await expect(result(page, 'Total Amount')).toHaveText(total)
  })
})

test('a paste of 130,000 rows leaves the page alive', { tag: THOROUGH }, async ({ page }) => {
  test.slow()
  await openBill(page)
  const rows = Array.from({ length: 130_000 }, (_, at) => `Item ${at}\t9608\t5\t165\t18`)
  const dialog = await pasteInto(page, rows.join('\n'))
  await expect(dialog.getByRole('status')).toHaveText('500 items understood, 1,29,500 rows not.', {
    timeout: 60_000,
  })
  await expect(dialog.getByText('And 1,29,450 more rows.')).toBeVisible()
  expect((await dialog.getByRole('textbox').inputValue()).length).toBeLessThan(10_000)
  await dialog.getByRole('button', { name: 'Add 500 items' }).click()
  await expect(dialog.getByRole('status')).toHaveText('0 items understood, 1,29,500 rows not.', {
    timeout: 60_000,
  })
  await dialog.getByRole('button', { name: 'Start again' }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue('')
  await expect(dialog.getByRole('textbox')).toBeEditable()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(result(page, 'Original Amount')).toHaveText('₹4,12,500.00')
})

/** Bytes of scripts, compressed, that a blank bill may ask for before anything is done on it. */
const MOST_UNTOUCHED = 135_000

testInNewTab(
  'what the first answer does not need is loaded later, and waited for where it is wanted',
  { tag: THOROUGH },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    let deliver = () => {}
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve
    })
    await page.route(/assets.(print-bill|details-form)-[^/]*\.js$/, async (route) => {
      await delivered
      await route.continue()
    })
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await openBill(page)
    // What comes last by itself.
    await expect.poll(() => asked.some((url) => url.includes('copy-in-file'))).toBe(true)
    expect(asked.filter((url) => /paste-dialog|export|print-bill|details-form/.test(url))).toEqual(
      [],
    )
    const scripts = [...new Set(asked)].filter((url) => url.endsWith('.js'))
    const bodies = await Promise.all(
      scripts.map(async (url) => (await page.request.get(url)).body()),
    )
    const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
    expect(bytes).toBeLessThan(MOST_UNTOUCHED)

    await page.locator('summary', { hasText: 'Bill details' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Print bill' }).click()
    await page.getByRole('button', { name: 'Print anyway' }).click()
    await expect(page.getByLabel('Your name')).toHaveCount(0)
    await expect(page.locator('body')).not.toHaveAttribute('data-printed')
    deliver()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
    await page.getByLabel('Your name').fill(sellerName)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('article', { name: 'Tax Invoice' })).toContainText(sellerName)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('items are lines that open one at a time, and Enter goes from field to field', async ({
    page,
  }) => {
    await openPage(page, '/gst/bill')
    const add = page.getByRole('button', { name: 'Add item' })
    const done = page.getByRole('button', { name: 'Done' })

    await test.step('from the first field to Done', async () => {
      await add.tap()
      await page.getByRole('button', { name: 'Remove' }).tap()
      await expect(add).toBeFocused()
      await expect(page.getByLabel('Item', { exact: true })).toHaveCount(0)
      await add.tap()
      await expect(page.getByLabel('Item', { exact: true })).toBeFocused()
      await expect(page.getByLabel('Discount', { exact: true })).toHaveAttribute(
        'placeholder',
        '50 or 10%',
      )
      await page.keyboard.type('Umbrella')
      for (const [label, text] of [
        ['HSN', '6601'],
        ['Qty', '1000'],
        ['Unit', 'Nos'],
        ['Price', '0.125'],
        ['Discount', ''],
        ['Rate', '18'],
      ] as const) {
        await page.keyboard.press('Enter')
        await expect(page.getByLabel(label, { exact: true })).toBeFocused()
        await page.keyboard.type(text)
      }
      await page.keyboard.press('Enter')
      await expect(done).toBeFocused()
      await page.keyboard.press('Enter')
    })

    await test.step('the line opens, is removed and comes back', async () => {
      const line = page.getByRole('button', { name: /^1 ?Umbrella/ })
      await expect(line).toContainText('1,000 Nos × ₹0.125 · 18% · HSN 6601')
      await expect(result(page, 'Total Amount')).toHaveText('₹147.50')
      await line.tap()
      await page.getByRole('button', { name: 'Remove' }).tap()
      await expect(result(page, 'Total Amount')).toHaveText('₹0.00')
      await expect(add).toBeFocused()
      await undo(page).tap()
      await expect(line).toBeVisible()
    })

    await test.step('a bill of supply asks for no rate', async () => {
      await openBillDetails(page)
      await page.getByText('Bill of Supply', { exact: true }).click()
      await add.tap()
      await page.getByLabel('Price', { exact: true }).fill('20')
      await expect(page.getByLabel('Rate', { exact: true })).toHaveCount(0)
      await done.tap()
      await expect(page.getByRole('button', { name: /^2/ })).toContainText('1 × ₹20.00')
      await expect(result(page, 'Total Amount')).toHaveText('₹145.00')
    })
  })
})

test('the bill passes axe in both themes, and does not scroll sideways', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/gst/bill')
  await fillBill(page, items.slice(0, 4))
  await openBillDetails(page)
  await page.getByLabel('Your GSTIN').fill('27')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    if (width === 390) await page.getByRole('button', { name: /Ceiling fan/ }).click()
    // Nothing lies under the header.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoViolations(page, `${width} px`)
  }
  await page.getByRole('button', { name: 'Done' }).click()

  await fillBill(page, [...items.slice(4), ['Gold', '7108', '999', '99,99,999.99', '', '3']])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysScroll(page), `${width} px`).toBe(0)
    if (width === 320) await page.getByRole('button', { name: /Gold/ }).click()
    expect(await sidewaysScroll(page), `${width} px, open`).toBe(0)
  }
})
