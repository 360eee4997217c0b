import { describe, expect, it } from 'vitest'
import { calendarOf, isDay, lastDayToFile, periodEnd, usualDueDay } from './days'

const monthly = { form: 'gstr3b', filing: 'monthly', period: '2026-10', state: '27' } as const

describe('the days of a return', () => {
  it.each([
    ['2026-11-20', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2017-06-30', false],
    ['1999-01-01', false],
    ['20 Nov 2026', false],
    ['', false],
  ])('knows whether %j is a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is)
  })

  it('are due by the period, the filing and the state', () => {
    expect(usualDueDay(monthly)).toBe('2026-11-20')
    expect(usualDueDay({ ...monthly, form: 'gstr1' })).toBe('2026-11-11')
    expect(usualDueDay({ ...monthly, period: '2026-12' })).toBe('2027-01-20')
    const quarterly = { ...monthly, filing: 'quarterly', period: '2026-12' } as const
    expect(usualDueDay(quarterly)).toBe('2027-01-22')
    expect(usualDueDay({ ...quarterly, state: '09' })).toBe('2027-01-24')
    expect(usualDueDay({ ...monthly, form: 'gstr4', period: '2023-24' })).toBe('2024-04-30')
    expect(usualDueDay({ ...monthly, form: 'gstr4', period: '2024-25' })).toBe('2025-06-30')
    expect(usualDueDay({ ...monthly, form: 'gstr9', period: '2025-26' })).toBe('2026-12-31')
  })

  it('end with the period', () => {
    expect(periodEnd(monthly)).toBe('2026-10-31')
    expect(periodEnd({ ...monthly, period: '2028-02' })).toBe('2028-02-29')
    expect(periodEnd({ ...monthly, form: 'gstr9', period: '2025-26' })).toBe('2026-03-31')
  })

  it('let nobody file after three years', () => {
    expect(lastDayToFile('2026-11-20')).toBe('2029-11-20')
    expect(lastDayToFile('2028-02-29')).toBe('2031-02-28')
  })

  it('stand in the calendar in their order, with the due date that was typed', () => {
    const days = calendarOf({ ...monthly, filing: 'quarterly', period: '2026-12' }, '2027-02-01')
    expect(days.map(({ what, day }) => `${day} ${what}`)).toEqual([
      '2026-11-13 iff1',
      '2026-11-25 pmt06-1',
      '2026-12-13 iff2',
      '2026-12-25 pmt06-2',
      '2027-01-13 gstr1',
      '2027-02-01 gstr3b',
      '2027-11-30 creditLast',
      '2027-12-31 gstr9',
      '2030-02-01 barredAfter',
    ])
  })
})
