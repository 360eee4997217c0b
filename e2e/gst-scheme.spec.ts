import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field, fill } from './fields'
import { bring } from './links'
import { expectResults } from './results'
import { expect, openPage, result, sidewaysScroll, testInTab as test } from './support'

const PATH = '/gst/scheme'
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const business = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const more = (page: Page) => page.getByRole('group').filter({ hasText: 'More' }).locator('summary')
const row = (page: Page, name: RegExp) =>
  page.getByRole('table', { name: 'Side by side' }).getByRole('row', { name })

test('opens with a shop: what each way leaves, and where they cross', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Composition or regular GST?')
  await expectResults(page, {
    'Left over a year': '₹10,48,800',
    Composition: '₹10,48,800',
    Regular: '₹9,76,271',
    'Not registered': 'Above ₹40,00,000 a year you must register.',
    Difference: '₹72,529',
    'Break-even purchases': '66.72%',
    'Break-even share of businesses': '17.92%',
    'Price change for regular': '+1.40%',
    'Output GST': '₹9,31,729',
    'GST to pay': '₹2,40,529',
  })
  await expect(card(page, 'Result')).toContainText('Composition leaves ₹72,529 more than regular.')
  await expect(row(page, /^GST in it/)).toHaveText('GST in it–-₹9,31,729')
  await expect(row(page, /^Left over/)).toHaveText('Left over₹10,48,800₹9,76,271')
  await expect(card(page, 'How it works')).toContainText('8,23,729 − 60,000 − 6,91,200 = ₹72,529')
  await expect(card(page, 'What you may choose')).toContainText('Rules as of November 2026.')
  await expect(card(page, 'Where they cross').getByRole('img')).toHaveAccessibleName(
    /Composition from ₹52,96,800 to -₹17,83,200.*Even at 66\.72%\.$/,
  )

  await test.step('the picture is read by keys', async () => {
    const slider = card(page, 'Where they cross').getByRole('slider')
    await slider.focus()
    await page.keyboard.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', 'Purchases 100%')
  })
})

test('business and state change what nobody has typed', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await business(page, 'Restaurant').check()
  await fill(page, {
    'Sales a year': '50,00,000',
    'Sold to businesses (%)': '0',
    'Purchases (% of sales)': '35',
    'GST on purchases (%)': '5',
    'Expenses with GST': '6,00,000',
    'Other costs': '9,00,000',
  })
  await expect(field(page, 'GST rate (%)')).toHaveValue('5')
  await expect(card(page, 'Result')).toContainText('Purchases do not matter')
  await expect(page.getByLabel('I make ice cream')).toHaveCount(0)

  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Manipur' })
  await expect(more(page)).toHaveText(
    /Composition 5%, up to ₹75 lakh · register above ₹10 lakh · no input tax back/,
  )
  await more(page).click()
  await expect(field(page, 'Composition limit')).toHaveAttribute('placeholder', '75,00,000')
  await expect(page.getByLabel('Input tax comes back')).not.toBeChecked()
  await fill(page, { 'Composition rate (%)': '4' })

  await business(page, 'Services').check()
  await expect(field(page, 'GST rate (%)')).toHaveValue('18')
  await expect(field(page, 'Composition limit')).toHaveAttribute('placeholder', '50,00,000')
  await expect(page.getByLabel('Input tax comes back')).toBeChecked()
  await expect(more(page)).toContainText('Composition 4%, up to ₹50 lakh')
  await expect(card(page, 'What you may choose')).toContainText('Your own figure.')
})

