import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies } from './currencies'
import { decimalFrom, toDigits } from './decimal'
import { formatNumber, sayAmount } from './format'
import { isRead, readAmount, readNumber, tidyAmount, tidyNumber, withDecimalPoint } from './parse'

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
    ['५०००', '5000'],
    ['-१२.५%', '-12.5'],
    ['१,२५,०००', '125000'],
    ['１２３', '123'],
    ['１，２３４．５', '1234.5'],
  ])('reads "%s" as %s', (text, expected) => {
    const reading = readNumber(text)
    expect(toDigits(reading.value)).toBe(expected)
    expect(reading.problem).toBeUndefined()
  })

  it.each([
    'abc',
    '1k',
    '2 lakh',
    '१.५ लाख',
    '3cr',
    '500 Rs',
    '१२३४٣',
    '１０％',
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
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.stringMatching(/^[₹Rs.,\-−\d %/e]*$/),
          fc.stringMatching(/^[₹Rs.,\d०-९ lakhcrलाखकरोड\u093c]*$/),
        ),
        (text) => {
          for (const read of [readNumber, readAmount]) {
            expect(typeof read(text).value).toBe('bigint')
          }
          for (const tidy of [tidyNumber, tidyAmount]) expect(typeof tidy(text)).toBe('string')
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

describe('readAmount', () => {
  it.each([
    ['1.5 lakh', '150000'],
    ['1.5Lakh', '150000'],
    ['2 lac', '200000'],
    ['2 lacs', '200000'],
    ['2 lakhs', '200000'],
    ['3 cr', '30000000'],
    ['2.5 crore', '25000000'],
    ['12 CRORES', '120000000'],
    ['1.2 lakh crore', '1200000000000'],
    ['10k', '10000'],
    ['50 thousand', '50000'],
    ['₹5L', '500000'],
    ['500 Rs', '500'],
    ['500 Rs.', '500'],
    ['500₹', '500'],
    ['20 USD', '20'],
    ['Rs 5 lakh', '500000'],
    ['Rs. 5 lakh/-', '500000'],
    ['-₹2k', '-2000'],
    ['.5 lakh', '50000'],
    ['5. lakh', '500000'],
    ['1,250 cr', '12500000000'],
    ['1,00,000 lakh', '10000000000'],
    ['1.23456789 lakh', '123456.789'],
    ['५०००', '5000'],
    ['१.५ लाख', '150000'],
    ['डेढ़ लाख', '150000'],
    ['डेढ लाख', '150000'],
    ['ढाई लाख', '250000'],
    ['साढ़े तीन लाख', '350000'],
    ['सवा लाख', '125000'],
    ['सवा दो करोड़', '22500000'],
    ['पौने दो लाख', '175000'],
    ['पाँच सौ', '500'],
    ['पांच सौ', '500'],
    ['दस हज़ार', '10000'],
    ['500 रुपये', '500'],
    ['रु. 500', '500'],
    ['२ करोड़', '20000000'],
    ['२ करो\u095c', '20000000'],
    ['२ करोड', '20000000'],
    ['५० हज़ार', '50000'],
    ['५० ह\u095bार', '50000'],
    ['५० हजार', '50000'],
    ['₹ १.५ lakh', '150000'],
    ['１２３', '123'],
    ['1,5', '15'],
    ['10%', '10'],
    ['10 KRW', '10'],
  ])('reads "%s" as %s', (text, expected) => {
    const reading = readAmount(text)
    expect(toDigits(reading.value)).toBe(expected)
    expect(reading.problem).toBeUndefined()
  })

  it.each([
    '1.5m',
    '2 c',
    '2b',
    '5 l k',
    '5 kl',
    '5 k cr',
    '5 crore lakh',
    '1.2.3 lakh',
    '5 lakh 20',
    '5 lakh 20 thousand',
    'k10',
    'lakh',
    '₹ crore',
    'लाख',
    'साढ़े लाख',
    'साढ़े दो लाख',
    'पौने लाख',
    'पौने एक लाख',
    'चाय लाख',
    'डेढ़',
    'दो लाख पचास हज़ार',
    '1,5 lakh',
    '1,50 lakh',
    '१,५ लाख',
    '₹500 Rs',
    '$500 Rs',
    '5 lakh %',
    '5 lakhh',
    '٣',
    '٣ lakh',
    '1e3k',
    '5 lakh -',
  ])('leaves "%s" unread', (text) => {
    expect(readAmount(text)).toMatchObject({ value: 0n, problem: 'unreadable' })
  })

  it.each(['', ' ', '-', '.', '₹', 'Rs.', '%'])('finds no number in "%s"', (text) => {
    for (const reading of [readAmount(text), readNumber(text)]) {
      expect(reading).toEqual({ value: 0n, decimals: 0 })
      expect(isRead(reading)).toBe(false)
    }
  })

  it('measures what is too long after the word is worked in', () => {
    expect(readAmount(`${'9'.repeat(17)} crore`).problem).toBeUndefined()
    expect(readAmount(`${'9'.repeat(18)} crore`).problem).toBe('too long')
    expect(readAmount(`0.${'1'.repeat(29)} lakh`).problem).toBeUndefined()
    expect(readAmount(`0.${'1'.repeat(30)} lakh`).problem).toBe('too long')
  })

  it('reads all that a number field reads, as the same', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^-?(₹|Rs\.? ?)?[\d०-९,]{1,12}(\.\d{0,6})?(%|\/-)?$/),
        (text) => {
          expect(readAmount(text)).toEqual(readNumber(text))
        },
      ),
    )
  })

  it('reads what the site itself says of an amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999 }),
        fc.integer({ min: 3, max: 12 }),
        fc.constantFrom(...currencies),
        (digits, zeros, { symbol }) => {
          const value = decimalFrom(BigInt(digits) * 10n ** BigInt(zeros))
          const [figures = '', words = figures] = sayAmount(value, symbol).split(' · ')
          expect(readAmount(figures)).toMatchObject({ value })
          if (toDigits(value).replace(/0+$/, '').length < 4) {
            expect(readAmount(words)).toMatchObject({ value })
          }
        },
      ),
    )
  })
})

