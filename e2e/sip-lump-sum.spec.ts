import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field, fill } from './fields'
import { bring, openElsewhere } from './links'
import { expectResults } from './results'
import { expect, openPage, sidewaysScroll, testInTab as test } from './support'

const PATH = '/sip/lump-sum'
const find = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Find', exact: true })
    .getByRole('radio', { name, exact: true })
    .check()
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const years = (page: Page) => page.getByRole('table', { name: /^Value, gain and worth/ })

test('opens with one amount, what it grows to and what that buys', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lump sum calculator')
  for (const [name, text] of Object.entries({
    Amount: '1,00,000',
    'Expected annual return (%)': '12',
    'Duration (years)': '10',
    'Inflation (%)': '6',
  })) {
    await expect(field(page, name)).toHaveValue(text)
  }
  await expect(field(page, 'Value'), 'it is looked for').toHaveCount(0)
  await expect(card(page, 'Inputs')).toContainText('ValueThis is the answer₹3,10,585')
  await expect(card(page, 'Inputs')).toContainText('120 months')
  await expectResults(page, {
    Value: '₹3,10,585',
    Amount: '₹1,00,000',
    Gain: '₹2,10,585',
    'Times your money': '3.11',
    "In today's money": '₹1,73,429',
    'Return above inflation': '5.66%',
    'Doubles in': '6.12 years',
  })
  await expect(card(page, 'Result')).toContainText('after 10 years, 3.11 times your money')
  await expect(card(page, 'Result')).toContainText(
    'By then ₹3,10,585 buys what ₹1,73,429 buys today.',
  )
  await expect(card(page, 'Result').getByRole('img')).toHaveAccessibleName(
    'Over 120 months, ₹1,00,000 grows to ₹3,10,585. By then that buys what ₹1,73,429 buys today. The same figures are in the table Year by year.',
  )
  await expect(years(page).getByRole('row')).toHaveCount(11)
  await expect(years(page).getByRole('row').nth(1)).toHaveText('1₹1,12,000₹12,000₹1,05,660')
  await expect(card(page, 'How it works')).toContainText('₹1,00,000 × 1.1210 = ₹3,10,585')

  await test.step('the picture is read by keys', async () => {
    const slider = card(page, 'Result').getByRole('slider')
    await slider.focus()
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Year 10')
  })
})

test('the years are taken along as CSV and as Excel', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  for (const [button, extension] of [
    ['Download CSV', 'csv'],
    ['Download Excel', 'xlsx'],
  ] as const) {
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const file = await started
    expect(file.suggestedFilename()).toBe(`lump-sum-100000-12pct-120m-6pct-inflation.${extension}`)
    if (extension === 'csv') {
      const text = await readFile(await file.path(), 'utf8')
      expect(text).toContain("Year,Value,Gain,In today's money")
      expect(text).toContain('10,310584.82,210584.82,173428.94')
    }
  }
})

test('the amount, the return and the years are found, each in its own row', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, PATH)
  await test.step('an amount is rounded up, so that it is enough', async () => {
    await find(page, 'Amount')
    await fill(page, { Value: '10 lakh' })
    await expectResults(page, { Amount: '₹3,21,974', Gain: '₹6,78,027', Value: '₹10,00,000' })
    await expect(card(page, 'Result')).toContainText('today, to have ₹10,00,000 in 10 years')
    await expect(card(page, 'Result')).toContainText('The amount is rounded up')
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveCount(1)
    await expect(card(page, 'How it works')).toContainText('₹3,21,973.24, rounded up: ₹3,21,974')
  })

  await test.step('a return is a CAGR', async () => {
    await find(page, 'Return')
    await fill(page, { Value: '2,00,000', 'Duration (years)': '6' })
    await expectResults(page, { CAGR: '12.25%', 'Doubles in': '6.00 years' })
    await expect(card(page, 'Result')).toContainText(
      'a year, from ₹1,00,000 to ₹2,00,000 in 6 years',
    )
    await fill(page, { 'Duration (years)': '0.5' })
    await expectResults(page, { CAGR: '300.00%' })
    await expect(card(page, 'Result')).toContainText(
      '6 months: the yearly rate says what the same pace would make in a year.',
    )
  })

  await test.step('the time is the first whole month, with the exact years beside it', async () => {
    await find(page, 'Years')
    await expectResults(page, { Years: '6 years 2 months', Value: '₹2,01,146', Gain: '₹1,01,146' })
    await expect(card(page, 'Result')).toContainText('74 months, exactly 6.12 years')
    await expect(card(page, 'Inputs')).toContainText('6 yr 2 mo')
    await expect(card(page, 'How it works')).toContainText('After month 73: ₹1,99,255')
  })
})

