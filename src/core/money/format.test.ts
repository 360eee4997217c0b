import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vectorsOf } from '../../../tests/vectors'
import { currencies, currencyOf } from './currencies'
import { decimalFrom } from './decimal'
import {
  formatMoney,
  formatNumber,
  formatPercent,
  formatSmallPercent,
  inWords,
  sayAmount,
} from './format'
import { formatFactor, formatGrowth } from './format-exact'
import { groupDigits } from './group-digits'
import { readNumber } from './parse'

describe('formatSmallPercent', () => {
  it.each([
    ['0', 1, '0.0%'],
    ['37.5', 1, '37.5%'],
    ['0.05357', 1, '0.1%'],
    ['0.0333', 1, '0.03%'],
    ['-0.0333', 1, '-0.03%'],
    ['0.04999', 1, '0.05%'],
    ['0.00123', 1, '0.0012%'],
    ['0.00999', 2, '0.01%'],
    ['0.0049', 2, '0.0049%'],
    ['0.00001', 2, '0.00001%'],
    ['0.000000099999', 2, '0.0000001%'],
    [`0.${'0'.repeat(38)}15`, 1, `0.${'0'.repeat(38)}15%`],
    [`0.${'0'.repeat(39)}1`, 2, `0.${'0'.repeat(39)}1%`],
  ])('shows %s with %i decimals or more: %s', (value, decimals, shown) => {
    expect(formatSmallPercent(decimalFrom(value), decimals)).toBe(shown)
  })

  it('never shows something as nothing, and agrees with the usual decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 45n), max: 10n ** 45n }), (units) => {
        const value = decimalFrom(
          `${units < 0n ? '-' : ''}0.${String(units).replace('-', '').padStart(46, '0')}`,
        )
        const shown = formatSmallPercent(value, 1)
        expect(/[1-9]/.test(shown)).toBe(value !== 0n)
        if (/[1-9]/.test(formatPercent(value, 1))) expect(shown).toBe(formatPercent(value, 1))
      }),
    )
  })
})

describe('formatMoney', () => {
  it.each(vectorsOf('currency').map((vector) => [vector.title, vector] as const))(
    '%s',
    (_, { inputs, display }) => {
      // Text that is no number reaches the formatter as the zero that reading it gives.
      const { value } = readNumber(inputs.value ?? '')
      expect(formatMoney(value, inputs.symbol ?? '', Number(inputs.decimals))).toBe(display.value)
    },
  )

  it('keeps a symbol made of letters apart from the number', () => {
    expect(formatMoney(decimalFrom('-1234.5'), 'CHF', 2)).toBe('-CHF\u00a01,234.50')
    expect(formatMoney(decimalFrom('1234.5'), 'S$', 2)).toBe('S$1,234.50')
  })
})

describe('numbers', () => {
  it.each([
    ['1', '1'],
    ['1000', '1,000'],
    ['100000', '1,00,000'],
    ['-12345678.5', '-1,23,45,678.5'],
    ['999999999999999999', '9,99,99,99,99,99,99,99,999'],
  ])('groups %s as %s', (digits, expected) => {
    expect(groupDigits(digits)).toBe(expected)
  })

  it('groups whole numbers of any length as India does', () => {
    const grouping = new Intl.NumberFormat('en-IN')
    fc.assert(
      fc.property(fc.bigInt(), (whole) => {
        expect(groupDigits(String(whole))).toBe(grouping.format(whole))
      }),
    )
  })

  it('shows percentages with the decimals asked for', () => {
    expect(formatPercent(decimalFrom('17.391'), 1)).toBe('17.4%')
    expect(formatPercent(decimalFrom('-0.04'), 1)).toBe('0.0%')
  })

  it('is read back as what it shows', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.nat({ max: 99 }), (whole, paise) => {
        const value = decimalFrom(`${whole}.${String(paise).padStart(2, '0')}`)
        for (const { symbol } of currencies) {
          expect(readNumber(formatMoney(value, symbol, 2))).toMatchObject({ value })
        }
        expect(readNumber(formatNumber(value, 2))).toMatchObject({ value })
      }),
    )
  })
})

describe('factors in a formula', () => {
  it.each([
    ['0.00833333333333', '0.00833333'],
    ['0.01', '0.01'],
    ['1.6453089347', '1.645309'],
    ['0.0000000000833333333', '0.0000000000833333'],
    ['123456.78', '1,23,456.78'],
    ['0', '0'],
  ])('%s is written %s', (digits, expected) => {
    expect(formatFactor(decimalFrom(digits), 6)).toBe(expected)
  })
})

describe('growth in a formula', () => {
  it.each([
    ['1.645308934783', '1.645309'],
    ['1.00000000500000001', '1.000000005'],
    ['3.3', '3.3'],
    ['1', '1'],
  ])('%s is written %s', (digits, expected) => {
    expect(formatGrowth(decimalFrom(digits))).toBe(expected)
  })
})

describe('amounts as people say them', () => {
  it.each([
    ['100', undefined],
    ['999.99', undefined],
    ['10000', '10 thousand'],
    ['99994.99', '99.99 thousand'],
    ['99995', '1.00 lakh'],
    ['99999', '1.00 lakh'],
    ['9950000', '99.5 lakh'],
    ['9999500', '1.00 crore'],
    ['9999499', '99.99 lakh'],
    ['9999999', '1.00 crore'],
    ['10000000', '1 crore'],
    ['10027912', '1.00 crore'],
    ['9999999999999', '10.00 lakh crore'],
    ['999999999999', '1.00 lakh crore'],
    ['500000', '5 lakh'],
    ['-500000', undefined],
    ['1234567', '12.35 lakh'],
    ['100000000', '10 crore'],
    ['1000000000000', '1 lakh crore'],
    ['100000000000000', undefined],
  ])('%s is %s', (digits, expected) => {
    expect(inWords(decimalFrom(digits))).toBe(expected)
  })

  it.each([
    ['1234567', '₹12,34,567 · 12.35 lakh'],
    ['100', '₹100'],
    ['125000.5', '₹1,25,000.50 · 1.25 lakh'],
    ['-5000', '-₹5,000'],
    ['0', '₹0'],
  ])('the helper for %s is "%s"', (digits, expected) => {
    expect(sayAmount(decimalFrom(digits), '₹')).toBe(expected)
  })
})

describe('currencies', () => {
  it('are the fourteen, each with a code of its own', () => {
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(14)
  })

  it('fall back to the Indian Rupee', () => {
    expect(currencyOf('USD').symbol).toBe('$')
    expect(currencyOf('XXX').code).toBe('INR')
    expect(currencyOf(null).code).toBe('INR')
  })
})
