import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field, fill } from './fields'
import { bring } from './links'
import { expectResults } from './results'
import { expect, openPage, partsFollow, result, sidewaysScroll, testInTab as test } from './support'

const PATH = '/deposits/recurring'
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const choose = (page: Page, group: string, name: string) =>
  page
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name, exact: true })
    .check()
const fold = (page: Page, name: string) =>
  page.getByRole('group').locator('summary').filter({ hasText: name })
const years = (page: Page) =>
  page.getByRole('table', { name: 'Deposited, interest, TDS and value of each year' })

test('opens with a deposit at a bank, its tax and its years', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recurring deposit calculator')
  await expectResults(page, {
    'Maturity Value': '₹3,54,954',
    'Total deposited': '₹3,00,000',
    Interest: '₹54,954',
    'Effective yearly yield': '6.66%',
    'TDS in all': 'None',
    'Tax in all': '₹11,430',
    'Late fees': 'None',
    'After tax': '₹3,43,524',
    "In today's money": '₹2,56,701',
    'Ends after': '5 years',
    'The other way of counting': '₹3,54,961',
  })
  await expect(card(page, 'Result')).toContainText('after 5 years, 6.66% a year in effect')
  await expect(card(page, 'Result')).toContainText('Counted by quarters it would be ₹7 more.')
  await expect(card(page, 'Result').getByRole('img')).toHaveAccessibleName(
    /Over 5 years, ₹3,00,000 grows to ₹3,54,954\./,
  )
  await expect(years(page).getByRole('row').last()).toHaveText('5₹60,000₹20,427–₹3,54,954')
  await expect(card(page, 'How it works')).toContainText('₹3,43,524 ÷ 1.065 = ₹2,56,701')
})

test('finds the instalment and the months', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await choose(page, 'Find', 'Monthly instalment')
  await expect(field(page, 'Monthly instalment')).toHaveCount(0)
  await fill(page, { 'Sum you want': '25 lakh', Months: '120', 'First instalment': 'Dec 2026' })
  await page.getByLabel('Senior citizen').check()
  await expectResults(page, {
    'Monthly instalment': '₹14,393',
    'Maturity Value': '₹25,00,000',
    'TDS in all': '₹48,911',
    'After tax': '₹23,39,236',
    'Ends after': 'November 2036',
  })
  await expect(years(page).getByRole('rowheader').first()).toHaveText('2026-27')

  await choose(page, 'Find', 'Months')
  await choose(page, 'How it is counted', 'By quarters')
  await page.getByLabel('Senior citizen').uncheck()
  await fill(page, { 'Sum you want': '10,00,000' })
  await expectResults(page, { Months: '136 months', 'Maturity Value': '₹10,04,577' })
  await expect(card(page, 'How it works')).toContainText('Month 136: ₹10,04,577')
  await expect(card(page, 'Result')).toContainText('Most banks take 6 to 120 months.')
})

test('the post office has its own months, rate and fee, and keeps those of the bank', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, PATH)
  await fill(page, {
    'Interest rate (% p.a.)': '7.1',
    Months: '36',
    'Months paid late, in all': '2',
  })
  await choose(page, 'How it is counted', 'Post office')
  await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue('6.7')
  await expect(card(page, 'Inputs')).toContainText('6.7% since October 2023')
  await expect(card(page, 'Inputs')).toContainText('The post office fixes 60 months.')
  await expect(field(page, 'Months')).toBeDisabled()
  await expect(field(page, 'Late fee per ₹100 a month')).toHaveValue('1')
  await expect(field(page, 'Extra for seniors (%)')).toHaveCount(0)
  await expectResults(page, { 'Maturity Value': '₹3,56,829', 'Late fees': '₹100' })
  await expect(card(page, 'How it works')).toContainText('7,136.58 × ₹5,000 ÷ 100 = ₹3,56,829')

  await choose(page, 'Find', 'Months')
  await expect(result(page, 'Months')).toHaveText('The post office fixes 60 months.')
  await choose(page, 'Find', 'Maturity value')
  await choose(page, 'How it is counted', 'Bank formula')
  await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue('7.1')
  await expect(field(page, 'Months')).toHaveValue('36')
  await expect(field(page, 'Late fee per ₹100 a month')).toHaveValue('1.50')
})

