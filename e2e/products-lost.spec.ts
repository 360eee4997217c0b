import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field } from './fields'
import { expectResults } from './results'
import { openSecondTab } from './second-tab'
import { expect, isAlive, openPage, test } from './support'

const path = '/ecommerce-profit/products'

const give = (
  page: Page,
  name: string,
  content = 'SKU,Price (with GST),Cost (before GST)\nA-1,1180,450\n',
) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

const fileName = (page: Page, name: string) => page.getByText(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const keep = (page: Page) => page.getByRole('checkbox', { name: 'Keep on this device' })
const isKept = (page: Page) => page.getByText('This list is here again when you come back')

/** What keeps a list, as another version or a broken disk may leave it. */
const putKept = (page: Page, value: unknown) =>
  page.evaluate(async (value) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('gst-hisab-lists', 1)
      opening.onupgradeneeded = () => opening.result.createObjectStore('lists')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const change = database.transaction('lists', 'readwrite')
    change.objectStore('lists').put(value, 'last')
    await new Promise((done) => {
      change.oncomplete = done
    })
    database.close()
  }, value)

test('downloads are there again when another file is chosen while one is written', {
  tag: THOROUGH,
}, async ({ page }) => {
  // What writes workbooks is on its way until it is let go.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/write-workbook/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  const saved: string[] = []
  page.on('download', (file) => saved.push(file.suggestedFilename()))

  await openPage(page, path)
  await give(
    page,
    'first.csv',
    'SKU,Price (with GST),Cost (before GST)\nA-1,1180,450\nB-2,none,450\n',
  )
  await expectResults(page, { Payout: '₹811.74' })
  const asked = page.waitForRequest(/write-workbook/)
  await button(page, 'Download Excel').click()
  await asked
  const others = ['Download Excel', 'Download CSV', 'Download these rows']
  for (const name of others) {
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true')
  }
  await give(
    page,
    'second.csv',
    'SKU,Price (with GST),Cost (before GST)\nA-1,1180,440\nB-2,none,450\n',
  )
  await expect(fileName(page, 'second.csv')).toBeVisible()
  for (const name of others) {
    await expect(button(page, name)).toHaveAttribute('aria-disabled', 'false')
  }
  letGo()
  for (const [name, file] of [
    ['Download CSV', 'second-profit.csv'],
    ['Download Excel', 'second-profit.xlsx'],
    ['Download these rows', 'second-not-read.csv'],
  ] as const) {
    const download = page.waitForEvent('download')
    await button(page, name).click()
    expect((await download).suggestedFilename()).toBe(file)
  }
  expect(saved).toHaveLength(3)
})

for (const [name, without] of [
  ['no workers', () => Reflect.deleteProperty(window, 'Worker')],
  [
    'workers that are forbidden',
    () => {
      window.Worker = class {
        constructor() {
          throw new DOMException('no', 'SecurityError')
        }
      } as unknown as typeof Worker
    },
  ],
] as const) {
  test(`a browser with ${name} says that it cannot read files`, { tag: THOROUGH }, async ({
    page,
  }) => {
    await page.addInitScript(without)
    await openPage(page, path)
    for (const file of ['first.csv', 'second.csv']) {
      await give(page, file)
      await expect(page.getByRole('alert')).toHaveText(
        new RegExp(`^${file} This browser cannot read files here\\.`),
      )
    }
    await button(page, 'Try with 12 products').click()
    await expect(page.getByRole('alert')).toContainText('12 products to try')
  })
}

test('the list that another tab keeps is not replaced by a page that is shown again', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openPage(page, path)
  await give(page, 'mine.csv')
  await keep(page).check()
  await expect(isKept(page)).toBeVisible()

  const other = await openSecondTab(page)
  await openPage(other, path)
  await expect(fileName(other, 'mine.csv')).toBeVisible()
  await expect(keep(other)).toBeChecked()
  await give(other, 'theirs.csv', 'SKU,Price (with GST),Cost (before GST)\nB-2,500,100\n')
  await expect(fileName(other, 'theirs.csv')).toBeVisible()
  await expect(isKept(other)).toBeVisible()

  await page.bringToFront()
  await expect(page.getByText('Another tab keeps its own list now.')).toBeVisible()
  await expect(keep(page)).not.toBeChecked()
  const views = page.getByRole('navigation', { name: 'Views of the eCommerce Profit calculator' })
  await views.getByRole('link', { name: 'Marketplace order' }).click()
  await expect(field(page, 'Selling price')).toBeVisible()
  await page.goBack()
  await expect(fileName(page, 'mine.csv')).toBeVisible()
  await expect(page.getByText('Another tab keeps its own list now.')).toBeVisible()
  await button(page, 'Columns').click()
  await button(page, 'Back').click()
  await field(page, 'Price for a margin of').fill('30')
  await expect(page.getByRole('columnheader', { name: 'Price for 30%' })).toBeVisible()

  await other.bringToFront()
  await other.reload()
  await isAlive(other)
  await expect(fileName(other, 'theirs.csv')).toBeVisible()

  await test.step('it is kept again when its person wants it', async () => {
    await page.bringToFront()
    await keep(page).check()
    await expect(isKept(page)).toBeVisible()
    await other.bringToFront()
    await expect(other.getByText('Another tab keeps its own list now.')).toBeVisible()
    await other.reload()
    await expect(fileName(other, 'mine.csv')).toBeVisible()
    await expect(field(other, 'Price for a margin of')).toHaveValue('30')
  })
})

