import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field, fill } from './fields'
import { bring, openElsewhere } from './links'
import { topsAt } from './places'
import { expectResults } from './results'
import { expect, isAlive, openPage, result, sidewaysScroll, testInTab as test } from './support'
import { fewWidths } from './widths'

const find = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Find', exact: true })
    .getByRole('radio', { name, exact: true })
    .check()
const inputs = (page: Page) => page.getByRole('region', { name: 'Inputs' })
const answerCard = (page: Page) => page.getByRole('region', { name: 'Result' })
const years = (page: Page) =>
  page.getByRole('table', { name: 'Withdrawals, returns and savings left at the end of each year' })

test('opens with savings, and how long they last', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/sip/withdraw')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Withdrawal plan (SWP) calculator',
  )
  for (const [name, text] of Object.entries({
    Savings: '1,00,00,000',
    'Monthly withdrawal': '75,000',
    'Yearly rise (%)': '0',
    'Expected annual return (%)': '8',
  })) {
    await expect(field(page, name)).toHaveValue(text)
  }
  await expect(field(page, 'Duration (years)')).toHaveCount(0)
  await expect(inputs(page).getByText('26 yr 11 mo')).toBeVisible()
  await expect(page.getByText('323 withdrawals, the last one smaller')).toBeVisible()
  await expectResults(page, {
    'Lasts for': '26 years 11 months',
    Savings: '₹1,00,00,000',
    'Returns on the way': '₹1,42,18,393',
    'Withdrawn in all': '₹2,42,18,393',
    'Last withdrawal': '₹68,393',
  })
  for (const name of ['Lasts for', 'Withdrawn in all', 'Last withdrawal']) {
    await expect(result(page, name), 'once for a screen reader').toHaveCount(1)
  }
  await expect(
    page.getByRole('img', {
      name: '₹1,00,00,000 is used up after 26 years 11 months, with the last withdrawal.',
    }),
  ).toBeVisible()

  await test.step('its years are taken along as CSV and as Excel', async () => {
    for (const [button, extension] of [
      ['Download CSV', 'csv'],
      ['Download Excel', 'xlsx'],
    ] as const) {
      const started = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).click()
      const file = await started
      expect(file.suggestedFilename()).toBe(
        `withdrawal-plan-10000000-75000-0pct-rise-8pct.${extension}`,
      )
      if (extension === 'csv') {
        const text = await readFile(await file.path(), 'utf8')
        expect(text).toContain('Withdrawn in all,24218393.34')
        expect(text).toContain('26 yr 11 mo,75000.00,24218393.34,14218393.34,0.00')
      }
    }
  })

  await test.step('the working leads to the answer', async () => {
    const steps = page.getByRole('region', { name: 'How it works' })
    await expect(steps).toContainText('(1,00,00,000 − 75,000) × 1.00666667 = ₹99,91,167')
    await expect(steps).toContainText('323 withdrawals: 26 years 11 months')
    await find(page, 'Monthly withdrawal')
    await fill(page, { 'Duration (years)': '1' })
    await expect(steps).toContainText('1,00,00,000 ÷ 11.572')
    await expect(answerCard(page)).toContainText('₹8,64,123')
    await expect(steps.getByText('₹8,64,123')).toBeVisible()
  })
})

test('what can be taken, and for how long', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/sip/withdraw')
  await test.step('a pension that rises with prices: how long does it last?', async () => {
    await fill(page, {
      Savings: '62 lakh',
      'Monthly withdrawal': '25,000',
      'Yearly rise (%)': '6',
      'Expected annual return (%)': '7.5',
    })
    await expect(inputs(page).getByText('₹26,500 a month in year 2')).toBeVisible()
    await expectResults(page, {
      'Lasts for': '26 years 2 months',
      'Withdrawn in all': '₹1,78,78,511',
      'Last withdrawal': '₹17,862',
    })
    await expect(years(page).getByRole('row')).toHaveCount(28)
    await expect(years(page).getByRole('row').nth(2)).toContainText('₹26,500')
    await expect(years(page).getByRole('row').last()).toContainText('26 yr 2 mo')
  })

  await test.step('a number of years: what can I take every month?', async () => {
    await bring(page)
    await find(page, 'Monthly withdrawal')
    await expect(field(page, 'Monthly withdrawal')).toHaveCount(0)
    await expect(inputs(page).getByText('300 withdrawals')).toBeVisible()
    await fill(page, { 'Duration (years)': '12.3', 'Yearly rise (%)': '5' })
    await expectResults(page, {
      'Monthly withdrawal': '₹82,961',
      'Last withdrawal': '₹1,48,987',
      'Withdrawn in all': '₹1,64,42,081',
    })
    await expect(
      page.getByText('in the first year, then 5% more every year for 12 years 4 months'),
    ).toBeVisible()
    await expect(inputs(page).getByText('₹82,961')).toBeVisible()
    await expect(years(page).getByRole('row').nth(1)).toContainText('₹82,961')

    // Rounded down, so that it lasts.
    await fill(page, {
      'Duration (years)': '20',
      'Yearly rise (%)': '0',
      'Expected annual return (%)': '0',
    })
    await expectResults(page, { 'Monthly withdrawal': '₹41,666', 'Last withdrawal': '₹41,667' })
  })
})

