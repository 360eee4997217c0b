import { describe, expect, it } from 'vitest'
import { type CrossingLine, placeNames } from './crossing-lines'

const lineTo = (name: string, height: number): CrossingLine => ({
  name,
  look: 'other',
  points: [
    { at: 0, height: 1 },
    { at: 1, height },
  ],
})
const heights = (lines: readonly CrossingLine[], textLines: (name: string) => number = () => 1) =>
  placeNames(lines, 0.1, textLines).map(({ name, height }) => `${name} ${height.toFixed(2)}`)

describe('placeNames', () => {
  it('leaves names where their lines end', () => {
    expect(heights([lineTo('a', 0.2), lineTo('b', 0.5)])).toEqual(['b 0.50', 'a 0.20'])
  })

  it('moves names apart that would lie on each other, and none below the drawing', () => {
    expect(heights([lineTo('a', 0.2), lineTo('b', 0.21), lineTo('c', 0.22)])).toEqual([
      'c 0.40',
      'b 0.30',
      'a 0.20',
    ])
    expect(heights([lineTo('a', -0.1), lineTo('b', 0)])).toEqual(['b 0.10', 'a 0.00'])
  })

  it('leaves more room to a name of two lines', () => {
    const words = (name: string) => name.split(' ').length
    expect(heights([lineTo('a', 0.2), lineTo('b b', 0.2)], words)).toEqual(['a 0.35', 'b b 0.20'])
  })
})
