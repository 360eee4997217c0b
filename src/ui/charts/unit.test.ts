import { expect, it } from 'vitest'
import { decimalFrom } from '../../core/decimal'
import { chartUnitFor, inUnit } from './unit'

it.each([
  ['637411', '6.37', '₹1 L = 1 lakh = ₹1,00,000'],
  ['99999', '100.00', '₹1 K = 1 thousand = ₹1,000'],
  ['231605194', '23.16', '₹1 Cr = 1 crore = ₹1,00,00,000'],
  ['5000000000000', '5.00', '₹1 L Cr = 1 lakh crore = ₹10,00,00,00,00,000'],
  ['999', '999.00', undefined],
])('counts %s as %s', (digits, count, meaning) => {
  const value = decimalFrom(digits)
  const unit = chartUnitFor(value, '₹')
  expect(inUnit(value, unit, 2)).toBe(count)
  expect(unit.meaning).toBe(meaning)
})
