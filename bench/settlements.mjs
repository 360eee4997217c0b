import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from './median.mjs'
import { memoryOf } from './memory.mjs'
import { openSite } from './open-site.mjs'
import { settlementFiles } from './settlement-files.mjs'

const ORDERS = 100_000
/** Of a seller whose phone works four times slower. */
const ORDERS_ON_PHONE = 25_000
const SLOWDOWN = 4
const RUNS = 3

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ type: string, start: number, end: number }} Request to the worker, with its answer */
/** @typedef {{ start: number, duration: number }} Block of the main thread */

/**
 * Orders, payments and returns of 100,000 orders, 199,000 rows: from choosing the files to the result,
 * beside reading the same files with the fastest parser there is; then what a person does with them, and
 * how long the page was blocked meanwhile.
 */
export async function benchSettlements(site = 'dist') {
  const { address, browser, close } = await openSite(site)
  const folder = await mkdtemp(join(tmpdir(), 'settlements-'))
  const context = await browser.newContext({ acceptDownloads: true })
  await context.addInitScript(watch)
  const page = await context.newPage()
  const other = await (await browser.newContext({ bypassCSP: true })).newPage()
  const parser = await readFile('node_modules/udsv/dist/uDSV.iife.min.js', 'utf8')
  const memory = await memoryOf(browser)
  const open = async () => {
    await page.goto(`${address}/ecommerce-profit/settlements`)
    await page.locator('#root[data-alive=yes]').waitFor()
    // What the page loads when it is idle.
    await page.waitForTimeout(2_000)
  }

  await open()
  const empty = await memory()
  const texts = settlementFiles(ORDERS)
  const files = await writeFiles(folder, texts)
  const counts = Object.values(texts).map((text) => text.split('\n').length - 1)
  const rows = counts.reduce((sum, count) => sum + count)
  const alone = []
  /** @type {Awaited<ReturnType<typeof toResult>>[]} */
  const runs = []
  for (let run = 0; run < RUNS; run++) {
    alone.push(await readAlone(other, parser, Object.values(texts)))
    await open()
    runs.push(await toResult(page, files, ORDERS))
  }
  await other.context().close()

  const inWords = ORDERS.toLocaleString('en-IN')
  console.log(
    `\nSettlements: ${inWords} orders, ${rows.toLocaleString('en-IN')} rows in ${files.length} files, median of ${RUNS}`,
  )
  const read = median(alone)
  const say = (/** @type {string} */ name, /** @type {number} */ time, block = '') =>
    console.log(
      `  ${name.padEnd(34)} ${time.toFixed(0).padStart(6)} ms   ${(time / read).toFixed(2)} ×   ${block}`,
    )
  const longestOf = (/** @type {'before' | 'after'} */ part) =>
    inMs(Math.max(...runs.map((run) => run[part])))
  say('reading the files alone', read)
  say('from choosing them to the result', median(runs.map(({ time }) => time)))
  say('  of that, reading', median(runs.map(({ reading }) => reading)), longestOf('before'))
  say('  of that, computing', median(runs.map(({ computing }) => computing)), longestOf('after'))

  await page.requestGC()
  await page.waitForTimeout(2_000)
  const loaded = await memory()

  await page.getByText('Settings', { exact: true }).click()
  for (const action of actionsOn(page)) {
    const { time, longest } = await timeOf(page, action)
    say(action.name, time, inMs(longest))
  }
  console.log(`  memory of the page: ${empty} MB without files, ${loaded} MB with all of them`)

  const fewer = await writeFiles(folder, settlementFiles(ORDERS_ON_PHONE))
  const devtools = await context.newCDPSession(page)
  await open()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const onPhone = await toResult(page, fewer, ORDERS_ON_PHONE)
  // Chromium slows down the page, and not its worker.
  const computing = onPhone.computing * SLOWDOWN
  console.log(
    `\n  ${ORDERS_ON_PHONE.toLocaleString('en-IN')} orders of 49,750 rows, ${SLOWDOWN} times slower`,
  )
  console.log(`  computing after reading            ${computing.toFixed(0)} ms`)
  console.log(`  longest block while reading        ${inMs(onPhone.before)}`)
  console.log(`  longest block, showing the result  ${inMs(onPhone.after)}`)

  await close()
  await rm(folder, { recursive: true })
}

const inMs = (/** @type {number} */ time) =>
  time === 0 ? 'no block above 50 ms' : `block of ${time.toFixed(0)} ms`

/** Notes what a page asks its worker, and when its main thread was blocked. */
function watch() {
  /** @type {{ requests: Request[], blocks: Block[] }} */
  const seen = { requests: [], blocks: [] }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.blocks.push({ start: startTime, duration })
  }).observe({ type: 'longtask' })
  globalThis.Worker = class extends Worker {
    /**
     * @override
     * @param {any} message
     */
    postMessage(message) {
      const request = { type: message.kind, start: performance.now(), end: 0 }
      seen.requests.push(request)
      const hear = (/** @type {MessageEvent} */ { data }) => {
        if (data.id !== message.id || 'progress' in data) return
        request.end = performance.now()
        this.removeEventListener('message', hear)
      }
      this.addEventListener('message', hear)
      super.postMessage(message)
    }
  }
}

