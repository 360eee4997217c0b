import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { THOROUGH } from '../tests/is-thorough'
import { expectNoViolations } from './axe'
import { field } from './fields'
import { bring, openElsewhere } from './links'
import { textsOutsideTheirCard } from './overflow'
import { expectResults } from './results'
import {
  chooseFirstMonth,
  expect,
  firstMonth,
  isAlive,
  openPage,
  result,
  sidewaysScroll,
  testInTab as test,
  test as testInNewTab,
} from './support'
import { fewWidths } from './widths'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const answer = (page: Page) => card(page, 'Result')

const entry = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Change ${number}:`) })

/** What a person fills in for a change; the kind by its name. */
type Wish = { kind?: string; value?: string; when?: string; choice?: string }

async function fillChange(page: Page, number: number, { kind, value, when, choice }: Wish) {
  const change = entry(page, number)
  if (kind) await change.getByRole('combobox', { name: 'Kind of change' }).selectOption(kind)
  const [valueField, whenField] = [0, 1].map((index) => change.getByRole('textbox').nth(index))
  if (value !== undefined) await valueField?.fill(value)
  if (when !== undefined) await whenField?.fill(when)
  if (choice) await change.getByRole('radio', { name: choice, exact: true }).check()
}

async function addChange(page: Page, number: number, wish: Wish) {
  await page.getByRole('button', { name: 'Add a change' }).click()
  await fillChange(page, number, wish)
}

const figuresIn = (table: Locator, rows: string) =>
  table
    .locator(rows)
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))

const digitsOf = (shown: string | null | undefined) => Number((shown ?? '').replace(/[₹,]/g, ''))

const years = (page: Page) => page.getByRole('table', { name: 'Year by year' })
const schedule = (page: Page) => page.getByRole('table', { name: /^Repayment schedule/ })

test.describe('without scripts', () => {
  testInNewTab.use({ javaScriptEnabled: false })

  testInNewTab(
    'the example stands there with its answer, its picture and its tables',
    async ({ page }) => {
      await page.goto('/loan/prepay')
      await expectResults(page, {
        'Interest saved': '₹16,03,691',
        'Total Interest, without': '₹54,13,879',
        'Total Interest, with': '₹38,10,188',
        'Prepayment charges': 'None',
        'Saved in all': '₹16,03,691',
        'Months saved': '48',
        'Ends after': '192 months',
      })
      await expect(answer(page)).toContainText('and the loan ends 4 years earlier')
      await expect(
        page.getByRole('img', {
          name: 'What you owe starts at ₹50,00,000. With the changes it is repaid after 16 years; without them it is repaid after 20 years. The same figures are in the table Year by year.',
        }),
      ).toBeVisible()
      await expect(years(page)).toBeVisible()
      await expect(page.getByRole('table', { name: 'If the rate moves' })).toBeVisible()
      await expect(card(page, 'How it works')).toContainText('₹49,00,489 − ₹5,00,000 = ₹44,00,489')
    },
  )
})

test.describe('a home loan', () => {
  test('is typed in by someone who starts from nothing', { tag: THOROUGH }, async ({ page }) => {
    await openPage(page, '/loan/prepay')
    await page.getByRole('button', { name: 'Remove change 1' }).click()
    await expect(page.getByText('No changes yet. Add one to see what it does.')).toBeVisible()
    await field(page, 'Loan amount').fill('50 lakh')
    await field(page, 'Interest rate (% p.a.)').fill('8.5')
    await page.getByRole('radio', { name: 'Months', exact: true }).check()
    await field(page, 'Tenure').fill('240')
    await expectResults(page, { 'Interest saved': '₹0', 'Ends after': '240 months' })
    await expect(answer(page)).toContainText('the loan ends as agreed')
    await addChange(page, 1, { value: '5 lakh', when: '12' })
    await expectResults(page, {
      'Interest saved': '₹16,03,691',
      'Months saved': '48',
      'Ends after': '192 months',
    })
    // Each result is there once for a screen reader.
    for (const name of ['Interest saved', 'Saved in all', 'Months saved', 'Ends after']) {
      await expect(result(page, name)).toHaveCount(1)
    }
  })

  test('of which more is paid than agreed', { tag: THOROUGH }, async ({ page }) => {
    await openPage(page, '/loan/prepay')
    await test.step('with a bonus every year', async () => {
      await fillChange(page, 1, { kind: 'Pay extra every year', value: '1,00,000' })
      await expectResults(page, {
        'Interest saved': '₹18,55,389',
        'Total Interest, with': '₹35,58,489',
        'Months saved': '72',
        'Ends after': '168 months',
      })
      await expect(answer(page)).toContainText('and the loan ends 6 years earlier')
    })

    await test.step('with a lower EMI instead of a shorter loan', async () => {
      await bring(page)
      await fillChange(page, 1, { choice: 'Lower EMI' })
      await expectResults(page, {
        'Interest saved': '₹5,09,408',
        'Months saved': '0',
        'Ends after': '240 months',
        'EMI at the end': '₹38,964',
      })
      await expect(answer(page)).toContainText('and the EMI falls to ₹38,964')
      await expect(answer(page).getByText('20 years, both')).toBeVisible()
      await expect(card(page, 'How it works')).toContainText('A lower EMI from there')
      await fillChange(page, 1, { choice: 'Shorter loan' })
      await expect(result(page, 'EMI at the end')).toHaveCount(0)
    })

    await test.step('with a little more every month', async () => {
      await bring(page)
      await fillChange(page, 1, { kind: 'Pay extra every month', value: '10,000', when: '1' })
      await expectResults(page, {
        'Interest saved': '₹21,78,721',
        'Months saved': '85',
        'Ends after': '155 months',
      })
      await expect(answer(page)).toContainText('and the loan ends 7 years 1 month earlier')
    })

    await test.step('with an EMI that rises with the salary', async () => {
      await bring(page)
      await fillChange(page, 1, { kind: 'Raise the EMI every year', value: '5', when: '13' })
      await expectResults(page, {
        'Interest saved': '₹19,51,712',
        'Months saved': '93',
        'Ends after': '147 months',
        'EMI at the end': '₹77,924',
      })
    })
  })

  test('whose rate rises', { tag: THOROUGH }, async ({ page }) => {
    await openPage(page, '/loan/prepay')
    await test.step('until the EMI no longer covers the interest, and what helps', async () => {
      await field(page, 'Interest rate (% p.a.)').fill('7')
      await fillChange(page, 1, { kind: 'The rate changes', value: '10', when: '25' })
      const never = answer(page).getByText('At this EMI the loan never ends')
      await expect(never).toBeVisible()
      await expect(answer(page)).toContainText('With the new rate')
      await expect(answer(page)).toContainText('The EMI is ₹848 short of the interest every month')
      await expectResults(page, {
        'Interest in month 25': '₹39,613',
        EMI: '₹38,765',
        'Short every month': '₹848',
        'Highest rate it can bear': '9.78%',
        'Smallest EMI that repays': '₹39,615',
        'EMI that keeps the end': '₹47,528',
      })
      await expect(result(page, 'Ends after')).toHaveCount(0)
      await expect(years(page).getByRole('row')).toHaveCount(23)
      await expect(card(page, 'How it works')).toContainText('It never ends')
      await expect(answer(page)).toContainText('Choose Keep the end above')

      await fillChange(page, 1, { choice: 'Keep the end' })
      await expect(never).toHaveCount(0)
      await expectResults(page, {
        'Extra interest': '₹18,92,740',
        'Months saved': '0',
        'Ends after': '240 months',
        'EMI at the end': '₹47,528',
      })
      await expect(answer(page)).toContainText('and the EMI rises to ₹47,528')
    })

    await test.step('and which takes longer', async () => {
      await bring(page)
      await field(page, 'Interest rate (% p.a.)').fill('7')
      await fillChange(page, 1, { kind: 'The rate changes', value: '8.5', when: '25' })
      await expectResults(page, {
        'Extra interest': '₹27,72,380',
        'Total Interest, without': '₹43,03,587',
        'Total Interest, with': '₹70,75,968',
        'Extra in all': '₹27,72,380',
        'Months added': '72',
        'Ends after': '312 months',
      })
      await expect(answer(page)).toContainText('and the loan ends 6 years later')
    })
  })

  test('at the EMI that is really paid, and with charges for prepaying', { tag: THOROUGH }, async ({
    page,
  }) => {
    await openPage(page, '/loan/prepay')
    await page.getByRole('button', { name: 'Remove change 1' }).click()
    await expect(page.getByText('Optional, else ₹43,391')).toBeVisible()
    await field(page, 'EMI you pay').fill('45,000')
    await expect(page.getByText('In place of the tenure')).toBeVisible()
    await expectResults(page, { 'Ends after': '220 months', 'Months saved': '0' })

    await field(page, 'EMI you pay').fill('forty')
    await expect(field(page, 'EMI you pay')).toHaveAccessibleDescription(
      'Not a number, so it does not count.',
    )
    await expectResults(page, { 'Ends after': '240 months' })

    await field(page, 'EMI you pay').fill('35,000')
    await expect(answer(page)).toContainText('At this EMI the loan never ends')
    await expect(answer(page)).toContainText('Pay ₹35,425 a month or more, and the loan ends.')
    await expect(answer(page).getByText('Never, both')).toBeVisible()
    // No end was agreed that could be kept.
    await addChange(page, 1, { kind: 'The rate changes', value: '9', when: '5' })
    await expect(answer(page)).not.toContainText('Keep the end')
    await fillChange(page, 1, { kind: 'Pay once', value: '5,00,000', when: '1' })
    await expectResults(page, {
      'Now ends after': '28 years 8 months',
      'Ends after': '344 months',
      'Total Interest, without': 'Without end',
    })
    await expect(answer(page)).toContainText('Without this change it never ends')

    await test.step('the lender charges for prepaying', async () => {
      await bring(page)
      await field(page, 'Prepayment charge (%)').fill('2')
      await expectResults(page, {
        'Interest saved': '₹16,03,691',
        'Prepayment charges': '₹10,000',
        'Saved in all': '₹15,93,691',
      })
      await field(page, 'Prepayment charge (%)').fill('400')
      await expect(field(page, 'Prepayment charge (%)')).toHaveAccessibleDescription(
        'Charges are 0–5% as a rule.',
      )
      await expectResults(page, { 'Prepayment charges': '₹20,00,000', 'Extra in all': '₹3,96,309' })
    })
  })

  test('in months of the calendar, at other rates, in another currency', { tag: THOROUGH }, async ({
    page,
  }) => {
    await openPage(page, '/loan/prepay')
    await test.step('whose first EMI is known ends in a month of the calendar', async () => {
      await chooseFirstMonth(page, 'Apr', '2027')
      const label = answer(page).getByRole('term').filter({ hasText: 'Ends after' })
      await expect(label).toHaveAttribute('data-note', 'Mar 2043')
      await page.getByRole('button', { name: 'Show full schedule' }).click()
      await expect(page.getByRole('rowheader', { name: '1 Apr 2027', exact: true })).toBeVisible()
    })

    await test.step('may meet other rates', async () => {
      await bring(page)
      const table = page.getByRole('table', { name: 'If the rate moves' })
      const rows = table.getByRole('row')
      await expect(rows).toHaveCount(2 + 9)
      await expect(rows.nth(2)).toHaveText('7.50%₹40,280205-₹15,43,788')
      await expect(rows.nth(6)).toHaveText('8.50%₹43,391240today')
      await expect(rows.nth(7)).toHaveText('8.75%₹44,186253+₹5,39,574')
      await expect(card(page, 'If the rate moves')).toContainText(
        'At 8.75% you pay ₹44,186 a month to end on time, or the same EMI for 13 months more.',
      )
      await field(page, 'Interest rate (% p.a.)').fill('0.5')
      await expect(rows).toHaveCount(2 + 7)
      await expect(rows.nth(2)).toContainText('0.00%')
    })

    await test.step('says every amount in the currency of the page', async () => {
      await bring(page)
      await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD')
      await expectResults(page, { 'Interest saved': '$16,03,691', 'Saved in all': '$16,03,691' })
      for (const name of ['Result', 'Year by year', 'If the rate moves', 'How it works']) {
        await expect(card(page, name)).toContainText('$')
        await expect(card(page, name)).not.toContainText('₹')
      }
    })
  })
})

test('has a calm answer for whatever is typed', { tag: THOROUGH }, async ({ page }) => {
  const examples: Record<string, string> = {
    'Loan amount': '50,00,000',
    'Interest rate (% p.a.)': '8.5',
    Tenure: '20',
    'EMI you pay': '',
    'Prepayment charge (%)': '0',
  }
  await openPage(page, '/loan/prepay')
  // Neighbours differ, so that no answer is taken for the one before.
  const nothing = 'Enter a loan amount and a tenure to see what a change saves.'
  for (const [typed, said] of [
    [{ 'Loan amount': '0' }, nothing],
    [{ Tenure: '101' }, 'too large to work out: at most 100 years and 40 digits'],
    [{ 'Loan amount': '-5' }, nothing],
    [{ 'Interest rate (% p.a.)': '0' }, 'and the loan ends 2 years earlier'],
    [{ Tenure: '' }, nothing],
    [{ 'EMI you pay': '0' }, 'The EMI is ₹35,417 short of the interest every month'],
    [{ 'EMI you pay': '99,99,99,999' }, 'the loan ends after 1 month'],
    // The example cannot belong to it.
    [{ 'Loan amount': '10' }, 'the loan ends as agreed'],
    [{ 'Prepayment charge (%)': 'x' }, 'and the loan ends 4 years earlier'],
  ] as const) {
    for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
    await expect(answer(page), JSON.stringify(typed)).toContainText(said)
    await expect(page.locator('body')).not.toContainText(/NaN|Infinity|undefined/)
    // A row that takes something away takes more than 0.
    await expect(answer(page).locator('[data-sign="-"]').filter({ hasText: /^₹0$/ })).toHaveCount(0)
    for (const name of Object.keys(typed)) await field(page, name).fill(examples[name] ?? '')
  }
})

test('the full schedule opens in year groups, and its sums close', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/loan/prepay')
  await page.getByRole('button', { name: 'Show full schedule' }).click()
  await test.step('is there again after a reload, as it was left', async () => {
    await page.getByRole('button', { name: 'Year 3' }).click()
    await expect(schedule(page).getByRole('row', { name: /^36 / })).toBeVisible()
    await page.reload()
    await expect(schedule(page).getByRole('row', { name: /^36 / })).toBeVisible()
  })

  await expect(schedule(page)).toHaveAccessibleName('Repayment schedule, all 192 months')
  await expect(page.getByText('192 months in 16 years.')).toBeVisible()
  await expect(schedule(page).getByRole('columnheader')).toHaveText([
    'Month',
    'Principal',
    'Interest',
    'Prepaid',
    'Balance',
  ])
  await expect(
    schedule(page).getByRole('row', { name: '12 ₹8,618 ₹34,773 ₹5,00,000 ₹44,00,489' }),
  ).toBeVisible()
  await expect(schedule(page).locator('tfoot')).toHaveText(
    '16 years₹45,00,000₹38,10,188₹5,00,000₹0',
  )

  await page.getByRole('button', { name: 'Open all years' }).click()
  await expect(schedule(page).getByRole('row', { name: /^192 / })).toBeVisible()
  const rows = await figuresIn(schedule(page), 'tbody tr')
  const months = rows.filter(([name]) => /^\d+$/.test(name ?? ''))
  const closing = rows.filter(([name, ...cells]) => name?.startsWith('Year') && cells.length > 1)
  expect(months).toHaveLength(192)
  expect(closing).toHaveLength(16)
  const total = (await figuresIn(schedule(page), 'tfoot tr'))[0]
  for (const column of [1, 2, 3]) {
    const sumOf = (some: typeof rows) =>
      some.reduce((sum, cells) => sum + digitsOf(cells[column]), 0)
    // Each amount is rounded on its own, by at most half a rupee.
    expect(Math.abs(sumOf(months) - digitsOf(total?.[column]))).toBeLessThanOrEqual(96)
    expect(Math.abs(sumOf(closing) - digitsOf(total?.[column]))).toBeLessThanOrEqual(8)
  }
  for (const [index, cells] of months.entries()) {
    const before = digitsOf(months[index - 1]?.[4] ?? '50,00,000')
    const left = before - digitsOf(cells[1]) - digitsOf(cells[3])
    expect(Math.abs(left - digitsOf(cells[4])), `month ${cells[0]}`).toBeLessThanOrEqual(2)
  }

  await page.getByRole('button', { name: 'Show year by year' }).click()
  await expect(years(page)).toBeVisible()
})

async function downloaded(page: Page, button: string) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), path: await download.path() }
}

test('is taken along', { tag: THOROUGH }, async ({ page }) => {
  const paiseOf = (rupees: unknown) => Math.round(Number(rupees) * 100)
  const sumOf = (rows: readonly unknown[][], column: number) =>
    rows.reduce((sum, row) => sum + paiseOf(row[column]), 0)
  await openPage(page, '/loan/prepay')

  await test.step('as CSV it holds every month to the paisa, and adds up', async () => {
    const { name, path } = await downloaded(page, 'Download CSV')
    expect(name).toBe('loan-prepay-5000000-8.5pct.csv')
    const lines = (await readFile(path, 'utf8')).slice(1).split('\r\n')
    for (const line of [
      'Loan amount,5000000.00',
      '"Ends after, with (months)",192',
      '"Total Interest, with",3810188.07',
      'Saved in all,1603690.73',
      'Total,8310188.07,4500000.00,3810188.07,500000.00,',
    ]) {
      expect(lines).toContain(line)
    }
    const head = lines.indexOf('Month,Instalment,Principal,Interest,Prepaid,Balance')
    const rows = lines.slice(head + 1, head + 193).map((line) => line.split(','))
    expect(rows[11]).toEqual(['12', '43391.16', '8618.32', '34772.84', '500000.00', '4400488.54'])
    expect(rows.at(-1)?.at(-1)).toBe('0.00')
    expect(sumOf(rows, 2) + sumOf(rows, 4)).toBe(5_000_000_00)
    expect(sumOf(rows, 3)).toBe(381_018_807)
    expect(sumOf(rows, 1)).toBe(sumOf(rows, 2) + sumOf(rows, 3))
  })

  await test.step('as Excel it holds real numbers that agree with the screen', async () => {
    await bring(page, 'charge=2&start=2027-04&changes=yearly~1,00,000~12~shorter')
    await expect(result(page, 'Ends after')).toHaveText('168 months')
    const { name, path } = await downloaded(page, 'Download Excel')
    expect(name).toBe('loan-prepay-5000000-8.5pct.xlsx')
    const rows = await readSheet(await readFile(path), 'Schedule')
    const facts = await readSheet(await readFile(path), 'Inputs and results')
    const factOf = (label: string) => facts.find(([first]) => first === label)?.[1]
    expect(factOf('Prepayment charge (%)')).toBe(2)
    expect(facts.at(-1)?.slice(0, 6)).toEqual([
      1,
      'Pay extra every year',
      100_000,
      null,
      'first after EMI',
      12,
    ])
    for (const fact of ['Total Interest, with', 'Prepayment charges', 'Saved in all']) {
      const shown = digitsOf(await result(page, fact).textContent())
      expect(Math.round(Number(factOf(fact))), fact).toBe(shown)
    }
    expect(factOf('Ends after, with (months)')).toBe(168)
    const head = rows.findIndex(([first]) => first === 'Month')
    expect(rows[head]?.slice(0, 2)).toEqual(['Month', 'Calendar'])
    expect(rows[head + 168]?.slice(0, 2)).toEqual([168, 'Mar 2041'])
    const months = rows.slice(head + 1, head + 169)
    expect(months.filter((row) => Number(row[5]) > 0).map(([month]) => month)).toEqual(
      Array.from({ length: 13 }, (_, year) => 12 * (year + 1)),
    )
    expect(sumOf(months, 3) + sumOf(months, 5)).toBe(5_000_000_00)
  })

  await test.step('of a loan that never ends there is a file to the agreed end', async () => {
    await bring(page, 'rate=7&changes=rate~10~25~keep-emi')
    await expect(answer(page)).toContainText('At this EMI the loan never ends')
    const { path } = await downloaded(page, 'Download CSV')
    const text = await readFile(path, 'utf8')
    expect(text).toContain('"Ends after, with (months)",Never ends')
    expect(text).toContain('\r\n240,38764.95,')
    expect(text).not.toContain('\r\n241,')
  })
})

test('on paper stand the years, or every month on demand', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/loan/prepay')
  // As browsers do: the events before and after, with the page on paper in between.
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      const months = [...document.querySelectorAll('table tbody tr th')]
        .map(({ textContent }) => Number(textContent))
        .filter(Boolean)
      Object.assign(window, { printed: Math.max(...months) })
      dispatchEvent(new Event('afterprint'))
    }
  })
  const printed = () => page.evaluate(() => (window as unknown as { printed?: number }).printed)
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(printed).toBe(20)
  await page.getByRole('button', { name: 'Print all 192 months' }).click()
  await expect.poll(printed).toBe(192)
  await expect(years(page)).toBeVisible()

  await test.step('with inputs, changes and all columns, nothing cut off', async () => {
    await page.getByRole('button', { name: 'Show full schedule' }).click()
    await expect(schedule(page)).toBeVisible()
    // The width of an A4 page between its margins.
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(schedule(page).getByRole('row', { name: /^192 / })).toBeVisible()
    await expect(field(page, 'Loan amount')).toBeVisible()
    await expect(entry(page, 1).getByText('Pay once').first()).toBeVisible()
    await expect(entry(page, 1).getByRole('textbox', { name: 'Amount' })).toBeVisible()
    await expect(page.getByText('Lower EMI', { exact: true })).toBeHidden()
    await expect(page.locator('footer')).toContainText('/loan/prepay#v=1&amount=50,00,000')
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const buttons = await page
      .getByRole('button', { includeHidden: true })
      .filter({ visible: true })
      .evaluateAll((buttons) =>
        buttons.filter((button) => !button.closest('th')).map((button) => button.textContent),
      )
    expect(buttons).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await textsOutsideTheirCard(page)).toEqual([])
    const cut = await schedule(page).evaluate((table) => {
      const frame = table.parentElement
      return frame ? frame.scrollWidth - frame.clientWidth : -1
    })
    expect(cut).toBe(0)
  })
})

test.describe('shared and kept', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  /** Everything a person would compare. */
  const stateOf = (page: Page) =>
    page.evaluate(() => ({
      fields: [...document.querySelectorAll<HTMLInputElement>('main input, main select')].map(
        (input) => (input.type === 'radio' ? input.checked : input.value),
      ),
      figures: [...document.querySelectorAll('main dd, main table td')].map(
        (figure) => figure.textContent,
      ),
    }))

  test('twelve changes go along in a link, and stay after a reload', { tag: THOROUGH }, async ({
    page,
  }) => {
    const monthly = 'monthly~1.5 thousand~3'
    const others = ['raise~2.5~13', 'rate~9.05~30~keep-end', monthly]
    const eight = [
      'once~5,00,000~12~shorter',
      ...others,
      'yearly~12,34,567.89~1111~lower-emi',
      ...others,
    ]
    await openPage(page, `/loan/prepay#v=1&changes=${eight.join('*')}`)
    const wishes: Wish[] = [
      { kind: 'Pay extra every year', value: '12,34,567.89', when: '1111', choice: 'Lower EMI' },
      { kind: 'Raise the EMI every year', value: '2.5', when: '13' },
      { kind: 'The rate changes', value: '9.05', when: '30', choice: 'Keep the end' },
      { kind: 'Pay extra every month', value: '1.5 thousand', when: '3' },
    ]
    for (const [index, wish] of wishes.entries()) await addChange(page, 9 + index, wish)
    await expectResults(page, { 'Interest saved': '₹34,46,587', 'Ends after': '106 months' })
    await page.getByRole('button', { name: 'Share link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())

    const before = await stateOf(page)
    const isAsBefore = async () => {
      await expect(page.getByRole('group', { name: /^Change \d/ })).toHaveCount(12)
      await expect(firstMonth(page)).toBeVisible()
      await expect.poll(() => stateOf(page)).toEqual(before)
    }
    await page.reload()
    await isAlive(page)
    await isAsBefore()
    await openElsewhere(page, link)
    await isAsBefore()

    await test.step('fifty changes stay after a reload', async () => {
      const fifty = Array.from(
        { length: 50 },
        (_, index) => `yearly~1,00,000~${index + 1}~lower-emi`,
      )
      await bring(page, `changes=${fifty.join('*')}`)
      await entry(page, 50).getByRole('textbox', { name: 'Amount' }).fill('2,00,000')
      await expect(page).toHaveURL('/loan/prepay')
      await page.reload()
      await expect(page.getByRole('group', { name: /^Change \d/ })).toHaveCount(50)
      await expect(entry(page, 50).getByRole('textbox', { name: 'Amount' })).toHaveValue('2,00,000')
    })
  })

  test('what is typed on one view of the loan is there on the other', async ({ page }) => {
    const views = page.getByRole('navigation', { name: 'Views of the Loan calculator' })
    await openPage(page, '/loan')
    await field(page, 'Loan amount').fill('7,50,000')
    await field(page, 'Interest rate (% p.a.)').fill('11')
    await views.getByRole('link', { name: 'Prepay' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan prepayment calculator')
    await expect(field(page, 'Loan amount')).toHaveValue('7,50,000')
    await expect(field(page, 'Interest rate (% p.a.)')).toHaveValue('11')
    await expect(field(page, 'Tenure')).toHaveValue('5')
    await expect(result(page, 'Ends after')).toHaveText('21 months')
    await field(page, 'Loan amount').fill('9,00,000')
    await page.getByRole('radio', { name: 'Months', exact: true }).check()
    await views.getByRole('link', { name: 'EMI' }).click()
    await expect(field(page, 'Loan amount')).toHaveValue('9,00,000')
    await expect(field(page, 'Tenure')).toHaveValue('60')
    await expect(result(page, 'Monthly EMI')).toHaveText('₹19,568')
  })

  test('Reset brings the example, Undo what was there', { tag: THOROUGH }, async ({
    page,
    baseURL,
  }) => {
    await openPage(page, '/loan/prepay')
    // It comes last.
    await expect(result(page, 'Break-even return')).toBeVisible()
    const untouched = await stateOf(page)
    await field(page, 'Loan amount').fill('30,00,000')
    await field(page, 'EMI you pay').fill('30,000')
    await addChange(page, 2, { kind: 'The rate changes', value: '9', when: '24' })
    await expect(result(page, 'Ends after')).toHaveText('134 months')
    // The years follow a moment later.
    const years = page.getByRole('region', { name: 'Year by year' })
    await expect(years.getByRole('button', { name: 'Print all 134 months' })).toBeVisible()
    await expect(years.getByRole('rowheader', { name: '17', exact: true })).toHaveCount(0)
    const changed = await stateOf(page)
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByRole('group', { name: /^Change \d/ })).toHaveCount(1)
    await expect.poll(async () => (await stateOf(page)).figures).toEqual(untouched.figures)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => stateOf(page)).toEqual(changed)

    await test.step('Copy gives a text that reads well in a chat', async () => {
      await bring(page, 'charge=2')
      await expect(result(page, 'Prepayment charges')).toHaveText('₹10,000')
      await page.getByRole('button', { name: 'Copy' }).click()
      await expect(page.getByText('Result copied')).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      const [said, link, ...rest] = copied.split('\n')
      expect(said).toBe(
        'Loan prepayment: ₹50,00,000 at 8.5% for 20 years, prepayment charge 2%. Pay once ₹5,00,000 after EMI 12, shorter loan. Saved in all ₹15,93,691, Ends after 192 months',
      )
      expect(link).toContain(`${baseURL}/loan/prepay#v=1&`)
      expect(rest).toEqual([])
    })
  })
})

