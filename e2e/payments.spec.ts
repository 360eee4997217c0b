import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { openBillDetails } from './bill-page'
import { billsInDatabase } from './bills-database'
import {
  beginToday,
  isKept,
  keptBill,
  keptRow,
  openBill,
  openFromList,
  openKeptBills,
  openList,
  openPayments,
  paymentsLine,
  putInDatabase,
  TODAY,
  todayOf,
  typeBuyer,
  typeItem,
} from './kept-documents'
import { expect, giveFile, result, sidewaysScroll, testInTab as test } from './support'

const line = paymentsLine
const addPayment = (page: Page) => page.getByRole('button', { name: 'Add payment' })
const amount = (page: Page, number: number) => page.getByLabel(`Amount of payment ${number}`)
const paymentsKept = async (page: Page) =>
  (await billsInDatabase(page)).map(({ texts }) => texts.payments)

async function beginBill(page: Page) {
  await beginToday(page)
  await openBill(page)
  await typeItem(page, 1, 'Umbrella', '240')
  await typeBuyer(page, 'Asha Traders', 'A-1')
}

test('payments are noted, changed, removed and brought back, and the line says how it stands', async ({
  page,
}) => {
  const bill = keptBill('a', 'A-1', { texts: { details: { buyerName: 'Asha Traders' } } })
  await openKeptBills(page, [bill])
  const today = await todayOf(page)
  await expect(line(page)).toContainText('Due, ₹283.20')
  await openPayments(page)

  await test.step('a payment that nothing was typed in is none', async () => {
    await addPayment(page).click()
    await page.getByRole('button', { name: 'Remove payment 1' }).click()
    await expect(addPayment(page)).toBeFocused()
    await expect(amount(page, 1)).toHaveCount(0)
    await expect.poll(() => paymentsKept(page)).toEqual([[]])
  })

  await test.step('one that is noted is taken off what is due, and is kept', async () => {
    await addPayment(page).click()
    await expect(amount(page, 1)).toBeFocused()
    await expect(page.getByLabel('Date of payment 1')).toHaveValue(today)
    await page.keyboard.type('100')
    await page.getByLabel('How payment 1 was made').selectOption('UPI')
    await page.getByLabel('Note on payment 1').fill('advance')
    await expect(line(page)).toContainText('Part paid, ₹183.20 left')
    await expect(result(page, 'Balance')).toHaveText('₹183.20')
    await expect
      .poll(() => paymentsKept(page))
      .toEqual([[{ date: today, amount: '100', how: 'upi', note: 'advance' }]])
  })

  await test.step('the paper carries it, and asks for the balance', async () => {
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('article', { name: 'Tax Invoice' })
    await expect(sheet).toContainText('(UPI)-₹100.00')
    await expect(sheet).toContainText('Balance to pay₹183.20')
    await expect(sheet).not.toContainText('Amount to pay')
    await page.emulateMedia({ media: null })
  })

  await test.step('paid in full, and not', async () => {
    await page.getByRole('button', { name: 'Paid in full' }).click()
    await expect(line(page)).toContainText('Paid')
    await expect(amount(page, 2)).toHaveValue('183.20')
    await expect(result(page, 'Balance')).toHaveText('₹0.00')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(line(page)).toContainText('Part paid, ₹183.20 left')
  })

  await test.step('removed, and brought back', async () => {
    await page.getByRole('button', { name: 'Remove payment 1' }).click()
    await expect(line(page)).toContainText('Due, ₹283.20')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(amount(page, 1)).toHaveValue('100')
    await expect(page.getByLabel('Note on payment 1')).toHaveValue('advance')
  })

  await test.step('on reverse charge the tax is not to pay, and to nobody by name it is paid at the counter', async () => {
    await openBillDetails(page)
    await page.getByLabel('Reverse charge: the buyer pays the tax').check()
    await expect(line(page)).toContainText('Part paid, ₹140.00 left')
    await page.getByLabel('Reverse charge: the buyer pays the tax').uncheck()
    await page.getByLabel("Buyer's name").fill('')
    await page.getByRole('button', { name: 'Remove payment 1' }).click()
    await expect(line(page)).toContainText('Paid at the counter, as nobody is named')
    // Nothing below it says that it is still due.
    await expect(result(page, 'Balance')).toHaveCount(0)
    await page.getByLabel('Due date').fill('2026-12-01')
    await expect(line(page)).toContainText('Due, ₹283.20')
    await page.getByRole('button', { name: 'Undo' }).click()
  })

  await test.step('what is too much, or no number, is said and stays', async () => {
    await amount(page, 1).fill('303.20')
    await expect(page.getByText('₹20 more than the bill.')).toBeVisible()
    await expect(line(page)).toContainText('You owe ₹20.00')
    await amount(page, 1).fill('a lot')
    await expect(amount(page, 1)).toHaveAccessibleDescription(/number|read/i)
    await expect(line(page)).toContainText('Due, ₹283.20')
    await page.reload()
    await openPayments(page)
    await expect(amount(page, 1)).toHaveValue('a lot')
  })
})

