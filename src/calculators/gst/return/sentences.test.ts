import { describe, expect, it } from 'vitest'
import { answer } from './answer'
import type { Row } from './compute'
import { saySplit } from './credit-table'
import { cellName, inputs, readInputs, type Typed } from './inputs'
import { cellNotes, noticesOf, sayCarried } from './sentences'
import { type Head, heads } from './set-off'
import { sayReturn } from './share'

const cells = (row: Row, ...amounts: readonly string[]): Partial<Typed> =>
  Object.fromEntries(amounts.map((text, index) => [cellName(row, heads[index] as Head), text]))

const nothing: Partial<Typed> = {
  ...cells('output', '0', '0', '0'),
  ...cells('reverseCharge', '0', '0', '0'),
  ...cells('creditOpening', '0', '0', '0'),
  ...cells('creditNew', '0', '0', '0'),
  ...cells('cashLedger', '0', '0', '0'),
  ...cells('cashSinceDue', '', '', ''),
}
/** The example, filed eight days late. */
const withTyped = (part: Partial<Typed>): Typed => ({
  ...inputs.defaults,
  filedOn: '2026-11-28',
  ...part,
})

const notesOf = (part: Partial<Typed>) => {
  const typed = withTyped(part)
  return cellNotes(typed, readInputs(typed), answer(typed).results)
}
const noticesFor = (part: Partial<Typed>) => {
  const { asked, results } = answer(withTyped(part))
  return results ? noticesOf(asked, results) : []
}
const taxOf = (part: Partial<Typed>) => {
  const tax = answer(withTyped(part)).results?.tax
  if (!tax) throw new Error('It has tax')
  return tax
}

describe('notes about the amounts', () => {
  it('are silent about the example', () => {
    expect(notesOf({})).toEqual([])
  })

  it('say what counts as 0', () => {
    expect(notesOf(cells('output', '-5'))).toEqual(['Counted as 0: nothing here is below zero.'])
    expect(notesOf(cells('output', 'x'))).toEqual([
      'This could not be read as a number, so it counts as 0: Output tax, IGST.',
    ])
  })

  it('say what of the cash counts as there since the due date', () => {
    expect(notesOf(cells('cashSinceDue', '0', '5,000', '1,000'))).toEqual([
      'Not more than the ledger holds now: counted as ₹1,000.',
    ])
    const asks = ['If this cash lay there on the due date, type it below: it bears no interest.']
    expect(notesOf(cells('cashSinceDue', '', '', ''))).toEqual(asks)
    expect(notesOf({ ...cells('cashSinceDue', '', '', ''), filedOn: '' })).toEqual([])
    expect(notesOf(cells('cashSinceDue', '', '0', ''))).toEqual([])
  })

  it('leave out a column that is not on show', () => {
    const hidden = { [cellName('output', 'cess')]: '-5' }
    expect(notesOf(hidden)).toEqual([])
    expect(notesOf({ ...hidden, cess: 'yes' })).toHaveLength(1)
  })
})

describe('notices', () => {
  it('tell to move money first', () => {
    const moving = {
      ...nothing,
      ...cells('output', '0', '500', '500'),
      ...cells('cashLedger', '200', '300', '500'),
      filedOn: '2026-11-20',
    }
    expect(noticesFor(moving)).toEqual(['Move ₹200 from IGST to CGST with PMT-09 first.'])
  })

  it('name credit that is stuck', () => {
    const stuck = {
      ...nothing,
      ...cells('output', '0', '40,000', '40,000'),
      ...cells('creditNew', '0', '70,000', '10,000'),
    }
    expect(noticesFor(stuck)).toEqual([
      '₹30,000 of CGST credit stays although SGST is paid in cash: CGST credit never pays SGST.',
    ])
  })

  it.each([
    [nothing, 'No tax: counted as a nil return, ₹20 a day.'],
    [
      { ...nothing, ...cells('output', '900') },
      'Without CGST the lower nil fee may apply: the notification speaks of central tax alone.',
    ],
    [{ filedOn: '2026-10-31' }, 'A return is filed after its period ends.'],
    [
      { month: '10', year: '2023', filedOn: '2026-11-21' },
      'The portal takes no return three years after its due date: this one until 20 Nov 2026.',
    ],
    [{ form: 'gstr9', yearTurnover: '2 crore' }, 'Up to ₹2 crore no annual return is due.'],
  ] satisfies [Partial<Typed>, string][])('say what is special (%#)', (part, sentence) => {
    expect(noticesFor(part)).toContain(sentence)
  })

  it('say where credit goes', () => {
    const { results } = answer(withTyped({}))
    expect(results && sayCarried(results)).toBe('all of it is used')
    expect(saySplit(taxOf({}))).toEqual([
      'IGST credit goes to IGST first.',
      'Of the ₹45,000 left, ₹19,000 goes to CGST and ₹26,000 to SGST.',
      'No CGST or SGST credit is stranded.',
      'Filling CGST first would need ₹34,500 in cash.',
    ])
    // What is left of the IGST credit is more than what the others take.
    expect(saySplit(taxOf(cells('creditNew', '3,00,000')))[1]).toBe(
      'Of the ₹2,85,000 left, ₹54,000 goes to CGST and ₹54,000 to SGST.',
    )
    const lending = {
      ...nothing,
      ...cells('output', '90,000', '60,000', '60,000'),
      ...cells('creditNew', '60,000', '78,000', '90,000'),
    }
    expect(saySplit(taxOf(lending))).toEqual([
      'IGST credit goes to IGST first.',
      'CGST and SGST credit pay their own head first.',
      'IGST still needs some: ₹9,000 of CGST credit and ₹21,000 of SGST credit, in any order.',
    ])
    expect(saySplit(taxOf({ ...lending, order: 'cgstFirst' })).at(-1)).toBe(
      'IGST still needs some: ₹18,000 of CGST credit and ₹12,000 of SGST credit, SGST credit only after CGST credit.',
    )
    expect(saySplit(taxOf(nothing))).toEqual(['There is no credit to use.'])
  })
})

describe('the sentence of Copy', () => {
  it('names the return and its day', () => {
    expect(sayReturn(withTyped({}))).toBe(
      'GSTR-3B of October 2026, filed on 28 Nov 2026. Output tax ₹1,26,000, reverse charge ₹900. Credit ₹1,10,800.',
    )
    expect(sayReturn(withTyped({ form: 'gstr1', nil: 'yes' }))).toBe(
      'GSTR-1 of October 2026, filed on 28 Nov 2026. Nil return.',
    )
    expect(sayReturn(withTyped({ form: 'gstr9', financialYear: '2020-21' }))).toContain(
      'GSTR-9 of 2020-21. Counted from June 2021 on',
    )
  })
})
