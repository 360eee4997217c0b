import { expect, it, vi } from 'vitest'
import { CHANGE, withChanges } from './changed-law'

// The day before the changed law begins.
vi.hoisted(() => vi.useFakeTimers({ now: new Date(2027, 2, 31), toFake: ['Date'] }))

const files = ['gst', 'gst-returns', 'composition', 'deposits', 'income-tax'] as const

const views = [
  'gst/single',
  'gst/return',
  'gst/scheme',
  'selling/marketplace',
  'price-list',
  'loan/compare',
  'deposits/fixed',
  'deposits/recurring',
  'deposits/ppf',
  'savings/after-tax',
  'savings/withdraw',
] as const

/** The pages that count with law, by the rules of the modules in force. */
async function pages(): Promise<ReadonlyMap<string, string>> {
  const { render } = await import('../src/server')
  const { hrefOf } = await import('../src/addresses')
  const rendered = new Map<string, string>()
  for (const view of views) rendered.set(view, (await render(hrefOf(view))).body)
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
  for (const [path, body] of await pages()) {
    // What is sold in ten years is taxed by the law of then.
    if (path === 'savings/after-tax') expect(body).toContain('the law of 1 April 2027 is in force')
    else expect(body, path).toBe(before.get(path))
  }
})
