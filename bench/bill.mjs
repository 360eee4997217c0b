import { chromium } from '@playwright/test'
import { findBrowser, launchArguments } from '../scripts/browser.mjs'
import { createSiteServer } from '../scripts/serve.mjs'
import { median } from './median.mjs'

const KEYS = 12

/** From a key in a price to the painted total, with 500 rows on the bill and with five. */
export async function benchBill() {
  const server = createSiteServer('dist').listen(0)
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: launchArguments,
    ...(executablePath && { executablePath }),
  })

  const rivals = []
  for (const count of [5, 500]) {
    const page = await openBill(browser, `http://localhost:${port}/gst/bill`, count)
    rivals.push({ name: `${count} rows`, page, times: /** @type {number[]} */ ([]) })
  }

  // Turn by turn, so that a busy machine is busy for both.
  for (let key = 0; key < KEYS; key++) {
    for (const { page, times } of rivals) times.push(await keyToPaint(page, String((key % 9) + 1)))
  }
  await browser.close()
  server.close()

  const medians = rivals.map(({ times }) => median(times))
  const [base = 0] = medians
  console.log(
    `\nFrom a key in a bill to its painted total, CPU slowed 4 times, median of ${KEYS} keys`,
  )
  for (const [index, { name }] of rivals.entries()) {
    const time = medians[index] ?? 0
    console.log(
      `  ${name.padEnd(26)} ${time.toFixed(0).padStart(4)} ms   ${(time / base).toFixed(2)} ×`,
    )
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {number} count
 */
async function openBill(browser, address, count) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 844 } })
  await page.goto(address)
  await page.getByRole('button', { name: 'Paste rows' }).click()
  const dialog = page.getByRole('dialog')
  const rows = Array.from({ length: count }, (_, at) => `Item ${at + 1}\t2\t${at + 10}.50\t18`)
  await dialog.getByRole('textbox').fill(rows.join('\n'))
  await dialog.getByRole('button', { name: `Add ${count} items` }).click()
  await page.locator(`[aria-label="Item ${count}"]`).waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/**
 * The time until the frame after the total changed.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} key
 */
async function keyToPaint(page, key) {
  // Finding it by its label would take longer than everything that is measured.
  const field = page.locator('[aria-label="Price of item 3"]')
  await field.fill('8')
  await field.press('End')
  await page.waitForTimeout(1_500)
  await field.evaluate((input) => {
    const figure = document.querySelector('main dd')
    const state = { start: 0, time: 0 }
    Object.assign(window, { typing: state })
    input.addEventListener('keydown', () => (state.start = performance.now()), { once: true })
    const watcher = new MutationObserver(() => {
      watcher.disconnect()
      requestAnimationFrame(() => setTimeout(() => (state.time = performance.now() - state.start)))
    })
    if (figure) watcher.observe(figure, { childList: true, characterData: true, subtree: true })
  })
  await field.press(key)
  await page.waitForFunction(() => Reflect.get(window, 'typing').time > 0)
  return page.evaluate(() => Reflect.get(window, 'typing').time)
}