test('a list is called kept or forgotten only when it is', { tag: THOROUGH }, async ({ page }) => {
  await openPage(page, path)
  await give(page, 'mine.csv')
  const fail = (deed: 'put' | 'delete', name: string) =>
    page.evaluate(
      ([deed, name]) => {
        Object.assign(window, { before: IDBObjectStore.prototype[deed] })
        IDBObjectStore.prototype[deed] = () => {
          throw new DOMException('no', name)
        }
      },
      [deed, name] as const,
    )
  const mend = (deed: 'put' | 'delete') =>
    page.evaluate((deed) => {
      IDBObjectStore.prototype[deed] = Reflect.get(window, 'before')
    }, deed)

  await fail('put', 'QuotaExceededError')
  await keep(page).click()
  await expect(page.getByText('This device has no room for it.')).toBeVisible()
  await expect(keep(page)).not.toBeChecked()
  await expect(isKept(page)).toBeHidden()
  await mend('put')
  await fail('put', 'InvalidStateError')
  await keep(page).click()
  await expect(page.getByText('This browser keeps nothing for this site.')).toBeVisible()
  await expect(keep(page)).not.toBeChecked()
  await mend('put')
  await keep(page).click()
  await expect(isKept(page)).toBeVisible()

  await fail('delete', 'UnknownError')
  await keep(page).click()
  await expect(page.getByText('It could not be taken off this device.')).toBeVisible()
  await expect(keep(page)).toBeChecked()
  await button(page, 'Clear the list').click()
  await expect(page.getByRole('alert')).toContainText('mine.csv')
  await page.reload()
  await expect(fileName(page, 'mine.csv')).toBeVisible()
  await keep(page).uncheck()
  await expect(page.getByText('The rows are forgotten when you leave.')).toBeVisible()
  await page.reload()
  await expect(button(page, 'Choose a file')).toBeVisible()
})

test('a kept list of another shape is told, and the page works', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, path)
  await putKept(page, { source: 'mine.csv', order: 7 })
  await page.evaluate(() => localStorage.setItem('gst-hisab-keeps-list', 'yes'))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('could not be read')
  await give(page, 'mine.csv')
  await expectResults(page, { Payout: '₹811.74' })
  await expect(page.getByRole('alert')).toBeHidden()
})

test('rows that a tab noted in another shape are in nobody’s way', { tag: THOROUGH }, async ({
  page,
}) => {
  await openPage(page, '/ecommerce-profit/marketplace')
  await field(page, 'Packing').fill('15')
  for (const noted of ['{"own":1}', '{"rows":[{}]}']) {
    await page.evaluate((text) => sessionStorage.setItem('gst-hisab-opened-rows', text), noted)
    await openPage(page, path)
    await give(page, 'mine.csv', 'SKU,Price (with GST),Cost (before GST)\nA-1,1200,450\n')
    await page.getByRole('link', { name: 'A-1' }).click()
    await expect(field(page, 'Selling price')).toHaveValue('1,200.00')
    await page.goBack()
    await expect(fileName(page, 'mine.csv')).toBeVisible()
    await openPage(page, '/ecommerce-profit/marketplace')
    await expect(field(page, 'Selling price')).toHaveValue('1,180')
    await expect(field(page, 'Packing')).toHaveValue('15')
  }
})

test.describe('offline', () => {
  test.use({ expectedMessages: /Failed to load resource/ })
  test('what could not be loaded is told, and tried again with the next press', async ({
    page,
  }) => {
    // Where the network is gone, a page is not loaded anew.
    await page.route(`**${path}`, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    let lost = /assets\/(?:list-actions|example-files|list-screen|paste-dialog)-/
    await page.route(/assets\/.*\.js/, (route) =>
      lost.test(route.request().url()) ? route.abort() : route.continue(),
    )
    await openPage(page, path)
    const alert = page.getByRole('alert')
    await give(page, 'mine.csv')
    await expect(alert).toHaveText(/^mine\.csv What reads files could not be loaded\./)
    const toast = page.getByText('This could not be loaded.')
    await Promise.all([expect(toast).toBeVisible(), button(page, 'Paste rows').click()])
    await expect(page.getByRole('dialog')).toBeHidden()
    lost = /assets\/list-screen-/
    await button(page, 'Paste rows').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await button(page, 'Try with 12 products').click()
    await expect(alert).toContainText('What shows a list could not be loaded.')
    lost = /(?!)/
    await give(page, 'mine.csv')
    await expectResults(page, { Payout: '₹811.74' })
    await expect(alert).toBeHidden()
  })
})
