import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** For what takes a program no more than a moment: on a busy machine that is long. */
export const patience = 60_000
const wordsKept = 3

/**
 * Starts a program that is ended, with all it started itself, by `stop` or when this process ends.
 *
 * @param {string} program
 * @param {string[]} programArguments
 * @param {NodeJS.ProcessEnv} [env]
 */
export function startProgram(program, programArguments, env = {}) {
  const running = spawn(program, programArguments, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which can be ended as one.
    detached: true,
  })
  const output = outputOf(running)

  const stop = () => {
    process.off('exit', stop)
    try {
      if (running.pid) process.kill(-running.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  process.once('exit', stop)

  /**
   * Waits until the program is ready, in whatever way that shows.
   *
   * @template Sign
   * @param {(lines: string[]) => Sign | undefined | Promise<Sign | undefined>} look
   * @returns {Promise<Sign>}
   */
  const ready = async (look) => {
    const deadline = Date.now() + patience
    while (Date.now() < deadline && !output.hasEnded()) {
      const sign = await look(output.lines)
      if (sign !== undefined) return sign
      await new Promise((done) => setTimeout(done, 50))
    }
    stop()
    const trouble = output.hasEnded() ? 'ended at once' : `was not ready in ${patience / 1000} s`
    throw new Error([`${program} ${trouble}`, ...output.lines.slice(-wordsKept)].join('\n  '))
  }

  return { ready, stop }
}

/** @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} running */
function outputOf(running) {
  /** @type {string[]} */
  const lines = []
  let ended = false
  running.once('exit', () => {
    ended = true
  })
  running.once('error', (error) => {
    ended = true
    lines.push(error.message)
  })
  for (const stream of [running.stdout, running.stderr]) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line))
  }
  return { lines, hasEnded: () => ended }
}
