import type { Locator, Page } from '@playwright/test'
import { someOf, THOROUGH } from '../tests/is-thorough'
import { field } from './fields'
import { bring } from './links'
import { textsOutsideTheirCard } from './overflow'
import { topsAt } from './places'
import { expectResults } from './results'
import { expect, openPage, result, sidewaysScroll, testInTab as test } from './support'
import { fewWidths } from './widths'

const ruler = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const schedule = (page: Page) => page.getByRole('table', { name: /^Repayment schedule/ })
const figures = ['Monthly EMI', 'Total Interest', 'Total Payment'] as const

const expectFigures = (page: Page, [emi, interest, payment]: readonly [string, string, string]) =>
  expectResults(page, { 'Monthly EMI': emi, 'Total Interest': interest, 'Total Payment': payment })

const examples: Record<string, string> = {
  'Loan amount': '5,00,000',
  'Interest rate (% p.a.)': '10',
  Tenure: '5',
}

test('opens with an example: its fields, its results, its pictures in words', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/loan')
  await expect(field(page, 'Loan amount')).toHaveValue('5,00,000')
  await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue('10')
  await expect(field(page, 'Tenure')).toHaveValue('5')
  await expect(choice(page, 'Years')).toBeChecked()
  await expect(page.getByRole('group', { name: 'Processing fee' })).toBeVisible()
  await expect(choice(page, 'None')).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('INR')

  await expectFigures(page, ['₹10,624', '₹1,37,411', '₹6,37,411'])
  await expect(result(page, 'Loan amount')).toHaveText('₹5,00,000')
  await expect(result(page, 'Processing Fee')).toHaveText('None')
  await expect(page.getByText('every month for 5 years')).toBeVisible()

  await expect(page.getByText('₹5,00,000 · 5 lakh', { exact: true })).toBeVisible()
  await expect(page.getByText('60 EMIs', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('img', {
      name: 'Of ₹6,37,411 that you repay, 78.4% is principal and 21.6% is interest.',
    }),
  ).toBeVisible()
  await expect(
    page.getByRole('img', {
      name: 'What is still to pay falls from ₹6,37,411 today to ₹0 after 60 months. The same figures are in the repayment schedule.',
    }),
  ).toBeVisible()

  await test.step('each result is there once for a screen reader', async () => {
    for (const name of [...figures, 'Processing Fee']) {
      await expect(result(page, name)).toHaveCount(1)
    }
  })

  await test.step('the first twelve months stand in a table, with their sums', async () => {
    await expect(schedule(page)).toHaveAccessibleName('Repayment schedule, first 12 months')
    const heads = schedule(page).getByRole('columnheader')
    await expect(heads).toHaveText(['Month', 'Principal', 'Interest', 'Balance'])
    for (const head of await heads.all()) await expect(head).toHaveAttribute('scope', 'col')
    await expect(schedule(page).getByRole('rowheader')).toHaveText([
      ...Array.from({ length: 12 }, (_, month) => String(month + 1)),
      'Year 1',
    ])
    const rows = schedule(page).getByRole('row')
    await expect(rows.nth(1)).toHaveText('1₹6,457₹4,167₹4,93,543')
    await expect(rows.nth(12)).toHaveText('12₹7,074₹3,549₹4,18,866')
    await expect(rows.nth(13)).toHaveText('Year 1₹81,134₹46,348₹4,18,866')
  })

  await test.step('How it works carries the person’s own numbers', async () => {
    const how = page.getByRole('region', { name: 'How it works' })
    for (const text of [
      '₹5,00,000, the loan amount',
      '10% ÷ 12 = 0.00833333 a month',
      '5 × 12 = 60 payments',
      '5,00,000 × 0.00833333 × 1.645309 ÷ 1.645309 − 1',
      '= ₹10,624 a month',
      '₹10,623.52 × 60 = ₹6,37,411',
      '₹6,37,411 − ₹5,00,000 = ₹1,37,411',
    ]) {
      await expect(how).toContainText(text)
    }
    await field(page, 'Loan amount').fill('25,00,000')
    await field(page, 'Interest rate (% p.a.)').fill('8.5')
    await field(page, 'Tenure').fill('20.01')
    for (const text of ['8.5% ÷ 12 = 0.00708333', '20 × 12 = 240 payments', '= ₹21,696 a month']) {
      await expect(how).toContainText(text)
    }
    await field(page, 'Interest rate (% p.a.)').fill('0')
    await expect(how).toContainText('25,00,000 ÷ 240 = ₹10,417 a month')
    await field(page, 'Tenure').fill('0')
    await expect(how.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('the currency changes every amount, and a sign of letters keeps its distance', async () => {
    await bring(page)
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('CHF')
    await expectFigures(page, ['CHF\u00a010,624', 'CHF\u00a01,37,411', 'CHF\u00a06,37,411'])
    for (const name of ['Result', 'Still to pay', 'Repayment schedule', 'How it works']) {
      const region = page.getByRole('region', { name, exact: true })
      await expect(region).toContainText(/CHF\u00a0\d/)
      await expect(region).not.toContainText(/₹|CHF\d/)
    }
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD')
    await expectFigures(page, ['$10,624', '$1,37,411', '$6,37,411'])
  })
})

test('hints beside what is unusual, and keeps it', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/loan')
  const rateHint = 'Typical rates are 0–30% p.a.'
  const yearsHint = 'Typical tenure is 1–40 years'
  const amountHint = 'Enter a non-negative amount.'
  const unreadable = 'This could not be read as a number, so it counts as 0.'
  for (const [name, text, hint] of [
    ['Loan amount', '-1', amountHint],
    ['Loan amount', '0', undefined],
    ['Loan amount', 'abc', unreadable],
    ['Loan amount', '9'.repeat(25), 'A number of more than 24 digits counts as 0.'],
    ['Interest rate (% p.a.)', '30.1', rateHint],
    ['Interest rate (% p.a.)', '30', undefined],
    ['Interest rate (% p.a.)', '-0.1', `${rateHint} Below 0% counts as 0%.`],
    ['Interest rate (% p.a.)', '0', undefined],
    ['Interest rate (% p.a.)', '1e3', unreadable],
    ['Tenure', '41', yearsHint],
    ['Tenure', '40', undefined],
    ['Tenure', '0.9', yearsHint],
    ['Tenure', '1', undefined],
    ['Tenure', '0', yearsHint],
  ] as const) {
    const hints = page
      .getByText(/^(Typical|Enter a non-negative|This could not|A number of)/)
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

  await test.step('hints at months with the words for months', async () => {
    await bring(page)
    await choice(page, 'Months').check()
    for (const [text, isUnusual] of [
      ['481', true],
      ['480', false],
      ['1', false],
      ['0', true],
    ] as const) {
      await field(page, 'Tenure').fill(text)
      await expect(page.getByText('Typical tenure is 12–480 months', { exact: true })).toHaveCount(
        isUnusual ? 1 : 0,
      )
    }
  })
})

test('a hint moves nothing, on no screen', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/loan')
  const places = () =>
    topsAt(
      [320, 360, 390, 768, 1024, 1440],
      page.getByRole('region', { name: 'Inputs' }).locator('label, input'),
    )
  const before = await places()
  await field(page, 'Loan amount').fill('-10,00,00,000')
  await field(page, 'Interest rate (% p.a.)').fill('five')
  await field(page, 'Tenure').fill('9'.repeat(30))
  await expect(page.getByText('Enter a non-negative amount.')).toBeVisible()
  expect(await places(), 'with hints').toEqual(before)
  await field(page, 'Loan amount').fill('10,00,00,000')
  await expect(page.getByText('₹10,00,00,000 · 10 crore')).toBeVisible()
  expect(await places(), 'with an amount in words').toEqual(before)
})

test('years and months are the same loan, and the ruler follows', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/loan')
  const tenure = field(page, 'Tenure')
  await expect(ruler(page, 'Tenure')).toHaveAttribute('max', '40')
  await choice(page, 'Months').check()
  await expect(tenure).toHaveValue('60')
  await expect(ruler(page, 'Tenure')).toHaveAttribute('min', '1')
  await expect(ruler(page, 'Tenure')).toHaveAttribute('max', '480')
  await expect(ruler(page, 'Tenure')).toHaveValue('60')
  await expect(ruler(page, 'Tenure')).toHaveAttribute('aria-valuetext', '60 months')
  await expect(page.getByText('every month for 60 months')).toBeVisible()
  await expectFigures(page, ['₹10,624', '₹1,37,411', '₹6,37,411'])

  await choice(page, 'Years').check()
  await expect(tenure).toHaveValue('5')

  await choice(page, 'Months').check()
  await tenure.fill('7')
  await expect(page.getByText('7 EMIs', { exact: true })).toBeVisible()
  await choice(page, 'Years').check()
  await expect(tenure).toHaveValue('0.58')
  await expect(page.getByText('7 EMIs', { exact: true })).toBeVisible()
  await expectFigures(page, ['₹73,829', '₹16,805', '₹5,16,805'])
  await choice(page, 'Months').check()
  await expect(tenure).toHaveValue('7')

  await test.step('their choice is one tab stop, moved by arrows', async () => {
    await bring(page)
    await choice(page, 'Years').focus()
    await page.keyboard.press('ArrowRight')
    await expect(choice(page, 'Months')).toBeFocused()
    await expect(field(page, 'Tenure')).toHaveValue('60')
    await page.keyboard.press('ArrowLeft')
    await expect(field(page, 'Tenure')).toHaveValue('5')
    await page.keyboard.press('Tab')
    await expect(ruler(page, 'Tenure')).toBeFocused()
  })

  await test.step('works by keyboard alone, in reading order', async () => {
    await bring(page)
    await page.getByRole('combobox', { name: 'Currency' }).focus()
    for (const next of [
      field(page, 'Loan amount'),
      ruler(page, 'Loan amount'),
      field(page, 'Interest rate (% p.a.)'),
      ruler(page, 'Interest rate (% p.a.)'),
      field(page, 'Tenure'),
      choice(page, 'Years'),
      ruler(page, 'Tenure'),
      choice(page, 'None'),
    ]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await expect(field(page, 'Processing fee value')).toBeFocused()
    await page.keyboard.type('2')
    await expect(result(page, 'Processing Fee')).toHaveText('₹10,000')
  })
})

test('has a calm answer for whatever is typed', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/loan')
  const nothing = ['₹0', '₹0', '₹0'] as const
  const beyond = ['--', '--', '--'] as const
  // Neighbours differ, so that no answer is taken for the one before.
  const cases = [
    [{ 'Loan amount': '0' }, nothing],
    [{ Tenure: '9999' }, beyond],
    [{ 'Loan amount': '' }, nothing],
    [{ 'Interest rate (% p.a.)': '' }, ['₹8,333', '₹0', '₹5,00,000']],
    [{ 'Loan amount': '-5,00,000' }, nothing],
    [{ 'Loan amount': '9'.repeat(24), 'Interest rate (% p.a.)': '9'.repeat(24) }, beyond],
    [{ 'Loan amount': 'nonsense' }, nothing],
    [{ 'Interest rate (% p.a.)': '0.0000001' }, ['₹8,333', '₹0', '₹5,00,000']],
    [{ Tenure: '0' }, nothing],
    [
      { 'Interest rate (% p.a.)': '999999' },
      ['₹41,66,66,250', '₹24,99,94,75,000', '₹24,99,99,75,000'],
    ],
    [{ Tenure: '-5' }, nothing],
    [{ 'Interest rate (% p.a.)': '30', Tenure: '40' }, ['₹12,500', '₹55,00,043', '₹60,00,043']],
    [{ Tenure: '--5' }, nothing],
    [{ Tenure: '0.01' }, ['₹5,04,167', '₹4,167', '₹5,04,167']],
    [
      { 'Loan amount': '₹99,99,99,99,99,99,99,99' },
      ['₹21,24,70,44,71,12,683', '₹2,74,82,26,82,67,60,964', '₹12,74,82,26,82,67,60,963'],
    ],
  ] as const
  for (const [typed, results] of someOf(cases, 6)) {
    for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
    await expectFigures(page, results)
    for (const name of Object.keys(typed)) await field(page, name).fill(examples[name] ?? '')
  }
})

test('the processing fee is shown beside the EMI and is no part of it', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/loan')
  const value = field(page, 'Processing fee value')
  await expect(value).toBeDisabled()
  await expect(value).toHaveValue('No fee')
  await expect(page.getByText('Paid once, not part of the EMI').last()).toBeVisible()

  await choice(page, '%').check()
  await expect(value).toBeEnabled()
  await value.fill('1.5')
  await expect(result(page, 'Processing Fee')).toHaveText('₹7,500')
  await expectFigures(page, ['₹10,624', '₹1,37,411', '₹6,37,411'])

  await choice(page, 'Fixed').check()
  await value.fill('2,500')
  await expect(result(page, 'Processing Fee')).toHaveText('₹2,500')
  await value.fill('-1')
  await expect(value).toHaveAccessibleDescription('Enter a non-negative amount.')
  await expect(result(page, 'Processing Fee')).toHaveText('₹0')
  await expectFigures(page, ['₹10,624', '₹1,37,411', '₹6,37,411'])

  await choice(page, 'None').check()
  await expect(value).toBeDisabled()
  await expect(result(page, 'Processing Fee')).toHaveText('None')

  await test.step('prints its inputs as plain values, with the chosen options only', async () => {
    await bring(page)
    await choice(page, '%').check()
    await field(page, 'Processing fee value').fill('2')
    await expect(result(page, 'Processing Fee')).toHaveText('₹10,000')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const name of ['Loan amount', 'Interest rate (% p.a.)', 'Tenure']) {
      await expect(ruler(page, name)).toBeHidden()
      await expect(field(page, name)).toBeVisible()
    }
    await expect(page.getByText('Years', { exact: true })).toBeVisible()
    await expect(page.getByText('Months', { exact: true })).toBeHidden()
    await expect(page.getByText('Fixed', { exact: true })).toBeHidden()
    await expect(schedule(page)).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })
})

