import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { openBillDetails } from './bill-page'
import { openSecondTab } from './second-tab'
import { expect, openPage, result, testInTab as test } from './support'

async function openBill(page: Page) {
  await openPage(page, '/gst/bill')
  await expect(page.getByLabel('Item 1', { exact: true })).toBeVisible()
}

/** Opens the page on a day, with its details in view. */
async function openOn(page: Page, day: string) {
  await page.clock.install({ time: new Date(`${day}T10:00:00`) })
  await openBill(page)
  await openBillDetails(page)
  await expect(number(page)).toBeVisible()
}

const number = (page: Page) => page.getByLabel(/^(Bill|Estimate) number$/)
const rate = (page: Page, item: number) => page.getByLabel(`GST rate of item ${item}`)

async function sell(page: Page, name = 'Umbrella', item = 1) {
  await page.getByLabel(`Item ${item}`, { exact: true }).fill(name)
  await page.getByLabel(`Price of item ${item}`).fill('100')
  await expect(page.getByRole('status').filter({ hasText: 'Kept on this device' })).toBeVisible()
}

const printAs = (page: Page, title: string) => page.getByText(title, { exact: true }).click()

/** @returns when the new bill is there, with what was said of it */
async function startNew(page: Page, said: string) {
  // Waited for from before the press: it goes by itself, and a busy machine may look too late.
  await Promise.all([
    expect(page.getByRole('status').filter({ hasText: said })).toBeVisible(),
    page.getByRole('button', { name: 'New bill' }).click(),
  ])
  await expect(page.getByLabel('Item 1', { exact: true })).toHaveValue('')
}

const newYear = 'A new financial year: numbers begin at 001.'

test('numbers follow the financial year, the day and the kind of a bill, and what begins anew is said', {
  tag: THOROUGH,
}, async ({ page }) => {
  const date = page.getByLabel('Date', { exact: true })
  await openOn(page, '2027-03-31')

  await test.step('within a year the counter goes on', async () => {
    await number(page).fill('GST/041/26-27')
    await sell(page)
    await startNew(page, 'New bill GST/042/26-27')
    await expect(number(page)).toHaveValue('GST/042/26-27')
    await expect(number(page)).not.toHaveAccessibleDescription(newYear)
  })

  await test.step('a bill that was left empty over the first of April begins the new year', async () => {
    await page.clock.setFixedTime(new Date('2027-04-01T09:00:00'))
    await sell(page)
    await expect(date).toHaveValue('2027-04-01')
    await expect(number(page)).toHaveValue('GST/001/27-28')
    await expect(number(page)).toHaveAccessibleDescription(newYear)
  })

  await test.step('a number of one’s own is no beginning, and a bill of yesterday is one of the last year', async () => {
    await number(page).fill('GST/777/27-28')
    await expect(number(page)).toHaveAccessibleDescription('')
    await number(page).fill('GST/001/27-28')
    await date.fill('2027-03-31')
    await expect(number(page)).toHaveValue('GST/042/26-27')
    await expect(number(page)).toHaveAccessibleDescription('')
    await startNew(page, 'New bill GST/001/27-28 in a new financial year')
  })

  await test.step('a date that a person chose stays, and its number is of that year', async () => {
    await date.fill('2027-03-30')
    await sell(page)
    await expect(date).toHaveValue('2027-03-30')
    await expect(number(page)).toHaveValue('GST/043/26-27')
  })

  await test.step('each kind of paper has its own numbers, and one that was typed stays', async () => {
    await printAs(page, 'Estimate')
    await expect(page.getByLabel('Estimate number')).toHaveValue('EST-001')
    await printAs(page, 'Bill of Supply')
    await expect(number(page)).toHaveValue('BOS-001')
    await printAs(page, 'Tax Invoice')
    await expect(number(page)).toHaveValue('GST/043/26-27')
    await number(page).fill('A-7')
    await printAs(page, 'Estimate')
    await expect(page.getByLabel('Estimate number')).toHaveValue('A-7')
  })
})

