import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readWorkbook } from '../src/ui/tables/workbook/read-workbook'
import { THOROUGH } from '../tests/is-thorough'
import { field, fill } from './fields'
import { keepShop } from './kept-shop'
import { bring } from './links'
import { textsOnPages } from './read-pdf'
import { expectResults } from './results'
import { expect, openPage, partsFollow, sidewaysScroll, testInTab as test } from './support'

const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByText(name, { exact: true }).click()
const answerCard = (page: Page) => page.getByRole('region', { name: 'Result' })
const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row')
const dates = (page: Page) => page.getByRole('region', { name: 'Dates' }).getByRole('listitem')
/** Of an agreed shop: what GSTR-3B has of October 2026. */
const HARDWARE = { igst: '56,576.73', cgst: '27,728.36', sgst: '27,728.36' }

const daysFromToday = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A link to a return in which only these amounts are not 0. */
function linkOf(amounts: Readonly<Record<string, number>>, filedOn: string): string {
  const rows = ['output', 'reverseCharge', 'creditOpening', 'creditNew', 'cashLedger']
  const cells = rows.flatMap((row) => ['igst', 'cgst', 'sgst'].map((head) => `${row}-${head}`))
  const since = ['igst', 'cgst', 'sgst'].map((head) => `cashSinceDue-${head}=`)
  return [
    ...cells.map((cell) => `${cell}=${amounts[cell] ?? 0}`),
    ...since,
    `filedOn=${filedOn}`,
  ].join('&')
}

/** The example of the page, filed eight days late. */
const EIGHT_DAYS_LATE = '/gst/return#v=1&filedOn=2026-11-28'
const example = (page: Page) => answerCard(page).getByText('Example', { exact: true })

