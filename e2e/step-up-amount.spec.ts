import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field } from './fields'
import { expect, isAlive, openPage, result, sidewaysScroll, testInTab as test } from './support'

const stepIn = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Step-up in' }).getByRole('radio', { name, exact: true })

test.beforeEach(async ({ page }) => openPage(page, '/step-up-sip'))

test('a raise of so many rupees a year, from field to file', { tag: THOROUGH }, async ({
  page,
}) => {
  await expect(stepIn(page, '%')).toBeChecked()
  await stepIn(page, '₹').check()
  await expect(field(page, 'Annual step-up (%)')).toHaveCount(0)
  await field(page, 'Initial monthly amount').fill('10,000')
  await field(page, 'Annual step-up (₹)').fill('1,000')
  await expect(page.getByText('₹11,000 a month in year 2')).toBeVisible()
  await expect(result(page, 'Maturity Value')).toHaveText('₹31,45,356')
  await expect(result(page, 'Total Invested')).toHaveText('₹17,40,000')
  await expect(result(page, 'Without the step-up')).toHaveText('₹23,23,391')
  const steps = page.getByRole('region', { name: 'How it works' })
  await expect(steps).toContainText('P + s × (k − 1)')
  await expect(steps).toContainText('₹1,000 more every year')

  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await started).suggestedFilename()).toBe('step-up-sip-10000-1000-step-12pct-10y.csv')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Result copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Step-Up SIP: ₹10,000 a month, ₹1,000 more every year, at 12% a year for 10 years.',
  )
})

test('each kind of step keeps its own number, in the chosen currency, and in a link', async ({
  page,
}) => {
  await stepIn(page, '₹').check()
  await field(page, 'Annual step-up (₹)').fill('750')
  await stepIn(page, '%').check()
  await expect(field(page, 'Annual step-up (%)')).toHaveValue('10')
  await expect(result(page, 'Maturity Value')).toHaveText('₹16,87,163')
  await stepIn(page, '₹').check()
  await expect(field(page, 'Annual step-up (₹)')).toHaveValue('750')
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD')
  await expect(field(page, 'Annual step-up ($)')).toHaveValue('750')
  await expect(page.getByText('$5,750 a month in year 2')).toBeVisible()

  await page.goto('/step-up-sip#v=1&initial=10,000&stepKind=amount&stepAmount=1,000&currency=INR')
  await isAlive(page)
  await expect(result(page, 'Maturity Value')).toHaveText('₹31,45,356')
})

test('the ruler sets the amount, and odd amounts get a hint', { tag: THOROUGH }, async ({
  page,
}) => {
  await stepIn(page, '₹').check()
  const ruler = page.getByRole('slider', { name: 'Annual step-up (₹)' })
  await expect(ruler).toHaveAttribute('aria-valuetext', '₹500')
  await ruler.focus()
  await page.keyboard.press('ArrowRight')
  await expect(field(page, 'Annual step-up (₹)')).toHaveValue('600')
  await field(page, 'Annual step-up (₹)').fill('-5')
  await expect(page.getByText('Enter a non-negative amount.')).toBeVisible()
  await expect(result(page, 'Maturity Value')).toHaveText('₹11,61,695')
  for (const width of [320, 390, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  }
})
