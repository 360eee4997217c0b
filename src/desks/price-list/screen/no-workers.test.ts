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
  const { openList } = await import('./list-actions')
  const { listStore } = await import('../list-store')
  for (const name of ['first.csv', 'second.csv']) {
    await openList({ ...source, name })
    expect(listStore.read().pending).toBeUndefined()
    expect(listStore.read().problem).toEqual({
      name,
      text: expect.stringMatching(/^This browser cannot read files here\./),
    })
  }
})
