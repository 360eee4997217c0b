import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { openBillDetails } from './bill-page'
import { typeTexts } from './fields'
import { expect, openPage, result, startAgain, testInTab as test } from './support'

test('opens with an example, on screen and on paper', async ({ page }) => {
  await openPage(page, '/')

  await test.step('opens with an example and its results', async () => {
    await expect(page.getByLabel('Amount')).toHaveValue('10,000')
    await expect(page.getByLabel('GST rate (%)')).toHaveValue('18')
    await expect(result(page, 'Original Amount')).toHaveText('₹10,000.00')
    await expect(result(page, 'GST Amount')).toHaveText('₹1,800.00')
    await expect(result(page, 'Total Amount')).toHaveText('₹11,800.00')
    await expect(result(page, 'CGST 9%')).toHaveText('₹900.00')
    await expect(result(page, 'SGST 9%')).toHaveText('₹900.00')
  })

  await test.step('marks the old slabs in words', async () => {
    const old = page
      .getByRole('group', { name: 'Quick rates' })
      .getByRole('button', { name: '12%' })
    await expect(old).toHaveAccessibleName('12% old')
    await expect(old).toHaveAttribute('aria-description', 'old slab')
    await expect(page.getByRole('region', { name: 'GST rates in India' })).toContainText('Old slab')
  })

  await test.step('prints on paper: no controls, the inputs as plain values', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('navigation').first()).toBeHidden()
    await expect(page.getByRole('button', { name: 'Theme' })).toBeHidden()
    await expect(page.getByRole('button', { name: '5%', exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Remove GST' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add GST' })).toBeVisible()
    await expect(result(page, 'Total Amount')).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  })
})

