import type { Page } from '@playwright/test'
import { isThorough, THOROUGH } from '../tests/is-thorough'
import { billDetails } from './bill-page'
import { expect, openPage, result, testInTab as test } from './support'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** A day has twenty. */
const BILLS = isThorough ? 20 : 3

const goods = [
  { name: 'Umbrella, folding', hsn: '6601', unit: 'Nos', price: '240', rate: '5' },
  { name: 'Ball pen, box of 20', hsn: '9608', unit: 'box', price: '165', rate: '18' },
  { name: 'Notebook, 200 pages', hsn: '4820', unit: 'Nos', price: '55', rate: '0' },
]

/** Counts what a person does: a word or a number typed is one step, as is a key that leads on. */
function fingersOn(page: Page) {
  let steps = 0
  return {
    type(text: string) {
      steps += 1
      return page.keyboard.type(text)
    },
    async press(...keys: readonly string[]) {
      for (const key of keys) {
        steps += 1
        await page.keyboard.press(key)
      }
    },
    /** From one bill to the next. */
    taken() {
      const taken = steps
      steps = 0
      return taken
    },
  }
}

test('a day of bills is typed on a phone without a pointer, and each is kept', {
  tag: THOROUGH,
}, async ({ page }) => {
  test.slow(isThorough)
  await openPage(page, '/gst/bill')
  const fingers = fingersOn(page)
  const add = page.getByRole('button', { name: 'Add item' })
  const description = page.getByLabel('Item', { exact: true })
  const stepsOf: number[] = []

  for (let bill = 1; bill <= BILLS; bill += 1) {
    const isFirst = bill === 1
    for (const [at, { name, hsn, unit, price, rate }] of goods.entries()) {
      await add.focus()
      await fingers.press('Enter')
      await expect(description).toBeFocused()
      if (isFirst) {
        for (const text of [name, hsn, String(bill), unit, price, '', rate]) {
          if (text) await fingers.type(text)
          await fingers.press('Enter')
        }
      } else {
        // What was sold before is offered, and brings its price, unit, code and rate.
        await fingers.type(name.slice(0, 3))
        await expect(page.getByRole('option', { name })).toBeVisible()
        await fingers.press('ArrowDown', 'Enter')
        await expect(page.getByLabel('Qty')).toBeFocused()
        await fingers.type(String(bill))
        await fingers.press('Enter', 'Enter', 'Enter', 'Enter', 'Enter')
      }
      await expect(page.getByRole('button', { name: 'Done' })).toBeFocused()
      await fingers.press('Enter')
      await expect(page.getByRole('button', { name: new RegExp(`^${at + 1}`) })).toBeVisible()
    }
    // 252 + 194.70 + 55 for one of each.
    await expect(result(page, 'Total Amount').first()).toHaveText(
      new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(bill * 501.7),
    )
    await expect(page.getByText('Kept on this device').first()).toBeVisible()
    if (isFirst) {
      const details = billDetails(page)
      await details.press('Enter')
      await page.getByLabel('Bill number').fill('SGS-001')
      await details.press('Enter')
    }
    await page.getByRole('button', { name: 'New bill' }).focus()
    await fingers.press('Enter')
    const next = `SGS-${String(bill + 1).padStart(3, '0')}`
    await expect(page.getByText(next).first()).toBeVisible()
    stepsOf.push(fingers.taken())
  }

  await page.getByRole('button', { name: 'Bills', exact: true }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(BILLS)
  // What is known is named by three letters, and takes eleven steps to `Done`.
  expect(Math.max(...stepsOf.slice(1))).toBeLessThanOrEqual(34)
  expect(stepsOf[0]).toBeGreaterThan(40)
  test.info().annotations.push({ type: 'steps of each bill', description: stepsOf.join(', ') })
})
