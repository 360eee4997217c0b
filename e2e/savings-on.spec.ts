import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field, fill } from './fields'
import { bring } from './links'
import { expectResults } from './results'
import { expect, openPage, sidewaysScroll, testInTab as test } from './support'

const taxLine = (page: Page, name: RegExp) =>
  page.getByRole('table', { name: 'The tax, line by line' }).getByRole('row', { name })

test('a large gain bears a surcharge, with relief just above a threshold', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, '/sip/after-tax')
  await fill(page, {
    'Monthly amount': '15,000',
    'Annual step-up (%)': '10',
    'Duration (years)': '20',
  })
  await expectResults(page, { Tax: '₹29,06,747' })
  await expect(taxLine(page, /^Surcharge/)).toHaveText(/15% of the tax.*₹3,64,559$/)
  await expect(taxLine(page, /^Marginal relief/)).toHaveCount(0)

  await test.step('the other income of the year counts', async () => {
    await bring(page, 'otherIncome=38.9 lakh')
    await expect(field(page, 'Other income of that year')).toHaveValue('38.9 lakh')
    await expectResults(page, { Tax: '₹1,41,976' })
    await expect(taxLine(page, /^Surcharge/)).toHaveText(/10% of the tax/)
    await expect(taxLine(page, /^Marginal relief/)).toHaveText(/-₹/)
  })

  await test.step('in another currency the rules say whose they are, and a flat rate is a press away', async () => {
    await bring(page, 'currency=USD')
    const card = page.getByRole('region', { name: 'The tax, line by line', exact: true })
    await expect(card).toContainText('These are rules for rupees.')
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    await card.getByRole('button', { name: 'Use a flat rate' }).click()
    await expect(field(page, 'Flat rate (%)')).toHaveValue('30')
    await expect(page.getByRole('radio', { name: 'Flat rate' })).toBeFocused()
    await expect(field(page, 'Other income of that year')).toHaveCount(0)
    await expect(card).not.toContainText('rules for rupees')
  })
})

test('what is saved leads to what it bears, counted in four ways', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/sip')
  const goOn = page.getByRole('region', { name: 'Go on with this sum' }).getByRole('link')
  await expect(goOn).toContainText('How long ₹11,61,695 lasts')
  await goOn.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Withdrawal plan (SWP) calculator',
  )
  await expect(field(page, 'Savings')).toHaveValue('11,61,695')
  // Carefully: money that is lived on is seldom invested as money that is saved.
  await expect(field(page, 'Expected annual return (%)')).toHaveValue('8')
  await expect(field(page, 'Yearly rise (%)')).toHaveValue('6')
  await page.goBack()
  await expect(field(page, 'Duration (years)'), 'as it was left').toHaveValue('10')
  await page.goForward()
  await expect(field(page, 'Savings')).toHaveValue('11,61,695')

  await bring(page, 'savings=1,00,00,000&withdrawal=66,226&rate=8')
  await expectResults(page, { 'Lasts for': 'More than 100 years' })
  await bring(page, 'savings=1,00,00,000&withdrawal=75,000&rate=8')
  await page.getByText('How it is counted', { exact: true }).click()
  const ways = page.getByRole('table', { name: 'Lasts for in four ways of counting' })
  await expect(ways.getByRole('row', { name: 'End of month, effective yearly rate' })).toHaveText(
    /25 years 5 months.*18 months less/,
  )
})
