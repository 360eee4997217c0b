import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, toDigits } from './decimal'
import { readNumber, tidyNumber } from './parse'

describe('readNumber', () => {
  it.each([
    ['', '0'],
    ['   ', '0'],
    ['-', '0'],
    ['.', '0'],
    ['₹', '0'],
    ['5', '5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-5', '-5'],
    ['−5', '-5'],
    ['1,25,000', '125000'],
    ['10,0005', '100005'],
    ['1 25 000', '125000'],
    ['1\u00a025\u202f000', '125000'],
    ['₹ 1,25,000.50', '125000.5'],
    ['Rs. 1,25,000/-', '125000'],
    ['rs 500', '500'],
    ['INR 500', '500'],
    ['-₹200.00', '-200'],
    ['₹-200', '-200'],
    ['NZ$ 12', '12'],
    ['18%', '18'],
    ['000000000000000000000000000000001', '1'],
    ['900719925474099267.89', '900719925474099267.89'],
  ])('reads "%s" as %s', (text, expected) => {
    const reading = readNumber(text)
    expect(toDigits(reading.value)).toBe(expected)
    expect(reading.problem).toBeUndefined()
  })

  it.each([
    'abc',
    '1k',
    '2 lakh',
    '1.2.3',
    '--5',
    '-₹-5',
    '1e999',
    '1e3',
    '٣',
    'NaN',
    'Infinity',
    '0x10',
    '5-',
    '₹₹5',
  ])('counts "%s" as 0 and says that it cannot be read', (text) => {
    expect(readNumber(text)).toMatchObject({ value: 0n, problem: 'unreadable' })
  })

  it('counts absurdly long numbers as 0 and says that they are too long', () => {
    expect(readNumber('9'.repeat(400))).toMatchObject({ value: 0n, problem: 'too long' })
    expect(readNumber(`0.${'1'.repeat(400)}`)).toMatchObject({ value: 0n, problem: 'too long' })
  })

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[₹Rs.,\-−\d %/e]*$/)),
        (text) => {
          expect(typeof readNumber(text).value).toBe('bigint')
          expect(typeof tidyNumber(text)).toBe('string')
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('tidyNumber', () => {
  it.each([
    ['125000', '1,25,000'],
    ['125000.5', '1,25,000.5'],
    ['125000.50', '1,25,000.50'],
    ['Rs. 1,25,000/-', '1,25,000'],
    ['₹ 1,25,000.00', '1,25,000.00'],
    ['Rs.500', '500'],
    ['Rs.500.50/-', '500.50'],
    ['5.', '5'],
    ['.5', '0.5'],
    ['-1000', '-1,000'],
    ['', ''],
    ['-', '-'],
    ['abc', 'abc'],
    ['1.2.3', '1.2.3'],
  ])('leaves "%s" as "%s"', (text, expected) => {
    expect(tidyNumber(text)).toBe(expected)
  })

  it('never changes what a text means', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?[\d,]{1,12}(\.\d{0,6})?$/), (text) => {
        expect(readNumber(tidyNumber(text))).toEqual(readNumber(text))
        expect(tidyNumber(tidyNumber(text))).toBe(tidyNumber(text))
      }),
    )
    expect(readNumber(tidyNumber('1234.5')).value).toBe(decimalFrom('1234.5'))
  })
})
