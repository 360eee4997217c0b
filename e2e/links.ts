import type { Page } from '@playwright/test'
import { openPage } from './support'
import { STILL_FILE } from './tabs'

/**
 * Opens a link on the page that is open already, which replaces its inputs: much sooner done than
 * loading it anew. Without inputs it brings the example.
 * @example await bring(page, 'amount=500')
 */
export const bring = (page: Page, inputs = '') =>
  page.evaluate(
    (hash) =>
      new Promise<void>((done) => {
        const before = location.href
        addEventListener('hashchange', () => setTimeout(done), { once: true })
        location.hash = hash
        if (location.href === before) done()
      }),
    `v=1&${inputs}`,
  )

/** Opens a link as in a browser that was never here: nothing is kept from before. */
export async function openElsewhere(page: Page, link: string) {
  await page.goto(STILL_FILE)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await openPage(page, link)
}
