// What the first load of each page weighs, compressed as it is sent. Budgets are exact: a page that
// outgrows one fails the tests.
import { readdir, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const folder = 'dist'
const HOME = { js: 75_000, css: 8_000, font: 30_000, html: 12_000 }
const OTHERS = { js: 85_000, css: 10_000, font: 30_000, html: 12_000 }
const MOST_FONT_FILES = 2

/** @typedef {keyof typeof HOME} Kind */

const pages = (await readdir(folder, { recursive: true }))
  .filter((file) => file.endsWith('.html'))
  .sort()
const overruns = []

for (const page of pages) {
  const budget = page === 'index.html' || page === 'gst.html' ? HOME : OTHERS
  const { sizes, fontFiles } = await firstLoadOf(page)
  const columns = Object.entries(sizes).map(([kind, size]) => {
    const limit = budget[/** @type {Kind} */ (kind)]
    if (size > limit) overruns.push(`${page}: ${kind} is ${size} bytes, ${size - limit} too many`)
    return `${kind} ${String(size).padStart(6)} / ${limit}`
  })
  if (fontFiles > MOST_FONT_FILES) overruns.push(`${page}: ${fontFiles} font files`)
  console.log(`${page.padEnd(24)} ${columns.join('   ')}`)
}

if (overruns.length > 0) {
  console.error(`\nOver budget:\n${overruns.join('\n')}`)
  process.exit(1)
}

/** @param {string} page */
async function firstLoadOf(page) {
  const html = await readFile(`${folder}/${page}`, 'utf8')
  // Style sheets stand in the page itself, and their links are disabled: each counts as what it is.
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, content]) => `${content}`)
  const markup = html.replace(/<style>.*?<\/style>/gs, '')
  const linked = [
    ...html.matchAll(/(?:(?:src|href)="|url\()\/(assets\/[^")]+\.(?:js|woff2))/g),
  ].map((match) => `${match[1]}`)
  const files = await withImports(linked)
  const sizes = {
    js: 0,
    css: compressedSize(Buffer.from(styles.join('\n'))),
    font: 0,
    html: compressedSize(Buffer.from(markup)),
  }
  for (const file of files) {
    const content = await readFile(`${folder}/${file}`)
    if (file.endsWith('.js')) sizes.js += compressedSize(content)
    if (file.endsWith('.woff2')) sizes.font += content.length
  }
  return { sizes, fontFiles: files.filter((file) => file.endsWith('.woff2')).length }
}

/** The files and, for scripts, all they import at once. @param {string[]} linked */
async function withImports(linked) {
  const files = new Set(linked)
  for (const file of files) {
    if (!file.endsWith('.js')) continue
    const code = await readFile(`${folder}/${file}`, 'utf8')
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)) {
      files.add(posix.join(posix.dirname(file), `${imported}`))
    }
  }
  return [...files]
}

/** @param {Buffer} content */
function compressedSize(content) {
  return brotliCompressSync(content).length
}
