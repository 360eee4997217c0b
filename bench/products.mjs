import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from './median.mjs'
import { memoryOf } from './memory.mjs'
import { openSite } from './open-site.mjs'

const THOUSANDS = [10, 20, 50, 100]
const RUNS = 3

/**
 * Price lists from choosing the file to the table, beside reading the same file with the fastest
 * parser there is and doing nothing with it.
 */
export async function benchProducts() {
  const { address, browser, close } = await openSite()
  const folder = await mkdtemp(join(tmpdir(), 'price-lists-'))
  const context = await browser.newContext({ acceptDownloads: true })
  const page = await context.newPage()
  await page.goto(`${address}/ecommerce-profit/products`)
  await page.locator('#root[data-alive=yes]').waitFor()
  const other = await (await browser.newContext()).newPage()
  const parser = await readFile('node_modules/udsv/dist/uDSV.iife.min.js', 'utf8')

  const memory = await memoryOf(browser)
  const empty = await memory()
  console.log('\nA price list of 8 columns, from choosing the file to the table; median of 3')
  console.log('  rows      reading alone  to the table  ratio   µs a row   longest block')
  for (const thousands of THOUSANDS) {
    const rows = thousands * 1000
    const file = join(folder, `${rows}.csv`)
    await writeFile(file, listOf(rows))
    const alone = []
    const whole = []
    let block = 0
    for (let run = 0; run < RUNS; run++) {
      await clearList(page)
      alone.push(await readAlone(other, parser, await readFile(file, 'utf8')))
      const { time, longest } = await toTable(page, file, rows)
      whole.push(time)
      block = Math.max(block, longest)
    }
    const [read, worked] = [median(alone), median(whole)]
    console.log(
      `  ${String(rows).padStart(7)}   ${ms(read)}      ${ms(worked)}    ${(worked / read).toFixed(2)} ×   ${((worked * 1000) / rows).toFixed(1).padStart(7)}   ${block === 0 ? 'below 50 ms' : ms(block)}`,
    )
  }

  await other.context().close()
  const loaded = await memory()
  const excel = await download(page, 'Download Excel', join(folder, 'list.xlsx'))
  const csv = await download(page, 'Download CSV', join(folder, 'list-profit.csv'))
  const inExcel = await toTable(page, join(folder, 'list.xlsx'), 100_000)
  console.log('\nThe list of 100,000 rows')
  console.log(`  as CSV out      ${ms(csv)}`)
  console.log(`  as Excel out    ${ms(excel)}`)
  console.log(`  as Excel in     ${ms(inExcel.time)}, 14 columns, to the table`)
  await clearList(page)
  // A cleared list can be had again for a while, and a browser takes its time to give memory back.
  let cleared = Number.POSITIVE_INFINITY
  for (let second = 0; second < 20; second++) {
    await page.requestGC()
    await page.waitForTimeout(1000)
    cleared = Math.min(cleared, await memory())
  }
  console.log(
    `  memory of the page: ${empty} MB before, ${loaded} MB with the list, ${cleared} MB after clearing`,
  )

  await close()
  await rm(folder, { recursive: true })
}

const ms = (/** @type {number} */ time) => `${time.toFixed(0).padStart(6)} ms`

/**
 * The time from the choice of a file until its rows are in the table, and the longest time that the
 * page itself did not answer meanwhile.
 * @param {import('@playwright/test').Page} page
 * @param {string} file
 * @param {number} rows
 */
async function toTable(page, file, rows) {
  const timing = page.evaluate(
    ({ shown }) =>
      new Promise((resolve) => {
        let start = 0
        let longest = 0
        const blocks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
        })
        blocks.observe({ type: 'longtask' })
        const choose = (/** @type {Event} */ { target }) => {
          const name = target instanceof HTMLInputElement ? target.files?.[0]?.name : undefined
          start = performance.now()
          look(`${name}`)
        }
        const look = (/** @type {string} */ name) => {
          const words = document.querySelector('main')?.textContent ?? ''
          if (!words.includes(shown) || !words.includes(name)) {
            requestAnimationFrame(() => look(name))
            return
          }
          const time = performance.now() - start
          // What the last frame did is told after it.
          setTimeout(() => {
            blocks.disconnect()
            resolve({ time, longest })
          }, 100)
        }
        addEventListener('change', choose, { once: true, capture: true })
      }),
    { shown: `1–20 of ${rows.toLocaleString('en-IN')}` },
  )
  await page.locator('input[type=file]').first().setInputFiles(file)
  return /** @type {Promise<{ time: number, longest: number }>} */ (timing)
}

/** @param {import('@playwright/test').Page} page */
async function clearList(page) {
  const clear = page.getByRole('button', { name: 'Clear the list' })
  if (await clear.isVisible()) await clear.click()
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
}

/**
 * Reads the same file as a page would that does nothing else with it: in a new worker, with udsv.
 * @param {import('@playwright/test').Page} page
 * @param {string} parser
 * @param {string} text
 */
const readAlone = (page, parser, text) =>
  page.evaluate(
    async ({ parser, text }) => {
      const file = new File([text], 'list.csv')
      const script = `${parser}
        onmessage = async ({ data }) => {
          const text = await data.text()
          postMessage(uDSV.initParser(uDSV.inferSchema(text)).stringArrs(text).length)
        }`
      const address = URL.createObjectURL(new Blob([script]))
      const start = performance.now()
      const worker = new Worker(address)
      const rows = await new Promise((resolve) => {
        worker.onmessage = ({ data }) => resolve(data)
        worker.postMessage(file)
      })
      const time = performance.now() - start
      worker.terminate()
      if (!rows) throw new Error('nothing was read')
      return time
    },
    { parser, text },
  )

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 * @param {string} path
 */
async function download(page, name, path) {
  const start = performance.now()
  const waiting = page.waitForEvent('download', { timeout: 120_000 })
  await page.getByRole('button', { name }).click()
  const file = await waiting
  const time = performance.now() - start
  await file.saveAs(path)
  return time
}

/**
 * A list as sellers have it: as many prices and costs as rows, a few rates and commissions.
 * @param {number} rows
 */
function listOf(rows) {
  const lines = [
    'SKU,Name,MRP,Selling price (with GST),Cost price (before GST),GST rate (%),Quantity,Commission (%)',
  ]
  for (let at = 0; at < rows; at++) {
    const cost = 60 + ((at * 7919) % 90_000) / 100
    const price = Math.round(cost * (1.05 + ((at * 104_729) % 215) / 100))
    lines.push(
      `KUR-${at},"Cotton kurta, ${at % 2 ? 'indigo' : 'red'}, ${at}",${price + 200},"₹ ${price.toLocaleString('en-IN')}.00",${cost.toFixed(2)},${at % 3 ? 5 : 18}%,${1 + (at % 25)},${10 + (at % 6)}`,
    )
  }
  return lines.join('\n')
}
