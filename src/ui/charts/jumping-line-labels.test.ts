import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textWidth } from './frame'
import { type Label, type Place, type PlacedLabel, placeLabels } from './jumping-line-shapes'

const size = 15
const height = 288
const clear = {
  posts: [],
  lines: [],
  height,
  width: 700,
  narrowest: 180,
  beside: { left: 40, right: 20 },
}
const at = (place: number, others: Partial<Place> = {}): Place => ({
  at: place,
  dx: 0,
  anchor: 'middle',
  y: 100,
  ...others,
})
const label = (text: string, ...places: Place[]): Label => ({ text, size, places })

/** From which width each is shown; 0 for what is shown in every plot. */
const fromsOf = (labels: readonly Label[]) =>
  placeLabels(labels, clear).map(({ from }) => (from <= clear.narrowest ? 0 : from))

describe('labels', () => {
  it('stand beside each other from the width on that both need', () => {
    const [first, second] = placeLabels([label('₹1,000', at(0.4)), label('₹1,100', at(0.5))], clear)
    expect(first?.from).toBeLessThan(180)
    expect(second?.from).toBeCloseTo((textWidth('₹1,000', size) + 8) / 0.1)
  })

  it('do not mind each other in different lines', () => {
    const labels = [label('₹1,000', at(0.5)), label('₹1,000', at(0.5, { y: 130 }))]
    expect(fromsOf(labels)).toEqual([0, 0])
  })

  it('take the place where they have room, and none where there is none', () => {
    const over = at(0.5)
    const below = at(0.5, { y: 130 })
    const labels = [label('one', over), label('two', over, below), label('three', over, below)]
    const placed = placeLabels(labels, clear)
    expect(placed.map(({ y }) => y)).toEqual([100, 130, 100])
    expect(fromsOf(labels)).toEqual([0, 0, Infinity])
  })

  it('say less where all has no room', () => {
    const place = at(0.2, { anchor: 'start' })
    const full = 'Break-even ₹709.18'
    const post = { ...clear, posts: [{ at: 0.99, top: 0, bottom: 288 }] }
    const short = { ...place, text: 'Break-even' }
    expect(placeLabels([label(full, place, short)], post)[0]?.text).toBe(full)
    const near = { ...clear, posts: [{ at: 0.25, top: 0, bottom: 288 }] }
    expect(placeLabels([label(full, place, short)], near)[0]?.text).toBe('Break-even')
  })

  it('may hang on one side of a line each', () => {
    const labels = [
      label('left', at(0.5, { anchor: 'end', dx: -10, y: -20 })),
      label('right', at(0.5, { anchor: 'start', dx: 10, y: -20 })),
      label('far left', at(0.501, { anchor: 'end', dx: -60, y: -20 })),
    ]
    expect(fromsOf(labels)).toEqual([0, 0, 0])
  })

  it('stay in the card', () => {
    const wide = '₹1,00,00,000 and more'
    const room = textWidth(wide, size) / 2
    const [placed] = placeLabels([label(wide, at(0.9))], clear)
    expect(placed?.from).toBeCloseTo((room - 20) / 0.1)
    const [never] = placeLabels([label(wide, at(1))], clear)
    expect(never?.from).toBe(Infinity)
  })

  it('keep off the labels of the heights', () => {
    const text = '₹1,000.00'
    const beside = at(0.1, { anchor: 'end' })
    const [among] = placeLabels([label(text, beside)], clear)
    expect(among?.from).toBeCloseTo(textWidth(text, size) / 0.1)
    const [below] = placeLabels([label(text, { ...beside, y: 320 })], clear)
    expect(below?.from).toBeLessThan(among?.from ?? 0)
  })

  it('keep off lines, or go', () => {
    const rising = {
      ...clear,
      lines: [
        [
          { at: 0, height: 0 },
          { at: 1, height: 1 },
        ],
      ],
    }
    const onTheLine = at(0.5, { y: 148 })
    const aside = at(0.5, { y: 40 })
    expect(placeLabels([label('name', onTheLine, aside)], rising)[0]?.y).toBe(40)
    const optional = { ...label('name', onTheLine), isOptional: true }
    expect(placeLabels([optional], rising)[0]?.from).toBe(Infinity)
    const post = { ...clear, posts: [{ at: 0.5, top: 0, bottom: 288 }] }
    expect(placeLabels([label('name', onTheLine)], post)[0]?.from).toBe(Infinity)
  })

  it('never touch where they are shown', () => {
    const anyPlace = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      dx: fc.integer({ min: -20, max: 20 }),
      anchor: fc.constantFrom('start', 'middle', 'end'),
      y: fc.integer({ min: 0, max: 60 }),
    }) as fc.Arbitrary<Place>
    const anyLabel = fc.record({
      text: fc.constantFrom('₹1', '₹1,000.50', 'Break-even ₹709.18'),
      size: fc.constant(size),
      places: fc.array(anyPlace, { minLength: 1, maxLength: 3 }),
    })
    fc.assert(
      fc.property(
        fc.array(anyLabel, { maxLength: 12 }),
        fc.integer({ min: 180, max: 1200 }),
        (labels, width) => {
          const shown = placeLabels(labels, clear).filter(({ from }) => from <= width)
          const boxes = shown.map((placed) => boxOf(placed, width))
          boxes.forEach((a, index) => {
            for (const b of boxes.slice(index + 1)) {
              const isApart =
                a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
              expect(isApart).toBe(true)
            }
          })
        },
      ),
      { numRuns: 300 },
    )
  })
})

function boxOf({ at, dx, anchor, y, text }: PlacedLabel, width: number) {
  const textRoom = textWidth(text, size)
  const left = at * width + dx - { start: 0, middle: 0.5, end: 1 }[anchor] * textRoom
  return { left, right: left + textRoom, top: y - 0.8 * size, bottom: y + 0.25 * size }
}
