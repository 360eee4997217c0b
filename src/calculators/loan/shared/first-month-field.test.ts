import { describe, expect, it } from 'vitest'
import { completeMonth, monthParts, yearOptions } from './first-month-field'

describe('yearOptions', () => {
  it('reaches from five years back to forty ahead', () => {
    const years = yearOptions(2026, '')
    expect([years[0], years.at(-1), years.length]).toEqual(['2021', '2066', 46])
  })

  it('has the year that is chosen already, in its place', () => {
    expect(yearOptions(2026, '2027')).toHaveLength(46)
    expect(yearOptions(2026, '1999')[0]).toBe('1999')
    expect(yearOptions(2026, '9999').at(-1)).toBe('9999')
  })
})

describe('completeMonth', () => {
  const today = new Date(2026, 9, 6)

  it.each([
    [{ year: '2027', month: '04' }, '2027-04'],
    [{ year: '', month: '10' }, '2026-10'],
    [{ year: '', month: '12' }, '2026-12'],
    [{ year: '', month: '09' }, '2027-09'],
    [{ year: '', month: '01' }, '2027-01'],
    [{ year: '2026', month: '' }, '2026-10'],
    [{ year: '2027', month: '' }, '2027-01'],
    [{ year: '2024', month: '' }, '2024-01'],
  ])('makes %o the month %s', (parts, expected) => {
    expect(completeMonth(parts, today)).toBe(expected)
  })
})

describe('monthParts', () => {
  it.each([
    ['2027-04', '2027', '04'],
    ['', '', ''],
    ['2027', '', ''],
    ['2027-13', '', ''],
    ['Apr 2027', '', ''],
  ])('finds in "%s" the year "%s" and the month "%s"', (text, year, month) => {
    expect(monthParts(text)).toEqual({ year, month })
  })
})
