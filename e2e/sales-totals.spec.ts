import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { readShop, type ShopName } from '../tests/sales-shops'
import { expectNoViolations } from './axe'
import { holdBack } from './hold-back'
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

/* The figures of all six shops are proven beside the code, in agreed-shops.test.ts and make-files.test.ts. */

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

test.describe('the example shop', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is looked through by period and by source, shared, taken along and printed', async ({
    page,
  }) => {
    const sales = result(page, 'Sales')

    await test.step('it says what October sold, and that it is an example', async () => {
      await openSales(page)
      await expect(page.getByText('No bill is kept on this device yet.')).toBeVisible()
      await expect(sales).toHaveText('₹9,73,975.31')
      await expect(result(page, 'GST')).toHaveText('₹1,15,425.15')
      await expect(result(page, 'Rounding')).toHaveText('-₹1.03')
      await expect(result(page, '31 to 60 days')).toHaveText('₹1,16,733.58')
      await expect(
        page.getByText('43 bills, less 3 credit notes of ₹84,912.34; 2 cancelled'),
      ).toBeVisible()
      const days = card(page, 'Day by day')
      await expect(
        days.getByText('Sold on 24 days, ₹40,582.30 a day. Best on 4 October.'),
      ).toBeVisible()
      await expect(days.getByRole('rowheader')).toHaveCount(24)
      const rates = page.getByRole('table', { name: 'By rate' })
      expect(await cellsOf(figureRow(rates, '18%'))).toEqual([
        '18%',
        '₹5,59,765.61',
        '₹1,00,757.77',
      ])
      await expect(page.getByText('₹3,29,045.61 from 16 customers, on 23 bills.')).toBeVisible()
      // The example is not kept.
      await expect(card(page, 'Kept on this device')).toContainText('0 documents. No backup yet.')
    })

    await test.step('customers, items and codes add up, and all of them can be searched', async () => {
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
      await sources(page).getByRole('button', { name: 'Show all' }).click()
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

      await sources(page).getByRole('radio', { name: 'Items' }).check()
      const items = sources(page).getByRole('table', { name: 'Items' })
      await expect(figureRow(items, 'Emulsion paint 10 l')).toContainText('₹3,00,524.53')
      await expect(figureRow(items, 'All 14')).toContainText('₹8,58,551.19')
      await sources(page).getByRole('radio', { name: 'HSN' }).check()
      const codes = sources(page).getByRole('table', { name: 'HSN' })
      await expect(figureRow(codes, /All \d+/)).toContainText('₹1,15,425.15')
    })

    await test.step('registers are files with the sums of the page', async () => {
      const bills = await downloaded(page, 'Bills, CSV')
      expect(bills.name).toBe('sales-bills-2026-10.csv')
      const lines = (await readFile(bills.path, 'utf8')).trim().split('\r\n')
      expect(lines).toHaveLength(1 + 48)
      expect(sumOf(lines.slice(1).map((line) => line.split(',').at(-1)))).toBe(
        paiseOf('9,73,975.31'),
      )
      expect((await downloaded(page, 'Items, CSV')).name).toBe('sales-items-2026-10.csv')
      expect((await downloaded(page, 'Excel')).name).toBe('sales-2026-10.xlsx')
    })

    await test.step('a link has the period and the part, and no figure', async () => {
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

    await test.step('paper has the register of bills, with its sums', async () => {
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

    await test.step('the period is chosen by keyboard, by steps and by name, and is kept', async () => {
      await page.getByRole('radio', { name: 'Month' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: 'Quarter' })).toBeFocused()
      await expect(sales).toHaveText('₹12,81,407.06')
      await expect(card(page, 'Week by week')).toContainText('Best in the week from 2 November.')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Previous' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(sales).toHaveText('₹6,57,502.31')
      await page.getByRole('radio', { name: 'Year' }).check()
      await expect(sales).toHaveText('₹19,38,909.37')
      await expect(card(page, 'Month by month')).toContainText('Best in October 2026.')
      await expect(page.getByText('The whole year as a register')).toBeVisible()
      await page.reload()
      await expect(sales).toHaveText('₹19,38,909.37')
      await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked()
    })

    await test.step('a month without bills says so, and leads to the nearest that has some', async () => {
      await page.getByRole('radio', { name: 'Month' }).check()
      await page.getByRole('combobox', { name: 'Month' }).selectOption('September 2026')
      await expect(sales).toHaveText('₹6,57,502.31')
      await page.getByRole('button', { name: 'Previous' }).click()
      await expect(page.getByText('Nothing was sold in August 2026.')).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-08-01')
      await expect(page.getByRole('table', { name: 'By rate' })).toHaveCount(0)
      await page.getByRole('button', { name: 'September 2026' }).click()
      await expect(sales).toHaveText('₹6,57,502.31')
    })
  })

  test('is looked at in its other parts, where nothing can be written, and in Hindi', {
    tag: THOROUGH,
  }, async ({ page }) => {
    await openSales(page, `${SALES}#v=1&part=return`)
    await test.step('the return', async () => {
      await expect(result(page, 'GSTR-1 of October 2026')).toHaveText('2 bills to mend')
      await expect(page.getByRole('button', { name: 'Mark as filed' })).toBeDisabled()
      await expect(page.getByRole('radio', { name: 'Every quarter' })).toBeDisabled()
      await expect(page.getByRole('button', { name: 'Open bill SH-1009' })).toBeDisabled()
    })

    await test.step('money, one press away', async () => {
      await page.getByRole('radio', { name: 'Totals' }).check()
      await card(page, 'Who owes you').getByRole('button', { name: 'Money' }).press('Enter')
      await expect(page.getByRole('radio', { name: 'Money' })).toBeChecked()
      await expect(result(page, 'Owed to you')).toHaveText('₹3,29,045.61')
      await expect(page.getByRole('button', { name: 'Note a payment', exact: true })).toBeDisabled()
      await expect(page.getByText('This is an example. Payments are noted')).toBeVisible()
      await card(page, 'A reminder to Om Stores').getByRole('button', { name: 'Copy' }).click()
      await expect(page.getByText('Reminder copied')).toBeVisible()
    })

    await test.step('the same figures in Hindi', async () => {
      await openSales(page, '/hi/gst/sales#v=1&kind=month&day=2026-10-01&part=totals')
      await expect(result(page, 'बिक्री')).toHaveText('₹9,73,975.31')
      await expect(result(page, 'टैक्स योग्य रकम')).toHaveText('₹8,53,112.87')
      await expect(page.getByText('24 दिन बिक्री हुई, हर दिन ₹40,582.30 की।')).toBeVisible()
      await page.getByRole('button', { name: 'सब दिखाएँ' }).click()
      await page.getByLabel('खरीदार खोजें').fill('mart')
      await expect(page.getByRole('rowheader', { name: 'Metro Mart' })).toBeVisible()
    })
  })

  for (const width of [390, 1280]) {
    test(`has nothing for axe at ${width} px, with all customers and in an empty month`, {
      tag: THOROUGH,
    }, async ({ page }) => {
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
})

testInNewTab(
  'bills that are kept in another tab take the place of the example, which is not shown again',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openSales(page)
    await expect(result(page, 'Sales')).toHaveText('₹9,73,975.31')
    const second = await openSecondTab(page)
    await importNamed(second, 'small')
    await second.close()
    await expect(result(page, 'Sales')).toHaveText('₹1,39,987.03')
    await expect(page.getByText('Example', { exact: true })).toHaveCount(0)

    await testInNewTab.step('until they are read, no figure of it is shown', async () => {
      const letGo = await holdBack(page, /sales\.worker/)
      await page.goto('about:blank')
      await openPage(page, `${SALES}#v=1&kind=month&day=2026-10-01`)
      await expect(page.locator('[data-island=stale]')).toHaveCount(1)
      await expect(page.getByText('₹9,73,975.31').filter({ visible: true })).toHaveCount(0)
      letGo()
      await expect(page.getByText('₹1,39,987.03').filter({ visible: true }).first()).toBeVisible()
    })
  },
)

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
