// WebKitGTK through its driver, by the classic WebDriver protocol: one HTTP request for one command.
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findOnPath, isExecutable, isRoot } from '../../scripts/system.mjs'
import { startProgram } from './program.mjs'

/** @import { AddressInfo } from 'node:net' */
/** @import { Browser } from './page.mjs' */

const { env } = process

// Where Debian, Fedora and Arch put it, each in a folder that carries the version of WebKitGTK.
const libraryFolders = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/libexec',
  '/usr/lib',
]

const screen = '1366x1000x24'
const windowSize = { width: 1280, height: 960 }
const longestCommand = 60_000

/** @returns {Promise<Browser>} */
export async function startWebkit() {
  const [driver] = findOnPath('WebKitWebDriver')
  if (!driver) {
    throw new Error('WebKitWebDriver was not found. Debian: apt-get install webkit2gtk-driver')
  }
  const miniBrowser = findMiniBrowser()
  if (!miniBrowser) throw new Error('the MiniBrowser of WebKitGTK was not found')

  const display = await startDisplay()
  const port = await freePort()
  const { ready, stop } = startProgram(driver, [`--port=${port}`], {
    ...display.env,
    // As root, which is who one is in most containers, its sandbox cannot start.
    ...(isRoot && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  })
  const close = async () => {
    stop()
    display.stop()
  }

  try {
    const address = `http://127.0.0.1:${port}`
    await ready(() => command(address, 'GET', '/status').catch(() => undefined))
    return { ...(await openSession(address, miniBrowser)), close }
  } catch (error) {
    await close()
    throw error
  }
}

function findMiniBrowser() {
  return libraryFolders
    .flatMap((folder) => foldersIn(folder).map((name) => join(folder, name, 'MiniBrowser')))
    .find(isExecutable)
}

/** @param {string} folder */
function foldersIn(folder) {
  try {
    return readdirSync(folder).filter((name) => /^webkit(2)?gtk-\d/.test(name))
  } catch {
    return []
  }
}

/** A screen that nobody sees, so that no window takes the focus of whoever works here. */
async function startDisplay() {
  const [xvfb] = findOnPath('Xvfb')
  if (xvfb) {
    const { ready, stop } = startProgram(xvfb, [
      ...['-displayfd', '1', '-screen', '0', screen],
      ...['-nolisten', 'tcp'],
    ])
    const display = await ready((lines) => lines.find((line) => /^\d+$/.test(line)))
    return { env: { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' }, stop }
  }
  if (env.DISPLAY || env.WAYLAND_DISPLAY) return { env: {}, stop() {} }
  throw new Error('there is no display, and Xvfb was not found. Debian: apt-get install xvfb')
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
 * @param {string} miniBrowser
 * @returns {Promise<Omit<Browser, 'close'>>}
 */
async function openSession(address, miniBrowser) {
  const options = { binary: miniBrowser, args: ['--automation'] }
  const { sessionId, capabilities } = await command(address, 'POST', '/session', {
    capabilities: {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
    },
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
    signal: AbortSignal.timeout(longestCommand),
  })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
