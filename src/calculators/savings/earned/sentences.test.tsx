import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { escapeText } from './rows'
import {
  headlineOf,
  noteOf,
  readingSentences,
  remarkOf,
  sayLeftOut,
  sayProblem,
  sayReading,
  sayTime,
} from './sentences'

const textOf = (element: Parameters<typeof renderToString>[0]) =>
  renderToString(element)
    .replace(/<!-- -->|<[^>]*>/g, '')
    .replaceAll('&quot;', '"')

const pasted = (text: string, more: Partial<Typed> = {}) =>
  answer({
    ...inputs.defaults,
    rows: escapeText(text),
    source: 'text',
    value: '',
    on: '16/11/2026',
    ...more,
  })
const typed = (rows: string, more: Partial<Typed> = {}) =>
  answer({ ...inputs.defaults, rows, value: '', on: '16/11/2026', ...more })

const said = (answered: ReturnType<typeof answer>) => {
  const { label, value, caption } = headlineOf(answered)
  return [label, value, textOf(caption)]
}

describe('the main result and its words', () => {
  it.each([
    [
      'a year or more',
      answer(inputs.defaults),
      ['XIRR', '11.02%', 'a year on the money while it was invested'],
    ],
    [
      'two days',
      typed('2024-11-16~100~', { value: '144' }),
      ['CAGR', '20.00%', 'a year on the money while it was invested'],
    ],
    [
      'under a year',
      typed('2026-06-26~100000~', { value: '104000' }),
      [
        'Gain of all paid in',
        '4.00%',
        '143 days: the yearly rate says what the same pace would make in a year.',
      ],
    ],
    [
      'several',
      typed('2023-01-01~100~*2024-01-01~~230*2024-12-31~132~'),
      [
        'Gain of all paid in',
        '-0.86%',
        'More than one yearly rate fits these payments: 10.00% and 20.00%. None of them alone is your return.',
      ],
    ],
    [
      'none',
      typed('2020-01-01~100~*2020-12-31~~200*2021-12-31~150~'),
      ['Gain of all paid in', '-20.00%', 'No yearly rate makes these payments come out even.'],
    ],
    [
      'all lost',
      typed('2024-01-01~1000~*2025-01-01~1000~', { value: '0' }),
      ['XIRR', '-100.00%', 'Nothing has come back.'],
    ],
    ['no value', typed('2024-01-01~1000~'), ['XIRR', '–', 'Type what it is worth today.']],
    [
      'only out',
      typed('2024-01-01~~1000', { value: '500' }),
      ['XIRR', '–', 'No payment in, so nothing could earn.'],
    ],
    [
      'one day',
      typed('2026-11-16~1000~', { value: '1100' }),
      ['XIRR', '–', 'All on one day: no time has passed.'],
    ],
    ['no rows', typed('', { value: '1000' }), ['XIRR', '–', 'Add a payment.']],
    [
      'out before in',
      typed('2023-01-01~~1000*2025-01-01~1210~', { value: '0' }),
      ['CAGR', '9.99%', 'Money came out before it went in: this is what it cost you.'],
    ],
    [
      'above 10,000',
      typed('2024-01-01~1~', { value: '9999999999' }),
      ['CAGR', 'over 10,000%', 'a year on the money while it was invested'],
    ],
    [
      'no day',
      typed('2024-01-01~1~', { value: '5', on: 'soon' }),
      ['XIRR', '–', 'Type the day of the value.'],
    ],
  ])('%s', (_, answered, words) => expect(said(answered)).toEqual(words))
})

it('says that a value counts as 0 where none is typed and money came back', () => {
  const blank = typed('2023-01-01~1000~*2024-01-01~~1100')
  expect(textOf(remarkOf(blank))).toBe('No value today is typed, so it counts as 0.')
  expect(remarkOf(typed('2023-01-01~1000~*2024-01-01~~1100', { value: '0' }))).toBeUndefined()
})

it('gives no payment a worth of its own where all is lost', () => {
  const { worth } = typed('2024-01-01~1000~*2025-01-01~1000~', { value: '0' })
  expect(worth.map((row) => row.worth)).toEqual([undefined, undefined])
})

