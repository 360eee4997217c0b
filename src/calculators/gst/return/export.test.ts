import { expect, it } from 'vitest'
import { plainText } from '../../../core/tables/sheet'
import { answer } from './answer'
import { returnSheet } from './export'
import { inputs } from './inputs'

const { asked, results } = answer({
  ...inputs.defaults,
  filedOn: '2026-11-28',
  'cashLedger-igst': '700',
  'cashLedger-cgst': '20,000',
})
const tax = results?.tax
if (!results || !tax) throw new Error('It has an answer')
const sheet = returnSheet({ asked, results, tax })

it('has the working row by row, each with its sum', () => {
  expect(sheet.fileName).toBe('gstr3b-2026-10')
  expect(sheet.columns).toEqual(['Row', 'IGST', 'CGST', 'SGST/UTGST', 'Cess', 'Total'])
  expect(sheet.rows.map((cells) => cells.map(plainText).join(' '))).toEqual([
    'Output tax 18000 54000 54000 0 126000',
    'Reverse charge 0 450 450 0 900',
    'Credit brought forward 3000 9000 2000 0 14000',
    'Credit of this month 60000 18400 18400 0 96800',
    'Paid by IGST credit 18000 11950 33050 0 63000',
    'Paid by CGST credit 0 27400 0 0 27400',
    'Paid by SGST credit 0 0 20400 0 20400',
    'Paid by cess credit 0 0 0 0 0',
    'Credit left 0 0 0 0 0',
    'Tax in cash 0 15100 1000 0 16100',
    'Interest 0 56 0 0 56',
    'Late fee 0 200 200 0 400',
    'Cash ledger now 700 20000 1000 0 21700',
    'Moved with PMT-09 -200 0 200 0 0',
    'Pay in 0 0 0 0 0',
  ])
})

it('has what waiting costs and the dates on sheets of their own', () => {
  const [waiting, dates] = sheet.further ?? []
  expect(waiting?.name).toBe('If you wait')
  expect(waiting?.rows.map((cells) => cells.map(plainText).join(' ')).slice(0, 3)).toEqual([
    '1 2026-11-21 7 50 57',
    '7 2026-11-27 49 350 399',
    '8 2026-11-28 56 400 456',
  ])
  expect(dates?.name).toBe('Dates')
  expect(dates?.rows.map((cells) => cells.map(plainText).join(' '))).toContain(
    '2026-11-20 GSTR-3B October 2026, this return',
  )
})
