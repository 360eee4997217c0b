import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addressIn } from '../src/core/language/languages'
import agreed from '../tests/hindi.json' with { type: 'json' }
import { THOROUGH } from '../tests/is-thorough'
import { colourViolationsOn, violationsOn } from './axe'
import { openBillDetails, openLeftBill } from './bill-page'
import { withDevanagari } from './devanagari'
import { overlappingTexts } from './legibility'
import { textsOutsideTheirCard } from './overflow'
import { isSample, pages } from './pages'
import { textsOnPages } from './read-pdf'
import { expect, isAlive, openPage, result, showIn, sidewaysScroll, test } from './support'
import { fewWidths } from './widths'

const inHindi = (path: string) => addressIn('/hi', path)

test.beforeEach(({ page }) => withDevanagari(page))

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

/** Axe is slow on a page it sees first, so pages are looked at one after the other. */
const AT_ONCE = 4

for (let first = 0; first < pages.length; first += AT_ONCE) {
  const some = pages.slice(first, first + AT_ONCE)
  const names = some.map(({ path }) => inHindi(path)).join(', ')

  test(`no scrolling sideways, nothing cut or overlapping, axe on samples: ${names}`, async ({
    page,
  }) => {
    for (const { path } of some) {
      await test.step(path, async () => {
        await openPage(page, inHindi(path))
        await page.evaluate(() => document.fonts.ready)
        for (const width of fewWidths) {
          await page.setViewportSize({ width, height: 844 })
          expect(await sidewaysScroll(page), `${width} px`).toBe(0)
          expect(await textsOutsideTheirCard(page), `outside at ${width} px`).toEqual([])
          expect(await overlappingTexts(page), `overlaps at ${width} px`).toEqual([])
          // The English pages pass all of it, and only words differ.
          if (width === 320 && isSample(path)) {
            await showIn(page, 'light')
            expect(await violationsOn(page), 'light').toEqual([])
            await showIn(page, 'dark')
            expect(await colourViolationsOn(page), 'dark').toEqual([])
          }
        }
      })
    }
  })
}

test('a page says in its head which language it is in, and where the other one is', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/loan/prepay']) {
    for (const [address, tag, locale] of [
      [path, 'en-IN', 'en_IN'],
      [inHindi(path), 'hi', 'hi_IN'],
    ] as const) {
      const html = await (await request.get(address)).text()
      expect(html).toContain(`<html lang="${tag}"`)
      expect(html).toContain(`content="${locale}"`)
      expect(html).toContain(`<link rel="canonical" href="${address}"`)
      const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
      expect(alternates.map(([, code, href]) => [code, href])).toEqual([
        ['en', path],
        ['hi', inHindi(path)],
        ['x-default', path],
      ])
    }
  }
  const manifest = await (await request.get('/hi/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ lang: 'hi', start_url: '/hi', id: '/hi' })
  await page.goto('/hi/loan')
  await expect(page).toHaveTitle(/लोन.*\| GST Hisab$/)
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /^\/hi\//)
  const missing = await request.get('/hi/nowhere')
  expect(missing.status()).toBe(404)
  expect(await missing.text()).toContain(agreed.otherHeadings.notFound.hi)
})

test('the other language leads to the same page, with what is typed, seen and open', async ({
  page,
}) => {
  await openPage(page, '/loan')
  await isIdle(page)
  await page.getByRole('textbox', { name: 'Loan amount' }).fill('700000')
  await page.getByRole('button', { name: 'Show full schedule' }).click()
  const year = page.getByRole('button', { name: /^Year 3/ })
  await year.click()
  await expect(year).toHaveAttribute('aria-expanded', 'true')
  await year.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const top = await year.evaluate((element) => element.getBoundingClientRect().top)

  await page
    .locator('footer')
    .getByRole('link', { name: 'हिन्दी' })
    .evaluate((link) => {
      ;(link as HTMLElement).click()
    })
  await expect(page).toHaveURL('/hi/loan')
  await isAlive(page)
  await expect(page.getByRole('textbox', { name: 'लोन की रकम' })).toHaveValue('7,00,000')
  const sameYear = page.getByRole('button', { name: /^साल 3/ })
  await expect(sameYear).toHaveAttribute('aria-expanded', 'true')
  await expect
    .poll(async () =>
      Math.abs((await sameYear.evaluate((it) => it.getBoundingClientRect().top)) - top),
    )
    .toBeLessThan(60)

  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/loan')
  await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('7,00,000')
})

test('a link that is opened goes along to the other language', async ({ page }) => {
  await openPage(page, '/loan#v=1&amount=900000&rate=9&tenure=7')
  await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('900000')
  await isIdle(page)
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await isAlive(page)
  await expect(page.getByRole('textbox', { name: 'लोन की रकम' })).toHaveValue('900000')
})

test('the language that was chosen is offered at home, once, and nobody is led there', async ({
  page,
}) => {
  await openPage(page, '/hi')
  await isIdle(page)
  const offer = page.getByRole('link', { name: 'Read this page in हिन्दी' })
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/')
  await isAlive(page)
  await isIdle(page)
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL('/hi')
  await isAlive(page)

  await openPage(page, '/')
  await expect(offer).toBeVisible()
  await expect(page).toHaveURL('/')
  await offer.click()
  await expect(page).toHaveURL('/hi')
  await isAlive(page)
})

