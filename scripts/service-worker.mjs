import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

/** Read by hosts and search engines, not by the site. */
const notForPages = /^(_|robots\.txt$|sitemap\.xml$|pictures\/|404\.html$|sw\.js$)/

/**
 * Builds the service worker of a finished site, with the list of all its files.
 *
 * @param {string} folder
 * @param {string[]} paths the addresses of its pages
 */
export async function buildServiceWorker(folder, paths) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !notForPages.test(file) && !file.endsWith('.html'))
    .sort()

  const entries = [
    ...paths.map((path) => ({ url: path, file: `${path === '/' ? 'index' : path.slice(1)}.html` })),
    ...files.map((file) => ({ url: `/${file}`, file })),
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
        output: { format: 'iife', entryFileNames: 'sw.js' },
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
