// Firefox through WebDriver BiDi, which it speaks itself: no driver stands between.
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOnPath, isExecutable } from '../../scripts/system.mjs'
import { patience, startProgram } from './program.mjs'

/** @import { Browser } from './page.mjs' */

const namesOnPath = ['firefox-esr', 'firefox']
const usualPlaces = ['/Applications/Firefox.app/Contents/MacOS/firefox']

const viewport = { width: 1280, height: 900 }

// A new profile would greet its owner, and ask the world for updates; and no check is about motion.
const preferences = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'ui.prefersReducedMotion': 1,
}

export const findFirefox = () =>
  [...namesOnPath.flatMap(findOnPath), ...usualPlaces].find(isExecutable)

/**
 * @param {string} program
 * @returns {Promise<Browser>}
 */
export async function startFirefox(program) {
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
 * One command at a time, and no events asked for: every message is the answer to the last command.
 *
 * @param {string} address
 * @returns {Promise<(method: string, params: object) => Promise<any>>}
 */
async function connect(address) {
  const socket = new WebSocket(address)
  const gone = new AbortController()
  socket.addEventListener('close', () => gone.abort(new Error('Firefox has gone')))
  let lastId = 0

  /** @param {string} kind */
  const next = async (kind) => {
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(patience)])
    try {
      const [event] = await once(socket, kind, { signal })
      return event
    } catch {
      throw signal.reason
    }
  }

  await next('open')
  return async (method, params) => {
    lastId += 1
    socket.send(JSON.stringify({ id: lastId, method, params }))
    const { data } = await next('message')
    const { type, result, error, message } = JSON.parse(data)
    if (type !== 'success') throw new Error(`${error}: ${message}`)
    return result
  }
}
