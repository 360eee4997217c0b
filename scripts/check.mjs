// Format, lint, types and unit tests side by side. `--changed` leaves out what no change touches: what
// is not committed yet, or with `--changed=main` what differs from there.
import { spawnSync } from 'node:child_process'
import { relatedTests } from './related-tests.mjs'
import { runSteps } from './steps.mjs'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const tsc = 'node_modules/typescript/bin/tsc'
const vitest = 'node_modules/vitest/vitest.mjs'

// One thread checks types with half the work of four, and the unit tests keep the others busy.
const types = [tsc, '--noEmit', '--singleThreaded']

/** They read the sources as texts, so that no import leads from them to what changed. */
const readers = ['layers', 'words', 'sleeps'].map((name) => `tests/${name}.test.ts`)

/** @param {readonly string[]} files */
function lint(files) {
  // All that changed may be files that nobody formats.
  return [biome, 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files]
}

/** @param {...string} given */
function git(...given) {
  const { status, stdout, stderr } = spawnSync('git', given, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.split('\n').filter(Boolean)
}

/** Files that are not what they were, and those that git does not know yet. @param {string} base */
function changedSince(base) {
  const changed = git('diff', '--name-only', '--diff-filter=d', '--relative', base)
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')]
}

/** @param {string | undefined} base */
function stepsFor(base) {
  const always = [
    { name: 'types', script: types },
    { name: 'types of the core', script: [...types, '--project', 'src/core'] },
  ]
  if (!base) {
    return [
      { name: 'format and lint', script: lint(['.']) },
      ...always,
      { name: 'unit tests', script: [vitest, 'run'] },
    ]
  }
  const files = changedSince(base)
  if (files.length === 0) return []
  const tests = relatedTests(files).filter((file) => !readers.includes(file))
  return [
    { name: 'format and lint', script: lint(files) },
    ...always,
    { name: 'tests that read the sources', script: [vitest, 'run', ...readers] },
    ...(tests.length > 0
      ? [{ name: 'tests of what changed', script: [vitest, 'run', ...tests] }]
      : []),
  ]
}

const [, , given] = process.argv
const [, base = 'HEAD'] = /^--changed(?:=(.+))?$/.exec(given ?? '') ?? []
const isPart = given?.startsWith('--changed')
process.exitCode = await runSteps(stepsFor(isPart ? base : undefined), { stopsAtFailure: false })
