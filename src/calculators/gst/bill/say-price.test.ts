import { expect, it } from 'vitest'
import { decimalFrom } from '../../../core/decimal'
import { sayPrice } from './say-price'

it.each([
  ['0.125', '0.125'],
  ['1850.5', '1,850.50'],
  ['240', '240.00'],
  ['-0.0075', '-0.0075'],
  ['123456.789', '1,23,456.789'],
])('a price of %s is shown as %s', (price, shown) => {
  expect(sayPrice(decimalFrom(price))).toBe(shown)
})
