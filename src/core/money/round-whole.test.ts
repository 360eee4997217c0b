import { describe, expect, it } from 'vitest'
import { decimalFrom, toDigits } from './decimal'
import { roundedDown, roundedUp } from './round-whole'

describe('whole amounts', () => {
  it.each([
    ['30003.84', '30003', '30004'],
    ['30003.0000000001', '30003', '30004'],
    ['30003.5', '30003', '30004'],
    ['30003', '30003', '30003'],
    ['0', '0', '0'],
    ['-0.5', '-1', '0'],
  ])('%s lies from %s to %s', (amount, below, above) => {
    expect(toDigits(roundedDown(decimalFrom(amount)))).toBe(below)
    expect(toDigits(roundedUp(decimalFrom(amount)))).toBe(above)
  })
})
