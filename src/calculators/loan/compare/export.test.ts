import { expect, it } from 'vitest'
import { writeCsv } from '../../../core/tables/csv'
import { answer } from './compute'
import { offersSheet } from './export'
import { inputs, type Typed } from './inputs'

const linesFor = (part: Partial<Typed>) => {
  const typed = { ...inputs.defaults, hasThird: 'yes' as const, ...part }
  const sheet = offersSheet({ ...answer(typed), typed, currencyCode: 'INR' })
  return { name: sheet.fileName, lines: writeCsv(sheet).slice(1).split('\r\n') }
}

it('holds what each offer asks and what it comes to, in columns', () => {
  const { name, lines } = linesFor({ methodC: 'flat', gstC: 'no', feeKindC: 'amount', feeC: '250' })
  expect(name).toBe('loan-offers-a-b-c')
  expect(lines.slice(0, 15)).toEqual([
    'Loan offers side by side',
    'Currency,INR',
    '',
    ',Offer A (example),Offer B (example),Offer C',
    'Loan amount,5000000.00,5000000.00,5000000.00',
    'Interest rate (% p.a.),8.5,8.25,8.4',
    'Rate is,Reducing,Reducing,Flat',
    'Tenure (months),240,240,300',
    'Processing fee (%),0.5,1,',
    'Processing fee,25000.00,50000.00,250.00',
    '18% GST on the fee,Yes,Yes,No',
    'Other charges,0.00,5000.00,0.00',
    'Monthly EMI,43391.16,42603.28,51666.67',
    'Total Interest,5413878.80,5224787.83,10500000.00',
    'Charges,29500.00,64000.00,250.00',
  ])
})

it('leaves out the percentage of fees that are amounts, and counts none below 0', () => {
  const kinds = { feeKind: 'amount', feeKindB: 'amount', feeKindC: 'amount' } as const
  const { lines } = linesFor({ ...kinds, fee: '250', feeB: '-5', feeC: '' })
  expect(lines.filter((line) => line.startsWith('Processing fee'))).toEqual([
    'Processing fee,250.00,0.00,0.00',
  ])
})

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'adds up to the paisa, whatever was rounded: 0.00%i',
  (mill) => {
    const { lines } = linesFor({ amount: '1000.01', fee: '0', other: `0.00${mill}` })
    const paise = (label: string) =>
      Math.round(Number(lines.find((line) => line.startsWith(`${label},`))?.split(',')[1]) * 100)
    expect(paise('Total Interest') + paise('Charges')).toBe(paise('Cost in all'))
    expect(paise('Loan amount') + paise('Cost in all')).toBe(paise('You pay in all'))
  },
)

it('says which offers are examples beside one that was typed', () => {
  const { lines } = linesFor({ rate: '9' })
  expect(lines).toContain(',Offer A,Offer B (example),Offer C (example)')
})

it('leaves out an offer that has no results, and says where there is no APR', () => {
  const { lines } = linesFor({ tenureC: '0', other: '50,00,000' })
  expect(lines).toContain(',Offer A,Offer B (example)')
  expect(lines.find((line) => line.startsWith('APR'))).toMatch(/^APR \(% p\.a\.\),No APR,8\.43$/)
})
