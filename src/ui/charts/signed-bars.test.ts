import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fewerTicks, signedTicks } from './signed-bars'

describe('signedTicks', () => {
  it('are round, and span all bars above the line', () => {
    expect(signedTicks(154_835, 0, 4)).toEqual([0, 40_000, 80_000, 120_000, 160_000])
    expect(signedTicks(100, -50, 4)).toEqual([-40, 0, 40, 80, 120])
    expect(signedTicks(-5, -1_416, 4)).toEqual([-1_200, -800, -400, 0])
    expect(signedTicks(0, 0, 4)).toEqual([0])
  })

  it('are few, hold zero, and reach the highest bar', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e13, max: 1e13, noNaN: true }),
        fc.double({ min: -1e13, max: 1e13, noNaN: true }),
        (one, other) => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)]
          const ticks = signedTicks(high, low, 4)
          expect(ticks).toContain(0)
          expect(ticks.length).toBeLessThanOrEqual(6)
          expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(high, 0) * (1 - 1e-9) - 1e-9)
        },
      ),
    )
  })
})

describe('fewerTicks', () => {
  it('stay within the others', () => {
    expect(fewerTicks([0, 40_000, 80_000, 120_000, 160_000])).toEqual([0, 50_000, 100_000, 150_000])
    expect(fewerTicks([-1_200, -800, -400, 0])).toEqual([-1_000, -750, -500, -250, 0])
    expect(fewerTicks([0])).toEqual([0])
  })
})
