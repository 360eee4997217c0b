import type { Page } from '@playwright/test'
import { someOf, THOROUGH } from '../tests/is-thorough'
import { field } from './fields'
import { bring } from './links'
import { textsOutsideTheirCard } from './overflow'
import { topsAt } from './places'
import { expectResults } from './results'
import { expect, openPage, result, sidewaysScroll, testInTab as test } from './support'
import { fewWidths } from './widths'

const ruler = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })
const years = (page: Page) =>
  page.getByRole('table', { name: 'Invested, returns and value at the end of each year' })

const expectFigures = (page: Page, [invested, returns, value]: readonly [string, string, string]) =>
  expectResults(page, {
    'Total Invested': invested,
    'Estimated Returns': returns,
    'Maturity Value': value,
  })

const examples: Record<string, string> = {
  'Monthly amount': '5,000',
  'Expected annual return (%)': '12',
  'Duration (years)': '10',
}

test('opens with an example: its fields, its results, its picture in words', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/sip')
  await expect(field(page, 'Monthly amount')).toHaveValue('5,000')
  await expect(field(page, 'Expected annual return (%)')).toHaveValue('12')
  await expect(field(page, 'Duration (years)')).toHaveValue('10')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('INR')
  await expectFigures(page, ['₹6,00,000', '₹5,61,695', '₹11,61,695'])
  for (const name of ['Total Invested', 'Estimated Returns', 'Maturity Value']) {
    await expect(result(page, name)).toHaveCount(1)
  }
  await expect(page.getByText('after 10 years', { exact: true })).toBeVisible()
  await expect(page.getByText('₹5,000 · 5 thousand', { exact: true })).toBeVisible()
  await expect(page.getByText('120 instalments', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('img', {
      name: 'Over 120 months, ₹6,00,000 invested grows to ₹11,61,695. The same figures are in the table Year by year.',
    }),
  ).toBeVisible()
  await expect(
    page.getByText(
      'Mutual fund returns go up and down. This is an estimate at a steady rate, before tax and costs.',
    ),
  ).toBeVisible()

  await test.step('says once when an instalment is paid', async () => {
    const words = (await page.getByRole('main').textContent()) ?? ''
    expect(words.match(/start of (the|its) month/g)).toHaveLength(1)
  })

  await test.step('lists every year in a table', async () => {
    const heads = years(page).getByRole('columnheader')
    await expect(heads).toHaveText(['Year', 'Invested', 'Returns', 'Value'])
    for (const head of await heads.all()) await expect(head).toHaveAttribute('scope', 'col')
    await expect(years(page).getByRole('rowheader')).toHaveCount(10)
    const rows = years(page).getByRole('row')
    await expect(rows.nth(1)).toHaveText('1₹60,000₹4,047₹64,047')
    await expect(rows.nth(10)).toHaveText('10₹6,00,000₹5,61,695₹11,61,695')
    await field(page, 'Duration (years)').fill('1.5')
    await expect(years(page).getByRole('rowheader')).toHaveText(['1', '1½'])
    await field(page, 'Duration (years)').fill('2.3333')
    await expect(years(page).getByRole('rowheader')).toHaveText(['1', '2', '2\u00a0yr 4\u00a0mo'])
  })

  await test.step('How it works carries the person’s own numbers', async () => {
    await bring(page)
    const how = page.getByRole('region', { name: 'How it works' })
    for (const text of [
      '₹5,000 every month',
      '12% ÷ 12 = 0.01 a month',
      '10 × 12 = 120 instalments',
      '3.300387 − 1 ÷ 0.01',
      '= ₹11,61,695',
      'Each instalment is paid at the start of the month and grows until the end.',
    ]) {
      await expect(how).toContainText(text)
    }
    await field(page, 'Expected annual return (%)').fill('0')
    await expect(how).toContainText('5,000 × 120')
    await field(page, 'Duration (years)').fill('0.08')
    await expect(how).toContainText('n1 instalment')
    await expect(how).not.toContainText('1 instalments')
  })

  await test.step('the currency changes every amount', async () => {
    await bring(page)
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('AED')
    await expectFigures(page, ['AED\u00a06,00,000', 'AED\u00a05,61,695', 'AED\u00a011,61,695'])
    for (const name of ['Result', 'Year by year', 'How it works']) {
      await expect(page.getByRole('region', { name })).toContainText(/AED\u00a0\d/)
      await expect(page.getByRole('region', { name })).not.toContainText(/₹|AED\d/)
    }
  })
})

