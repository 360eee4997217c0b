import type { Page } from '@playwright/test'
import { THOROUGH } from '../tests/is-thorough'
import { field } from './fields'
import { pages } from './pages'
import { textsOnPages } from './read-pdf'
import { expect, openPage, partsFollow, testInTab as test } from './support'

/** More texts than the name of the site, a title and what the page is for, or a foot in some lines. */
const MORE_THAN_A_FRAME = 8

async function expectFullSheets(page: Page, when = '') {
  const sheets = await textsOnPages(await page.pdf({ preferCSSPageSize: true }))
  const counts = sheets.map((texts) => texts.length)
  const message = `${when} texts on each sheet: ${counts.join(', ')}`
  expect(counts[0], message).toBeGreaterThan(MORE_THAN_A_FRAME)
  expect(counts.at(-1), message).toBeGreaterThan(MORE_THAN_A_FRAME)
}

/** Its last sheet is nearly empty, should the layout on paper change. */
const nearly = ['/step-up-sip']

for (const { path } of pages) {
  const tag = nearly.includes(path) ? [] : THOROUGH
  test(`${path} prints no sheet with nothing but a title or a foot`, { tag }, async ({ page }) => {
    await openPage(page, path)
    await partsFollow(page)
    if (path === '/ecommerce-profit/settlements') {
      // Without files there is nothing to print.
      await page.getByRole('button', { name: 'Try with an example' }).click()
      await expect(page.getByRole('region', { name: 'Tax', exact: true })).toBeVisible()
    }
    if (path === '/gst/sales') {
      // What is printed is a register of its own, which comes when the page is idle.
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { name: 'Sales register' })).toBeVisible()
    }
    await expectFullSheets(page)
  })
}

test('neither do long lists and tables of any length', { tag: THOROUGH }, async ({ page }) => {
  const changes = Array.from({ length: 14 }, (_, year) => `once~1,000~${12 * year + 12}~shorter`)
  await openPage(page, `/loan/prepay#v=1&changes=${changes.join('*')}`)
  // What was in the HTML belongs to another loan, and is not seen.
  await expect(page.locator('[data-island=stale]')).toHaveCount(0)
  await expectFullSheets(page, '14 changes:')

  await openPage(page, '/sip')
  await partsFollow(page)
  for (const years of ['12', '14']) {
    await field(page, 'Duration (years)').fill(years)
    await expect(page.getByRole('rowheader', { name: years, exact: true })).toBeVisible()
    await expectFullSheets(page, `${years} years:`)
  }
})