test.describe('by Hindi labels', () => {
  test('a shopkeeper adds GST, and hears what it comes to', async ({ page }) => {
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

  test('a borrower works out an EMI, and pays the loan back earlier', async ({ page }) => {
    await openPage(page, '/hi/loan')
    await page.getByRole('textbox', { name: 'लोन की रकम' }).fill('25 लाख')
    await page.getByRole('textbox', { name: 'ब्याज दर (% सालाना)' }).fill('8.5')
    await page.getByRole('textbox', { name: 'अवधि' }).fill('20')
    await expect(result(page, 'महीने की EMI')).toHaveText('₹21,696')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV डाउनलोड' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain('महीना,')
    expect(file).toContain('मूलधन')
    await page.getByRole('link', { name: 'प्रीपेमेंट', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('लोन प्रीपेमेंट कैलकुलेटर')
    await expect(page.getByRole('textbox', { name: 'लोन की रकम' })).toHaveValue('25,00,000')
    await expect(result(page, 'ब्याज की बचत')).toHaveText('₹13,34,075')
  })

  test('a saver plans for a goal, after tax', async ({ page }) => {
    await openPage(page, '/hi/sip')
    await page.getByRole('textbox', { name: 'महीने की रकम' }).fill('10000')
    await expect(result(page, 'मैच्योरिटी रकम')).toHaveText('₹23,23,391')
    await page.getByRole('link', { name: 'लक्ष्य', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('लक्ष्य SIP कैलकुलेटर')
    await page.getByRole('link', { name: 'टैक्स के बाद', exact: true }).click()
    await expect(result(page, 'टैक्स के बाद सालाना रिटर्न')).toHaveText('11.02%')
  })

  test('a seller finds a price, and works out a list with Hindi heads', async ({ page }) => {
    await openPage(page, '/hi/ecommerce-profit')
    await expect(result(page, 'एक नग पर शुद्ध मुनाफ़ा')).toHaveText('₹40.00')
    await page.getByRole('link', { name: 'कई प्रोडक्ट', exact: true }).click()
    await page.locator('input[type=file]').setInputFiles({
      name: 'रेट लिस्ट.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('नाम,दर,लागत,मात्रा,जीएसटी %\nकुर्ता,499,210,3,5\nदुपट्टा,299,120,2,5\n'),
    })
    await page.getByRole('button', { name: '2 लाइनों का हिसाब लगाएँ' }).click()
    await expect(page.getByRole('row', { name: /कुर्ता/ })).toContainText('₹499.00')
    await expect(result(page, 'पेआउट')).toHaveText('₹1,646.43')
  })

  test('a percentage, and a loss', async ({ page }) => {
    await openPage(page, '/hi/percentage')
    await page.getByRole('textbox', { name: 'प्रतिशत X' }).fill('12')
    const card = page.getByRole('region', { name: 'Y का X% कितना है?' })
    await expect(card.getByRole('definition').last()).toHaveText('300.00')
    await openPage(page, '/hi/profit-loss')
    await page.getByRole('textbox', { name: 'बिक्री दाम' }).fill('600')
    await expect(result(page, 'कुल नुकसान')).toHaveText('-₹200.00')
  })
})

const NAMES = ['सूती कुर्ता', 'प्रेशर कुकर 5 लीटर', 'Notebook, 200 pages', 'हल्दी पाउडर', 'छाता']

/** As many items as a busy shop writes on one bill. */
const manyItems = Array.from({ length: 20 }, (_, index) => ({
  description: NAMES[index % NAMES.length],
  hsn: '6105',
  quantity: '2',
  price: '250',
  rate: '18',
}))

test('a bill is in the language that the seller chose, whatever the page', async ({ page }) => {
  await openLeftBill(page, { rows: manyItems }, { name: 'श्री गणेश स्टोर्स' })
  await openBillDetails(page)
  await page.getByLabel('Bill language').selectOption('hi')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const pdf = await readFile(await (await download).path())
  const text = (await textsOnPages(pdf)).flat().join(' ').normalize('NFC').replace(/\s+/g, ' ')
  for (const words of ['श्री गणेश स्टोर्स', ...NAMES, 'ग्यारह हज़ार आठ सौ रुपये मात्र']) {
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
  await expect(sheet).toContainText('Rupees eleven thousand eight hundred only')
})

test.describe('without a network', () => {
  test.use({ withServiceWorker: true, expectedMessages: /status of (503|404)/ })

  test('the language in use works, and the other one from its first use', async ({
    page,
    context,
  }) => {
    await openPage(page, '/hi')
    await isKeptBy(page, '/sw-hi.js')
    await context.setOffline(true)
    await openPage(page, '/hi/loan/compare')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('लोन ऑफ़र की तुलना')
    await page.goto('/hi/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('आप ऑफ़लाइन हैं')

    await context.setOffline(false)
    await openPage(page, '/')
    await isKeptBy(page, '/sw.js')
    await context.setOffline(true)
    await openPage(page, '/loan')
    await openPage(page, '/hi/sip')
  })

  test('who comes from the other language is offered no new version', { tag: THOROUGH }, async ({
    page,
  }) => {
    await openPage(page, '/')
    await isKeptBy(page, '/sw.js')
    await openPage(page, '/hi')
    await isKeptBy(page, '/sw-hi.js')
    await expect(page.getByText('नया वर्शन')).toHaveCount(0)
  })
})
