import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { namesIn, type SyntaxNode, treeOf, walk } from '../scripts/syntax.mjs'

/** All that runs in a test: a wait for so many milliseconds passes by luck, or takes too long. */
const files = ['e2e', 'scripts', 'src', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) =>
    /^(e2e|tests)\//.test(file) ? /\.(ts|tsx|mjs)$/.test(file) : /\.test\.tsx?$/.test(file),
  )

/** Where nothing tells that the time has come but to look again in a while. */
const allowed: Readonly<Record<string, string>> = {
  'e2e/other-browsers/page.mjs': 'looks again at a browser that tells nothing by itself',
  'e2e/other-browsers/program.mjs': 'looks again whether a program has started',
}

/** What waits for a time and not for a thing, as it stands in a file. */
function sleepsIn(file: string, code: string): readonly string[] {
  const found: string[] = []
  walk(treeOf(file, code), (node, parents) => {
    if (isSleep(node, parents.at(-1)))
      found.push(code.slice(node.start, node.end).replaceAll(/\s+/g, ' '))
  })
  return found
}

function isSleep(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (node.type === 'ImportDeclaration') return /^(node:)?timers\/promises$/.test(node.source.value)
  // No request for half a second says nothing about the next one.
  if (node.type === 'Literal') {
    return node.value === 'networkidle' && parent?.type !== 'BinaryExpression'
  }
  if (node.type !== 'CallExpression') return false
  const names = namesIn(node.callee) ?? []
  if (names.at(-1) === 'waitForTimeout' || names.join('.') === 'Atomics.wait') return true
  // Without a time, a task that is there already has its turn. A test's own limit is no wait.
  const [, time] = node.arguments
  return names.at(-1) === 'setTimeout' && names[0] !== 'test' && time !== undefined
}

describe('a sleep', () => {
  it('stands in no test', () => {
    const sleeps = files
      .filter((file) => !allowed[file])
      .flatMap((file) =>
        sleepsIn(file, readFileSync(file, 'utf8')).map((sleep) => `${file}: ${sleep}`),
      )
    expect(sleeps).toEqual([])
    const unused = Object.keys(allowed).filter(
      (file) => sleepsIn(file, readFileSync(file, 'utf8')).length === 0,
    )
    expect(unused).toEqual([])
    expect(files.length).toBeGreaterThan(400)
  })

  it.each([
    'await page.waitForTimeout(100)',
    'await new Promise((done) => setTimeout(done, 250))',
    'window.setTimeout(done, wait)',
    "await page.waitForLoadState('networkidle')",
    "await page.goto(path, { waitUntil: 'networkidle' })",
    "import { setTimeout as pause } from 'node:timers/promises'",
    'Atomics.wait(cells, 0, 0, 100)',
  ])('is found: %s', (code) => {
    expect(sleepsIn('some.ts', code)).toHaveLength(1)
  })

  it.each([
    'await new Promise((done) => setTimeout(done))',
    'test.setTimeout(60_000)',
    'await page.clock.runFor(200)',
    'await vi.advanceTimersByTimeAsync(200)',
  ])('is not: %s', (code) => {
    expect(sleepsIn('some.ts', code)).toEqual([])
  })
})
