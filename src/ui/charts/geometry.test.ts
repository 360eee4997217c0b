import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arc,
  areaPath,
  heightAt,
  linePath,
  niceTicks,
  percent,
  placeOf,
  pointAt,
  shareOf,
  visibleShare,
  yearMarks,
} from './geometry'

const anyAmount = fc.oneof(
  fc.constantFrom(0, 1e300),
  fc.double({ min: 0, max: 1e300, noNaN: true }),
)
const anyShare = fc.double({ min: 0, max: 1, noNaN: true })
const plainNumbers = /^[-\d. %MLZ]*$/

describe('a line', () => {
  it('falls from the top of its box to the foot', () => {
    expect(linePath([])).toBe('M')
    expect(
      linePath([
        { at: 0, height: 1 },
        { at: 1 / 3, height: 0.5 },
        { at: 1 / 3, height: 0.25 },
        { at: 1, height: 0 },
      ]),
    ).toBe('M0 0L33.33 50L33.33 75L100 100')
  })

  it('is written in plain numbers, a point each', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ at: anyShare, height: anyShare })), (points) => {
        const path = linePath(points)
        expect(path).toMatch(plainNumbers)
        expect(path.split(/[ML]/).filter(Boolean)).toHaveLength(points.length)
      }),
    )
  })
})

describe('shares', () => {
  it('are written as lengths with at most two decimals', () => {
    expect(percent(1 / 3)).toBe('33.33%')
    expect(percent(0)).toBe('0%')
    expect(percent(1e-9)).toBe('0%')
  })

  it('of nothing are 0', () => {
    expect(shareOf(5, 0)).toBe(0)
    expect(shareOf(25, 100)).toBe(0.25)
  })

  it('stay from 0 to 1 for any amounts', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (part, whole) => {
        expect(shareOf(part, whole)).toBeGreaterThanOrEqual(0)
        expect(shareOf(part, whole)).toBeLessThanOrEqual(1)
        expect(percent(shareOf(part, whole))).toMatch(plainNumbers)
      }),
    )
  })

  it.each([
    [0, 0],
    [0.001, 0.04],
    [0.04, 0.04],
    [0.216, 0.216],
    [0.999, 0.96],
    [1, 1],
  ])('of %d are drawn as %d, so that what exists can be seen', (share, drawn) => {
    expect(visibleShare(share)).toBe(drawn)
  })

  it('drawn for two parts fill the whole', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (share) => {
        expect(visibleShare(share) + visibleShare(1 - share)).toBeCloseTo(1)
      }),
    )
  })
})

describe('an arc', () => {
  const around = 2 * Math.PI * 80

  it('starts at 12 o’clock, half a gap late', () => {
    const { strokeDashoffset } = arc(0, 0.5, 80, 2)
    expect(-strokeDashoffset).toBeCloseTo(around * 0.75 + 1, 1)
  })

  it('is shorter than its share by the gap', () => {
    const [length] = arc(0, 0.25, 80, 2).strokeDasharray.split(' ').map(Number)
    expect(length).toBeCloseTo(around / 4 - 2, 1)
  })

  it('has no gap when it is the whole ring', () => {
    const [length, rest] = arc(0, 1, 80, 2).strokeDasharray.split(' ').map(Number)
    expect(length).toBeCloseTo(around, 1)
    expect(rest).toBe(0)
  })

  it('is a real, not negative length for any share', () => {
    fc.assert(
      fc.property(anyShare, anyShare, (a, b) => {
        const { strokeDasharray, strokeDashoffset } = arc(Math.min(a, b), Math.max(a, b), 80, 2)
        const [length = -1, rest = -1] = strokeDasharray.split(' ').map(Number)
        expect(length).toBeGreaterThanOrEqual(0)
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(length + rest).toBeCloseTo(around, 1)
        expect(strokeDashoffset).toBeLessThan(0)
      }),
    )
  })

  it('has its points clockwise from the top', () => {
    expect(pointAt(0, 96)).toEqual([0, -96])
    expect(pointAt(0.25, 96)).toEqual([96, 0])
    expect(pointAt(0.5, 96)).toEqual([0, 96])
  })
})

