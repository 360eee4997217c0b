import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money, totalOf } from '../tables/columns'
import {
  absolute,
  atLeastZero,
  type Decimal,
  decimalFrom,
  divide,
  multiply,
  multiplyDivide,
  one,
  power,
  round,
  subtract,
  sum,
  sumOf,
  toApproximate,
  toDigits,
  toFixed,
  zero,
} from './decimal'
import { missSum } from './round-whole'

const anyDecimal = fc
  .tuple(fc.bigInt(-(10n ** 24n), 10n ** 24n), fc.nat({ max: 999_999_999 }))
  .map(([whole, fraction]) => decimalFrom(`${whole}.${String(fraction).padStart(9, '0')}`))

describe('decimalFrom', () => {
  it.each([
    ['0', '0'],
    ['', '0'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-12.50', '-12.5'],
    ['007', '7'],
    [`0.${'0'.repeat(40)}5`, '0.0000000000000000000000000000000000000001'],
    [`0.${'0'.repeat(40)}4`, '0'],
  ])('reads "%s" as %s', (digits, expected) => {
    expect(toDigits(decimalFrom(digits))).toBe(expected)
  })

  it.each(['1e3', 'NaN', 'Infinity', '--5', '1,000', ' 1'])('refuses "%s" by name', (digits) => {
    expect(() => decimalFrom(digits)).toThrow(`got "${digits}"`)
  })
})

describe('rounding', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['1.0049999999999999999', 2, '1.00'],
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['-0.004', 2, '0.00'],
    ['99999.5', 0, '100000'],
    ['12', 1, '12.0'],
  ])('shows %s with %d decimals as %s', (digits, decimals, expected) => {
    expect(toFixed(decimalFrom(digits), decimals)).toBe(expected)
  })

  it('gives a value that is already round back unchanged', () => {
    fc.assert(
      fc.property(anyDecimal, fc.integer({ min: 0, max: 9 }), (value, decimals) => {
        const rounded = round(value, decimals)
        expect(round(rounded, decimals)).toBe(rounded)
        expect(toFixed(rounded, decimals)).toBe(toFixed(value, decimals))
      }),
    )
  })
})

describe('arithmetic', () => {
  it('keeps every digit of an 18-digit amount', () => {
    expect(toDigits(multiply(decimalFrom('999999999999999999'), decimalFrom('0.000000001')))).toBe(
      '999999999.999999999',
    )
  })

  it('divides to 40 decimals', () => {
    expect(toDigits(divide(one, decimalFrom(3)))).toBe(`0.${'3'.repeat(40)}`)
    expect(toDigits(divide(decimalFrom(-2), decimalFrom(3)))).toBe(`-0.${'6'.repeat(39)}7`)
    expect(toDigits(divide(decimalFrom(2), decimalFrom(-3)))).toBe(`-0.${'6'.repeat(39)}7`)
  })

  it('rounds once when it multiplies before it divides', () => {
    const three = decimalFrom(3)
    expect(multiplyDivide(three, one, three)).toBe(one)
  })

  it('raises to whole powers', () => {
    expect(toDigits(power(decimalFrom('1.01'), 12))).toBe('1.126825030131969720661201')
    expect(power(decimalFrom(7), 0)).toBe(one)
    expect(power(zero, 5)).toBe(zero)
  })

  it('adds up a list of any length, also below tables', () => {
    const many = Array<Decimal>(500_000).fill(decimalFrom('0.01'))
    expect(sumOf(many)).toBe(decimalFrom(5_000))
    expect(missSum(many)).toBe(true)
    const column = money('Taxable', (amount: Decimal) => amount, { total: 'sum' })
    expect(totalOf(column, many)).toBe(decimalFrom(5_000))
  })

  it('takes away what was added', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        expect(subtract(sum(a, b), b)).toBe(a)
        expect(absolute(subtract(a, b))).toBe(absolute(subtract(b, a)))
      }),
    )
  })

  it('multiplies back what it divided, to within a unit of the last digits', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        fc.pre(b !== zero)
        const error = absolute(subtract(multiply(divide(a, b), b), a))
        expect(error <= absolute(b) / one + 1n).toBe(true)
      }),
    )
  })

  it('lets nothing below zero through', () => {
    expect(atLeastZero(decimalFrom('-0.01'))).toBe(zero)
    expect(atLeastZero(decimalFrom('0.01'))).toBe(decimalFrom('0.01'))
  })

  it('approximates for drawing', () => {
    expect(toApproximate(decimalFrom('-12.25'))).toBe(-12.25)
  })
})
