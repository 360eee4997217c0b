import type { Page } from '@playwright/test'
import agreed from '../tests/hindi.json' with { type: 'json' }
import { someOf, THOROUGH } from '../tests/is-thorough'
import { pages } from './pages'
import { expect, openPage, result, testInTab as test, test as testInNewTab } from './support'

const questionsOn = (page: Page) => page.getByRole('region', { name: 'Questions and answers' })

test('search engines are served a map of the site, and no page where there is none', async ({
  request,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  const map = await request.get('/sitemap.xml')
  expect(map.headers()['content-type']).toContain('application/xml')
  const picture = await request.get('/pictures/loan-emi.png')
  expect(picture.headers()['content-type']).toBe('image/png')

  for (const [address, words] of [
    ['/no-such-page', 'Oops! Page not found'],
    ['/hi/no-such-page', agreed.otherHeadings.notFound.hi],
  ] as const) {
    const missing = await request.get(address)
    expect(missing.status()).toBe(404)
    expect(await missing.text()).toContain(words)
  }
})

testInNewTab(
  'questions are on the page at once, and on every page a person goes on to',
  { tag: THOROUGH },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    const asked = questionsOn(page).getByRole('heading', { level: 3 })
    const [first, ...others] = pages
    await openPage(page, '/')
    await expect(asked).toHaveText([...(first?.questions ?? [])])
    expect(scripts.filter((url) => url.includes('questions'))).toEqual([])

    for (const next of [...someOf(others, 5), ...pages.slice(0, 1)]) {
      const { calculator, view, isFirst, heading, questions } = next
      await page
        .getByRole('navigation', { name: isFirst ? 'Calculators' : /^Views of/ })
        .getByRole('link', { name: isFirst ? calculator : view, exact: true })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(asked).toHaveText([...questions])
      await expect(questionsOn(page)).toHaveCount(1)
    }
  },
)

testInNewTab('a page stays whole when its questions cannot be loaded', async ({ page }) => {
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

  test('a page says what is missing, and shows its example and questions, on paper nothing that is kept', async ({
    page,
  }) => {
    await page.goto('/ecommerce-profit/marketplace')
    // Found by its element: nobody else is meant to read it.
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('needs JavaScript to calculate')
    await expect(result(page, 'Profit per order')).toBeVisible()
    await expect(page.getByText('1,180 ÷ 1.18').first()).toBeVisible()
    await expect(questionsOn(page).getByRole('paragraph').first()).toBeVisible()

    const kept = page.getByText(/^Once you change them/)
    await expect(kept).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(kept).toBeHidden()
    await page.emulateMedia({ media: null })
  })
})