test('marks its example until something is typed, and keeps what is typed for its month', async ({
  page,
}) => {
  await openPage(page, '/gst/return')
  await expect(example(page)).toBeVisible()
  await expect(answerCard(page)).toContainText('in time, due on 20 Nov 2026')
  await expect(page.getByLabel('Filed on')).toHaveValue('')
  const month = page.getByLabel('Month', { exact: true })
  await test.step('another month begins empty', async () => {
    await month.selectOption('September')
    await expect(field(page, 'Output tax, CGST')).toHaveValue('')
    await expectResults(page, { 'Cash to pay': '₹0' })
    await expect(example(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(month).toHaveValue('10')
    await expect(field(page, 'Output tax, CGST')).toHaveValue('54,000')
    await expect(example(page)).toBeVisible()
  })
  await test.step('what is typed is there when its month is chosen again', async () => {
    await month.selectOption('September')
    await fill(page, { 'Output tax, CGST': '700' })
    await month.selectOption('August')
    await expect(field(page, 'Output tax, CGST')).toHaveValue('')
    await page.getByRole('button', { name: 'Use it here' }).click()
    await expect(field(page, 'Output tax, CGST')).toHaveValue('700')
    await month.selectOption('September')
    await expect(field(page, 'Output tax, CGST')).toHaveValue('')
    await month.selectOption('August')
    await expect(field(page, 'Output tax, CGST')).toHaveValue('700')
  })
})

test('opens with October; eight days late, the split with the least cash', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, EIGHT_DAYS_LATE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST return calculator')
  await expect(field(page, 'Output tax, IGST')).toHaveValue('18,000')
  await expectResults(page, {
    'Cash to pay': '₹14,556',
    'Output tax': '₹1,26,000',
    'Reverse charge': '₹900',
    'Paid by credit': '₹1,10,800',
    'Tax in cash': '₹16,100',
    Interest: '₹56',
    'Late fee': '₹400',
    'From the cash ledger': '₹2,000',
    'Each day later': '₹56.95',
    'Credit carried forward': '₹0',
    'Saved by this split': '₹18,400',
  })
  await expect(answerCard(page)).toContainText('8 days late, due on 20 Nov 2026')
  await partsFollow(page)
  await expect(rowsOf(page, 'How the credit is used')).toHaveText([
    'Paid byIGSTCGSTSGSTLeft',
    'IGST credit₹18,000₹19,000₹26,000₹0',
    'CGST credit–₹27,400not allowed₹0',
    'SGST credit–not allowed₹20,400₹0',
    'Cash–₹7,600₹7,600',
    'Output tax₹18,000₹54,000₹54,000',
  ])
  await expect(rowsOf(page, 'Pay in by head').last()).toHaveText('Pay in–₹7,278₹7,278₹14,556')
  await expect(rowsOf(page, 'If you wait').filter({ hasText: '28 Nov 2026' })).toContainText('₹456')
  await expect(dates(page)).toHaveText([
    /11 Nov 2026GSTR-1/,
    /20 Nov 2026GSTR-3BOctober 2026, this return/,
    /30 Nov 2027Last day for credit/,
    /31 Dec 2027GSTR-9/,
    /20 Nov 2029Last day to file at all/,
  ])
  await expect(page.getByRole('img', { name: /^Late fee and interest by days late/ })).toBeVisible()
  await expect(page.getByText('Rules as of November 2026.')).toBeVisible()

  await test.step('each figure says which law it comes from', async () => {
    await answerCard(page).getByText('Why this number').click()
    await expect(answerCard(page)).toContainText(
      'CGST Act, section 50(1); CGST Rules, rule 88B(1); Notification 13/2017-Central Tax. Since 1 July 2017.',
    )
    await expect(answerCard(page)).toContainText('Rules as of November 2026.')
  })
})

test('other days, other fees, and what is typed wrongly', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, EIGHT_DAYS_LATE)
  await test.step('in time', async () => {
    await page.getByLabel('Filed on').fill('2026-11-20')
    await expectResults(page, { 'Cash to pay': '₹14,100', Interest: '₹0', 'Late fee': '₹0' })
    await expect(answerCard(page)).toContainText('in time, due on 20 Nov 2026')
  })
  await test.step('an extended due date', async () => {
    await page.getByLabel('Due date', { exact: true }).fill('2026-11-25')
    await page.getByLabel('Filed on').fill('2026-11-28')
    await expect(answerCard(page)).toContainText('3 days late, due on 25 Nov 2026')
    await expect(page.getByText('usually 20 Nov 2026')).toBeVisible()
  })
  await test.step('today stands in the picture, beside the day of filing', async () => {
    const picture = page.getByRole('region', { name: 'If you wait' }).getByRole('img')
    await expect(picture.getByText('28 Nov: ₹')).toBeVisible()
    await expect(picture.getByText('Today', { exact: true })).toBeHidden()
    await page.getByLabel('Due date', { exact: true }).fill(daysFromToday(-10))
    await page.getByLabel('Filed on').fill(daysFromToday(20))
    await expect(picture.getByText('Today', { exact: true })).toBeVisible()
  })
  await test.step('nothing is below zero, and nothing unreadable counts', async () => {
    await fill(page, { 'Output tax, IGST': '-500', 'Output tax, CGST': 'many' })
    await expect(page.getByText('Counted as 0: nothing here is below zero.')).toBeVisible()
    await expect(page.getByText(/counts as 0: Output tax, CGST\.$/)).toBeVisible()
    await expect(page.locator('main')).not.toContainText('NaN')
  })
  await test.step('a link with a day that the calendar does not have', async () => {
    await bring(page, 'filedOn=2026-02-31')
    await expect(page.getByText('Choose a day.')).toBeVisible()
    await expectResults(page, { 'Cash to pay': '₹14,100' })
  })
  await test.step('credit that is stuck, and money to move', async () => {
    const output = { 'output-cgst': 40_000, 'output-sgst': 40_000 }
    const credit = { 'creditNew-cgst': 70_000, 'creditNew-sgst': 10_000 }
    await bring(page, linkOf({ ...output, ...credit, 'cashLedger-igst': 900 }, '2026-12-05'))
    await expectResults(page, { 'Cash to pay': '₹30,072', 'Credit carried forward': '₹30,000' })
    await expect(
      answerCard(page)
        .getByRole('listitem')
        .filter({ hasText: /Move|stays/ }),
    ).toHaveText([
      'Move ₹375 from IGST to CGST with PMT-09 first.',
      'Move ₹525 from IGST to SGST with PMT-09 first.',
      '₹30,000 of CGST credit stays although SGST is paid in cash: CGST credit never pays SGST.',
    ])
    await expect(page.getByText(/^If this cash lay there on the due date/)).toBeVisible()
  })
  await test.step('the order of credit goes by the period, unless somebody chooses', async () => {
    const output = { 'output-igst': 90_000, 'output-cgst': 60_000, 'output-sgst': 60_000 }
    const credit = { 'creditNew-igst': 60_000, 'creditNew-cgst': 78_000, 'creditNew-sgst': 90_000 }
    const cgstCredit = rowsOf(page, 'How the credit is used').nth(2)
    await bring(page, linkOf({ ...output, ...credit }, ''))
    await expect(cgstCredit).toHaveText('CGST credit₹9,000₹60,000not allowed₹9,000')
    await bring(page, `${linkOf({ ...output, ...credit }, '')}&month=01`)
    await expect(cgstCredit).toHaveText('CGST credit₹18,000₹60,000not allowed₹0')
    await page.getByText('More', { exact: true }).click()
    await choose(page, 'SGST credit for IGST', 'Any order')
    await expect(cgstCredit).toHaveText('CGST credit₹9,000₹60,000not allowed₹9,000')
  })
})

