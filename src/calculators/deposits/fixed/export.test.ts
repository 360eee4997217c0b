import { describe, expect, it } from 'vitest'
import { plainText } from '../../../core/tables/sheet'
import { answer } from './answer'
import { fixedSheet } from './export'
import { inputs, type Typed } from './inputs'

function sheetOf(changes: Partial<Typed>) {
  const { asked, outcome } = answer({ ...inputs.defaults, ...changes })
  if (outcome?.kind !== 'deposit') throw new Error('There is a deposit')
  return fixedSheet({ asked, deposit: outcome, currencyCode: 'INR' })
}

const factsOf = (changes: Partial<Typed>) =>
  Object.fromEntries(sheetOf(changes).facts.map(({ label, value }) => [label, plainText(value)]))

describe('the exported file', () => {
  it('has the years with two decimals that add up', () => {
    const { columns, rows, fileName } = sheetOf({})
    expect(fileName).toBe('fixed-deposit-500000-6.5pct-60m')
    expect(columns).toEqual(['Year', 'Interest', 'TDS', 'Value'])
    const cells = rows.map((row) => row.map(plainText))
    expect(cells.map(([, interest]) => interest)).toEqual([
      '33300.80',
      '35518.70',
      '37884.29',
      '40407.45',
      '43098.65',
    ])
    expect(cells.at(-1)).toEqual(['5', '43098.65', '0.00', '690209.89'])
    const paise = cells.reduce((sum, [, text]) => sum + Math.round(Number(text) * 100), 0)
    expect(paise).toBe(19_020_989)
  })

  it('names financial years and days where there is a date', () => {
    const { rows } = sheetOf({ from: '15/04/2026', years: '0', days: '444' })
    expect(rows.map(([year]) => year && plainText(year))).toEqual(['2026-27', '2027-28'])
    expect(factsOf({ from: '15/04/2026', years: '0', days: '444' })).toMatchObject({
      Term: '444 days',
      'Deposited on': '15 April 2026',
      'Matures on': '3 July 2027',
    })
  })

  it('tells what closing early gives', () => {
    expect(factsOf({ closeYears: '2', closeRate: '6' })).toMatchObject({
      'Closed after': '2 years',
      'Rate then': '5.00',
      'You get on closing': '552243.05',
      'Given up': '16576.45',
    })
    expect(factsOf({})['Given up']).toBeUndefined()
  })

  it('tells what is paid out, and a found amount rounded up', () => {
    expect(factsOf({ payout: 'monthly', days: '10' })).toMatchObject({
      'Interest is paid': 'Monthly',
      'Interest each month': '2693.74',
      'Last interest': '890.41',
    })
    // A month’s payment, twelve times: it earns nothing itself.
    const monthly = factsOf({ payout: 'monthly' })
    expect(monthly['Paid out in a year, of the amount']).toBe('6.46')
    expect(monthly['If every payment earned as much']).toBe('6.66')
    expect(monthly['Effective yearly yield']).toBeUndefined()
    expect(factsOf({ payout: 'quarterly' })['Paid out in a year, of the amount']).toBe('6.50')
    expect(factsOf({ find: 'amount' })).toMatchObject({
      Amount: '724418',
      'Maturity Value': '1000000.00',
    })
  })
})
