import { expect, it } from 'vitest'
import { periodOf } from '../books/sales/period'
import { sayPeriod } from './sentences'

it.each([
  ['month', '2026-10-05', 'October 2026'],
  ['month', '2028-02-29', 'February 2028'],
  ['quarter', '2026-10-05', 'October to December 2026'],
  ['quarter', '2027-03-31', 'January to March 2027'],
  ['quarter', '2026-04-01', 'April to June 2026'],
  ['year', '2027-03-31', '2026-27'],
  ['year', '2099-12-31', '2099-00'],
] as const)('says the %s of %s', (kind, day, said) => {
  expect(sayPeriod(periodOf(kind, day))).toBe(said)
})
