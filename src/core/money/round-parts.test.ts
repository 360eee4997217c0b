import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { absolute, type Decimal, decimalFrom, one, round, subtract, sum, toFixed } from './decimal'
import { roundParts } from './round-parts'

const rounded = (...parts: string[]) => {
  const exact = parts.map((part) => decimalFrom(part))
  return roundParts(exact, sum(...exact), 2).map((part) => toFixed(part, 2))
}

describe('parts that add up as shown', () => {
  it.each([
    ['nearest where that adds up', ['5', '1'], ['5.00', '1.00']],
    ['the one rounded farthest gives way', ['4.2373', '0.8475'], ['4.23', '0.85']],
    ['down with the sum, the larger of equal ones', ['0.005', '7.005'], ['0.01', '7.00']],
    ['up with the sum', ['0.004', '0.004'], ['0.01', '0.00']],
    ['exact ones stay', ['100', '-33.335', '-33.335'], ['100.00', '-33.33', '-33.34']],
    ['nothing at all', [], []],
  ])('%s', (_, parts, shown) => {
    expect(rounded(...parts)).toEqual(shown)
  })

  it('adds up to the rounded total, moves no part by a whole step and no exact part at all', () => {
    const part = fc
      .tuple(fc.bigInt(-(10n ** 9n), 10n ** 9n), fc.constantFrom(1n, 10n, 100n, 1000n, 7n, 300n))
      .map(([count, parts]) => ((count * one) / parts) as Decimal)
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 12 }),
        fc.integer({ min: 0, max: 4 }),
        (parts, places) => {
          const total = sum(...parts)
          const shown = roundParts(parts, total, places)
          expect(sum(...shown)).toBe(round(total, places))
          const step = one / 10n ** BigInt(places)
          for (const [at, exact] of parts.entries()) {
            const off = absolute(subtract(shown[at] as Decimal, exact))
            expect(off < step).toBe(true)
            if (exact % step === 0n) expect(off).toBe(0n)
          }
        },
      ),
    )
  })
})