test('a number stands once in a year, whatever its capitals', { tag: THOROUGH }, async ({
  page,
}) => {
  const taken = 'Another bill, for Asha Traders, has this number already.'
  await openOn(page, '2026-11-15')
  await number(page).fill('inv-041')
  await page.getByLabel("Buyer's name").fill('Asha Traders')
  await sell(page)
  await startNew(page, 'New bill inv-042')
  await number(page).fill('INV-041')
  await expect(number(page)).toHaveAccessibleDescription(taken)
  await printAs(page, 'Bill of Supply')
  await expect(number(page)).toHaveAccessibleDescription(taken)
  await page.getByLabel('Date', { exact: true }).fill('2027-04-01')
  await expect(number(page)).toHaveAccessibleDescription('')
  await page.getByLabel('Date', { exact: true }).fill('2027-03-31')
  await expect(number(page)).toHaveAccessibleDescription(taken)
  await page.getByRole('button', { name: 'Take BOS-001, the next free one' }).click()
  await expect(number(page)).toHaveValue('BOS-001')
  await expect(number(page)).toBeFocused()
  await expect(number(page)).toHaveAccessibleDescription('')
  await number(page).fill('INV-041')
  await expect(number(page)).toHaveAccessibleDescription(taken)
  await printAs(page, 'Estimate')
  await expect(number(page)).toHaveAccessibleDescription('')
})

test('a new bill is of the usual kind and currency, and Undo brings the other back', {
  tag: THOROUGH,
}, async ({ page }) => {
  const currency = page.getByRole('combobox', { name: 'Currency' })
  await openOn(page, '2026-11-15')
  await number(page).fill('1')
  await sell(page)
  await startNew(page, 'New bill 2')
  await sell(page)
  await startNew(page, 'New bill 3')
  await printAs(page, 'Estimate')
  await currency.selectOption('USD')
  await sell(page)
  await startNew(page, 'New bill 3')
  await expect(page.getByRole('radio', { name: 'Tax Invoice' })).toBeChecked()
  await expect(currency).toHaveValue('INR')
  await expect(result(page, 'Total Amount').first()).toHaveText('₹0.00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('radio', { name: 'Estimate' })).toBeChecked()
  await expect(currency).toHaveValue('USD')
  await expect(result(page, 'Total Amount').first()).toHaveText('$118.00')
  await expect(number(page)).toHaveValue('EST-001')
})

test('after an item without GST, the next has the usual rate, and the item says so', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openBill(page)
  await rate(page, 1).fill('5')
  await sell(page, 'Soap')
  await sell(page, 'Milk', 2)
  await expect(rate(page, 2)).toHaveValue('5')
  await rate(page, 2).fill('0')
  await expect(rate(page, 2)).toHaveAccessibleDescription('No GST')
  await expect(page.getByText('No GST', { exact: true })).toBeVisible()
  await expect(rate(page, 3)).toHaveValue('5')
  await expect(rate(page, 3)).toHaveAccessibleDescription('')

  // The first row of the next bill, at once; what was sold before brings its own rate.
  await startNew(page, 'New bill')
  await expect(rate(page, 1)).toHaveValue('5')
  await page.getByLabel('Item 1', { exact: true }).click()
  await page.keyboard.type('mil')
  await page.getByRole('option', { name: /Milk/ }).click()
  await expect(rate(page, 1)).toHaveValue('0')
  // Where nothing has GST, there is nothing to overlook.
  await expect(rate(page, 1)).toHaveAccessibleDescription('')
  await expect(rate(page, 2)).toHaveValue('5')

  // Another tab knows it too, before anybody types.
  const second = await openSecondTab(page)
  await openBill(second)
  await expect(rate(second, 1)).toHaveValue('5')
})

test('on a phone, an item without GST among others says so, open and closed', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, '/gst/bill')
  const add = page.getByRole('button', { name: 'Add item' })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await add.click()
  await field('Item').fill('Soap')
  await field('Price').fill('100')
  await add.click()
  await field('Item').fill('Milk')
  await field('Price').fill('60')
  await expect(field('Rate')).toHaveValue('18')
  await field('Rate').fill('0')
  await expect(field('Rate')).toHaveAccessibleDescription('No GST')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: /Milk/ })).toContainText('1 × ₹60.00 · No GST')
  await expect(page.getByRole('button', { name: /Soap/ })).toContainText('18%')
  await add.click()
  await expect(field('Rate')).toHaveValue('18')
})