/**
 * @param {string} folder
 * @param {Record<string, string>} texts
 */
async function writeFiles(folder, texts) {
  const files = []
  for (const [name, text] of Object.entries(texts)) {
    files.push(join(folder, name))
    await writeFile(join(folder, name), text)
  }
  return files
}

/**
 * From the choice of files to their result on the page.
 *
 * @param {Page} page
 * @param {string[]} files
 * @param {number} orders
 */
async function toResult(page, files, orders) {
  const timing = page.evaluate(
    (shown) =>
      new Promise((resolve) => {
        const choose = () => {
          const start = performance.now()
          const look = () => {
            if (document.querySelector('main')?.textContent?.includes(shown)) resolve({ start })
            else requestAnimationFrame(look)
          }
          look()
        }
        addEventListener('change', choose, { once: true, capture: true })
      }).then((times) => ({ ...times, end: performance.now() })),
    `kept of ${orders.toLocaleString('en-IN')}`,
  )
  await page.locator('input[type=file]').first().setInputFiles(files)
  const { start, end } = await timing
  // What comes below the result, and what is prepared for printing.
  await page.waitForTimeout(2_500)
  const { requests, blocks } = await seenOn(page)
  const computing = requests.find(({ type, end }) => type === 'compute' && end > start)
  if (!computing) throw new Error('nothing was computed')
  const longest = (/** @type {(block: Block) => boolean} */ isMeant) =>
    Math.max(0, ...blocks.filter(isMeant).map(({ duration }) => duration))
  return {
    time: end - start,
    reading: computing.start - start,
    computing: computing.end - computing.start,
    before: longest((block) => block.start > start && block.start < computing.end),
    after: longest((block) => block.start >= computing.end),
  }
}

/** @param {Page} page */
const seenOn = (page) =>
  page.evaluate(
    () =>
      /** @type {{ seen: { requests: Request[], blocks: Block[] } }} */ (
        /** @type {any} */ (globalThis)
      ).seen,
  )

/** @typedef {{ name: string, type: string, act: () => Promise<unknown> }} Action asks the worker for `type` */

/**
 * What a person does with the result.
 *
 * @param {Page} page
 * @returns {Action[]}
 */
function actionsOn(page) {
  const orders = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Orders', exact: true }) })
    .last()
  const button = (/** @type {string | RegExp} */ name) => orders.getByRole('button', { name })
  const excel = page.getByRole('button', { name: 'Download Excel' })
  return [
    {
      name: 'ads spread by orders',
      type: 'compute',
      act: () =>
        page
          .getByRole('group', { name: 'Spread ads by' })
          .getByRole('radio', { name: 'Orders' })
          .check({ force: true }),
    },
    {
      name: 'differences up to ₹1 ignored',
      type: 'compute',
      act: () =>
        page
          .getByRole('group', { name: 'Ignore differences up to' })
          .getByRole('radio')
          .last()
          .check({ force: true }),
    },
    { name: 'next page of orders', type: 'orders', act: () => button(/^Next/).click() },
    {
      name: 'search among orders',
      type: 'orders',
      act: () => page.getByLabel('Order number or SKU').fill('kur-77'),
    },
    {
      name: 'lines of an order',
      type: 'lines',
      act: () =>
        button(/^\d{16}/)
          .first()
          .click(),
    },
    { name: 'orders as CSV', type: 'file', act: () => button('Download CSV').click() },
    { name: 'all tables as Excel', type: 'file', act: () => excel.click() },
  ]
}

/**
 * The time from the request of an action to its answer, and the longest block meanwhile and just after.
 *
 * @param {Page} page
 * @param {Action} action
 */
async function timeOf(page, { type, act }) {
  const before = await seenOn(page)
  await act()
  const { start, end } = await page.evaluate(
    async ({ type, count }) => {
      for (;;) {
        const { seen } = /** @type {any} */ (globalThis)
        const request = seen.requests
          .slice(count)
          .find((/** @type {Request} */ each) => each.type === type)
        if (request?.end) return request
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    { type, count: before.requests.length },
  )
  await page.waitForTimeout(1_500)
  const { blocks } = await seenOn(page)
  return {
    time: end - start,
    longest: Math.max(0, ...blocks.slice(before.blocks.length).map(({ duration }) => duration)),
  }
}

/**
 * Reads the same files as a page would that does nothing else with them: in a new worker, with udsv.
 *
 * @param {Page} page
 * @param {string} parser
 * @param {string[]} texts
 */
const readAlone = (page, parser, texts) =>
  page.evaluate(
    async ({ parser, texts }) => {
      const files = texts.map((text) => new File([text], 'file.csv'))
      const script = `${parser}
        onmessage = async ({ data }) => {
          let rows = 0
          for (const file of data) {
            const text = await file.text()
            rows += uDSV.initParser(uDSV.inferSchema(text)).stringArrs(text).length
          }
          postMessage(rows)
        }`
      const address = URL.createObjectURL(new Blob([script]))
      const start = performance.now()
      const worker = new Worker(address)
      const rows = await new Promise((resolve) => {
        worker.onmessage = ({ data }) => resolve(data)
        worker.postMessage(files)
      })
      const time = performance.now() - start
      worker.terminate()
      if (!rows) throw new Error('nothing was read')
      return time
    },
    { parser, texts },
  )
