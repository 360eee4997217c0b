import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACTOR_ONE, FINE_BITS, growthOf, toDecimal, toFine } from '../loan/annuity'
import { decimalFrom, hundred, toFixed, zero } from '../money/decimal'
import { readNumber } from '../money/parse'
import { growthAfter, monthGrowth, twelfthRoot } from './yearly-growth'

const anyPercent = fc.oneof(
  fc.stringMatching(/^-?\d{1,2}(\.\d{0,8})?$/),
  fc.stringMatching(/^\d{1,24}(\.\d{0,24})?$/),
  fc.stringMatching(/^-99\.9{0,23}$/),
  fc.stringMatching(/^-?0\.0{0,22}[1-9]$/),
)
const percentOf = (text: string) => readNumber(text).value
/** A factor as digits. */
const shown = (factor: bigint, decimals: number) =>
  toFixed(toDecimal((toFine(decimalFrom(1)) * factor) >> FINE_BITS), decimals)

describe('twelfthRoot', () => {
  it('is the largest factor whose twelfth power is not above', () => {
    fc.assert(
      fc.property(anyPercent, (text) => {
        const factor = growthOf(percentOf(text), hundred)
        const root = twelfthRoot(factor)
        const wanted = factor << (FINE_BITS * 11n)
        expect(root ** 12n <= wanted && wanted < (root + 1n) ** 12n).toBe(true)
      }),
    )
  })

  it.each([0n, 1n, 2n, FACTOR_ONE - 1n, FACTOR_ONE, FACTOR_ONE + 1n, FACTOR_ONE << 200n])(
    'has no trouble at its edges: %s',
    (factor) => {
      const root = twelfthRoot(factor)
      const wanted = factor << (FINE_BITS * 11n)
      expect(root ** 12n <= wanted && wanted < (root + 1n) ** 12n).toBe(true)
    },
  )

  it('is 0 where everything is lost', () => {
    expect(twelfthRoot(growthOf(decimalFrom(-100), hundred))).toBe(0n)
    expect(twelfthRoot(-5n)).toBe(0n)
  })
})

describe('monthGrowth', () => {
  it('is a twelfth, or what makes the year', () => {
    expect(shown(monthGrowth(decimalFrom(12), 'divide12'), 10)).toBe('1.0100000000')
    expect(shown(monthGrowth(decimalFrom(12), 'effective'), 10)).toBe('1.0094887929')
    expect(monthGrowth(zero, 'effective')).toBe(FACTOR_ONE)
  })
})

describe('growthAfter', () => {
  it.each([
    [6, 180, '2.39655819309968981113'],
    [6, 0, '1.00000000000000000000'],
    [10, 13, '1.10877155447179411517'],
    [0, 7, '1.00000000000000000000'],
    [-100, 1, '0.00000000000000000000'],
  ])('is (1 + %i%%)^(%i ÷ 12)', (percent, months, expected) => {
    expect(shown(growthAfter(decimalFrom(percent), months), 20)).toBe(expected)
  })
})
