import { afterEach, expect, vi } from 'vitest'

// A warning that nobody reads is a defect that nobody mends: any console message fails the test.
const spies = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level))

afterEach(() => {
  for (const spy of spies) {
    expect(spy).not.toHaveBeenCalled()
    spy.mockClear()
  }
})
