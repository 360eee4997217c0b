import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { runnerImport } from 'vite'
import { createSiteServer } from '../../scripts/serve.mjs'
import { startFirefox } from './firefox.mjs'
import { mainPath } from './main-path.mjs'
import { createPage } from './page.mjs'
import { copyWithRecorder } from './recorder.mjs'
import { startWebkit } from './webkit.mjs'

/** @import { AddressInfo } from 'node:net' */
/** @import { View, ViewHead } from '../../src/calculators/contract' */
/** @import { Addresses, Check, Site } from './main-path.mjs' */
/** @import { Browser, Page } from './page.mjs' */

const build = 'dist'

/** @type {Record<string, () => Promise<Browser>>} */
const browsers = { Firefox: startFirefox, WebKit: startWebkit }

/**
 * Runs the main path in every browser that is here. A browser that is not here fails nothing, but is
 * named at the end.
 *
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runOtherBrowsers() {
  if (!existsSync(`${build}/index.html`)) {
    console.error(`There is no site in ${build}/ yet: \`npm run build\` comes first.`)
    return false
  }

  const folder = await copyWithRecorder(build)
  const server = createSiteServer(folder).listen(0)
  await once(server, 'listening')
  const { port } = /** @type {AddressInfo} */ (server.address())
  const checks = await readChecks()

  /** @type {string[]} */
  const summary = []
  let failures = 0
  try {
    for (const [name, start] of Object.entries(browsers)) {
      const outcome = await runIn(name, start, checks, `http://localhost:${port}`)
      summary.push(`${name}: ${outcome.summary}`)
      failures += outcome.failures
    }
  } finally {
    server.close()
    server.closeAllConnections()
    await rm(folder, { recursive: true })
  }

  console.log(`\n${summary.join('\n')}`)
  return failures === 0
}

/** The site is written in TypeScript, which Node 20 does not read by itself. */
async function readChecks() {
  const site = /** @type {Site} */ (await readSource('site.ts'))
  const addresses = /** @type {Addresses} */ (await readSource('calculators/addresses.ts'))
  /** @type {Map<View, string>} */
  const headings = new Map()
  for (const view of site.views) {
    const source = await readSource(`calculators/${view.folder}/view.ts`)
    headings.set(view, /** @type {{ head: ViewHead }} */ (source).head.heading)
  }
  return mainPath(site, addresses, (view) => `${headings.get(view)}`)
}

/**
 * @param {string} file below src
 * @returns {Promise<unknown>}
 */
async function readSource(file) {
  const { module } = await runnerImport(`./src/${file}`, { configFile: false })
  return module
}

/**
 * @param {string} name
 * @param {() => Promise<Browser>} start
 * @param {Check[]} checks
 * @param {string} origin
 */
async function runIn(name, start, checks, origin) {
  /** @type {Browser} */
  let browser
  try {
    browser = await start()
  } catch (error) {
    return { failures: 0, summary: `not run, because ${messageOf(error)}` }
  }

  console.log(`\n${name} ${browser.version}`)
  let failures = 0
  try {
    const page = createPage(browser, origin)
    for (const check of checks) {
      const trouble = await troubleWith(check, page)
      console.log(
        trouble === undefined ? `  ✓ ${check.name}` : `  ✗ ${check.name}\n      ${trouble}`,
      )
      if (trouble !== undefined) failures += 1
    }
  } finally {
    await browser.close()
  }

  const passed = `${checks.length - failures} of ${checks.length} checks passed`
  return { failures, summary: `${passed} in ${browser.version}` }
}

/**
 * @param {Check} check
 * @param {Page} page
 */
async function troubleWith({ run, expectedMessage }, page) {
  try {
    await page.forget()
    await page.takeMessages()
    await run(page)
    const messages = await page.takeMessages()
    const unexpected = messages.filter((message) => !expectedMessage?.test(message))
    if (unexpected.length > 0) return `console: ${unexpected.join('\n      ')}`
    if (expectedMessage && messages.length === 0) return `console: nothing like ${expectedMessage}`
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : `${error}`
}
