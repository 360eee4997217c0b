import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { readSeparated } from '../src/core/table/separated-values'
import { THOROUGH } from '../tests/is-thorough'
import { textsOnPages } from './read-pdf'
import { expect, openPage, partsFollow, sidewaysScroll, test } from './support'

const path = '/ecommerce-profit/products'

const give = (page: Page, name: string, content: string | Buffer) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

const products = (page: Page) => page.getByRole('region', { name: 'Products', exact: true })
const button = (page: Page, name: string) =>
  products(page).getByRole('button', { name, exact: true })

/** Every third row loses money. */
const listOf = (rows: number) =>
  `SKU,Name,Price (with GST),Cost (before GST),Qty\n${Array.from({ length: rows }, (_, at) => `S-${at + 1},Thing ${at + 1},${900 + at},${at % 3 === 0 ? 2000 : 300},${1 + (at % 5)}`).join('\n')}`

async function download(page: Page, name: string) {
  const waiting = page.waitForEvent('download')
  await button(page, name).click()
  const file = await waiting
  const text = await readFile(await file.path(), 'utf8')
  const [head = [], ...rows] = readSeparated(text.replace('\ufeff', '')).map(({ cells }) => cells)
  const records = rows.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at]])))
  return { name: file.suggestedFilename(), records }
}

test('pages are as long as was chosen on this device, and the first and the last are one press away', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, path)
  await give(page, 'list.csv', listOf(123))
  const status = products(page).getByRole('status')
  await expect(status).toHaveText('1–20 of 123')
  for (const name of ['First page', 'Previous page']) {
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true')
  }
  for (const name of ['First page', 'Previous page', 'Next page', 'Last page']) {
    const box = await button(page, name).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }

  await button(page, 'Last page').focus()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('121–123 of 123')
  // It does nothing now, and whoever came by keyboard is still there.
  await expect(button(page, 'Last page')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Last page')).toBeFocused()
  await button(page, 'Previous page').click()
  await expect(status).toHaveText('101–120 of 123')

  await products(page).getByLabel('Rows a page').selectOption('50')
  await expect(status).toHaveText('101–123 of 123')
  await button(page, 'First page').click()
  await expect(status).toHaveText('1–50 of 123')
  expect(await sidewaysScroll(page)).toBe(0)

  await page.reload()
  await give(page, 'list.csv', listOf(123))
  await expect(status).toHaveText('1–50 of 123')
})

test('what was looked for is taken along alone, times its quantity, and with what each order takes', async ({
  page,
}) => {
  await openPage(page, path)
  await give(
    page,
    'list.csv',
    'SKU,Name,Price (with GST),Cost (before GST),GST,Qty\nA-1,Lamp,1249.50,700,18,2\nA-2,Cotton kurta,2699,900,clothes,5\nA-3,Silk kurta,499.33,218.50,5,3\n',
  )
  await expect(page.getByText('1 row of clothes or shoes has a price between')).toBeVisible()
  const kurta = products(page).getByRole('row', { name: /Cotton kurta/ })
  await expect(kurta).toContainText('No GST slab fits, counted at 18%')
  await expect(products(page).getByRole('radio', { name: 'These 2' })).toBeHidden()

  await products(page).getByRole('searchbox').fill('kurta')
  await expect(products(page).getByRole('radio', { name: 'These 2' })).toBeChecked()
  const these = await download(page, 'Download CSV')
  expect(these.name).toBe('list-profit-of-2.csv')
  expect(these.records.map(({ SKU }) => SKU)).toEqual(['A-3', 'A-2'])

  await products(page).getByRole('group', { name: 'Rows in a file' }).getByText('All 3').click()
  const all = await download(page, 'Download CSV')
  expect(all.records.map(({ SKU }) => SKU)).toEqual(['A-1', 'A-2', 'A-3'])
  for (const { Profit, Qty, 'Net sale': net, ...record } of all.records) {
    const taken = Object.entries(record).filter(([head]) => head.startsWith('Less'))
    const left = taken.reduce((left, [, amount]) => left - Number(amount), Number(net))
    expect(left.toFixed(2)).toBe(Profit)
    const inAll = Number(record['Profit × quantity'])
    expect(Math.abs(inAll - Number(Profit) * Number(Qty))).toBeLessThan(0.03)
  }
  const cells = await kurta.getByRole('cell').allTextContents()
  expect(cells.map((text) => text.replace(/[₹,]/g, ''))).toContain(
    all.records[1]?.['Profit × quantity'],
  )
})

