import type { Page } from '@playwright/test'
import { expect, openPage, testInTab as test } from './support'

/* What is opened and closed a hundred times leaves nothing behind: no nodes, no listeners. */

const TIMES = 100
/** The first few load what they need, and caches fill. */
const WARM_UP = 10

type Opened = { path: string; name: string; open(page: Page): Promise<void>; isOpen: string }

const byButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).press('Enter')

const things: readonly Opened[] = [
  { path: '/gst/bill', name: 'the list of bills', open: byButton('Bills'), isOpen: 'dialog[open]' },
  { path: '/gst/bill', name: 'pasting', open: byButton('Paste rows'), isOpen: 'dialog[open]' },
  {
    path: '/ecommerce-profit/marketplace',
    name: 'the fee cards',
    open: byButton('Keep this card'),
    isOpen: 'dialog[open]',
  },
  {
    path: '/ecommerce-profit/products',
    name: 'pasting a price list',
    open: byButton(/^Paste rows/),
    isOpen: 'dialog[open]',
  },
  { path: '/', name: 'the list of themes', open: byButton('Theme'), isOpen: ':popover-open' },
]

for (const { path, name, open, isOpen } of things) {
  test(`${name} opened and closed a hundred times leaves nothing behind`, async ({ page }) => {
    await openPage(page, path)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    const openAndClose = async (times: number) => {
      for (let count = 0; count < times; count++) {
        await open(page)
        await page.locator(isOpen).waitFor()
        await page.keyboard.press('Escape')
        await page.locator(isOpen).waitFor({ state: 'detached' })
      }
    }
    const left = async () => {
      await devtools.send('HeapProfiler.collectGarbage')
      const { metrics } = await devtools.send('Performance.getMetrics')
      const valueOf = (wanted: string) => metrics.find((metric) => metric.name === wanted)?.value
      return { nodes: Number(valueOf('Nodes')), listeners: Number(valueOf('JSEventListeners')) }
    }
    await openAndClose(WARM_UP)
    const before = await left()
    await openAndClose(TIMES)
    const after = await left()
    // A few that something waits with are no leak; one for each time would be a hundred.
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(TIMES)
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(TIMES / 2)
    await devtools.detach()
  })
}
