import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { openBillDetails } from './bill-page'
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

    await openPage(page, '/#v=1&amount=100&buyer=same-state&rate=5')
    await expect(result(page, 'CGST 2.5%')).toHaveText('₹2.50')
  })
})

test('twelve items typed by keyboard alone give an exact bill', async ({ page }) => {
  test.slow()
  await openBill(page)
  await page.getByLabel('Item 1', { exact: true }).focus()
  for (const [at, cells] of items.entries()) {
    for (const text of cells) {
      // The rate of a new row is filled in, and selected: typing replaces it. Every fourth item is
      // typed key by key, the others come as from a keyboard that knows whole words.
      if (at % 4 === 0) await page.keyboard.type(text)
      else await page.keyboard.insertText(text)
      await page.keyboard.press('Enter')
    }
  }
  await expect(page.getByLabel('Item 13', { exact: true })).toBeFocused()

  await expect(result(page, 'Original Amount')).toHaveText('₹69,547.53')
  await expect(result(page, 'Total Amount')).toHaveText('₹73,515.43')
  const table = page.getByRole('table', { name: 'Tax by rate' })
  const rows = await table
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => `${cell.textContent}`)),
    )
  expect(rows.map(([rate]) => rate)).toEqual(
    'Rate,0%,0.25%,1.5%,3%,5%,12%,18%,28%,40%,Total'.split(','),
  )
  for (const column of [1, 2, 3]) {
    const figures = rows.slice(1, -1).map((row) => hundredths(row[column] ?? ''))
    const total = figures.reduce((sum, figure) => sum + figure)
    expect(total, rows[0]?.[column]).toBe(hundredths(rows.at(-1)?.[column] ?? ''))
  }
  // CGST and SGST are equal, and together they are the GST.
  const gst = hundredths((await result(page, 'GST Amount').textContent()) ?? '')
  const cgst = hundredths((await result(page, 'CGST').textContent()) ?? '')
  await expect(result(page, 'SGST')).toHaveText((await result(page, 'CGST').textContent()) ?? '')
  expect(cgst * 2n).toBe(gst)
  await expect(result(page, 'Amount on a bill')).toHaveCount(0)
  await expect(
    page.getByText('Rupees seventy-three thousand five hundred fifteen and forty-three paise only'),
  ).toBeVisible()
})

test('the first touch of a cell selects what is in it, and typing replaces it', async ({
  page,
}) => {
  await openPage(page, '/gst/bill')
  const rate = page.getByRole('textbox', { name: 'GST rate of item 1' })
  await rate.click()
  await page.keyboard.type('5')
  await expect(rate).toHaveValue('5')
  // Whoever touches it again wants to mend it.
  await rate.click()
  await page.keyboard.press('End')
  await page.keyboard.type('18')
  await expect(rate).toHaveValue('518')
  await page.getByRole('textbox', { name: 'Price of item 1' }).fill('100')
  await expect(page.getByText('The highest GST rate is 40%.')).toBeVisible()
})

