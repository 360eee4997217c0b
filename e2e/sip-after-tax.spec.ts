import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field, fill } from './fields'
import { bring } from './links'
import { expectResults } from './results'
import { expect, isAlive, openPage, result, sidewaysScroll, testInTab as test } from './support'

const chooseTax = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Tax', exact: true }).getByRole('radio', { name }).check()
const stepIn = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Step-up in' }).getByRole('radio', { name, exact: true })
const answerCard = (page: Page) => page.getByRole('region', { name: 'Result' })
const whatIfs = (page: Page) => page.getByRole('region', { name: 'If the return is different' })
const taxLine = (page: Page, name: RegExp) =>
  page.getByRole('table', { name: 'The tax, line by line' }).getByRole('row', { name })

test('opens with an equity fund: what is left, and what it buys', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/sip/after-tax')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP after tax and inflation')
  for (const [name, text] of Object.entries({
    'Monthly amount': '10,000',
    'Annual step-up (%)': '0',
    'Expected annual return (%)': '12',
    'Duration (years)': '10',
    'Lump sum today': '0',
    'Inflation (%)': '6',
  })) {
    await expect(field(page, name)).toHaveValue(text)
  }
  await expect(
    page.getByText(/^12\.5% above ₹1,25,000, 20% up to a year, 4% cess\./),
  ).toContainText('As of November 2026')
  await expectResults(page, {
    'After tax': '₹21,92,969',
    "In today's money": '₹12,24,542',
    'Maturity Value': '₹23,23,391',
    Tax: '₹1,30,422',
    'Total Invested': '₹12,00,000',
    'Estimated Returns': '₹11,23,391',
    'Yearly return after tax': '11.02%',
  })
  await expect(answerCard(page).getByText('buys what ₹12,24,542 buys today')).toBeVisible()
  await expect(answerCard(page).getByRole('img')).toHaveAccessibleName(
    '₹12,00,000 invested brings ₹11,23,391. After a tax of ₹1,30,422, ₹21,92,969 is left, which buys what ₹12,24,542 buys today.',
  )

  await test.step('the file holds the plan and the tax line by line', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('sip-after-tax-10000-12pct-10y.csv')
    const csv = await readFile(await file.path(), 'utf8')
    expect(csv).toContain('After tax,2192968.68')
    expect(csv).toContain('Up to a year,12,8093.28,20%,1618.65')
    expect(csv).toContain('Total,120,1123390.76,,130422.08')
  })

  await test.step('three what-ifs, which are no forecast', async () => {
    await expect(whatIfs(page)).toContainText('They are not a forecast.')
    const figures = whatIfs(page).getByRole('listitem')
    await expect(figures).toHaveText([
      /9% a year3 points less.*₹18,67,982.*₹10,43,071.*₹81,674/,
      /12% a yearyour figure.*₹21,92,969.*₹12,24,542.*₹1,30,422/,
      /15% a year3 points more.*₹25,95,772.*₹14,49,465.*₹1,90,801/,
    ])
    await fill(page, { 'Expected annual return (%)': '2.5' })
    await expect(figures.getByRole('heading')).toHaveText([
      '-0.5% a year',
      '2.5% a year',
      '5.5% a year',
    ])
  })

  await test.step('the way is a staircase where it has room, and rows where it has not', async () => {
    await bring(page)
    const stairs = answerCard(page).getByRole('img', { name: /is left/ })
    const rows = answerCard(page).getByRole('list')
    for (const [width, hasRoom] of [
      [1440, true],
      [768, true],
      [390, false],
      [320, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(stairs).toBeVisible({ visible: hasRoom })
      await expect(rows).toBeVisible({ visible: !hasRoom })
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    }
    await expect(rows.getByRole('listitem')).toHaveText([
      'Invested₹12,00,000',
      'Returns+₹11,23,391',
      'Tax-₹1,30,422',
      'After tax₹21,92,969',
      'Rising prices-₹9,68,426',
      "In today's money₹12,24,542",
    ])
  })
})

test('the tax line by line, and another tax', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/sip/after-tax')
  await test.step('a lump sum that rises', async () => {
    await fill(page, {
      'Monthly amount': '90,500',
      'Annual step-up (%)': '10',
      'Duration (years)': '3',
      'Lump sum today': '50,000',
      'Inflation (%)': '4.5',
    })
    await expectResults(page, {
      'After tax': '₹42,96,395',
      "In today's money": '₹37,64,916',
      Tax: '₹86,653',
      'Total Invested': '₹36,44,660',
      'Yearly return after tax': '10.73%',
    })
    await expect(taxLine(page, /^Over a year/)).toHaveText(/24₹6,49,763.*₹65,595$/)
    await expect(taxLine(page, /^Up to a year/)).toHaveText(/12₹88,625.*20%.*₹17,725$/)
    await expect(taxLine(page, /^Cess/)).toHaveText(/4% of the tax.*₹3,333$/)
    await expect(taxLine(page, /^Total/)).toHaveText(/36₹7,38,388₹86,653$/)
    await expect(page.getByText('The lump sum is held like the first instalment.')).toBeVisible()
  })

  await test.step('a flat rate, or none', async () => {
    await bring(page)
    await expect(field(page, 'Flat rate (%)')).toHaveCount(0)
    await chooseTax(page, 'Flat rate')
    await fill(page, {
      'Duration (years)': '12.75',
      'Lump sum today': '40,000',
      'Flat rate (%)': '20',
    })
    await expectResults(page, {
      'After tax': '₹33,55,900',
      Tax: '₹4,46,475',
      "In today's money": '₹15,96,464',
      'Yearly return after tax': '10.44%',
    })
    await expect(taxLine(page, /^All/)).toHaveText(/153₹22,32,375.*20%₹4,46,475$/)
    await fill(page, { 'Flat rate (%)': '250' })
    await expect(page.getByText('A tax is 0–100% of the gain.')).toBeVisible()
    await expectResults(page, { 'After tax': '₹15,70,000', 'Yearly return after tax': '0.00%' })

    await chooseTax(page, 'None')
    await expect(field(page, 'Flat rate (%)')).toHaveCount(0)
    await fill(page, { 'Duration (years)': '10', 'Lump sum today': '0' })
    await expectResults(page, {
      'After tax': '₹23,23,391',
      Tax: '₹0',
      "In today's money": '₹12,97,369',
      'Yearly return after tax': '12.00%',
    })
  })

  await test.step('a loss is not taxed', async () => {
    await bring(page)
    await fill(page, { 'Expected annual return (%)': '-5' })
    await expectResults(page, { Tax: '₹0', 'Yearly return after tax': '-5.00%' })
    await expect(result(page, 'Estimated Returns')).toHaveText(/^-₹/)
    await expect(answerCard(page).getByRole('img')).toHaveAccessibleName(/invested loses ₹/)
    await expect(answerCard(page).getByText('None', { exact: true }).first()).toBeAttached()
    await expect(page.getByText('Without a gain there is no tax.')).toBeVisible()
  })
})

