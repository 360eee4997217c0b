import { describe, expect, it } from 'vitest'
import { comingBack, example } from '../../../../tests/any-order'
import { decimalFrom, zero } from '../../../core/money/decimal'
import { readAmount, readNumber } from '../../../core/money/parse'
import { feeCardOf, sayReturns } from '../../../desks/market/order/terms'
import { feeRowsOf, parseBands } from '../../../desks/market/read-inputs'
import { returnsHint, sayKept } from './result-sentences'
import { areLong, bandHint, bandNotes, endHint, gstHint, sayBand, sayMore } from './sentences'

describe('the line behind a fold', () => {
  it.each([
    [comingBack(0, 0, 0), comingBack(0, 0, 0), 'None come back'],
    [comingBack(0, 0, 0), comingBack(20, 75, 25), '20% come back, ₹75 each'],
    [comingBack('12.5', 0, 0), comingBack(0, 75, 0), '12.5% come back, ₹0 each'],
    [comingBack(25, 0, 5), comingBack(10, 165, 30), '25% undelivered, 10% returned'],
    [comingBack(-5, 9, 0), comingBack(1, -9, 0), '1% come back, ₹0 each'],
  ])('says what comes back', (undelivered, returned, words) => {
    expect(sayReturns({ ...example, undelivered, returned }, '₹')).toBe(words)
  })

  it('says what else counts', () => {
    expect(sayMore(example)).toBe('18% GST on fees, on top · TCS 0.5% · TDS 0.1%')
    expect(sayMore({ ...example, gstOnFees: 'included', registration: 'unregistered' })).toBe(
      '18% GST on fees, included · TDS 0.1%',
    )
    expect(sayMore({ ...example, gstRate: zero })).toBe(
      '18% GST on fees, on top · no TCS at 0% GST · TDS 0.1%',
    )
  })
})

it('says which band applies', () => {
  const [band] = feeCardOf(feeRowsOf(parseBands('~15~65.5')))
  expect(band && sayBand(band, '₹')).toBe('15% and ₹65.50 apply')
})

describe('what is odd about a fee card', () => {
  it.each([
    ['300~0~6*500~0~11*~15~65', undefined],
    ['~0~6*~15~65', /without a price does not count/],
    ['abc~0~6*~15~65', /^Band 1: a price above 0 is needed/],
    ['0~0~6*~15~65', /^Band 1: a price above 0 is needed/],
    ['500~0~6*~x~65', /^Band 2: This could not be read/],
    ['500~120~6*~15~65', /^Band 1: A commission above 100% is more than the price/],
    ['500~0~6*~15~-5', /^Band 2: A fee below 0 counts as 0/],
    ['500~-1~6*~15~5', /^Band 1: Below 0% counts as 0%/],
    ['~~', undefined],
  ])('%s', (text, hint) => {
    if (hint) expect(bandHint(parseBands(text))).toMatch(hint)
    else expect(bandHint(parseBands(text))).toBeUndefined()
  })
})

describe('what is odd about where bands end', () => {
  it.each([
    ['300~0~6*500~0~11*~15~65', [undefined, undefined]],
    ['500~0~6*500.00~0~11*~15~65', [undefined, 'Ends where band 1 ends: band 1 counts.']],
    [
      '500~0~6*1,000~0~34*400~0~9*~15~65',
      [undefined, undefined, 'Ends below band 1. Bands count in the order of their prices.'],
    ],
    ['500~0~6*~1~1*x~0~9*0~0~9*~15~65', [undefined, undefined, undefined, undefined]],
    ['~15~65', []],
  ])('%s', (text, notes) => {
    expect(bandNotes(parseBands(text)).map((note) => note?.text)).toEqual(notes)
  })

  it('of two that end alike the first counts, and all count in the order of their prices', () => {
    const fees = (text: string) =>
      feeCardOf(feeRowsOf(parseBands(text))).map(({ fixedFee }) => fixedFee / decimalFrom(1))
    expect(fees('500~0~6*500~0~11*~15~65')).toEqual([6n, 65n])
    expect(fees('500~0~6*1,000~0~34*400~0~9*~15~65')).toEqual([9n, 6n, 34n, 65n])
  })
})

describe('returns in words', () => {
  it.each([
    ['80', '5', 'For every 100 orders sent, 80 are kept and 5 pieces are written off.'],
    ['1', '1', 'For every 100 orders sent, 1 is kept and 1 piece is written off.'],
    ['66.6666', '0', 'For every 100 orders sent, 66.67 are kept and 0 pieces are written off.'],
  ])('says what becomes of a hundred orders', (kept, damaged, words) => {
    expect(sayKept(decimalFrom(kept), decimalFrom(damaged))).toBe(words)
  })

  const returns = (
    texts: Partial<Record<'undelivered' | 'returned' | 'returnedDamaged', string>>,
  ) =>
    returnsHint({
      undelivered: readNumber(texts.undelivered ?? '0'),
      undeliveredFee: readNumber('0'),
      undeliveredDamaged: readNumber('0'),
      returned: readNumber(texts.returned ?? '0'),
      returnedFee: readNumber('0'),
      returnedDamaged: readNumber(texts.returnedDamaged ?? '0'),
    })

  it.each([
    [{ undelivered: '60', returned: '40' }, undefined],
    [{ undelivered: '60', returned: '41' }, /No more than 100% can come back/],
    [{ returnedDamaged: '101' }, /No more than 100% can be damaged/],
    [{ returned: '-1' }, /Below 0 counts as 0/],
    [{ returned: 'x' }, /could not be read/],
  ])('says what is odd about them: %j', (texts, hint) => {
    if (hint) expect(returns(texts)).toMatch(hint)
    else expect(returns(texts)).toBeUndefined()
  })
})

it('knows texts that need more room than a cell has, also when they are grouped', () => {
  expect(areLong(['1,00,000', '12.34567'])).toBe(false)
  expect(areLong(['0', '123456789012'])).toBe(true)
  expect(areLong(['1234567890'])).toBe(true)
})

describe('the hint under a rate of GST', () => {
  it.each([
    ['40', undefined],
    ['40.01', 'No goods have more than 40% GST.'],
    ['-1', 'Below 0% counts as 0%.'],
  ])('of %s is %s', (text, hint) => {
    expect(gstHint(readNumber(text))).toBe(hint)
  })
})

it('a band that ends below 0 has a price, not a fee, that does not count', () => {
  expect(endHint(readAmount('-5'))).toBe('A price below 0 does not count.')
  expect(endHint(readAmount('500'))).toBeUndefined()
})
