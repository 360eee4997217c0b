import Decimal from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FACTOR_ONE, FINE_BITS, growthOf } from '../loan/annuity'
import { decimalFrom, hundred } from './decimal'
import { bitsIn, exponential, logarithm, powerOf } from './powers'

const Fine = Decimal.clone({ precision: 200, toExpNeg: -1000, toExpPos: 1000 })
const whole = new Fine(FACTOR_ONE.toString())
const near = (fine: bigint, wanted: Decimal, digits = 100) =>
  expect(
    new Fine(fine.toString())
      .div(whole)
      .minus(wanted)
      .abs()
      .lte(wanted.abs().add(1).times(`1e-${digits}`)),
  ).toBe(true)

describe('powers', () => {
  it('takes roots and powers of any fraction as another library does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_900, max: 200_000 }),
        fc.bigInt({ min: -2_000n, max: 4_000n }),
        fc.constantFrom(1n, 2n, 3n, 4n, 12n, 365n, 1460n, 133_590n),
        (basisPoints, over, under) => {
          const percent = decimalFrom((basisPoints / 100).toFixed(2))
          const exponent = new Fine(over.toString()).div(under.toString())
          fc.pre(exponent.abs().lt(40))
          const wanted = new Fine(basisPoints).div(10_000).plus(1).pow(exponent)
          fc.pre(wanted.lt('1e40'))
          near(powerOf(growthOf(percent, hundred), { over, under }), wanted)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is exact where the power is', () => {
    const half = FACTOR_ONE / 4n
    expect(powerOf(half, { over: 2n, under: 1n })).toBe(FACTOR_ONE / 16n)
    expect(powerOf(0n, { over: 1n, under: 3n })).toBe(0n)
    expect(powerOf(0n, { over: 0n, under: 3n })).toBe(FACTOR_ONE)
  })

  it('finds logarithms and exponentials of small and large numbers', () => {
    for (const text of ['0.000001', '0.5', '1', '1.0001', '2', '1e12']) {
      const value = BigInt(new Fine(text).times(whole).toFixed(0))
      near(logarithm(value, Number(FINE_BITS)), new Fine(text).ln())
    }
    for (const text of ['-30', '-0.1', '0', '0.001', '3', '90']) {
      const value = BigInt(new Fine(text).times(whole).toFixed(0))
      near(exponential(value, Number(FINE_BITS)), new Fine(text).exp(), 70)
    }
  })

  it('counts binary digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1n << 600n }), (number) => {
        expect(bitsIn(number)).toBe(number.toString(2).length)
      }),
    )
  })
})
