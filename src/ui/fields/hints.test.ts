import { describe, expect, it } from 'vitest'
import { hundred } from '../../core/money/decimal'
import { readAmount, readNumber } from '../../core/money/parse'
import {
  amountHint,
  boundsHint,
  emptyRate,
  isAboutWrong,
  rangeHint,
  rateHint,
  understoodAs,
  wholeHint,
} from './hints'

describe('understoodAs', () => {
  it.each([
    ['1.5 lakh', '₹1,50,000 · 1.5 lakh'],
    ['५०००', '₹5,000 · 5 thousand'],
    ['Rs. 500/-', '₹500'],
  ])('says what "%s" is', (text, expected) => {
    expect(understoodAs(text, '₹')).toBe(expected)
  })

  it.each(['', '5000', '1,25,000.50', '-5', '₹', 'abc', '1.5m', 'lakh'])(
    'says nothing where "%s" says it itself, or nothing',
    (text) => {
      expect(understoodAs(text, '₹')).toBeUndefined()
    },
  )
})

describe('the hint under a number with bounds', () => {
  it.each([
    ['-0.01', 'Below.'],
    ['0', undefined],
    ['100', undefined],
    ['100.01', 'Above.'],
    ['abc', 'This could not be read as a number, so it counts as 0.'],
  ])('says of "%s" what is wrong with it', (text, said) => {
    expect(boundsHint('Below.', hundred, 'Above.')(readNumber(text))).toBe(said)
  })

  it('has no bound above where none is given', () => {
    expect(boundsHint('Below.')(readNumber('999999999'))).toBeUndefined()
  })
})

describe('the hint under a rate', () => {
  const sentence = 'Typical rates are 0–30% p.a.'
  const hintFor = (text: string) => rateHint(30, sentence)(readNumber(text))

  it('says what counts in place of a rate below 0', () => {
    expect(hintFor('-0.1')).toBe(`${sentence} Below 0% counts as 0%.`)
    expect(hintFor('30.1')).toBe(sentence)
    expect(hintFor('10')).toBeUndefined()
    expect(hintFor('abc')).toBe('This could not be read as a number, so it counts as 0.')
  })

  it('says what counts where there is none', () => {
    expect(emptyRate(' ')).toBe('Empty counts as 0%.')
    expect(emptyRate('0')).toBeUndefined()
  })
})

describe('isAboutWrong', () => {
  it('tells what is wrong from what is only unusual', () => {
    const typical = 'Typical inflation is 0–20% a year.'
    expect(isAboutWrong(undefined)).toBe(false)
    expect(isAboutWrong(rangeHint(0, 20, typical)(readNumber('21')))).toBe(false)
    expect(isAboutWrong(rangeHint(0, 20, typical)(readNumber('x')))).toBe(true)
    expect(isAboutWrong(rateHint(20, typical)(readNumber('-1')))).toBe(true)
    expect(isAboutWrong(amountHint(readAmount('-5')))).toBe(true)
    expect(isAboutWrong(amountHint(readAmount('5')))).toBe(false)
  })
})

describe('wholeHint', () => {
  const hintFor = (text: string) => wholeHint(readNumber(text).value, 'Whole months count.')

  it('says that a fraction is rounded, which is not wrong', () => {
    expect(hintFor('1.5')).toBe('Whole months count.')
    expect(isAboutWrong(hintFor('1.5'))).toBe(false)
    expect(hintFor('12')).toBeUndefined()
    expect(hintFor('-1.5')).toBeUndefined()
  })
})
