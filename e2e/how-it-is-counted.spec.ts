import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field } from './fields'
import { expect, openPage, result, sidewaysScroll, testInTab as test } from './support'

const fold = (page: Page) => page.getByText('How it is counted', { exact: true })
const ways = (page: Page) =>
  page.getByRole('table', { name: 'Maturity value in four ways of counting' })
const row = (page: Page, name: string) => ways(page).getByRole('row', { name })

test('another site shows less: its figure is here, and how it counts', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/sip#v=1&monthly=5000&rate=12&years=1')
  await expect(ways(page)).toHaveCount(0)
  await expect(result(page, 'Maturity Value')).toHaveText('₹64,047')
  await fold(page).click()
  for (const [name, value, more] of [
    ['Start of month, rate ÷ 12', '₹64,047', 'this page'],
    ['Start of month, effective yearly rate', '₹63,832', '₹215 less'],
    ['End of month, rate ÷ 12', '₹63,413', '₹634 less'],
    ['End of month, effective yearly rate', '₹63,232', '₹815 less'],
  ] as const) {
    await expect(row(page, name)).toContainText(value)
    await expect(row(page, name)).toContainText(more)
  }
  await expect(row(page, 'End of month, effective yearly rate')).toContainText('0.9489%')

  await test.step('it follows while it is open, and is closed again by its title', async () => {
    await field(page, 'Expected annual return (%)').fill('0')
    await expect(row(page, 'End of month, effective yearly rate')).toContainText('the same')
    await fold(page).click()
    await expect(ways(page)).toHaveCount(0)
  })

  await test.step('by keyboard, on Step-Up SIP and a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openPage(page, '/step-up-sip#v=1&initial=10,000&stepKind=amount&stepAmount=1,000')
    await expect(result(page, 'Maturity Value')).toHaveText('₹31,45,356')
    await page
      .locator('summary')
      .filter({ has: fold(page) })
      .focus()
    await page.keyboard.press('Enter')
    await expect(row(page, 'Start of month, rate ÷ 12')).toContainText('₹31,45,356')
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  })
})