test('hints beside what is unusual, and keeps it', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/sip')
  const returnHint = 'Typical returns range 0–30% p.a. (not guaranteed).'
  const yearsHint = 'Typical duration is 1–40 years.'
  for (const [name, text, hint] of [
    ['Monthly amount', '-1', 'Enter a non-negative amount.'],
    ['Monthly amount', '0', undefined],
    ['Monthly amount', '5kk', 'This could not be read as a number, so it counts as 0.'],
    ['Expected annual return (%)', '30.01', returnHint],
    ['Expected annual return (%)', '30', undefined],
    ['Expected annual return (%)', '-1', returnHint],
    ['Expected annual return (%)', '0', undefined],
    ['Duration (years)', '41', yearsHint],
    ['Duration (years)', '40', undefined],
    ['Duration (years)', '0', yearsHint],
    ['Duration (years)', '1', undefined],
  ] as const) {
    const hints = page
      .getByText(/^(Typical|Enter a non-negative|This could not)/)
      .filter({ visible: true })
    await field(page, name).fill(text)
    if (hint) {
      await expect(hints).toHaveText(hint)
      await expect(field(page, name)).toHaveAccessibleDescription(hint)
      await expect(ruler(page, name)).toHaveAccessibleDescription(hint)
    } else {
      await expect(hints).toHaveCount(0)
    }
    await field(page, name).blur()
    await expect(field(page, name)).toHaveValue(text)
    await field(page, name).fill('5')
  }

  await test.step('names the limit of what it works out', async () => {
    await bring(page)
    await field(page, 'Duration (years)').fill('101')
    await expect(result(page, 'Maturity Value')).toHaveText('--')
    await expect(page.getByText(/^too large to work out: at most 100 years/)).toBeVisible()
  })
})

test('a hint moves nothing, on no screen', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/sip')
  const places = () =>
    topsAt(
      [320, 360, 390, 768, 1024, 1440],
      page.getByRole('region', { name: 'Inputs' }).locator('label, input'),
    )
  const before = await places()
  await field(page, 'Monthly amount').fill('-10,00,000')
  await field(page, 'Expected annual return (%)').fill('99')
  await field(page, 'Duration (years)').fill('ten')
  await expect(page.getByText('Enter a non-negative amount.')).toBeVisible()
  expect(await places()).toEqual(before)
})

test('has a calm answer for whatever is typed', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/sip')
  const nothing = ['₹0', '₹0', '₹0'] as const
  const beyond = ['--', '--', '--'] as const
  const long = '₹4,26,93,80,46,02,04,50,86,37,70,37,20,39,28'
  // Neighbours differ, so that no answer is taken for the one before.
  const cases = [
    [{ 'Monthly amount': '0' }, nothing],
    [{ 'Duration (years)': '9999' }, beyond],
    [{ 'Monthly amount': '' }, nothing],
    [{ 'Expected annual return (%)': '0' }, ['₹6,00,000', '₹0', '₹6,00,000']],
    [{ 'Monthly amount': '-5,000' }, nothing],
    [{ 'Monthly amount': '9'.repeat(24), 'Expected annual return (%)': '99999' }, beyond],
    [{ 'Monthly amount': 'five thousand' }, nothing],
    [{ 'Expected annual return (%)': '0.0000001' }, ['₹6,00,000', '₹0', '₹6,00,000']],
    [{ 'Duration (years)': '0' }, nothing],
    [{ 'Expected annual return (%)': '-6' }, ['₹6,00,000', '-₹1,50,246', '₹4,49,754']],
    [{ 'Duration (years)': '-10' }, nothing],
    [
      { 'Expected annual return (%)': '1000' },
      ['₹6,00,000', `${long},74,01,174`, `${long},80,01,174`],
    ],
    [{ 'Monthly amount': '0.000000001' }, nothing],
    [{ 'Duration (years)': '0.5' }, ['₹30,000', '₹1,068', '₹31,068']],
    [
      { 'Monthly amount': '₹9,99,99,99,99,99,99,999' },
      [
        '₹11,99,99,99,99,99,99,99,880',
        '₹11,23,39,07,63,51,94,01,586',
        '₹23,23,39,07,63,51,94,01,466',
      ],
    ],
  ] as const
  for (const [typed, results] of someOf(cases, 6)) {
    for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
    await expectFigures(page, results)
    for (const name of Object.keys(typed)) await field(page, name).fill(examples[name] ?? '')
  }
})

test('says how long it runs', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/sip')
  for (const [text, caption, count] of [
    ['1', 'after 1 year', '12 instalments'],
    ['1.5', 'after 1 year and 6 months', '18 instalments'],
    ['0.08', 'after 1 month', '1 instalment'],
    ['0', 'Enter a duration to see the value.', '0 instalments'],
  ] as const) {
    await field(page, 'Duration (years)').fill(text)
    await expect(page.getByText(caption, { exact: true })).toBeVisible()
    await expect(page.getByText(count, { exact: true }).first()).toBeVisible()
  }
  await field(page, 'Duration (years)').fill('1')
  await expect(ruler(page, 'Duration (years)')).toHaveAttribute('aria-valuetext', '1 year')

  await test.step('says why rounded amounts miss their sum, where they do', async () => {
    await bring(page)
    await expect(field(page, 'Duration (years)')).toHaveValue('10')
    const note = page.getByRole('region', { name: 'Year by year' }).getByText(/miss their sum/)
    await expect(note).toHaveCount(0)
    // 13 + 0 beside 14: 13.20 and 0.46 make 13.66.
    await field(page, 'Monthly amount').fill('1.1')
    await field(page, 'Expected annual return (%)').fill('6.3')
    await field(page, 'Duration (years)').fill('1')
    await expect(years(page).getByRole('row').nth(1)).toHaveText('1₹13₹0₹14')
    await expect(note).toBeVisible()
  })

  await test.step('a loss is no gain: neither its swatch nor its hatch', async () => {
    await bring(page)
    await expect(result(page, 'Maturity Value')).toHaveText('₹11,61,695')
    const row = page
      .getByRole('region', { name: 'Result' })
      .locator('dl > div')
      .filter({
        has: result(page, 'Estimated Returns'),
      })
    const swatch = () => row.evaluate((element) => getComputedStyle(element, '::before').content)
    const hatched = page.getByRole('img', { name: /^Over/ }).locator('[fill^=url]')
    const before = await swatch()
    await expect(hatched).toHaveCount(1)
    await field(page, 'Expected annual return (%)').fill('-6')
    await expect(result(page, 'Estimated Returns')).toHaveText('-₹1,50,246')
    await expect(hatched).toHaveCount(0)
    expect([before, await swatch()]).toEqual(['""', 'none'])
  })
})