test('says in which month half the loan is repaid', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/loan')
  const card = page.getByRole('region', { name: 'Still to pay' })
  await expect(card).toContainText('Month 34')
  await expect(card).toContainText('so later EMIs repay more of the loan')
  await expect(card).toContainText('₹1 L = 1 lakh = ₹1,00,000')
  await field(page, 'Interest rate (% p.a.)').fill('0')
  await expect(card).toContainText('Month 30')
  await expect(card).toContainText('the balance falls by the same amount every month')
  await field(page, 'Interest rate (% p.a.)').fill('10')
  await field(page, 'Tenure').fill('30')
  await expect(card).toContainText('Month 283')
  await expect(card).toContainText('Early EMIs go more towards interest')
  await field(page, 'Loan amount').fill('0')
  await expect(card).toContainText(
    'Enter an amount and a tenure to see what is left to pay each year.',
  )
  await expect(card.getByRole('img')).toHaveCount(0)

  await test.step('a shorter loan has a shorter table, down to nothing', async () => {
    await bring(page)
    await choice(page, 'Months').check()
    await field(page, 'Tenure').fill('7')
    await expect(schedule(page)).toHaveAccessibleName('Repayment schedule, 7 months')
    const rows = schedule(page).getByRole('row')
    await expect(rows).toHaveCount(9)
    await expect(rows.nth(7)).toHaveText('7₹73,219₹610₹0')
    await expect(rows.nth(8)).toHaveText('Total₹5,00,000₹16,805₹0')
    await expect(page.getByRole('button', { name: 'Show full schedule' })).toHaveCount(0)
    await field(page, 'Tenure').fill('1')
    await expect(schedule(page)).toHaveAccessibleName('Repayment schedule, 1 month')
    await expect(page.getByText('once, after a month', { exact: true })).toBeVisible()
    await field(page, 'Tenure').fill('0')
    await expect(schedule(page)).toHaveCount(0)
    await expect(page.getByText('There is nothing to repay yet.')).toBeVisible()
  })

  await test.step('the bars say their unit and their last year on every screen', async () => {
    await bring(page)
    const bars = page.getByRole('img', { name: /^What is still to pay falls/ })
    const shown = (text: RegExp) => bars.getByText(text).filter({ visible: true })
    await field(page, 'Tenure').fill('12.6')
    for (const width of fewWidths) {
      await page.setViewportSize({ width, height: 800 })
      await expect(shown(/^(Month|M) 151$/)).toHaveCount(1)
      expect(await shown(/^in ₹ lakh$|^₹8\.81 L$/).count(), `${width} px`).toBe(1)
    }
  })
})

