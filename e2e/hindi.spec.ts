import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { openBillDetails, openLeftBill } from './bill-page'
import { textsOnPages } from './read-pdf'
import {
  expect,
  isAlive,
  openPage,
  result,
  testInTab as test,
  test as testInNewTab,
} from './support'

// What every page says in Hindi is read out of the build (tests/built), how it is laid out stands in
// every-page.spec.ts.

/** What remembers a choice and takes places along is loaded when the page is idle. */
const isIdle = (page: Page) =>
  page.waitForFunction(() => history.scrollRestoration === 'manual', undefined, { polling: 100 })

/** A page is kept on the device when the worker of its language controls it. */
const isKeptBy = (page: Page, worker: string) =>
  page.waitForFunction(
    (path) => {
      const { controller } = navigator.serviceWorker
      return controller?.scriptURL.endsWith(path) && controller.state === 'activated'
    },
    worker,
    { polling: 100 },
  )

test('the other language leads to the same page, with what is typed, seen and open', async ({
  page,
}) => {
  await test.step('a link that is opened goes along', async () => {
    await openPage(page, '/loan#v=1&amount=900000&rate=9&tenure=7')
    await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('900000')
    await isIdle(page)
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL(/\/hi\/loan/)
    await isAlive(page)
    await expect(page.getByRole('textbox', { name: 'लोन की रकम' })).toHaveValue('900000')
  })

  await test.step('and what is typed, seen and open', async () => {
    await isIdle(page)
    await page.getByRole('textbox', { name: 'लोन की रकम' }).fill('700000')
    await page.getByRole('button', { name: 'पूरा हिसाब दिखाएँ' }).click()
    const year = page.getByRole('button', { name: /^साल 3/ })
    await year.click()
    await expect(year).toHaveAttribute('aria-expanded', 'true')
    await year.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const top = await year.evaluate((element) => element.getBoundingClientRect().top)
    await page
      .locator('footer')
      .getByRole('link', { name: 'English' })
      .evaluate((link) => {
        ;(link as HTMLElement).click()
      })
    await expect(page).toHaveURL('/loan')
    await isAlive(page)
    await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('7,00,000')
    const sameYear = page.getByRole('button', { name: /^Year 3/ })
    await expect(sameYear).toHaveAttribute('aria-expanded', 'true')
    await expect
      .poll(async () =>
        Math.abs((await sameYear.evaluate((it) => it.getBoundingClientRect().top)) - top),
      )
      .toBeLessThan(60)
  })

  await test.step('the language that was chosen is offered at home, and nobody is led there', async () => {
    await isIdle(page)
    await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
    await expect(page).toHaveURL('/hi/loan')
    await isAlive(page)
    await openPage(page, '/')
    const offer = page.getByRole('link', { name: 'Read this page in हिन्दी' })
    await expect(offer).toBeVisible()
    await expect(page).toHaveURL('/')
    await offer.click()
    await expect(page).toHaveURL('/hi')
    await isAlive(page)
  })
})

