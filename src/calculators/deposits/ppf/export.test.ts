import { describe, expect, it } from 'vitest'
import { linesOf, plainText } from '../../../core/tables/sheet'
import { answer } from './compute'
import { ppfSheet } from './export'
import { inputs, type Typed } from './inputs'

function sheetOf(part: Partial<Typed>) {
  const { plan, results } = answer({ ...inputs.defaults, ...part })
  if (!results) throw new Error('There is an answer')
  const sheet = ppfSheet({ plan, results, currencyCode: 'INR' })
  return {
    name: sheet.fileName,
    lines: linesOf(sheet).map(({ cells }) => cells.map(plainText).join(',')),
  }
}

describe('the exported file', () => {
  it('has the years with two decimals', () => {
    const { name, lines } = sheetOf({})
    expect(name).toBe('ppf-150000-yearly-7.1pct-15y')
    expect(lines).toContain('Year,Deposited,Interest,Balance')
    expect(lines).toContain('2,150000.00,22056.00,332706.00')
    expect(lines).toContain('Maturity Value,4068208.00')
  })

  it('has financial years, the day it matures and the rate changes', () => {
    const { name, lines } = sheetOf({
      opened: '4/2026',
      changes: 'ppf~6~3~7.5',
      deposit: 'monthly',
    })
    expect(name).toBe('ppf-12500-monthly-7.1pct-2026-04')
    expect(lines).toContain('2031-32,3,7.5')
    expect(lines).toContain('Matures on,2042-04-01')
    expect(lines.some((line) => line.startsWith('2041-42,150000.00,'))).toBe(true)
  })
})