test('quarters, cess, and returns without tax', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/gst/return')
  await test.step('a quarter is due by the state', async () => {
    await choose(page, 'Filing', 'Quarterly')
    await expect(answerCard(page)).toContainText('due on 22 Jan 2027')
    await page.getByLabel('State').selectOption('Delhi')
    await expect(answerCard(page)).toContainText('due on 24 Jan 2027')
    await expect(dates(page)).toHaveCount(9)
    await expect(field(page, 'Credit of this quarter, IGST')).toBeVisible()
  })
  await test.step('cess has a column of its own', async () => {
    await page.getByText('More', { exact: true }).click()
    await page.getByLabel('Cess', { exact: true }).check()
    await fill(page, { 'Output tax, Cess': '5,000', 'Credit of this quarter, Cess': '2,000' })
    await expect(rowsOf(page, 'How the credit is used').nth(4)).toHaveText(
      'Cess creditnot allowednot allowednot allowed₹2,000₹0',
    )
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    await page.setViewportSize({ width: 1280, height: 900 })
  })
  await test.step('an annual return', async () => {
    await choose(page, 'Return', 'GSTR-9')
    await page.getByLabel('Filed on').fill('2027-03-31')
    await expectResults(page, { 'Cash to pay': '₹9,000', 'Late fee': '₹9,000' })
    await expect(page.getByText('The late fee stops at ₹24,000, after 240 days.')).toBeVisible()
    await fill(page, { 'Turnover of that year': '2 crore' })
    await expect(answerCard(page)).toContainText('Up to ₹2 crore no annual return is due.')
    await expectResults(page, { 'Cash to pay': '₹0' })
  })
  await test.step('a nil return of a composition dealer', async () => {
    await choose(page, 'Return', 'GSTR-4')
    await page.getByLabel('Filed on').fill('2026-07-10')
    await page.getByLabel('Nil return').check()
    await expectResults(page, { 'Cash to pay': '₹200', 'Each day later': '₹20.00' })
  })
  await test.step('older returns had other fees', async () => {
    await page.getByLabel('Financial year').selectOption('2020-21')
    await expect(answerCard(page)).toContainText('Counted from June 2021 on')
    await expect(page.getByRole('table')).toHaveCount(0)
  })
})

