// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followDay } from './today'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 16, 23, 59) })
  return () => vi.useRealTimers()
})

let stop = () => {}
afterEach(() => stop())

it('is another day after midnight, every night, though nobody comes back to the tab', () => {
  const told = vi.fn()
  stop = followDay(told)
  expect(told).toHaveBeenLastCalledWith('2026-11-16')
  vi.advanceTimersByTime(61_000)
  expect(told).toHaveBeenLastCalledWith('2026-11-17')
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(told).toHaveBeenLastCalledWith('2026-11-18')
})

it('is looked at when somebody comes back, as timers are late after sleep', () => {
  const told = vi.fn()
  stop = followDay(told)
  vi.setSystemTime(new Date(2026, 10, 18, 9, 0))
  window.dispatchEvent(new Event('focus'))
  expect(told).toHaveBeenLastCalledWith('2026-11-18')
  stop()
  vi.advanceTimersByTime(48 * 3_600_000)
  expect(told).toHaveBeenLastCalledWith('2026-11-18')
})
