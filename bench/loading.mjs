import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser, launchArguments } from '../scripts/browser.mjs'
import { headerRules, inlineHashes, writeHeadersFile } from '../scripts/headers.mjs'
import { createSiteServer } from '../scripts/serve.mjs'
import { median } from './median.mjs'

/** @import { Browser, CDPSession, Page } from '@playwright/test' */

const RUNS = Number(process.env.RUNS || 7)
/** A mid-range phone on slow 4G. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
}
const CPU_SLOWDOWN = 4

const measures = /** @type {const} */ ({
  bytes: ['all bytes, kB', 1],
  script: ['script, kB', 1],
  fcp: ['first paint, ms', 0],
  lcp: ['largest paint, ms', 0],
  blocking: ['blocking time, ms', 0],
  shift: ['layout shift', 3],
  key: ['key to paint, ms', 0],
})
/** @typedef {keyof typeof measures} Measure */
/** @typedef {Record<Measure, number>} Figures */

/**
 * The loan page against the physical limit: a page written by hand, without any framework, with the
 * same fonts. Both come compressed from one server, turn by turn.
 */
export async function benchLoading() {
  const folder = await siteWithLimit()
  const server = createSiteServer(folder).listen(0)
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: launchArguments,
    ...(executablePath && { executablePath }),
  })

  const rivals = ['limit', 'loan'].map((name) => ({ name, runs: /** @type {Figures[]} */ ([]) }))
  // The first round fills the server's store of compressed files and is not counted.
  for (let round = 0; round <= RUNS; round++) {
    for (const { name, runs } of rivals) {
      const figures = await load(browser, `http://localhost:${port}/${name}`)
      if (round > 0) runs.push(figures)
    }
  }
  await browser.close()
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true })

  console.log(`\nLoading as a phone on slow 4G (CPU ÷ ${CPU_SLOWDOWN}), median of ${RUNS}`)
  console.log(`  ${''.padEnd(20)} ${'by hand'.padStart(9)} ${'ours'.padStart(9)}`)
  for (const [measure, [label, digits]] of Object.entries(measures)) {
    const [limit = 0, ours = 0] = rivals.map(({ runs }) =>
      median(runs.map((figures) => figures[/** @type {Measure} */ (measure)])),
    )
    const ratio = limit > 0 ? `${(ours / limit).toFixed(2)} ×` : ''
    const cells = [limit, ours].map((value) => value.toFixed(digits).padStart(9))
    console.log(`  ${label.padEnd(20)} ${cells.join(' ')}   ${ratio}`)
  }
}

/** A copy of the built site with one more page, under the same headers. */
async function siteWithLimit() {
  const folder = await mkdtemp(join(tmpdir(), 'gst-hisab-limit-'))
  await cp('dist', folder, { recursive: true })
  const assets = await readdir(join(folder, 'assets'))
  const font = (/** @type {RegExp} */ name) => `/assets/${assets.find((file) => name.test(file))}`
  const limit = (await readFile('bench/limit/loan.html', 'utf8'))
    .replaceAll('{{font}}', font(/^anek-latin-(?!ext)/))
    .replaceAll('{{font-ext}}', font(/^anek-latin-ext/))
  await writeFile(join(folder, 'limit.html'), limit)
  const loan = await readFile(join(folder, 'loan.html'), 'utf8')
  await writeFile(
    join(folder, '_headers'),
    writeHeadersFile(headerRules(inlineHashes([limit, loan]))),
  )
  return folder
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<Figures>}
 */
async function load(browser, address) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.addInitScript(watchLoading)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const received = countBytes(devtools)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(1_500)
  // What is fetched after the page is at rest, for the next visit, is not part of loading it.
  const { bytes, script } = { ...received }
  const seen = await page.evaluate(() => Reflect.get(window, 'seen'))
  const key = await keyToPaint(page)
  await context.close()
  return { bytes, script, ...seen, key }
}

/** Runs in the page, before anything else does. */
function watchLoading() {
  const seen = { fcp: 0, lcp: 0, blocking: 0, shift: 0 }
  Object.assign(window, { seen })
  // The worker's downloads would share the line with what is measured.
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined })
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50)
  })
  watch('layout-shift', (entry) => {
    seen.shift += entry.value
  })
}

/** @param {CDPSession} devtools */
function countBytes(devtools) {
  const received = { bytes: 0, script: 0 }
  /** @type {Map<string, string>} */
  const kinds = new Map()
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.bytes += encodedDataLength / 1000
    if (kinds.get(requestId) === 'Script') received.script += encodedDataLength / 1000
  })
  return received
}

/** From a key in the rate's field to the frame that shows the new EMI. @param {Page} page */
async function keyToPaint(page) {
  const field = page.getByLabel('Interest rate (% p.a.)').first()
  await field.focus()
  await field.evaluate((input) => {
    const figure = document.querySelector('main dd:not([hidden]), output')
    const state = { start: 0, time: 0 }
    Object.assign(window, { typing: state })
    input.addEventListener('keydown', () => (state.start = performance.now()), { once: true })
    const watcher = new MutationObserver(() => {
      watcher.disconnect()
      requestAnimationFrame(() => setTimeout(() => (state.time = performance.now() - state.start)))
    })
    if (figure) {
      watcher.observe(document.querySelector('main') ?? figure, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    }
  })
  await field.press('5')
  await page.waitForFunction(() => Reflect.get(window, 'typing').time > 0)
  return page.evaluate(() => Reflect.get(window, 'typing').time)
}