test('says why rounded amounts miss their sum, where they do', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/loan')
  const note = page.getByText('Rounded amounts may miss their sum by a little.')
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Show full schedule' }).click()
  await expect(page.getByRole('button', { name: 'Open all years' })).toBeVisible()
  await expect(note).toBeVisible()
  await field(page, 'Loan amount').fill('6,00,000')
  await field(page, 'Interest rate (% p.a.)').fill('0')
  await expect(result(page, 'Monthly EMI')).toHaveText('₹10,000')
  await expect(note).toHaveCount(0)

  await test.step('a schedule that ends within a year says so', async () => {
    await bring(page)
    await field(page, 'Tenure').fill('2.0833')
    await expect(page.getByText('25 months. Open a year to see its months.')).toBeVisible()
    await page.getByRole('button', { name: 'Year 3' }).click()
    await expect(page.getByRole('cell', { name: 'Month 25', exact: true })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'Total', exact: true })).toBeVisible()
  })
})

test('holds the longest amounts on every screen', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/loan')
  await choice(page, 'Fixed').check()
  await field(page, 'Processing fee value').fill('9'.repeat(16))
  for (const amount of ['₹99,99,99,99,99,99,999', '9'.repeat(24)]) {
    await field(page, 'Loan amount').fill(amount)
    await expect(result(page, 'Monthly EMI')).toHaveText(/^₹[\d,]{15,}$/)
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page), `${amount} at ${width} px`).toBe(0)
      expect(await textsOutsideTheirCard(page), `${amount} at ${width} px`).toEqual([])
    }
  }

  await test.step('the answer bar and the dock hold the longest amounts', async () => {
    await field(page, 'Loan amount').fill('₹99,99,99,99,99,99,999')
    const emi = page.getByText('₹2,12,47,04,47,11,268').last()
    await page.setViewportSize({ width: 320, height: 700 })
    const details = page.getByRole('button', { name: 'Details' })
    await expect(details).toBeInViewport({ ratio: 1 })
    const dock = await emi.boundingBox()
    const button = await details.boundingBox()
    expect((dock?.x ?? 0) + (dock?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)

    await page.setViewportSize({ width: 1024, height: 500 })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(page.getByRole('button', { name: 'Change inputs' })).toBeInViewport({ ratio: 1 })
  })
})

