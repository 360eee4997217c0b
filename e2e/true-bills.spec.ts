import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { THOROUGH } from '../tests/is-thorough'
import { billDetails, openBillDetails, openLeftBill } from './bill-page'
import { expect, result, testInTab as test } from './support'

const seller = {
  name: 'Shree Ganesh Stores',
  address: 'Ahmedabad',
  gstin: '24ABCDE1234F1Z6',
  upi: 'shreeganesh@examplebank',
}
const details = {
  title: 'Tax Invoice',
  number: 'SGS-0142',
  date: '2026-11-15',
  buyerName: 'Patel Hardware',
  buyerGstin: '24AAPFU0939F1ZR',
}
const riceAndMilk = [
  { description: 'Rice', quantity: '3', price: '1850.50', discount: '2%', rate: '5' },
  { description: 'Milk', quantity: '2.5', price: '62', rate: '0' },
]

type Seed = { rows?: readonly object[]; details?: object; whole?: object; prices?: string }

/** A bill as it was left in this tab, by a seller who is known on this device. */
async function openBill(page: Page, seed: Seed = {}) {
  const bill = {
    rows: seed.rows ?? riceAndMilk,
    details: { ...details, ...seed.details },
    prices: seed.prices ?? 'before-gst',
    whole: seed.whole ?? {},
  }
  await openLeftBill(page, bill, seller)
}

/** What the paper says, in one line. */
async function onPaper(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('article').first()
  await expect(sheet).toBeVisible()
  const lines = await sheet.innerText()
  await page.emulateMedia({ media: null })
  return lines.replace(/\s+/g, ' ')
}