test('names the exact figure of the Step-Up page, and leads there', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/sip')
  const inputs = page.getByRole('region', { name: 'Inputs' })
  await expect(inputs).toContainText('With 10% more each year: ₹16,87,163.')
  await field(page, 'Monthly amount').fill('7,500')
  await field(page, 'Expected annual return (%)').fill('11.5')
  await field(page, 'Duration (years)').fill('15')
  await expectFigures(page, ['₹13,50,000', '₹22,58,121', '₹36,08,121'])
  await expect(inputs).toContainText('With 10% more each year: ₹62,61,362.')

  await page.getByRole('link', { name: 'Try Step-Up SIP' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Step-Up SIP calculator')
  await expect(field(page, 'Annual step-up (%)')).toHaveValue('10')
  await field(page, 'Initial monthly amount').fill('7,500')
  await field(page, 'Expected annual return (%)').fill('11.5')
  await field(page, 'Duration (years)').fill('15')
  await expectFigures(page, ['₹28,59,523', '₹34,01,838', '₹62,61,362'])
})

test('the chart says its unit and its last year on every screen', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/sip')
  const chart = page.getByRole('img', { name: /^Over/ })
  const shown = (text: string) => chart.getByText(text, { exact: true }).filter({ visible: true })
  for (const [years, unit, last] of [
    ['10', '10 L', 'Year 10'],
    ['2.5', '1 L', 'Year 2½'],
  ] as const) {
    await field(page, 'Duration (years)').fill(years)
    for (const width of fewWidths) {
      await page.setViewportSize({ width, height: 800 })
      await expect(shown(last), `${years} years at ${width} px`).toHaveCount(1)
      await expect(shown(unit), `${years} years at ${width} px`).toHaveCount(1)
    }
  }

  await test.step('holds the longest amounts on every screen', async () => {
    await bring(page)
    for (const amount of ['₹99,99,99,99,99,99,999', '9'.repeat(24)]) {
      await field(page, 'Monthly amount').fill(amount)
      await expect(result(page, 'Maturity Value')).toHaveText(/^₹[\d,]{18,}$/)
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await sidewaysScroll(page), `${amount} at ${width} px`).toBe(0)
        expect(await textsOutsideTheirCard(page), `${amount} at ${width} px`).toEqual([])
      }
    }
  })
})

test('leads to the very plan whose value it names, and back to its own', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/sip#v=1&monthly=15,000&rate=13.5&years=18&currency=USD')
  const plain = '$1,37,60,842'
  await expect(result(page, 'Maturity Value')).toHaveText(plain)
  const remark = page.getByText('With 10% more each year:')
  const named = /\$[\d,]*\d/.exec(`${await remark.textContent()}`)?.[0] ?? 'no amount'

  await page.getByRole('link', { name: 'Try Step-Up SIP' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Step-Up SIP calculator')
  await expect(result(page, 'Maturity Value')).toHaveText(named)
  await expect(page.getByRole('textbox', { name: 'Annual step-up (%)' })).toHaveValue('10')
  await expect(result(page, 'Without the step-up')).toHaveText(plain)

  await page.goBack()
  await expect(result(page, 'Maturity Value')).toHaveText(plain)
  await expect(page.getByRole('textbox', { name: 'Monthly amount' })).toHaveValue('15,000')
  await page.goForward()
  await expect(result(page, 'Maturity Value')).toHaveText(named)

  // After a change, the link names the changed plan.
  await page.goBack()
  await expect(result(page, 'Maturity Value')).toHaveText(plain)
  await field(page, 'Duration (years)').fill('7')
  await expect(remark).not.toContainText(named)
  const changed = /\$[\d,]*\d/.exec(`${await remark.textContent()}`)?.[0] ?? 'no amount'
  await page.getByRole('link', { name: 'Try Step-Up SIP' }).click()
  await expect(result(page, 'Maturity Value')).toHaveText(changed)
})
