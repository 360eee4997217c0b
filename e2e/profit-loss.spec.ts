import { THOROUGH } from '../tests/is-thorough'
import { typeTexts } from './fields'
import { textsOutsideTheirCard } from './overflow'
import { expect, openPage, result, sidewaysScroll, startAgain, testInTab as test } from './support'
import { fewWidths } from './widths'

test.beforeEach(async ({ page }) => openPage(page, '/profit-loss'))

test('says a profit, a loss or neither, each with the way to it', { tag: THOROUGH }, async ({
  page,
}) => {
  await test.step('opens with an example and its results', async () => {
    await expect(page.getByLabel('Cost price')).toHaveValue('800')
    await expect(page.getByLabel('Selling price')).toHaveValue('1,000')
    await expect(result(page, 'Total Profit')).toHaveText('₹200.00')
    await expect(result(page, 'Profit Percentage')).toHaveText('25.00%')
    await expect(result(page, 'Cost price')).toHaveText('₹800.00')
    await expect(result(page, 'Selling price')).toHaveText('₹1,000.00')
    await expect(result(page, 'Margin')).toHaveText('20.00%')
    await expect(result(page, 'Break-even price')).toHaveText('₹800.00')
  })

  await test.step('a profit has its names, its tag and its shares of the selling price', async () => {
    const card = page.getByRole('region', { name: 'Result' })
    await expect(card.getByText('Example', { exact: true })).toBeVisible()
    await page.getByLabel('Cost price').fill('800.00')
    await expect(card.getByText('Profit', { exact: true })).toBeVisible()
    await expect(card).toContainText('25.00% of the cost price')
    await expect(card).toContainText('80.00% cost price')
    await expect(card).toContainText('20.00% profit')
    await expect(result(page, 'Total Loss')).toHaveCount(0)
    await expect(result(page, 'Loss Percentage')).toHaveCount(0)
  })

  await test.step('shows the way to the answer with the numbers that were typed', async () => {
    const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem')
    await expect(steps).toHaveCount(3)
    await expect(steps.nth(0)).toContainText('1,000.00 − 800.00 = ₹200.00')
    await expect(steps.nth(1)).toContainText('200.00 ÷ 800.00 × 100 = 25.00%')
    await expect(steps.nth(2)).toContainText('200.00 ÷ 1,000.00 × 100 = 20.00%')

    await page.getByLabel('Cost price').fill('1234.565')
    await expect(steps.nth(0)).toContainText('1,000.00 − 1,234.565 = -₹234.57')
    await expect(steps.nth(1)).toContainText('Loss percentage, on the cost price')
    await expect(steps.nth(1)).toContainText('234.565 ÷ 1,234.565 × 100 = 19.00%')
    await expect(steps.nth(2)).toContainText('The same loss on the selling price')
    await expect(steps.nth(2)).toContainText('234.565 ÷ 1,000.00 × 100 = 23.46%')
  })

  await test.step('a loss is signed, in its own colour, and a share of the cost', async () => {
    await startAgain(page).click()
    const inkColour = await result(page, 'Total Profit').evaluate(
      (dd) => getComputedStyle(dd).color,
    )
    await page.getByLabel('Cost price').fill('1200')

    const card = page.getByRole('region', { name: 'Result' })
    await expect(result(page, 'Total Loss')).toHaveText('-₹200.00')
    await expect(result(page, 'Total Loss')).not.toHaveCSS('color', inkColour)
    await expect(result(page, 'Loss Percentage')).toHaveText('16.67%')
    await expect(result(page, 'Margin')).toHaveText('-20.00%')
    await expect(result(page, 'Break-even price')).toHaveText('₹1,200.00')
    await expect(card.getByText('Loss', { exact: true })).toBeVisible()
    await expect(card).toContainText('83.33% of the cost came back')
    await expect(card).toContainText('16.67% lost')
    await expect(result(page, 'Total Profit')).toHaveCount(0)
    await expect(result(page, 'Profit Percentage')).toHaveCount(0)
  })

  await test.step('equal prices are neither profit nor loss', async () => {
    await page.getByLabel('Cost price').fill('1000.00')
    const card = page.getByRole('region', { name: 'Result' })
    await expect(result(page, 'No Profit, No Loss')).toHaveText('₹0.00')
    await expect(result(page, 'Profit Percentage')).toHaveText('0.00%')
    await expect(card).toContainText('100.00% cost price')
    await expect(card.getByText('Profit', { exact: true })).toHaveCount(0)
    await expect(card.getByText('Loss', { exact: true })).toHaveCount(0)
  })

  await test.step('each result is read once', async () => {
    for (const [cost, name] of [
      ['800', 'Total Profit'],
      ['1200', 'Total Loss'],
      ['1000', 'No Profit, No Loss'],
    ] as const) {
      await page.getByLabel('Cost price').fill(cost)
      await expect(result(page, name)).toHaveCount(1)
    }
  })

  await test.step('never divides by a price of nothing', async () => {
    await startAgain(page).click()
    const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem')
    await page.getByLabel('Cost price').fill('0')
    await expect(result(page, 'Total Profit')).toHaveText('₹1,000.00')
    await expect(result(page, 'Profit Percentage')).toHaveText('None: it cost 0')
    await expect(result(page, 'Margin')).toHaveText('100.00%')
    await expect(steps.nth(1)).toContainText('A percentage needs a cost price above 0')

    await page.getByLabel('Selling price').fill('0')
    await expect(result(page, 'No Profit, No Loss')).toHaveText('₹0.00')
    await expect(result(page, 'Margin')).toHaveText('None: sold at 0')
    await expect(page.getByRole('region', { name: 'Result' })).toContainText(
      'At a cost of 0 there is no percentage of the cost.',
    )
    await expect(steps.nth(2)).toContainText('A percentage needs a selling price above 0')
  })
})

