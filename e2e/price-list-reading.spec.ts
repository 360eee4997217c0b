import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
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
