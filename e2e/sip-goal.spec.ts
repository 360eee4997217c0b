import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field, fill } from './fields'
import { bring } from './links'
import { topsAt } from './places'
import { expectResults } from './results'
import { expect, isAlive, openPage, result, sidewaysScroll, testInTab as test } from './support'
import { fewWidths } from './widths'

const find = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Find', exact: true })
    .getByRole('radio', { name, exact: true })
    .check()
const stepIn = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Step-up in' }).getByRole('radio', { name, exact: true })
const inputs = (page: Page) => page.getByRole('region', { name: 'Inputs' })
const answerCard = (page: Page) => page.getByRole('region', { name: 'Result' })

test.beforeEach(async ({ page }) => openPage(page, '/sip/goal'))

test('opens with a goal and what to put aside for it', { tag: THOROUGH }, async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goal SIP calculator')
  for (const [name, text] of Object.entries({
    Goal: '1,00,00,000',
    'Inflation (%)': '6',
    'Annual step-up (%)': '10',
    'Expected annual return (%)': '12',
    'Duration (years)': '15',
    'Lump sum today': '0',
  })) {
    await expect(field(page, name)).toHaveValue(text)
  }
  await expect(field(page, 'Monthly amount')).toHaveCount(0)
  await expect(inputs(page).getByText('₹27,598')).toBeVisible()
  await expect(inputs(page).getByText('₹30,358 a month in year 2')).toBeVisible()
  await expect(
    answerCard(page).getByText('in the first year, then 10% more every year for 15 years'),
  ).toBeVisible()
  await expectResults(page, {
    'Monthly amount': '₹27,598',
    "Goal in that year's money": '₹2,39,65,582',
    'Total Invested': '₹1,05,22,237',
    'Estimated Returns': '₹1,34,43,345',
    'If you start a year later': '₹32,944',
    'Without the step-up': '₹47,497',
    'In the last year, a month': '₹1,04,803',
  })
  await expect(
    answerCard(page).getByText("A year's wait takes ₹5,346 more every month"),
  ).toBeVisible()

  await test.step('takes the years along, with what they rest on', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('goal-sip-10000000-6pct-inflation.csv')
    const csv = await readFile(await download.path(), 'utf8')
    for (const line of [
      "Goal in that year's money,23965581.93",
      'Monthly amount,27597.88',
      'Duration (months),180',
      'Instalments,Start of month',
      'Return,Rate ÷ 12',
      '15,104802.90,10522236.98,13443344.95,23965581.93',
    ]) {
      expect(csv).toContain(line)
    }
  })
})

test('goals, and what leads to them', { tag: THOROUGH }, async ({ page }) => {
  await test.step('a house in ten years, with something saved already', async () => {
    await fill(page, {
      'Inflation (%)': '0',
      'Lump sum today': '3 lakh',
      'Duration (years)': '10',
    })
    await expectResults(page, {
      'Monthly amount': '₹26,702',
      "Goal in that year's money": '₹1,00,00,000',
      'Total Invested': '₹54,06,596',
      'If you start a year later': '₹33,046',
    })
    await expect(inputs(page).getByText('The goal is the sum itself')).toBeVisible()
    const table = page.getByRole('table', { name: /SIP amount of each year/ })
    await expect(table.getByRole('row').last()).toContainText('₹1,00,00,000')
    await expect(page.getByRole('region', { name: 'How it works' })).toContainText(
      '₹3,00,000 × 1.01120 = ₹9,90,116',
    )
  })

  await test.step('what I can put aside: how long will it take?', async () => {
    await bring(page)
    await find(page, 'Duration')
    await expect(field(page, 'Duration (years)')).toHaveCount(0)
    await fill(page, {
      Goal: '2 crore',
      'Inflation (%)': '7',
      'Monthly amount': '19,500',
      'Annual step-up (%)': '7.5',
      'Expected annual return (%)': '13',
    })
    await expectResults(page, {
      Duration: '355 months',
      "Goal in that year's money": '₹14,80,13,076',
      'Total Invested': '₹2,34,01,406',
      'Estimated Returns': '₹12,54,13,610',
      'Maturity Value': '₹14,88,15,016',
      'If you start a year later': '₹22,371',
    })
    await expect(answerCard(page).getByText('29 years and 7 months, with ₹19,500')).toBeVisible()
  })

  await test.step('which step-up, and which return, would get me there?', async () => {
    await bring(page)
    await find(page, 'Step-up')
    await expect(field(page, 'Annual step-up (%)')).toHaveCount(0)
    await fill(page, { 'Inflation (%)': '0', 'Monthly amount': '10,000' })
    await expectResults(page, { 'Step-up': '12.33%', 'If you start a year later': '₹12,055' })

    await find(page, 'Return')
    await fill(page, { 'Monthly amount': '20,000', 'Annual step-up (%)': '0' })
    await expectResults(page, { Return: '11.90%', 'Total Invested': '₹36,00,000' })
  })
})

