import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LedgerRow } from './ledger'

it.each([
  ['₹5', true],
  ['₹0.05', true],
  ['₹0', false],
  ['₹0.00', false],
  ['--', false],
  ['None', false],
  ['-₹5', false],
])('puts a sign before %s only where it is an amount above 0', (value, isSigned) => {
  const row = renderToStaticMarkup(<LedgerRow label="Fee" value={value} sign="-" />)
  expect(row.includes('data-sign')).toBe(isSigned)
})
