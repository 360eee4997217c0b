import { expect, it } from 'vitest'
import { decimalFrom, toDigits } from './decimal'
import { roundedUp } from './round-whole'

it.each([
  ['30003.84', '30004'],
  ['30003.0000000001', '30004'],
  ['30003.5', '30004'],
  ['30003', '30003'],
  ['0', '0'],
  ['-0.5', '0'],
])('%s is rounded up to %s', (amount, above) => {
  expect(toDigits(roundedUp(decimalFrom(amount)))).toBe(above)
})
