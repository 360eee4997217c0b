import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { violationsOn } from './axe'
import { withDevanagari } from './devanagari'
import { field, fill } from './fields'
import { bring, openElsewhere } from './links'
import { expectResults } from './results'
import {
  expect,
  giveFile,
  openPage,
  result,
  showIn,
  sidewaysScroll,
  testInTab as test,
} from './support'

const PATH = '/sip/returns'
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const answerCard = (page: Page) => card(page, 'Result')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const reading = (page: Page) => page.getByRole('group').filter({ hasText: 'How it was read' })
const rows = (page: Page) => page.getByRole('textbox', { name: /^Date, row / })

/** Pastes a text into a cell, as a keyboard does. */
const pasteInto = (page: Page, cell: string, text: string) =>
  field(page, cell).evaluate((input, text) => {
    input.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

const pasteRows = async (page: Page, text: string) => {
  await button(page, 'Paste').click()
  await page.getByRole('textbox', { name: 'Rows with a date and an amount' }).fill(text)
  await button(page, 'Read rows').click()
}

// The example ends on the day on which it is looked at.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-16T06:00:00Z'))

test('opens with payments into a fund, and what they earned', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What did my money earn?')
  await expectResults(page, {
    XIRR: '11.02%',
    'Paid in': '₹4,50,000',
    'Taken out': '₹40,000',
    'Value today': '₹6,45,000',
    Gain: '₹2,35,000',
    'Gain of all paid in': '52.22%',
    'In a bank deposit at 6.5%': '₹5,41,305',
    'More than the bank': '₹1,03,695',
    Time: '2,051 days · 5.62 years',
  })
  await expect(answerCard(page)).toContainText(
    'Money went in, out and in again, so several rates were possible. All were looked for: only one fits.',
  )
  await expect(reading(page)).toContainText('Dates as day/month/year; 6 rows count, none left out')
  await expect(
    page.getByRole('table', { name: 'Payment by payment' }).getByRole('row').nth(4),
  ).toHaveText('20 Jan 2023–₹40,0001,396-₹59,661')
  await expect(card(page, 'How it works')).toContainText(
    '₹1,00,000 × 1.11019172051 ÷ 365 = ₹1,79,928',
  )

  await test.step('all of it goes into a file', async () => {
    const started = page.waitForEvent('download')
    await button(page, 'Download CSV').click()
    const file = await started
    expect(file.suggestedFilename()).toBe('returns-2026-11-16.csv')
    expect(await readFile(await file.path(), 'utf8')).toContain(
      '2023-01-20,0.00,40000.00,1396,-59661.15',
    )
  })
})

test('payments are typed, tidied, removed and brought back', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, PATH)
  await field(page, 'Date, new row').fill('1-Apr-25')
  await page.keyboard.press('Enter')
  await page.keyboard.type('25000')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Date, row 7')).toHaveValue('1 Apr 2025')
  await expect(field(page, 'Paid in, row 7')).toHaveValue('25,000')
  await expect(field(page, 'Date, new row')).toBeFocused()
  await expectResults(page, { 'Paid in': '₹4,75,000', Gain: '₹2,10,000' })

  await button(page, 'Remove row 4').click()
  await expectResults(page, { 'Taken out': '₹0' })
  await button(page, 'Undo').click()
  await expectResults(page, { 'Taken out': '₹40,000' })

  await field(page, 'Date, row 1').fill('31/02/2024')
  await page.keyboard.press('Tab')
  await expect(reading(page)).toContainText('6 rows count, 1 left out')
  await reading(page).locator('summary').click()
  await expect(reading(page)).toContainText('Row 1: "31/02/2024" is not a date')
  await expect(field(page, 'Date, row 1')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Date, row 1')).toHaveAccessibleDescription(
    'Row 1: "31/02/2024" is not a date',
  )
  await expect(answerCard(page)).toContainText('Row 1: "31/02/2024" is not a date; 6 rows count.')
})