test('so many rupees more every year, from field to file and link', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/sip/after-tax')
  await expect(stepIn(page, '%')).toBeChecked()
  await stepIn(page, '₹').check()
  await expect(field(page, 'Annual step-up (%)')).toHaveCount(0)
  await expect(field(page, 'Annual step-up (₹)')).toHaveValue('0')
  await expect(page.getByText('The same every year')).toBeVisible()
  await field(page, 'Annual step-up (₹)').fill('1,000')
  await expect(page.getByText('Every year', { exact: true })).toBeVisible()
  await expectResults(page, {
    'After tax': '₹29,77,711',
    "In today's money": '₹16,62,738',
    'Maturity Value': '₹31,45,356',
    Tax: '₹1,67,646',
    'Total Invested': '₹17,40,000',
    'Yearly return after tax': '10.98%',
  })
  await expect(taxLine(page, /^Over a year/)).toHaveText(/108₹13,89,979/)
  await expect(whatIfs(page).getByRole('listitem')).toHaveText([
    /₹25,77,243.*₹14,39,119.*₹1,07,452/,
    /₹29,77,711.*₹16,62,738.*₹1,67,646/,
    /₹34,68,642.*₹19,36,872.*₹2,41,364/,
  ])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('Annual step-up (₹),1000')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Result copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('for 10 years, ₹1,000 more every year, taxed')

  const views = page.getByRole('navigation', { name: 'Views of the SIP calculator' })
  await views.getByRole('link', { name: 'Goal' }).click()
  await expect(field(page, 'Annual step-up (₹)')).toHaveValue('1,000')
  await page.goto(/http\S+/.exec(copied)?.[0] ?? '')
  await isAlive(page)
  await expectResults(page, { 'After tax': '₹29,77,711' })
  await stepIn(page, '%').check()
  await expectResults(page, { 'After tax': '₹21,92,969' })
})

test('whatever is typed, there is an answer or a reason', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/sip/after-tax')
  await fill(page, { 'Duration (years)': '' })
  await expect(answerCard(page).getByText('Enter a duration to see the value.')).toBeVisible()
  await fill(page, { 'Duration (years)': '101' })
  await expectResults(page, { 'After tax': '--', Tax: '--', 'Yearly return after tax': '--' })
  await expect(answerCard(page).getByText(/^too large to work out/)).toBeVisible()
  await fill(page, { 'Duration (years)': '10', 'Inflation (%)': '-100' })
  await expect(answerCard(page).getByText(/^Prices cannot fall by 100%/)).toBeVisible()
  await fill(page, { 'Inflation (%)': '0', 'Monthly amount': 'lots' })
  await expect(page.getByText('This could not be read as a number')).toBeVisible()
  await expectResults(page, { 'After tax': '₹0', 'Yearly return after tax': '--' })

  await test.step('a keyboard is enough', async () => {
    await bring(page)
    await field(page, 'Inflation (%)').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'Equity fund' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Flat rate' })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(field(page, 'Flat rate (%)')).toBeFocused()
    await page.keyboard.type('10')
    await expectResults(page, { Tax: '₹1,12,339' })
  })

  await test.step('a link brings everything', async () => {
    await bring(page, 'monthly=5000&years=1&inflation=0&tax=equity&currency=USD')
    await expectResults(page, {
      'After tax': '$63,205',
      Tax: '$842',
      "In today's money": '$63,205',
    })
    await expect(page.getByText(/^Rules for rupees\./)).toBeVisible()
    await expect(page.getByText('$1,25,000')).toHaveCount(0)
  })
})

test('what SIP asks alike is typed once', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/sip/after-tax')
  await fill(page, { 'Monthly amount': '7,700', 'Duration (years)': '15' })
  const views = page.getByRole('navigation', { name: 'Views of the SIP calculator' })
  await views.getByRole('link', { name: 'Grow' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP calculator')
  await expect(field(page, 'Monthly amount')).toHaveValue('7,700')
  await expect(field(page, 'Duration (years)')).toHaveValue('15')
  await fill(page, { 'Expected annual return (%)': '9' })
  await views.getByRole('link', { name: 'After tax' }).click()
  await expect(field(page, 'Expected annual return (%)')).toHaveValue('9')
  await expect(field(page, 'Inflation (%)')).toHaveValue('6')
})
