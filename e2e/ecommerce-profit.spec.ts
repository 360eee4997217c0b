import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { typeTexts } from './fields'
import { textsOutsideTheirCard } from './overflow'
import { expect, openPage, result, sidewaysScroll, startAgain, testInTab as test } from './support'

test.beforeEach(async ({ page }) => openPage(page, '/ecommerce-profit'))

const choose = (page: Page, feeKind: 'Percentage' | 'Fixed Amount') =>
  page.getByRole('radio', { name: feeKind }).check({ force: true })

test('opens with the worked example, takes fees either way, and tells profit from loss', {
  tag: THOROUGH,
}, async ({ page }) => {
  const card = page.getByRole('region', { name: 'Result' })

  await test.step('the worked example, which stays whatever is typed', async () => {
    await expect(page.getByRole('radio', { name: 'Percentage' })).toBeChecked()
    await expect(result(page, 'Net Profit per Unit')).toHaveText('₹40.00')
    await expect(result(page, 'Total Profit')).toHaveCount(0)
    await expect(card.getByText('17.4% on cost, 13.3% on the selling price')).toBeVisible()
    await expect(card.getByText('Example', { exact: true })).toBeVisible()
    const links = page.getByRole('region', { name: 'More calculators' }).getByRole('link')
    await expect(links).toHaveCount(7)
    const picture = page.getByRole('region', { name: 'Where the ₹300 goes' })
    await expect(picture).toContainText('Aim for 20–30% margin')
    await expect(picture).toContainText(
      'At these costs, a price of ₹329 leaves you a margin of 20%.',
    )
    await expect(
      picture.getByRole('img', {
        name: 'Of ₹300.00, ₹200.00 goes into the product, ₹30.00 into shipping, ₹30.00 to the marketplace and ₹0.00 into the rest: ₹40.00 is left.',
      }),
    ).toBeVisible()
    await page.getByLabel('Selling price').fill('329')
    await expect(page.getByRole('region', { name: 'Where the ₹329 goes' })).toContainText(
      'any price from ₹329 leaves you a margin of 20% or more',
    )
    const example = page.getByRole('region', { name: 'Worked example' })
    await expect(example).toContainText('Cost 200, shipping 30, fees 10%, selling price 300.')
    await expect(example).toContainText('40 ÷ 300 × 100 = 13.3% margin')
    const tips = page.getByRole('region', { name: 'Before you set a price' }).getByRole('listitem')
    await expect(tips).toHaveCount(4)
  })

  await test.step('fees are a percentage or an amount, by arrow keys, and what was typed is kept', async () => {
    await startAgain(page).click()
    const fees = page.getByLabel('Marketplace fees')
    await fees.fill('12.5')
    await expect(fees).toHaveAccessibleDescription('12.5% of ₹300.00 = ₹37.50')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: 'Percentage' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Fixed Amount' })).toBeChecked()
    await expect(result(page, 'Net Profit per Unit')).toHaveText('₹57.50')
    await expect(fees).toHaveValue('12.5')
    await expect(fees).toHaveAccessibleDescription('4.2% of the selling price')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Other costs')).toBeFocused()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Fixed Amount' })).toBeChecked()
    await choose(page, 'Percentage')
    await expect(result(page, 'Marketplace Fees')).toHaveText('₹37.50')
  })

  await test.step('units are whole, and what was typed is kept', async () => {
    await startAgain(page).click()
    const quantity = page.getByLabel('Quantity')
    for (const [text, units, total] of [
      ['1,000', '', '₹40,000.00'],
      ['2.9', 'Whole units only, so this counts as 2.', '₹80.00'],
      ['a dozen', 'Whole units only, so this counts as 1.', undefined],
    ] as const) {
      await quantity.fill(text)
      await quantity.blur()
      await expect(quantity).toHaveValue(text)
      if (units) await expect(quantity).toHaveAccessibleDescription(units)
      if (total) await expect(result(page, 'Total Profit')).toHaveText(total)
      else await expect(result(page, 'Total Profit')).toHaveCount(0)
    }
  })

  await test.step('a loss is signed, in its own colour, and says where it ends', async () => {
    const ink = await result(page, 'Net Profit per Unit').evaluate(
      (dd) => getComputedStyle(dd).color,
    )
    await page.getByLabel('Selling price').fill('240')
    await expect(result(page, 'Net Profit per Unit')).toHaveText('-₹14.00')
    await expect(result(page, 'Net Profit per Unit')).not.toHaveCSS('color', ink)
    await expect(card.getByText('Loss', { exact: true })).toBeVisible()
    const picture = page.getByRole('region', { name: 'Where the ₹240 goes' })
    await expect(picture).toContainText(
      'Costs and fees are above the price. Break-even is at ₹255.56.',
    )
    await expect(picture.getByRole('img', { name: '₹14.00 is missing.' })).toBeVisible()
  })

  await test.step('neither profit nor loss has no tag', async () => {
    await choose(page, 'Fixed Amount')
    await expect(result(page, 'Net Profit per Unit')).toHaveText('₹0.00')
    await expect(card.getByText(/^(Profit|Loss)$/)).toHaveCount(0)
  })

  await test.step('says when no price helps, and when there is none yet', async () => {
    await startAgain(page).click()
    await page.getByLabel('Marketplace fees').fill('100')
    const picture = page.getByRole('region', { name: /^Where the/ })
    await expect(picture).toContainText('With these fees, no price breaks even.')
    await expect(picture).toContainText('no price leaves you a margin of 20%')
    await page.getByLabel('Selling price').fill('')
    await expect(picture).toHaveAccessibleName('Where the price goes')
    await expect(picture).toContainText('Enter a selling price')
  })

  await test.step('is also at /ecommerce', async () => {
    await openPage(page, '/ecommerce')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('eCommerce profit calculator')
    await expect(result(page, 'Net Profit per Unit')).toBeVisible()
  })
})