test('who needs no plan, or can have none, is told so', { tag: THOROUGH }, async ({ page }) => {
  await test.step('who is already there is told so', async () => {
    await bring(page)
    await fill(page, { 'Lump sum today': '1 crore' })
    await expectResults(page, {
      'Monthly amount': 'You are already there',
      'Maturity Value': '₹5,99,58,020',
      "Goal in that year's money": '₹2,39,65,582',
    })
    await expect(result(page, 'If you start a year later')).toHaveCount(0)
    await expect(
      answerCard(page).getByText('₹1,00,00,000 today comes to ₹5,99,58,020.'),
    ).toBeVisible()
    await expect(inputs(page).getByText('₹0', { exact: true })).toBeVisible()
  })

  await test.step('no answer gets a sentence, and says what would have one', async () => {
    await bring(page)
    await find(page, 'Duration')
    await fill(page, {
      'Monthly amount': '500',
      'Annual step-up (%)': '0',
      'Expected annual return (%)': '5',
    })
    await expectResults(page, {
      Duration: 'With ₹500 a month the goal is not reached in 100 years',
    })
    await expect(
      answerCard(page).getByText('₹89,290 a month reaches it in 15 years.'),
    ).toBeVisible()
    await expect(inputs(page).getByText('No answer')).toBeVisible()

    await find(page, 'Step-up')
    await fill(page, { 'Duration (years)': '1' })
    await expectResults(page, { 'Step-up': 'A step-up first counts in the second year' })

    await find(page, 'Return')
    await fill(page, { 'Monthly amount': '0' })
    await expectResults(page, { Return: 'There is nothing to grow' })
    await fill(page, { 'Monthly amount': 'abc', 'Duration (years)': '101' })
    await expectResults(page, { Return: '--' })
  })
})

test('so many rupees more every year', { tag: THOROUGH }, async ({ page }) => {
  await expect(stepIn(page, '%')).toBeChecked()
  await stepIn(page, '₹').check()
  await expect(field(page, 'Annual step-up (%)')).toHaveCount(0)
  await expect(field(page, 'Annual step-up (₹)')).toHaveValue('2,500')
  await expectResults(page, {
    'Monthly amount': '₹35,291',
    'Total Invested': '₹95,02,305',
    'If you start a year later': '₹43,303',
    'Without the step-up': '₹47,497',
    'In the last year, a month': '₹70,291',
  })
  await expect(inputs(page).getByText('₹37,791 a month in year 2')).toBeVisible()
  await expect(
    answerCard(page).getByText('in the first year, then ₹2,500 more every year for 15 years'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'How it works' })).toContainText(
    '(2,39,65,582 − 61,58,802) ÷ 504.5760 = ₹35,290.58, rounded up: ₹35,291 a month',
  )
  const table = page.getByRole('table', { name: /SIP amount of each year/ })
  await expect(table.getByRole('row', { name: /^2 / })).toContainText('₹37,791')

  await find(page, 'Duration')
  await expectResults(page, { Duration: '211 months' })
  await field(page, 'Annual step-up (₹)').fill('-5')
  await expect(page.getByText('Enter a non-negative amount.')).toBeVisible()
  await stepIn(page, '%').check()
  await expect(field(page, 'Annual step-up (%)')).toHaveValue('10')
  await expectResults(page, { Duration: '191 months' })

  await stepIn(page, '₹').check()
  await find(page, 'Monthly amount')
  await field(page, 'Annual step-up (₹)').fill('40,000')
  await expectResults(page, {
    'Monthly amount': 'You can start from ₹0 a month',
    'Maturity Value': '₹9,85,40,825',
  })
  await expect(page.getByRole('region', { name: 'How it works' })).toContainText(
    '₹5,04,00,000 + ₹4,81,40,825 = ₹9,85,40,825',
  )
})