test('what has no answer is said in a sentence', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  for (const [inputs, sentence] of [
    ['find=years&rate=0', 'At this return it never grows to that.'],
    ['find=years&rate=-2', 'At this return it never grows to that.'],
    ['find=years&rate=0.1', 'Not within 100 years.'],
    ['find=years&value=50000', 'The amount is there already.'],
    ['find=years&amount=0', 'Put in an amount above 0.'],
    ['find=return&amount=', 'Put in an amount above 0.'],
    ['find=return&years=0', 'Without time there is no yearly rate.'],
    ['find=amount&rate=-100', 'At −100% nothing is left.'],
    ['find=value&rate=-100', 'At −100% nothing is left.'],
  ] as const) {
    await bring(page, inputs)
    await expect(card(page, 'Result'), inputs).toContainText(sentence)
  }
  await bring(page, 'find=years&rate=0')
  await expect(card(page, 'Result').getByRole('img')).toHaveCount(0)
  await expect(card(page, 'Year by year')).toContainText('There is nothing to show yet.')
})

test('a loss is drawn and said as one, and so is what prices eat', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, PATH)
  await fill(page, { 'Expected annual return (%)': '-5', 'Duration (years)': '3' })
  await expectResults(page, {
    Value: '₹85,738',
    Gain: '-₹14,263',
    'Times your money': '0.86',
    "In today's money": '₹71,987',
    'Return above inflation': '-10.38%',
    'Doubles in': 'Never',
  })
  await expect(card(page, 'Result').getByRole('img')).toHaveAccessibleName(
    /^Over 36 months, ₹1,00,000 comes to ₹85,738\./,
  )
  await expect(card(page, 'Result').getByText('Loss', { exact: false })).toBeVisible()
  await expect(card(page, 'Year by year')).toContainText('Rounded amounts may miss their sum')
  await fill(page, { 'Expected annual return (%)': '4', 'Duration (years)': '10' })
  await expect(card(page, 'Result')).toContainText('less than the ₹1,00,000 put in')
})

test('return, years and inflation are the same on the other SIP views', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, PATH)
  await fill(page, {
    'Expected annual return (%)': '9.5',
    'Duration (years)': '12',
    'Inflation (%)': '5',
  })
  const views = page.getByRole('navigation', { name: 'Views of the SIP calculator' })
  await views.getByRole('link', { name: 'After tax' }).click()
  await expect(field(page, 'Inflation (%)')).toHaveValue('5')
  await expect(field(page, 'Expected annual return (%)')).toHaveValue('9.5')
  await fill(page, { 'Inflation (%)': '7' })
  await views.getByRole('link', { name: 'Goal' }).click()
  await expect(field(page, 'Inflation (%)')).toHaveValue('7')
  await expect(field(page, 'Duration (years)')).toHaveValue('12')
  await views.getByRole('link', { name: 'Lump sum' }).click()
  await expect(field(page, 'Inflation (%)')).toHaveValue('7')
  await expect(field(page, 'Amount')).toHaveValue('1,00,000')
})

test('a link holds every field, and the sum goes on to Withdraw', { tag: THOROUGH }, async ({
  page,
}) => {
  await openElsewhere(page, `${PATH}#v=1&find=return&amount=2500&value=9,000&years=8&inflation=4`)
  await expectResults(page, { CAGR: '17.36%', "In today's money": '₹6,576' })
  await expect(field(page, 'Amount')).toHaveValue('2500')
  await page.getByRole('link', { name: /Withdraw.*How long ₹9,000 lasts/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Withdrawal plan (SWP) calculator',
  )
  await expect(field(page, 'Savings')).toHaveValue('9,000')
  await expect(field(page, 'Expected annual return (%)')).toHaveValue('8')
})

test('odd texts get a calm hint, and the longest amounts fit', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, PATH)
  for (const text of ['', 'abc', '-5', '9'.repeat(24), '1e5', '0.0000001']) {
    for (const name of ['Amount', 'Duration (years)', 'Expected annual return (%)']) {
      await bring(page)
      await fill(page, { [name]: text })
      await expectResults(page, {})
      await expect(field(page, name)).toHaveValue(text)
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  for (const choice of ['value', 'amount', 'return', 'years']) {
    await bring(page, `find=${choice}&amount=9999999999999&value=99999999999999&years=9.5`)
    await expect(card(page, 'Result')).toContainText('₹')
    expect(await sidewaysScroll(page), choice).toBe(0)
  }
})

test('six views stand in two rows of three on phones, and in one beside the heading', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, PATH)
  const links = page
    .getByRole('navigation', { name: 'Views of the SIP calculator' })
    .getByRole('link')
  const rows = () =>
    links.evaluateAll((links) => {
      const tops = links.map((link) => Math.round(link.getBoundingClientRect().top))
      return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    })
  for (const [width, expected] of [
    [320, [3, 3]],
    [390, [3, 3]],
    [768, [6]],
    [900, [6]],
    [1440, [6]],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    expect(await rows(), `${width} px`).toEqual(expected)
    const isClipped = await links.evaluateAll((links) =>
      links.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    )
    expect(isClipped, `${width} px`).toBe(false)
  }
})