test('pasted rows are read, and a bad one is named', async ({ page }) => {
  await openPage(page, PATH)
  await pasteRows(page, '5-Apr-21,-100000\n5-Apr-22,-100000\nsoon,5\n16-Nov-26,310000')
  await fill(page, { On: '16/11/2026' })
  await expectResults(page, {
    XIRR: '8.92%',
    'Paid in': '₹2,00,000',
    'Taken out': '₹3,10,000',
    'In a bank deposit at 6.5%': 'could not have paid: empty on 16 Nov 2026, ₹31,642 short',
  })
  await expect(field(page, 'Value today')).toHaveValue('')
  await expect(reading(page)).toContainText('3 rows count, 1 left out')
  await expect(reading(page)).toContainText('Minus amounts were read as money paid in.')
  await expect(reading(page)).toContainText('Row 3: no date in "soon"')
  await expect(field(page, 'Date, row 3')).toHaveValue('soon,5')

  await test.step('in and out can be changed over', async () => {
    await button(page, 'Swap in and out').click()
    await expect(answerCard(page)).toContainText(
      'Money came out before it went in: this is what it cost you.',
    )
    await expect(reading(page)).toContainText('Minus amounts were read as money taken out.')
    await button(page, 'Swap in and out').click()
  })

  await test.step('a mended row counts', async () => {
    await field(page, 'Date, row 3').fill('5/4/2023')
    await field(page, 'Paid in, row 3').fill('50000')
    await expectResults(page, { 'Paid in': '₹2,50,000' })
    await expect(button(page, 'Swap in and out')).toHaveCount(0)
  })

  await test.step('rows pasted into a cell go there, and nowhere else', async () => {
    await pasteInto(page, 'Date, row 2', '1/1/2022\t1000\n2/1/2022\t2000')
    await expect(rows(page)).toHaveCount(6)
    await expect(field(page, 'Date, row 3')).toHaveValue('2 Jan 2022')
    await expectResults(page, { 'Paid in': '₹2,53,000' })
  })
})

test('several rates, none, and what stands instead', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  const on = 'on=16/11/2026&value='
  await bring(page, `${on}&rows=2023-01-01~100~*2024-01-01~~230*2024-12-31~132~`)
  await expect(answerCard(page)).toContainText(
    'More than one yearly rate fits these payments: 10.00% and 20.00%. None of them alone is your return.',
  )
  await expectResults(page, { 'Gain of all paid in': '-0.86%' })
  await bring(page, `${on}&rows=2020-01-01~100~*2020-12-31~~200*2021-12-31~150~`)
  await expect(answerCard(page)).toContainText('No yearly rate makes these payments come out even.')
  await bring(page, `${on}0&rows=2024-01-01~1000~*2025-01-01~1000~`)
  await expectResults(page, { XIRR: '-100.00%' })
  await bring(page, `${on}104000&rows=2026-06-26~100000~`)
  await expectResults(page, { 'Gain of all paid in': '4.00%', CAGR: '10.53%', Time: '143 days' })
  await bring(page, `${on}&rows=2024-01-01~1000~`)
  await expect(answerCard(page)).toContainText('Type what it is worth today.')
  await bring(page, `${on}&rows=`)
  await expect(answerCard(page)).toContainText('Add a payment.')
})

test('all rows can be removed, and come back', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await button(page, 'Clear').click()
  await expect(answerCard(page)).toContainText('Add a payment.')
  await expect(rows(page)).toHaveCount(0)
  await expect(field(page, 'Value today')).toHaveValue('')
  await button(page, 'Undo').click()
  await expectResults(page, { XIRR: '11.02%' })
  await expect(field(page, 'On')).toHaveValue('16/11/2026')

  await button(page, 'Clear').click()
  await fill(page, { 'Date, new row': '5/4/2025' })
  await fill(page, { 'Paid in, row 1': '7000', 'Value today': '7 lakh' })
  await button(page, 'Undo').click()
  await expect(rows(page)).toHaveCount(7)
  await expect(field(page, 'Paid in, row 7')).toHaveValue('7,000')
  await expect(field(page, 'Value today')).toHaveValue('7,00,000')
})

const statement = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2006, 0, 1) + index * 86_400_000).toISOString().slice(0, 10)
    return `${day},${1000 + (index % 7)}`
  }).join('\n')