test('has calm hints, and keeps what was typed', { tag: THOROUGH }, async ({ page }) => {
  await test.step('answers what is no price with a calm hint, and keeps it', async () => {
    const unreadable = 'This could not be read as a number, so it counts as 0.'
    const selling = page.getByLabel('Selling price')
    for (const [odd, hint] of [
      ['abc', unreadable],
      ['1e999', unreadable],
      ['--5', unreadable],
      ['9'.repeat(400), 'A number of more than 24 digits counts as 0.'],
      ['', 'Enter what you sold it for.'],
    ] as const) {
      // From an answer of its own, so that nothing can be left over from the text before.
      await selling.fill('1000')
      await expect(result(page, 'Total Profit')).toHaveText('₹200.00')
      await selling.fill(odd)
      await selling.blur()
      await expect(selling).toHaveAccessibleDescription(hint)
      await expect(selling).toHaveValue(odd)
      expect(await selling.getAttribute('aria-invalid')).toBe(odd ? 'true' : null)
      await expect(result(page, 'Total Loss')).toHaveText('-₹800.00')
      await expect(page.locator('body')).not.toContainText(/NaN|Infinity|undefined/)
    }
  })

  await test.step('computes nothing from a negative price, and says so', async () => {
    await startAgain(page).click()
    const cost = page.getByLabel('Cost price')
    await cost.fill('-50')
    await expect(cost).toHaveAccessibleDescription('Enter a non-negative amount.')
    await expect(cost).toHaveAttribute('aria-invalid', 'true')
    await expect(result(page, 'Profit or loss')).toHaveText('A price below 0 is not counted')
    await expect(result(page, 'Profit Percentage')).toHaveText('--')
    await expect(result(page, 'Break-even price')).toHaveText('--')
  })

  await test.step('says the prices in words and groups them when the field is left', async () => {
    const selling = page.getByLabel('Selling price')
    await selling.fill('1234567.5')
    await expect(selling).toHaveAccessibleDescription('₹12,34,567.50 · 12.35 lakh')
    await selling.blur()
    await expect(selling).toHaveValue('12,34,567.5')
  })
})

