import { describe, expect, it } from 'vitest'
import { RING_RADIUS, ringOf } from './donut'

type Place = readonly [number, number]

/** The place around the ring where a point lies, clockwise from 12 o'clock, from `from` on. */
function turnOf([x, y]: Place, from: number): number {
  const turn = Math.atan2(x, -y) / (2 * Math.PI)
  return turn + Math.ceil(from - turn - 1e-9)
}

/** Points along the line from one place to another: too many to expect something of each. */
const along = ([x1, y1]: Place, [x2, y2]: Place) =>
  Array.from(
    { length: 101 },
    (_, i): Place => [x1 + ((x2 - x1) * i) / 100, y1 + ((y2 - y1) * i) / 100],
  )

const shares = Array.from({ length: 999 }, (_, i) => (i + 1) / 1000)

describe('the ring', () => {
  it('gives each part its share, the added one from 12 o’clock while it has room there', () => {
    expect(ringOf(0.784, 0.216)).toMatchObject({ start: 0, cut: 0.216, end: 1 })
    for (const added of shares) {
      const { start, cut, end } = ringOf(1 - added, added)
      expect(cut - start).toBeCloseTo(Math.min(Math.max(added, 0.04), 0.96), 9)
      expect(end - start).toBeCloseTo(1, 9)
    }
  })

  it.each(['added', 'base'] as const)('has a leader from the %s part over no part', (name) => {
    for (const added of shares) {
      const { start, cut, end, leaders } = ringOf(1 - added, added)
      const [from, to] = name === 'added' ? [start, cut] : [cut, end]
      const [first] = leaders[name]
      expect(turnOf(first, from), `${added}`).toBeLessThan(to)
      const tooNear = along(...leaders[name]).filter(
        (place) => Math.hypot(...place) <= RING_RADIUS + 2,
      )
      expect(tooNear, `${added}`).toEqual([])
    }
  })

  it('has a leader from the base that goes along nothing else', () => {
    for (const added of shares) {
      const { cut, end, leaders } = ringOf(1 - added, added)
      const beyond = along(...leaders.base).filter((place) => turnOf(place, cut) >= end)
      expect(beyond, `${added}`).toEqual([])
    }
  })

  it('keeps the labels apart', () => {
    for (const added of [0, ...shares, 1]) {
      const { leaders } = ringOf(1 - added, added)
      expect(leaders.base[1][1] - leaders.added[1][1]).toBeGreaterThan(44)
    }
  })
})