test('a file of 5,000 rows answers, and is there after a reload', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, PATH)
  await giveFile(button(page, 'File'), {
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Asha Rao\nDate,Amount\n${statement(5003)}`),
  })
  await expect(page.getByText('5,000 rows, up to 5,000')).toBeVisible()
  await fill(page, { 'Value today': '90 lakh', On: '16/11/2026' })
  await expectResults(page, { XIRR: '4.16%' })
  await expect(page.getByText('The rows stay on your device.')).toBeVisible()
  await expect(card(page, 'Read from statement.csv')).toContainText(
    'After the first 5,000 payments',
  )
  await expect(rows(page)).toHaveCount(50)
  await button(page, 'Show 50 more').click()
  await expect(rows(page)).toHaveCount(100)

  await page.reload()
  await expectResults(page, { XIRR: '4.16%' })
  await expect(page.getByText('5,000 rows, up to 5,000')).toBeVisible()
})

test('a workbook brings its days', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  const started = page.waitForEvent('download')
  await button(page, 'Download Excel').click()
  const book = await (await started).path()
  await button(page, 'Clear').click()
  await giveFile(button(page, 'File'), {
    name: 'returns.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(book),
  })
  await expect(rows(page)).toHaveCount(6)
  await fill(page, { 'Value today': '645000', On: '16/11/2026' })
  await expectResults(page, { XIRR: '11.02%' })
  await expect(page.getByRole('textbox', { name: /^Date, row/ }).nth(3)).toHaveValue('20 Jan 2023')
})

test('a file that is none says so', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await giveFile(button(page, 'File'), {
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  })
  await expect(page.getByRole('alert')).toContainText('This is a PDF')
  await giveFile(button(page, 'File'), {
    name: 'a.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('nothing to see here\nat all'),
  })
  await expect(page.getByRole('alert')).toContainText('No row with a date and an amount was found.')
  await expect(answerCard(page)).toContainText('The new file was not read.')
  await expectResults(page, { XIRR: '–' })
  await button(page, 'Go on with them').click()
  await expectResults(page, { XIRR: '11.02%' })
})

test('a link brings the rows', { tag: THOROUGH }, async ({ page }) => {
  await openElsewhere(
    page,
    `${PATH}#v=1&rows=2021-04-05~100000~*2022-04-05~100000~&source=typed&value=310000&on=16/11/2026&bank=7`,
  )
  await expectResults(page, { XIRR: '8.92%' })
  await expect(field(page, 'Date, row 2')).toHaveValue('5 Apr 2022')
  await expect(result(page, 'In a bank deposit at 7%')).toBeVisible()
})

test('long amounts stay in view on the narrowest phone', { tag: THOROUGH }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openPage(page, PATH)
  await bring(
    page,
    'rows=2021-04-05~9999999999999~*2022-04-05~~1111111111111&value=8888888888888&on=16/11/2026',
  )
  await expect(field(page, 'Paid in, row 1')).toHaveValue('99,99,99,99,99,999')
  await expect(answerCard(page)).toContainText('a year on the money')
  expect(await sidewaysScroll(page)).toBe(0)
})

const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('it is not reached by Tab')
}

/** Reaches the button for a file by Tab; the browser's own window for files is no part of the page. */
const giveByKeys = async (page: Page, name: string, buffer: Buffer) => {
  await tabTo(page, page.getByRole('button', { name: /^(File|फ़ाइल)$/ }))
  await page
    .locator('main input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer })
}

for (const [address, theme] of [
  ['/sip/returns', 'light'],
  ['/hi/sip/returns', 'dark'],
] as const) {
  test(`what is asked of a file is answered by keys alone: ${address}`, async ({ page }) => {
    if (theme === 'dark') await withDevanagari(page)
    await openPage(page, address)
    await showIn(page, theme)
    const agreed = (name: string) => readFile(`tests/real-files/${name}`)

    await giveByKeys(page, 'axis-dr-cr.csv', await agreed('axis-dr-cr.csv'))
    const months = page.locator('input[name="date-order"]')
    await tabTo(page, months.first())
    expect(await violationsOn(page), 'the question about days').toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('input[data-column="date"]').first()).toHaveValue(/^4 /)
    await expect(months.last()).toBeChecked()
    await expect(months.last()).toBeFocused()

    await page.locator('main').getByRole('button').first().focus()
    await giveByKeys(page, 'groww-mf-orders.csv', await agreed('groww-mf-orders.csv'))
    const schemes = page.locator('input[name="scheme"]')
    await tabTo(page, schemes.first())
    await page.keyboard.press('ArrowDown')
    await expect(schemes.nth(1)).toBeChecked()
    await expect(schemes.nth(1)).toBeFocused()
    expect(await violationsOn(page), 'schemes').toEqual([])

    await page.locator('main').getByRole('button').first().focus()
    const own = 'Dt of entry,Sign,Rupees,Left\n5/4/2021,Buy,1000,9\n25/4/2022,Sell,400,8'
    await giveByKeys(page, 'own.csv', Buffer.from(own))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await violationsOn(page, 'dialog'), 'the question about columns').toEqual([])
    await tabTo(page, dialog.getByRole('combobox').nth(1))
    await page.keyboard.type('Rup')
    await tabTo(page, dialog.getByRole('combobox').nth(2))
    await page.keyboard.type('Sig')
    await tabTo(page, dialog.getByRole('button').last())
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /own\.csv/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^(File|फ़ाइल)$/ })).toBeFocused()
    expect(await violationsOn(page), 'what was read').toEqual([])
  })
}
