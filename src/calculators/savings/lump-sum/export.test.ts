import { describe, expect, it } from 'vitest'
import { plainText, type SheetCell } from '../../../core/tables/sheet'
import { answer, growingIn } from './compute'
import { lumpSumSheet } from './export'
import { inputs, type Typed } from './inputs'

function sheetOf(changes: Partial<Typed>) {
  const { asked, outcome } = answer({ ...inputs.defaults, ...changes })
  const growing = growingIn(outcome)
  if (!growing) throw new Error('There is nothing to take along')
  return lumpSumSheet({ asked, growing, currencyCode: 'INR' })
}

const textsIn = (cells: readonly SheetCell[] | undefined) => cells?.map(plainText)
const factsIn = (changes: Partial<Typed>) =>
  Object.fromEntries(sheetOf(changes).facts.map(({ label, value }) => [label, plainText(value)]))

describe('lumpSumSheet', () => {
  it('holds the amount year by year, in paise', () => {
    const sheet = sheetOf({ years: '2.5' })
    expect(sheet.fileName).toBe('lump-sum-100000-12pct-30m-6pct-inflation')
    expect(sheet.columns).toEqual(['Year', 'Value', 'Gain', "In today's money"])
    expect(sheet.rows.map(textsIn)).toEqual([
      ['1', '112000.00', '12000.00', '105660.38'],
      ['2', '125440.00', '25440.00', '111641.15'],
      ['2½', '132753.22', '32753.22', '114757.32'],
    ])
    expect(factsIn({})).toMatchObject({
      Amount: '100000',
      'Expected annual return (%)': '12',
      'Duration (months)': '120',
      Value: '310584.82',
      Gain: '210584.82',
      'Times your money': '3.11',
      "In today's money": '173428.94',
      'Return above inflation (%)': '5.66',
      'Doubles in (years)': '6.12',
    })
  })

  it('names what was found, and leaves out what there is not', () => {
    expect(factsIn({ find: 'return', years: '6' })).toMatchObject({ CAGR: '12.25' })
    expect(factsIn({ find: 'years' })).toMatchObject({ 'Exact years': '6.12' })
    expect(factsIn({ find: 'amount', value: '10 lakh' })).toMatchObject({
      Amount: '321974',
      Value: '1000000.00',
      Gain: '678026.76',
    })
    const falling = sheetOf({ inflation: '-100', rate: '-5', years: '1' })
    expect(falling.facts.map(({ label }) => label)).not.toContain('Doubles in (years)')
    expect(falling.rows.map(textsIn)).toEqual([['1', '95000.00', '-5000.00', '']])
  })
})
