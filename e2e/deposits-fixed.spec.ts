import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field, fill } from './fields'
import { bring } from './links'
import { expectResults } from './results'
import { expect, openPage, result, sidewaysScroll, testInTab as test } from './support'

const PATH = '/deposits'
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name }).check()
const openFold = (page: Page, name: string) =>
  card(page, 'Inputs').getByText(name, { exact: true }).click()

test.beforeEach(async ({ page }) => openPage(page, PATH))

test('opens with a deposit: what it grows to, and what tax and prices leave', {
  tag: THOROUGH,
}, async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixed deposit calculator')
  await expectResults(page, {
    'Maturity Value': '₹6,90,210',
    Amount: '₹5,00,000',
    Interest: '₹1,90,210',
    'Effective yearly yield': '6.66%',
    'Yield as adverts count it': '7.61%',
    'TDS in all': 'None',
    'Tax in all': '-₹39,564',
    'After tax': '₹6,50,646',
    "In today's money": '₹4,86,201',
    'Yearly return after tax and inflation': '-0.56%',
  })
  const answer = card(page, 'Result')
  await expect(answer).toContainText('after 5 years, 6.66% a year in effect')
  await expect(answer).toContainText('Where the interest of ₹1,90,210 goes')
  await expect(answer).toContainText('₹1,50,646 rising prices, and ₹13,799 of the amount with it')
  await expect(answer).toContainText(
    'After tax and 6% inflation the ₹5,00,000 comes back as what ₹4,86,201 buys today.',
  )
  await expect(page.getByRole('row', { name: /^5 / })).toHaveText('5₹43,099–₹6,90,210')
  await expect(card(page, 'How it works')).toContainText('₹5,00,000 × 1.0162520 = ₹6,90,210')
})

test('terms by length, by dates, and what is worth knowing about them', { tag: THOROUGH }, async ({
  page,
}) => {
  await fill(page, { Years: '0', Days: '120' })
  await expect(page.getByText('Under 6 months banks pay simple interest.').first()).toBeVisible()
  await expectResults(page, { 'Maturity Value': '₹5,10,685' })
  await fill(page, { Days: '6' })
  await expect(page.getByText('Banks take deposits from 7 days.')).toBeVisible()
  await fill(page, { Days: '444', 'Deposited on': '15-Apr-26' })
  await expectResults(page, { 'Maturity Value': '₹5,40,804', 'Matures on': '3 July 2027' })
  await expect(card(page, 'Inputs')).toContainText('4 quarters and 79 days')
  await expect(page.getByRole('row', { name: /^2026-27/ })).toContainText('₹31,876')
  await fill(page, { Years: '11' })
  await expect(page.getByText('Banks offer up to 10 years.')).toBeVisible()

  await choose(page, 'Term', 'Dates')
  await expect(field(page, 'Matures on')).toHaveValue('03/07/2038')
  await fill(page, { 'Deposited on': '20/11/2027', 'Matures on': '2027-11-20' })
  await expect(card(page, 'Result')).toContainText('The end must come after the start.')
  await fill(page, {
    'Matures on': '10/3/2028',
    Amount: '1,00,000',
    'Interest rate (% p.a.)': '7.2',
  })
  await openFold(page, 'How it is counted')
  await choose(page, 'Broken quarter', '÷ 366 in leap years')
  await expectResults(page, { 'Maturity Value': '₹1,02,174' })
  await fill(page, { 'Deposited on': '' })
  await expect(page.getByText('Needs the day of the deposit.')).toBeVisible()
})

test('interest that is paid out, and the amount that brings what one needs', {
  tag: THOROUGH,
}, async ({ page }) => {
  await choose(page, 'Interest is paid', 'Monthly')
  await expectResults(page, {
    'You get each month': '₹2,694',
    'Paid out in a year, of the amount': '6.46%',
    'If every payment earned as much': '6.66%',
    'After tax': '₹6,28,007',
  })
  await expect(page.getByLabel('Compounded')).toHaveCount(0)
  await choose(page, 'Find', 'Amount')
  await fill(page, { 'Interest you want each month': '10,000' })
  await expectResults(page, { Amount: '₹18,56,154' })
  await choose(page, 'Find', 'Term')
  await expect(card(page, 'Result')).toContainText(
    'The interest is paid out, so the deposit does not grow.',
  )
})

