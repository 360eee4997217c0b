import { describe, expect, it } from 'vitest'
import { calendarMonth } from './terms'

describe('calendarMonth', () => {
  it.each([
    [1, '2027-04', 'Apr 2027'],
    [9, '2027-04', 'Dec 2027'],
    [10, '2027-04', 'Jan 2028'],
    [480, '2026-12', 'Nov 2066'],
  ])('month %d of a loan that starts in %s is %s', (month, start, expected) => {
    expect(calendarMonth(month, start)).toBe(expected)
  })

  it.each(['', '2027', '2027-13', '2027-4', 'Apr 2027', '20270-04'])(
    'says nothing for a start of "%s"',
    (start) => {
      expect(calendarMonth(1, start)).toBeUndefined()
    },
  )
})
