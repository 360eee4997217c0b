import { test as base, expect, type Locator, type Page } from '@playwright/test'

type Options = {
  /** Console messages that a test expects; any other one fails it. */
  expectedMessages: RegExp
  /** Lets the site install its service worker. Without it, each test starts from the network. */
  withServiceWorker: boolean
}

export const test = base.extend<Options & { silentConsole: undefined; serviceWorker: undefined }>({
  expectedMessages: [/(?!)/, { option: true }],
  withServiceWorker: [false, { option: true }],
  serviceWorker: [
    async ({ page, withServiceWorker }, use) => {
      if (!withServiceWorker) {
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
        )
      }
      await use(undefined)
    },
    { auto: true },
  ],
  silentConsole: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = []
      page.on('console', (message) => messages.push(message.text()))
      page.on('pageerror', (error) => messages.push(error.message))
      await use(undefined)
      const unexpected = messages.filter((message) => !expectedMessages.test(message))
      expect(unexpected, 'console messages').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The value of a result, by its name, as a screen reader would find it. */
export const result = (page: Page, name: string): Locator =>
  page.locator(
    `xpath=//dt[normalize-space()=${JSON.stringify(name)} and not(ancestor::*[@aria-hidden="true"])]/following-sibling::dd[1]`,
  )

/** The page answers to its user: hydration is done. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  // React marks an element when it begins to take it over, the page after the shell around it, and
  // leaves the browser no idle moment until it is done.
  await page.waitForFunction(() =>
    ['footer', 'main h1'].every((selector) => {
      const element = document.querySelector(selector)
      return element && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    }),
  )
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })))
}

/** How far the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
