import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { openBillDetails } from './bill-page'
import { billsInDatabase } from './bills-database'
import {
  beginToday,
  entries,
  isKept,
  keptBill,
  openBill,
  openFromList,
  openList,
  putInDatabase,
  TODAY,
  total,
  typeBuyer,
  typeItem,
} from './kept-documents'
import { expect, sidewaysScroll, testInTab as test } from './support'

const dialogOn = (number: string) => ({ name: `Credit note on ${number}` })

test('all of a bill is credited from the open bill, and the note names it', async ({ page }) => {
  await beginToday(page)
  await openBill(page)
  await typeItem(page, 1, 'Umbrella', '240')
  await page.getByLabel('Quantity of item 1').fill('12 Nos')
  await typeItem(page, 2, 'Fan', '1,850.50')
  await page.getByLabel('Discount on the bill').fill('5%')
  await page.getByLabel('Freight').fill('250')
  await typeBuyer(page, 'Asha Traders', 'INV-041')
  await page.getByLabel('Round to the nearest rupee').check()
  const payable = await total(page).textContent()
  await page.getByRole('button', { name: 'Credit note', exact: true }).click()
  const dialog = page.getByRole('dialog', dialogOn('INV-041'))
  await expect(dialog.getByText(`${payable} of ${payable} is credited.`)).toBeVisible()
  await dialog.getByLabel('Reason').selectOption('Price or tax too high')
  await dialog.getByRole('button', { name: 'Make credit note' }).click()

  await expect(page.getByText('Credit note on bill INV-041 of 15 Nov 2026')).toBeVisible()
  await expect(total(page)).toHaveText(payable ?? '')
  await expect(page.getByLabel('Credit note number')).toHaveValue('CN-001')
  await expect(page.getByLabel('Reason')).toHaveValue('Price or tax too high')
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(TODAY)
  await expect(page.getByRole('group', { name: 'Print as' })).toHaveCount(0)
  await expect(page.getByLabel('Due date')).toHaveCount(0)
  await expect(page.getByLabel("Buyer's name")).toHaveValue('Asha Traders')
  await expect(page.getByRole('button', { name: 'Credit note', exact: true })).toHaveCount(0)
  await isKept(page)
  await expect
    .poll(async () => (await billsInDatabase(page)).map(({ texts }) => texts.details.title).sort())
    .toEqual(['Credit Note', 'Tax Invoice'])

  await page.getByRole('button', { name: 'Open the bill' }).click()
  await expect(page.getByLabel('Bill number')).toHaveValue('INV-041')
  // The next new bill is a bill.
  await page.getByRole('button', { name: 'New bill' }).click()
  await expect(page.getByLabel('Bill number')).toHaveValue('INV-042')
  const list = await openList(page)
  await expect(entries(list)).toHaveText([/CN-001.*Credit Note/, /INV-041/])
})

