import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linearRuler, largeAmountRuler as loan } from './rulers'

const rate = linearRuler({
  min: 0,
  max: 30,
  step: 0.1,
  minorEvery: 1,
  stops: [0, 10, 20, 30].map((value) => ({ value, label: `${value}%` })),
})
const tenure = linearRuler({
  min: 1,
  max: 40,
  step: 1,
  minorEvery: 1,
  stops: [1, 10, 20, 30, 40].map((value) => ({ value, label: String(value) })),
})

describe('an even ruler', () => {
  it('places values in proportion', () => {
    expect(rate.toPosition(15)).toBe(0.5)
    expect(tenure.toPosition(1)).toBe(0)
    expect(tenure.toPosition(40)).toBe(1)
  })

  it('snaps a pointer to its step, without float dust', () => {
    expect(rate.toValue(0.3333)).toBe(10)
    expect(rate.toValue(0.3367)).toBe(10.1)
    expect(tenure.toValue(0.1)).toBe(5)
  })

  it('has a minor tick at every whole unit inside', () => {
    expect(rate.minorTicks).toHaveLength(29)
    expect(tenure.minorTicks).toHaveLength(38)
  })
})

describe('a slide rule', () => {
  it('stands on its stops at equal distances', () => {
    expect(loan.stops.map(({ at }) => at)).toEqual([0, 0.25, 0.5, 0.75, 1])
    expect([0, 100_000, 1_000_000, 10_000_000, 100_000_000].map(loan.toPosition)).toEqual([
      0, 0.25, 0.5, 0.75, 1,
    ])
  })

  it('is even up to the first stop and a decade per section after it', () => {
    expect(loan.toPosition(50_000)).toBe(0.125)
    expect(loan.toPosition(500_000)).toBeCloseTo(0.25 + Math.log10(5) / 4)
  })

  it.each([
    [0.11, 40_000],
    [0.42, 500_000],
    [0.6, 2_500_000],
    [0.9, 40_000_000],
    [1, 100_000_000],
  ])('snaps a pointer at %d to %d', (position, value) => {
    expect(loan.toValue(position)).toBe(value)
  })

  it('has its short labels for phones', () => {
    expect(loan.stops.at(-1)).toEqual({ at: 1, label: '10 crore', shortLabel: '10 cr' })
    expect(loan.stops[1]?.shortLabel).toBe('1 lakh')
  })
})

describe.each([
  ['even', rate],
  ['slide rule', loan],
])('every ruler (%s)', (_, scale) => {
  it('keeps values and places within its ends, in order', () => {
    const anyNumber = fc.double({ min: -1e12, max: 1e12, noNaN: true })
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(scale.toPosition(low)).toBeGreaterThanOrEqual(0)
        expect(scale.toPosition(high)).toBeLessThanOrEqual(1)
        expect(scale.toPosition(low)).toBeLessThanOrEqual(scale.toPosition(high))
        expect(scale.toValue(low)).toBeLessThanOrEqual(scale.toValue(high))
        expect(scale.toValue(low)).toBeGreaterThanOrEqual(scale.min)
        expect(scale.toValue(high)).toBeLessThanOrEqual(scale.max)
      }),
    )
  })
})
