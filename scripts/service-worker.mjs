import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { inLanguage } from './languages.mjs'
import { wordsInPlace } from './words-in-place.mjs'

/** Read by hosts and search engines, not by the site. */
const notForPages = /^\/(_|robots\.txt$|sitemap\.xml$|pictures\/)/

/**
 * @typedef {object} KeptFiles what the worker of a language keeps on the device
 * @property {string} code of the language
 * @property {string} languagePath
 * @property {string[]} paths the addresses of its pages
 * @property {string[]} files what else belongs to it, by their addresses
 */

/** Its address. @param {string} languagePath */
export const serviceWorkerOf = (languagePath) => `/sw${languagePath.replace('/', '-')}.js`

/**
 * Builds the service worker of a language, with the list of all its files.
 *
 * @param {string} folder
 * @param {KeptFiles} kept
 */
export async function buildServiceWorker(folder, { code, languagePath, paths, files }) {
  const entries = [
    ...paths.map((path) => ({ url: path, file: `${path === '/' ? '/index' : path}.html` })),
    ...files
      .filter((file) => !notForPages.test(file))
      .sort()
      .map((file) => ({ url: file, file })),
  ]
  const precached = await Promise.all(
    entries.map(async ({ url, file }) => ({
      url,
      // A hashed name is its own revision.
      revision: url.startsWith('/assets/') ? null : await revisionOf(join(folder, file)),
    })),
  )

  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [inLanguage(code), wordsInPlace(code)],
    define: {
      PRECACHED: JSON.stringify(precached),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/service-worker.ts',
        output: {
          format: 'iife',
          entryFileNames: serviceWorkerOf(languagePath).slice(1),
        },
      },
    },
  })
}

/** @param {string} place */
async function revisionOf(place) {
  return createHash('sha256')
    .update(await readFile(place))
    .digest('hex')
    .slice(0, 16)
}