test('a way that is not allowed says why, and the block goes', async ({ page }) => {
  await openPage(page, PATH)
  await page.getByLabel('I sell to other states').check()
  await expectResults(page, {
    'Left over a year': '₹9,76,271',
    Composition: 'Composition sells within one state.',
    Regular: '₹9,76,271',
  })
  await expect(card(page, 'Result')).toContainText('Regular is the only way open to you.')
  await expect(result(page, 'Break-even purchases')).toHaveCount(0)
  await expect(result(page, 'Difference')).toHaveCount(0)
  await expect(card(page, 'Where they cross')).toHaveCount(0)
  const choices = card(page, 'What you may choose').getByRole('listitem')
  await expect(choices.nth(2)).toContainText('Goods sold to another state need a registration.')
  await expect(card(page, 'How it works')).toContainText('GST to pay')

  await test.step('below the limit nobody has to register', async () => {
    await bring(page, 'sales=30,00,000')
    await expect(card(page, 'Result')).toContainText(
      'Not registered leaves ₹30,000 more than composition.',
    )
    await expect(row(page, /^Customers pay/)).toHaveText(
      'Customers pay₹30,00,000₹30,54,000₹30,00,000',
    )
  })
})

test('begins in the state of the shop, and counts goods without tax and at other rates', async ({
  page,
}) => {
  await openPage(page, PATH)
  await page.evaluate(() =>
    localStorage.setItem('gst-hisab-seller', JSON.stringify({ name: 'Kirana', state: '14' })),
  )
  await page.reload()
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('14')
  await expect(card(page, 'Result').getByText('Example', { exact: true })).toBeVisible()

  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Maharashtra' })
  await page.locator('summary', { hasText: 'Several rates' }).click()
  await fill(page, {
    'Sales a year': '50,00,000',
    'Sold to businesses (%)': '0',
    'GST on purchases (%)': '10.8',
    'Sold without tax': '20,00,000',
  })
  await expectResults(page, { Difference: '₹79,448' })
  await page.getByLabel('I make what I sell').check()
  await expectResults(page, { Difference: '₹59,448' })
  await fill(page, { 'Sold at a second rate': '40 lakh' })
  await expect(page.getByText('they count as ₹60,00,000.')).toBeVisible()
})

test('odd numbers get an answer and a calm hint', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  await fill(page, { 'Sold to businesses (%)': '250', 'Purchases (% of sales)': '95' })
  await expect(page.getByText('Counted as 100:')).toBeVisible()
  await expect(card(page, 'Result')).toContainText(/Regular loses ₹[\d,]+ less than composition\./)
  await fill(page, { 'Sold to businesses (%)': '-4' })
  await expect(card(page, 'Result')).toContainText('More input tax than output tax')
  await expect(page.getByText('Counted as 0: nothing here is below zero.')).toBeVisible()

  await fill(page, { 'Sales a year': 'nonsense', 'Expenses with GST': '', 'Other costs': '' })
  await expect(card(page, 'Result')).toContainText('Type what you sell in a year.')
  await expectResults(page, { 'Left over a year': '₹0', 'Break-even purchases': 'None' })

  await page.setViewportSize({ width: 320, height: 800 })
  await fill(page, { 'Sales a year': '9999999999999', 'Other costs': '9999999999999' })
  await expectResults(page, { Composition: 'Composition ends at ₹1,50,00,000.' })
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
})

test('the files hold every way in paise', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('gst-scheme-goods-6000000.csv')
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toContain('Row,Composition,Regular,Not registered')
  expect(csv).toContain('GST in it,,-931728.81,')
  expect(csv).toContain('Left over,1048800.00,976271.19,')
  const workbook = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Excel' }).click()
  expect((await workbook).suggestedFilename()).toBe('gst-scheme-goods-6000000.xlsx')
})

test('is in rupees whatever the currency, and in Hindi with the same inputs', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, `${PATH}#v=1&purchaseShare=70&state=33&currency=USD`)
  await expectResults(page, { 'Left over a year': '₹3,76,271', Difference: '-₹35,471' })
  await expect(card(page, 'Result')).toContainText('Regular leaves ₹35,471 more than composition.')
  await page.goto(`/hi${PATH}#v=1&purchaseShare=70&state=33`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('कंपोज़िशन या रेगुलर GST?')
  await expect(page.getByLabel('राज्य', { exact: true })).toHaveValue('33')
  await expect(card(page, 'नतीजा')).toContainText('रेगुलर में कंपोज़िशन के मुकाबले ₹35,471 ज़्यादा बचते हैं।')
})
