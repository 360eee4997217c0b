import type { APIRequestContext, Page } from '@playwright/test'
import { languages } from '../src/core/language/languages'
import { someOf, THOROUGH } from '../tests/is-thorough'
import { pages, type SitePage } from './pages'
import { expect, openPage, result, test } from './support'

const questionsOn = (page: Page) => page.getByRole('region', { name: 'Questions and answers' })

const sharedAs = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) =>
      document.querySelector(`meta[${selector}]`)?.getAttribute('content')
    const data = document.querySelectorAll('script[type="application/ld+json"]')
    return {
      title: content('property="og:title"'),
      description: content('property="og:description"'),
      url: content('property="og:url"'),
      image: content('property="og:image"'),
      imageText: content('property="og:image:alt"'),
      card: content('name="twitter:card"'),
      kinds: [...data].map(({ textContent }) => JSON.parse(`${textContent}`)['@type']),
    }
  })

async function expectPicture(request: APIRequestContext, address: string | null | undefined) {
  const response = await request.get(`${address}`)
  expect(response.headers()['content-type']).toBe('image/png')
  const file = await response.body()
  expect(file.toString('latin1', 1, 4)).toBe('PNG')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630])
  expect(file.length).toBeLessThan(60_000)
}

/** What pages without an example show instead of one. */
const opensWith: Readonly<Record<string, string>> = {
  '/gst/bill': '0.00',
  '/ecommerce-profit/products': 'up to 1,00,000 products',
  '/ecommerce-profit/settlements': 'CSV, text or Excel of Amazon, Flipkart and Meesho',
}

/** The page opens with the results that its picture shows. */
async function expectResults(page: Page, { path, picture }: SitePage) {
  // A bill, a price list and settlements open empty: their pictures show what they are for.
  if (path in opensWith) return
  for (const { label, value } of [...picture.rows, picture.total]) {
    // These answers have longer names than fit a picture, a name for several offers, or are the
    // parts of a bar.
    if (['/percentage', '/loan/compare', '/ecommerce-profit/marketplace'].includes(path))
      await expect(page.locator('main')).toContainText(value)
    else await expect(result(page, label).first()).toContainText(value)
  }
  await expect(page.locator('main')).toContainText(picture.figure)
}

test('search engines find a map of the site, and no page where there is none', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const map = new URL(`${/^Sitemap: (.*)$/m.exec(robots)?.[1]}`)
  expect(map.pathname).toBe('/sitemap.xml')

  const response = await request.get(map.pathname)
  expect(response.headers()['content-type']).toContain('application/xml')
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)]
  expect(addresses).toHaveLength(pages.length * languages.length)
  for (const [, address] of addresses) {
    const { pathname } = new URL(`${address}`)
    expect((await request.get(pathname)).url()).toBe(baseURL + pathname)
  }

  const missing = await (await request.get('/no-such-page')).text()
  expect(missing).toContain('<meta name="robots" content="noindex" />')
  expect(missing).not.toContain('rel="canonical"')
})

test('questions are on the page at once, and on every page a person goes on to, below the results of its picture', {
  tag: THOROUGH,
}, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const asked = questionsOn(page).getByRole('heading', { level: 3 })
  const [first, ...others] = pages
  await openPage(page, '/')
  await expect(asked).toHaveText(first?.questions.map(({ question }) => question) ?? [])
  expect(scripts.filter((url) => url.includes('questions'))).toEqual([])

  for (const next of [...someOf(others, 5), ...pages.slice(0, 1)]) {
    const { calculator, view, head, questions } = next
    const isFirst = view === calculator.views[0]
    await page
      .getByRole('navigation', { name: isFirst ? 'Calculators' : /^Views of/ })
      .getByRole('link', { name: isFirst ? calculator.navLabel : view.label, exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.heading)
    await expect(asked).toHaveText(questions.map(({ question }) => question))
    await expect(questionsOn(page)).toHaveCount(1)
    await expectResults(page, next)
  }
})

test('a page stays whole when its questions cannot be loaded', async ({ page }) => {
  await openPage(page, '/')
  await page.route('**/questions-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw 0' }),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Percentage' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Percentage calculator')
  await expect(questionsOn(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const formulas: Record<string, string> = {
    '/': 'GST = amount × rate ÷ 100',
    '/gst/bill': 'quantity × price, less the discount, × rate ÷ 100',
    '/gst/sales': 'sums of its columns are the figures above',
    '/gst/return': '(8,050 − 1,000) × 18% × 8 ÷ 365',
    '/gst/scheme': '54,00,000 × 18 ÷ 118',
    '/percentage': '(new − original) ÷ original × 100',
    '/profit-loss': 'Selling price − Cost price',
    '/ecommerce-profit': '300 × 10 ÷ 100',
    '/ecommerce-profit/marketplace': '1,180 ÷ 1.18',
    '/ecommerce-profit/products': 'The two columns it needs',
    '/ecommerce-profit/settlements': 'Meesho payments. One of them is enough.',
    '/loan': 'EMI =',
    '/loan/prepay': '₹54,13,879 − ₹38,10,188',
    '/loan/compare': 'N = E ×',
    '/loan/find': '25,000 × (1 − 1.0075',
    '/sip': 'Value = P ×',
    '/sip/after-tax': '21,92,968.69 ÷ 1.06',
    '/sip/goal': '2,39,65,582 ÷ 868.3849',
    '/sip/lump-sum': 'Value = amount × (1 + r)',
    '/sip/returns': '₹1,00,000 × 1.1101917',
    '/sip/withdraw': '(1,00,00,000 − 75,000) × 1.00666667',
    '/step-up-sip': 'Total = (Total + Amount) × (1 + r)',
    '/deposits': '₹5,00,000 × 1.01625',
    '/deposits/ppf': '₹3,10,650 × 7.1% = 22,056.15',
    '/deposits/recurring': '5,000 × (1.01625',
  }

  test('a page says how to share it and what it is, shows its heading, example, formula and questions, and says what is missing', async ({
    page,
  }) => {
    const titles = new Set<unknown>()
    for (const { path, head, picture } of pages) {
      await page.goto(path)
      const { title, image, ...shared } = await sharedAs(page)
      titles.add(title)
      expect(shared, path).toEqual({
        description: head.description,
        url: path,
        imageText: expect.stringContaining(head.heading),
        card: 'summary_large_image',
        kinds: ['WebApplication', 'BreadcrumbList', 'FAQPage'],
      })
      await expectPicture(page.request, image)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(head.heading)
      // Found by its element: nobody else is meant to read it.
      await expect(page.locator('noscript p')).toBeVisible()
      await expect(page.locator('noscript p')).toContainText('needs JavaScript to calculate')
      const example = opensWith[path] ?? picture.figure
      await expect(page.locator('main')).toContainText(example)
      await expect(page.locator('main')).toContainText(`${formulas[path]}`)
      await expect(questionsOn(page).getByRole('paragraph').first()).toBeVisible()
    }
    expect(titles.size).toBe(pages.length)
  })
})
