import { THOROUGH } from '../tests/is-thorough'
import { expect, openPage, result, sidewaysScroll, testInTab as test } from './support'

type Field = {
  readonly choose?: string
  readonly label: string
  /** A result that tells whether the field was read, and how it is shown then. */
  readonly shows: string
  readonly value: string | RegExp
}

/** Every field for an amount of money, by its page; what was filled before counts for the next. */
const fields: Record<string, readonly Field[]> = {
  '/profit-loss': [
    { label: 'Cost price', shows: 'Cost price', value: '₹1,50,000.00' },
    { label: 'Selling price', shows: 'Selling price', value: '₹1,50,000.00' },
  ],
  '/': [{ label: 'Amount', shows: 'Original Amount', value: '₹1,50,000.00' }],
  '/ecommerce-profit': [
    { label: 'Cost price', shows: 'Total Cost per Unit', value: /1,50,030/ },
    { label: 'Shipping cost', shows: 'Total Cost per Unit', value: /3,00,000/ },
    { label: 'Other costs', shows: 'Total Cost per Unit', value: /4,50,000/ },
    { label: 'Selling price', shows: 'Selling price', value: '₹1,50,000.00' },
    {
      choose: 'Fixed Amount',
      label: 'Marketplace fees',
      shows: 'Marketplace Fees',
      value: /1,50,000/,
    },
  ],
  '/ecommerce-profit/marketplace': [
    { label: 'Selling price', shows: 'Selling price', value: '₹1,50,000.00' },
    { label: 'Cost price', shows: 'Cost price', value: '₹1,50,000.00' },
    { label: 'Packing', shows: 'Packing', value: '₹1,50,000.00' },
    { label: 'Shipping fee', shows: 'Shipping fee', value: '₹1,50,000.00' },
    { label: 'Ads per order', shows: 'Ads', value: '₹1,50,000.00' },
  ],
  '/loan': [
    { label: 'Loan amount', shows: 'Loan amount', value: '₹1,50,000' },
    {
      choose: 'Fixed',
      label: 'Processing fee value',
      shows: 'Processing Fee',
      value: '₹1,50,000',
    },
  ],
  '/sip': [{ label: 'Monthly amount', shows: 'Total Invested', value: '₹1,80,00,000' }],
  '/step-up-sip': [{ label: 'Initial monthly amount', shows: 'Total Invested', value: /2,86,87/ }],
}

for (const [path, ofPage] of Object.entries(fields)) {
  test(`${path}: each amount takes lakh, says so, and then shows the number`, {
    tag: THOROUGH,
  }, async ({ page }) => {
    await openPage(page, path)
    const card = page.getByRole('region', { name: 'Inputs' })
    const cardHeight = async () => (await card.boundingBox())?.height
    const fieldOf = (label: string) => page.getByRole('textbox', { name: label, exact: true })

    for (const { choose, label, shows, value } of ofPage) {
      await test.step(label, async () => {
        if (choose) await page.getByRole('radio', { name: choose }).check()
        const field = fieldOf(label)
        const height = await cardHeight()
        await field.fill('1.5 lakh')
        // The helper of the fee is shown below, beside what a screen reader is told.
        await expect(page.getByText('₹1,50,000 · 1.5 lakh').last()).toBeVisible()
        await expect(field).toHaveAccessibleDescription('₹1,50,000 · 1.5 lakh')
        await expect(field).toHaveValue('1.5 lakh')
        await expect(result(page, shows)).toHaveText(value)
        expect(await cardHeight(), 'nothing moves').toBe(height)
      })
    }

    await page.setViewportSize({ width: 320, height: 844 })
    for (const { label, shows } of ofPage) {
      await test.step(`${label}, on a phone`, async () => {
        const field = fieldOf(label)
        const shown = await result(page, shows).innerText()
        await field.fill('1.5 lakh')
        await expect(page.getByText('₹1,50,000 · 1.5 lakh').last()).toBeVisible()
        const height = await cardHeight()
        expect(await sidewaysScroll(page)).toBe(0)
        await field.blur()
        await expect(field).toHaveValue('1,50,000')
        // Fees have a sentence of their own, which is as long as it is.
        if (label !== 'Marketplace fees') expect(await cardHeight(), 'nothing moves').toBe(height)
        await expect(result(page, shows)).toHaveText(shown)
      })
    }
  })
}

