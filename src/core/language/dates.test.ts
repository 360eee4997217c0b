import { describe, expect, it } from 'vitest'
import { dayOf, sayDate } from './dates'

describe('dayOf', () => {
  it.each([
    [new Date(2026, 1, 1, 0, 0), '2026-02-01'],
    [new Date(2026, 10, 15, 23, 59), '2026-11-15'],
  ])('is the day on the clock beside the person', (date, expected) => {
    expect(dayOf(date)).toBe(expected)
  })
})

describe('sayDate', () => {
  it.each([
    ['2026-02-01', '1 February 2026'],
    ['2026-12-31', '31 December 2026'],
    ['', ''],
    ['2026-13-01', '2026-13-01'],
  ])('says %s as %s', (date, expected) => {
    expect(sayDate(date)).toBe(expected)
  })
})
