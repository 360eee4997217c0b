import { expect, it } from 'vitest'
import { noSeller } from '../../books/bill/seller'
import { paperWords } from './paper-words.en'
import { copyNames, paperFileName, paperName } from './sentences'

const named = (copies: '1' | '2' | '3', more = {}) =>
  copyNames('Tax Invoice', { ...noSeller, copies, ...more }, paperWords)

it('names each copy for whom it is', () => {
  expect(named('1')).toEqual(['Original for recipient'])
  expect(named('2')).toEqual(['Original for recipient', 'Duplicate for supplier'])
  expect(named('3')).toEqual([
    'Original for recipient',
    'Duplicate for transporter',
    'Triplicate for supplier',
  ])
})

it('says nothing of copies on a single receipt', () => {
  expect(named('1', { paper: '80 mm' })).toEqual([''])
  expect(named('2', { paper: '58 mm' })).toHaveLength(2)
})

it('prints an estimate once, for it is the original of nothing', () => {
  expect(copyNames('Estimate', { ...noSeller, copies: '3' }, paperWords)).toEqual([''])
})

const party = { address: '', gstin: '', state: '' }
const nameOf = (number: string, name?: string, date = '') =>
  paperName({
    title: 'Tax Invoice',
    number,
    date,
    buyer: name === undefined ? undefined : { ...party, name },
  })

it('is made of the title, the number and the buyer', () => {
  expect(nameOf('SGS-0142', 'Patel Hardware')).toBe('Tax Invoice SGS-0142 Patel Hardware')
  expect(nameOf('', 'Patel Hardware')).toBe('Tax Invoice Patel Hardware')
  expect(nameOf('SGS-0142')).toBe('Tax Invoice SGS-0142')
  expect(nameOf('')).toBe('Tax Invoice')
})

it('has its date where nothing else tells it from others', () => {
  expect(nameOf('', '', '15 Nov 2026')).toBe('Tax Invoice 15 Nov 2026')
  expect(nameOf('../..', ' ', '15 Nov 2026')).toBe('Tax Invoice 15 Nov 2026')
  expect(nameOf('7', '', '15 Nov 2026')).toBe('Tax Invoice 7')
})

it('is a file without spaces', () => {
  const paper = { title: 'Estimate', number: '7', date: '', buyer: undefined } as const
  expect(paperFileName(paper)).toBe('Estimate-7')
})

it('has only what every system takes in the name of a file', () => {
  expect(nameOf('2026/27\\041', 'A <b>: "C"?\n*|')).toBe('Tax Invoice 2026-27-041 A -b- -C')
  expect(nameOf('7', 'Half a sign \ud83d.')).toBe('Tax Invoice 7 Half a sign')
  expect(nameOf('७', 'श्री गणेश भंडार')).toBe('Tax Invoice ७ श्री गणेश भंडार')
  expect(nameOf('1', '\u202eevil\u0000')).toBe('Tax Invoice 1 evil')
})

it('is not endless', () => {
  expect(nameOf('1', 'x'.repeat(5_000))).toHaveLength(80)
  expect(encodeURIComponent(nameOf('1', '𑀓'.repeat(200)))).toContain('%F0')
})