test('while a person types, the last settled result stays, then changes once', async ({ page }) => {
  // The test's own clock: it stands still unless the test moves it.
  await page.clock.install({ time: '2026-01-01T00:00:00Z' })
  await openPage(page, '/loan')
  await page.clock.pauseAt('2026-01-01T01:00:00Z')
  const emi = result(page, 'Monthly EMI')
  await emi.evaluate((figure) => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(figure.textContent ?? '')).observe(figure, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await field(page, 'Loan amount').fill('')
  for (const key of '1000000') {
    await page.keyboard.press(key)
    await page.clock.runFor(199)
    await expect(emi).toHaveText('₹10,624')
  }
  await expect(page.getByText('₹10,00,000 · 10 lakh', { exact: true })).toBeVisible()
  await page.clock.runFor(1)
  await expect(emi).toHaveText('₹21,247')
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen)).toEqual(new Set(['₹21,247']))

  await test.step('a ruler and a choice settle the same way', async () => {
    await field(page, 'Loan amount').fill('5,00,000')
    await page.clock.runFor(200)
    await expect(emi).toHaveText('₹10,624')
    await ruler(page, 'Interest rate (% p.a.)').press('ArrowRight')
    await choice(page, 'Months').check()
    await field(page, 'Tenure').fill('30')
    await page.clock.runFor(199)
    await expect(result(page, 'Monthly EMI')).toHaveText('₹10,624')
    await page.clock.runFor(1)
    await expect(result(page, 'Monthly EMI')).toHaveText('₹18,929')
  })
})

