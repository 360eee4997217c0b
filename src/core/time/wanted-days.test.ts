import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sayDate, sayShortDate } from '../language/dates'
import { dayOfNumber } from './calendar'
import { isWantedDay, readWantedDays, sayWantedDays } from './wanted-days'

const today = '2026-11-19'

it.each([
  ['19/11/2026', '19 November 2026'],
  ['5-11-26', '5 November 2026'],
  ['2026-11-05', '5 November 2026'],
  ['5 nov 26', '5 November 2026'],
  ['Nov 5, 2026', '5 November 2026'],
  ['5 november', '5 November'],
  ['nov 5', '5 November'],
  ['5th Nov', '5 November'],
  ['5/11', '5 November'],
  ['29 feb', '29 February'],
  ['5 नवंबर', '5 November'],
  ['५ नवम्बर', '5 November'],
  ['nov', 'November'],
  ['नवंबर', 'November'],
  ['nov 2026', 'November 2026'],
  ['11/2026', 'November 2026'],
  ['11/26', 'November 2026'],
  ['2026', '2026'],
  ['today', '19 November 2026'],
  ['Yesterday', '18 November 2026'],
  ['कल', '18 November 2026'],
  ['परसों', '17 November 2026'],
  ['last  month', 'October 2026'],
  ['पिछले महीने', 'October 2026'],
])('%s is %s', (typed, said) => {
  const wanted = readWantedDays(typed, today)
  expect(wanted && sayWantedDays(wanted)).toBe(said)
})

it.each([
  '',
  '5',
  '1180',
  '45000',
  '31/02',
  'asha',
  'note 5',
  '7 kg',
  'INV-041',
  '27AAPFU0939F1ZV',
])('%s names no day', (typed) => expect(readWantedDays(typed, today)).toBeUndefined())

it('finds a day by each way of writing it, and no other day', () => {
  const days = fc.integer({ min: 0, max: 30_000 }).map(dayOfNumber)
  fc.assert(
    fc.property(days, days, (day, other) => {
      const [year = '', month, date] = day.split('-')
      const ways = [
        day,
        sayDate(day),
        sayShortDate(day),
        `${date}/${month}/${year}`,
        `${Number(date)}-${Number(month)}-${year}`,
      ]
      for (const way of ways) {
        const wanted = readWantedDays(way, today)
        expect([way, wanted && isWantedDay(wanted, day)]).toEqual([way, true])
        expect([way, wanted && isWantedDay(wanted, other)]).toEqual([way, day === other])
      }
    }),
  )
})

it('never fails, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const wanted = readWantedDays(text, today)
      if (wanted) expect(sayWantedDays(wanted)).not.toBe('')
    }),
  )
})
