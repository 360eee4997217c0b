// Firefox through WebDriver BiDi, which it speaks itself: no driver stands between.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { findOnPath, isExecutable } from '../../scripts/system.mjs'
import { startProgram } from './program.mjs'

/** @import { Browser } from './page.mjs' */

const namesOnPath = ['firefox-esr', 'firefox']
const usualPlaces = ['/Applications/Firefox.app/Contents/MacOS/firefox']

const viewport = { width: 1280, height: 900 }

// A new profile would greet its owner, and ask the world for updates.
const preferences = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
}

/** @returns {Promise<Browser>} */
export async function startFirefox() {
  const program = [...namesOnPath.flatMap(findOnPath), ...usualPlaces].find(isExecutable)
  if (!program) throw new Error('Firefox was not found. Debian: apt-get install firefox-esr')

  const profile = await mkdtemp(join(tmpdir(), 'gst-hisab-firefox-'))
  await writeFile(join(profile, 'user.js'), preferenceFile())
  const { ready, stop } = startProgram(program, [
    ...['--headless', '--no-remote', '--profile', profile],
    '--remote-debugging-port=0',
  ])
  const close = async () => {
    stop()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }

  try {
    const address = await ready((lines) => lines.map(listeningAddress).find(Boolean))
    return { ...(await openSession(address)), close }
  } catch (error) {
    await close()
    throw error
  }
}

function preferenceFile() {
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`)
    .join('')
}

/** @param {string} line */
function listeningAddress(line) {
  return /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
}

/**
 * @param {string} address
 * @returns {Promise<Omit<Browser, 'close'>>}
 */
async function openSession(address) {
  const send = await connect(`${address}/session`)
  const { capabilities } = await send('session.new', { capabilities: {} })
  // The window that Firefox starts with stays inactive where there is no screen, and has no focus to
  // give; a second one is as if a person had opened it.
  const { context } = await send('browsingContext.create', { type: 'window' })
  await send('browsingContext.setViewport', { context, viewport })

  return {
    version: capabilities.browserVersion,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(source) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: source,
        target: { context },
        awaitPromise: false,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value
    },
    async perform(actions) {
      await send('input.performActions', { context, actions })
    },
  }
}

/**
 * @param {string} address
 * @returns {Promise<(method: string, params: object) => Promise<any>>}
 */
async function connect(address) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })

  /** @type {Map<number, { resolve: (result: unknown) => void, reject: (error: Error) => void }>} */
  const waiting = new Map()
  let lastId = 0

  socket.on('message', (data) => {
    const { id, type, result, error, message } = JSON.parse(`${data}`)
    const asked = waiting.get(id)
    waiting.delete(id)
    if (type === 'success') asked?.resolve(result)
    else asked?.reject(new Error(`${error}: ${message}`))
  })
  socket.on('error', () => {
    // It is always closed next.
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'))
  })

  return (method, params) =>
    new Promise((resolve, reject) => {
      if (socket.readyState !== WebSocket.OPEN) return reject(new Error('Firefox has gone'))
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      socket.send(JSON.stringify({ id: lastId, method, params }))
    })
}
