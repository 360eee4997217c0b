// @vitest-environment happy-dom

import { beforeEach, expect, it } from 'vitest'
import { changeSeller } from '../../shared/bill/kept-seller'
import { filedPeriodOf, sayPeriod } from './filed-period'

beforeEach(() => changeSeller({ filing: 'monthly' }))

it('is that of the return that a document is in', () => {
  const returns = [
    { key: 'GSTR-1 092026', filedOn: '2026-10-10', documents: { a: 1 } },
    { key: 'GSTR-1 102026', filedOn: '2026-11-10', documents: { b: 3 } },
  ]
  expect(filedPeriodOf('b', returns)).toBe('102026')
  expect(filedPeriodOf('toString', returns)).toBeUndefined()
})

it('is a month, or the quarter that ends with it', () => {
  expect(sayPeriod('102026')).toBe('October 2026')
  expect(sayPeriod('122026')).toBe('December 2026')
  changeSeller({ filing: 'quarterly' })
  expect(sayPeriod('122026')).toBe('October to December 2026')
  expect(sayPeriod('102026')).toBe('October 2026')
})
