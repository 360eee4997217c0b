// The browser tests of the main path in Firefox and WebKit, as far as they are here: `--smoke` only
// opens the pages, and takes one way through each family.
import { findFirefox, startFirefox } from '../e2e/other-browsers/firefox.mjs'
import { findWebkit, startWebkit } from '../e2e/other-browsers/webkit.mjs'
import { isRunDirectly } from './system.mjs'

/** What is tested beside Chromium, with the packages of Debian that bring it. */
export const otherBrowsers = [
  { name: 'Firefox', find: findFirefox, start: startFirefox, packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    find: findWebkit,
    start: startWebkit,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
]

async function main() {
  // What was started is ended when this process exits, and it does not exit by itself on a signal.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

  const engines = otherBrowsers.flatMap(({ name, find, start, packages }) => {
    const place = find()
    if (place) return [{ name, start: () => start(place) }]
    const command = `apt-get install ${packages.join(' ')}`
    console.log(`${name}: not here, so nothing is tested in it. Debian: ${command}`)
    return []
  })
  if (engines.length === 0) return
  // To say what is missing, the site need not be read.
  const { runOtherBrowsers } = await import('../e2e/other-browsers/run.mjs')
  const isSmoke = process.argv.includes('--smoke')
  process.exitCode = (await runOtherBrowsers(engines, { isSmoke })) ? 0 : 1
}

if (isRunDirectly(import.meta.url)) await main()
