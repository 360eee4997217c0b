import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { chooseFirstMonth, expect, openPage, result, testInTab as test } from './support'

const entry = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Change ${number}:`) })
const kindOf = (page: Page, number: number) =>
  entry(page, number).getByRole('combobox', { name: 'Kind of change', exact: true })

test('each kind of a change keeps its own value, through a removal and its Undo, too', async ({
  page,
}) => {
  await openPage(page, '/loan/prepay')
  await kindOf(page, 1).selectOption('rate')
  const rate = entry(page, 1).getByRole('textbox', { name: 'New rate (% p.a.)' })
  await expect(rate).toHaveValue('')
  await rate.fill('9')
  const removed = page.getByText('Change removed')
  await Promise.all([
    expect(removed).toBeVisible(),
    page.getByRole('button', { name: 'Remove change 1' }).click(),
  ])
  await expect(entry(page, 1)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(rate).toHaveValue('9')
  await kindOf(page, 1).selectOption('once')
  const amount = entry(page, 1).getByRole('textbox', { name: 'Amount', exact: true })
  await expect(amount).toHaveValue('5,00,000')

  await entry(page, 1).getByRole('textbox', { name: 'after EMI' }).fill('300')
  await expect(
    entry(page, 1).getByRole('textbox', { name: 'after EMI' }),
  ).toHaveAccessibleDescription('Too late: the loan ends with EMI 240.')
})

test('the example change goes with a loan that cannot have it, and comes back', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/loan/prepay')
  const amount = page.getByRole('textbox', { name: 'Loan amount' })
  await amount.fill('3,00,000')
  await expect(entry(page, 1)).toHaveCount(0)
  await expect(page.getByText('No changes yet.', { exact: false })).toBeVisible()
  await amount.fill('60,00,000')
  await expect(entry(page, 1)).toHaveCount(1)
})

test('tables and files follow the financial year, and investing stands beside prepaying', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/loan/prepay')
  await expect(page.getByRole('radio', { name: /^Financial years/ })).toHaveCount(0)
  await chooseFirstMonth(page, 'Feb', '2027')
  await page.getByRole('radio', { name: /^Financial years/ }).check()
  const years = page.getByRole('table', { name: 'Financial years, April to March' })
  await expect(years.getByRole('row', { name: /^2026-27/ })).toContainText('₹16,005')
  await expect(years.getByRole('row', { name: /^2027-28/ })).toContainText('₹6,08,035')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await (await waiting).path()
  expect(await readFile(file, 'utf8')).toContain('2027-28,Apr 2027 to Mar 2028')

  const card = page.getByRole('region', { name: 'Prepay or invest?' })
  await expect(result(page, 'Break-even return')).toHaveText('9.04%')
  await card.getByRole('textbox', { name: 'Tax on the gain (%)' }).fill('0')
  await expect(result(page, 'Break-even return')).toHaveText('8.50%')
})

test('the interest of each year is there on phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/loan/prepay')
  const table = page.getByRole('table', { name: 'Year by year' })
  await expect(table.getByRole('columnheader', { name: 'Interest in the year' })).toBeVisible()
  await expect(table.getByRole('row', { name: /^2 / }).getByRole('cell')).toHaveText([
    '₹4,12,387',
    '₹3,68,191',
    '₹42,47,986',
  ])
  await expect(table.getByRole('row', { name: /^Total/ })).toContainText('₹38,10,188')
})

test('the APR counts the GST on a fee, and other EMIs above the share are said to be', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/loan')
  await page.getByRole('radio', { name: '%', exact: true }).check()
  await page.getByRole('textbox', { name: 'Processing fee value' }).fill('2')
  await expect(result(page, 'APR with the fee')).toHaveText('11.04%')
  await page.getByRole('checkbox', { name: '18% GST on the fee' }).uncheck()
  await expect(result(page, 'APR with the fee')).toHaveText('10.88%')

  await openPage(page, '/loan/find')
  await page.getByRole('textbox', { name: 'Other EMIs' }).fill('40,000')
  await expect(page.getByText('Your other EMIs are above 40% of your income')).toBeVisible()
})
