import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { THOROUGH } from '../tests/is-thorough'
import { chooseFirstMonth, expect, openPage, result, testInTab as test } from './support'

async function downloaded(page: Page, button: string) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), path: await download.path() }
}

const digitsOf = (shown: string | null) => Number((shown ?? '').replace(/[₹,]/g, ''))

/** In paise: whole numbers add up without an error. */
const paiseOf = (rupees: unknown) => Math.round(Number(rupees) * 100)
const sumOf = (amounts: readonly unknown[]) =>
  amounts.reduce((sum: number, amount) => sum + paiseOf(amount), 0)

/** What a file holds to the paisa is on the screen to the rupee, but for a half that was rounded before. */
function expectShown(held: readonly unknown[][], shown: readonly number[][]) {
  expect(held).toHaveLength(shown.length)
  const misses = shown.flatMap((cells, row) =>
    cells.filter((cell, column) => Math.abs(cell - Number(held[row]?.[column])) > 0.51),
  )
  expect(misses).toEqual([])
}

test('the loan schedule holds every month to the paisa, and adds up, as CSV and as Excel', async ({
  page,
}) => {
  await openPage(page, '/loan')
  const { name, path } = await downloaded(page, 'Download CSV')
  expect(name).toBe('loan-500000-10pct-60m.csv')
  const text = await readFile(path, 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  const lines = text.slice(1).split('\r\n')
  expect(lines).toContain('Loan amount,500000.00')
  expect(lines).toContain('Monthly EMI,10623.52')
  expect(lines).toContain('Total Interest,137411.34')
  const head = lines.indexOf('Month,Principal,Interest,Balance')
  const rows = lines.slice(head + 1, head + 61).map((line) => line.split(','))
  expect(rows[0]).toEqual(['1', '6456.86', '4166.67', '493543.14'])
  expect(rows.at(-1)?.at(-1)).toBe('0.00')
  expect(sumOf(rows.map(([, principal]) => principal))).toBe(500_000_00)
  expect(sumOf(rows.map(([, , interest]) => interest))).toBe(137_411_34)

  await page.getByRole('button', { name: 'Show full schedule' }).click()
  await page.getByRole('button', { name: 'Open all years' }).click()
  const shown = await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^\d+$/ }) })
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))
  expectShown(
    rows,
    shown.map((cells) => cells.map(digitsOf)),
  )
  expect(lines[head + 61]).toBe('Total,500000.00,137411.34,')

  await test.step('as Excel, with real numbers and the months of a calendar', async () => {
    await chooseFirstMonth(page, 'Apr', '2027')
    const { name, path } = await downloaded(page, 'Download Excel')
    expect(name).toBe('loan-500000-10pct-60m.xlsx')
    const rows = await readSheet(await readFile(path))
    const head = rows.findIndex(([first]) => first === 'Month')
    expect(rows[head]).toEqual(['Month', 'Calendar', 'Principal', 'Interest', 'Balance'])
    expect(rows[head + 1]).toEqual([1, 'Apr 2027', 6456.86, 4166.67, 493543.14])
    expect(rows[head + 60]?.at(-1)).toBe(0)
    const months = rows.slice(head + 1, head + 61)
    expect(sumOf(months.map(([, , principal]) => principal))).toBe(500_000_00)
    const interest = rows.find(([label]) => label === 'Total Interest')?.[1]
    expect(sumOf(months.map(([, , , interest]) => interest))).toBe(paiseOf(interest))
    const shown = digitsOf(await result(page, 'Total Interest').textContent())
    expect(Math.round(Number(interest))).toBe(shown)
  })
})

for (const [path, file] of [
  ['/sip', 'sip-5000-12pct-10y'],
  ['/step-up-sip', 'step-up-sip-5000-10pct-step-12pct-10y'],
] as const) {
  test(`the years of ${path} agree with the table, as CSV and as Excel`, {
    tag: THOROUGH,
  }, async ({ page }) => {
    await openPage(page, path)
    const shown = await page
      .getByRole('table')
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))
    const figures = shown.slice(1).map((cells) => cells.map(digitsOf))

    const csv = await downloaded(page, 'Download CSV')
    expect(csv.name).toBe(`${file}.csv`)
    const lines = (await readFile(csv.path, 'utf8')).split('\r\n')
    const head = lines.indexOf(shown[0]?.join() ?? '')
    const years = lines.slice(head + 1, head + 11).map((line) => line.split(','))
    expectShown(years, figures)
    for (const cells of years) {
      const [invested, returns, value] = cells.slice(-3)
      expect(sumOf([invested, returns])).toBe(paiseOf(value))
    }
    expect(lines).toContain(`Maturity Value,${years.at(-1)?.at(-1)}`)

    const excel = await downloaded(page, 'Download Excel')
    expect(excel.name).toBe(`${file}.xlsx`)
    const rows = await readSheet(await readFile(excel.path))
    const first = rows.findIndex(([cell]) => cell === 'Year') + 1
    expectShown(rows.slice(first, first + 10), figures)
  })
}

test('a plan that ends within a year says so in its file', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/sip')
  await page.getByRole('textbox', { name: 'Duration (years)' }).fill('2.5')
  await expect(page.getByRole('rowheader', { name: '2½', exact: true })).toBeVisible()
  const { path } = await downloaded(page, 'Download CSV')
  expect(await readFile(path, 'utf8')).toContain('\r\n2½,150000.00,')
})
