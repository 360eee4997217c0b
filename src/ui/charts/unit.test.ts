import { expect, it } from 'vitest'
import { decimalFrom } from '../../core/decimal'
import { chartUnitFor, inUnit } from './unit'

it.each([
  ['637411', '6.37', '₹ lakh', '₹1 L = 1 lakh = ₹1,00,000'],
  ['99999', '100.00', '₹ thousand', '₹1 K = 1 thousand = ₹1,000'],
  ['231605194', '23.16', '₹ crore', '₹1 Cr = 1 crore = ₹1,00,00,000'],
  ['5000000000000', '5.00', '₹ lakh crore', '₹1 L Cr = 1 lakh crore = ₹10,00,00,00,00,000'],
  ['999', '999.00', '₹', undefined],
])('counts %s as %s %s', (digits, count, name, meaning) => {
  const value = decimalFrom(digits)
  const unit = chartUnitFor(value, '₹')
  expect(inUnit(value, unit, 2)).toBe(count)
  expect(unit.name).toBe(name)
  expect(unit.meaning).toBe(meaning)
})