test('rows are moved, doubled and removed, and the focus goes along', async ({ page }) => {
  await openBill(page)
  await fillBill(page, items.slice(0, 3))
  await page.getByLabel('Price of item 3').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByLabel('Price of item 2')).toBeFocused()
  await expect(page.getByLabel('Item 2', { exact: true })).toHaveValue('Notebook, 200 pages')
  await page.getByRole('button', { name: 'Move item 2 up' }).click()
  await expect(page.getByLabel('Item 1', { exact: true })).toHaveValue('Notebook, 200 pages')

  await page.getByRole('button', { name: 'Duplicate item 1' }).click()
  await expect(page.getByLabel('Item 2', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Item 2', { exact: true })).toHaveValue('Notebook, 200 pages')
  await expect(result(page, 'Original Amount')).toHaveText('₹8,105.00')

  await page.getByRole('button', { name: 'Remove item 2' }).click()
  await expect(page.getByLabel('Item 2', { exact: true })).toBeFocused()
  await expect(result(page, 'Original Amount')).toHaveText('₹5,905.00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(result(page, 'Original Amount')).toHaveText('₹8,105.00')

  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(page.getByLabel('Item 5', { exact: true })).toBeFocused()
  await page.getByLabel('Quantity of item 1').fill('many')
  await expect(page.getByLabel('Quantity of item 1')).toHaveAccessibleDescription(/counts as 0/)
})

test('a paste of 200 rows is previewed, and the five bad ones are named and kept', async ({
  page,
}) => {
  const bad = new Map([
    [7, 'Pen\tabc\t10\t18'],
    [50, 'Ink\t2\t\t18'],
    [51, 'Glue\t2\tten\t18'],
    [120, 'Tape\t1\t5\t180'],
    [200, 'Clip\t1\t5\tmuch'],
  ])
  const rows = Array.from({ length: 200 }, (_, at) => bad.get(at + 1) ?? `Item ${at + 1}\t1\t10\t5`)
  await openBill(page)
  await page.getByLabel('Item 1', { exact: true }).focus()
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    `Item\tQty\tPrice\tGST rate\n${rows.join('\n')}`,
  )
  const dialog = page.getByRole('dialog', { name: 'Paste rows from a sheet' })
  await expect(dialog.getByRole('status')).toHaveText('195 items understood, 5 rows not.')
  await expect(dialog.getByRole('columnheader')).toHaveText([
    'ItemItem',
    'QtyQty',
    'PricePrice',
    'RateGST rate',
  ])
  const skipped = dialog.getByRole('region', { name: 'Rows that could not be read' })
  await expect(skipped.getByRole('listitem')).toHaveText([
    /^Row 8: the quantity 'abc' is not a number\./,
    /^Row 51: the price is missing\./,
    /^Row 52: the price 'ten' is not a number\./,
    /^Row 121: the GST rate '180' is more than 100%\./,
    /^Row 201: the GST rate 'much' is not a number\./,
  ])
  await dialog.getByRole('button', { name: 'Add 195 items' }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue(
    ['Item\tQty\tPrice\tGST rate', ...bad.values()].join('\n'),
  )
  await dialog.getByRole('textbox').fill('Pen\t3\t10\t18')
  await dialog.getByRole('button', { name: 'Add 1 item' }).click()
  await expect(page.getByLabel('Item 196', { exact: true })).toHaveValue('Pen')
  await expect(result(page, 'Total Amount')).toHaveText('₹2,082.90')
})

test('a GSTIN is checked and hinted at, never refused', async ({ page }) => {
  await openBill(page)
  await openBillDetails(page)
  const own = page.getByLabel('Your GSTIN')
  const buyers = page.getByLabel("Buyer's GSTIN")
  await own.fill('27aapfu0939f1zv')
  await own.blur()
  await expect(own).toHaveValue('27AAPFU0939F1ZV')
  await expect(own).toHaveAccessibleDescription(/^Maharashtra/)
  await own.fill('27AAPFU0939F1ZX')
  await expect(own).toHaveAccessibleDescription(/The last character does not fit/)
  await own.fill('47AAPFU0939F1ZV')
  await expect(own).toHaveAccessibleDescription('No state has the code 47.')
  await own.fill('27AAPFU0939F1ZV')
  await buyers.fill('29AAGCB7383J1Z4')
  await expect(buyers).toHaveAccessibleDescription(/^Karnataka/)
  await page.getByText('Same state', { exact: true }).click()
  await expect(buyers).toHaveAccessibleDescription(/two states, and the bill has CGST and SGST/)
  await buyers.fill('27AAPFU0939F1ZV')
  await expect(buyers).toHaveAccessibleDescription("This is your own GSTIN, not the buyer's.")
  for (const field of [own, buyers])
    await expect(field).toHaveAttribute('autocapitalize', 'characters')
})

const sellerName = 'Sharma Stores'

async function fillDetails(page: Page) {
  await openBillDetails(page)
  await page.getByLabel('Your name').fill(sellerName)
  await page.getByLabel('Your address').fill('12 MG Road\nPune 411001')
  await page.getByLabel('Your GSTIN').fill('27AAPFU0939F1ZV')
  await page.getByLabel("Buyer's name").fill('Asha Traders')
  await page.getByLabel('Bill number').fill('2026/17')
  await page.getByLabel('Date', { exact: true }).fill('2026-02-03')
}

test('paper and files hold what the screen shows', async ({ page }) => {
  await openBill(page)
  await fillBill(page)
  await fillDetails(page)
  const total = await result(page, 'Total Amount').textContent()

  await test.step('prints the bill alone: names, numbers, items and totals', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const sheet = page.getByRole('article', { name: 'Tax Invoice' })
    for (const text of [
      sellerName,
      'GSTIN 27AAPFU0939F1ZV',
      'Asha Traders',
      'No. 2026/17',
      '3 Feb 2026',
      'Ceiling fan, 1200 mm',
      '₹73,515.43',
      'five hundred fifteen and forty-three paise only',
    ]) {
      await expect(sheet.getByText(text, { exact: false }).first()).toBeVisible()
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
    await expect(result(page, 'Total Amount')).toHaveText(total ?? '')
  })
})

test('rows outlast a reload, details stay on this device, and no link has either', async ({
  page,
}) => {
  await openBill(page)
  await fillBill(page, items.slice(0, 2))
  await fillDetails(page)
  await page.reload()
  // Without a clipboard the link is shown, and can be read.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await expect(page.getByLabel('Item 2', { exact: true })).toHaveValue('Ball pen, box of 20')
  await expect(result(page, 'Original Amount')).toHaveText('₹3,705.00')
  await openBillDetails(page)
  await expect(page.getByLabel('Your name')).toHaveValue(sellerName)

  const views = page.getByRole('navigation', { name: 'Views of the GST calculator' })
  await views.getByRole('link', { name: 'Single amount' }).click()
  await page.getByRole('button', { name: 'Share link' }).click()
  const byHand = page.getByRole('dialog', { name: 'Copy by hand' })
  const link = await byHand.getByRole('textbox').inputValue()
  expect(decodeURIComponent(link)).not.toMatch(/Sharma|Asha|AAPFU|Umbrella|2026/)
  await byHand.getByRole('button', { name: 'Close' }).click()

  await views.getByRole('link', { name: 'Bill' }).click()
  await openBillDetails(page)
  await page.getByRole('button', { name: 'Forget my shop' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Sharma')
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

testInNewTab(
  'what the first answer does not need is loaded later, and waited for where it is wanted',
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
    expect(asked.filter((url) => /paste-dialog|export/.test(url))).toEqual([])

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

  test('items are lines that open one at a time', async ({ page }) => {
    await openPage(page, '/gst/bill')
    await page.getByRole('button', { name: 'Add item' }).tap()
    await expect(page.getByLabel('Item', { exact: true })).toBeFocused()
    await page.getByLabel('Item', { exact: true }).fill('Umbrella, folding')
    await page.getByLabel('Qty').fill('12')
    await page.getByLabel('Price', { exact: true }).fill('240')
    await page.getByLabel('Rate', { exact: true }).fill('5')
    await page.getByRole('button', { name: 'Done' }).tap()
    const line = page.getByRole('button', { name: /Umbrella, folding/ })
    await expect(line).toContainText('12 × ₹240.00 · 5%')
    await expect(result(page, 'Total Amount')).toHaveText('₹3,024.00')
    await line.tap()
    await page.getByRole('button', { name: 'Remove' }).tap()
    await expect(result(page, 'Total Amount')).toHaveText('₹0.00')
    await expect(page.getByRole('button', { name: 'Add item' })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(line).toBeVisible()
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

test('Undo brings back what was taken and leaves what was typed since, and the focus is never lost', async ({
  page,
}) => {
  await openBill(page)
  await fillBill(page, items.slice(0, 2))
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  // A pasted item that was changed is an item like any other.
  await page.getByLabel('Price of item 2').fill('77')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Price of item 1')).toHaveValue('77')
  await expect(page.getByLabel('Item 2', { exact: true })).toHaveValue('')

  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('button', { name: 'Add item' })).toBeFocused()
  await page.getByLabel('Item 1', { exact: true }).fill('Soap')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Item 1', { exact: true })).toHaveValue('Ball pen, box of 20')
  await expect(page.getByLabel('Item 2', { exact: true })).toHaveValue('Soap')
  await expect.poll(focus).toBe('Item 1')

  await page.getByRole('button', { name: 'Remove item 2' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(focus).toBe('Item 2')

  // A second line of an item, right after coming to it by Tab.
  await page.getByLabel('HSN or SAC of item 2').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Alt+Enter')
  await page.keyboard.type('rose')
  await expect(page.getByLabel('Item 2', { exact: true })).toHaveValue('Soap\nrose')
})
