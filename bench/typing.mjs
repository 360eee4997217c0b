import { chromium } from '@playwright/test'
import { findBrowser, launchArguments } from '../scripts/browser.mjs'
import { createSiteServer } from '../scripts/serve.mjs'
import { median } from './median.mjs'

const KEYS = 12

/** From a key to the painted result, with the 480-row schedule open and with twelve rows. */
export async function benchTyping() {
  const server = createSiteServer('dist').listen(0)
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: launchArguments,
    ...(executablePath && { executablePath }),
  })

  const rivals = await Promise.all(
    [
      { name: '12 rows', isFull: false },
      { name: '480 rows, all years open', isFull: true },
    ].map(async ({ name, isFull }) => ({
      name,
      page: await openLoan(
        browser,
        `http://localhost:${port}/loan#v=1&amount=5000000&tenure=40`,
        isFull,
      ),
      times: /** @type {number[]} */ ([]),
    })),
  )

  // Turn by turn, so that a busy machine is busy for both.
  for (let key = 0; key < KEYS; key++) {
    for (const { page, times } of rivals) times.push(await keyToPaint(page, String(key % 10)))
  }
  await browser.close()
  server.close()

  const medians = rivals.map(({ times }) => median(times))
  const [base = 0] = medians
  console.log(`\nFrom a key to the painted result, CPU slowed 4 times, median of ${KEYS} keys`)
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
 * @param {boolean} isFull
 */
async function openLoan(browser, address, isFull) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address)
  await page.getByRole('button', { name: 'Show full schedule' }).waitFor()
  if (isFull) {
    await page.getByRole('button', { name: 'Show full schedule' }).click()
    await page.getByRole('button', { name: 'Open all years' }).click()
    await page.getByRole('row', { name: /^480 / }).waitFor()
  }
  return page
}

/**
 * The time until the frame after the hero figure changed. The result settles for 200 ms by design,
 * in both cases.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} key
 */
async function keyToPaint(page, key) {
  const field = page.getByLabel('Interest rate (% p.a.)').first()
  await field.fill('8.')
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
  await field.press(key === '0' ? '5' : key)
  await page.waitForFunction(() => Reflect.get(window, 'typing').time > 0)
  return page.evaluate(() => Reflect.get(window, 'typing').time)
}
