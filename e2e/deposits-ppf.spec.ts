import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field, fill } from './fields'
import { bring } from './links'
import { expectResults } from './results'
import { expect, openPage, result, sidewaysScroll, testInTab as test } from './support'

const PATH = '/deposits/ppf'
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()
const years = (page: Page) =>
  page.getByRole('table', { name: 'Deposits, interest and balance of each year' })
const fold = (page: Page, name: string) =>
  card(page, 'Inputs').locator('summary').filter({ hasText: name })
const change = (page: Page, number: number) =>
  page.getByRole('group', { name: `Rate change ${number}`, exact: true })

test('opens with fifteen years of PPF, to the rupee', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PPF calculator')
  await expectResults(page, {
    'Maturity Value': '₹40,68,208',
    'Total deposited': '₹22,50,000',
    Interest: '₹18,18,208',
    'Paying after the 5th costs': '₹22,471',
    'All in April, not monthly': '₹1,23,608',
    "In today's money": '₹16,97,521',
  })
  await expect(card(page, 'Result')).toContainText(
    'after 15 years, ₹18,18,208 of it interest, free of tax',
  )
  await expect(card(page, 'Result')).toContainText('takes 16 deposits before it matures')
  await expect(card(page, 'Inputs')).toContainText('7.1% since April 2020')
  await expect(card(page, 'Inputs')).toContainText('By the 5th: counts in April')
  await expect(years(page).getByRole('row', { name: /^2 / })).toHaveText(
    '2₹1,50,000₹22,056₹3,32,706',
  )
  await expect(card(page, 'When you pay').getByRole('listitem')).toHaveText([
    /^By 5 April ₹40,68,208$/,
    /^Monthly, by the 5th ₹39,44,600₹1,23,608 less$/,
    /^Monthly, after the 5th ₹39,22,124₹1,46,084 less$/,
    /^After 5 March ₹37,98,514₹2,69,694 less$/,
  ])
  await expect(card(page, 'How it works')).toContainText('₹1,50,000 × 7.1% = ₹10,650')
  await expect(card(page, 'Money before the end')).toContainText('scheme of 12 December 2019')
})

test('when it is paid makes the difference', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await fill(page, { 'Day of the month': '6' })
  await expectResults(page, { 'Maturity Value': '₹40,45,737' })
  await expect(card(page, 'Inputs')).toContainText('After the 5th: counts from May')
  await page.getByLabel('Paid in').selectOption('March')
  await expectResults(page, { 'Maturity Value': '₹37,98,514' })
  await choose(page, 'Monthly')
  await expect(page.getByLabel('Paid in')).toHaveCount(0)
  await expectResults(page, { 'Maturity Value': '₹39,22,124' })
  await fill(page, { 'Day of the month': '5' })
  await expectResults(page, { 'Maturity Value': '₹39,44,600' })
})

test('limits are told and counted', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await fill(page, { 'Deposit each year': '2 lakh' })
  await expect(page.getByText('Only ₹1,50,000 a year is taken; counted with that.')).toBeVisible()
  await expectResults(page, { 'Maturity Value': '₹40,68,208' })
  await fill(page, { 'Deposit each year': '100' })
  await expect(
    page.getByText(
      'With less than ₹500 a year the account goes dormant (₹50 and the missed deposits revive it).',
    ),
  ).toBeVisible()
})

test('with its month an account ends on a day, in financial years', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, PATH)
  await fill(page, { 'Account opened': 'Apr 2026' })
  await expectResults(page, { 'Maturity Value': '₹45,17,701', 'Matures on': '1 April 2042' })
  await expect(field(page, 'Years')).toHaveCount(0)
  await expect(years(page).getByRole('row').last()).toHaveText(
    '2041-42₹1,50,000₹2,99,493₹45,17,701',
  )
  await expect(card(page, 'Money before the end')).toContainText('Withdrawal, from 2032-33')

  await test.step('extended without deposits', async () => {
    await bring(page, 'opened=07/2012&month=7&extended=5')
    await page.getByLabel('Deposits go on').uncheck()
    await expectResults(page, { 'Maturity Value': '₹62,60,472', 'Matures on': '1 April 2033' })
  })

  await test.step('what is no month does not count', async () => {
    await fill(page, { 'Account opened': 'soon' })
    await expect(page.getByText('“soon” is not a date.')).toBeVisible()
    await expect(result(page, 'Matures on')).toHaveCount(0)
  })
})

