import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gstInside, multiplyDivide, percentOf, shareOut } from './rounding'

const amount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })

describe('rounding', () => {
  it('goes half away from zero, also beyond what floats hold', () => {
    expect(multiplyDivide(25, 1, 2)).toBe(13)
    expect(multiplyDivide(-25, 1, 2)).toBe(-13)
    expect(multiplyDivide(0, -1, 2)).toBe(0)
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 10_000_000_000 }), (a, b, c) => {
        const exact = BigInt(a) * BigInt(b)
        const size = exact < 0n ? -exact : exact
        const rounded = (2n * size + BigInt(c)) / (2n * BigInt(c))
        const wanted = Number(exact < 0n ? -rounded : rounded)
        expect(multiplyDivide(a, b, c)).toBe(wanted || 0)
      }),
    )
  })

  it('finds the GST inside', () => {
    expect(gstInside(11800, 1800)).toBe(1800)
    expect(gstInside(-39900, 500)).toBe(-1900)
    expect(gstInside(12345, 0)).toBe(0)
  })

  it('shares an amount to the paisa', () => {
    expect(shareOut(-8378, [179800, 89900])).toEqual([-5585, -2793])
    expect(shareOut(100, [0, 0, 0])).toEqual([33, 34, 33])
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 })
    fc.assert(
      fc.property(amount, weights, (amount, weights) => {
        const shares = shareOut(amount, weights)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
      }),
    )
  })

  it('says percentages with two decimals', () => {
    expect(percentOf(1, 3)).toBe('33.33')
    expect(percentOf(-5, 10_000)).toBe('-0.05')
    expect(percentOf(1, 0)).toBeUndefined()
  })
})