describe('an area', () => {
  const line = [
    { at: 0, height: 0 },
    { at: 0.9, height: 1 },
  ]

  it('stands on the floor as far as it reaches, or on another line', () => {
    expect(areaPath(line)).toBe('M0 100L90 0L90 100L0 100Z')
    expect(
      areaPath(line, [
        { at: 0, height: 0 },
        { at: 0.9, height: 0.5 },
      ]),
    ).toBe('M0 100L90 0L90 50L0 100Z')
  })

  it('is made of plain numbers for any points, and for none', () => {
    expect(areaPath([])).toBe('MZ')
    fc.assert(
      fc.property(fc.array(fc.record({ at: anyShare, height: anyShare })), (points) => {
        expect(areaPath(points)).toMatch(plainNumbers)
        expect(areaPath(points, points)).toMatch(plainNumbers)
      }),
    )
  })
})

/** Points at equal distances. */
const even = (heights: readonly number[]) =>
  heights.map((height, index) => ({ at: index / (heights.length - 1), height }))

describe('a line', () => {
  it('has a height between its points', () => {
    expect(heightAt(even([0, 10]), 0.3)).toBe(3)
    expect(heightAt(even([0, 10, 40]), 0.75)).toBe(25)
    expect(heightAt(even([0, 10]), 1)).toBe(10)
    expect(heightAt([], 0.5)).toBe(0)
  })

  it('may end with a shorter step than the others', () => {
    const line = [
      { at: 0, height: 0 },
      { at: 0.8, height: 8 },
      { at: 1, height: 9 },
    ]
    expect(heightAt(line, 0.9)).toBeCloseTo(8.5)
    expect(placeOf(line, 8.5)).toBeCloseTo(0.9)
  })

  it('comes to a height, or not before its end', () => {
    expect(placeOf(even([0, 5, 10]), 7.5)).toBe(0.75)
    expect(placeOf(even([0, 5, 10]), 0)).toBe(0)
    expect(placeOf(even([0, 5, 10]), 11)).toBe(1)
    expect(placeOf(even([0, 0]), 1)).toBe(1)
  })

  it('has there the height it came to', () => {
    const rising = fc
      .array(anyShare, { minLength: 2, maxLength: 20 })
      .map((heights) => heights.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(rising, anyShare, (heights, height) => {
        const line = even(heights)
        const place = placeOf(line, height)
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThanOrEqual(1)
        const [lowest = 0, highest = 0] = [heights[0], heights.at(-1)]
        if (height >= lowest && height <= highest) {
          expect(heightAt(line, place)).toBeCloseTo(height)
        }
      }),
    )
  })
})

describe('ticks', () => {
  it.each([
    [1161695, 5, [0, 250000, 500000, 750000, 1000000, 1250000]],
    [1687163, 5, [0, 500000, 1000000, 1500000, 2000000]],
    [10, 5, [0, 2, 4, 6, 8, 10]],
    [0.3, 3, [0, 0.1, 0.2, 0.3]],
    [0, 5, [0]],
  ])('up to %d in at most %d steps are %j', (largest, count, ticks) => {
    expect(niceTicks(largest, count)).toEqual(ticks)
  })

  it('start at 0, rise evenly in few steps and cover the largest value', () => {
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 1, max: 10 }), (largest, count) => {
        const ticks = niceTicks(largest, count)
        const last = ticks.at(-1) ?? Number.NaN
        expect(ticks[0]).toBe(0)
        expect(ticks.length).toBeLessThanOrEqual(count + 1)
        expect(ticks.every(Number.isFinite)).toBe(true)
        expect(ticks.every((tick, i) => i === 0 || tick > (ticks[i - 1] ?? tick))).toBe(true)
        if (largest >= 1e-9) expect(last).toBeGreaterThanOrEqual(largest * (1 - 1e-8))
      }),
    )
  })
})

describe('the years under an axis', () => {
  it.each([
    [1, [0, 1]],
    [5, [0, 1, 2, 3, 4, 5]],
    [7, [0, 2, 4, 7]],
    [10, [0, 2, 4, 6, 8, 10]],
    [13, [0, 5, 13]],
    [30, [0, 5, 10, 15, 20, 25, 30]],
    [40, [0, 10, 20, 30, 40]],
    [100, [0, 20, 40, 60, 80, 100]],
    [0, [0]],
  ])('for %d years are %j', (years, marks) => {
    expect(yearMarks(years)).toEqual(marks)
  })

  it('are few, and start and end with the axis', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (years) => {
        const marks = yearMarks(years)
        expect(marks[0]).toBe(0)
        expect(marks.at(-1)).toBe(years)
        expect(marks.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})
