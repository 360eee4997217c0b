import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { THOROUGH } from '../tests/is-thorough'
import { readShop, type ShopName } from '../tests/sales-shops'
import { expectNoViolations } from './axe'
import { holdBack } from './hold-back'
import { keepShop } from './kept-shop'
import { openSecondTab } from './second-tab'
import {
  expect,
  giveFile,
  openPage,
  partsFollow,
  result,
  sidewaysScroll,
  testInTab as test,
  test as testInNewTab,
} from './support'

const SALES = '/gst/sales'

/** The page when it has read the bills of the device. */
async function openSales(page: Page, address = SALES) {
  await openPage(page, address)
  await partsFollow(page)
}

/** Takes the bills of a shop to this device. */
async function importShop(page: Page, shop: unknown) {
  await openPage(page, '/gst/bill')
  await page.getByRole('button', { name: 'Bills', exact: true }).click()
  const list = page.getByRole('dialog')
  await giveFile(list.getByRole('button', { name: 'Import' }), {
    name: 'bills.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(shop)),
  })
  await expect(list.getByText(/bills? added/)).toBeVisible()
  await list.getByRole('button', { name: 'Close' }).click()
}

const importNamed = (page: Page, name: ShopName) => importShop(page, readShop(name).file)

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const sources = (page: Page) => card(page, 'Where it comes from')
const figureRow = (table: Locator, name: string | RegExp) =>
  table.getByRole('row').filter({ has: table.page().getByRole('rowheader', { name }) })

const cellsOf = (row: Locator) =>
  row.evaluate((row) => [...row.children].map((cell) => cell.textContent))

async function downloaded(page: Page, button: string) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), path: await download.path() }
}

const paiseOf = (rupees: unknown) => Math.round(Number(String(rupees).replace(/[₹,]/g, '')) * 100)
const sumOf = (amounts: readonly unknown[]) =>
  amounts.reduce((sum: number, amount) => sum + paiseOf(amount), 0)

test('the example shop sells what it should in October, and says that it is an example', async ({
  page,
}) => {
  await openSales(page)
  await expect(page.getByText('No bill is kept on this device yet.')).toBeVisible()
  for (const [name, amount] of [
    ['Sales', '₹9,73,975.31'],
    ['Taxable value', '₹8,53,112.87'],
    ['Without tax', '₹5,438.32'],
    ['GST', '₹1,15,425.15'],
    ['CGST', '₹27,728.36'],
    ['SGST', '₹27,728.36'],
    ['IGST', '₹59,968.43'],
    ['Rounding', '-₹1.03'],
    ['0 to 30 days', '₹1,95,304.19'],
    ['31 to 60 days', '₹1,16,733.58'],
    ['61 to 90 days', '₹17,007.84'],
    ['over 90 days', '₹0.00'],
  ] as const) {
    await expect(result(page, name)).toHaveText(amount)
  }
  await expect(
    page.getByText('43 bills, less 3 credit notes of ₹84,912.34; 2 cancelled'),
  ).toBeVisible()

  const days = card(page, 'Day by day')
  await expect(
    days.getByText('Sold on 24 days, ₹40,582.30 a day. Best on 4 October.'),
  ).toBeVisible()
  await expect(days.getByRole('rowheader')).toHaveCount(24)
  await expect(figureRow(days.getByRole('table'), /^4 October$/).getByRole('cell')).toHaveText(
    '₹1,54,835.00',
  )

  const customers = sources(page).getByRole('table', { name: 'Customers' })
  await expect(customers.getByRole('rowheader')).toHaveCount(11)
  expect(await cellsOf(figureRow(customers, 'Om Stores'))).toEqual([
    '3',
    'Om Stores23OQEPW5953X1Z7',
    '2',
    '₹80,636.30',
    '₹6,077.83',
    '₹86,714.13',
  ])
  await expect(figureRow(customers, 'Walk-in')).toContainText('₹3,31,333.90')
  await expect(figureRow(customers, 'All 19').getByRole('cell')).toContainText([
    '',
    '43',
    '₹8,58,551.19',
    '₹1,15,425.15',
    '₹9,73,975.31',
  ])
  await expect(sources(page).getByText('1 to 10 of 19')).toBeVisible()

  const rates = page.getByRole('table', { name: 'By rate' })
  expect(await cellsOf(figureRow(rates, 'No tax'))).toEqual(['No tax', '₹5,438.32', '₹0.00'])
  expect(await cellsOf(figureRow(rates, '18%'))).toEqual(['18%', '₹5,59,765.61', '₹1,00,757.77'])
  expect(await cellsOf(figureRow(rates, 'All'))).toEqual(['All', '₹8,58,551.19', '₹1,15,425.15'])
  await expect(page.getByText('₹3,29,045.61 from 16 customers, on 23 bills.')).toBeVisible()
  // The example is not kept.
  await expect(card(page, 'Kept on this device')).toContainText('0 documents. No backup yet.')
})