test('adds and removes GST at any rate', async ({ page }) => {
  await openPage(page, '/')

  await test.step('adds and removes GST, by pointer and by keyboard', async () => {
    await page.getByLabel('Amount').fill('100')
    await page.getByRole('button', { name: 'Remove GST' }).click()
    await expect(page.getByRole('button', { name: 'Remove GST' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(result(page, 'Original Amount')).toHaveText('₹84.75')
    await expect(result(page, 'GST Amount')).toHaveText('₹15.25')
    await expect(result(page, 'CGST 9%')).toHaveText('₹7.63')
    await expect(result(page, 'Taxable value on a bill')).toHaveText('₹84.74')
    await expect(result(page, 'Total Amount')).toHaveCount(1)

    await page.getByRole('button', { name: 'Remove GST' }).focus()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Add GST' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(result(page, 'Total Amount')).toHaveText('₹118.00')
    await expect(result(page, 'Taxable value on a bill')).toHaveCount(0)
  })

  await test.step('sets the rate by quick button or by typing', async () => {
    await startAgain(page).click()
    await page.getByLabel('Amount', { exact: true }).fill('10000')
    const rates = page.getByRole('group', { name: 'Quick rates' })
    await rates.getByRole('button', { name: '5%', exact: true }).click()
    await expect(page.getByLabel('GST rate (%)')).toHaveValue('5')
    await expect(result(page, 'GST Amount')).toHaveText('₹500.00')

    await page.getByLabel('GST rate (%)').fill('28.0')
    await expect(rates.getByRole('button', { name: '28%' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByLabel('GST rate (%)').fill('7.5')
    await expect(rates.locator('[aria-pressed=true]')).toHaveCount(0)
    await expect(result(page, 'CGST 3.75%')).toHaveText('₹375.00')
  })
})

test('reads amounts, and has calm hints', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/')

  await test.step('typing replaces the example, but not what a person entered', async () => {
    const amount = page.getByLabel('Amount')
    await amount.click()
    await page.keyboard.type('500')
    await expect(amount).toHaveValue('500')
    await page.getByLabel('GST rate (%)').click()
    await amount.click()
    await page.keyboard.press('End')
    await page.keyboard.type('0')
    await expect(amount).toHaveValue('5000')
  })

  await test.step('keeps the text while typing and groups it when the field is left', async () => {
    const amount = page.getByLabel('Amount')
    await amount.fill('')
    await amount.pressSequentially('1234567')
    await expect(amount).toHaveValue('1234567')
    await expect(page.getByText('₹12,34,567 · 12.35 lakh')).toBeVisible()
    await amount.blur()
    await expect(amount).toHaveValue('12,34,567')
  })

  await test.step('reads amounts as people write them', async () => {
    for (const [pasted, total] of [
      ['₹ 1,25,000.50', '₹1,47,500.59'],
      ['Rs. 1,25,000/-', '₹1,47,500.00'],
      ['1 25 000.10', '₹1,47,500.12'],
      ['999999999999999999', '₹11,79,99,99,99,99,99,99,998.82'],
      ['-100', '-₹118.00'],
    ] as const) {
      await page.getByLabel('Amount').fill(pasted)
      await expect(result(page, 'Total Amount'), pasted).toHaveText(total)
    }
  })

  await test.step('hints at a negative amount without refusing it', async () => {
    await page.getByLabel('Amount').fill('-5')
    await expect(page.getByLabel('Amount')).toHaveAccessibleDescription(
      'Enter a non-negative amount.',
    )
  })

  await test.step('answers what is no amount with zero and a calm hint, and keeps it', async () => {
    const unreadable = 'This could not be read as a number, so it counts as 0.'
    const amount = page.getByLabel('Amount')
    for (const [odd, hint] of [
      ['abc', unreadable],
      ['1e999', unreadable],
      ['--5', unreadable],
      ['٣', unreadable],
      ['9'.repeat(400), 'A number of more than 24 digits counts as 0.'],
      ['', 'Enter an amount to see the GST.'],
    ] as const) {
      // From an answer of its own, so that nothing can be left over from the text before.
      await amount.fill('100')
      await expect(result(page, 'Total Amount')).toHaveText('₹118.00')
      await amount.fill(odd)
      await amount.blur()
      await expect(result(page, 'Total Amount')).toHaveText('₹0.00')
      await expect(result(page, 'GST Amount')).toHaveText('₹0.00')
      await expect(amount).toHaveAccessibleDescription(hint)
      await expect(amount).toHaveValue(odd)
      await expect(page.locator('body')).not.toContainText(/NaN|Infinity/)
    }
  })
})

test('tells screen readers the settled result once', async ({ page }) => {
  // The test's own clock: nobody types slower because the machine is busy.
  await page.clock.install({ time: '2026-01-01T00:00:00Z' })
  await openPage(page, '/')
  await page.clock.pauseAt('2026-01-01T01:00:00Z')
  const spoken: string[] = []
  await page.exposeFunction('heard', (text: string) => spoken.push(text))
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[role=status]')) {
      new MutationObserver(() => {
        ;(window as unknown as { heard(text: string): void }).heard(region.textContent ?? '')
      }).observe(region, { childList: true, characterData: true, subtree: true })
    }
  })
  await page.getByLabel('Amount').fill('')
  for (const key of '2500') {
    await page.keyboard.press(key)
    await page.clock.runFor(500)
  }
  expect(spoken).toEqual([])
  await page.clock.runFor(2_000)
  await expect.poll(() => spoken).toHaveLength(1)
  expect(spoken[0]).toBe('Total Amount ₹2,950.00, GST Amount ₹450.00, Original Amount ₹2,500.00')
})

test('the layout holds long amounts', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, '/')

  await test.step('the answer bar comes when the result is out of view, and leads back', async () => {
    const change = page.getByRole('button', { name: 'Change inputs' })
    await expect(change).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 500 })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(change).toBeVisible()
    await change.click()
    await expect(page.getByLabel('Amount')).toBeFocused()
    await expect(change).toBeHidden()
  })

  await test.step('the hero shrinks for long amounts instead of overflowing', async () => {
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const amount of [
        '1',
        '99999',
        '9999999',
        '99999999999',
        '9999999999999999',
        '9'.repeat(24),
      ]) {
        await typeTexts(page, { Amount: amount })
        const overflow = await result(page, 'Total Amount').evaluate((figure) => {
          const range = document.createRange()
          range.selectNodeContents(figure)
          const card = figure.closest('section')?.getBoundingClientRect()
          return range.getBoundingClientRect().right - ((card?.right ?? 0) - 12)
        })
        expect(overflow, `${amount} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true })

  test('the dock repeats the total until the figure is in view', async ({ page }) => {
    await openPage(page, '/')
    const details = page.getByRole('button', { name: 'Details' })
    await expect(details).toBeVisible()
    await page.getByLabel('Amount').fill('500')
    await expect(page.getByText('₹590.00').last()).toBeVisible()
    await details.tap()
    await expect(result(page, 'Total Amount')).toBeInViewport()
    await expect(details).toBeHidden()
  })
})

test('keeps what was typed before the page came alive', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Amount').fill('700')
  letGo()
  await expect(result(page, 'Total Amount')).toHaveText('₹826.00')
  await expect(page.getByLabel('Amount')).toHaveValue('700')
})

test.describe('rounding to a whole unit', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  const bar = (page: Page) =>
    page.getByRole('button', { name: 'Change inputs', includeHidden: true }).locator('..')
  const hero = (page: Page) => page.getByRole('region', { name: 'Result' }).locator('dl').first()

  test('shows, is left alone and is named as it should', { tag: THOROUGH }, async ({ page }) => {
    await openPage(page, '/')

    await test.step('shows wherever the answer is said, with its own name', async () => {
      await page.getByLabel('Amount').fill('99.50')
      await page.getByLabel('Round to the nearest rupee').check()
      await expect(hero(page)).toHaveText('Amount to pay₹117.00')
      await expect(result(page, 'Total Amount')).toHaveText('₹117.41')
      await expect(result(page, 'Round to the nearest rupee')).toHaveText('-₹0.41')
      await expect(bar(page)).toContainText('Amount to pay ₹117.00')
      await page.getByRole('button', { name: 'Copy' }).click()
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('Amount to pay ₹117.00, Total Amount ₹117.41')

      await page.setViewportSize({ width: 390, height: 700 })
      await page.evaluate(() => scrollTo(0, 0))
      const dock = page.getByRole('button', { name: 'Details' }).locator('..')
      await expect(dock).toContainText('Amount to pay₹117.00')
    })

    await test.step('leaves the original amount alone, which is the answer when GST is removed', async () => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await startAgain(page).click()
      await page.getByRole('button', { name: 'Remove GST' }).click()
      await page.getByLabel('Amount').fill('117.41')
      await page.getByLabel('Round to the nearest rupee').check()
      await expect(hero(page)).toHaveText('Original Amount₹99.50')
      await expect(result(page, 'Amount to pay')).toHaveText('₹117.00')
      await expect(bar(page)).toContainText('Amount to pay ₹117.00')
    })

    await test.step('names the unit of the currency, here and on the bill', async () => {
      await startAgain(page).click()
      await page.getByLabel('Currency').selectOption('AED')
      await page.getByLabel('Round to the nearest dirham').check()
      await expect(result(page, 'Round to the nearest dirham')).toHaveText(/0\.00$/)
      await page.getByRole('link', { name: 'Bill', exact: true }).click()
      await expect(result(page, 'To the nearest dirham')).toBeVisible()
      await openBillDetails(page)
      await expect(page.getByLabel('Round to the nearest dirham')).toBeChecked()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('article').getByText('To the nearest dirham')).toBeVisible()
    })
  })
})

test('adds up several prices, asks about a rate above all, and empties what was typed', async ({
  page,
}) => {
  await openPage(page, '/')
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.fill('450+120')
  await expect(amount).toHaveAccessibleDescription('2 prices = ₹570')
  await expect(result(page, 'Total Amount')).toHaveText('₹672.60')
  await page.getByRole('button', { name: '× Quantity' }).click()
  await expect(amount).toBeFocused()
  await page.keyboard.type('2')
  await page.getByRole('button', { name: '+ Another price' }).click()
  await page.keyboard.type('10')
  await amount.blur()
  await expect(amount).toHaveValue('450+120 × 2 + 10')
  await expect(result(page, 'Original Amount')).toHaveText('₹700.00')
  await amount.fill('450/0')
  await expect(amount).toHaveAccessibleDescription('Nothing can be divided by 0.')

  await page.getByLabel('GST rate (%)').fill('180')
  await expect(page.getByLabel('GST rate (%)')).toHaveAccessibleDescription(
    'Is this rate right? The highest usual one is 40%.',
  )
  await amount.fill('3*62.5')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(amount).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(amount).toHaveValue('3*62.5')
})
