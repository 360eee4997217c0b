import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** @import { ChildProcess } from 'node:child_process' */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} script for Node, with its arguments
 * @property {readonly string[]} [after] the steps above that must have passed before it; without any it
 *   begins at once
 */
/** @typedef {'passed' | 'failed' | 'stopped'} Outcome */

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const signs = { passed: '✓', failed: '✗', stopped: '–' }

/**
 * Runs steps, side by side where they do not wait for one another. They are heard one after the other,
 * in the order of the list: each says at once what it has to say, or when those before it are done. A
 * signal is for them as well.
 *
 * @param {readonly Step[]} steps
 * @param {{ stopsAtFailure: boolean }} options whether the first failure ends those that still run
 * @returns {Promise<number>} the exit code of the first step that failed, or 0
 */
export async function runSteps(steps, { stopsAtFailure }) {
  const began = performance.now()
  /** @type {Map<string, ReturnType<typeof start>>} */
  const started = new Map()
  /** @type {Set<ChildProcess>} */
  const running = new Set()
  let exitCode = 0
  let isStopped = false

  // As by Ctrl+C, after which the browser tests tidy up: SIGTERM would leave their server behind.
  const stop = () => {
    isStopped = true
    for (const child of running) child.kill('SIGINT')
  }
  /** @param {NodeJS.Signals} signal */
  const obey = (signal) => {
    exitCode ||= 128 + constants.signals[signal]
    stop()
  }
  for (const signal of signals) process.on(signal, obey)

  for (const step of steps) {
    const needed = (step.after ?? []).map((name) => {
      const earlier = started.get(name)
      if (!earlier) throw new Error(`${step.name} waits for ${name}, which is not above it`)
      return earlier.ended
    })
    started.set(step.name, start(step, needed))
  }

  /**
   * @param {Step} step
   * @param {readonly Promise<{ outcome: Outcome, seconds: number }>[]} needed
   */
  function start({ script }, needed) {
    let said = ''
    /** @param {string} text */
    let say = (text) => {
      said += text
    }
    const speak = () => {
      process.stdout.write(said)
      say = (text) => process.stdout.write(text)
    }

    /** @returns {Promise<{ outcome: Outcome, seconds: number }>} */
    const run = async () => {
      const outcomes = await Promise.all(needed)
      const isReady = outcomes.every(({ outcome }) => outcome === 'passed')
      if (isStopped || !isReady) return { outcome: 'stopped', seconds: 0 }

      const from = performance.now()
      const code = await runScript(script, running, (text) => say(text))
      const seconds = (performance.now() - from) / 1000
      if (code === 0) return { outcome: 'passed', seconds }
      if (isStopped) return { outcome: 'stopped', seconds }
      exitCode ||= code
      if (stopsAtFailure) stop()
      return { outcome: 'failed', seconds }
    }
    return { ended: run(), speak }
  }

  /** @type {string[]} */
  const table = []
  for (const [name, { ended, speak }] of started) {
    // One that is over, and was stopped, has nothing to say that matters.
    if (!isStopped) speak()
    const { outcome, seconds } = await ended
    if (outcome === 'failed') speak()
    const line = `${signs[outcome]} ${name}: ${outcome}, ${seconds.toFixed(1)} s`
    if (outcome !== 'stopped') console.log(`${line}\n`)
    table.push(line)
  }
  console.log(`${table.join('\n')}\n${((performance.now() - began) / 1000).toFixed(1)} s in all`)

  for (const signal of signals) process.off(signal, obey)
  return exitCode
}

/**
 * @param {readonly string[]} script
 * @param {Set<ChildProcess>} running
 * @param {(text: string) => void} say
 * @returns {Promise<number>} its exit code
 */
async function runScript(script, running, say) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(process.execPath, script, {
    env: { ...process.env, ...colour },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say)
  const code = await new Promise((done) => child.on('close', done))
  running.delete(child)
  return code ?? 1
}
