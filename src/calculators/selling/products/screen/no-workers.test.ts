// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const source = { name: 'mine.csv', text: 'SKU,Price,Cost\nA-1,1180,450\n' }

const throwing = class {
  constructor() {
    throw new DOMException('no', 'SecurityError')
  }
}

beforeEach(() => void vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['has none', undefined],
  ['allows none', throwing],
])('a browser that %s is told apart, each time', async (_, worker) => {
  vi.stubGlobal('Worker', worker)
  const { open } = await import('./at-work')
  const { desk } = await import('../desk')
  for (const name of ['first.csv', 'second.csv']) {
    await open({ ...source, name })
    expect(desk.read().coming).toBeUndefined()
    expect(desk.read().problem).toEqual({
      name,
      text: expect.stringMatching(/^This browser cannot read files here\./),
    })
  }
})