// How each text is read stands in the tests of src/core/money/parse.ts.
test('what may mean two things is not read, and rates take other digits but no words', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/#v=1&amount=1.5%20lakh&rate=%E0%A5%A7%E0%A5%AE')
  const amount = page.getByLabel('Amount')
  await test.step('a link may hold words and other digits', async () => {
    await expect(result(page, 'Original Amount')).toHaveText('₹1,50,000.00')
    await expect(result(page, 'GST Amount')).toHaveText('₹27,000.00')
    await expect(amount).toHaveValue('1.5 lakh')
    await page.reload()
    await expect(result(page, 'Original Amount')).toHaveText('₹1,50,000.00')
  })
  await test.step('an amount that cannot be read stays as it was typed', async () => {
    await amount.fill('१.५ लाख')
    await expect(page.getByText('₹1,50,000 · 1.5 lakh', { exact: true })).toBeVisible()
    await amount.fill('5 lakh 20')
    await expect(page.getByText('This could not be read as a number')).toBeVisible()
    await amount.blur()
    await expect(amount).toHaveValue('5 lakh 20')
    await expect(result(page, 'Total Amount')).toHaveText('₹0.00')
    await amount.fill('100')
  })
  await test.step('a rate takes no words', async () => {
    const rate = page.getByRole('textbox', { name: 'GST rate (%)' })
    await rate.fill('1k')
    await expect(page.getByText('This could not be read as a number')).toBeVisible()
    await rate.fill('१०')
    await expect(result(page, 'Total Amount')).toHaveText('₹110.00')
  })
  await test.step('the percentage page takes none at all', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Percentage' }).click()
    const number = page.getByLabel('Number Y')
    const before = await number.inputValue()
    await number.press('End')
    await page.keyboard.type('k')
    await expect(number).toHaveValue(before)
    await expect(
      page.getByText('Enter full number, e.g., 1000 — do not use 1k/1L/2cr'),
    ).toBeVisible()
  })
})

test('a bill takes words in its prices and discounts, typed and pasted', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/gst/bill')
  const price = page.getByRole('textbox', { name: 'Price of item 1', exact: true })
  const row = page.getByRole('row').filter({ has: price })
  await price.fill('2')
  const height = (await row.boundingBox())?.height
  await price.fill('2 lakh')
  await expect(price).toHaveAccessibleDescription('₹2,00,000')
  await expect(row.getByText('₹2,00,000', { exact: true })).toBeVisible()
  expect((await row.boundingBox())?.height, 'nothing moves').toBe(height)
  const discount = page.getByRole('textbox', { name: 'Discount of item 1' })
  await discount.fill('50k')
  await expect(price).toHaveValue('2,00,000')
  await expect(row).toContainText('₹1,50,000.00')
  await discount.fill('10%')
  await expect(discount).not.toHaveAccessibleDescription(/./)
  await expect(row).toContainText('₹1,80,000.00')

  await page.getByRole('button', { name: 'Paste rows' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Item\tQty\tPrice\nFridge\t१\t1.2 lakh')
  await dialog.getByRole('button', { name: /^Add/ }).click()
  await expect(page.getByRole('textbox', { name: 'Price of item 2', exact: true })).toHaveValue(
    '1,20,000',
  )
})

test('on a phone, an item of a bill says what it understood in its own place', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await openPage(page, '/gst/bill')
  await page.getByRole('button', { name: 'Add item' }).click()
  const price = page.getByRole('textbox', { name: 'Price' })
  const item = page.getByRole('listitem').filter({ has: price })
  await price.fill('25000000')
  await expect(item).toContainText('₹2,50,00,000.00')
  const height = (await item.boundingBox())?.height
  await price.fill('2.5 crore')
  await expect(item.getByText('₹2,50,00,000', { exact: true })).toBeVisible()
  expect((await item.boundingBox())?.height, 'nothing moves').toBe(height)
  expect(await sidewaysScroll(page)).toBe(0)
})