test('the limit of the law on cash is said once', { tag: THOROUGH }, async ({ page }) => {
  await beginBill(page)
  await page.getByLabel('Price of item 1').fill('5,00,000')
  await openPayments(page)
  for (const number of [1, 2]) {
    await addPayment(page).click()
    await amount(page, number).fill('1 lakh')
    await page.getByLabel(`How payment ${number} was made`).selectOption('Cash')
    await expect(page.getByText('₹2,00,000 or more in cash')).toHaveCount(number - 1)
  }
  await page.getByLabel('How payment 1 was made').selectOption('Bank')
  await expect(page.getByText('₹2,00,000 or more in cash')).toHaveCount(0)
})

test('a bill of before has no note of payment, until its first one; days to pay fill in the due date', {
  tag: THOROUGH,
}, async ({ page }) => {
  const { payments: _, ...texts } = keptBill('old', 'A-1').texts
  const bill = { ...keptBill('old', 'A-1'), texts }
  await putInDatabase(page, [bill], { version: 1 })
  await openBill(page)
  await openFromList(page, 'A-1')
  await expect(line(page)).toContainText('Nothing noted yet')

  await test.step('typing on it notes nothing', async () => {
    await page.getByLabel('Price of item 1').fill('250')
    await expect
      .poll(async () => (await billsInDatabase(page)).map(({ total }) => total))
      .toEqual(['295.00'])
    const [kept] = await billsInDatabase(page)
    expect(Object.keys(kept?.texts ?? {})).not.toContain('payments')
  })

  await test.step('its first payment does, and undoing that takes it back', async () => {
    await openPayments(page)
    await expect(page.getByText('it is neither paid nor due')).toBeVisible()
    await page.getByRole('button', { name: 'Paid in full' }).click()
    await expect(line(page)).toContainText('Paid')
    await expect.poll(() => paymentsKept(page)).toEqual([[expect.objectContaining({ how: '' })]])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(line(page)).toContainText('Nothing noted yet')
    await expect.poll(() => paymentsKept(page)).toEqual([undefined])
  })

  await test.step('days to pay fill in the due date, which follows the date until it is typed over', async () => {
    await page.getByRole('button', { name: 'New bill' }).click()
    await openBillDetails(page)
    const days = page.getByLabel('Days to pay')
    const due = page.getByLabel('Due date')
    const date = page.getByLabel('Date', { exact: true })
    await date.fill('2026-11-15')
    await days.fill('366')
    await expect(days).toHaveAccessibleDescription('Enter a whole number of days from 0 to 365.')
    await days.fill('30')
    await days.blur()
    await expect(due).toHaveValue('2026-12-15')
    await date.fill('2026-11-20')
    await expect(due).toHaveValue('2026-12-20')
    await due.fill('2027-01-31')
    await date.fill('2026-11-21')
    await expect(due).toHaveValue('2027-01-31')
    // A bill with nothing but dates is still none.
    expect(await billsInDatabase(page)).toHaveLength(1)
  })
})

test('payments are in the file of bills and come back from it; a copy has none', {
  tag: THOROUGH,
}, async ({ page }) => {
  await beginBill(page)
  await openPayments(page)
  await addPayment(page).click()
  await amount(page, 1).fill('100')
  await isKept(page)
  const list = await openList(page)
  const waiting = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Export all' }).click()
  const file = await readFile(await (await waiting).path(), 'utf8')
  await list.getByRole('button', { name: 'Duplicate A-1' }).click()
  await expect(line(page)).toContainText('Due, ₹283.20')
  await expect(page.getByLabel('Due date')).toHaveValue('')

  await openList(page)
  for (const name of ['Delete A-2, Asha Traders', 'Delete A-1, Asha Traders']) {
    await list.getByRole('button', { name }).click()
  }
  await expect(list.getByRole('listitem')).toHaveCount(0)
  await giveFile(list.getByRole('button', { name: 'Import' }), {
    name: 'bills.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  })
  await list.getByRole('button', { name: 'Open A-1' }).click()
  await expect(line(page)).toContainText('Part paid, ₹183.20 left')
})

test('the payments pass axe and fit a narrow phone', { tag: THOROUGH }, async ({ page }) => {
  await putInDatabase(page, [
    keptBill('a', 'A-1', {
      texts: { payments: [{ date: TODAY, amount: 'lots', how: 'cash', note: '' }] },
    }),
  ])
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await openBill(page)
    await openFromList(page, 'A-1')
    await openPayments(page)
    await expect(amount(page, 1)).toBeVisible()
    await expectNoViolations(page)
    expect(await sidewaysScroll(page)).toBe(0)
  }
})

test('the answer bar has room for all figures of a bill with payments', async ({ page }) => {
  const details = { title: 'Credit Note', againstId: 'a' } as const
  const payments = [{ date: TODAY, amount: '100', how: 'upi', note: '' }] as const
  await page.setViewportSize({ width: 1024, height: 500 })
  await openKeptBills(page, [
    keptBill('a', 'A-1', { texts: { payments, rows: [keptRow('Umbrella', '21,850.50')] } }),
    keptBill('b', 'CN-001', { texts: { details } }),
  ])
  await result(page, 'Original Amount').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const bar = page.getByRole('button', { name: 'Change inputs' }).locator('..')
  const figures = bar.locator('[data-amount]')
  await expect(figures).toHaveCount(6)
  for (const figure of await figures.all()) await expect(figure).toBeInViewport({ ratio: 1 })
})
