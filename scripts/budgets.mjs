// What the first load of a page weighs, compressed as it is sent, beside what the heaviest of its kind
// weighed when budgets.json was written. It may grow by 5 %; more fails the tests, and more than 2 % is
// named, to be noticed while it is easy to mend. `node scripts/budgets.mjs --write` writes down what
// the pages weigh now: run it when they have become smaller, or may rightly be larger.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { isRunDirectly } from './system.mjs'

/** @typedef {{ js: number, css: number, html: number, font: number }} Weights in bytes */

const MAY_GROW = 1.05
const IS_NOTICED = 1.02
const noted = new URL('budgets.json', import.meta.url)
const weights = /** @type {const} */ (['js', 'css', 'html', 'font'])

/** The first that fits says what kind of page a file is, in every language. */
const kindsOfPages = Object.entries({
  'without an answer': /(^|\/)(404|offline)\.html$/,
  'of a desk': /(^|\/)(gst\/(bill|sales)|ecommerce-profit\/(products|settlements))\.html$/,
  'of a calculator': /\.html$/,
})
const compress = promisify(brotliCompress)

/** @type {Map<string, Promise<number>>} what a script weighs: pages share most of theirs */
const scriptSizes = new Map()

/**
 * @param {Weights} before as noted
 * @param {Weights} now
 * @returns {{ weight: string, now: number, limit: number, isOver: boolean, isNoticed: boolean }[]}
 */
export function growthOf(before, now) {
  return weights.map((weight) => {
    const limit = Math.floor(before[weight] * MAY_GROW)
    return {
      weight,
      now: now[weight],
      limit,
      isOver: now[weight] > limit,
      isNoticed: now[weight] > before[weight] * IS_NOTICED,
    }
  })
}

/**
 * What the heaviest page of each kind weighs.
 *
 * @param {Record<string, Weights>} pages
 * @returns {Record<string, Weights>}
 */
export function heaviestOf(pages) {
  /** @type {Record<string, Weights>} */
  const heaviest = {}
  for (const [page, now] of Object.entries(pages)) {
    const kind = kindOf(page)
    const most = heaviest[kind] ?? now
    const heavier = weights.map((weight) => [weight, Math.max(most[weight], now[weight])])
    heaviest[kind] = /** @type {Weights} */ (Object.fromEntries(heavier))
  }
  return heaviest
}

/** @param {string} page */
const kindOf = (page) => kindsOfPages.find(([, files]) => files.test(page))?.[0] ?? ''

/**
 * @param {string} folder
 * @param {string} page
 * @returns {Promise<Weights>}
 */
export async function firstLoadOf(folder, page) {
  const html = await readFile(`${folder}/${page}`, 'utf8')
  // Style sheets stand in the page itself, and their links are disabled: each counts as what it is.
  const css = matchesIn(html, /<style[^>]*>(.*?)<\/style>/gs).join('\n')
  const markup = html.replace(/<style[^>]*>.*?<\/style>/gs, '')
  const scripts = await withImports(folder, matchesIn(markup, /(?:src|href)="\/([^"]+\.js)"/g))
  // The style sheet asks for the fonts, whether or not a link asks earlier.
  const fonts = new Set(matchesIn(css, /url\(["']?\/([^"')]+\.woff2)["']?\)/g))

  return {
    js: sum(await Promise.all([...scripts].map((file) => scriptSize(`${folder}/${file}`)))),
    css: await compressedSize(css),
    html: await compressedSize(markup),
    font: sum(await Promise.all([...fonts].map((file) => sizeOf(`${folder}/${file}`)))),
  }
}

/** @param {string} path */
function scriptSize(path) {
  const size = scriptSizes.get(path) ?? readFile(path).then(compressedSize)
  scriptSizes.set(path, size)
  return size
}

/** @param {string} path */
async function sizeOf(path) {
  return (await stat(path)).size
}

/** The scripts and all that they import at once. @param {string} folder @param {string[]} linked */
async function withImports(folder, linked) {
  const files = new Set(linked)
  for (const file of files) {
    const code = await readFile(`${folder}/${file}`, 'utf8')
    for (const imported of matchesIn(code, /(?:from|import)\s*["'](\.[^"']+)["']/g)) {
      files.add(posix.join(posix.dirname(file), imported))
    }
  }
  return files
}

/** What the group of a pattern catches. @param {string} text @param {RegExp} pattern */
function matchesIn(text, pattern) {
  return [...text.matchAll(pattern)].map(([, caught]) => `${caught}`)
}

/** @param {Buffer | string} content */
async function compressedSize(content) {
  return (await compress(content)).length
}

/** @param {number[]} sizes */
function sum(sizes) {
  return sizes.reduce((total, size) => total + size, 0)
}

/** @param {string} folder @returns {Promise<Record<string, Weights>>} by page */
async function weigh(folder) {
  const files = await readdir(folder, { recursive: true })
  const pages = files.map((file) => file.replaceAll('\\', '/')).filter(isPage)
  return Object.fromEntries(
    await Promise.all(pages.sort().map(async (page) => [page, await firstLoadOf(folder, page)])),
  )
}

/** @param {Record<string, Weights>} pages */
async function check(pages) {
  /** @type {Record<string, Weights>} */
  const before = JSON.parse(await readFile(noted, 'utf8'))
  /** @type {string[]} */
  const overruns = []
  /** @type {string[]} */
  const growths = []
  for (const [page, now] of Object.entries(pages)) {
    const most = before[kindOf(page)]
    if (!most)
      throw new Error('budgets.json lacks a kind of page: node scripts/budgets.mjs --write')
    const columns = growthOf(most, now).map(({ weight, now, limit, isOver, isNoticed }) => {
      if (isOver) overruns.push(`${page}: ${weight} is ${now}, ${now - limit} too many`)
      else if (isNoticed) growths.push(`${page}: ${weight} is ${now}, ${limit - now} left`)
      return `${weight} ${String(now).padStart(6)}, ${String(limit - now).padStart(5)} left`
    })
    console.log(`${page.padEnd(33)} ${columns.join('   ')}`)
  }
  if (growths.length > 0) console.log(`\nHeavier by more than 2 %:\n${growths.join('\n')}`)
  if (overruns.length > 0) {
    console.error(`\nOver budget:\n${overruns.join('\n')}`)
    process.exitCode = 1
  }
}

/** @param {string} file */
function isPage(file) {
  return file.endsWith('.html')
}

if (isRunDirectly(import.meta.url)) {
  const pages = await weigh('dist')
  if (process.argv.includes('--write')) {
    await writeFile(noted, `${JSON.stringify(heaviestOf(pages), null, 2)}\n`)
  } else {
    await check(pages)
  }
}
