import type { Page } from '@playwright/test'
import { someOf, THOROUGH } from '../tests/is-thorough'
import { field } from './fields'
import { bring } from './links'
import { textsOutsideTheirCard } from './overflow'
import { expectResults } from './results'
import { expect, openPage, result, sidewaysScroll, testInTab as test } from './support'
import { fewWidths } from './widths'

const ruler = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })
const years = (page: Page) =>
  page.getByRole('table', { name: 'SIP amount of each year, with invested and value at its end' })

/** A column of the table, from its first year to its last. */
async function column(page: Page, name: string): Promise<(string | null)[]> {
  const names = await years(page).getByRole('columnheader').allTextContents()
  const cells = await years(page)
    .locator('tbody')
    .locator(`tr > :nth-child(${names.indexOf(name) + 1})`)
  return cells.allTextContents()
}

const expectFigures = (page: Page, [invested, returns, value]: readonly [string, string, string]) =>
  expectResults(page, {
    'Total Invested': invested,
    'Estimated Returns': returns,
    'Maturity Value': value,
  })

const examples: Record<string, string> = {
  'Initial monthly amount': '5,000',
  'Annual step-up (%)': '10',
  'Expected annual return (%)': '12',
  'Duration (years)': '10',
}

test('opens with an example: its fields, its results, its picture in words', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/step-up-sip')
  await expect(field(page, 'Initial monthly amount')).toHaveValue('5,000')
  await expect(field(page, 'Annual step-up (%)')).toHaveValue('10')
  await expect(field(page, 'Expected annual return (%)')).toHaveValue('12')
  await expect(field(page, 'Duration (years)')).toHaveValue('10')
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('INR')
  await expectFigures(page, ['₹9,56,245', '₹7,30,918', '₹16,87,163'])
  await expect(result(page, 'Without the step-up')).toHaveText('₹11,61,695')
  for (const name of ['Total Invested', 'Estimated Returns', 'Maturity Value']) {
    await expect(result(page, name)).toHaveCount(1)
  }
  await expect(page.getByText('₹5,500 a month in year 2', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('img', {
      name: 'Over 120 months, ₹9,56,245 invested grows to ₹16,87,163. The same figures are in the table Year by year.',
    }),
  ).toBeVisible()
  await expect(
    page.getByText('In the end you have ₹5,25,468 more than without a step-up.'),
  ).toBeVisible()

  await test.step('lists the amount of each year, and what it came to', async () => {
    const heads = years(page).getByRole('columnheader')
    await expect(heads.first()).toHaveText('Year')
    for (const head of await heads.all()) await expect(head).toHaveAttribute('scope', 'col')
    const rupees = (amounts: string) => amounts.split(' ').map((amount) => `₹${amount}`)
    expect(await column(page, 'Year')).toEqual('1 2 3 4 5 6 7 8 9 10'.split(' '))
    expect(await column(page, 'SIP Amount')).toEqual(
      rupees('5,000 5,500 6,050 6,655 7,321 8,053 8,858 9,744 10,718 11,790'),
    )
    expect(await column(page, 'Invested')).toEqual(
      rupees(
        '60,000 1,26,000 1,98,600 2,78,460 3,66,306 4,62,937 5,69,230 6,86,153 8,14,769 9,56,245',
      ),
    )
    expect(await column(page, 'Value')).toEqual(
      rupees(
        '64,047 1,42,621 2,38,205 3,53,661 4,92,285 6,57,867 8,54,764 10,87,978 13,63,250 16,87,163',
      ),
    )
  })

  await test.step('How it works carries the person’s own numbers', async () => {
    const how = page.getByRole('region', { name: 'How it works' })
    for (const text of [
      '₹5,000 in the first year',
      '10% = 0.1 a year',
      '12% ÷ 12 = 0.01 a month',
      'After month 1: (0 + 5,000) × 1.01 = ₹5,050',
      'After month 13: (64,046.64 + 5,500.00) × 1.01 = ₹70,242',
      'After month 120: ₹16,87,163',
      'Each instalment is paid at the start of the month and grows until the end.',
    ]) {
      await expect(how).toContainText(text)
    }
    await field(page, 'Initial monthly amount').fill('12,000')
    await field(page, 'Duration (years)').fill('1')
    await expect(how).toContainText('After month 1: (0 + 12,000) × 1.01 = ₹12,120')
    await expect(how).not.toContainText('After month 13')
    await expect(how).toContainText('After month 12: ₹1,53,712')
  })

  await test.step('the currency changes every amount', async () => {
    await bring(page)
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('KWD')
    await expectFigures(page, ['KWD\u00a09,56,245', 'KWD\u00a07,30,918', 'KWD\u00a016,87,163'])
    await expect(page.getByText('KWD\u00a05,500 a month in year 2', { exact: true })).toBeVisible()
    for (const name of ['Result', 'Year by year', 'How it works']) {
      await expect(page.getByRole('region', { name })).toContainText(/KWD\u00a0\d/)
      await expect(page.getByRole('region', { name })).not.toContainText(/₹|KWD\d/)
    }
  })
})