it('says that only one rate fits where several were possible', () => {
  const remark = (answered: ReturnType<typeof answer>) => textOf(remarkOf(answered))
  expect(remark(answer(inputs.defaults))).toBe(
    'Money went in, out and in again, so several rates were possible. All were looked for: only one fits.',
  )
  expect(remark(typed('2024-01-01~1000~', { value: '1200' }))).toBe('')
})

it('says how rows were read, and which do not count', () => {
  const text = [
    'Date,Amount',
    '5/4/2021,-1000',
    'soon,5',
    '31/02/2024,5',
    '6/4/2021,',
    '7/4/2021,abc',
    '8/4/2021,0',
    '5/4/2021,-1000',
    '1/1/2027,-5',
    '1/1/2025,300',
  ].join('\n')
  const answered = pasted(text)
  expect(sayReading(answered)).toBe('Dates as day/month/year; 3 rows count, 6 left out')
  expect(readingSentences(answered, 'off')).toEqual([
    'Minus amounts were read as money paid in.',
    'Row 3: no date in "soon"',
    'Row 4: "31/02/2024" is not a date',
    'Row 5: no amount',
    'Row 6: "abc" is not an amount',
    'Row 7: amount 0 left out',
    'Row 9 is after 16 Nov 2026 and does not count.',
    'Rows 2 and 8 are the same. Both count.',
  ])
  expect(readingSentences(pasted('5/4/2021 500\n6/4/2022 -50'), 'off')).toContain(
    'Minus amounts were read as money taken out.',
  )
  expect(readingSentences(pasted('5/4/2021 500'), 'on')).toEqual([
    'All amounts were read as money taken out.',
  ])
  expect(sayReading(pasted('04/25/2021 500'))).toBe(
    'Dates as month/day/year; 1 row counts, none left out',
  )
  expect(sayProblem({ row: 1200, reason: 'tooManyColumns', text: '' })).toBe(
    'Row 1,200: too many columns (put amounts with commas in quotes)',
  )
  expect(sayProblem({ row: 2, reason: 'noDate', text: ' ' })).toBe('Row 2: no date')
})

it('of more than 5,000 rows it says that the first count', () => {
  const rows = Array.from({ length: 5002 }, () => '2021-04-05~1~').join('*')
  const { read, returns, ...others } = answer({ ...inputs.defaults, rows: '2021-04-05~1~' })
  const many = {
    ...others,
    returns,
    read: { ...read, leftOut: [{ row: 5001, reason: 'tooMany' as const }] },
  }
  expect(rows.length).toBeGreaterThan(5000)
  expect(readingSentences(many, 'off')).toContain('Only the first 5,000 rows count.')
})

it('says the time, and what the payments are worth', () => {
  expect(sayTime(2051)).toBe('2,051 days · 5.62 years')
  expect(sayTime(1)).toBe('1 day')
  expect(noteOf(answer(inputs.defaults).returns, (sum) => `₹${sum ? '6,45,000' : ''}`)).toBe(
    'Worth on 16 Nov 2026, each payment grown at 11.02% a year; together ₹6,45,000.',
  )
})

it('a row that cannot be read never changes the answer in silence', () => {
  const rows = (first: string) => `${first}~1000~*2024-01-01~1000~*2025-01-01~1000~`
  expect(sayLeftOut(typed(rows('32/13/2020')))).toBe(
    'Row 1: "32/13/2020" is not a date; 2 rows count.',
  )
  expect(sayLeftOut(typed(`${rows('32/13/2020')}*soon~5~*2026-01-01~x~`))).toBe(
    'Row 1: "32/13/2020" is not a date, and 2 more rows like it; 2 rows count.',
  )
  expect(sayLeftOut(typed(rows('2020-12-13')))).toBeUndefined()
})

it('says that nothing stayed invested where every day comes to nothing', () => {
  const { caption, value } = headlineOf(typed('2024-01-01~1000~1000', { value: '500' }))
  expect([value, textOf(caption)]).toEqual([
    '–',
    'What went in came out on the same day, so nothing was invested.',
  ])
})