test('with the keyboard alone a rate rise is tried, and the end kept', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/loan/prepay')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await field(page, 'Loan amount').focus()
  await press('Tab', 'Tab')
  await expect(field(page, 'Interest rate (% p.a.)')).toBeFocused()
  await press('ControlOrMeta+A')
  await page.keyboard.type('7')
  // Over two rulers, the tenure and its unit, and the month and year of the first EMI.
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')
  const kind = entry(page, 1).getByRole('combobox', { name: 'Kind of change' })
  await expect(kind).toBeFocused()
  await page.keyboard.type('The rate')
  await press('Tab')
  await expect(entry(page, 1).getByRole('textbox', { name: 'New rate (% p.a.)' })).toBeFocused()
  await press('ControlOrMeta+A')
  await page.keyboard.type('10')
  await press('Tab', 'ControlOrMeta+A')
  await page.keyboard.type('25')
  await expect(answer(page)).toContainText('At this EMI the loan never ends')
  await press('Tab', 'ArrowRight')
  await expect(entry(page, 1).getByRole('radio', { name: 'Keep the end' })).toBeChecked()
  await expect(result(page, 'EMI at the end')).toHaveText('₹47,528')
  await press('Tab', 'Enter')
  await expect(page.getByText('No changes yet. Add one to see what it does.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a change' })).toBeFocused()
  await press('Enter')
  await expect(entry(page, 1).getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await page.keyboard.type('5 lakh')
  await expect(result(page, 'Interest saved')).toHaveText('₹11,62,875')
})