test('hints beside what is unusual, and keeps it', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/step-up-sip')
  const stepHint = 'Typical step-ups are 0–20% annually.'
  for (const [name, text, hint] of [
    ['Initial monthly amount', '-1', 'Enter a non-negative amount.'],
    ['Initial monthly amount', '0', undefined],
    ['Annual step-up (%)', '21', stepHint],
    ['Annual step-up (%)', '20', undefined],
    ['Annual step-up (%)', '-1', stepHint],
    ['Annual step-up (%)', '0', undefined],
    ['Annual step-up (%)', '1/2', 'This could not be read as a number, so it counts as 0.'],
    ['Expected annual return (%)', '31', 'Typical returns range 0–30% p.a. (not guaranteed).'],
    ['Expected annual return (%)', '0', undefined],
    ['Duration (years)', '0.5', 'Typical duration is 1–40 years.'],
    ['Duration (years)', '40', undefined],
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

  await test.step('says what the second year brings, if there is one', async () => {
    await bring(page)
    await field(page, 'Annual step-up (%)').fill('-250')
    await expect(ruler(page, 'Annual step-up (%)')).toBeVisible()
    await expect(page.getByText('-₹7,500 a month in year 2')).toHaveCount(0)
    await field(page, 'Annual step-up (%)').fill('10')
    await field(page, 'Duration (years)').fill('1')
    await expect(page.getByText('First raised in year 2', { exact: true })).toBeVisible()
  })

  await test.step('compares with a SIP that is never raised, in one sentence', async () => {
    await bring(page)
    const card = page.getByRole('region', { name: 'Year by year' })
    await field(page, 'Annual step-up (%)').fill('0')
    await expect(card).toContainText('In the end it comes to the same as without a step-up.')
    await field(page, 'Annual step-up (%)').fill('-10')
    await field(page, 'Duration (years)').fill('3')
    await expect(card).toContainText('In the end you have ₹19,386 less than without a step-up.')
    await expect(result(page, 'Without the step-up')).toHaveText('₹2,17,538')
  })
})

test('has a calm answer for whatever is typed', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/step-up-sip')
  const nothing = ['₹0', '₹0', '₹0'] as const
  const beyond = ['--', '--', '--'] as const
  // Neighbours differ, so that no answer is taken for the one before.
  const cases = [
    [{ 'Initial monthly amount': '0' }, nothing],
    [{ 'Duration (years)': '9999' }, beyond],
    [{ 'Initial monthly amount': 'abc' }, nothing],
    [{ 'Annual step-up (%)': '0' }, ['₹6,00,000', '₹5,61,695', '₹11,61,695']],
    [{ 'Initial monthly amount': '-5000' }, nothing],
    [{ 'Initial monthly amount': '9'.repeat(24), 'Annual step-up (%)': '99999' }, beyond],
    [{ 'Duration (years)': '0' }, nothing],
    [{ 'Annual step-up (%)': '' }, ['₹6,00,000', '₹5,61,695', '₹11,61,695']],
    [{ 'Duration (years)': '-1' }, nothing],
    [{ 'Annual step-up (%)': '100' }, ['₹6,13,80,000', '₹1,34,87,447', '₹7,48,67,447']],
    [
      { 'Annual step-up (%)': '-10', 'Duration (years)': '3' },
      ['₹1,62,600', '₹35,552', '₹1,98,152'],
    ],
    [
      { 'Expected annual return (%)': '0', 'Duration (years)': '2' },
      ['₹1,26,000', '₹0', '₹1,26,000'],
    ],
    [{ 'Duration (years)': '1.5' }, ['₹93,000', '₹9,161', '₹1,02,161']],
    [
      { 'Initial monthly amount': '₹9,99,99,99,99,99,99,999' },
      [
        '₹19,12,49,09,52,11,99,99,809',
        '₹14,61,83,53,12,05,75,04,623',
        '₹33,74,32,62,64,17,75,04,432',
      ],
    ],
  ] as const
  for (const [typed, results] of someOf(cases, 6)) {
    for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
    await expectFigures(page, results)
    for (const name of Object.keys(typed)) await field(page, name).fill(examples[name] ?? '')
  }
})

test('long amounts stand apart in their columns', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/step-up-sip')
  for (const [amount, step] of [
    ['5,000', '10'],
    ['1,00,000', '20'],
    ['10,00,000', '50'],
    ['9,99,99,99,99,99,999', '100'],
  ] as const) {
    await field(page, 'Initial monthly amount').fill(amount)
    await field(page, 'Annual step-up (%)').fill(step)
    await expect(years(page).getByRole('row').nth(1)).toContainText(`₹${amount}`)
    for (const width of fewWidths) {
      await page.setViewportSize({ width, height: 800 })
      const crowded = await years(page)
        .locator('tbody tr')
        .evaluateAll((rows) =>
          rows.flatMap((row) => {
            const texts = [...row.children]
              .filter((cell) => cell.getClientRects().length > 0)
              .map((cell) => {
                const range = document.createRange()
                range.selectNodeContents(cell)
                return range.getBoundingClientRect()
              })
            const isCrowded = texts.some(
              ({ left, height }, i) => height > 26 || left < (texts[i - 1]?.right ?? 0) + 4,
            )
            return isCrowded ? [row.textContent] : []
          }),
        )
      expect(crowded, `${amount} at ${width} px`).toEqual([])
    }
  }

  await test.step('holds the longest amounts on every screen', async () => {
    await bring(page)
    for (const amount of ['₹99,99,99,99,99,99,999', '9'.repeat(24)]) {
      await field(page, 'Initial monthly amount').fill(amount)
      await expect(result(page, 'Maturity Value')).toHaveText(/^₹[\d,]{18,}$/)
      for (const width of [320, 390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await sidewaysScroll(page), `${amount} at ${width} px`).toBe(0)
        expect(await textsOutsideTheirCard(page), `${amount} at ${width} px`).toEqual([])
      }
    }
  })

  await test.step('names no column that a phone does not show', async () => {
    await bring(page)
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(years(page).getByRole('columnheader', { name: 'Returns' })).toHaveCount(0)
    const card = page.getByRole('region', { name: 'Year by year' })
    await expect(card.getByText('SIP Amount is what you pay each month')).not.toContainText(
      'Returns',
    )
  })
})
