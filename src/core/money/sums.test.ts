import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom, toDigits } from './decimal'
import { readAmount } from './parse'
import { readSum } from './sums'

describe('a sum', () => {
  it.each([
    ['450+120', '570'],
    ['3*62.5', '187.5'],
    ['3 x 62.50', '187.5'],
    ['3 × ₹62.50', '187.5'],
    ['1,180 - 180', '1000'],
    ['1,180 − 180', '1000'],
    ['10/3*3', '10'],
    ['100 ÷ 8', '12.5'],
    ['2+3*4', '14'],
    ['(2+3)*4', '20'],
    ['0.1+0.2', '0.3'],
    ['1000+18%', '1180'],
    ['1000-10%', '900'],
    ['1000*18%', '180'],
    ['(450+120)*12%', '68.4'],
    ['1.5 lakh + 20k', '170000'],
    ['450/- + 120/-', '570'],
    ['४५०+१२०', '570'],
    ['-50+80', '30'],
    ['80*-2', '-160'],
    // While it is typed, it counts as far as it goes.
    ['450+', '450'],
    ['450+120*', '570'],
    ['(450+120', '570'],
  ])('%s is %s', (text, expected) => {
    const reading = readSum(text)
    expect(reading.problem).toBeUndefined()
    expect(toDigits(reading.value)).toBe(expected)
    expect(reading.isSum).toBe(true)
  })

  it.each(['--5', '450++*2', '450)(2', '*450', '450 apples + 2', '5 + 1,5', 'a+b', '()', '%+%'])(
    '%s is none',
    (text) => {
      expect(readSum(text)).toMatchObject({ value: 0n, problem: 'unreadable', isSum: false })
    },
  )

  it('divides by nothing but 0', () => {
    expect(readSum('450/0')).toMatchObject({ problem: 'unreadable', dividesByZero: true })
    expect(readSum('450/(3-3)').dividesByZero).toBe(true)
  })

  it('counts the amounts that are added up', () => {
    expect(readSum('450+120+80').terms).toBe(3)
    expect(readSum('2*450+120').terms).toBe(2)
    expect(readSum('(450+120)*2').terms).toBe(1)
    expect(readSum('450+18%').terms).toBe(1)
    expect(readSum('450-120').terms).toBe(1)
  })

  it('is an amount where it is one', () => {
    for (const text of ['', '450', '1.5 lakh', '450/-', '-5', '1,5', 'abc', '₹']) {
      expect(readSum(text)).toMatchObject(readAmount(text))
    }
  })

  it('adds and multiplies exactly, whatever the amounts', () => {
    const cents = fc.integer({ min: 0, max: 10 ** 9 })
    const say = (n: number) => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 999 }), (a, b, n) => {
        const expected = (BigInt(a) * BigInt(n) + BigInt(b)) * 10n ** 38n
        expect(readSum(`${n}*${say(a)}+${say(b)}`).value).toBe(expected)
      }),
    )
  })

  it('never throws, whatever the text', () => {
    const signs = fc.constantFrom(...'0123456789+-*/()%., x×÷₹k'.split(''))
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 40 }), (text) => {
        const { value, problem } = readSum(text)
        if (problem) expect(value).toBe(decimalFrom(0))
      }),
      { numRuns: 500 },
    )
  })
})
