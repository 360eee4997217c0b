import { describe, expect, it } from 'vitest'
import { monthsOf } from '../../../core/loan/annuity'
import { decimalFrom, toDigits } from '../../../core/money/decimal'
import { convertTenure, sayMonths, sayTerm } from './terms'

describe('convertTenure', () => {
  it.each([
    ['5', 'months', '60'],
    ['0.58', 'months', '7'],
    ['60', 'years', '5'],
    ['7', 'years', '0.58'],
    ['-5', 'months', '-60'],
  ] as const)('%s in the other unit, %s, is %s', (tenure, to, expected) => {
    expect(toDigits(convertTenure(decimalFrom(tenure), to))).toBe(expected)
  })

  it('keeps the same loan, there and back', () => {
    for (let months = 1; months <= 1200; months++) {
      const tenure = decimalFrom(months)
      const years = convertTenure(tenure, 'years')
      expect(convertTenure(years, 'months')).toBe(tenure)
      expect(monthsOf(years, 'years')).toBe(months)
    }
  })
})

describe('sayTerm', () => {
  it.each([
    [60, 'years', '5 years'],
    [12, 'years', '1 year'],
    [30, 'years', '30 months'],
    [60, 'months', '60 months'],
    [1, 'months', '1 month'],
  ] as const)('%i months, typed in %s, are %s', (months, unit, words) => {
    expect(sayTerm(months, unit)).toBe(words)
  })
})

describe('sayMonths', () => {
  it.each([
    [0, '0 months'],
    [1, '1 month'],
    [11, '11 months'],
    [12, '1 year'],
    [13, '1 year 1 month'],
    [48, '4 years'],
    [50, '4 years 2 months'],
    [1200, '100 years'],
  ])('%i months are %s', (months, words) => {
    expect(sayMonths(months)).toBe(words)
  })
})
