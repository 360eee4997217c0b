import { expect, it } from 'vitest'
import { dueDateOf, readDaysToPay } from './due-date'

it('counts days over the ends of months and years', () => {
  expect(dueDateOf('2026-11-15', '30')).toBe('2026-12-15')
  expect(dueDateOf('2026-12-20', '15')).toBe('2027-01-04')
  expect(dueDateOf('2028-02-28', ' 1 ')).toBe('2028-02-29')
  expect(dueDateOf('2026-11-15', '0')).toBe('2026-11-15')
})

it.each(['', ' ', 'soon', '-1', '1.5', '366', '1e3'])('has no due date for %j days', (days) => {
  expect(readDaysToPay(days)).toBeUndefined()
  expect(dueDateOf('2026-11-15', days)).toBe('')
})

it('has none without a date', () => {
  expect(dueDateOf('', '30')).toBe('')
})
