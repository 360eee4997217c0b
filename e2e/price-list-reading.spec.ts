import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { statementHeads } from '../tests/price-files'
import { workbookOf } from '../tests/workbook-file'
import { expectNoViolations } from './axe'
import { field } from './fields'
import { expect, openPage, result, sidewaysScroll, testInTab as test } from './support'

const path = '/ecommerce-profit/products'

const give = (page: Page, name: string, content: string | Buffer) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

const workOut = (page: Page) => page.getByRole('button', { name: /^Work out / })
const paste = async (page: Page, rows: string) => {
  await page.getByRole('button', { name: 'Paste rows' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste rows from a sheet' })
  await dialog.getByRole('textbox').fill(rows)
  await dialog.getByRole('button', { name: 'Read the rows' }).click()
}

test('what marketplaces say of orders and payments is refused, and says why', async ({ page }) => {
  await openPage(page, path)
  const alert = page.getByRole('alert')
  const [transactions] = statementHeads
  const heads = transactions?.heads ?? []
  await give(
    page,
    'transactions.csv',
    `"Definitions:"\n${heads.join()}\n${heads.map(() => 5).join()}`,
  )
  await expect(alert).toContainText(
    'This is Amazon’s transaction report: it holds orders and payments, with the fees that were really charged. A price list has one row a product, with its price and cost.',
  )

  const orders = statementHeads.find(({ of }) => of.startsWith('Meesho’s list of orders'))?.heads
  await paste(page, `${orders?.join('\t')}\n${orders?.map(() => 5).join('\t')}`)
  await expect(alert).toContainText('This is Meesho’s list of orders')

  const settled = statementHeads.find(({ of }) => of.startsWith('Flipkart’s report of settled'))
  const settledHeads = settled?.heads ?? []
  const sheets = [
    { name: 'Report Help', rows: [['How to read this report']] },
    {
      name: 'Orders',
      rows: [['Payment Details', 'Transaction Summary'], settledHeads, settledHeads.map(() => '5')],
    },
  ]
  await give(page, 'settled.xlsx', await workbookOf(sheets))
  await expect(alert).toContainText('This is Flipkart’s report of settled transactions')

  await test.step('a price list on another sheet is read', async () => {
    const rows = [
      ['SKU', 'Price (with GST)', 'Cost (before GST)'],
      ['A-1', '1180', '450'],
    ]
    const book = await workbookOf([...sheets, { name: 'Prices', rows }])
    await give(page, 'both.xlsx', book)
    await expect(page.getByText('on 1 product, 1 order')).toBeVisible()
    await expect(result(page, 'Payout')).toHaveText('₹811.74')
    await page.getByRole('combobox', { name: 'Sheet' }).selectOption('Orders')
    await expect(alert).toContainText('This is Flipkart’s report of settled transactions')
    await expect(result(page, 'Payout')).toHaveText('₹811.74')
  })
})

test('what is assumed of GST is said before, can be changed, and holds for an opened row', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, path)
  await give(page, 'silent.csv', 'SKU,Price,Cost\nA-1,1000,531\n')
  const prices = page.getByRole('group', { name: 'Prices are' })
  const costs = page.getByRole('group', { name: 'Costs are' })
  await expect(prices.getByRole('radio', { name: 'with GST' })).toBeChecked()
  await expect(costs.getByRole('radio', { name: 'before GST' })).toBeChecked()
  await expect(page.getByText('Your file does not say it. Prices count as with GST.')).toBeVisible()
  await expect(
    page.getByText('Your file does not say it. Costs count as before GST.'),
  ).toBeVisible()
  await expectNoViolations(page, undefined, 'main')
  await prices.getByRole('radio', { name: 'before GST' }).check()
  await costs.getByRole('radio', { name: 'with GST' }).check()
  await expect(page.getByText('Your file does not say it.')).toHaveCount(0)
  await workOut(page).click()
  // The worked example of the marketplace order: 1,180 with GST, bought for 450 before GST.
  await expect(result(page, 'Payout')).toHaveText('₹811.74')
  await expect(result(page, 'Total Profit')).toHaveText('₹191.00')
  await page.getByRole('link', { name: 'A-1' }).click()
  await expect(result(page, 'Profit per order')).toHaveText('₹191.00')
  await expect(field(page, 'Selling price')).toHaveValue('1,180.00')
  await page.goBack()
  await expect(result(page, 'Total Profit')).toHaveText('₹191.00')

  await test.step('what was said is remembered for the next file', async () => {
    await give(page, 'next.csv', 'SKU,Price,Cost\nA-2,2000,1062\n')
    await expect(page.getByText('next.csv', { exact: true })).toBeVisible()
    await expect(page.getByRole('cell', { name: '₹2,360.00' }).first()).toBeVisible()
  })

  await test.step('the template says it in its heads', async () => {
    await page.getByRole('button', { name: 'Clear the list' }).click()
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download a template' }).click()
    const text = await readFile(await (await waiting).path(), 'utf8')
    expect(text).toContain('Selling price (with GST),Cost price (before GST)')
  })
})

