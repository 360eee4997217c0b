import { chromium } from '@playwright/test'
import { findBrowser, launchArguments } from '../scripts/browser.mjs'
import { createSiteServer } from '../scripts/serve.mjs'

/** A built site on a server of its own, and a browser to look at it with. */
export async function openSite(folder = 'dist') {
  const server = createSiteServer(folder).listen(0)
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: launchArguments,
    ...(executablePath && { executablePath }),
  })
  const close = async () => {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://localhost:${port}`, browser, close }
}
