import { expect, it } from 'vitest'
import { filedPeriodOf, sayPeriod } from './filed-period'

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

it('is a month, or a quarter, whatever the shop files today', () => {
  expect(sayPeriod('102026')).toBe('October 2026')
  expect(sayPeriod('122026')).toBe('December 2026')
  expect(sayPeriod('quarter 122026')).toBe('October to December 2026')
})
