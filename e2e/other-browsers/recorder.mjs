// The classic WebDriver protocol cannot listen to a page's console, nor run a script before those of
// the page. So the site is tested in a copy of its build where every page begins with one more
// script, allowed by its hash as the others are, that writes down what goes wrong.
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inlineHashes } from '../../scripts/headers.mjs'

/**
 * @param {string} build
 * @param {{ withServiceWorker: boolean }} options whether the site is kept on the device: a smoke has no
 * time to fetch all of it
 */
export async function copyWithRecorder(build, { withServiceWorker }) {
  const recorder = `<script>(${record})(${withServiceWorker})</script>`
  const folder = await mkdtemp(join(tmpdir(), 'gst-hisab-site-'))
  await cp(build, folder, { recursive: true })

  const pages = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  )
  const [hash] = inlineHashes(recorder).scripts
  const allowed = (/** @type {string} */ source) => `${source} ${hash}`
  await change(join(folder, '_headers'), "script-src 'self'", allowed)
  for (const page of pages) {
    await change(join(folder, page), '<head>', (head) => `${head}${recorder}`)
    // The pages for what is not there bring their policy along.
    if (/404\.html$/.test(page)) await change(join(folder, page), "script-src 'self'", allowed)
  }
  return folder
}

/**
 * @param {string} file
 * @param {string} part
 * @param {(part: string) => string} replacement
 */
async function change(file, part, replacement) {
  const text = await readFile(file, 'utf8')
  if (!text.includes(part)) throw new Error(`There is no ${part} in ${file}`)
  await writeFile(file, text.replaceAll(part, replacement))
}

/** Runs inside the page. @param {boolean} withServiceWorker */
function record(withServiceWorker) {
  if (!withServiceWorker) Object.defineProperty(navigator, 'serviceWorker', { value: undefined })

  /** @type {string[]} */
  const messages = []
  Object.assign(window, { messages })

  /** @type {(thing: unknown) => string} */
  const withCause = (thing) =>
    thing instanceof Error && thing.cause ? `${thing}, caused by ${thing.cause}` : `${thing}`

  for (const kind of /** @type {const} */ (['debug', 'info', 'log', 'warn', 'error'])) {
    console[kind] = (...words) => messages.push(words.map(withCause).join(' '))
  }
  addEventListener('unhandledrejection', ({ reason }) => messages.push(withCause(reason)))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    messages.push(`Content security policy: ${effectiveDirective} stopped ${blockedURI}`)
  })
  // While it is on its way down, because a file that fails to load is told to its element alone.
  addEventListener(
    'error',
    ({ error, message, target }) => {
      const failed = target instanceof Element ? `${target.outerHTML} failed` : message
      messages.push(error ? withCause(error) : failed)
    },
    true,
  )
}
