// WebKitGTK through its driver, by the classic WebDriver protocol: one HTTP request for one command.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { findOnPath, isRoot } from '../../scripts/system.mjs'
import { patience, startProgram } from './program.mjs'

/** @import { AddressInfo } from 'node:net' */
/** @import { Browser } from './page.mjs' */

const { env } = process

const screen = '1366x1000x24'
const windowSize = { width: 1280, height: 960 }

/** Its driver, where there is a screen, or what makes one. */
export const findWebkit = () =>
  findScreen() || env.DISPLAY || env.WAYLAND_DISPLAY ? findOnPath('WebKitWebDriver')[0] : undefined

const findScreen = () => findOnPath('Xvfb')[0]

/**
 * @param {string} driver
 * @returns {Promise<Browser>}
 */
export async function startWebkit(driver) {
  const display = await startDisplay()
  const port = await freePort()
  const { ready, stop } = startProgram(driver, [`--port=${port}`], {
    ...display.env,
    // As root, which is who one is in most containers, its sandbox cannot start.
    ...(isRoot && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    // Without a graphics card, what would draw in its place takes a third of the time.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // A page is here for seconds: what would be optimized beside it is never used.
    JSC_useDFGJIT: '0',
    JSC_useFTLJIT: '0',
  })
  const close = async () => {
    stop()
    display.stop()
  }

  try {
    const address = `http://127.0.0.1:${port}`
    await ready(() => command(address, 'GET', '/status').catch(() => undefined))
    return { ...(await openSession(address)), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A screen that nobody sees, so that no window takes the focus of whoever works here. */
async function startDisplay() {
  const xvfb = findScreen()
  if (!xvfb) return { env: {}, stop() {} }
  const { ready, stop } = startProgram(xvfb, [
    ...['-displayfd', '1', '-screen', '0', screen],
    ...['-nolisten', 'tcp'],
  ])
  const display = await ready((lines) => lines.find((line) => /^\d+$/.test(line)))
  return { env: { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' }, stop }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {AddressInfo} */ (server.address())
  server.close()
  return port
}

/**
 * @param {string} address
 * @returns {Promise<Omit<Browser, 'close'>>}
 */
async function openSession(address) {
  // Without a wish, it is the MiniBrowser that the driver was built with.
  const { sessionId, capabilities } = await command(address, 'POST', '/session', {
    capabilities: {},
  })
  const session = `${address}/session/${sessionId}`
  await command(session, 'POST', '/window/rect', windowSize)

  return {
    version: capabilities.browserVersion,
    async open(url) {
      await command(session, 'POST', '/url', { url })
    },
    evaluate: (source) =>
      command(session, 'POST', '/execute/sync', { script: `return ${source}`, args: [] }),
    async perform(actions) {
      await command(session, 'POST', '/actions', { actions })
    },
  }
}

/**
 * @param {string} address
 * @param {'GET' | 'POST'} method
 * @param {string} path
 * @param {object} [body]
 */
async function command(address, method, path, body) {
  const response = await fetch(`${address}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patience),
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
