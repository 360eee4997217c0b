import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { type Settings, Tabs } from './tabs'

type Options = {
  /** Console messages that a test expects; any other one fails it. */
  expectedMessages: RegExp
  /** Lets the site install its service worker. Without it, each test starts from the network. */
  withServiceWorker: boolean
  /** Toasts stay for minutes. So does whatever else waits for as long as they would. */
  hasLastingToasts: boolean
}

export const test = base.extend<Options & { silentConsole: undefined }, { tabs: Tabs }>({
  expectedMessages: [/(?!)/, { option: true }],
  withServiceWorker: [false, { option: true }],
  hasLastingToasts: [true, { option: true }],
  page: async ({ page, withServiceWorker, hasLastingToasts }, use) => {
    if (!withServiceWorker) await page.addInitScript(withoutServiceWorker)
    if (hasLastingToasts) await page.addInitScript(withLastingToasts)
    await use(page)
  },
  silentConsole: [
    async ({ page, expectedMessages }, use) => {
      const messages: string[] = []
      const hear = (message: ConsoleMessage) => messages.push(message.text())
      const hearError = (error: Error) => messages.push(error.message)
      page.on('console', hear)
      page.on('pageerror', hearError)
      await use(undefined)
      page.off('console', hear)
      page.off('pageerror', hearError)
      const unexpected = messages.filter((message) => !expectedMessages.test(message))
      expect(unexpected, 'console messages').toEqual([])
    },
    { auto: true },
  ],
  tabs: [
    async ({ browser }, use, { project }) => {
      const tabs = new Tabs(browser, project.use as Settings, firstScripts)
      await use(tabs)
      await tabs.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * For tests of a page that begin by opening it: they share a tab, where the scripts of the site are
 * here already. A test about a visit (its first load, where Back leads, a second tab) has a browser
 * of its own by `test`.
 */
export const testInTab = test.extend({
  page: async (
    { tabs, colorScheme, hasTouch, isMobile, javaScriptEnabled, viewport, permissions },
    use,
  ) => {
    const tab = tabs.like({ colorScheme, hasTouch, isMobile, javaScriptEnabled })
    await use(await tab.open(viewport, permissions))
    await tab.leave()
  },
  context: async ({ tabs: _ }) => {
    throw new Error('This would be another context than that of the page: use `test`')
  },
})

/** For a page that a test opens beside its own: it would fetch the whole site, to keep it. */
export function withoutServiceWorker() {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
}

/**
 * On a slow machine a toast would be gone before a test looks at it or presses its button: it stays
 * for minutes. Tests of its time have a clock of their own, which takes the place of this one.
 */
function withLastingToasts() {
  const timesOfToasts = [3_000, 8_000]
  const { setTimeout: start } = window
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, wait?: number, ...given: unknown[]) =>
      start(handler, timesOfToasts.includes(wait ?? 0) ? 180_000 : wait, ...given),
  })
}

const firstScripts = [withoutServiceWorker, withLastingToasts]

export { expect }

/** The value of a result, by its name, as a screen reader would find it. */
export const result = (page: Page, name: string): Locator =>
  page.locator(
    `xpath=//dt[normalize-space()=${JSON.stringify(name)} and not(ancestor::*[@aria-hidden="true"])]/following-sibling::dd[1]`,
  )

/** The page answers to its user: it says so itself. */
export const isAlive = (page: Page) =>
  expect(page.locator('#root')).toHaveAttribute('data-alive', 'yes')

/** Opens a page and waits until it answers to its user. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await isAlive(page)
}

/** What follows the answer is in the HTML; with its scripts, which come last, it is made anew. */
export const partsFollow = (page: Page) =>
  expect(page.locator('[data-island=prerendered]')).toHaveCount(0)

/** Shows the open page in the other colours, as a system does that changes its own. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  // A page hears of it with its next frame, and at rest it draws none.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
}

/** How far the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** A field for a number that shows in the answer of the page, whichever page it is. */
export async function numberField(page: Page): Promise<Locator> {
  const { pathname } = new URL(page.url())
  if (pathname === '/ecommerce-profit/products') {
    // There are no numbers before there is a list.
    const tryOut = page.getByRole('button', { name: 'Try with 12 products' })
    if (await tryOut.isVisible()) await tryOut.click()
    return page.getByRole('textbox', { name: 'Price for a margin of' })
  }
  if (pathname === '/ecommerce-profit/settlements') {
    // There are no settings before there is a file.
    const tryOut = page.getByRole('button', { name: 'Try with an example' })
    if (await tryOut.isVisible()) await tryOut.click()
    const lost = page.getByRole('textbox', { name: 'Returned, not sellable (%)' })
    if (await lost.isHidden()) await page.locator('summary', { hasText: 'Settings' }).click()
    return lost
  }
  // Its first field is a day.
  if (pathname === '/gst/return') return page.getByLabel('Output tax, IGST')
  // Its first fields are those of a table.
  if (pathname === '/sip/returns') return page.getByRole('textbox', { name: 'Value today' })
  if (pathname !== '/gst/bill') {
    return page.locator('main input[type=text]').first()
  }
  // On a phone the fields of an item come with the item.
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  if (isPhone) await page.getByRole('button', { name: 'Add item' }).click()
  return page.getByRole('textbox', { name: isPhone ? 'Price' : 'Price of item 1', exact: true })
}

/** What shows in the answer of a page when it is typed there, and in no answer before. */
export const tellingNumber = (page: Page): string =>
  // A percentage of goods: more than all of them count as all.
  new URL(page.url()).pathname === '/ecommerce-profit/settlements' ? '77' : '777'

/** When the first EMI of a loan is paid. */
export const firstMonth = (page: Page): Locator =>
  page.getByRole('group', { name: 'First EMI in (optional)' })

/** @example await chooseFirstMonth(page, 'Apr', '2027') */
export async function chooseFirstMonth(page: Page, month: string, year: string) {
  await firstMonth(page).getByLabel('First EMI in, month').selectOption(month)
  await firstMonth(page).getByLabel('First EMI in, year').selectOption(year)
}

/** What begins a page anew: inputs are reset, else the items of a bill or a price list are cleared. */
export const startAgain = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Reset|Clear|Clear the list)$/ }).last()

type GivenFile = string | { name: string; mimeType: string; buffer: Buffer }

/** Presses a button that asks for a file, and answers the browser. */
export async function giveFile(button: Locator, file: GivenFile) {
  const chooser = button.page().waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(file)
}