test('on paper stands a year, or every month on demand, and the screen stays as it was', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-02-01T04:30:00Z')
  await openPage(page, '/loan')
  // As browsers do: the events before and after, with the page on paper in between.
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      const months = [...document.querySelectorAll('table tbody tr th')]
        .map(({ textContent }) => Number(textContent))
        .filter(Boolean)
      Object.assign(window, { printed: months.length })
      dispatchEvent(new Event('afterprint'))
    }
  })
  const printed = () => page.evaluate(() => (window as unknown as { printed?: number }).printed)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(printed).toBe(12)
  const all = page.getByRole('button', { name: 'Print all 60 months' })
  await all.click()
  await expect.poll(printed).toBe(60)
  await expect(schedule(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show full schedule' })).toBeVisible()
  await expect(all).toBeInViewport()

  await test.step('with when it was printed and from where, and nothing to read on a screen', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('footer')).toContainText(
      /Printed on 1 February 2026 from http:.*\/loan#v=1&amount=5,00,000/,
    )
    for (const name of ['How it works', 'Questions and answers', 'More calculators']) {
      await expect(page.getByRole('region', { name, includeHidden: true })).toBeHidden()
    }
    await expect(page.getByRole('region', { name: 'Still to pay' })).toBeVisible()
    await expect(
      page.getByRole('button', { includeHidden: true }).filter({ visible: true }),
    ).toHaveCount(0)
    await page.emulateMedia({ media: null })
  })

  await test.step('a short loan has no other way to print', async () => {
    await page.getByRole('textbox', { name: 'Tenure' }).fill('1')
    await expect(page.getByRole('button', { name: /^Print all/ })).toHaveCount(0)
  })
})