test('other money, blanks, limits and old rates each get their words', async ({ page }) => {
  await openPage(page, path)
  await give(
    page,
    'list.csv',
    [
      'SKU,Price (USD),Our price,Cost,GST %,Ads,Shipping fee',
      'A,25,1180,450,18%,,65',
      'B,25,$25,450,18%,5,',
      'C,25,500,0,Nil rated,,-65',
      'D,25,500,0,12,,',
      'E,25,500,100,45,,',
    ].join('\n'),
  )
  await expect(page.getByLabel('Our price', { exact: true })).toHaveValue('price')
  await page.getByText('1 column left out').click()
  await page.getByLabel('Price (USD)').selectOption('Selling price')
  await expect(workOut(page)).toBeDisabled()
  await expect(page.getByText('“Price (USD)” is not in rupees.')).toBeVisible()
  await page.getByLabel('Our price', { exact: true }).selectOption('Selling price')
  await workOut(page).click()

  const unread = page.getByRole('region', { name: '3 rows could not be read' })
  await expect(unread.getByRole('listitem')).toHaveText([
    'Row 3: Our price“$25” is not in rupees',
    'Row 4: Shipping fee“-65” is below 0',
    'Row 6: GST %“45” is above 40%, the highest rate of GST',
  ])
  await expect(page.getByRole('list', { name: 'Blank cells' }).getByRole('listitem')).toHaveText([
    '2 rows: ads ₹40 of your order',
    '1 row: shipping ₹65 of your order',
  ])
  const noticed = page.getByRole('list', { name: 'Also noticed' })
  await expect(noticed).toContainText('1 row has a cost of 0. It counts.')
  await expect(noticed).toContainText('1 row has a GST rate of 12% or 28%. Since 22 September 2025')
})

const isWhollyInView = (element: Locator) =>
  element.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** Nothing lies over the middle of it. */
const isUncovered = (element: Locator) =>
  element.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    return above === element || element.contains(above) || (above?.contains(element) ?? false)
  })

test('of 400 columns those in use come first, and the way on stays in view', {
  tag: THOROUGH,
}, async ({ page }) => {
  const names = Array.from({ length: 396 }, (_, at) => `Attribute ${at + 1}`)
  const heads = ['SKU', ...names.slice(0, 150), 'Cost', ...names.slice(150), 'Title', 'Price']
  const cells = heads.map(
    (head) => ({ SKU: 'A-1', Cost: '450', Title: 'Lamp', Price: '1180' })[head] ?? '7',
  )
  await openPage(page, path)
  await give(page, 'wide.csv', `${heads.join()}\n${cells.join()}\n`)
  const columns = page.getByRole('region', { name: 'Which column is which?' })
  await expect(columns.getByRole('combobox')).toHaveCount(4)
  expect(
    await columns
      .locator('label[for]')
      .evaluateAll((all) => all.slice(0, 4).map((label) => label.textContent)),
  ).toEqual(['Price', 'Cost', 'SKU', 'Title'])
  const fold = page.getByText('396 columns left out')

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await isWhollyInView(workOut(page))).toBe(true)
    expect(await sidewaysScroll(page)).toBe(0)
  }
  await fold.click()
  const far = page.getByLabel('Attribute 390', { exact: true })
  await far.scrollIntoViewIfNeeded()
  expect(await isWhollyInView(workOut(page))).toBe(true)

  await test.step('a column that gets a use moves up, and neither its focus nor its place is lost', async () => {
    await far.focus()
    const top = await far.evaluate((select) => select.getBoundingClientRect().top)
    await far.selectOption('Quantity')
    await expect(page.getByText('395 columns left out')).toBeVisible()
    await expect(far).toBeFocused()
    expect(
      Math.abs((await far.evaluate((select) => select.getBoundingClientRect().top)) - top),
    ).toBeLessThan(60)
    await far.selectOption('Leave out')
    await expect(far).toBeFocused()
    await expect(page.getByText('395 columns left out')).toBeVisible()
  })

  await test.step('what has the focus is never behind it', async () => {
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      expect(await isUncovered(focused)).toBe(true)
    }
  })
  await workOut(page).click()
  await expect(result(page, 'Payout')).toHaveText('₹811.74')
})
