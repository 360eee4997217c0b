import { createServer } from 'vite'

type Server = typeof import('../src/server')

/** The site in a language, as its build would render it. */
export type SiteInLanguage = {
  readonly server: Server
  /** A module of src, in this language. */
  load<Module>(path: string): Promise<Module>
  close(): Promise<void>
}

/** @example const hindi = await siteIn('hi') */
export async function siteIn(language: string): Promise<SiteInLanguage> {
  const before = process.env.SITE_LANGUAGE
  process.env.SITE_LANGUAGE = language
  const vite = await createServer({
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  })
  if (before === undefined) delete process.env.SITE_LANGUAGE
  else process.env.SITE_LANGUAGE = before
  const load = async <Module>(path: string) => (await vite.ssrLoadModule(path)) as Module
  return { server: await load<Server>('/src/server.tsx'), load, close: () => vite.close() }
}
