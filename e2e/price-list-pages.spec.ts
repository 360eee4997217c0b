import type { Page } from '@playwright/test'
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