test('chosen items have their quantities, and the list makes the note', async ({ page }) => {
  await beginToday(page)
  const rows = [
    { description: 'Umbrella', quantity: '12', unit: 'Nos', price: '240', rate: '18' },
    { description: 'Fan', quantity: '2', unit: '', price: '1,850.50', rate: '18' },
  ].map((row) => ({ hsn: '', discount: '', ...row }))
  await putInDatabase(page, [
    keptBill('a', 'INV-041', {
      texts: { rows, whole: { discount: '100', freight: '250' }, details: { buyerName: 'Asha' } },
    }),
  ])
  await openBill(page)
  const list = await openList(page)
  await list.getByRole('button', { name: 'Credit note on INV-041, Asha' }).click()
  const dialog = page.getByRole('dialog', dialogOn('INV-041'))
  await dialog.getByText('Chosen items', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Make credit note' }).click()
  await expect(dialog.getByText('Choose an item to credit.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Umbrella' }).check()
  const quantity = dialog.getByLabel('Quantity of Umbrella')
  await expect(quantity).toHaveValue('12')
  await quantity.fill('13')
  await expect(quantity).toHaveAccessibleDescription('The bill has 12 Nos.')
  await quantity.fill('many')
  await expect(quantity).toHaveAccessibleDescription(/number/)
  await quantity.fill('3')
  await expect(quantity).toHaveAccessibleDescription('')
  // 3 × 240, less 10.94 of the discount of 100, with 18%.
  await expect(dialog.getByText('₹836.70 of')).toBeVisible()
  await dialog.getByRole('button', { name: 'Make credit note' }).click()
  await expect(list).toBeHidden()
  await expect(page.getByLabel('Quantity of item 1')).toHaveValue('3')
  await expect(page.getByLabel('Item 2', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Discount on the bill')).toHaveValue('10.94')
  await expect(page.getByLabel('Freight')).toHaveValue('')
  await expect(total(page)).toHaveText('₹836.70')

  // The next note says what is credited already, and has the next number.
  await isKept(page)
  await openFromList(page, 'INV-041')
  await page.getByRole('button', { name: 'Credit note', exact: true }).click()
  await expect(dialog.getByText('CN-001 already credits ₹836.70 of it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Make credit note' }).click()
  await openBillDetails(page)
  await expect(page.getByLabel('Credit note number')).toHaveValue('CN-002')
  // An invoice may have the number of a credit note, another note may not.
  await page.getByLabel('Credit note number').fill('INV-041')
  await expect(page.getByLabel('Credit note number')).toHaveAccessibleDescription('')
  await page.getByLabel('Credit note number').fill('cn-001')
  await expect(page.getByLabel('Credit note number')).toHaveAccessibleDescription(
    'Another credit note has this number already.',
  )
})

test('a note is undone: it is gone, and the bill is open again', async ({ page }) => {
  await openBill(page)
  await typeItem(page, 1, 'Umbrella', '240')
  await typeBuyer(page, 'Asha Traders', 'INV-041')
  await isKept(page)
  await page.getByRole('button', { name: 'Credit note', exact: true }).click()
  await page.getByRole('button', { name: 'Make credit note' }).click()
  await expect(page.getByLabel('Credit note number')).toHaveValue('CN-001')
  await isKept(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Bill number')).toHaveValue('INV-041')
  await expect
    .poll(async () => (await billsInDatabase(page)).map(({ texts }) => texts.details.number))
    .toEqual(['INV-041'])
})

test('on paper it is a credit note, with its bill and its reason, and asks for nothing', async ({
  page,
}) => {
  await beginToday(page)
  await putInDatabase(page, [keptBill('a', 'INV-041')])
  await page.evaluate(() =>
    localStorage.setItem(
      'gst-hisab-seller',
      JSON.stringify({
        name: 'Sharma Stores',
        upi: 'sharma@examplebank',
        bankAccount: '123456789012',
        daysToPay: '30',
      }),
    ),
  )
  await openBill(page)
  await openFromList(page, 'INV-041')
  await page.getByRole('button', { name: 'Credit note', exact: true }).click()
  await page.getByRole('button', { name: 'Make credit note' }).click()
  await expect(page.getByText('Credit note on bill INV-041 of 5 Oct 2026')).toBeVisible()
  await expect(page.getByText('Scan with any UPI app')).toHaveCount(0)
  for (const paper of ['A4', 'Receipt, 80 mm']) {
    await openBillDetails(page)
    await page.getByLabel('Paper', { exact: true }).selectOption({ label: paper })
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('article', { name: 'Credit Note' })
    await expect(sheet).toContainText('CN-001')
    await expect(sheet).toContainText('Against bill INV-041 of 5 Oct 2026')
    await expect(sheet).toContainText('Goods returned')
    await expect(sheet).not.toContainText('Amount to pay')
    await expect(sheet).not.toContainText('UPI')
    await expect(sheet).not.toContainText('123456789012')
    await expect(sheet).not.toContainText('Due date')
    if (paper === 'A4') await expect(sheet).toContainText('Amount credited')
    await page.emulateMedia({ media: 'screen' })
  }
  await openBillDetails(page)
  await page.getByLabel('Bill language').selectOption('hi')
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('article', { name: 'क्रेडिट नोट / Credit Note' })
  await expect(sheet).toContainText('बिल INV-041')
  await expect(sheet).toContainText('माल वापस आया')
})

test('a note on a bill of supply has no tax, and one of a bill that is gone still works', async ({
  page,
}) => {
  await putInDatabase(page, [
    keptBill('a', 'BOS-1', {
      texts: { details: { title: 'Bill of Supply' } },
      choices: { isTaxed: false },
      total: '240.00',
    }),
  ])
  await openBill(page)
  await openFromList(page, 'BOS-1')
  await expect(total(page)).toHaveText('₹240.00')
  await page.getByRole('button', { name: 'Credit note', exact: true }).click()
  await page.getByRole('button', { name: 'Make credit note' }).click()
  await expect(page.getByRole('button', { name: 'Open the bill' })).toBeVisible()
  await expect(total(page)).toHaveText('₹240.00')
  await expect(page.getByLabel('GST rate of item 1')).toHaveValue('0')
  await expect(page.getByLabel('Why item 1 has no tax')).toHaveValue('exempt')
  await isKept(page)

  const list = await openList(page)
  await list.getByRole('button', { name: 'Delete BOS-1' }).click()
  const question = page.getByRole('dialog', { name: 'Delete BOS-1?' })
  await expect(question).toContainText(
    'CN-001 is on this bill. Delete the credit note first, or keep both.',
  )
  await question.getByRole('button', { name: 'Delete it anyway' }).click()
  await expect(entries(list)).toHaveText([/CN-001/])
  await list.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(page.getByText('Credit note on bill BOS-1 of 5 Oct 2026')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the bill' })).toHaveCount(0)
  await page.getByLabel('Price of item 1').fill('100')
  await expect(total(page)).toHaveText('₹100.00')
  await isKept(page)
})

test('after 30 November of the next year, GSTR-1 no longer takes it', { tag: THOROUGH }, async ({
  page,
}) => {
  await beginToday(page, '2027-12-01')
  await putInDatabase(page, [keptBill('a', 'INV-041')])
  await openBill(page)
  await openFromList(page, 'INV-041')
  await page.getByRole('button', { name: 'Credit note', exact: true }).click()
  const late = 'the last day for it was 30 November 2027.'
  await expect(page.getByRole('dialog').getByText(late)).toBeVisible()
  await page.getByRole('button', { name: 'Make credit note' }).click()
  await openBillDetails(page)
  await expect(page.getByLabel('Date', { exact: true })).toHaveAccessibleDescription(
    new RegExp(late),
  )
  await page.getByLabel('Date', { exact: true }).fill('2027-11-30')
  await expect(page.getByText(late)).toHaveCount(0)
})

test('a copy of a credit note is a bill again', async ({ page }) => {
  await putInDatabase(page, [
    keptBill('n', 'CN-001', {
      texts: {
        details: { title: 'Credit Note', againstNumber: 'INV-1', reason: 'Goods returned' },
      },
    }),
  ])
  await openBill(page)
  const list = await openList(page)
  await list.getByRole('button', { name: 'Duplicate CN-001' }).click()
  await expect(list).toBeHidden()
  await openBillDetails(page)
  await expect(page.getByRole('radio', { name: 'Tax Invoice' })).toBeChecked()
  await expect(page.getByLabel('Bill number')).toHaveValue('INV-001')
  await isKept(page)
  const copy = (await billsInDatabase(page)).find(({ id }) => id !== 'n')
  expect(copy?.texts.details).toMatchObject({ againstNumber: '', reason: '' })
})

test('the dialog and the note pass axe, and fit a narrow phone', { tag: THOROUGH }, async ({
  page,
}) => {
  await putInDatabase(page, [keptBill('a', 'INV-041')])
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await openBill(page)
    await openFromList(page, 'INV-041')
    await page.getByRole('button', { name: 'Credit note', exact: true }).click()
    await page.getByRole('dialog').getByText('Chosen items').click()
    await page.getByRole('checkbox', { name: 'Umbrella' }).check()
    await expectNoViolations(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: 'Make credit note' }).click()
    await expect(page.getByText('Credit note on bill INV-041 of 5 Oct 2026')).toBeVisible()
    await expectNoViolations(page)
    expect(await sidewaysScroll(page)).toBe(0)
  }
})