test('the amount or the term that reaches a sum', { tag: THOROUGH }, async ({ page }) => {
  await choose(page, 'Find', 'Amount')
  await expectResults(page, { Amount: '₹7,24,418', 'Maturity Value': '₹10,00,000' })
  await choose(page, 'Find', 'Term')
  await fill(page, { 'Sum you want': '7,00,000', 'Deposited on': '16/11/2026' })
  await expectResults(page, {
    Term: '5 years, 2 months and 19 days',
    'Matures on': '4 February 2032',
  })
  const answer = card(page, 'Result')
  await fill(page, { 'Sum you want': '4,00,000' })
  await expect(answer).toContainText('The amount is enough today.')
  await fill(page, { 'Sum you want': '7,00,000', 'Interest rate (% p.a.)': '0' })
  await expect(answer).toContainText('At 0% it stays as it is.')
  await fill(page, { 'Interest rate (% p.a.)': '0.1' })
  await expect(answer).toContainText('Not within 100 years.')
})

test('closing early: what one gets, and what is given up', { tag: THOROUGH }, async ({ page }) => {
  await fill(page, { Amount: '10,00,000', 'Interest rate (% p.a.)': '7', Years: '3' })
  await openFold(page, 'Closed early')
  const after = page.getByRole('group', { name: 'Closed after' })
  await after.getByLabel('Years').fill('2')
  await fill(page, { "Bank's rate for that time (%)": '6.5' })
  await expectResults(page, {
    'You get on closing': '₹11,15,442',
    'Rate then': '5.50%',
    'Interest then': '₹1,15,442',
    'Given up': '₹33,440',
    'TDS in all': '₹23,144',
    'Still to pay': '₹24,995',
  })
  await expect(card(page, 'Result')).toContainText(
    /^You get on closing\W*11,15,442closed after 2 years, at 5.50%: ₹33,440 given up/,
  )
  await expect(card(page, 'Kept to the end')).toContainText('₹12,31,439')
  await after.getByLabel('Years').fill('3')
  await expect(page.getByText('By then it has matured.').first()).toBeVisible()
  await expect(result(page, 'Given up')).toHaveCount(0)
  await fill(page, { 'Deposited on': '15/04/2026' })
  await expect(page.getByText('By then it has matured.').first()).toBeVisible()
  await after.getByLabel('Years').fill('')
  await fill(page, { 'Deposited on': '15/04/2026', 'Closed on': '31/12/2027' })
  await expect(result(page, 'Given up')).toBeVisible()
})

test('seniors, tax and TDS', { tag: THOROUGH }, async ({ page }) => {
  await page.getByLabel('Senior citizen').check()
  await fill(page, { Amount: '10,00,000', 'Interest rate (% p.a.)': '7' })
  await expectResults(page, { 'Maturity Value': '₹14,49,948', 'TDS in all': '₹10,383' })
  await openFold(page, 'Tax and inflation')
  await page.getByRole('button', { name: '0%', exact: true }).click()
  await expectResults(page, { 'Comes back': '₹10,383', 'Tax in all': 'None' })
  await page.getByLabel('No TDS (Form 121)').check()
  await expectResults(page, { 'TDS in all': 'None' })
})

test('the receipt of a bank is given by a way of counting, or missed by so much', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openFold(page, 'Match my bank')
  await fill(page, { 'Maturity value on the receipt': '6,91,409' })
  await expect(page.getByText('Monthly gives it.')).toBeVisible()
  await page.getByRole('button', { name: 'Count this way' }).click()
  await expect(page.getByLabel('Compounded')).toHaveValue('monthly')
  await expectResults(page, { 'Maturity Value': '₹6,91,409' })
  await expect(page.getByText('This page counts so now.')).toBeVisible()
  await fill(page, { 'Maturity value on the receipt': '6,90,198' })
  await expect(
    page.getByText(/None of the ways gives it\. The nearest, .*, is ₹12 more\./),
  ).toBeVisible()
})

test('the years are downloaded with two decimals', { tag: THOROUGH }, async ({ page }) => {
  await bring(page, 'from=15/04/2026&years=0&days=444')
  await expect(result(page, 'Matures on')).toHaveText('3 July 2027')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('fixed-deposit-500000-6.5pct-0m-444d.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('Year,Interest,TDS,Value')
  expect(text).toContain('2026-27,31875.65,0.00,531875.65')
})

test('odd numbers get an answer and a calm hint', { tag: THOROUGH }, async ({ page }) => {
  await fill(page, { Amount: 'nonsense', Years: 'x' })
  await expect(page.getByText('This could not be read as a number').first()).toBeVisible()
  await expectResults(page, { 'Maturity Value': '₹0' })
  await fill(page, { Amount: '5,00,000', Years: '101' })
  await expect(card(page, 'Result')).toContainText('too large to work out')
  await fill(page, { Years: '', Months: '', Days: '' })
  await expectResults(page, { 'Maturity Value': '₹5,00,000' })

  await page.setViewportSize({ width: 320, height: 800 })
  await fill(page, { Amount: '9999999999999', Years: '9', 'Interest rate (% p.a.)': '14.75' })
  await expect(result(page, 'After tax')).toContainText('₹')
  expect(await sidewaysScroll(page)).toBe(0)
})
