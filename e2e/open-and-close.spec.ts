import type { Page } from '@playwright/test'
import { isThorough, someOf, THOROUGH } from '../tests/is-thorough'
import { expect, openPage, testInTab as test } from './support'

/* What is opened and closed many times leaves nothing behind: no nodes, no listeners. */

const TIMES = isThorough ? 100 : 12
/** The first few load what they need, and caches fill. */
const WARM_UP = 10

const things = [
  { path: '/gst/bill', name: 'the list of bills', button: 'Bills' },
  { path: '/gst/bill', name: 'pasting', button: 'Paste rows' },
  { path: '/gst/bill', name: 'the items of the shop', button: 'Your items' },
  { path: '/ecommerce-profit/marketplace', name: 'the fee cards', button: 'Keep this card' },
  { path: '/ecommerce-profit/products', name: 'pasting a price list', button: 'Paste rows' },
]

/** In the page itself: a hundred times over the wire would take minutes. */
const openAndClose = (page: Page, button: string, times: number) =>
  page.getByRole('button', { name: button, exact: true }).evaluate(async (button, times) => {
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise(requestAnimationFrame)
    }
    const opened = () => document.querySelector<HTMLDialogElement>('dialog[open]')
    for (let count = 0; count < times; count++) {
      ;(button as HTMLElement).click()
      await until(() => opened() !== null)
      opened()?.close()
      await until(() => document.querySelector('main dialog') === null)
    }
  }, times)

for (const { path, name, button } of someOf(things, 2)) {
  test(`${name} opened and closed many times leaves nothing behind`, { tag: THOROUGH }, async ({
    page,
  }) => {
    await openPage(page, path)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable')
    const left = async () => {
      await devtools.send('HeapProfiler.collectGarbage')
      const { metrics } = await devtools.send('Performance.getMetrics')
      const metricOf = (wanted: string) => metrics.find((metric) => metric.name === wanted)?.value
      return { nodes: Number(metricOf('Nodes')), listeners: Number(metricOf('JSEventListeners')) }
    }
    await openAndClose(page, button, WARM_UP)
    const before = await left()
    await openAndClose(page, button, TIMES)
    // What the last one left may still wait to be collected; a leak stays however often it is asked.
    await expect(async () => {
      const after = await left()
      expect(after.nodes - before.nodes, 'nodes').toBeLessThan(TIMES)
      expect(after.listeners - before.listeners, 'listeners').toBeLessThan(TIMES / 2)
    }).toPass()
    await devtools.detach()
  })
}
