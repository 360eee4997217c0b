import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { openBillDetails } from './bill-page'
import {
  entries,
  keptBill,
  keptRow,
  openBill,
  openFromList,
  openKeptBills,
  openList,
  total,
  typeItem,
} from './kept-documents'
import { openSecondTab } from './second-tab'
import { expect, isAlive, openPage, testInTab as test } from './support'
import { STILL_FILE } from './tabs'

/*
 * What the device remembers, as people lose it: by a second tab, by Undo in another place, by storage
 * that is full or cleared, by keys too far away. tests/ has the same in every order; here are real tabs.
 */

const MARKETPLACE = '/ecommerce-profit/marketplace'

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const calculators = (page: Page) => page.getByRole('navigation', { name: 'Calculators' })
const keeping = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
const shop = (page: Page) => page.getByRole('group', { name: 'Your shop' })
const firstItem = (page: Page) => page.getByLabel('Item 1', { exact: true })

/** By a link, as people do: the page of before is left, and not loaded again. */
async function goTo(page: Page, name: string, heading: string) {
  await calculators(page).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

async function comeBack(page: Page, heading: string) {
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

test.describe('another tab', () => {
  test('deletes the bill that is open here, and changes the seller while this one is elsewhere: nothing is lost', async ({
    page,
  }) => {
    await openKeptBills(page, [keptBill('a', '1')], { seller: { name: 'Sharma Stores' } })
    const other = await openSecondTab(page)
    await openBill(other)

    await test.step('a deletion is said, and a change keeps the bill again', async () => {
      const list = await openList(other)
      await list.getByRole('button', { name: /^Delete/ }).click()
      await keeping(page, 'This bill was deleted. It is in this tab only')
      await expect(total(page)).toHaveText('₹283.20')
      await page.getByLabel('Price of item 1').fill('250')
      await keeping(page, 'Kept on this device')
      await expect(entries(list)).toHaveText([/₹295\.00/])
      await list.getByRole('button', { name: 'Close' }).click()
    })

    await test.step('both changes of the seller stay', async () => {
      await goTo(page, 'Loan', 'Loan EMI calculator')
      await openBillDetails(other)
      await expect(other.getByLabel('Your name')).toHaveValue('Sharma Stores')
      await other.getByLabel('Your name').fill('Sharma and Sons')
      await comeBack(page, 'GST bill calculator')
      await openBillDetails(page)
      await expect(page.getByLabel('Your name')).toHaveValue('Sharma and Sons')
      await page.getByLabel('Your UPI id').fill('sharma@upi')
      await other.close()
      await page.reload()
      await isAlive(page)
      await openBillDetails(page)
      await expect(page.getByLabel('Your name')).toHaveValue('Sharma and Sons')
      await expect(page.getByLabel('Your UPI id')).toHaveValue('sharma@upi')
      await expect(total(page)).toHaveText('₹295.00')
    })
  })

  test('keeps a fee card while this one is elsewhere: both cards stay', { tag: THOROUGH }, async ({
    page,
  }) => {
    const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Fee cards' })
    const keepCard = async (tab: Page, name: string) => {
      await tab.getByRole('button', { name: /^(Keep this card|Your fee cards)$/ }).click()
      await dialog(tab).getByRole('textbox').fill(name)
      await dialog(tab).getByRole('button', { name: 'Keep', exact: true }).click()
      await expect(dialog(tab).getByRole('status')).toHaveText(`${name} kept on this device.`)
      await dialog(tab).getByRole('button', { name: 'Close' }).click()
    }
    const cards = (tab: Page) =>
      tab.getByRole('combobox', { name: 'Fee card' }).getByRole('option').allTextContents()
    await openPage(page, MARKETPLACE)
    await keepCard(page, 'Kurtas')
    await goTo(page, 'Loan', 'Loan EMI calculator')
    const [second, third] = [await openSecondTab(page), await openSecondTab(page)]
    await openPage(second, MARKETPLACE)
    await openPage(third, MARKETPLACE)
    await keepCard(second, 'Shoes')
    await keepCard(third, 'Toys')
    await comeBack(page, 'Marketplace profit calculator')
    await keepCard(page, 'Lamps')
    for (const tab of [page, second, third]) {
      await expect
        .poll(() => cards(tab))
        .toEqual(expect.arrayContaining(['Kurtas', 'Shoes', 'Toys', 'Lamps']))
    }
  })

  test('chooses currency and theme while this one is elsewhere: the newest holds everywhere', {
    tag: THOROUGH,
  }, async ({ page }) => {
    const choose = (tab: Page, code: string) =>
      tab.getByRole('combobox', { name: 'Currency' }).selectOption(code)
    const chooseTheme = async (tab: Page, name: string) => {
      await tab.getByRole('button', { name: 'Theme' }).click()
      await tab.getByRole('radio', { name }).check()
      await tab.keyboard.press('Escape')
    }
    await openPage(page, '/')
    await choose(page, 'USD')
    await chooseTheme(page, 'Dark')
    const other = await openSecondTab(page)
    await openPage(other, '/loan')
    await expect(other.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD')
    await choose(other, 'EUR')
    await chooseTheme(other, 'Light')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
    await chooseTheme(page, 'Dark')
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await isAlive(page)
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('Undo belongs to what it was offered for', () => {
  test('what was taken off one bill does not come into another', async ({ page }) => {
    const details = { buyerName: 'Asha Traders' }
    await openKeptBills(page, [
      keptBill('u', '2', { texts: { details } }),
      keptBill('f', '1', { texts: { rows: [keptRow('Fan', '1,000')] }, total: '1180.00' }),
    ])
    const deeds = [
      [
        'a buyer who was cleared',
        async () => {
          await openBillDetails(page)
          await page.getByRole('button', { name: 'Clear buyer' }).click()
        },
      ],
      [
        'an item that was removed',
        async () => {
          await firstItem(page).click()
          await page.getByRole('button', { name: /^Remove item 1/ }).click()
        },
      ],
      [
        'items that were cleared',
        async () => {
          await typeItem(page, 1, 'Soap', '10')
          await page.getByRole('button', { name: 'Clear', exact: true }).click()
        },
      ],
    ] as const
    for (const [at, [name, act]] of deeds.entries()) {
      await test.step(name, async () => {
        if (at > 0) await openFromList(page, /^Open 2/)
        await act()
        await expect(undo(page)).toBeVisible()
        await openFromList(page, /^Open 1/)
        await expect(total(page)).toHaveText('₹1,180.00')
        await expect(undo(page)).toHaveCount(0)
        await page.keyboard.press('F8')
        await expect(undo(page)).toHaveCount(0)
        await expect(firstItem(page)).toHaveValue('Fan')
        await expect(page.getByLabel("Buyer's name")).toHaveValue('')
      })
    }
  })

  test('a band that was removed does not come into another fee card', { tag: THOROUGH }, async ({
    page,
  }) => {
    await openPage(page, MARKETPLACE)
    const prices = page.getByRole('textbox', { name: /^Up to price of band/ })
    await expect(prices).toHaveCount(3)
    await prices.first().fill('')
    await page.getByRole('textbox', { name: 'Selling price' }).click()
    await expect(undo(page)).toBeVisible()
    await page
      .getByRole('combobox', { name: 'Fee card' })
      .selectOption('Example, one band, Nov 2026')
    await expect(prices).toHaveCount(0)
    await expect(undo(page)).toHaveCount(0)
  })
})

test.describe('by keys alone', () => {
  test('Undo is one key away, waits while it has the focus, and comes back after its time', async ({
    page,
  }) => {
    await page.clock.install()

    await test.step('on a bill it is said which key it is, and the focus is given back', async () => {
      const rows = [keptRow('Umbrella', '240'), keptRow('Fan', '1,000')]
      await openKeptBills(page, [keptBill('a', '1', { texts: { rows } })])
      await page.getByLabel('Item 2', { exact: true }).focus()
      await page.getByRole('button', { name: 'Remove item 2' }).press('Enter')
      await expect(undo(page)).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: 'Item removed' })).toContainText('F8')
      await expect(undo(page)).toHaveAttribute('aria-keyshortcuts', 'F8')
      const label = await page.locator(':focus').getAttribute('aria-label')
      await page.keyboard.press('F8')
      await expect(undo(page)).toBeFocused()
      await page.clock.runFor(60_000)
      await expect(undo(page)).toBeFocused()
      // Escape leaves it, and the focus is where it was.
      await page.keyboard.press('Escape')
      await expect(undo(page)).toHaveCount(0)
      await expect(page.getByLabel(`${label}`, { exact: true })).toBeFocused()
    })

    await goTo(page, 'Loan', 'Loan EMI calculator')
    const amount = page.getByRole('textbox', { name: 'Loan amount' })

    await test.step('the key brings it back after its time is over', async () => {
      await amount.fill('7,00,000')
      await page.getByRole('button', { name: 'Reset' }).press('Enter')
      await expect(undo(page)).toBeVisible()
      await page.clock.runFor(9_000)
      await expect(undo(page)).toHaveCount(0)
      await page.keyboard.press('F8')
      await expect(undo(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(amount).toHaveValue('7,00,000')
      await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused()
      await page.keyboard.press('F8')
      await expect(undo(page)).toHaveCount(0)
    })

    await test.step('a loan that is typed stays the same loan, even if it is the example of a page', async () => {
      await amount.fill('5,00,000')
      await page.getByRole('link', { name: 'Prepay', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loan prepayment calculator')
      await expect(amount).toHaveValue('5,00,000')
      await page.getByRole('button', { name: 'Reset' }).click()
      await expect(amount).toHaveValue('50,00,000')
    })

    await test.step('what was reset on one page is not undone on another', async () => {
      await expect(undo(page)).toBeVisible()
      await goTo(page, 'SIP', 'SIP calculator')
      await expect(undo(page)).toHaveCount(0)
    })
  })

  test('a toast waits while somebody points at it', { tag: THOROUGH }, async ({ page }) => {
    await page.clock.install()
    await openPage(page, '/loan')
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('7,00,000')
    await page.getByRole('button', { name: 'Reset' }).click()
    await undo(page).hover()
    await page.clock.runFor(60_000)
    await expect(undo(page)).toBeVisible()
    await page.mouse.move(10, 300)
    await page.clock.runFor(9_000)
    await expect(undo(page)).toHaveCount(0)
  })
})

test('where there is no room, nothing is said to be kept that is not: shop and fee cards', async ({
  page,
}) => {
  const fillStorage = () =>
    page.evaluate(() => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, text) {
        if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, key, text)
      }
    })
  await openBill(page)
  await fillStorage()
  await openBillDetails(page)
  await expect(shop(page)).not.toContainText('Kept')
  await page.getByLabel('Your name').fill('Sharma Stores')
  await expect(shop(page)).toContainText('Not kept: the storage of this device is full.')
  await goTo(page, 'Loan', 'Loan EMI calculator')
  await comeBack(page, 'GST bill calculator')
  await openBillDetails(page)
  await expect(page.getByLabel('Your name')).toHaveValue('Sharma Stores')

  await openPage(page, MARKETPLACE)
  await fillStorage()
  await page.getByRole('button', { name: 'Keep this card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fee cards' })
  await dialog.getByRole('textbox').fill('Kurtas')
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    'Kurtas is in the list, in this tab only: the storage of this device is full.',
  )
  await dialog.getByRole('button', { name: 'Delete Kurtas' }).click()
  await expect(dialog.getByRole('status')).toContainText('Kurtas deleted, in this tab only')
})

test('storage that is cleared while a page is open takes nothing off it', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openBill(page)
  await openBillDetails(page)
  await expect(shop(page)).not.toContainText('Kept')
  await page.getByLabel('Your name').fill('Sharma Stores')
  await expect(shop(page)).toContainText('Kept on this device')
  await page.getByLabel('Your UPI id').fill('sharma@upi')
  await typeItem(page, 1, 'Umbrella', '240')
  await keeping(page, 'Kept on this device')

  const other = await openSecondTab(page)
  await other.goto(STILL_FILE)
  await other.evaluate(async () => {
    localStorage.clear()
    const gone = indexedDB.deleteDatabase('gst-hisab-bills')
    await new Promise((done) => gone.addEventListener('success', done))
  })
  await expect(shop(page)).toContainText('The storage of this browser was cleared.')
  await expect(page.getByLabel('Your name')).toHaveValue('Sharma Stores')
  await page.getByLabel('Your name').fill('Sharma and Sons')
  await expect(shop(page)).toContainText('Kept on this device')
  await page.getByLabel('Price of item 1').fill('250')
  await keeping(page, 'Kept on this device')
  await other.close()

  await page.reload()
  await isAlive(page)
  await openBillDetails(page)
  await expect(page.getByLabel('Your name')).toHaveValue('Sharma and Sons')
  await expect(page.getByLabel('Your UPI id')).toHaveValue('sharma@upi')
  await expect(total(page)).toHaveText('₹295.00')
  const list = await openList(page)
  await expect(list.getByRole('listitem')).toHaveText([/₹295\.00/])
})