test('the working is taken away as CSV and as Excel', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, EIGHT_DAYS_LATE)
  const save = async (kind: 'CSV' | 'Excel') => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Download ${kind}` }).click()
    const file = await download
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const csv = await save('CSV')
  expect(csv.name).toBe('gstr3b-2026-10.csv')
  expect(csv.bytes.toString()).toContain('Row,IGST,CGST,SGST/UTGST,Cess,Total\r\n')
  expect(csv.bytes.toString()).toContain('Paid by IGST credit,18000,19000,26000,0,63000\r\n')
  expect(csv.bytes.toString()).toContain('Pay in,0,7278,7278,0,14556\r\n')

  const excel = await save('Excel')
  expect(excel.name).toBe('gstr3b-2026-10.xlsx')
  const book = await readWorkbook(new Blob([new Uint8Array(excel.bytes)]), { mostRows: 100 })
  expect(book).toMatchObject({ sheets: ['How the credit is used', 'If you wait', 'Dates'] })
})

test('takes the tax of the month from the bills kept here, and says so', async ({ page }) => {
  await openPage(page, '/gst/return')
  const take = page.getByRole('button', { name: 'Take output tax from Sales' })
  await expect(take).toHaveCount(0)
  await keepShop(page, 'hardware')
  await openPage(page, '/gst/return')
  await expect(page.getByText('October 2026, from the bills kept on this device')).toBeVisible()
  await take.click()
  await expect(field(page, 'Output tax, IGST')).toHaveValue(HARDWARE.igst)
  await expect(field(page, 'Output tax, CGST')).toHaveValue(HARDWARE.cgst)
  await expect(field(page, 'Output tax, SGST/UTGST')).toHaveValue(HARDWARE.sgst)
  // Nothing of the example is left beside it.
  await expect(field(page, 'Credit of this month, IGST')).toHaveValue('')
  const said = page.getByText(/^Output tax of October 2026 taken from Sales\. .*emptied/)
  await expect(said).toBeVisible()

  await test.step('what is typed since stays when it is undone', async () => {
    await fill(page, { 'Credit of this month, IGST': '100' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field(page, 'Output tax, IGST')).toHaveValue('18,000')
    await expect(field(page, 'Credit of this month, CGST')).toHaveValue('18,400')
    await expect(field(page, 'Credit of this month, IGST')).toHaveValue('100')
    await expect(said).toHaveCount(0)
  })
  await test.step('a month without bills', async () => {
    await page.getByLabel('Year', { exact: true }).selectOption('2024')
    await fill(page, { 'Output tax, IGST': '18,000' })
    await take.click()
    await expect(page.getByText('No bills of October 2024 are kept on this device.')).toBeVisible()
    await expect(field(page, 'Output tax, IGST')).toHaveValue('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field(page, 'Output tax, IGST')).toHaveValue('18,000')
  })
})

test('is on one sheet of paper, for whoever checks it', { tag: THOROUGH }, async ({ page }) => {
  const print = async () => textsOnPages(await page.pdf({ preferCSSPageSize: true }))
  await openPage(page, '/gst/return')
  // As soon as the page is open: not when it is idle.
  await expect.poll(async () => (await print()).length, { timeout: 3_000 }).toBe(1)
  const sheets = await print()
  const text = sheets.flat().join(' ').replace(/\s+/g, ' ')
  for (const words of [
    'Paid by IGST credit',
    'If you wait',
    'Last day to file at all',
    'rule 88A',
  ]) {
    expect(text).toContain(words)
  }

  await test.step('a quarter with cess, in Hindi, too', async () => {
    await openPage(page, '/hi/gst/return#v=1&filing=quarterly&cess=yes&filedOn=2027-03-01')
    await expect(page.locator('[data-island=stale], [data-island=prerendered]')).toHaveCount(0)
    expect(await print()).toHaveLength(1)
  })
})
