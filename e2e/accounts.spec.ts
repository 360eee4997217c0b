import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { billsInDatabase } from './bills-database'
import { beginToday, keptBill, openBill, openKeptBills, putInDatabase } from './kept-documents'
import { textsOnPages } from './read-pdf'
import { expect, openPage, result, showIn, sidewaysScroll, test } from './support'

/* Sums, spreading, two tabs, full storage and the statement are proven beside the code, in books/accounts. */

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

const meena = (id: string, number: string, date: string) =>
  keptBill(id, number, { texts: { details: { buyerName: 'Meena Stores', date } } })

async function openMoney(page: Page) {
  await openPage(page, '/gst/sales')
  const choice = page.getByRole('radio', { name: 'Money', exact: true })
  await expect(async () => {
    await choice.press(' ')
    await expect(choice).toBeChecked({ timeout: 1_000 })
  }).toPass()
}

/** The words of a file that a press downloads. */
async function pdfBy(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const { readFileSync } = await import('node:fs')
  return {
    name: download.suggestedFilename(),
    texts: (await textsOnPages(readFileSync(await download.path()))).flat().join(' '),
  }
}

const paymentsOf = async (page: Page, number: string) =>
  (await billsInDatabase(page))
    .find(({ texts }) => texts.details.number === number)
    ?.texts.payments?.map(({ amount }) => amount)

test('what a customer owed before and money for several bills, oldest first, up to the statement', async ({
  page,
}) => {
  await putInDatabase(page, [
    meena('a', 'A-1', '2026-09-01'),
    meena('b', 'A-2', '2026-10-05'),
    meena('c', 'A-3', '2026-10-20'),
  ])
  await openMoney(page)
  await expect(result(page, 'Owed to you')).toHaveText('₹849.60')

  await test.step('an opening balance is owed since its day', async () => {
    await button(page, 'Opening balance').click()
    const dialog = page.getByRole('dialog', { name: 'Opening balance' })
    await dialog.getByLabel('Customer').fill('Meena Stores')
    await dialog.getByLabel('Owed since').fill('2026-08-01')
    await dialog.getByLabel('Amount').fill('500')
    await button(page, 'Note the opening balance').click()
    await expect(result(page, 'Owed to you')).toHaveText('₹1,349.60')
  })

  await test.step('money goes to the oldest first, and a person may say otherwise', async () => {
    await button(page, 'Meena Stores').click()
    await button(page, 'Payment on account from Meena Stores').click()
    const dialog = page.getByRole('dialog', { name: 'Payment on account' })
    const part = (of: string) => dialog.getByLabel(`Of it for ${of}`)
    await dialog.getByLabel('Amount', { exact: true }).fill('1000')
    await expect(part('Opening balance')).toHaveValue('500.00')
    await expect(part('A-1')).toHaveValue('283.20')
    await expect(part('A-2')).toHaveValue('216.80')
    await expect(part('A-3')).toHaveValue('')
    await part('A-2').fill('300')
    await expect(dialog.getByText('A-2: only ₹283.20 is open.')).toBeVisible()
    await part('A-2').fill('100')
    await expect(dialog.getByText('₹116.80 stays on account.')).toBeVisible()
    await button(page, 'Note the payment').click()
    await expect(dialog).toBeHidden()
    await expect(result(page, 'Owed to you')).toHaveText('₹466.40')
    await expect(result(page, 'On account')).toHaveText('₹116.80')
    expect(await paymentsOf(page, 'A-1')).toEqual(['283.20'])
    expect(await paymentsOf(page, 'A-2')).toEqual(['100.00'])
  })

  await test.step('it is there after a reload, and the statement ends with what is owed', async () => {
    await page.reload()
    await button(page, 'Meena Stores').click()
    await button(page, 'Statement of Meena Stores').click()
    const dialog = page.getByRole('dialog', { name: 'Statement of Meena Stores' })
    await expect(dialog.getByRole('row')).toHaveCount(7)
    await expect(dialog.getByText('Balance ₹349.60')).toBeVisible()
    const { name, texts } = await pdfBy(page, () => button(page, 'PDF').click())
    expect(name).toBe('Statement of Meena Stores.pdf')
    for (const text of ['Opening balance', 'Bill A-3', 'Payment on account', '349.60']) {
      expect(texts).toContain(text)
    }
    await button(page, 'Close').click()
  })

  await test.step('an entry goes with its parts, and Undo brings all back', async () => {
    await button(page, /^Remove: Payment on account/).click()
    await expect(result(page, 'Owed to you')).toHaveText('₹1,349.60')
    expect(await paymentsOf(page, 'A-1')).toEqual([])
    await button(page, 'Undo').click()
    await expect(result(page, 'Owed to you')).toHaveText('₹466.40')
  })
})

test('an advance on an estimate has its voucher, and the bill of that buyer takes it', {
  tag: THOROUGH,
}, async ({ page }) => {
  await beginToday(page)
  const estimate = keptBill('e', 'EST-1', {
    texts: { details: { title: 'Estimate', buyerName: 'Meena Stores' } },
  })
  await openKeptBills(page, [estimate], { seller: { name: 'Shakti Hardware' } })
  await button(page, 'Take an advance').click()
  const dialog = page.getByRole('dialog', { name: 'Advance on estimate EST-1' })
  await dialog.getByLabel('Amount').fill('200')
  await button(page, 'Note the advance').click()
  await expect(page.getByText('Advance RV-001 of 15 Nov 2026: ₹200.00')).toBeVisible()
  const { texts } = await pdfBy(page, () => button(page, 'Receipt voucher (PDF) RV-001').click())
  for (const text of ['Receipt Voucher', 'RV-001', 'Meena Stores', '₹200.00', 'No GST']) {
    expect(texts).toContain(text)
  }

  await button(page, 'Make bill').click()
  await expect(page.getByText('Made from estimate EST-1 of 5 Oct 2026')).toBeVisible()
  await button(page, 'Take ₹200.00 on this bill').click()
  await expect(page.locator('#bill-payments summary')).toContainText('₹83.20')
  await expect(button(page, /^Take ₹/)).toBeHidden()
  await expect.poll(() => paymentsOf(page, 'INV-001')).toEqual(['200.00'])
  await button(page, 'Undo').click()
  await expect(button(page, 'Take ₹200.00 on this bill')).toBeVisible()
})

test('the dialogs pass axe in both themes and fit a narrow phone', { tag: THOROUGH }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await putInDatabase(page, [meena('a', 'A-1', '2026-09-01')])
  for (const theme of ['light', 'dark'] as const) {
    await openMoney(page)
    await showIn(page, theme)
    for (const name of ['Payment on account', 'Advance', 'Opening balance', 'Statement']) {
      await button(page, name).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Customer').fill('Meena Stores')
      await expectNoViolations(page)
      expect(await sidewaysScroll(page)).toBe(0)
      await button(page, 'Close').click()
    }
  }
})

test('an estimate without a buyer asks for his name first', { tag: THOROUGH }, async ({ page }) => {
  await openKeptBills(page, [keptBill('e', 'EST-1', { texts: { details: { title: 'Estimate' } } })])
  await button(page, 'Take an advance').click()
  await expect(page.getByText('Name the buyer on the estimate first')).toBeVisible()
  await openBill(page)
})