for (const width of [390, 1280]) {
  test(`the schedule opens below its first month, and closes above its button, at ${width} px`, {
    tag: width === 390 ? [] : THOROUGH,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, '/loan#v=1&tenure=20')
    const button = page.getByRole('button', { name: /^Show (full schedule|first 12 months)$/ })
    const table = page.getByRole('table', { name: /^Repayment schedule/ })
    const topOf = (element: Locator) =>
      element.evaluate((node) => Math.round(node.getBoundingClientRect().top))
    /** What an answering browser does, late frames included. */
    const settled = () =>
      page.evaluate(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
          ),
      )

    await button.scrollIntoViewIfNeeded()
    // The cards below are in view, too: a browser would hold those.
    await page.mouse.wheel(0, 150)
    await settled()
    const before = await topOf(table)
    await button.click()
    await expect(button).toHaveText('Show first 12 months')
    await settled()
    expect(await topOf(table)).toBe(before)
    await expect(button).toBeFocused()
    await expect(table.getByRole('row', { name: /^12 / })).toBeInViewport()

    await page.getByRole('button', { name: 'Open all years' }).click()
    await button.scrollIntoViewIfNeeded()
    await settled()
    const pressedAt = await topOf(button)
    await button.click()
    await expect(button).toHaveText('Show full schedule')
    await settled()
    expect(await topOf(button)).toBe(pressedAt)
    await expect(button).toBeFocused()
  })
}

test('the first month is chosen from two lists, and one choice is enough', {
  tag: THOROUGH,
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-10-06T06:00:00Z')
  await openPage(page, '/loan')
  const month = page.getByLabel('First EMI in, month')
  const year = page.getByLabel('First EMI in, year')
  const first = (name: string) => page.getByRole('rowheader', { name, exact: true })
  await expect(month).toHaveValue('')
  await expect(year).toHaveValue('')
  await expect(year.getByRole('option')).toHaveText([
    'Year',
    ...Array.from({ length: 46 }, (_, index) => String(2021 + index)),
  ])

  // The month that comes next, until another year is chosen.
  await month.selectOption('Apr')
  await expect(year).toHaveValue('2027')
  await expect(first('1 Apr 2027')).toBeVisible()
  await year.selectOption('2030')
  await expect(first('1 Apr 2030')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('footer')).toContainText('start=2030-04')
  await page.emulateMedia({ media: 'screen' })

  await year.selectOption('')
  await expect(month).toHaveValue('')
  await expect(first('1')).toBeVisible()
  await year.selectOption('2026')
  await expect(month).toHaveValue('10')
  await month.selectOption('Dec')
  await page.reload()
  await expect(first('1 Dec 2026')).toBeVisible()
  await expect(month).toHaveValue('12')

  await month.focus()
  await page.keyboard.press('ArrowUp')
  await expect(first('1 Nov 2026')).toBeVisible()
})
