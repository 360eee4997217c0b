import { describe, expect, it } from 'vitest'
import { growthOf } from '../../../ui/charts/growth'
import { roomForName, roomForReturns } from './goal-chart'

/** Savings that grow from a sum to 1, on the way to a goal that rises from another. */
function drawn(saved: number, goalToday: number) {
  const places = Array.from({ length: 11 }, (_, index) => index / 10)
  const growth = growthOf(
    places.map((at) => {
      const value = saved + (1 - saved) * at ** 2
      return { at, base: value / 2, total: value, line: goalToday ** (1 - at) }
    }),
  )
  const name = roomForName(growth)
  return { goal: goalToday, name, returns: roomForReturns(growth, name) }
}

describe('the names in the picture of a goal', () => {
  it('stand above a line that rises, with the returns below it', () => {
    const { name = 0, returns = 1 } = drawn(0, 0.42)
    expect(name).toBeGreaterThan(0.42 ** 0.45)
    expect(returns).toBeLessThan(0.42 ** 0.72)
    expect(returns).toBeGreaterThan(0.36)
  })

  it('stand below a line that is level', () => {
    const { name = 1, returns = 1 } = drawn(0, 1)
    expect(name).toBeLessThan(0.9)
    expect(Math.abs(name - returns)).toBeGreaterThan(0.11)
  })

  it('stay away where nothing is free', () => {
    expect(drawn(0.9, 1)).toMatchObject({ name: undefined, returns: undefined })
  })

  it('make room for a goal above all savings', () => {
    const growth = growthOf([{ at: 0, base: 1, total: 1, line: 4 }])
    expect(growth.end).toEqual({ base: 0.25, total: 0.25 })
  })
})
