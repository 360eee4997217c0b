import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnDays, dayInIndia, toldOrder } from './column-days'
import { readDay } from './read-day'

it.each([
  ['2026-06-30T19:40:00Z', '2026-07-01'],
  ['2026-06-30T18:29:59Z', '2026-06-30'],
  ['2026-06-30T18:30:00.000Z', '2026-07-01'],
  ['2026-07-01T01:10:00+05:30', '2026-07-01'],
  ['2026-06-30T23:10:00+05:30', '2026-06-30'],
  ['2026-07-01T01:10:00+0530', '2026-07-01'],
  ['2026-09-02T06:10:00+00:00', '2026-09-02'],
  ['2026-09-02T19:10:00+00:00', '2026-09-03'],
  ['2026-07-01T02:00:00+09:00', '2026-06-30'],
  ['2026-06-30T11:00:00-08:00', '2026-07-01'],
  ['25.07.2026 10:44:14 UTC', '2026-07-25'],
  ['25.07.2026 20:44:14 UTC', '2026-07-26'],
  ['07.08.2026 20:44:14 UTC', '2026-08-08'],
  ['2026-03-08 00:07:35', '2026-03-08'],
  ['2026-03-08 23:07:35.0', '2026-03-08'],
  ['1 Aug 2026 3:44:19 pm UTC', '2026-08-01'],
  ['31 Jul 2026 6:44:19 pm UTC', '2026-08-01'],
  ['31 Jul 2026 12:05:19 am UTC', '2026-07-31'],
  ['31 Jul 2026 11:05:19 p.m. IST', '2026-07-31'],
  ['31 Jul 2026 11:05:19 am PDT', '2026-07-31'],
  ['31 Jul 2026 11:35:19 am PDT', '2026-08-01'],
  ['15-06-2026 10:22', '2026-06-15'],
  ['Jul 31, 2026, 7:05 PM GMT', '2026-08-01'],
  ['31 Jul 2026 7:05 PM GMT+5:30', '2026-07-31'],
  ['09-Jul-2026', '2026-07-09'],
  ['46342.9', '2026-11-16'],
  ['soon', undefined],
  ['', undefined],
])('%s is %s in India', (text, day) => {
  expect(dayInIndia(text)).toBe(day)
  expect(readDay(text)).toEqual(day === undefined ? { problem: 'noDate' } : { day })
  const days = columnDays()
  expect(days.settled(days.read(text), 'dayFirst')).toBe(day)
})

describe('the order of day and month in a column', () => {
  it.each([
    [['6/7/2026', '6/15/2026 10:22'], 'monthFirst'],
    [['06-07-2026 10:22', '15-06-2026 10:22'], 'dayFirst'],
    [['6/7/2026', '7/6/2026'], 'open'],
    [['6/15/2026', '15/6/2026', '1/2/2026'], 'open'],
    [['5/5/2026', '6/6/2026'], 'none'],
    [['2026-06-07', '7 Jun 2026', '07.06.2026', ''], 'none'],
  ])('of %j is %s', (cells, order) => {
    expect(toldOrder(cells)).toBe(order)
  })

  it('counts for the cells before the one that tells it, with their zones', () => {
    const days = columnDays()
    const read = ['6/7/2026 9:00', '6/7/2026 19:00 UTC', '6/15/2026'].map(days.read)
    expect(days.example()).toBe('6/7/2026 9:00')
    expect(read.map((day) => days.settled(day, 'monthFirst'))).toEqual([
      '2026-06-07',
      '2026-06-08',
      '2026-06-15',
    ])
    expect(days.settled(read[1], 'dayFirst')).toBe('2026-07-07')
  })

  it('is found for any month with a day that only fits once', () => {
    const two = (number: number) => String(number).padStart(2, '0')
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.integer({ min: 1, max: 28 }), { minLength: 1 }),
        fc.boolean(),
        (month, numbers, isMonthFirst) => {
          const days = columnDays()
          const read = [...numbers, 28].map((day) =>
            days.read(isMonthFirst ? `${month}/${day}/2026` : `${two(day)}/${two(month)}/2026`),
          )
          const order = isMonthFirst ? 'monthFirst' : 'dayFirst'
          expect(days.told()).toBe(order)
          expect(read.map((day) => days.settled(day, order))).toEqual(
            [...numbers, 28].map((day) => `2026-${two(month)}-${two(day)}`),
          )
        },
      ),
    )
  })
})
