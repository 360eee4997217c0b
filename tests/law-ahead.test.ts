import { expect, it, vi } from 'vitest'
import { CHANGE, withChanges } from './changed-law'

// The day before the changed law begins.
vi.hoisted(() => vi.useFakeTimers({ now: new Date(2027, 2, 31), toFake: ['Date'] }))

const files = ['gst', 'gst-returns', 'composition', 'deposits', 'income-tax'] as const

/** Every page of a site whose rules are those of the modules in force. */
async function pages(): Promise<ReadonlyMap<string, string>> {
  const { paths, render } = await import('../src/server')
  const rendered = new Map<string, string>()
  for (const path of paths) rendered.set(path, (await render(path)).body)
  return rendered
}

it('lets a rule begin in the future, and no page says or counts anything else before its day', async () => {
  const before = await pages()
  vi.resetModules()
  for (const file of files) vi.doMock(`../src/core/rules/${file}`, () => withChanges(file))
  const { tcsLaw, tcs } = await import('../src/core/rules/gst')
  expect(tcsLaw.at(-1)).toMatchObject({ from: CHANGE, percent: '0.7' })
  expect(tcs.percent).toBe('0.5')
  const { nextChange } = await import('../src/server')
  expect(nextChange()).toBe(CHANGE)
  for (const [path, body] of await pages()) expect(body, path).toBe(before.get(path))
})
