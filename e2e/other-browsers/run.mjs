import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { runnerImport } from 'vite'
import { inLanguage, SOURCE_LANGUAGE } from '../../scripts/languages.mjs'
import { createSiteServer } from '../../scripts/serve.mjs'
import { journeys, more, visits } from './main-path.mjs'
import { createPage } from './page.mjs'
import { copyWithRecorder } from './recorder.mjs'

/** @import { AddressInfo } from 'node:net' */
/** @import { Check, Site } from './main-path.mjs' */
/** @import { Browser, Page } from './page.mjs' */
/** @typedef {{ name: string, start: () => Promise<Browser> }} Engine */

const build = 'dist'

/** What has most letters, and most parts. */
const pagesOfSmokeInHindi = ['bill', 'loan/prepay']

/**
 * Runs the main path in every engine at once, each in a browser of its own.
 *
 * @param {Engine[]} engines
 * @param {{ isSmoke: boolean }} options whether only to open the pages, and to take one way through
 * each family
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runOtherBrowsers(engines, { isSmoke }) {
  if (!existsSync(`${build}/index.html`)) {
    console.error(`There is no site in ${build}/ yet: \`npm run build\` comes first.`)
    return false
  }

  const folder = await copyWithRecorder(build, { withServiceWorker: !isSmoke })
  const server = createSiteServer(folder).listen(0)
  try {
    await once(server, 'listening')
    const { port } = /** @type {AddressInfo} */ (server.address())
    // Browsers take seconds to start, and are not waited for.
    const checks = readChecks(isSmoke)
    const outcomes = await Promise.all(
      engines.map((engine) => runIn(engine, checks, `http://localhost:${port}`)),
    )
    for (const { summary } of outcomes) console.log(summary)
    return outcomes.every(({ hasPassed }) => hasPassed)
  } finally {
    server.close()
    server.closeAllConnections()
    await rm(folder, { recursive: true })
  }
}

/**
 * Those that leave something behind come last, and each of them begins anew.
 *
 * @param {boolean} isSmoke
 * @returns {Promise<Check[]>}
 */
async function readChecks(isSmoke) {
  const [english, hindi] = [await readSite(SOURCE_LANGUAGE), await readSite('hi')]
  const touching = [...journeys(), ...(isSmoke ? [] : more(english))]
  const pages = isSmoke
    ? [
        ...visits(english, ({ name }) => [english.hrefOf(name)]),
        ...visits(hindi, ({ name }) =>
          pagesOfSmokeInHindi.includes(name) ? [hindi.hrefOf(name)] : [],
        ),
      ]
    : [english, hindi].flatMap((site) => visits(site, ({ name }) => site.addressesOf(name)))
  return [
    ...pages,
    ...touching.map(({ run, ...check }) => ({
      ...check,
      run: async (/** @type {Page} */ page) => {
        await page.forget()
        await run(page)
      },
    })),
  ]
}

/**
 * What the checks know of the site, in one language. It is written in TypeScript, which Node 20 does
 * not read by itself.
 *
 * @param {string} language
 * @returns {Promise<Site>}
 */
async function readSite(language) {
  const plugins = [inLanguage(language)]
  const file = './e2e/other-browsers/site.ts'
  const { module } = await runnerImport(file, { configFile: false, plugins })
  return /** @type {typeof import('./site')} */ (module).site
}

/**
 * @param {Engine} engine
 * @param {Promise<Check[]>} reading
 * @param {string} origin
 */
async function runIn({ name, start }, reading, origin) {
  const began = Date.now()
  let [passed, planned] = [0, 1]
  let version = ''
  try {
    const browser = await start()
    version = ` ${browser.version}`
    try {
      const page = createPage(browser, origin)
      const checks = await reading
      planned = checks.length
      for (const check of checks) {
        const trouble = await troubleWith(check, page)
        if (trouble === undefined) {
          console.log(`  ✓ ${name}: ${check.name}`)
          passed += 1
        } else {
          console.log(`  ✗ ${name}: ${check.name}\n      ${trouble}`)
          // One that has gone would be waited for with every check that is left.
          await browser.evaluate('0')
        }
      }
    } finally {
      await browser.close()
    }
  } catch (error) {
    console.log(`  ✗ ${name}: ${messageOf(error)}`)
  }

  const seconds = Math.round((Date.now() - began) / 1000)
  return {
    hasPassed: passed === planned,
    summary: `${name}${version}: ${passed} of ${planned} checks passed in ${seconds} s`,
  }
}

/**
 * @param {Check} check
 * @param {Page} page
 */
async function troubleWith({ run, expectedMessage }, page) {
  try {
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
