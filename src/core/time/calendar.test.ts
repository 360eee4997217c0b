import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMonths,
  calendarDay,
  dayAfter,
  dayNumber,
  dayOfNumber,
  daysFrom,
  financialYearOf,
  fullMonths,
  monthAfter,
  monthsFrom,
} from './calendar'
import { readDay, readMonth, writeDay } from './read-day'

const anyDay = fc.integer({ min: -7_000, max: 40_000 }).map(dayOfNumber)

describe('days', () => {
  it('count from one to another and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -3_000, max: 3_000 }), (day, days) => {
        expect(daysFrom(day, dayAfter(day, days))).toBe(days)
        expect(dayOfNumber(dayNumber(day))).toBe(day)
      }),
    )
  })

  it('are the same a month later, or the last one of a short month', () => {
    expect([1, 2, 13].map((months) => addMonths('2027-01-31', months))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2028-02-29',
    ])
    expect(monthAfter('2026-11', -11)).toBe('2025-12')
  })

  it('hold as many full months as fit', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(9_000), (from, days) => {
        const to = dayAfter(from, days)
        const months = fullMonths(from, to)
        expect(addMonths(from, months) <= to).toBe(true)
        expect(addMonths(from, months + 1) > to).toBe(true)
      }),
    )
    expect(monthsFrom('2026-11', '2027-02')).toBe(3)
  })

  it('belong to a financial year from April', () => {
    expect(['2026-03-31', '2026-04-01', '2099-12-01'].map(financialYearOf)).toEqual([
      '2025-26',
      '2026-27',
      '2099-00',
    ])
    expect(calendarDay(2100, 2, 29)).toBeUndefined()
  })
})

describe('a typed day', () => {
  it.each([
    '5/4/2024',
    '05-04-24',
    '5.4.2024',
    '5-Apr-24',
    '5 April 2024',
    'Apr 5, 2024',
    '2024-04-05',
    '2024-04-05 10:32:11',
    '2024-04-05T10:32',
    '45387',
    '5 अप्रैल 2024',
    '५/४/२०२४',
    ' 5th Apr 2024 ',
  ])('%s is read', (text) => {
    expect(readDay(text)).toEqual({ day: '2024-04-05' })
  })

  it('may have its month first', () => {
    expect(readDay('5/4/2024', 'monthFirst')).toEqual({ day: '2024-05-04' })
  })

  it.each(['31/02/2024', '29-Feb-2023', '1/1/1949', '1 Jan 2100', '2024-13-01', '0/4/2024'])(
    '%s is none of the calendar',
    (text) => {
      expect(readDay(text)).toEqual({ problem: 'badDate' })
    },
  )

  it.each(['soon', '', '5', '12/2024', '5 Abc 2024', '18263', '73051', '99999999'])(
    '%s is no day',
    (text) => {
      expect(readDay(text)).toEqual({ problem: 'noDate' })
    },
  )

  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(readDay(writeDay(day))).toEqual({ day })
        expect(readMonth(writeDay(day.slice(0, 7)))).toEqual({ month: day.slice(0, 7) })
      }),
    )
  })

  it('is read in any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const reading = readDay(text)
        if ('day' in reading) expect(readDay(reading.day)).toEqual(reading)
      }),
    )
  })
})

describe('a typed month', () => {
  it.each(['4/2026', '04-26', 'Apr 2026', '2026-04', '1/4/2026', 'अप्रैल 2026'])(
    '%s is read',
    (text) => {
      expect(readMonth(text)).toEqual({ month: '2026-04' })
    },
  )

  it('is one of twelve', () => {
    expect(readMonth('13/2026')).toEqual({ problem: 'badDate' })
    expect(readMonth('soon')).toEqual({ problem: 'noDate' })
  })
})