test('holds amounts of 18 digits, with an end and without, on every screen', {
  tag: THOROUGH,
}, async ({ page }) => {
  const holds = async (name: string, widths: number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await sidewaysScroll(page), `${name} at ${width} px`).toBe(0)
      expect(await textsOutsideTheirCard(page), `${name} at ${width} px`).toEqual([])
    }
  }
  await openPage(page, '/loan/prepay')
  await expect(firstMonth(page)).toBeVisible()
  for (const [name, said, changes] of [
    [
      'an end',
      'and the loan ends 15 years 6 months earlier',
      'once~99999999999999999~12~shorter*monthly~12345678901234567~3',
    ],
    ['no end', 'At this EMI the loan never ends', 'rate~25~12~keep-emi'],
  ] as const) {
    await bring(page, `amount=999999999999999999&changes=${changes}`)
    await expect(answer(page)).toContainText(said)
    await holds(name, [320, 390, 768, 1024, 1440])
    await page.getByRole('button', { name: 'Show full schedule' }).click()
    await expect(schedule(page)).toBeVisible()
    await holds(`${name}, its schedule`, [1440, 320])
    await page.getByRole('button', { name: 'Show year by year' }).click()
  }
})

/** Pairs of texts of a drawing that lie over one another, or stand closer than words do. */
const touchingTexts = (drawing: Locator) =>
  drawing.locator('text').evaluateAll((texts) => {
    const boxes = texts
      .map((text) => ({ words: text.textContent ?? '', box: text.getBoundingClientRect() }))
      .filter(({ words, box }) => words !== '' && box.width > 0)
    return boxes.flatMap(({ words, box }, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        return across > -3 && down > 4 ? [`${words} / ${other.words}`] : []
      }),
    )
  })

