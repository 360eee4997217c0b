import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { THOROUGH } from '../tests/is-thorough'
import { billDetails, openBillDetails, openLeftBill } from './bill-page'
import { expect, openPage, result, testInTab as test } from './support'

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

test('reverse charge collects no tax: on the screen, on paper, in files, code and list', async ({
  page,
}) => {
  await openBill(page)
  await expect(result(page, 'Total Amount').first()).toHaveText('₹5,867.49')
  await openBillDetails(page)
  await page.getByLabel('Reverse charge: the buyer pays the tax').check()
  await expect(result(page, 'Total Amount').first()).toHaveText('₹5,595.47')
  await expect(result(page, 'Tax payable by the recipient').first()).toHaveText('₹272.02')
  await expect(result(page, 'CGST')).toHaveText('₹136.01')
  await expect(result(page, 'GST Amount')).toHaveCount(0)
  await expect(page.getByText('five thousand five hundred ninety-five')).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code: pay ₹5,595.47 to' })).toBeVisible()

  for (const paper of ['A4', '58 mm']) {
    await page.getByLabel('Paper').selectOption(paper)
    const words = await onPaper(page)
    expect(words).toContain('Taxable value ₹5,595.47 Total')
    expect(words).toContain('Tax payable by the recipient ₹272.02 CGST ₹136.01 SGST ₹136.01')
    expect(words).not.toContain('5,867.49')
    expect(words).toMatch(/Reverse charge Yes/)
  }

  const csv = await downloaded(page, 'Download CSV')
  expect(csv.name).toBe('Tax-Invoice-SGS-0142-Patel-Hardware.csv')
  expect(csv.content.toString()).toContain('Tax payable by the recipient,272.02')
  expect(csv.content.toString()).toContain('Total Amount,5595.47')
  await page.getByRole('button', { name: 'Bills', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText('₹5,595.47')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('items come before settings, for the eye and for keys', async ({ page }) => {
    await openBill(page)
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

  test('a tax against the states is said right before the bill is handed out', async ({ page }) => {
    await openBill(page, { details: { buyerGstin: '29AAGCB7383J1Z4' } })
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

test('a buyer from an earlier bill brings the tax of his state', async ({ page }) => {
  await openBill(page, { details: { buyerGstin: '29AAGCB7383J1Z4', buyerName: 'Mysuru Mart' } })
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

test('paper adds up before your eyes with a discount and freight on the whole', async ({
  page,
}) => {
  await openBill(page, { whole: { discount: '100', freight: '250' } })
  const words = await onPaper(page)
  expect(words).toContain('5,440.47')
  expect(words).toContain(
    'Items ₹5,595.47 Discount on the bill -₹100.00 Freight ₹250.00 Taxable value ₹5,745.47 CGST ₹139.66 SGST ₹139.66',
  )
  for (const [name, value] of [
    ['Items', '₹5,595.47'],
    ['Original Amount', '₹5,745.47'],
    ['Total Amount', '₹6,024.79'],
  ] as const) {
    await expect(result(page, name).first()).toHaveText(value)
    expect(words).toContain(value)
  }
})

test('what cannot be read is neither printed nor shared without an answer', async ({ page }) => {
  await openBill(page)
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

test('slips are hinted at before a bill is handed out, and what is changed is shown', async ({
  page,
}) => {
  await openBill(page, {
    rows: [{ description: 'Steel', hsn: '72145', price: '60000', rate: '17' }],
    details: { date: '2017-06-30', buyerGstin: seller.gstin },
  })
  await page.getByText('Worth a look: 5 things').click()
  for (const hint of [
    'The date is before GST began, on 1 July 2017.',
    "The buyer's GSTIN is your own.",
    'GST has no rate of 17%: the item.',
    'An HSN or SAC code has 4, 6 or 8 digits: the item.',
    'Goods of more than ₹50,000 that are moved may need an e-way bill.',
  ]) {
    await expect(page.getByText(hint)).toBeVisible()
  }
  await openBillDetails(page)
  await expect(page.getByLabel('Date', { exact: true })).toHaveAccessibleDescription(
    /before GST began/,
  )
  const upi = page.getByLabel('Your UPI id')
  await upi.fill('shree ganesh @examplebank')
  await expect(upi).toHaveAccessibleDescription('Read as shreeganesh@examplebank')
  await upi.blur()
  await expect(upi).toHaveValue('shreeganesh@examplebank')
})

test('one price is split alike as a single amount and as a bill', async ({ page }) => {
  for (const [price, mode] of [
    ['100', 'Remove GST'],
    ['1.30', 'Add GST'],
  ] as const) {
    const [rate, half] = mode === 'Add GST' ? ['5', '2.5'] : ['18', '9']
    const isAdded = mode === 'Add GST'
    await openBill(page, {
      rows: [{ description: 'Tea', price, rate }],
      prices: isAdded ? 'before-gst' : 'with-gst',
    })
    const shown = (name: string) => result(page, name).first().textContent()
    const bill = [await shown('Original Amount'), await shown('CGST'), await shown('Total Amount')]
    await openPage(page, '/')
    await page.getByRole('button', { name: mode }).click()
    await page.getByLabel('Amount').fill(price)
    await page.getByRole('textbox', { name: 'GST rate (%)' }).fill(rate)
    await expect(result(page, 'Taxable value on a bill')).toBeVisible()
    expect([
      await shown('Taxable value on a bill'),
      await shown(`CGST ${half}%`),
      await shown('Amount on a bill'),
    ]).toEqual(bill)
  }
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