async function downloaded(page: Page, name: string) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test('a bill is handed out when all can be read, adds up, and knows its buyer in the next one', async ({
  page,
}) => {
  await openBill(page, {
    details: { buyerGstin: '29AAGCB7383J1Z4', buyerName: 'Mysuru Mart' },
    whole: { discount: '100', freight: '250' },
  })

  await test.step('what cannot be read is neither printed nor shared without an answer', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await page.getByRole('textbox', { name: 'Price of item 2' }).fill('6o')
    await page.getByRole('textbox', { name: 'Quantity of item 1' }).fill('-3')
    const body = page.locator('body')
    await page.getByRole('button', { name: 'Print bill' }).click()
    await expect(
      page.getByText('Item 1: the quantity -3 is below zero. More is named below the buttons.'),
    ).toBeVisible()
    await expect(body).not.toHaveAttribute('data-printed')
    await page.getByText(/^Still missing for a tax invoice/).click()
    await expect(page.getByText('item 2: the price ‘6o’ cannot be read')).toBeVisible()

    await page.getByRole('textbox', { name: 'Quantity of item 1' }).fill('3')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await expect(page.getByRole('button', { name: 'Download anyway' })).toBeVisible()
    expect(await onPaper(page)).toMatch(/Milk 2\.5 6o 0% –/)

    await page.getByRole('textbox', { name: 'Price of item 2' }).fill('62')
    await page.getByRole('button', { name: 'Print bill' }).click()
    await expect(body).toHaveAttribute('data-printed', 'yes')
  })

  await test.step('paper adds up before your eyes with a discount and freight on the whole', async () => {
    expect(await onPaper(page)).toContain(
      'Items ₹5,595.47 Discount on the bill -₹100.00 Freight ₹250.00 Taxable value ₹5,745.47 CGST ₹139.66 SGST ₹139.66',
    )
    for (const [name, value] of [
      ['Items', '₹5,595.47'],
      ['Original Amount', '₹5,745.47'],
      ['Total Amount', '₹6,024.79'],
    ] as const) {
      await expect(result(page, name).first()).toHaveText(value)
    }
  })

  await test.step('reverse charge collects no tax: on the screen, in the code, on paper and in files', async () => {
    await openBillDetails(page)
    await page.getByLabel('Reverse charge: the buyer pays the tax').check()
    await expect(result(page, 'Total Amount').first()).toHaveText('₹5,745.47')
    await expect(result(page, 'Tax payable by the recipient').first()).toHaveText('₹279.32')
    await expect(result(page, 'GST Amount')).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'QR code: pay ₹5,745.47 to' })).toBeVisible()
    const words = await onPaper(page)
    expect(words).toContain('Tax payable by the recipient ₹279.32 CGST ₹139.66 SGST ₹139.66')
    expect(words).not.toContain('6,024.79')
    expect(words).toMatch(/Reverse charge Yes/)
    const csv = await downloaded(page, 'Download CSV')
    expect(csv.name).toBe('Tax-Invoice-SGS-0142-Mysuru-Mart.csv')
    expect(csv.content.toString()).toContain('Total Amount,5745.47')
  })

  await test.step('a buyer from an earlier bill brings the tax of his state', async () => {
    await page.getByRole('button', { name: 'Switch to Another state' }).click()
    await expect(page.getByText('Kept on this device').first()).toBeVisible()
    await page.getByRole('button', { name: 'New bill' }).click()
    await page.getByLabel('Item 1', { exact: true }).fill('Fan')
    await page.getByRole('textbox', { name: 'Price of item 1' }).fill('100')
    await page.getByRole('textbox', { name: 'GST rate of item 1' }).fill('18')
    await expect(result(page, 'CGST')).toHaveText('₹9.00')
    await openBillDetails(page)
    await page.getByLabel("Buyer's name").pressSequentially('Mys')
    await page.getByRole('option', { name: /Mysuru Mart/ }).click()
    await expect(result(page, 'IGST')).toHaveText('₹18.00')
  })

  await test.step('a number that is used is asked about before it is printed', async () => {
    const number = page.getByLabel('Bill number')
    const next = await number.inputValue()
    await number.fill('SGS-0142')
    await page.getByRole('button', { name: 'Print bill' }).click()
    await expect(page.getByText('The number SGS-0142 is on another bill already')).toBeVisible()
    await number.fill(next)
  })

  await test.step('slips are hinted at, and what is changed is shown', async () => {
    const date = page.getByLabel('Date', { exact: true })
    await date.fill('2017-06-30')
    await expect(date).toHaveAccessibleDescription(/before GST began/)
    await page.getByText(/^Worth a look/).click()
    await expect(
      page.getByRole('listitem').filter({ hasText: 'The date is before GST began' }),
    ).toBeVisible()
    const upi = page.getByLabel('Your UPI id')
    await upi.fill('shree ganesh @examplebank')
    await expect(upi).toHaveAccessibleDescription('Read as shreeganesh@examplebank')
    await upi.blur()
    await expect(upi).toHaveValue('shreeganesh@examplebank')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('items come before settings, and a tax against the states is said before the bill is handed out', {
    tag: THOROUGH,
  }, async ({ page }) => {
    await openBill(page, { details: { buyerGstin: '29AAGCB7383J1Z4' } })
    await test.step('items come before settings, for the eye and for keys', async () => {
      const items = page.getByRole('list', { name: 'Items of the bill' })
      const settings = page.getByRole('heading', { name: 'Prices are' })
      const topOf = async (place: typeof items) => (await place.boundingBox())?.y ?? 0
      expect(await topOf(items)).toBeLessThan(await topOf(settings))
      await page.getByLabel('Freight').focus()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('radio', { name: 'Before GST' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('radio', { name: 'Same state' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('combobox', { name: 'Currency' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(billDetails(page)).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('combobox', { name: 'Currency' })).toBeFocused()
    })

    await test.step('a tax against the states is said right before the bill is handed out', async () => {
      const notice = page.getByText('From Gujarat to Karnataka a sale has IGST.')
      await expect(notice).toBeVisible()
      const print = page.getByRole('button', { name: 'Print bill' })
      const [above, below] = [await notice.boundingBox(), await print.boundingBox()]
      expect((below?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThan(0)
      expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(250)
      await page.getByRole('button', { name: 'Switch to Another state' }).click()
      await expect(result(page, 'IGST')).toHaveText('₹272.02')
      await expect(notice).toHaveCount(0)
      expect(await onPaper(page)).toContain('IGST ₹272.02')
    })
  })
})

test('files have the name of the bill and true dates, and the list says when nothing is found', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openBill(page, {
    rows: [{ description: 'Fan', hsn: '8414', price: '80', discount: '500', rate: '18' }],
  })
  const excel = await downloaded(page, 'Download Excel')
  expect(excel.name).toBe('Tax-Invoice-SGS-0142-Patel-Hardware.xlsx')
  const facts = await readSheet(excel.content, 'GST bill')
  expect(facts.find(([label]) => label === 'Date')?.[1]).toEqual(new Date('2026-11-15'))
  expect(facts.some(([label]) => label === 'Taxable value')).toBe(true)
  expect((await readSheet(excel.content, 'Items'))[1]?.[6]).toBe(80)
  expect(await onPaper(page)).toContain('80.00 80.00 18% 0.00')

  await page.getByRole('button', { name: 'Bills', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search bills').fill('8414')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByLabel('Search bills').fill('8415')
  await expect(dialog.getByText('None of the bills here has all of this.')).toBeVisible()
})
