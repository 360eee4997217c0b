import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readFragment, writeFragment } from '../../../core/fragment'
import { MOST_ROWS, readPaymentsText } from '../../../core/yearly-rate/payments'
import {
  cutText,
  editRow,
  escapeText,
  insertRows,
  parseRows,
  removeRow,
  roomBeside,
  rowsWithout,
  tableRows,
  unescapeText,
  writeRows,
} from './rows'

const row = (date: string, paidIn = '', out = '') => ({ date, in: paidIn, out })

it('rows become one text and come back, whatever is typed', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom('~', '*', '(9)', '(', '<b>', '५ अप्रैल', 'a\tb\n', '%25', '₹5'),
  )
  const cells = fc.record({ date: cell, in: cell, out: cell })
  fc.assert(
    fc.property(fc.array(cells, { maxLength: 4 }), (rows) => {
      const filled = [...rows, row('end')]
      const text = writeRows(filled)
      writeRows([])
      expect(parseRows(text)).toEqual(filled)
      expect(readFragment(writeFragment({ rows: text }), ['rows'], 'rows')).toEqual({ rows: text })
    }),
  )
})

it('a pasted text comes back, with tabs, line ends and brackets', () => {
  const text = '5/4/2021\t(1,000)\r\n"a~b*c"\t<5>\n(9)'
  expect(unescapeText(escapeText(text))).toBe(text)
})

it('blank rows at the end go, those between stay', () => {
  expect(writeRows([row(''), row('2021-04-05', '5'), row(''), row('')])).toBe('~~*2021-04-05~5~')
  expect(parseRows('')).toEqual([])
})

it('editing adds, changes, removes and inserts', () => {
  const rows = [row('a'), row('b')]
  expect(editRow(rows, 2, { in: '5' })).toEqual([...rows, row('', '5')])
  expect(editRow(rows, 0, { out: '5' })).toEqual([row('a', '', '5'), row('b')])
  expect(removeRow(rows, 0)).toEqual([row('b')])
  expect(insertRows(rows, 1, [row('c')])).toEqual([row('a'), row('c'), row('b')])
  expect(insertRows(Array(MOST_ROWS).fill(row('a')), 0, [row('c')])).toHaveLength(MOST_ROWS)
})

it('pasted rows stand in the table as they were read, and as pasted where they could not be', () => {
  const text = '5/4/2021\t1,000\nsoon\t5\n6/4/2021\t-20'
  expect(tableRows(readPaymentsText(text, { swap: false }), text)).toEqual([
    { row: 1, date: '2021-04-05', in: '1000', out: '' },
    { row: 2, date: 'soon 5', in: '', out: '' },
    { row: 3, date: '2021-04-06', in: '', out: '20' },
  ])
})

it('a text is cut after the rows that count and a few more', () => {
  const lines = Array.from({ length: MOST_ROWS + 500 }, () => '5/4/2021 5')
  expect(cutText(['', ...lines].join('\r\n')).split('\n')).toHaveLength(MOST_ROWS + 3)
  expect(cutText('a\n\nb\n\n')).toBe('a\n\nb')
})

it('what was inserted can be taken out again, and nothing that came since', () => {
  const rows = [row('a'), row('b')]
  const inserted = [row('c'), row('a')]
  const later = [...insertRows(rows, 1, inserted), row('typed later')]
  expect(rowsWithout(later, inserted)).toEqual([row('a'), row('b'), row('typed later')])
  expect(rowsWithout([row('c', '5')], inserted)).toEqual([row('c', '5')])
})

it('a list of nearly all rows has room for a few more', () => {
  expect(roomBeside(Array(MOST_ROWS - 10).fill(row('a')))).toBe(10)
  expect(roomBeside(Array(MOST_ROWS + 3).fill(row('a')))).toBe(0)
})