test('what never runs out, and what is no plan', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/sip/withdraw')
  await test.step('less than the savings earn never runs out, and the page says what is left', async () => {
    await bring(page)
    await fill(page, { 'Monthly withdrawal': '50,000' })
    await expectResults(page, {
      'Lasts for': 'Never runs out',
      'Return in month 1': '₹66,333',
      'Withdrawal in month 1': '₹50,000',
      'Left after 40 years': '₹6,70,19,795',
    })
    await expect(page.getByText('₹16,333 of the first month’s return is left')).toBeVisible()
    await expect(page.getByRole('img', { name: /after 40 years: it never runs out/ })).toBeVisible()
    await expect(years(page).getByRole('row')).toHaveCount(41)
    await fill(page, { 'Monthly withdrawal': '66,300' })
    await expect(result(page, 'Lasts for')).toHaveText(/^\d+ years/)
  })

  await test.step('what is no plan gets a calm answer', async () => {
    await bring(page)
    await fill(page, { Savings: '' })
    await expectResults(page, { 'Lasts for': '0 months', 'Withdrawn in all': '₹0' })
    await expect(page.getByText('Enter your savings to see how long they last.')).toBeVisible()
    await expect(page.getByText('There is nothing to withdraw yet.')).toBeVisible()

    await fill(page, { Savings: '-5', 'Monthly withdrawal': 'abc', 'Yearly rise (%)': '-30' })
    await expect(page.getByText('Enter a non-negative amount.')).toBeVisible()
    await expect(page.getByText('Typical rises are 0–20% a year.')).toBeVisible()

    await fill(page, { Savings: '9'.repeat(24), 'Expected annual return (%)': '9'.repeat(24) })
    await expectResults(page, { 'Lasts for': 'Never runs out', 'Left after 40 years': '--' })

    await find(page, 'Monthly withdrawal')
    await fill(page, { Savings: '1 crore', 'Expected annual return (%)': '-1200' })
    await expectResults(page, { 'Monthly withdrawal': 'All is lost after the first withdrawal' })
    await fill(page, { 'Expected annual return (%)': '8', 'Duration (years)': '0' })
    await expectResults(page, { 'Monthly withdrawal': '--' })
    await expect(page.getByText('Enter a duration to see the withdrawal.')).toBeVisible()
  })
})

test('another question moves nothing, at any width', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/sip/withdraw')
  const places = () =>
    topsAt(
      fewWidths,
      inputs(page)
        .getByText(/^(Savings|Monthly withdrawal|Yearly rise \(%\)|Duration \(years\))$/)
        .filter({ visible: true }),
    )
  await expect(inputs(page).getByText('26 yr 11 mo')).toBeVisible()
  const before = await places()
  await find(page, 'Monthly withdrawal')
  await expect(inputs(page).getByText('₹76,670')).toBeVisible()
  expect(await places()).toEqual(before)
})

test('is copied with the question, shared by a link and kept', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/sip/withdraw')
  await find(page, 'Monthly withdrawal')
  await fill(page, { 'Duration (years)': '1' })
  await expectResults(page, { 'Monthly withdrawal': '₹8,64,123' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Result copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Withdrawal plan: ₹1,00,00,000 for 1 year, at 8% a year. Monthly withdrawal ₹8,64,123, Withdrawn in all ₹1,03,69,482, Last withdrawal ₹8,64,123',
  )
  await page.getByRole('button', { name: 'Share link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  await page.reload()
  await isAlive(page)
  await expectResults(page, { 'Monthly withdrawal': '₹8,64,123' })
  await page.getByRole('button', { name: 'Reset' }).click()
  await expectResults(page, { 'Lasts for': '26 years 11 months' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectResults(page, { 'Monthly withdrawal': '₹8,64,123' })

  await openElsewhere(page, link)
  await expectResults(page, { 'Monthly withdrawal': '₹8,64,123' })
})

test('the years are those of SIP, and the other way round; the return is its own', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/sip/withdraw')
  const views = page.getByRole('navigation', { name: 'Views of the SIP calculator' })
  await views.getByRole('link', { name: 'Grow' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP calculator')
  await expect(field(page, 'Expected annual return (%)')).toHaveValue('12')
  await fill(page, { 'Expected annual return (%)': '9', 'Duration (years)': '17' })
  await views.getByRole('link', { name: 'Withdraw' }).click()
  await find(page, 'Monthly withdrawal')
  await expect(field(page, 'Expected annual return (%)')).toHaveValue('8')
  await expect(field(page, 'Duration (years)')).toHaveValue('17')
  await fill(page, { 'Duration (years)': '18' })
  await views.getByRole('link', { name: 'Grow' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP calculator')
  await expect(field(page, 'Duration (years)')).toHaveValue('18')
})

test('by keyboard alone, on a narrow screen', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/sip/withdraw')
  await page.setViewportSize({ width: 320, height: 700 })
  const { keyboard } = page
  await page.getByRole('radio', { name: 'How long it lasts', exact: true }).focus()
  await keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('13 lakh')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(field(page, 'Monthly withdrawal')).toBeFocused()
  await keyboard.type('8000')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('6')
  await expect(field(page, 'Yearly rise (%)')).toBeFocused()
  await expectResults(page, { 'Lasts for': '16 years 6 months', 'Last withdrawal': '₹17,826' })
  const chart = page.getByRole('slider', { name: 'Show the amounts at' })
  await expect(chart).toBeAttached()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  // What is found is no stop, the picture is.
  await expect(chart).toBeFocused()
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy' })).toBeFocused()
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})