test('a list is printed with all the rows that were looked for, under heads on every sheet', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, path)
  await give(page, 'shop.csv', listOf(150))
  await products(page).getByText('Losses 50', { exact: true }).click()
  await expect(products(page).getByRole('status')).toHaveText('1–20 of 50')
  await page.evaluate(() => {
    // As a browser does, which waits for nobody.
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      document.title = `${document.querySelectorAll('tbody:first-of-type > tr').length} rows`
      dispatchEvent(new Event('afterprint'))
    }
  })
  await button(page, 'Print').click()
  await expect(page).toHaveTitle('50 rows')

  await test.step('by the menu of the browser, too', async () => {
    const sheets = await textsOnPages(await page.pdf({ preferCSSPageSize: true }))
    const words = sheets.flat().join(' ')
    for (let at = 0; at < 150; at++)
      expect(words.includes(`S-${at + 1} `), `S-${at + 1}`).toBe(at % 3 === 0)
    const withRows = sheets.filter((texts) => texts.some((text) => /· S-\d/.test(text)))
    expect(withRows.length).toBeGreaterThan(1)
    for (const texts of withRows) expect(texts.join(' ')).toMatch(/Row Product Price Cost/)
    expect(words).toContain('50 of 150 products. Losses. Worst margin first.')
    expect(words).toMatch(/shop\.csv · Printed on \d/)
    expect(words).toMatch(/50 products, \d+ orders: payout [-₹ \d,.]+, profit - ?₹ ?[\d,.]+/)
  })
})

test('paper has the first 2,000 rows, and says so', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, path)
  await give(page, 'long.csv', listOf(2_345))
  await expect(products(page).getByRole('status')).toHaveText('1–20 of 2,345')
  await page.emulateMedia({ media: 'print' })
  await expect(
    page.getByText('The first 2,000 of 2,345 rows; the rest stand in the file.'),
  ).toBeVisible()
  await expect(products(page).locator('tbody').first().locator('tr')).toHaveCount(2_000)
  await page.emulateMedia({ media: 'screen' })
  await expect(products(page).getByRole('status')).toHaveText('1–20 of 2,345')
})

test('an order on paper begins with its answer, and no column is as narrow as a letter', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/ecommerce-profit/marketplace')
  await partsFollow(page)
  const [first = [], ...others] = await textsOnPages(await page.pdf({ preferCSSPageSize: true }))
  const texts = [...first, ...others.flat()]
  const places = ['Profit per order', 'Margin', 'You are', 'Which price?'].map((text) =>
    texts.indexOf(text),
  )
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(-1)
  expect(first.join('')).toContain('₹191.00')
  expect(texts.join('|')).not.toMatch(/(?:\|[A-Za-z]){4}/)
})

test('spreadsheets of LibreOffice are read, and an old Excel file says how to save it anew', async ({
  page,
}) => {
  const cell = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
  const number = (value: string) =>
    `<table:table-cell office:value-type="float" office:value="${value}"><text:p>?</text:p></table:table-cell>`
  const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
  const content = `<office:document-content><office:body><office:spreadsheet><table:table table:name="Prices">${row(cell('SKU'), cell('Price (with GST)'), cell('Cost (before GST)'))}${row(cell('A-1'), number('1180'), number('450'))}</table:table></office:spreadsheet></office:body></office:document-content>`
  const book = zipSync({
    'content.xml': strToU8(content),
    'META-INF/manifest.xml': strToU8('<manifest/>'),
  })
  await openPage(page, path)
  await give(page, 'prices.ods', Buffer.from(book))
  await expect(page.getByText('on 1 product, 1 order')).toBeVisible()
  await expect(products(page).getByRole('table')).toContainText('₹191.00')

  const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
  await give(page, 'old.csv', Buffer.from(old))
  await expect(page.getByRole('alert')).toContainText('in LibreOffice by File, Save As')
  await give(page, 'portal.xls', 'SKU\tPrice (with GST)\tCost (before GST)\nA-1\t1180\t440\n')
  await expect(products(page).getByRole('table')).toContainText('₹201.00')
})
