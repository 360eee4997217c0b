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
  openBill,
  openFromList,
  openList,
  putInDatabase,
  TODAY,
  typeBuyer,
  typeItem,
} from './kept-documents'
import { openSecondTab } from './second-tab'
import { expect, giveFile, result, sidewaysScroll, testInTab as test } from './support'

const line = (page: Page) => page.locator('#bill-payments summary')

async function openPayments(page: Page) {
  const isOpen = await line(page).evaluate((line) => line.closest('details')?.open)
  if (!isOpen) await line(page).press('Enter')
  await expect(page.getByRole('button', { name: /^Add/ }).last()).toBeVisible()
}

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
  await beginBill(page)
  await expect(line(page)).toContainText('Due, ₹283.20')
  await openPayments(page)
  await addPayment(page).click()
  await expect(amount(page, 1)).toBeFocused()
  await expect(page.getByLabel('Date of payment 1')).toHaveValue(TODAY)
  await page.keyboard.type('100')
  await page.getByLabel('How payment 1 was made').selectOption('UPI')
  await page.getByLabel('Note on payment 1').fill('advance')
  await expect(line(page)).toContainText('Part paid, ₹183.20 left')
  await expect(result(page, 'Balance')).toHaveText('₹183.20')
  await expect
    .poll(() => paymentsKept(page))
    .toEqual([[{ date: TODAY, amount: '100', how: 'upi', note: 'advance' }]])

  await page.getByRole('button', { name: 'Paid in full' }).click()
  await expect(line(page)).toContainText('Paid')
  await expect(amount(page, 2)).toHaveValue('183.20')
  await expect(result(page, 'Balance')).toHaveText('₹0.00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line(page)).toContainText('Part paid, ₹183.20 left')

  await page.getByRole('button', { name: 'Remove payment 1' }).click()
  await expect(line(page)).toContainText('Due, ₹283.20')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(amount(page, 1)).toHaveValue('100')
  await expect(page.getByLabel('Note on payment 1')).toHaveValue('advance')

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

test('a payment that nothing was typed in is none', async ({ page }) => {
  await beginBill(page)
  await isKept(page)
  await openPayments(page)
  await addPayment(page).click()
  await page.getByRole('button', { name: 'Remove payment 1' }).click()
  await expect(addPayment(page)).toBeFocused()
  await expect(amount(page, 1)).toHaveCount(0)
  expect(await paymentsKept(page)).toEqual([[]])
})

test('to nobody by name it counts as paid at the counter', async ({ page }) => {
  await openBill(page)
  await typeItem(page, 1, 'Umbrella', '240')
  await expect(line(page)).toContainText('Paid at the counter, as nobody is named')
  await openBillDetails(page)
  await page.getByLabel('Due date').fill('2026-12-01')
  await expect(line(page)).toContainText('Due, ₹283.20')
})

test('on reverse charge the tax is not to pay', async ({ page }) => {
  await beginBill(page)
  await page.getByLabel('Reverse charge: the buyer pays the tax').check()
  await expect(line(page)).toContainText('Due, ₹240.00')
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

test('days to pay fill in the due date, which follows the date until it is typed over', async ({
  page,
}) => {
  await beginToday(page)
  await openBill(page)
  await openBillDetails(page)
  const days = page.getByLabel('Days to pay')
  const due = page.getByLabel('Due date')
  const date = page.getByLabel('Date', { exact: true })
  await days.fill('366')
  await expect(days).toHaveAccessibleDescription('Enter a whole number of days from 0 to 365.')
  await days.fill('30')
  await days.blur()
  await expect(due).toHaveValue('2026-12-15')
  await date.fill('2026-11-20')
  await expect(due).toHaveValue('2026-12-20')
  // A bill with nothing but dates is still none.
  expect(await billsInDatabase(page)).toEqual([])
  await typeItem(page, 1, 'Umbrella', '240')
  await due.fill('2027-01-31')
  await date.fill('2026-11-21')
  await expect(due).toHaveValue('2027-01-31')
  await page.getByText('Estimate', { exact: true }).click()
  await isKept(page)
  await page.getByRole('button', { name: 'New bill' }).click()
  await page.getByText('Tax Invoice', { exact: true }).click()
  await expect(due).toHaveValue('2026-12-15')
})

test('a bill of before has no note of payment, until its first one', async ({ page }) => {
  await beginToday(page)
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
    await page.reload()
    await expect(line(page)).toContainText('Nothing noted yet')
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

test('two tabs: the other takes a payment over, and a conflict loses none', async ({ page }) => {
  await beginBill(page)
  await isKept(page)
  const other = await openSecondTab(page)
  await openBill(other)
  await other.getByRole('button', { name: 'Open it' }).click()
  await openPayments(other)
  await addPayment(other).click()
  await amount(other, 1).fill('100')
  await expect(line(page)).toContainText('Part paid, ₹183.20 left')

  await page.evaluate(() => {
    // The news does not come through.
    BroadcastChannel.prototype.postMessage = () => {}
  })
  await openPayments(page)
  await amount(page, 1).fill('150')
  await isKept(page)
  await expect
    .poll(async () => (await paymentsKept(page)).map((list) => list?.[0]?.amount))
    .toEqual(['150'])
  await amount(other, 1).fill('120')
  // Nobody knows which of the two is meant: both stand in the bill, for the person to see.
  await expect
    .poll(async () =>
      (await paymentsKept(page)).map((list) => list?.map((one) => one.amount).sort()),
    )
    .toEqual([['120', '150']])
})

test('where nothing can be kept it is said, and the payment stays on the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openBill(page)
  await typeItem(page, 1, 'Umbrella', '240')
  await openPayments(page)
  await addPayment(page).click()
  await amount(page, 1).fill('100')
  await expect(page.getByText('The storage of this device is full')).toBeVisible()
  await expect(line(page)).toContainText('Part paid, ₹183.20 left')
})

test('a credit note lowers what is left, and what is paid back on it raises it', async ({
  page,
}) => {
  await beginBill(page)
  await openPayments(page)
  await page.getByRole('button', { name: 'Paid in full' }).click()
  await expect(line(page)).toContainText('Paid')
  await page.getByRole('button', { name: 'Credit note', exact: true }).click()
  await page.getByRole('button', { name: 'Make credit note' }).click()
  await expect(line(page)).toContainText('Nothing paid back yet')
  await isKept(page)
  await page.getByRole('button', { name: 'Open the bill' }).click()
  await expect(line(page)).toContainText('You owe ₹283.20')

  await openFromList(page, 'CN-001')
  await openPayments(page)
  await page.getByRole('button', { name: 'Add money paid back' }).click()
  await amount(page, 1).fill('283.20')
  await expect(line(page)).toContainText('₹283.20 paid back')
  await isKept(page)
  await page.getByRole('button', { name: 'Open the bill' }).click()
  await expect(line(page)).toContainText('Paid')
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
