import type { Page } from '@playwright/test'
import { isThorough } from '../tests/is-thorough'
import { openSecondTab } from './second-tab'
import { chooseFiles, pathOf, withCosts } from './settlement-files'
import { expect, openPage, result, test } from './support'

const path = '/ecommerce-profit/settlements'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const keep = (page: Page) => page.getByRole('checkbox', { name: 'Keep on this device' })
const files = (page: Page) => page.getByRole('region', { name: 'Your files' })
const profit = (page: Page) => result(page, 'Profit').first()
const isKept = (page: Page) =>
  page.getByText('Orders and payments are here again when you come back, on this device alone.')
const seller = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const openSettings = (page: Page) => page.locator('summary').filter({ hasText: 'Settings' }).click()

const PROFIT = '-₹1,415.73'

/** Every amount and percentage that a person sees, in its order; what is only heard comes in its own time. */
const figuresOn = (page: Page) =>
  page.locator('main').evaluate((main) => {
    for (const heard of main.querySelectorAll('[role=status]'))
      heard.toggleAttribute('hidden', true)
    return (main as HTMLElement).innerText.match(/-?₹[\d,]*\d(\.\d+)?|-?[\d.]+%/g)
  })

/** The figures of a page whose files were kept, when its last card is here. */
async function figuresAt(page: Page, address: string, lastCard: string) {
  await openPage(page, address)
  await expect(page.getByText(PROFIT).first()).toBeVisible()
  await expect(page.getByRole('table').filter({ hasText: 'AZ-BS06' }).first()).toBeVisible()
  await expect(page.getByText(/404-9725397-3943283/)).toBeVisible()
  await expect(page.getByRole('heading', { name: lastCard })).toBeVisible()
  return figuresOn(page)
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('files and settings are there a day later if they are kept, in each tab and language; costs stay', async ({
  page,
}) => {
  await openPage(page, path)
  await chooseFiles(page, withCosts('amazon-small'))
  await expect(profit(page)).toHaveText(PROFIT)
  await page.reload()
  await expect(button(page, 'Choose files')).toBeVisible()
  await expect(page.getByText(/were not kept when the page was loaded again/)).toBeVisible()

  await chooseFiles(page, withCosts('amazon-small').slice(0, 4))
  await expect(profit(page)).toHaveText(PROFIT)
  await keep(page).check()
  await expect(isKept(page)).toBeVisible()
  await page.reload()
  await expect(profit(page)).toHaveText(PROFIT)
  await expect(keep(page)).toBeChecked()

  await test.step('a file that is removed comes back', async () => {
    const returns = page.getByText('1 refund, and the goods are not recorded as back.')
    await expect(returns).toBeVisible()
    await files(page).getByRole('button', { name: 'Remove' }).nth(2).click()
    await expect(page.getByText('Amazon FBA returns removed')).toBeVisible()
    await expect(returns).toBeHidden()
    await button(page, 'Undo').click()
    await expect(returns).toBeVisible()
    await expect(profit(page)).toHaveText(PROFIT)
    await expect(isKept(page)).toBeVisible()
  })

  const other = await openSecondTab(page)
  if (isThorough) {
    await test.step('a link carries the settings alone, and they hold in its tab only', async () => {
      await openSettings(page)
      await seller(page, 'Composition').check()
      await page.getByRole('textbox', { name: 'RTO, not sellable (%)' }).fill('7')
      await expect(page.getByText('Kept on this device.', { exact: true })).toBeVisible()
      await button(page, 'Share link').click()
      await expect(page.getByText('Link copied')).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      const { pathname, hash } = new URL(link)
      expect(pathname).toBe(path)
      const names = hash
        .slice(1)
        .split('&')
        .map((field) => field.split('=')[0])
      expect(names.sort()).toEqual(
        [
          'v',
          'currency',
          'seller',
          'spread',
          'returnedDamaged',
          'rtoDamaged',
          'card',
          'tolerance',
          'state',
        ].sort(),
      )
      // Whatever order is opened, it is in no address.
      await page.getByRole('button', { name: '404-9725397-3943283' }).click()
      await expect(page).toHaveURL(path)

      await seller(page, 'Not registered').check()
      // Settings that are those of the device are not said to come from elsewhere.
      await expect
        .poll(() => page.evaluate(() => Object.values(localStorage).join(' ')))
        .toContain('unregistered')
      await openPage(other, link)
      const linked = other.getByText('These came with a link and count in this tab only.')
      await openSettings(other)
      await expect(linked).toBeVisible()
      await expect(seller(other, 'Composition')).toBeChecked()
      await page.reload()
      await openSettings(page)
      await expect(seller(page, 'Not registered')).toBeChecked()

      await button(other, 'Use mine').click()
      await expect(other.getByText('Your own settings count again')).toBeVisible()
      await expect(linked).toBeHidden()
      await seller(page, 'Registered').check()
      await page.getByRole('textbox', { name: 'RTO, not sellable (%)' }).fill('')
      await expect(profit(page)).toHaveText(PROFIT)
    })
  }

  await test.step('another tab has them too; cleared there, they come back by Undo', async () => {
    await openPage(other, path)
    await expect(profit(other)).toHaveText(PROFIT)
    await button(other, 'Clear the files').click()
    await expect(button(other, 'Choose files')).toBeVisible()
    await button(other, 'Undo').click()
    await expect(profit(other)).toHaveText(PROFIT)
    await expect(isKept(other)).toBeVisible()
    await other.reload()
    await expect(profit(other)).toHaveText(PROFIT)
  })

  if (isThorough) {
    await test.step('in Hindi every figure is that of the English page', async () => {
      const english = await figuresAt(other, path, 'How it works')
      expect(english?.length).toBeGreaterThan(100)
      expect(await figuresAt(other, `/hi${path}`, 'हिसाब कैसे लगता है')).toEqual(english)
      await openPage(other, path)
    })
  }

  await test.step('cleared for good, they are gone from the device; the first tab says so', async () => {
    await button(other, 'Clear the files').click()
    await expect(button(other, 'Choose files')).toBeVisible()
    await expect(keep(page)).not.toBeChecked()
    await expect(profit(page)).toHaveText(PROFIT)
    await page.reload()
    await expect(button(page, 'Choose files')).toBeVisible()
    await chooseFiles(page, [pathOf('amazon-small', 'amazon-transactions.csv')])
    await expect(files(page)).toContainText('6 of 6 SKUs')
    await expect(result(page, 'Cost of goods')).toHaveText(/^-₹/)
  })
})

test('nothing is called kept that is not, and reading can be cancelled', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, text) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, text)
    }
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  // What reads files is on its way until it is let go.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/settlements\.worker/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await openPage(page, path)

  await test.step('cancelled, nothing was read; chosen again, it is', async () => {
    await chooseFiles(page, withCosts('amazon-small'))
    await expect(page.getByText('Reading amazon-transactions.csv, file 1 of 5')).toBeVisible()
    await button(page, 'Cancel').click()
    await expect(button(page, 'Choose files')).toBeVisible()
    letGo()
    await chooseFiles(page, withCosts('amazon-small'))
    await expect(profit(page)).toHaveText(PROFIT)
  })

  await expect(files(page)).toContainText(
    '6 of 6 SKUs · in this tab only: the storage of this device is full',
  )
  await expect(page.getByRole('alert')).toContainText(
    'The costs of 6 SKUs count until you leave: this browser could not keep them.',
  )
  await keep(page).click()
  await expect(page.getByText('This device has no room for them.')).toBeVisible()
  await expect(keep(page)).not.toBeChecked()
  await openSettings(page)
  await seller(page, 'Composition').check()
  await expect(
    page.getByText('This browser could not keep them: they count until you leave.'),
  ).toBeVisible()
})

