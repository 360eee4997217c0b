import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom } from '../../core/money/decimal'
import { barOfChange, barOfPart } from './compute'

const anyAmount = fc.bigInt({ min: 0n, max: 10n ** 18n }).map(decimalFrom)

describe('barOfPart', () => {
  it.each([
    ['18', '2500', 82, 18],
    ['0', '2500', 100, 0],
    ['100', '2500', 0, 100],
    ['250', '2500', 0, 100],
    ['0.1', '2500', 96, 4],
    ['99.9', '2500', 4, 96],
    ['18', '0', 0, 0],
  ])('draws %s%% of %s as %d and %d', (percent, whole, base, rest) => {
    const shares = barOfPart(decimalFrom(percent), decimalFrom(whole))
    expect(shares).toEqual({ base, rest, isLost: false })
  })
})

describe('barOfChange', () => {
  it.each([
    ['80', '100', 80, 20, false],
    ['1', '4', 25, 75, false],
    ['1500', '1200', 80, 20, true],
    ['50', '0', 0, 100, true],
    ['50', '50', 100, 0, false],
    ['100000', '99999.99', 96, 4, true],
    ['0', '50', 0, 0, false],
    ['0', '0', 0, 0, false],
  ])('draws %s to %s as %d and %d, lost: %s', (original, next, base, rest, isLost) => {
    const shares = barOfChange(decimalFrom(original), decimalFrom(next))
    expect(shares).toEqual({ base, rest, isLost })
  })

  it('fills the bar whenever there is something to compare with', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (original, next) => {
        const { base, rest } = barOfChange(original, next)
        expect(base + rest).toBe(original > 0n ? 100 : 0)
        expect(Math.min(base, rest)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