test('the step-up in rupees that gets me there, from answer to file', { tag: THOROUGH }, async ({
  page,
}) => {
  await find(page, 'Step-up')
  await expectResults(page, { 'Step-up': '11.64%' })
  await stepIn(page, '₹').check()
  await expectResults(page, { 'Step-up': '₹4,608', 'In the last year, a month': '₹89,508' })
  await expect(inputs(page).getByText('Annual step-up (₹)')).toBeVisible()
  await expect(inputs(page).getByText('₹4,608')).toBeVisible()
  await expect(page.getByRole('region', { name: 'How it works' })).toContainText(
    '(2,39,65,582 − 1,26,14,400) ÷ 2,463.5206 = ₹4,607.71, rounded up: ₹4,608 more every year',
  )
  await expect(
    page.getByText('The step-up above is rounded up, the years are exact.'),
  ).toBeVisible()

  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await started).path(), 'utf8')
  expect(csv).toContain('Annual step-up (₹),4607.71')

  // As it is shown, it is enough.
  await find(page, 'Duration')
  await field(page, 'Annual step-up (₹)').fill('4,608')
  await expectResults(page, { Duration: '180 months' })
  await field(page, 'Annual step-up (₹)').fill('4,607')
  await expectResults(page, { Duration: '181 months' })

  await stepIn(page, '%').check()
  await find(page, 'Step-up')
  await stepIn(page, '%').press('ArrowRight')
  await expect(stepIn(page, '₹')).toBeFocused()
  await expectResults(page, { 'Step-up': '₹4,608' })
})

