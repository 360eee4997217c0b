// What the first load of each page weighs, compressed as it is sent. Budgets are exact: a page that
// outgrows one fails the tests.
import { readdir, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { isRunDirectly } from './system.mjs'

/** @typedef {{ js: number, css: number, html: number, font: number, fontFiles: number }} Weights */

/** @type {Weights} in bytes, but for the last */
const LIMITS = { js: 85_300, css: 10_000, html: 12_000, font: 30_000, fontFiles: 2 }
/** The page that most people open first. The hashes in file names alone move it by some 40 bytes. */
const HOME_LIMITS = { ...LIMITS, js: 74_700 }
/** A whole tool for a day's work. */
const BILL_LIMITS = { ...LIMITS, js: 92_000 }
/** Its changes are a form of their own, with what the loan leaves of each. */
const PREPAY_LIMITS = { ...LIMITS, js: 86_500 }
/** Beside its fee card, whose it is: what is kept on the device must be here before the first answer. */
const MARKETPLACE_LIMITS = { ...LIMITS, js: 87_400 }
const homePages = ['index.html', 'gst.html']
const kinds = /** @type {(keyof Weights)[]} */ (Object.keys(LIMITS))

/** @param {string} page as a path in the built folder */
export function limitsOf(page) {
  if (page === 'gst/bill.html') return BILL_LIMITS
  if (page === 'loan/prepay.html') return PREPAY_LIMITS
  if (page === 'ecommerce-profit/marketplace.html') return MARKETPLACE_LIMITS
  return homePages.includes(page) ? HOME_LIMITS : LIMITS
}

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

  const contentsOf = (/** @type {Iterable<string>} */ files) =>
    Promise.all([...files].map((file) => readFile(`${folder}/${file}`)))
  return {
    js: sum((await contentsOf(scripts)).map(compressedSize)),
    css: compressedSize(css),
    html: compressedSize(markup),
    font: sum((await contentsOf(fonts)).map((content) => content.length)),
    fontFiles: fonts.size,
  }
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
function compressedSize(content) {
  return brotliCompressSync(content).length
}

/** @param {number[]} sizes */
function sum(sizes) {
  return sizes.reduce((total, size) => total + size, 0)
}

/** @param {string} folder */
async function check(folder) {
  const files = await readdir(folder, { recursive: true })
  const pages = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isPage)
    .sort()
  /** @type {string[]} */
  const overruns = []
  for (const page of pages) {
    const limits = limitsOf(page)
    const weights = await firstLoadOf(folder, page)
    const columns = kinds.map((kind) => {
      const excess = weights[kind] - limits[kind]
      if (excess > 0) overruns.push(`${page}: ${kind} is ${weights[kind]}, ${excess} too many`)
      return `${kind} ${String(weights[kind]).padStart(6)} / ${limits[kind]}`
    })
    console.log(`${page.padEnd(24)} ${columns.join('   ')}`)
  }
  if (overruns.length > 0) {
    console.error(`\nOver budget:\n${overruns.join('\n')}`)
    process.exitCode = 1
  }
}

/** @param {string} file */
function isPage(file) {
  return file.endsWith('.html')
}

if (isRunDirectly(import.meta.url)) await check('dist')
