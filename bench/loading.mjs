import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headerRules, writeHeadersFile } from '../scripts/headers.mjs'
import { everyPath } from '../scripts/load-source.mjs'
import { keyToPaint } from './key-to-paint.mjs'
import { median } from './median.mjs'
import { openSite } from './open-site.mjs'

/** @import { Browser, CDPSession, Page } from '@playwright/test' */

const RUNS = Number(process.env.RUNS || 5)
/** A mid-range phone on slow 4G. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
}
const CPU_SLOWDOWN = 4

/** One of each kind of page, measured in both languages. */
const IN_BOTH_LANGUAGES = ['/', '/gst/bill', '/loan', '/loan/prepay', '/sip', '/ecommerce-profit']
/** How much more a page may take in Hindi than in English. */
const MOST_IN_HINDI = 1.06

/** The home page by hand, in one file: as soon as this is painted, no page can be sooner. */
const LIMIT = '/limit-gst'
/** The loan page by hand: what a key takes without any framework. */
const LOAN_BY_HAND = '/limit-loan'

/** @typedef {'bytes' | 'script' | 'fcp' | 'lcp' | 'blocking' | 'shift'} Measure */
/** @typedef {Record<Measure, number>} Figures */
/** @typedef {{ path: string, figures: Figures }} Result */

/** `most` is what a page may take, as a multiple of the limit; for shifts, in all. */
const columns =
  /** @type {{ measure: Measure, label: string, digits: number, most?: number }[]} */ ([
    { measure: 'bytes', label: 'all, kB', digits: 1 },
    { measure: 'script', label: 'script, kB', digits: 1 },
    { measure: 'fcp', label: 'first, ms', digits: 0 },
    { measure: 'lcp', label: 'largest, ms', digits: 0, most: 1.3 },
    { measure: 'blocking', label: 'blocking, ms', digits: 0 },
    { measure: 'shift', label: 'shift', digits: 3 },
  ])

/**
 * Every page against the limit: a page written by hand, in one file. All come compressed from one
 * server, turn by turn. `PATHS="/ /loan" RUNS=10 node bench/run.mjs loading` looks at some of them.
 */
export async function benchLoading() {
  const paths = process.env.PATHS?.split(' ') ?? (await everyPath())
  const folder = await siteWithLimits()
  const { address, browser, close } = await openSite(folder)

  const inHindi = IN_BOTH_LANGUAGES.filter((path) => paths.includes(path)).map(hindiTwinOf)
  const rivals = [LIMIT, LOAN_BY_HAND, ...paths, ...inHindi].map((path) => ({
    path,
    runs: /** @type {Figures[]} */ ([]),
    keys: /** @type {number[]} */ ([]),
  }))
  // The first round fills the server's store of compressed files and is not counted.
  for (let round = 0; round <= RUNS; round++) {
    for (const { path, runs, keys } of rivals) {
      const { figures, key } = await load(browser, `${address}${path}`)
      if (round === 0) continue
      runs.push(figures)
      if (key) keys.push(key)
    }
  }
  await close()
  await rm(folder, { recursive: true })

  const results = rivals.map(({ path, runs }) => ({
    path,
    figures: /** @type {Figures} */ (
      Object.fromEntries(
        columns.map(({ measure }) => [measure, median(runs.map((run) => run[measure]))]),
      )
    ),
  }))
  print(results)
  printLanguages(results)
  for (const { path, keys } of rivals) {
    if (keys.length) console.log(`  key to paint on ${path}: ${median(keys).toFixed(0)} ms`)
  }
}

const hindiTwinOf = (/** @type {string} */ path) => `/hi${path}`.replace(/\/$/, '')

/** What a page takes in Hindi, beside its English twin. @param {Result[]} results */
function printLanguages(results) {
  const figuresOf = (/** @type {string} */ path) =>
    results.find((result) => result.path === path)?.figures
  console.log(`\n  in Hindi, as a multiple of English (at most ${MOST_IN_HINDI} ×)`)
  for (const path of IN_BOTH_LANGUAGES) {
    const [english, hindi] = [figuresOf(path), figuresOf(hindiTwinOf(path))]
    if (!english || !hindi) continue
    const cells = columns.flatMap(({ measure, label }) => {
      if (!['bytes', 'script', 'fcp', 'lcp'].includes(measure)) return []
      const ratio = hindi[measure] / english[measure]
      return `${label} ${ratio.toFixed(3)} ×${ratio > MOST_IN_HINDI ? '!' : ' '}`
    })
    console.log(`  ${path.padEnd(18)} ${cells.join('  ')}`)
  }
}

/** @param {Result[]} results the limit first */
function print(results) {
  console.log(`\nLoading as a phone on slow 4G (CPU ÷ ${CPU_SLOWDOWN}), median of ${RUNS}`)
  console.log(
    `  ${''.padEnd(18)} ${columns.map(({ label, most }) => label.padStart(most ? 20 : 10)).join(' ')}`,
  )
  const limit = results[0]?.figures
  for (const { path, figures } of results) {
    const cells = columns.map(({ measure, digits, most }) => {
      const value = figures[measure].toFixed(digits).padStart(10)
      if (!most || !limit) return value
      const ratio = figures[measure] / limit[measure]
      return `${value} ${ratio.toFixed(2).padStart(6)} ×${ratio > most ? '!' : ' '}`
    })
    console.log(`  ${path.padEnd(18)} ${cells.join(' ')}`)
  }
  const limits = columns.flatMap(({ label, most }) => (most ? [`${label} ${most} ×`] : []))
  console.log(`  at most ${limits.join(', ')} of ${LIMIT}, shift 0.000`)
}

/** A copy of the built site with two more pages, under the same headers. */
async function siteWithLimits() {
  const folder = await mkdtemp(join(tmpdir(), 'gst-hisab-limit-'))
  await cp('dist', folder, { recursive: true })
  const limits = new Map()
  for (const [path, file] of [
    [LIMIT, 'gst.html'],
    [LOAN_BY_HAND, 'loan.html'],
  ]) {
    limits.set(path, await readFile(`bench/limit/${file}`, 'utf8'))
    await writeFile(join(folder, `${path}.html`), limits.get(path))
  }
  const rules = headerRules(limits, []).filter(({ path }) => limits.has(path))
  await appendFile(join(folder, '_headers'), `\n${writeHeadersFile(rules)}\n`)
  return folder
}

/**
 * @param {Browser} browser
 * @param {string} address
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
  const key = await pressKey(page)
  await context.close()
  return { figures: /** @type {Figures} */ ({ bytes, script, ...seen }), key }
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

/** In the rate of a loan, where there is one: by hand and on our page. @param {Page} page */
async function pressKey(page) {
  const field = page.getByLabel('Interest rate (% p.a.)').first()
  if (!(await field.count())) return undefined
  await field.focus()
  return keyToPaint(field, '5', 'main')
}
