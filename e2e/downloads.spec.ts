import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { chooseFirstMonth, expect, openPage, result, test } from './support'

async function downloaded(page: Page, button: string) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), path: await download.path() }
}

const digitsOf = (shown: string | null) => Number((shown ?? '').replace(/[₹,]/g, ''))

test('the loan schedule as CSV holds every month, as on the screen', async ({ page }) => {
  await openPage(page, '/loan')
  const { name, path } = await downloaded(page, 'Download CSV')
  expect(name).toBe('loan-500000-10pct-60m.csv')
  const text = await readFile(path, 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  const lines = text.slice(1).split('\r\n')
  expect(lines).toContain('Loan amount,500000')
  expect(lines).toContain('Monthly EMI,10624')
  const head = lines.indexOf('Month,Principal,Interest,Balance')
  const months = lines.slice(head + 1, head + 61).map((line) => line.split(',').map(Number))

  await page.getByRole('button', { name: 'Show full schedule' }).click()
  await page.getByRole('button', { name: 'Open all years' }).click()
  const shown = await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^\d+$/ }) })
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))
  expect(months).toEqual(shown.map((cells) => cells.map(digitsOf)))
  expect(lines[head + 61]).toBe('Total,500000,137411,')
})

test('the loan schedule as Excel holds real numbers that agree with the screen', async ({
  page,
}) => {
  await openPage(page, '/loan')
  await chooseFirstMonth(page, 'Apr', '2027')
  const { name, path } = await downloaded(page, 'Download Excel')
  expect(name).toBe('loan-500000-10pct-60m.xlsx')
  const rows = await readSheet(await readFile(path))
  const head = rows.findIndex(([first]) => first === 'Month')
  expect(rows[head]).toEqual(['Month', 'Calendar', 'Principal', 'Interest', 'Balance'])
  expect(rows[head + 1]).toEqual([1, 'Apr 2027', 6457, 4167, 493543])
  expect(rows[head + 60]?.at(-1)).toBe(0)
  const interest = rows.find(([label]) => label === 'Total Interest')?.[1]
  expect(interest).toBe(digitsOf(await result(page, 'Total Interest').textContent()))
})

for (const [path, file] of [
  ['/sip', 'sip-5000-12pct-10y'],
  ['/step-up-sip', 'step-up-sip-5000-10pct-step-12pct-10y'],
] as const) {
  test(`the years of ${path} agree with the table, as CSV and as Excel`, async ({ page }) => {
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
    expect(lines.slice(head + 1, head + 11).map((line) => line.split(',').map(Number))).toEqual(
      figures,
    )

    const excel = await downloaded(page, 'Download Excel')
    expect(excel.name).toBe(`${file}.xlsx`)
    const rows = await readSheet(await readFile(excel.path))
    const first = rows.findIndex(([cell]) => cell === 'Year') + 1
    expect(rows.slice(first, first + 10)).toEqual(figures)
  })
}

test('nothing of the export is loaded before it is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openPage(page, '/loan')
  expect(asked.filter((url) => /export-|csv-|sheet-/.test(url))).toEqual([])
})
