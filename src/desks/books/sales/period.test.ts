import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isIn,
  monthsIn,
  periodBeside,
  periodKinds,
  periodOf,
  periodsWith,
  portalPeriod,
} from './period'

const anyDay = fc
  .date({ min: new Date('2017-07-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyKind = fc.constantFrom(...periodKinds)

describe('a period', () => {
  it.each([
    ['month', '2026-10-05', '2026-10-01', '2026-10-31'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['quarter', '2026-10-05', '2026-10-01', '2026-12-31'],
    ['quarter', '2027-03-31', '2027-01-01', '2027-03-31'],
    ['quarter', '2026-04-01', '2026-04-01', '2026-06-30'],
    ['year', '2027-03-31', '2026-04-01', '2027-03-31'],
    ['year', '2099-12-31', '2099-04-01', '2100-03-31'],
  ] as const)('%s of %s', (kind, day, from, to) => {
    expect(periodOf(kind, day)).toEqual({ kind, from, to })
  })

  it('holds its day, and its neighbours begin where it ends', () => {
    fc.assert(
      fc.property(anyKind, anyDay, (kind, day) => {
        const period = periodOf(kind, day)
        expect(isIn(period, day)).toBe(true)
        const next = periodBeside(period, 1)
        expect(next.from > period.to).toBe(true)
        expect(periodBeside(next, -1)).toEqual(period)
        const months = monthsIn(period)
        expect([months[0]?.from, months.at(-1)?.to]).toEqual([period.from, period.to])
      }),
    )
  })

  it('is named as the portal names it, by its last month', () => {
    expect(portalPeriod(periodOf('quarter', '2026-07-15'))).toBe('092026')
  })

  it('is listed where it has a day, the newest first', () => {
    const days = ['2026-10-05', '2026-03-31', '2026-10-30', '2027-01-01']
    const from = (kind: (typeof periodKinds)[number]) =>
      periodsWith(kind, days).map((period) => period.from)
    expect(from('month')).toEqual(['2027-01-01', '2026-10-01', '2026-03-01'])
    expect(from('quarter')).toEqual(['2027-01-01', '2026-10-01', '2026-01-01'])
    expect(from('year')).toEqual(['2026-04-01', '2025-04-01'])
  })
})