test('a rate of GST that no file states is asked once, and counts for files of later months', async ({
  page,
}) => {
  const heads =
    'NEFT ID,Payment Date,Bank Settlement Value (Rs.),Order item ID,Sale Amount (Rs.),Seller SKU,Quantity'
  const fileOf = (month: string, item: string) => ({
    name: `settled-${month}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${heads}\nN1,2026-${month}-24,118,${item},118,FK-B23,1`),
  })
  const rate = page.getByRole('textbox', { name: 'GST rate of FK-B23' })
  const netSales = page.getByText('₹100.00').first()

  await openPage(page, path)
  await chooseFiles(page, [fileOf('06', '400000000000000001')])
  await expect(page.getByText(/^Without a rate the sales of 1 SKU/)).toBeVisible()
  await rate.fill('18')
  await expect(netSales).toBeVisible()
  await page.reload()
  await chooseFiles(page, [fileOf('07', '400000000000000002')])
  await expect(netSales).toBeVisible()
  await expect(page.getByText(/^No file states the rate of 1 SKU/)).toBeVisible()
  await expect(rate).toHaveValue('18')

  await test.step('an emptied one is forgotten', async () => {
    await rate.fill('')
    await expect(page.getByText(/^Without a rate the sales of 1 SKU/)).toBeVisible()
    await page.reload()
    await chooseFiles(page, [fileOf('08', '400000000000000003')])
    await expect(page.getByText(/^Without a rate the sales of 1 SKU/)).toBeVisible()
    await expect(rate).toHaveValue('')
  })
})