test('each scheme keeps its own rate and years', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await fill(page, { 'Interest rate (% p.a.)': '7.5' })
  await choose(page, 'Sukanya Samriddhi')
  await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue('8.2')
  await expect(field(page, 'Years to maturity')).toHaveValue('21')
  await expect(field(page, 'Years of deposits')).toHaveValue('15')
  await expectResults(page, { 'Maturity Value': '₹71,82,127' })
  await expect(card(page, 'Money before the end')).toContainText('Study, from 18')
  await choose(page, 'PPF')
  await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue('7.5')
})

test('rates change by year and quarter, and come back when removed by mistake', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, PATH)
  await fold(page, 'Rate changes').click()
  await page.getByRole('button', { name: 'Add a change' }).click()
  const first = change(page, 1)
  await expect(first.getByLabel('From year')).toBeFocused()
  await first.getByLabel('From year').fill('6')
  await first.getByLabel('New rate (%)').fill('7.5')
  await expectResults(page, { 'Maturity Value': '₹41,89,118' })
  await first.getByLabel('Quarter').selectOption('Oct–Dec')
  await page.getByRole('button', { name: 'Add a change' }).click()
  await change(page, 2).getByLabel('From year').fill('9')
  await change(page, 2).getByLabel('Quarter').selectOption('Jul–Sep')
  await change(page, 2).getByLabel('New rate (%)').fill('6.8')
  await expectResults(page, { 'Maturity Value': '₹40,26,954' })
  await expect(fold(page, 'Rate changes')).toContainText('2 changes: 6.8% from year 9 on')

  await page.getByRole('button', { name: 'Remove change 1' }).click()
  await expect(change(page, 2)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectResults(page, { 'Maturity Value': '₹40,26,954' })
})

test('a link carries the rate changes, and known rates fill in by a press', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, `${PATH}#v=1&changes=ppf~6~3~7.5*ppf~9~2~6.8`)
  await expectResults(page, { 'Maturity Value': '₹40,26,954' })
  await bring(page, 'opened=08/2019')
  await fold(page, 'Rate changes').click()
  await expect(card(page, 'Inputs')).toContainText('read until 31 March 2026')
  await page.getByRole('button', { name: 'Fill in the known rates' }).click()
  await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue('7.9')
  await expect(change(page, 1).getByLabel('From year')).toHaveValue('2020')
  await expect(page.getByRole('button', { name: 'Fill in the known rates' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue('7.1')
  await expect(change(page, 1)).toHaveCount(0)
})

test('what was there before, and the file', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await fold(page, 'More').click()
  await fill(page, { 'Already in the account': '2,50,000', 'Deposit each year': '0' })
  await expectResults(page, {
    'Maturity Value': '₹6,99,494',
    'Already in the account': '₹2,50,000',
    "In today's money": '₹2,91,874',
  })
  await expect(card(page, 'When you pay')).toHaveCount(0)
  await bring(page)
  await expect(card(page, 'When you pay')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('ppf-150000-yearly-7.1pct-15y.csv')
  expect(await readFile(await file.path(), 'utf8')).toContain('15,150000.00,269694.00,4068208.00')
})

test('odd numbers get an answer and a calm hint', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await fill(page, { 'Day of the month': '99', 'Interest rate (% p.a.)': '-3', Years: '' })
  await expect(page.getByText('A month has the days 1 to 31.')).toBeVisible()
  await expectResults(page, { 'Maturity Value': '₹0' })
  await expect(card(page, 'Result')).toContainText('Enter the years to see what it grows to.')
  await fill(page, { Years: '101' })
  await expectResults(page, { 'Maturity Value': '--' })

  await page.setViewportSize({ width: 320, height: 800 })
  await bring(
    page,
    'yearly=9999999999999&most=9999999999999&extended=50&changes=ppf~99~2~abc*ppf~3~4~9',
  )
  await fold(page, 'Rate changes').click()
  await expect(change(page, 1).getByLabel('From year')).toHaveAccessibleDescription(
    'After the end: does not count.',
  )
  expect(await sidewaysScroll(page)).toBe(0)
})
