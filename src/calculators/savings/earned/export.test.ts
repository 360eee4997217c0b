import { expect, it } from 'vitest'
import { writeCsv } from '../../../core/tables/csv'
import { answer } from './compute'
import { returnsSheet } from './export'
import { inputs } from './inputs'
import { unescapeText } from './rows'
import { readStatement } from './worker/read-statement'

const csvOf = (typed = inputs.defaults) => writeCsv(returnsSheet(answer(typed), 'INR'))

it('holds every payment with two decimals, and the results', () => {
  const csv = csvOf()
  expect(csv).toContain('XIRR (%),11.02')
  expect(csv).toContain('In a bank deposit,541304.63')
  expect(csv).toContain('Date,Paid in,Taken out,Days,Worth now')
  expect(csv).toMatch(/2023-01-20,0\.00,40000\.00,1396,-59661\.15/)
})

it('can be read again', async () => {
  const statement = await readStatement(new Blob([csvOf()]))
  const rows = 'rows' in statement ? statement.rows : ''
  const again = answer({ ...inputs.defaults, rows, source: 'text' })
  expect(unescapeText(rows)).toContain('2021-04-05')
  expect(again.returns.rate).toBe(answer(inputs.defaults).returns.rate)
  expect(again.read.bad).toEqual([])
})
