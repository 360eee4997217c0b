import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commasIn, commasOf, withDecimalComma } from './commas'

describe('the commas of a number', () => {
  it.each([
    ['1850', 'none'],
    ['1850.50', 'none'],
    ['', 'none'],
    ['about', 'none'],
    ['1,85,050', 'groups'],
    ['1,250.00', 'groups'],
    ['1,234,567', 'groups'],
    ['₹ 1,85,050.00/-', 'groups'],
    ['१,८५,०५०', 'groups'],
    ['1,500', 'either'],
    ['185,050', 'either'],
    ['Rs.1,500', 'either'],
    ['1,200 sq. ft', 'either'],
    ['1850,50', 'odd'],
    ['12,5', 'odd'],
    ['12,5 kg', 'odd'],
    ['१२,५', 'odd'],
    ['１２，５', 'odd'],
    ['1 850,50', 'odd'],
    ['1.850,50', 'odd'],
    ['0,500', 'odd'],
    [',50', 'odd'],
    ['Rs.,50', 'odd'],
    ['1850,', 'odd'],
    ['1850,500', 'odd'],
    ['1,850,50', 'odd'],
    ['1,5.0', 'odd'],
  ])('%s: %s', (cell, expected) => {
    expect(commasIn(cell)).toBe(expected)
  })

  it('tell about a table together', () => {
    expect(commasOf(['1,500', '12'])).toEqual({
      hasOdd: false,
      hasGroups: false,
      doPointsGroup: false,
    })
    expect(commasOf(['1.850,50', '1,250.00'])).toEqual({
      hasOdd: true,
      hasGroups: true,
      doPointsGroup: true,
    })
  })
})

describe('a decimal comma', () => {
  const alone = { hasOdd: true, hasGroups: false, doPointsGroup: false }

  it.each([
    ['1850,50', '1850.50'],
    ['₹ 12,5', '₹ 12.5'],
    ['12,5 kg', '12.5 kg'],
    ['1.850,50', '1850.50'],
    ['1 850,50', '1850.50'],
    ['1,500', '1.500'],
    [',50', '.50'],
    ['१२,५', '१२.५'],
    ['1,850,50', undefined],
    ['1,250.00', undefined],
    ['1,85,050', undefined],
    ['12.50', undefined],
    ['1.850', undefined],
    ['Pen', undefined],
  ])('%s', (cell, expected) => {
    expect(withDecimalComma(cell, alone)).toBe(expected)
  })

  it('is one only where none groups digits, if others of the table can do nothing else', () => {
    expect(withDecimalComma('1,500', { ...alone, hasGroups: true })).toBeUndefined()
    expect(withDecimalComma('12,5', { ...alone, hasGroups: true })).toBe('12.5')
  })

  it('makes points group digits, if one of the table does', () => {
    expect(withDecimalComma('1.850', { ...alone, doPointsGroup: true })).toBe('1850')
    expect(withDecimalComma('12.50', { ...alone, doPointsGroup: true })).toBeUndefined()
    expect(withDecimalComma('0.500', { ...alone, doPointsGroup: true })).toBeUndefined()
  })

  it('is odd in no number that is grouped in India or the west', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000_000 })
    fc.assert(
      fc.property(amount, fc.constantFrom('en-IN', 'en-US'), (value, locale) => {
        expect(commasIn(value.toLocaleString(locale))).not.toBe('odd')
        expect(commasIn(`${value.toLocaleString(locale)}.50`)).not.toBe('odd')
      }),
    )
  })

  it('is found in every number that is grouped by points', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (value) => {
        const text = `${value.toLocaleString('de-DE')},50`
        expect(commasIn(text)).toBe('odd')
        expect(withDecimalComma(text, alone)).toBe(`${value}.50`)
      }),
    )
  })
})
