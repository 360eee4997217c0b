import type { Locator, Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { openBillDetails } from './bill-page'
import { expect, openPage, result, sidewaysScroll, testInTab as test } from './support'

async function paste(page: Page, text: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Paste rows' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste rows from a sheet' })
  await dialog.getByRole('textbox').fill(text)
  return dialog
}

const cell = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const prices = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Prices are' }).getByRole('radio', { name })
const clear = (page: Page) => page.getByRole('button', { name: 'Clear', exact: true }).click()

const priceList = 'Item\tQty\tMRP\tGST %\nPen\t5\t118\t18'

test('a head that says GST is in the prices is believed, and Undo brings the choice back', async ({
  page,
}) => {
  await openPage(page, '/gst/bill')
  const dialog = await paste(page, priceList)
  await expect(
    dialog.getByText("'MRP' says that prices are With GST: the bill will be, too."),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 1 item' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('1 item added, prices are With GST now')).toBeVisible()
  await expect(prices(page, 'With GST')).toBeChecked()
  await expect(result(page, 'Total Amount')).toHaveText('₹590.00')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(prices(page, 'Before GST')).toBeChecked()
  await expect(result(page, 'Total Amount')).toHaveText('₹0.00')
})

test('a table that says nothing is read as the bill is, and that is said', async ({ page }) => {
  await openPage(page, '/gst/bill')
  const silent = 'Item\tQty\tPrice\tGST %\nPen\t5\t100\t18'
  const note = (dialog: Locator, choice: string) =>
    dialog.getByText(
      `This table does not say whether GST is in its prices: they are read as ${choice}, as the bill is.`,
    )
  const dialog = await paste(page, silent)
  await expect(note(dialog, 'Before GST')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await prices(page, 'With GST').check({ force: true })
  await paste(page, silent)
  await expect(note(dialog, 'With GST')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 1 item' }).click()
  await expect(result(page, 'Total Amount')).toHaveText('₹500.00')
})

test('a table that differs from a bill with items is asked about first', async ({ page }) => {
  await openPage(page, '/gst/bill')
  await cell(page, 'Item 1').fill('Ink')
  await cell(page, 'Price of item 1').fill('100')
  await expect(result(page, 'Total Amount')).toHaveText('₹118.00')

  const dialog = await paste(page, priceList)
  const question = dialog.getByRole('combobox', { name: 'Prices are With GST?' })
  const add = dialog.getByRole('button', { name: 'Add 1 item' })
  await expect(question).toHaveAccessibleDescription(
    "'MRP' says so, and the items on the bill are Before GST.",
  )
  await expect(dialog.getByRole('status')).toHaveText(
    '1 item understood. Decide first whether GST is in the prices.',
  )
  await expect(add).toBeDisabled()

  await test.step('as the bill is', async () => {
    await question.selectOption('Read these prices as Before GST')
    await expect(dialog.getByRole('status')).toHaveText('1 item understood.')
    await add.click()
    await expect(prices(page, 'Before GST')).toBeChecked()
    await expect(result(page, 'Total Amount')).toHaveText('₹814.20')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(result(page, 'Total Amount')).toHaveText('₹118.00')
  })

  await test.step('as the table is, by keyboard', async () => {
    await paste(page, priceList)
    await expect(add).toBeDisabled()
    await dialog.getByRole('textbox').focus()
    await page.keyboard.press('Tab')
    await expect(question).toBeFocused()
    await page.keyboard.type('Make')
    await expect(question).toHaveValue('switch')
    await expect(question).toBeFocused()
    await add.press('Enter')
    await expect(prices(page, 'With GST')).toBeChecked()
    await expect(result(page, 'Total Amount')).toHaveText('₹690.00')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(prices(page, 'Before GST')).toBeChecked()
    await expect(result(page, 'Total Amount')).toHaveText('₹118.00')
  })
})

test('a bill without tax is not asked about GST in its prices', async ({ page }) => {
  await openPage(page, '/gst/bill')
  await openBillDetails(page)
  await page.getByText('Bill of Supply', { exact: true }).click()
  await cell(page, 'Item 1').fill('Ink')
  await cell(page, 'Price of item 1').fill('100')
  const dialog = await paste(page, priceList)
  await expect(dialog.getByRole('status')).toHaveText('1 item understood.')
  await dialog.getByRole('button', { name: 'Add 1 item' }).click()
  await expect(result(page, 'Total Amount')).toHaveText('₹690.00')
})

test('commas before paise are asked about, and rows wait for the answer', async ({ page }) => {
  await openPage(page, '/gst/bill')
  const dialog = await paste(
    page,
    'Item\tQty\tPrice\tGST\nPen\t2\t1850,50\t0.18\nInk\t12,5\t100\t0.05\nCap\t1\t90\t0',
  )
  const question = dialog.getByRole('combobox', { name: 'Commas before decimals?' })
  await expect(question).toHaveAccessibleDescription(
    '1850,50 may be 1,850.50 or 1,85,050. Rows like it are left out until you decide.',
  )
  await expect(dialog.getByRole('status')).toHaveText('1 item understood, 2 rows not.')
  await expect(
    dialog.getByText("Row 2: the price '1850,50' can be read in two ways."),
  ).toBeVisible()
  await expect(
    dialog.getByText('The GST rates of this table are fractions: 0.18 is read as 18%.'),
  ).toBeVisible()
  await question.selectOption('Yes: 1850,50 is 1,850.50')
  await expect(dialog.getByRole('status')).toHaveText('3 items understood.')
  await expect(question).toHaveAccessibleDescription('In this table, 1850,50 is 1,850.50.')
  await dialog.getByRole('button', { name: 'Add 3 items' }).click()
  await expect(cell(page, 'Price of item 1')).toHaveValue('1,850.50')
  await expect(cell(page, 'Quantity of item 2')).toHaveValue('12.5')
  await expect(cell(page, 'GST rate of item 1')).toHaveValue('18')
  await expect(cell(page, 'GST rate of item 2')).toHaveValue('5')
  // 3,701 × 1.18 + 1,250 × 1.05 + 90
  await expect(result(page, 'Total Amount')).toHaveText('₹5,769.68')
})

test('heads in Hindi are known', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/gst/bill')
  const dialog = await paste(
    page,
    'क्र.सं.\tवस्तु\tमात्रा\tइकाई\tदर\tजीएसटी दर\tराशि\n१\tचावल\t५\tकिलो\t६०\t५%\t३००\n\tकुल योग\t\t\t\t\t३००',
  )
  await expect(dialog.getByRole('status')).toHaveText('1 item understood.')
  await dialog.getByRole('button', { name: 'Add 1 item' }).click()
  await expect(cell(page, 'Item 1')).toHaveValue('चावल')
  await expect(cell(page, 'Unit of item 1')).toHaveValue('किलो')
  await expect(result(page, 'Total Amount')).toHaveText('₹315.00')
})

test('5 l is five litres, typed and pasted', async ({ page }) => {
  await openPage(page, '/gst/bill')
  await cell(page, 'Price of item 1').fill('100')
  for (const [typed, unit] of [
    ['5 l', 'l'],
    ['5 L', 'L'],
    ['5 ltr', 'ltr'],
    ['5 ml', 'ml'],
  ] as const) {
    await cell(page, 'Quantity of item 1').fill(typed)
    await expect(result(page, 'Total Amount')).toHaveText('₹590.00')
    await cell(page, 'Quantity of item 1').press('Tab')
    await expect(cell(page, 'Quantity of item 1')).toHaveValue('5')
    await expect(cell(page, 'Unit of item 1')).toHaveValue(unit)
  }
  await clear(page)
  const dialog = await paste(page, 'Item\tQty\tPrice\nOil\t5 l\t100')
  await dialog.getByRole('button', { name: 'Add 1 item' }).click()
  await expect(cell(page, 'Quantity of item 1')).toHaveValue('5')
  await expect(cell(page, 'Unit of item 1')).toHaveValue('l')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('what is asked can be read and answered in both themes', { tag: THOROUGH }, async ({
    page,
  }) => {
    await openPage(page, '/gst/bill')
    const first = await paste(page, 'Item\tPrice\nInk\t100')
    await first.getByRole('button', { name: 'Add 1 item' }).tap()
    const dialog = await paste(
      page,
      'Item\tMaximum Retail Price (inclusive of all taxes, Rs.)\tGST\nPen\t118\t0.18\nInk\t1850,50\t0.05',
    )
    await expect(dialog.getByRole('combobox', { name: 'Prices are With GST?' })).toBeVisible()
    await expectNoViolations(page, 'in the dialog', 'dialog')
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    }
    await dialog
      .getByRole('combobox', { name: 'Prices are With GST?' })
      .selectOption('Make the whole bill With GST')
    await dialog.getByRole('button', { name: 'Add 1 item' }).tap()
    // The row whose comma is not decided stays.
    await expect(dialog.getByRole('status')).toHaveText('0 items understood, 1 row not.')
    await dialog
      .getByRole('combobox', { name: 'Commas before decimals?' })
      .selectOption('Yes: 1850,50 is 1,850.50')
    await dialog.getByRole('button', { name: 'Add 1 item' }).tap()
    await expect(dialog).toBeHidden()
    await expect(result(page, 'Total Amount')).toHaveText('₹2,068.50')
  })
})