test('tells by a receipt how the bank counts, and counts so', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, PATH)
  await fold(page, 'Match my bank').click()
  const receipt = 'Maturity value on the receipt'
  await fill(page, { [receipt]: '3,54,961' })
  await expect(page.getByText('Counting by quarters gives it.')).toBeVisible()
  await page.getByRole('button', { name: 'Count this way' }).click()
  await expect(page.getByText('This page counts so now.')).toBeVisible()
  await expectResults(page, { 'Maturity Value': '₹3,54,961' })
  await fill(page, { [receipt]: '3,55,284' })
  await expect(page.getByText('Compounding every month gives it.')).toBeVisible()
  await fill(page, { [receipt]: '3,55,000' })
  await expect(
    page.getByText(
      'None of the ways gives it. The nearest, counting by quarters, rounded to the rupee each quarter, is ₹38 less.',
    ),
  ).toBeVisible()
})

test('takes TDS by financial year, and says what comes back', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, PATH)
  await bring(page, 'monthly=50,000&rate=7&first=06/2026&taxRate=30')
  await expectResults(page, { 'TDS in all': '₹53,934', 'Still to pay': '₹1,32,218' })
  await expect(years(page).getByRole('row').nth(1)).toContainText('2026-27')
  await fold(page, 'Tax and inflation').click()
  await page.getByRole('button', { name: '0%', exact: true }).click()
  await expectResults(page, { 'Comes back': '₹53,934', 'Tax in all': 'None' })
  await page.getByLabel('No TDS (Form 121)').check()
  await expectResults(page, { 'TDS in all': 'None' })
  for (const row of ['Still to pay', 'Comes back']) {
    await expect(card(page, 'Result').getByText(row, { exact: true })).toHaveCount(0)
  }
})

test('says why there is no answer, and hints at what is unusual', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, PATH)
  await fill(page, { Months: '130' })
  await expect(page.getByText('Most banks take 6 to 120 months.')).toBeVisible()
  await fill(page, { 'Monthly instalment': '' })
  await expect(card(page, 'Result')).toContainText('Without an instalment nothing grows.')
  await choose(page, 'Find', 'Months')
  await expect(result(page, 'Months')).toHaveText('Without an instalment nothing grows.')
  await fill(page, { 'Monthly instalment': '1', 'Interest rate (% p.a.)': '0' })
  await expect(result(page, 'Months')).toHaveText('Not within 100 years.')
  await choose(page, 'Find', 'Maturity value')
  await fill(page, {
    'Monthly instalment': 'abc',
    'Interest rate (% p.a.)': '9'.repeat(24),
    Months: '-3',
    'First instalment': 'soon',
  })
  await expectResults(page, { 'Maturity Value': '₹0' })
  await expect(page.getByText('“soon” is not a date.')).toBeVisible()
})

test('downloads its years', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  for (const [button, extension] of [
    ['Download CSV', 'csv'],
    ['Download Excel', 'xlsx'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`recurring-deposit-5000-60m-6.5pct.${extension}`)
    if (extension === 'xlsx') continue
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toContain('Year,Deposited,Interest,TDS,Value')
    expect(text).toContain('5,60000.00,20427.17,0.00,354954.10')
  }
})

test('has no sideways scroll on a narrow phone with large amounts', { tag: THOROUGH }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 })
  await openPage(page, PATH)
  await bring(page, 'monthly=9,99,99,99,99,999&months=59&method=quarters&receipt=5000')
  await expectResults(page, { 'Total deposited': '₹5,89,99,99,99,99,941' })
  await partsFollow(page)
  expect(await sidewaysScroll(page)).toBe(0)
})