describe('withDecimalPoint', () => {
  it.each([
    ['8,5', '8.5'],
    ['8,50', '8.50'],
    ['8,5%', '8.5%'],
    ['1850,50', '1850.50'],
    ['₹ 1850,50', '₹1850.50'],
    ['Rs.1850,50', 'Rs.1850.50'],
    ['1 850,50', '1850.50'],
    ['1.850,50', '1850.50'],
    ['1,850,50', '1850.50'],
    ['-8,5', '-8.5'],
    [',5', '.5'],
    ['0,500', '0.500'],
    ['10,0005', '10.0005'],
    ['1,00,00', '100.00'],
    ['८,५', '8.5'],
    ['８，５', '8.5'],
  ])('reads the comma of "%s" as the point of "%s"', (text, expected) => {
    expect(withDecimalPoint(text)).toBe(expected)
  })

  it.each([
    '',
    '85',
    '8.5',
    '8,',
    '1,500',
    '1,85,000',
    '12,34,567',
    '1,234,567',
    '123,456,789',
    '1,00,000.50',
    '₹ 1,25,000/-',
    '1,250.5',
    '८,५००',
  ])('leaves the commas of "%s" to group digits', (text) => {
    expect(withDecimalPoint(text)).toBeUndefined()
  })

  it('asks about nothing that the site itself writes', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.nat(4), (units, decimals) => {
        expect(withDecimalPoint(formatNumber(decimalFrom(units), decimals))).toBeUndefined()
      }),
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
    ['१२.५', '12.5'],
    ['', ''],
    ['-', '-'],
    ['abc', 'abc'],
    ['2 lakh', '2 lakh'],
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

describe('tidyAmount', () => {
  it.each([
    ['1.5 lakh', '1,50,000'],
    ['1.50 lakh', '1,50,000'],
    ['3 cr', '3,00,00,000'],
    ['10k', '10,000'],
    ['1.23456789 lakh', '1,23,456.789'],
    ['500 Rs', '500'],
    ['१,२५,०००.५०', '1,25,000.50'],
    ['१.५ लाख', '1,50,000'],
    ['125000.50', '1,25,000.50'],
    ['1.5m', '1.5m'],
    ['5 lakh 20', '5 lakh 20'],
    ['lakh', 'lakh'],
    ['₹', '₹'],
  ])('leaves "%s" as "%s"', (text, expected) => {
    expect(tidyAmount(text)).toBe(expected)
  })

  it('never changes what a text means', () => {
    const word = fc.constantFrom('', 'k', ' lakh', 'cr', ' lakh crore', ' लाख', ' Rs', '/-')
    fc.assert(
      fc.property(fc.stringMatching(/^-?[\d०-९]{1,12}(\.\d{0,9})?$/), word, (number, word) => {
        const text = number + word
        expect(readAmount(tidyAmount(text))).toEqual(readAmount(text))
        expect(tidyAmount(tidyAmount(text))).toBe(tidyAmount(text))
      }),
    )
  })
})
