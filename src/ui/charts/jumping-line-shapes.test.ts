import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from './geometry'
import { type LinePiece, type Reach, scalesOf, shapesOf } from './jumping-line-shapes'

/** From 0 to 10 it rises from -5 to 10, then it drops to 2 and rises to 12; the aim is 8. */
const pieces: readonly LinePiece[] = [
  { from: 0, to: 10, valueFrom: -5, valueTo: 10, aimFrom: 8, aimTo: 8 },
  { from: 10, to: 20, valueFrom: 2, valueTo: 12, aimFrom: 8, aimTo: 8 },
]
const reaches: readonly Reach[] = [
  { from: 26 / 3, to: 10 },
  { from: 16, to: undefined },
]
const extent = { left: 0, right: 20, lowest: -8, highest: 12 }
const shapes = shapesOf(pieces, reaches, extent)
const written = (lines: readonly (readonly Point[])[]) =>
  lines.map((line) => line.map(({ at, height }) => `${at.toFixed(3)} ${height.toFixed(3)}`))

describe('the line', () => {
  it('is solid from 0 on and never joined over a jump', () => {
    expect(written(shapes.lines)).toEqual([
      ['0.167 0.400', '0.500 0.900'],
      ['0.500 0.500', '1.000 1.000'],
    ])
  })

  it('is a loss below 0, closed at the edge of the drawing', () => {
    expect(written(shapes.losses)).toEqual([['0.000 0.400', '0.000 0.150', '0.167 0.400']])
  })

  it('is closed at the right edge, and nowhere else, where it falls', () => {
    const falling = shapesOf(
      [{ from: 0, to: 20, valueFrom: 10, valueTo: -10, aimFrom: 8, aimTo: 8 }],
      [],
      { left: 0, right: 20, lowest: -10, highest: 10 },
    )
    expect(written(falling.losses)).toEqual([['0.500 0.500', '1.000 0.000', '1.000 0.500']])
  })
})

describe('what is reached', () => {
  it('is filled under the line, in the ranges alone', () => {
    expect(written(shapes.fills)).toEqual([
      ['0.433 0.400', '0.433 0.800', '0.500 0.900', '0.500 0.400'],
      ['0.800 0.400', '0.800 0.800', '1.000 1.000', '1.000 0.400'],
    ])
  })

  it('is never filled below 0', () => {
    const all = shapesOf(pieces, [{ from: 0, to: undefined }], extent)
    const base = scalesOf(extent).yOf(0) - 1e-9
    for (const { height } of all.fills.flat()) expect(height).toBeGreaterThanOrEqual(base)
  })

  it('stands under the axis as bars, with what lies between', () => {
    expect(shapes.bars.map(({ isOpen }) => isOpen)).toEqual([false, true])
    expect(shapes.bars[1]).toEqual({ from: 0.8, to: 1, isOpen: true })
    expect(shapes.gaps).toEqual([{ from: 0.5, to: 0.8 }])
  })

  it('is no bar where it lies outside the drawing', () => {
    const outside = [
      { from: -9, to: -1 },
      { from: 21, to: undefined },
    ]
    expect(shapesOf(pieces, outside, extent).bars).toEqual([])
  })

  it('leaves a gap to a range that begins beyond the edge', () => {
    const { bars, gaps } = shapesOf(
      pieces,
      [
        { from: 9, to: 10 },
        { from: 30, to: undefined },
      ],
      extent,
    )
    expect([bars.length, gaps]).toEqual([1, [{ from: 0.5, to: 1 }]])
  })
})

describe('the aim', () => {
  it('is drawn as far as it is in the drawing', () => {
    const steep = pieces.map((piece) => ({ ...piece, aimFrom: 0, aimTo: 24 }))
    expect(written(shapesOf(steep, [], extent).aims)).toEqual([
      ['0.000 0.400', '0.250 1.000'],
      ['0.500 0.400', '0.750 1.000'],
    ])
    const above = pieces.map((piece) => ({ ...piece, aimFrom: 90, aimTo: 90 }))
    expect(shapesOf(above, [], extent).aims).toEqual([])
  })
})

describe('any line', () => {
  const value = fc.double({ min: -1e17, max: 1e17, noNaN: true })
  const anyPieces = fc
    .array(fc.record({ valueFrom: value, valueTo: value, aimFrom: value, aimTo: value }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((lines) => lines.map((line, index) => ({ ...line, from: index, to: index + 1 })))

  it('stays inside the drawing, and its fills inside the ranges', () => {
    fc.assert(
      fc.property(anyPieces, fc.double({ min: 0, max: 8, noNaN: true }), (lines, from) => {
        const right = lines.length
        const values = lines.flatMap(({ valueFrom, valueTo }) => [valueFrom, valueTo])
        const lowest = Math.min(0, ...values)
        const highest = Math.max(1, ...values)
        const reach = { from, to: from + 1.5 }
        const drawn = shapesOf(lines, [reach], { left: 0, right, lowest, highest })
        const points = [drawn.lines, drawn.losses, drawn.fills, drawn.aims].flat(2)
        for (const { at, height } of points) {
          expect(at).toBeGreaterThanOrEqual(0)
          expect(at).toBeLessThanOrEqual(1)
          expect(height).toBeGreaterThanOrEqual(0)
          expect(height).toBeLessThanOrEqual(1)
        }
        for (const { at } of drawn.fills.flat()) {
          expect(at * right).toBeGreaterThanOrEqual(reach.from - 1e-9)
          expect(at * right).toBeLessThanOrEqual(reach.to + 1e-9)
        }
        // A line never crosses from one piece into another.
        for (const line of drawn.lines) {
          const [first, last] = line.map(({ at }) => at * right) as [number, number]
          expect(Math.floor(first + 1e-9)).toBeGreaterThanOrEqual(Math.ceil(last - 1e-9) - 1)
        }
      }),
    )
  })
})
