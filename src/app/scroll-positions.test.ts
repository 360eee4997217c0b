import { describe, expect, it } from 'vitest'
import { parsePositions, writePositions } from './scroll-positions'

describe('the positions of a tab', () => {
  it('are the same after a reload, to the pixel', () => {
    const positions = new Map([
      ['1', 0],
      ['2', 3900.4],
    ])
    expect(writePositions(positions)).toBe('1:0,2:3900')
    expect([...parsePositions('1:0,2:3900')]).toEqual([
      ['1', 0],
      ['2', 3900],
    ])
  })

  it.each([null, '', ':', 'x', '1:NaN,2:-5,3:Infinity,:7'])('are none in "%s"', (text) => {
    expect(parsePositions(text).size).toBe(0)
  })

  it('are the newest hundred', () => {
    const many = new Map(Array.from({ length: 150 }, (_, index) => [`${index}`, index]))
    const kept = parsePositions(writePositions(many))
    expect(kept.size).toBe(100)
    expect(kept.get('149')).toBe(149)
  })
})
