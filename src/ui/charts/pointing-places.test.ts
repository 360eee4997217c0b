import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestTo, placeLabel } from './pointing'

const readingsAt = (...places: number[]) => places.map((at) => ({ at, when: '', values: [] }))

describe('nearestTo', () => {
  it.each([
    [0, 0],
    [0.09, 0],
    [0.16, 1],
    [0.61, 2],
    [2, 3],
    [-1, 0],
  ])('at %s is reading %s', (place, index) => {
    expect(nearestTo(readingsAt(0.1, 0.2, 0.5, 1), place)).toBe(index)
  })

  it('of none is the first', () => {
    expect(nearestTo([], 0.5)).toBe(0)
  })
})

describe('placeLabel', () => {
  const label = { width: 100, height: 60 }
  const plot = { width: 400, height: 200 }

  it('stands at the right of its rule, else at its left', () => {
    expect(placeLabel(0, label, plot)).toEqual({ x: 10, scale: 1 })
    expect(placeLabel(0.725, label, plot)).toEqual({ x: 300, scale: 1 })
    expect(placeLabel(0.75, label, plot)).toEqual({ x: 190, scale: 1 })
    expect(placeLabel(1, label, plot)).toEqual({ x: 290, scale: 1 })
  })

  it('stands over its rule where neither side has room', () => {
    expect(placeLabel(0.5, { width: 150, height: 60 }, { width: 200, height: 200 })).toEqual({
      x: 25,
      scale: 1,
    })
  })

  it('never leaves the plot', () => {
    const length = fc.double({ min: 1, max: 2000, noNaN: true })
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.record({ width: length, height: length }),
        fc.record({ width: length, height: length }),
        (at, label, plot) => {
          const { x, scale } = placeLabel(at, label, plot)
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x + label.width * scale).toBeLessThanOrEqual(plot.width + 1e-6)
          expect(label.height * scale).toBeLessThanOrEqual(plot.height + 1e-6)
          expect(scale).toBeGreaterThan(0)
        },
      ),
    )
  })
})