test('is used with the keyboard, keeps its prices and follows the currency', {
  tag: THOROUGH,
}, async ({ page }) => {
  await test.step('works from the keyboard alone', async () => {
    await page.getByLabel('Currency').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Cost price')).toBeFocused()
    await page.keyboard.type('500')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Selling price')).toBeFocused()
    await page.keyboard.type('450')
    await page.keyboard.press('Tab')
    await expect(result(page, 'Total Loss')).toHaveText('-₹50.00')
    await expect(page.getByLabel('Profit wanted', { exact: true })).toBeFocused()
    await page.keyboard.type('20')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'Margin' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(result(page, 'Total Profit')).toHaveText('₹125.00')
  })

  await test.step('keeps the prices over a reload, until they are reset', async () => {
    await startAgain(page).click()
    await page.getByLabel('Cost price').fill('1200')
    await page.reload()
    await expect(page.getByLabel('Cost price')).toHaveValue('1200')
    await expect(result(page, 'Total Loss')).toHaveText('-₹200.00')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(result(page, 'Total Profit')).toHaveText('₹200.00')
  })

  await test.step('every amount follows the currency', async () => {
    await page.getByLabel('Currency').selectOption('CHF')
    await expect(result(page, 'Total Profit')).toHaveText('CHF\u00a0200.00')
    for (const name of ['Result', 'How it works']) {
      await expect(page.getByRole('region', { name })).not.toContainText('₹')
    }
    await page.reload()
    await expect(result(page, 'Break-even price')).toHaveText('CHF\u00a0800.00')
  })
})

test('tells screen readers the settled results', { tag: THOROUGH }, async ({ page }) => {
  await page.getByLabel('Selling price').fill('600')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Total Loss -₹200.00, Loss Percentage 25.00%, Margin -33.33%',
  )
})

test('the layout holds on every screen', { tag: THOROUGH }, async ({ page }) => {
  await test.step('the answer bar comes when the result is out of view, and leads back', async () => {
    const change = page.getByRole('button', { name: 'Change inputs' })
    await page.setViewportSize({ width: 1280, height: 500 })
    await expect(change).toBeHidden()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(change).toBeVisible()
    await change.click()
    await expect(page.getByLabel('Cost price')).toBeFocused()
    await expect(change).toBeHidden()
  })

  await test.step('long amounts stay inside their cards', async () => {
    for (const width of fewWidths) {
      await page.setViewportSize({ width, height: 800 })
      for (const [cost, selling] of [
        ['800', '1000'],
        ['1,23,456.78', '98,765.43'],
        ['1', '999999999999999'],
        ['999999999999999', '1'],
        ['0.000001', '9'.repeat(24)],
      ] as const) {
        await typeTexts(page, { 'Cost price': cost, 'Selling price': selling })
        const where = `${cost} and ${selling} at ${width} px`
        expect(await textsOutsideTheirCard(page), where).toEqual([])
        expect(await sidewaysScroll(page), where).toBe(0)
      }
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })

  test('the dock repeats the result until the figure is in view', { tag: THOROUGH }, async ({
    page,
  }) => {
    const details = page.getByRole('button', { name: 'Details' })
    const dock = details.locator('..')
    await expect(dock).toContainText('Total Profit₹200.00')
    await page.getByLabel('Cost price').fill('1200')
    await expect(dock).toContainText('Total Loss-₹200.00')
    await details.tap()
    await expect(result(page, 'Total Loss')).toBeInViewport()
    await expect(details).toBeHidden()
  })
})

test('finds the selling price for a margin or a mark-up', async ({ page }) => {
  await openPage(page, '/profit-loss')
  await page.getByLabel('Profit wanted', { exact: true }).fill('25')
  await expect(result(page, 'Sell at')).toHaveText('₹1,066.67')
  await page.getByRole('radio', { name: 'Mark-up' }).check()
  await expect(result(page, 'Sell at')).toHaveText('₹1,000.00')
  await page.getByRole('radio', { name: 'Margin' }).check()
  await page.getByRole('button', { name: 'Use this price' }).click()
  await expect(page.getByLabel('Selling price')).toHaveValue('1,066.67')
  await expect(result(page, 'Margin')).toHaveText('25.00%')
})
