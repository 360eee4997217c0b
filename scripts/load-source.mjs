import { createServer } from 'vite'

/**
 * Runs a function with the modules of src/, loaded as the build would.
 *
 * @template Result
 * @param {(load: (path: string) => Promise<Record<string, any>>) => Promise<Result> | Result} use
 * @returns {Promise<Result>}
 */
export async function withSource(use) {
  const vite = await createServer({
    logLevel: 'error',
    server: { middlewareMode: true },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await use((path) => vite.ssrLoadModule(path))
  } finally {
    await vite.close()
  }
}

/** The address of every page. @returns {Promise<string[]>} */
export const everyPath = () =>
  withSource(async (load) => {
    const { views } = await load('/src/site.ts')
    const { hrefOf } = await load('/src/addresses.ts')
    return views.map((/** @type {{ name: string }} */ { name }) => hrefOf(name))
  })
