import { expect, it } from 'vitest'
import { sheetName } from './written-xml'

it.each([
  ['EMI: [2026]', 'EMI 2026'],
  ['Withdrawal plan: year by year', 'Withdrawal plan year by year'],
  ['Loan prepayment: schedule with the changes', 'Loan prepayment schedule with'],
  ['x'.repeat(40), 'x'.repeat(31)],
  [`${'x'.repeat(31)} and more`, 'x'.repeat(31)],
  ['*', 'Sheet'],
  ['', 'Sheet'],
])('the sheet of %j is called %j', (title, name) => {
  expect(sheetName(title)).toBe(name)
})
