import { describe, expect, it } from 'vitest'
import { writeCsv } from '../../../core/tables/csv'
import { answer, planIn } from './compute'
import { recurringSheet } from './export'
import { inputs, type Typed } from './inputs'

function linesOf(typed: Partial<Typed>) {
  const { asked, outcome } = answer({ ...inputs.defaults, ...typed })
  const plan = planIn(outcome)
  if (!plan) throw new Error('The test needs a plan')
  const sheet = recurringSheet({ asked, plan, currencyCode: 'INR' })
  return { fileName: sheet.fileName, lines: writeCsv(sheet).replace('\uFEFF', '').split('\r\n') }
}

describe('the file of a recurring deposit', () => {
  it('has its inputs and results on top, and the years in two decimals', () => {
    const { fileName, lines } = linesOf({})
    expect(fileName).toBe('recurring-deposit-5000-60m-6.5pct')
    expect(lines).toContain('Year,Deposited,Interest,TDS,Value')
    expect(lines).toContain('1,60000.00,2143.23,0.00,62143.23')
    expect(lines).toContain('5,60000.00,20427.17,0.00,354954.10')
    expect(lines).toContain('Effective yearly yield (%),6.66')
    expect(lines).toContain('Ends after,60 months')
  })

  it('names financial years with a first month, and its interest adds up to the paisa', () => {
    const { lines } = linesOf({ monthly: '50,000', first: 'Nov 2026', method: 'postOffice' })
    const rows = lines.filter((line) => /^20\d\d-\d\d,/.test(line)).map((line) => line.split(','))
    expect(rows.map(([year]) => year)).toEqual([
      '2026-27',
      '2027-28',
      '2028-29',
      '2029-30',
      '2030-31',
      '2031-32',
    ])
    expect(lines).toContain('Matures in,2031-11')
    let value = 0
    for (const [, deposited, interest, , next] of rows) {
      value += Math.round(Number(deposited) * 100) + Math.round(Number(interest) * 100)
      expect(value).toBe(Math.round(Number(next) * 100))
    }
    expect(value).toBe(356_829_000)
  })

  it('holds a found instalment as it is shown', () => {
    const { fileName, lines } = linesOf({ find: 'monthly' })
    expect(fileName).toBe('recurring-deposit-7044-60m-6.5pct')
    expect(lines).toContain('Monthly instalment,7044')
    expect(lines).toContain('Maturity Value,500000.00')
  })
})
