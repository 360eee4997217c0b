import { expect, it } from 'vitest'
import { writeFragment } from '../../../core/fragment'
import { formatNumber } from '../../../core/money/format'
import { parseInputs } from '../../../ui/memory/page-inputs'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { escapeText, writeRows } from './rows'
import { carried, picture, sayReturns } from './share'

const row = (index: number) => ({
  date: `${1990 + (index % 30)}-04-05`,
  in: `${1_000_000_000_000 + index}`,
  out: '',
})
const rowsOf = (count: number): Typed => ({
  ...inputs.defaults,
  rows: writeRows(Array.from({ length: count }, (_, index) => row(index))),
})

it('the sentence is about the day, not about the rows', () => {
  expect(sayReturns(inputs.defaults)).toBe('What my payments earned until 16 Nov 2026.')
  expect(sayReturns({ ...inputs.defaults, on: 'soon' })).toBe('What my payments earned.')
})

it('a link carries 100 rows of 13 digits, and not one more', () => {
  const hundred = rowsOf(100)
  const { fields, note } = carried(hundred)
  expect([fields, note]).toEqual([hundred, undefined])
  const linked = parseInputs(writeFragment(fields), { fields: inputs.fields, list: 'rows' })
  expect(linked).toEqual(hundred)
  const more = carried(rowsOf(101))
  expect([more.fields.rows, more.note]).toEqual(['', 'The rows stay on your device.'])
  expect(more.fields.value).toBe('6,45,000')
})

const OTHERS = 'ABCDE1234F folio 987654/32 A/c 50100123456789 balance 4,18,043.75'

it('of what was pasted, a link carries the day, in and out, and nothing else', () => {
  const text = [
    'Date\tNarration\tAmount',
    ...Array.from({ length: 90 }, (_, i) => `5/4/${1990 + (i % 30)}\t${OTHERS}\t${i + 1}`),
    `5/4/2021 ${OTHERS}`,
  ].join('\n')
  const pasted: Typed = { ...inputs.defaults, rows: escapeText(text), source: 'text', asks: 'on' }
  const { fields, note } = carried(pasted)
  expect([fields.source, note]).toEqual(['typed', undefined])
  expect(answer({ ...(fields as Typed), asks: 'off' }).returns.rate).toEqual(
    answer({ ...pasted, asks: 'off' }).returns.rate,
  )
  const link = decodeURIComponent(writeFragment(fields))
  for (const word of OTHERS.split(' ')) expect(link).not.toContain(word)
})

it('a line that could not be read stays behind, be it in the list by now', () => {
  const rows = writeRows([{ date: `5/4/2021 ${OTHERS}`, in: '', out: '' }, row(1)])
  const { fields } = carried({ ...inputs.defaults, rows, statement: 's1' })
  expect(fields.rows).toContain('1991-04-05')
  expect(fields.statement).toBe('')
  expect(decodeURIComponent(writeFragment(fields))).not.toContain('ABCDE')
})

it('the picture shows the example', () => {
  expect(picture()).toMatchObject({
    label: 'XIRR',
    figure: '11.02%',
    total: { value: '₹6,45,000' },
  })
  expect(formatNumber(answer(inputs.defaults).returns.totalIn, 0)).toBe('4,50,000')
})
