import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field, typeTexts } from './fields'
import { expectResults } from './results'
import { openSecondTab } from './second-tab'
import { expect, openPage, result, testInTab as test, test as testInNewTab } from './support'

const PATH = '/ecommerce-profit/marketplace'
const LIST = '/ecommerce-profit/products'

const KEPT = 'Your registration, fees, shipping, packing, ads and returns are kept on this device.'
const LINKED = 'hold in this tab only. Yours are kept as they were.'
const CHANGED = 'Your marketplace order has changed since.'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const seller = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const shipping = (page: Page) => field(page, 'Shipping fee')

testInNewTab(
  'the order is the seller’s: in every tab, until it is forgotten',
  { tag: THOROUGH },
  async ({ page }) => {
    await openPage(page, PATH)
    await expect(page.getByText(/^Once you change them/)).toBeVisible()
    await shipping(page).fill('72')
    await expect(page.getByText(KEPT)).toBeVisible()
    await field(page, 'Cost price').fill('500')

    const other = await openSecondTab(page)
    await openPage(other, PATH)
    await testInNewTab.step(
      'another tab begins with it, and with the example of a product',
      async () => {
        await expect(shipping(other)).toHaveValue('72')
        await expect(field(other, 'Cost price')).toHaveValue('450')
        await expect(other.getByText(KEPT)).toBeVisible()
      },
    )

    await testInNewTab.step('changes of two tabs add up, and show in both', async () => {
      await field(other, 'Ads per order').fill('25')
      await expect(field(page, 'Ads per order')).toHaveValue('25')
      await expect(page.getByText('Your order was changed in another tab')).toBeVisible()
      await field(page, 'Packing').fill('9')
      await expect(field(other, 'Packing')).toHaveValue('9')
      await expect(field(other, 'Ads per order')).toHaveValue('25')
      await expect(shipping(other)).toHaveValue('72')
    })

    await testInNewTab.step(
      'a reset begins anew with another product of the same seller',
      async () => {
        await button(page, 'Reset').click()
        await expect(field(page, 'Cost price')).toHaveValue('450')
        await expect(shipping(page)).toHaveValue('72')
      },
    )

    await testInNewTab.step('it is forgotten, and comes back', async () => {
      await button(page, 'Forget').click()
      await expect(result(page, 'Profit per order')).toHaveText('₹191.00')
      await expect(page.getByText(/^Once you change them/)).toBeVisible()
      await expect(page.getByText('The example is back.')).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('gst-hisab-order'))).toBe('')
      await button(page, 'Undo').click()
      await expect(shipping(page)).toHaveValue('72')
      await expect(page.getByText(KEPT)).toBeVisible()
    })

    await testInNewTab.step('a shared link never replaces it by itself', async () => {
      const link = `${PATH}#v=1&seller=composition&shipping=99&ads=9&cost=700&packing=0`
      await page.goto('about:blank')
      await openPage(page, link)
      await expect(shipping(page)).toHaveValue('99')
      await expect(page.getByText(LINKED)).toBeVisible()
      await field(page, 'Ads per order').fill('8')
      await page.reload()
      await expect(field(page, 'Ads per order')).toHaveValue('8')
      await expect(page.getByText(LINKED)).toBeVisible()

      await other.reload()
      await expect(shipping(other)).toHaveValue('72')

      await button(page, 'Use mine').click()
      await expect(shipping(page)).toHaveValue('72')
      await expect(seller(page, 'Registered')).toBeChecked()
      // 700 with GST is 593.22 before it.
      await expect(field(page, 'Cost price')).toHaveValue('593.22')
      await button(page, 'Undo').click()
      await expect(shipping(page)).toHaveValue('99')
      await button(page, 'Keep these as mine').click()
      await expect(page.getByText(KEPT)).toBeVisible()
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('about:blank')
      await openPage(page, PATH)
      await expect(shipping(page)).toHaveValue('99')
    })
  },
)

for (const [name, sentence] of [
  ['QuotaExceededError', 'could not be kept: the storage of this device is full.'],
  ['SecurityError', 'could not be kept: this browser keeps nothing.'],
] as const) {
  testInNewTab(
    `nothing is called kept that is not: ${name}`,
    { tag: THOROUGH },
    async ({ page }) => {
      await page.addInitScript((name) => {
        const { setItem } = Storage.prototype
        Storage.prototype.setItem = function (key, text) {
          if (this === localStorage) throw new DOMException('no', name)
          setItem.call(this, key, text)
        }
      }, name)
      await openPage(page, PATH)
      await shipping(page).fill('72')
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByText(KEPT)).toHaveCount(0)
      await page.reload()
      await expect(shipping(page)).toHaveValue('72')
      await expect(page.getByText('hold in this tab only.')).toBeVisible()
    },
  )
}

test('costs follow the registration, and say so', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, PATH)
  const line = page.getByText(
    'Cost ₹450 + 18% GST = ₹531, packing ₹12 + 18% GST = ₹14.16: input tax does not come back.',
  )
  await seller(page, 'Registered').focus()
  await page.keyboard.press('ArrowRight')
  await expect(line).toBeVisible()
  await expect(field(page, 'Cost price')).toHaveValue('531')
  await page.keyboard.press('ArrowRight')
  await expect(seller(page, 'Not registered')).toBeChecked()
  await expect(field(page, 'Packing')).toHaveValue('14.16')
  await page.reload()
  await expect(field(page, 'Cost price')).toHaveValue('531')
  await seller(page, 'Registered').check()
  await expectResults(page, { 'Profit per order': '₹191.00' })
  await seller(page, 'Composition').check()
  await button(page, 'Leave as typed').click()
  await expect(field(page, 'Cost price')).toHaveValue('450')
  await expect(seller(page, 'Composition')).toBeFocused()
  await expect(line).toHaveCount(0)
})

testInNewTab(
  'a kept list keeps its order, and another one is used when a person says so',
  { tag: THOROUGH },
  async ({ page }) => {
    await openPage(page, PATH)
    await typeTexts(page, { 'GST rate (%)': '5', 'Shipping fee': '72' })
    await openPage(page, LIST)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'mine.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('SKU,Price (with GST),Cost (before GST)\nA-1,1180,450\n'),
      })
    await expect(result(page, 'Payout')).toBeVisible()
    const payout = `${await result(page, 'Payout').textContent()}`
    await page.getByRole('checkbox', { name: 'Keep on this device' }).check()
    await expect(page.getByText('This list is here again when you come back')).toBeVisible()

    await testInNewTab.step(
      'the next day it has the same figures, and nothing has changed',
      async () => {
        await page.goto('about:blank')
        await page.evaluate(() => {})
        const next = await openSecondTab(page)
        await page.close()
        await openPage(next, LIST)
        await expect(result(next, 'Payout')).toHaveText(payout)
        await expect(next.getByText('₹72.00')).toBeVisible()
        await expect(next.getByText(CHANGED)).toHaveCount(0)

        await openPage(next, PATH)
        await shipping(next).fill('80')
        await openPage(next, LIST)
        await expect(result(next, 'Payout')).toHaveText(payout)
        await expect(next.getByText('Shipping fee ₹72 → ₹80')).toBeVisible()
        await button(next, 'Use it for all rows').click()
        await expect(next.getByText(CHANGED)).toHaveCount(0)
        await expect(next.getByText('₹80.00')).toBeVisible()
      },
    )
  },
)
