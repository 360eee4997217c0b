import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFragment, writeFragment } from './fragment'

const names = ['amount', 'rate', 'mode']

describe('writeFragment', () => {
  it('is readable, versioned and short', () => {
    expect(writeFragment({ amount: '5,00,000', rate: '10', mode: 'add' })).toBe(
      'v=1&amount=5,00,000&rate=10&mode=add',
    )
  })

  it('escapes what would end a value', () => {
    expect(writeFragment({ amount: 'a&b=c#d e%' })).toBe('v=1&amount=a%26b%3Dc%23d%20e%25')
  })

  it('survives half of a surrogate pair', () => {
    expect(() => writeFragment({ amount: '\ud800' })).not.toThrow()
  })
})

describe('readFragment', () => {
  it('gives back exactly what was written', () => {
    const typable = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .filter((text) => !/[<>\p{Cc}]/u.test(text))
    fc.assert(
      fc.property(typable, typable, typable, (amount, rate, mode) => {
        const fields = { amount, rate, mode }
        expect(readFragment(writeFragment(fields), names)).toEqual(fields)
      }),
      { numRuns: 1_000 },
    )
  })

  it('reads known names only', () => {
    const hostile = 'v=1&__proto__=x&constructor=y&toString=z&amount=5'
    expect(readFragment(hostile, names)).toEqual({ amount: '5' })
    expect(Object.getPrototypeOf(readFragment(hostile, names))).toBe(Object.prototype)
  })

  it.each([
    ['a broken escape', 'v=1&amount=%E0%A4%A&rate=9', { rate: '9' }],
    ['a repeated name', 'v=1&amount=1&amount=2&rate=9', { rate: '9' }],
    ['a script', 'v=1&amount=<script>alert(1)</script>&rate=9', { rate: '9' }],
    ['an escaped script', 'v=1&amount=%3Cimg%20onerror%3D1%3E&rate=9', { rate: '9' }],
    ['a control character', 'v=1&amount=1%00&rate=9', { rate: '9' }],
    ['a very long value', `v=1&amount=${'9'.repeat(501)}&rate=9`, { rate: '9' }],
    ['a name without a value', 'v=1&amount&rate=9', { rate: '9' }],
  ])('leaves out %s, and reads the rest', (_, text, expected) => {
    expect(readFragment(text, names)).toEqual(expected)
  })

  it.each([
    ['nothing', ''],
    ['another version', 'v=2&amount=5'],
    ['two versions', 'v=1&v=1&amount=5'],
    ['no version', 'amount=5'],
    ['a plain anchor', 'main'],
    ['a megabyte', `v=1&amount=5&x=${'9'.repeat(2 ** 20)}`],
  ])('is not ours: %s', (_, text) => {
    expect(readFragment(text, names)).toBeUndefined()
  })

  it('reads a list that is longer than what is typed into a field', () => {
    const [long, text] = ['9'.repeat(7_000), 'v=1&rate=9&amount=']
    expect(readFragment(text + long, names, 'amount')).toEqual({ rate: '9', amount: long })
    expect(readFragment(text + long, names, 'mode')).toEqual({ rate: '9' })
    expect(readFragment(`${text}<b>${long}`, names, 'amount')).toEqual({ rate: '9' })
    expect(readFragment(text + long + long, names, 'amount')).toBeUndefined()
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        readFragment(text, names)
        readFragment(`v=1&${text}`, names)
      }),
      { numRuns: 500 },
    )
  })
})
