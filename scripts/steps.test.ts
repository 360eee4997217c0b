import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Step } from './steps.mjs'

const steps = new URL('steps.mjs', import.meta.url).href
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gst-hisab-steps-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const fileFor = (name: string) => join(folder, name)

/** A script that runs this code. */
const script = (code: string) => ['--input-type=module', '--eval', code]

/** Says so and leaves a file, then waits for another one; it notes down a signal that comes first. */
const waitFor = (name: string) =>
  script(`
    import { existsSync, writeFileSync } from 'node:fs'
    process.on('SIGINT', () => {
      writeFileSync(${JSON.stringify(fileFor('signalled'))}, '')
      process.exit(1)
    })
    console.log('waits')
    writeFileSync(${JSON.stringify(fileFor('waits'))}, '')
    setInterval(() => existsSync(${JSON.stringify(fileFor(name))}) && process.exit(0), 5)`)

/** Leaves a file of this name. */
const leave = (name: string) =>
  script(`
    import { writeFileSync } from 'node:fs'
    writeFileSync(${JSON.stringify(fileFor(name))}, '')`)

/** Says why and fails, as soon as there is a file of this name. */
const failWith = (code: number, name: string) =>
  script(`
    import { existsSync } from 'node:fs'
    setInterval(() => {
      if (!existsSync(${JSON.stringify(fileFor(name))})) return
      console.error('why')
      process.exit(${code})
    }, 5)`)

function start(list: readonly Step[], stopsAtFailure = true) {
  const code = `
    import { runSteps } from ${JSON.stringify(steps)}
    process.exitCode = await runSteps(${JSON.stringify(list)}, { stopsAtFailure: ${stopsAtFailure} })`
  return spawn(process.execPath, script(code), { stdio: ['ignore', 'pipe', 'pipe'] })
}

async function run(list: readonly Step[], stopsAtFailure = true) {
  const child = start(list, stopsAtFailure)
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  const lines = said.replaceAll(/\d+\.\d s/g, '… s').split('\n')
  return { code, lines: lines.filter(Boolean) }
}

it('runs steps side by side, and prints them in their order', async () => {
  const list = [
    { name: 'first', script: waitFor('done') },
    { name: 'second', script: leave('done') },
  ]
  expect(await run(list)).toEqual({
    code: 0,
    lines: [
      'waits',
      ...['✓ first: passed, … s', '✓ second: passed, … s'],
      ...['✓ first: passed, … s', '✓ second: passed, … s', '… s in all'],
    ],
  })
})

it('lets a step wait for those it needs', async () => {
  const log = JSON.stringify(fileFor('log'))
  const note = (word: string) =>
    script(`
      import { appendFileSync } from 'node:fs'
      appendFileSync(${log}, '${word} begins, ')
      await new Promise((done) => setImmediate(done))
      appendFileSync(${log}, '${word} ends, ')`)
  const { code } = await run([
    { name: 'build', script: note('build') },
    { name: 'weigh', script: note('weigh'), after: ['build'] },
    { name: 'look', script: note('look'), after: ['weigh'] },
  ])
  expect(code).toBe(0)
  expect(readFileSync(fileFor('log'), 'utf8')).toBe(
    'build begins, build ends, weigh begins, weigh ends, look begins, look ends, ',
  )
})

it('ends at the first failure with its exit code, and with what it said', async () => {
  const list = [
    { name: 'long', script: waitFor('never') },
    { name: 'wrong', script: failWith(7, 'waits') },
    { name: 'later', script: leave('later'), after: ['wrong'] },
  ]
  const { code, lines } = await run(list)
  expect(code).toBe(7)
  expect(lines).toContain('why')
  expect(lines.slice(-4)).toEqual([
    '– long: stopped, … s',
    '✗ wrong: failed, … s',
    '– later: stopped, … s',
    '… s in all',
  ])
  expect(existsSync(fileFor('signalled'))).toBe(true)
  expect(existsSync(fileFor('later'))).toBe(false)
})

it('runs all that can be run where a failure stops nothing', async () => {
  const list = [
    { name: 'wrong', script: script('process.exit(7)') },
    { name: 'right', script: leave('right') },
    { name: 'needs it', script: leave('later'), after: ['wrong'] },
  ]
  const { code, lines } = await run(list, false)
  expect(code).toBe(7)
  expect(lines.slice(-4, -1)).toEqual([
    '✗ wrong: failed, … s',
    '✓ right: passed, … s',
    '– needs it: stopped, … s',
  ])
})

it('hands a signal on, and ends when its steps have ended', async () => {
  const child = start([{ name: 'long', script: waitFor('never') }])
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  const [code] = await once(child, 'close')
  expect(code).toBe(130)
  expect(existsSync(fileFor('signalled'))).toBe(true)
})

it('knows no step that stands below', async () => {
  const child = start([{ name: 'first', script: leave('x'), after: ['second'] }])
  child.stdout.resume()
  expect(await text(child.stderr)).toContain('first waits for second, which is not above it')
})