// That every page has the figures of English stands in tests/figures-in-hindi.test.ts.
test('by Hindi labels: a price with GST, a loan and its file, and a price list with Hindi heads', {
  tag: THOROUGH,
}, async ({ page }) => {
  const goTo = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).click()

  await test.step('a shopkeeper adds GST, and hears what it comes to', async () => {
    await openPage(page, '/hi')
    await page.getByLabel('रकम', { exact: true }).fill('डेढ़ लाख')
    await expect(page.getByText('₹1,50,000 · 1.5 लाख')).toBeVisible()
    await expect(result(page, 'कुल रकम')).toHaveText('₹1,77,000.00')
    await page.getByRole('button', { name: 'GST हटाएँ' }).click()
    await page.getByText('दूसरे राज्य में', { exact: true }).click()
    await page.getByLabel('रकम', { exact: true }).fill('11800')
    await expect(result(page, 'बिना GST की रकम')).toHaveText('₹10,000.00')
    await page.getByRole('button', { name: 'रीसेट करें' }).click()
    await expect(page.getByText('आँकड़े रीसेट हो गए')).toBeVisible()
    await page.getByRole('button', { name: 'वापस लाएँ' }).click()
    await expect(result(page, 'बिना GST की रकम')).toHaveText('₹10,000.00')
  })

  await test.step('a borrower works out an EMI, and pays the loan back earlier', async () => {
    await goTo('लोन')
    await page.getByRole('textbox', { name: 'लोन की रकम' }).fill('25 लाख')
    await page.getByRole('textbox', { name: 'ब्याज दर (% सालाना)' }).fill('8.5')
    await page.getByRole('textbox', { name: 'अवधि' }).fill('20')
    await expect(result(page, 'महीने की EMI')).toHaveText('₹21,696')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV डाउनलोड' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain('महीना,')
    expect(file).toContain('मूलधन')
    await goTo('प्रीपेमेंट')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('लोन प्रीपेमेंट कैलकुलेटर')
    await expect(page.getByRole('textbox', { name: 'लोन की रकम' })).toHaveValue('25,00,000')
    await expect(result(page, 'ब्याज की बचत')).toHaveText('₹13,34,075')
  })

  await test.step('a seller works out a list with Hindi heads', async () => {
    await goTo('ई-कॉमर्स मुनाफ़ा')
    await expect(result(page, 'एक नग पर शुद्ध मुनाफ़ा')).toHaveText('₹40.00')
    await goTo('कई प्रोडक्ट')
    await page.locator('input[type=file]').setInputFiles({
      name: 'रेट लिस्ट.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('नाम,दर,लागत,मात्रा,जीएसटी %\nकुर्ता,499,210,3,5\nदुपट्टा,299,120,2,5\n'),
    })
    await page.getByRole('button', { name: '2 लाइनों का हिसाब लगाएँ' }).click()
    await expect(page.getByRole('row', { name: /कुर्ता/ })).toContainText('₹499.00')
    await expect(result(page, 'पेआउट')).toHaveText('₹1,646.43')
  })

  await test.step('who sells below cost hears of a loss', async () => {
    await goTo('नफ़ा-नुकसान')
    await page.getByRole('textbox', { name: 'बिक्री दाम' }).fill('600')
    await expect(result(page, 'कुल नुकसान')).toHaveText('-₹200.00')
  })
})

const NAMES = ['सूती कुर्ता', 'प्रेशर कुकर 5 लीटर', 'Notebook, 200 pages', 'हल्दी पाउडर', 'छाता']

const items = NAMES.map((description) => ({
  description,
  hsn: '6105',
  quantity: '2',
  price: '250',
  rate: '18',
}))

test('a bill is in the language that the seller chose, whatever the page', {
  tag: THOROUGH,
}, async ({ page }) => {
  await openLeftBill(page, { rows: items }, { name: 'श्री गणेश स्टोर्स' })
  await openBillDetails(page)
  await page.getByLabel('Bill language').selectOption('hi')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const pdf = await readFile(await (await download).path())
  const text = (await textsOnPages(pdf)).flat().join(' ').normalize('NFC').replace(/\s+/g, ' ')
  for (const words of ['श्री गणेश स्टोर्स', ...NAMES, 'दो हज़ार नौ सौ पचास रुपये मात्र']) {
    expect(text).toContain(words.normalize('NFC'))
  }
  expect(pdf.byteLength).toBeLessThan(300_000)

  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('article').first()
  await expect(sheet).toHaveAttribute('lang', 'hi-IN')
  await expect(sheet).toContainText('टैक्स इनवॉइस / Tax Invoice')
  await page.emulateMedia({ media: 'screen' })

  await openPage(page, '/hi/gst/bill')
  await page.locator('summary', { hasText: 'बिल का ब्योरा' }).press('Enter')
  await expect(page.getByLabel('बिल की भाषा')).toHaveValue('hi')
  await page.getByLabel('बिल की भाषा').selectOption('en')
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toContainText('Rupees two thousand nine hundred fifty only')
})

test.describe('without a network', () => {
  testInNewTab.use({ withServiceWorker: true, expectedMessages: /status of (503|404)/ })

  testInNewTab('the language in use works', { tag: THOROUGH }, async ({ page, context }) => {
    await openPage(page, '/hi')
    await isKeptBy(page, '/sw-hi.js')
    await context.setOffline(true)
    await openPage(page, '/hi/loan/compare')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('लोन ऑफ़र की तुलना')
    await page.goto('/hi/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('आप ऑफ़लाइन हैं')
  })

  testInNewTab(
    'the other language works from its first use, and offers no new version',
    { tag: THOROUGH },
    async ({ page, context }) => {
      await openPage(page, '/')
      await isKeptBy(page, '/sw.js')
      await openPage(page, '/hi')
      await isKeptBy(page, '/sw-hi.js')
      await expect(page.getByText('नया वर्शन')).toHaveCount(0)
      await context.setOffline(true)
      await openPage(page, '/loan')
      await openPage(page, '/hi/sip')
    },
  )
})
