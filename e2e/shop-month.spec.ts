import { readFile } from 'node:fs/promises'
import { THOROUGH } from '../tests/is-thorough'
import { openBillDetails } from './bill-page'
import { billsInDatabase } from './bills-database'
import { beginToday, isKept, openBill, typeBuyer, typeItem } from './kept-documents'
import { expect, result, testInTab as test } from './support'

test('a month, from its first bill to the file for the portal and who still owes', {
  tag: THOROUGH,
}, async ({ page }) => {
  await beginToday(page)
  await openBill(page)

  await test.step('a bill to a shop with a GSTIN', async () => {
    await typeItem(page, 1, 'Ceiling fan', '1,850.50')
    await page.getByLabel('Quantity of item 1').fill('2 Nos')
    await page.getByLabel('HSN or SAC of item 1').fill('8414')
    await typeBuyer(page, 'Metro Mart', 'SH-001')
    await page.getByLabel("Buyer's GSTIN").fill('27YBPPF9090P1Z2')
    await page.getByLabel('Your name').fill('Shakti Hardware')
    await page.getByLabel('Your GSTIN').fill('27AAPFU0939F1ZV')
    await expect(result(page, 'Total Amount').first()).toHaveText('₹4,367.18')
    await isKept(page)
  })

  await test.step('one fan comes back', async () => {
    await page.getByRole('button', { name: 'Credit note', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Credit note on SH-001' })
    await dialog.getByText('Chosen items', { exact: true }).click()
    await dialog.getByRole('checkbox', { name: 'Ceiling fan' }).check()
    await dialog.getByLabel('Quantity of Ceiling fan').fill('1')
    await dialog.getByRole('button', { name: 'Make credit note' }).click()
    await expect(result(page, 'Total Amount').first()).toHaveText('₹2,183.60')
    await isKept(page)
  })

  await test.step('a bill to another state, paid by UPI, and nobody says to which', async () => {
    await page.getByRole('button', { name: 'New bill' }).click()
    await typeItem(page, 1, 'Umbrella', '240')
    await page.getByLabel('Quantity of item 1').fill('12 Nos')
    await page.getByLabel('HSN or SAC of item 1').fill('6601')
    await openBillDetails(page)
    await expect(page.getByLabel('Bill number')).toHaveValue('SH-002')
    await page.getByLabel("Buyer's name").fill('Suresh Fernandes')
    await page.getByRole('radio', { name: 'Another state' }).press('Space')
    await expect(result(page, 'Total Amount').first()).toHaveText('₹3,398.40')
    await page.locator('#bill-payments summary').press('Enter')
    await page.getByRole('button', { name: 'Paid in full' }).click()
    await page.getByLabel('How payment 1 was made').selectOption('UPI')
    await expect
      .poll(async () => (await billsInDatabase(page)).flatMap(({ texts }) => texts.payments))
      .toMatchObject([{ amount: '3,398.40', how: 'upi' }])
    await isKept(page)
  })

  await test.step('the month adds up', async () => {
    await page.goto('/gst/sales')
    await expect(result(page, 'Sales').first()).toHaveText('₹5,581.98')
    await expect(result(page, 'Taxable value').first()).toHaveText('₹4,730.50')
    await expect(result(page, 'IGST').first()).toHaveText('₹518.40')
    await expect(result(page, 'CGST').first()).toHaveText('₹166.54')
  })

  await test.step('what is to be mended is mended', async () => {
    await page.getByRole('radio', { name: 'GSTR-1 and 3B' }).press('Space')
    await expect(result(page, 'GSTR-1 of November 2026').first()).toHaveText('1 bill to mend')
    await page.getByRole('link', { name: 'Open bill SH-002' }).click()
    await expect(page.getByLabel('Place of supply')).toBeFocused()
    await page.getByLabel('Place of supply').selectOption('Goa (30)')
    await isKept(page)
    await page.getByRole('link', { name: 'Back to sales' }).click()
    await expect(result(page, 'GSTR-1 of November 2026').first()).toHaveText('Ready')
  })

  await test.step('the file has it all', async () => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download GSTR-1 (JSON)' }).click()
    const file = JSON.parse(await readFile(await (await waiting).path(), 'utf8'))
    expect(file).toMatchObject({
      gstin: '27AAPFU0939F1ZV',
      fp: '112026',
      b2b: [{ ctin: '27YBPPF9090P1Z2', inv: [{ inum: 'SH-001', val: 4367.18, pos: '27' }] }],
      b2cs: [{ sply_ty: 'INTER', pos: '30', rt: 18, txval: 2880, iamt: 518.4 }],
      cdnr: [{ ctin: '27YBPPF9090P1Z2', nt: [{ nt_num: 'CN-001', ntty: 'C', val: 2183.6 }] }],
    })
    // Two fans sold, one of them back.
    expect(file.hsn.hsn_b2b).toMatchObject([
      { hsn_sc: '8414', qty: 1, txval: 1850.5, camt: 166.54, samt: 166.54 },
    ])
    await page.getByRole('button', { name: 'Mark as filed' }).click()
    await expect(page.getByRole('dialog')).toContainText('November 2026 is not over.')
    await page.getByRole('button', { name: 'Mark as filed all the same' }).click()
    await expect(page.getByText('Marked as filed on 15 November 2026.')).toBeVisible()
  })

  await test.step('one shop still owes', async () => {
    await page.getByRole('radio', { name: 'Money' }).press('Space')
    await expect(result(page, 'Owed to you').first()).toHaveText('₹2,183.58')
    await expect(page.getByText('Dear Metro Mart, ₹2,183.58 is due')).toBeVisible()
  })

  await test.step('a new bill of the month says that it was filed without it', async () => {
    await page.getByRole('link', { name: 'Bill', exact: true }).click()
    await page.getByRole('button', { name: 'New bill' }).click()
    const said = page.getByText(/^You marked the GSTR-1 of November 2026 as filed/)
    await expect(said).toBeVisible()
    await openBillDetails(page)
    await page.getByLabel('Date', { exact: true }).fill('2026-12-01')
    await expect(said).toHaveCount(0)
  })
})
