import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import agreed from '../tests/real-files/README.json' with { type: 'json' }
import { field, fill } from './fields'
import { expectResults } from './results'
import { expect, giveFile, openPage, testInTab as test } from './support'

const PATH = '/sip/returns'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const answerCard = (page: Page) => page.getByRole('region', { name: 'Result', exact: true })
const panel = (page: Page, name: string) => page.getByRole('region', { name: `Read from ${name}` })
const give = (page: Page, name: string, content?: string) =>
  giveFile(button(page, 'File'), {
    name,
    mimeType: 'text/csv',
    buffer: content === undefined ? readFileSync(`tests/real-files/${name}`) : Buffer.from(content),
  })
const rupees = (amount: number) =>
  `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

test('files of funds, brokers and banks come out as they are', async ({ page }) => {
  await openPage(page, PATH)
  for (const { file, expected } of agreed.files.filter(({ page }) => page === 'returns')) {
    await test.step(file, async () => {
      const said = expected as { in: number; out?: number }
      await give(page, file)
      await expect(panel(page, file)).toContainText(`Paid in${rupees(said.in)}`)
      if (said.out !== undefined) {
        await expect(panel(page, file)).toContainText(`Taken out${rupees(said.out)}`)
      }
      await expect(panel(page, file)).toContainText('Every amount of the file is in one of these.')
      await expectResults(page, { XIRR: '–' })
      await expect(field(page, 'Value today')).toHaveValue('')
    })
  }
})

test('a file of several schemes is looked at as a whole or one by one', async ({ page }) => {
  await openPage(page, PATH)
  await give(page, 'groww-mf-orders.csv')
  await expect(answerCard(page)).toContainText('Type what it is worth today.')
  await fill(page, { 'Value today': '20000', On: '18/11/2026' })
  await expect(answerCard(page)).toContainText('Paid in₹10,997')
  const nifty = page.getByRole('radio', { name: /^Nifty 50/ })
  await nifty.check()
  await expect(field(page, 'Value today')).toHaveValue('')
  await fill(page, { 'Value today': '15000' })
  await expectResults(page, { CAGR: '7.31%' })
  await expect(answerCard(page)).toContainText('Paid in₹9,999')
  await page.getByRole('radio', { name: 'All 4' }).check()
  await expect(field(page, 'Value today')).toHaveValue('20,000')
  await expect(panel(page, 'groww-mf-orders.csv')).toContainText('gain ₹5,001, 7.31% a year')
})

test('what heads leave open is asked once, and remembered', async ({ page }) => {
  await openPage(page, PATH)
  const file = 'Dt of entry,Sign,Rupees,Left\n5/4/2021,Buy,1000,9\n5/4/2022,Sell,400,8'
  await give(page, 'own.csv', file)
  const dialog = page.getByRole('dialog', { name: 'Which column is what?' })
  await dialog.getByRole('combobox', { name: 'Amount' }).selectOption('Rupees')
  await dialog.getByRole('combobox', { name: 'Buy or sell, Dr or Cr' }).selectOption('Sign')
  await button(page, 'Read the rows').click()
  await expect(dialog).toHaveCount(0)
  await expect(panel(page, 'own.csv')).toContainText('Paid in₹1,000.00')
  await give(page, 'next.csv', `${file}\n5/4/2023,Sell,100,7`)
  await expect(panel(page, 'next.csv')).toContainText('Taken out₹500.00')
})

test('which number is the month is asked, answered at once and remembered', async ({ page }) => {
  await openPage(page, PATH)
  const file = 'Date,Type,Amount\n5/4/2021,Buy,1000\n6/4/2022,Sell,400'
  await give(page, 'open.csv', file)
  const question = page.getByRole('group', { name: 'Which number is the month?' })
  await expect(panel(page, 'open.csv')).toContainText('none of them tells')
  await expect(question).toContainText('5/4/2021 is 5 Apr 2021 · 6/4/2022 is 6 Apr 2022')
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
  await fill(page, { 'Value today': '900' })
  await question.getByRole('radio', { name: /^The first/ }).check()
  await expect(field(page, 'Date, row 1')).toHaveValue('4 May 2021')
  await expect(field(page, 'Value today')).toHaveValue('900')
  await expect(panel(page, 'open.csv')).toContainText('Dates as month/day/year.')
  await give(page, 'next.csv', `${file}\n7/4/2023,Sell,100`)
  await expect(field(page, 'Date, row 3')).toHaveValue('4 Jul 2023')
  await question.getByRole('radio', { name: /^The second/ }).check()
  await expect(field(page, 'Date, row 3')).toHaveValue('7 Apr 2023')
  await give(page, 'told.csv', `${file}\n13/4/2023,Sell,100`)
  await expect(field(page, 'Date, row 1')).toHaveValue('5 Apr 2021')
  await expect(question).toHaveCount(0)
})

test('a file of another page is named and led there', async ({ page }) => {
  await openPage(page, PATH)
  await give(page, 'meesho-orders-2025-08.csv')
  await expect(page.getByRole('alert')).toContainText('is a file of Meesho')
  await expect(page.getByRole('link', { name: 'To Settlements' })).toBeVisible()
  await expectResults(page, { XIRR: '–' })
})

for (const [time, day] of [
  ['2027-04-01T06:00:00Z', '01/04/2027'],
  ['2099-06-01T06:00:00Z', '01/06/2099'],
] as const) {
  test(`the example ends today: ${day}`, async ({ page }) => {
    await page.clock.setFixedTime(time)
    await openPage(page, PATH)
    await expect(field(page, 'On')).toHaveValue(day)
    await expectResults(page, { XIRR: '11.02%', Time: '2,051 days · 5.62 years' })
  })
}