const picture = (page: Page) => page.getByRole('img', { name: /^What you owe starts/ })

test('the texts of its picture never touch, however the loan ends', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/loan/prepay')
  for (const [link, ends, agreed] of [
    ['', 'repaid after 16 years', 'repaid after 20 years'],
    ['changes=once~5,00,000~12~lower-emi', 'repaid after 20 years', 'repaid after 20 years'],
    ['changes=monthly~1,00,000~1', 'repaid after 3 years 5 months', 'repaid after 20 years'],
    ['changes=once~10,000~200~shorter', 'repaid after 20 years', 'repaid after 20 years'],
    ['tenure=1&tenureUnit=months', 'repaid after 1 month', 'repaid after 1 month'],
    [
      'tenure=7&changes=rate~12~2~keep-emi',
      'repaid after 8 years 4 months',
      'repaid after 7 years',
    ],
    ['rate=7&changes=rate~10~25~keep-emi', 'never repaid', 'repaid after 20 years'],
    [
      'rate=7&changes=rate~9.7~25~keep-emi',
      'repaid after 51 years 1 month',
      'repaid after 20 years',
    ],
    ['emi=35,000&changes=', 'never repaid', 'never repaid'],
    ['emi=35,417', 'repaid after 28 years 3 months', 'never repaid'],
    ['emi=0', 'never repaid', 'never repaid'],
    [
      'changes=once~1~1*once~2~60*once~3~120*rate~9~180',
      'repaid after 20 years 1 month',
      'repaid after 20 years 1 month. The new rate counts in both',
    ],
  ] as const) {
    await bring(page, link)
    await expect(picture(page)).toHaveAccessibleName(
      new RegExp(
        `With (?:the changes|your payments) it is ${ends}; without them it is ${agreed}\\.`,
      ),
    )
    for (const width of fewWidths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await touchingTexts(picture(page)), `${link} at ${width} px`).toEqual([])
    }
  }
})

// The example is looked at with every page.
test('nothing stands in the way of a screen reader or of weak eyes', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/loan/prepay')
  for (const [link, said] of [
    ['rate=7&changes=rate~10~25~keep-emi', 'At this EMI the loan never ends'],
    ['amount=0', 'Enter a loan amount and a tenure'],
  ] as const) {
    await bring(page, link)
    await expect(answer(page)).toContainText(said)
    await expect(page.getByRole('region', { name: 'Year by year' })).toBeVisible()
    await expectNoViolations(page, link)
  }
})