test('another period is chosen by steps, by name and by kind, and is kept', async ({ page }) => {
  await openSales(page)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(result(page, 'Sales')).toHaveText('₹6,57,502.31')
  await expect(card(page, 'Result').getByText('21 bills', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Month' }).selectOption('November 2026')
  await expect(result(page, 'Sales')).toHaveText('₹3,07,431.75')

  await page.getByRole('radio', { name: 'Quarter' }).check()
  await expect(result(page, 'Sales')).toHaveText('₹12,81,407.06')
  await expect(card(page, 'Week by week')).toContainText('Best in the week from 2 November.')
  await page.getByRole('radio', { name: 'Year' }).check()
  await expect(result(page, 'Sales')).toHaveText('₹19,38,909.37')
  await expect(card(page, 'Month by month')).toContainText('Best in October 2026.')
  await expect(page.getByText('The whole year as a register')).toBeVisible()
  await page.reload()
  await expect(result(page, 'Sales')).toHaveText('₹19,38,909.37')
  await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked()
})

test('a period without bills says so, and leads to the nearest that have some', async ({
  page,
}) => {
  await openSales(page, `${SALES}#v=1&kind=month&day=2026-08-01`)
  await expect(page.getByText('Nothing was sold in August 2026.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-08-01')
  await expect(page.getByRole('table', { name: 'By rate' })).toHaveCount(0)
  await page.getByRole('button', { name: 'September 2026' }).click()
  await expect(result(page, 'Sales')).toHaveText('₹6,57,502.31')
})

test('items and codes add up as customers do, and all of them can be searched', async ({
  page,
}) => {
  await openSales(page)
  await sources(page).getByRole('radio', { name: 'Items' }).check()
  const items = sources(page).getByRole('table', { name: 'Items' })
  expect(await cellsOf(figureRow(items, 'Emulsion paint 10 l'))).toEqual([
    '1',
    'Emulsion paint 10 l122 NOS',
    '122 NOS',
    '₹3,00,524.53',
    '₹54,094.38',
  ])
  await expect(figureRow(items, 'All 14')).toContainText('₹8,58,551.19')
  await sources(page).getByRole('radio', { name: 'HSN' }).check()
  const codes = sources(page).getByRole('table', { name: 'HSN' })
  await expect(figureRow(codes, /All \d+/)).toContainText('₹1,15,425.15')

  await sources(page).getByRole('radio', { name: 'Customers' }).check()
  await sources(page).getByRole('button', { name: 'Show all' }).click()
  const customers = sources(page).getByRole('table', { name: 'Customers' })
  await expect(customers.getByRole('rowheader')).toHaveCount(20)
  const totals = await customers
    .locator('tbody td:last-child')
    .evaluateAll((cells) => cells.map(({ textContent }) => textContent))
  expect(sumOf(totals)).toBe(paiseOf('9,73,975.31'))
  await sources(page).getByLabel('Search customers').fill('mart')
  await expect(customers.getByRole('rowheader')).toHaveText([/Metro Mart/, /New Mart/])
  await sources(page).getByLabel('Search customers').fill('nobody has this name')
  await expect(sources(page).getByText('Nothing found.')).toBeVisible()
  await sources(page).getByRole('button', { name: 'Show the first ten' }).click()
  await expect(customers.getByRole('rowheader')).toHaveCount(11)
})

test('the registers as files have the sums of the page', async ({ page }) => {
  await openSales(page)
  const bills = await downloaded(page, 'Bills, CSV')
  expect(bills.name).toBe('sales-bills-2026-10.csv')
  const lines = (await readFile(bills.path, 'utf8')).replace('\ufeff', '').trim().split('\r\n')
  expect(lines[0]).toBe(
    'Date,Number,Document,Status,Buyer,GSTIN,Place of supply,Reverse charge,Taxable value,Without tax,IGST,CGST,SGST,Rounding,Total',
  )
  expect(lines).toHaveLength(1 + 48)
  const column = (place: number) => lines.slice(1).map((line) => line.split(',').at(place))
  expect(sumOf(column(-1))).toBe(paiseOf('9,73,975.31'))
  expect(sumOf(column(-7))).toBe(paiseOf('8,53,112.87'))
  expect(sumOf(column(-2))).toBe(-103)

  const items = await downloaded(page, 'Items, CSV')
  expect(items.name).toBe('sales-items-2026-10.csv')
  const excel = await downloaded(page, 'Excel')
  expect(excel.name).toBe('sales-2026-10.xlsx')
  const rows = await readSheet(await readFile(excel.path))
  expect(rows).toHaveLength(1 + 48)
  expect(sumOf(rows.slice(1).map((row) => row.at(-1)))).toBe(paiseOf('9,73,975.31'))
})

test('bills without a date or without items are named, and other money is not added up', async ({
  page,
}) => {
  await importNamed(page, 'trouble')
  await openSales(page, `${SALES}#v=1&kind=month&day=2026-10-01`)
  await expect(result(page, 'Sales')).toHaveText('₹1,53,588.00')
  await expect(page.getByText('Example', { exact: true })).toHaveCount(0)
  await expect(page.getByText('1 bill in USD is not added up.')).toBeVisible()
  await expect(page.getByText('1 draft has no items and is not counted.')).toBeVisible()
  await expect(page.getByText('1 bill has no date and is in no period.')).toBeVisible()
  const rates = page.getByRole('table', { name: 'By rate' })
  await expect(figureRow(rates, '17%')).toBeVisible()

  // A month of one credit note is below zero, and has no best day.
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(result(page, 'Sales')).toHaveText('-₹1,416.00')
  await expect(page.getByText('0 bills, less 1 credit note of ₹1,416.00')).toBeVisible()
  await expect(page.getByText('No bill counts on any day.')).toBeVisible()
})

test('names, sums and lists may be long, and nothing scrolls sideways', { tag: THOROUGH }, async ({
  page,
}) => {
  const shop = readShop('small').file as {
    bills: { id: string; texts: { details: object; rows: object[] } }[]
  }
  const [first] = shop.bills
  if (!first) throw new Error('The shop has no bills')
  const bills = Array.from({ length: 120 }, (_, i) => ({
    ...first,
    id: `many-${i}`,
    texts: {
      ...first.texts,
      details: {
        ...first.texts.details,
        number: `M-${i}`,
        date: '2026-10-05',
        buyerName: i === 0 ? 'Averylongnamewithoutanyspaceinit'.repeat(4) : `Buyer ${i}`,
        buyerGstin: '',
      },
      rows: first.texts.rows.map((row) => ({
        ...row,
        ...(i === 0 && { price: '123456789012' }),
      })),
    },
  }))
  await importShop(page, { ...shop, bills })
  await openSales(page, `${SALES}#v=1&kind=month&day=2026-10-01`)
  await expect(card(page, 'Day by day')).toContainText(/^Day by daySold on 1 day, ₹.* a day\./)
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysScroll(page), `${width} px`).toBe(0)
  }
  await sources(page).getByRole('button', { name: 'Show all' }).click()
  const customers = sources(page).getByRole('table', { name: 'Customers' })
  await expect(sources(page).getByText('1 to 50 of 120')).toBeVisible()
  await sources(page).getByRole('button', { name: 'Next 50' }).click()
  await sources(page).getByRole('button', { name: 'Next 50' }).click()
  await expect(sources(page).getByText('101 to 120 of 120')).toBeVisible()
  await expect(customers.getByRole('rowheader')).toHaveCount(21)
  await expect(sources(page).getByRole('button', { name: 'Next 50' })).toBeDisabled()
})

testInNewTab(
  'until the own bills are read, no figure of the example is shown',
  async ({ page }) => {
    await keepShop(page, 'small')
    await page.setViewportSize({ width: 390, height: 844 })
    const letGo = await holdBack(page, /sales\.worker/)
    await openPage(page, `${SALES}#v=1&kind=month&day=2026-10-01`)
    await expect(page.locator('[data-island=stale]')).toHaveCount(1)
    await expect(page.getByText('₹9,73,975.31').filter({ visible: true })).toHaveCount(0)
    letGo()
    await expect(page.getByText('₹1,39,987.03').filter({ visible: true }).first()).toBeVisible()
  },
)

testInNewTab('a bill that is kept in another tab is added up in this one', async ({ page }) => {
  await openSales(page)
  await expect(result(page, 'Sales')).toHaveText('₹9,73,975.31')
  const second = await openSecondTab(page)
  await importNamed(second, 'small')
  await expect(result(page, 'Sales')).toHaveText('₹1,39,987.03')
  await expect(page.getByText('Example', { exact: true })).toHaveCount(0)
})

test('period and part are chosen by keyboard, and Money is one press away', async ({ page }) => {
  await openSales(page)
  await page.getByRole('radio', { name: 'Month' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Quarter' })).toBeFocused()
  await expect(result(page, 'Sales')).toHaveText('₹12,81,407.06')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(result(page, 'Sales')).toHaveText('₹6,57,502.31')
  await card(page, 'Who owes you').getByRole('button', { name: 'Money' }).press('Enter')
  await expect(page.getByRole('radio', { name: 'Money' })).toBeChecked()
})

test.describe('Share', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('sends a link with the period and the part, and no figure', async ({ page }) => {
    await openSales(page)
    await page.getByRole('button', { name: 'Share link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).hash).toBe('#v=1&kind=month&day=2026-10-01&part=totals&currency=INR')
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByText('Result copied')).toBeVisible()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toContain('Totals, October 2026.')
    expect(text).toContain('₹9,73,975.31')
  })
})

test('paper has the register of bills, with its sums', async ({ page }) => {
  await openSales(page)
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
    }
  })
  await page.getByRole('button', { name: 'Print' }).click()
  const register = page.locator('body > div > table')
  await expect(register.locator('tbody tr')).toHaveCount(48)
  await expect(register.locator('tfoot tr')).toContainText('8,53,112.87')
  await expect(register.locator('tfoot tr')).toContainText('9,73,975.31')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Sales register' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sales and GSTR-1' })).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(register).toHaveCount(0)
})