test('has calm hints, and refuses nothing', { tag: THOROUGH }, async ({ page }) => {
  await test.step('hints at negative amounts without refusing them', async () => {
    for (const label of ['Cost price', 'Shipping cost', 'Other costs', 'Selling price']) {
      await page.getByLabel(label).fill('-5')
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(
        'Enter a non-negative amount.',
      )
    }
    const fees = page.getByLabel('Marketplace fees')
    await fees.fill('-5')
    await expect(fees).toHaveAccessibleDescription('Fees are 0% or more.')
    await choose(page, 'Fixed Amount')
    await expect(fees).toHaveAccessibleDescription('Enter a non-negative amount.')
  })

  await test.step('answers what is no amount everywhere with calm hints', async () => {
    await startAgain(page).click()
    const unreadable = 'This could not be read as a number, so it counts as 0.'
    for (const [odd, hint] of [
      ['abc', unreadable],
      ['9'.repeat(400), 'A number of more than 24 digits counts as 0.'],
      ['1e999', unreadable],
    ] as const) {
      for (const label of [
        'Cost price',
        'Shipping cost',
        'Marketplace fees',
        'Other costs',
        'Selling price',
      ]) {
        await page.getByLabel(label).fill(odd)
        await page.getByLabel(label).blur()
        await expect(page.getByLabel(label)).toHaveAccessibleDescription(hint)
        await expect(page.getByLabel(label)).toHaveValue(odd)
      }
      await expect(result(page, 'Net Profit per Unit')).toHaveText('₹0.00')
      await expect(result(page, 'Profit Percentage')).toHaveText('0.0%')
      await expect(page.locator('body')).not.toContainText(/NaN|Infinity|undefined/)
    }
  })
})

test('every amount follows the currency', { tag: THOROUGH }, async ({ page }) => {
  await page.getByLabel('Currency').selectOption('AED')
  await choose(page, 'Fixed Amount')
  await expect(result(page, 'Net Profit per Unit')).toHaveText('AED\u00a060.00')
  for (const name of ['Result', 'Where the AED\u00a0300 goes', 'Worked example']) {
    await expect(page.getByRole('region', { name })).not.toContainText('₹')
  }
  await page.reload()
  await expect(result(page, 'Total Cost per Unit')).toHaveText('AED\u00a0230.00')
})

test('tells screen readers the settled results', { tag: THOROUGH }, async ({ page }) => {
  await page.getByLabel('Quantity').fill('5')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Net Profit per Unit ₹40.00, Total Profit ₹200.00, Profit Percentage 17.4%, Margin on Selling Price 13.3%',
  )
})

test('the layout holds on every screen', { tag: THOROUGH }, async ({ page }) => {
  await test.step('the answer bar comes when the result is out of view, and leads back', async () => {
    const change = page.getByRole('button', { name: 'Change inputs' })
    await expect(change).toBeHidden()
    await page.getByRole('region', { name: 'More calculators' }).scrollIntoViewIfNeeded()
    await expect(change).toBeVisible()
    await change.click()
    await expect(page.getByLabel('Cost price')).toBeFocused()
    await expect(change).toBeHidden()
  })

  const card = page.getByRole('region', { name: /^Where the/ })
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })

      // Total Profit comes and goes without moving the page.
      await typeTexts(page, { 'Cost price': '200', 'Selling price': '300', Quantity: '1' })
      const before = await height()
      await page.getByLabel('Quantity').fill('10')
      await expect(result(page, 'Total Profit')).toBeVisible()
      expect(await height()).toBe(before)

      // Where the price goes is drawn once: as stairs where there is room, else as rows.
      const hasRoom = width >= 1024
      await expect(card.getByRole('img')).toHaveCount(hasRoom ? 1 : 0)
      await expect(card.getByRole('list')).toHaveCount(hasRoom ? 0 : 1)

      // Long amounts stay inside their cards.
      for (const [cost, selling, quantity] of [
        ['200', '300', '10'],
        ['1,23,456.78', '98,765.43', '12345'],
        ['1', '999999999999999', '999999999'],
        ['999999999999999', '1', '10'],
        ['0.01', '9'.repeat(24), '9'.repeat(24)],
      ] as const) {
        await typeTexts(page, { 'Cost price': cost, 'Selling price': selling, Quantity: quantity })
        expect(await textsOutsideTheirCard(page), `${cost} and ${selling}`).toEqual([])
        expect(await sidewaysScroll(page), `${cost} and ${selling}`).toBe(0)
      }
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })

  test('the steps of the price are rows, and the dock repeats the profit', async ({ page }) => {
    await test.step('the steps of the price are rows, each with its amount', async () => {
      const rows = page.getByRole('region', { name: 'Where the ₹300 goes' }).getByRole('listitem')
      await expect(rows).toHaveText([
        'Selling price₹300.00',
        'Cost price-₹200.00',
        'Shipping cost-₹30.00',
        'Marketplace fees-₹30.00',
        'Other costs₹0.00',
        'Net profit₹40.00',
      ])
    })

    await test.step('the dock repeats the profit until the figure is in view', async () => {
      const details = page.getByRole('button', { name: 'Details' })
      const dock = details.locator('..')
      await expect(dock).toContainText('Net Profit per Unit₹40.00')
      await page.getByLabel('Selling price').fill('240')
      await expect(dock).toContainText('Net Profit per Unit-₹14.00')
      await details.tap()
      await expect(result(page, 'Net Profit per Unit')).toBeInViewport()
      await expect(details).toBeHidden()
    })
  })
})