test('a step-up in rupees is in a link, and in the other views', { tag: THOROUGH }, async ({
  page,
}) => {
  await stepIn(page, '₹').check()
  await field(page, 'Annual step-up (₹)').fill('750')
  await expectResults(page, { 'Monthly amount': '₹43,835' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Result copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('₹750 more every year')
  const [link = ''] = /http\S+/.exec(copied) ?? []
  expect(link).toContain('stepKind=amount&stepAmount=750')

  const views = page.getByRole('navigation', { name: 'Views of the SIP calculator' })
  await views.getByRole('link', { name: 'After tax' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP after tax and inflation')
  await expect(field(page, 'Annual step-up (₹)')).toHaveValue('750')
  await stepIn(page, '%').check()
  await expect(field(page, 'Annual step-up (%)')).toHaveValue('10')
  await views.getByRole('link', { name: 'Goal' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goal SIP calculator')
  await expect(field(page, 'Annual step-up (%)')).toHaveValue('10')

  await page.goto(link)
  await isAlive(page)
  await expect(field(page, 'Annual step-up (₹)')).toHaveValue('750')
  await expectResults(page, { 'Monthly amount': '₹43,835' })
})

test('counts as another site does', { tag: THOROUGH }, async ({ page }) => {
  const fold = page.locator('details', { hasText: 'How it is counted' })
  const line = fold.locator('summary')
  await expect(line).toHaveText('How it is countedStart of month, rate ÷ 12')
  await expect(page.getByRole('radio', { name: 'End of month' })).toBeHidden()
  await fill(page, { 'Annual step-up (%)': '0' })
  await line.click()
  await page.getByRole('radio', { name: 'Effective yearly rate' }).check()
  await expectResults(page, { 'Monthly amount': '₹50,356', 'If you start a year later': '₹57,953' })
  await expect(line).toHaveText('How it is countedStart of month, effective yearly rate')

  await page.getByRole('radio', { name: 'End of month' }).check()
  await page.getByRole('radio', { name: 'Rate ÷ 12' }).check()
  await fill(page, {
    Goal: '5,00,000',
    'Inflation (%)': '5',
    'Duration (years)': '3',
    'Expected annual return (%)': '11.5',
  })
  await expectResults(page, { 'Monthly amount': '₹13,540', 'Total Invested': '₹4,87,439' })
  await page.reload()
  await isAlive(page)
  await expect(line).toHaveText('How it is countedEnd of month, rate ÷ 12')
  await expectResults(page, { 'Monthly amount': '₹13,540' })
})

test('another question moves nothing, at any width', { tag: THOROUGH }, async ({ page }) => {
  const places = () =>
    topsAt(
      fewWidths,
      inputs(page)
        .getByText(
          /^(Find|Goal|Inflation \(%\)|Monthly amount|Annual step-up \([%₹]\)|Expected annual return \(%\)|Duration \(years\)|Lump sum today|How it is counted)$/,
        )
        .filter({ visible: true }),
    )
  await expect(inputs(page).getByText('₹27,598')).toBeVisible()
  const before = await places()
  for (const [name, found] of [
    ['Duration', '191 months'],
    ['Step-up', '11.64%'],
    ['Return', '13.23%'],
  ] as const) {
    await find(page, name)
    await expect(inputs(page).getByText(found)).toBeVisible()
    expect(await places(), name).toEqual(before)
  }
  await stepIn(page, '₹').check()
  await expect(inputs(page).getByText('14.80%')).toBeVisible()
  expect(await places(), 'a return with ₹').toEqual(before)
  await find(page, 'Step-up')
  await expect(inputs(page).getByText('₹4,608')).toBeVisible()
  expect(await places(), 'a step-up in ₹').toEqual(before)
})

test('what was typed on SIP is here, and the other way round', async ({ page }) => {
  const views = page.getByRole('navigation', { name: 'Views of the SIP calculator' })
  await views.getByRole('link', { name: 'Grow' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP calculator')
  await expect(field(page, 'Monthly amount')).toHaveValue('5,000')
  await fill(page, { 'Monthly amount': '12,345', 'Duration (years)': '7' })
  await views.getByRole('link', { name: 'Goal' }).click()
  await expect(field(page, 'Duration (years)')).toHaveValue('7')
  await expect(field(page, 'Expected annual return (%)')).toHaveValue('12')
  await find(page, 'Return')
  await expect(field(page, 'Monthly amount')).toHaveValue('12,345')
  await fill(page, { 'Duration (years)': '8' })
  await views.getByRole('link', { name: 'Grow' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP calculator')
  await expect(field(page, 'Duration (years)')).toHaveValue('8')
})

test('by keyboard alone, on a narrow screen', { tag: THOROUGH }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const { keyboard } = page
  await page.getByRole('radio', { name: 'Monthly amount', exact: true }).focus()
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Duration', exact: true })).toBeChecked()
  await keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('12 lakh')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('0')
  await keyboard.press('Tab')
  await expect(field(page, 'Monthly amount')).toBeFocused()
  await keyboard.type('10000')
  await keyboard.press('Tab')
  await keyboard.type('0')
  await keyboard.press('Tab')
  await expect(stepIn(page, '%')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('0')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expectResults(page, { Duration: '120 months' })
  // What is found is no stop.
  await expect(field(page, 'Lump sum today')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'End of month' })).toBeChecked()
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})