test('in Hindi it has the same figures in its own words', async ({ page }) => {
  await openSales(page, '/hi/gst/sales')
  await expect(result(page, 'बिक्री')).toHaveText('₹9,73,975.31')
  await expect(result(page, 'टैक्स योग्य रकम')).toHaveText('₹8,53,112.87')
  await expect(page.getByText('24 दिन बिक्री हुई, हर दिन ₹40,582.30 की।')).toBeVisible()
  await page.getByRole('button', { name: 'सब दिखाएँ' }).click()
  await page.getByLabel('खरीदार खोजें').fill('mart')
  await expect(page.getByRole('rowheader', { name: 'Metro Mart' })).toBeVisible()
})

for (const width of [390, 1280]) {
  const name = `axe finds nothing at ${width} px, with all customers and in an empty month`
  test(name, { tag: width === 390 ? [] : THOROUGH }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openSales(page)
    await expectNoViolations(page)
    await sources(page).getByRole('button', { name: 'Show all' }).click()
    await expect(sources(page).getByText('1 to 19 of 19')).toBeVisible()
    await expectNoViolations(page, 'all')
    await page.getByRole('combobox', { name: 'Month' }).selectOption('September 2026')
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page.getByText('Nothing was sold in August 2026.')).toBeVisible()
    await expectNoViolations(page, 'empty')
  })
}
