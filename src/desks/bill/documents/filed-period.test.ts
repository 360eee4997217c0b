import { expect, it } from 'vitest'
import { filedPeriodOf, missedPeriodOf, sayPeriod } from './filed-period'

it('is that of the return that a document is in', () => {
  const returns = [
    { key: 'GSTR-1 092026', filedOn: '2026-10-10', documents: { a: 1 } },
    { key: 'GSTR-1 102026', filedOn: '2026-11-10', documents: { b: 3 } },
    { key: 'GSTR-1 quarter 122026', filedOn: '2027-01-10', documents: { c: 1 } },
  ]
  expect(filedPeriodOf('b', returns)).toBe('102026')
  expect(filedPeriodOf('c', returns)).toBe('quarter 122026')
  expect(filedPeriodOf('toString', returns)).toBeUndefined()
})

it('is named for a document that is dated into it, and not in it', () => {
  const returns = [
    { key: 'IFF 072026', filedOn: '2026-08-10', documents: {} },
    { key: 'GSTR-1 102026', filedOn: '2026-11-10', documents: { b: 3 } },
    { key: 'GSTR-1 quarter 122025', filedOn: '2026-01-10', documents: {} },
  ]
  const missed = (id: string, date: string) => missedPeriodOf({ id, date }, returns)
  expect(missed('new', '2026-10-31')).toBe('102026')
  expect(missed('b', '2026-10-31')).toBeUndefined()
  expect(missed('new', '2026-11-01')).toBeUndefined()
  expect(missed('new', '2026-07-05')).toBeUndefined()
  expect(missed('new', '2025-10-01')).toBe('quarter 122025')
  expect(missed('new', '')).toBeUndefined()
})

it('is a month, or a quarter, whatever the shop files today', () => {
  expect(sayPeriod('102026')).toBe('October 2026')
  expect(sayPeriod('122026')).toBe('December 2026')
  expect(sayPeriod('quarter 122026')).toBe('October to December 2026')
})
