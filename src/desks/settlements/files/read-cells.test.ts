import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnName, shortName } from '../marketplaces/format'
import { isMangled, readPaise, readRate, readUnits } from './read-cells'

describe('an amount of a file', () => {
  it.each([
    ['', 0],
    [undefined, 0],
    ['-', 0],
    ['0', 0],
    ['-0.00', 0],
    ['761.86', 76186],
    ['1,44,957.78', 14495778],
    ['-1,399.95', -139995],
    ['₹ 1,200', 120000],
    ['-₹1,200.5', -120050],
    ['(1,200.50)', -120050],
    ['Rs. 12', 1200],
    ['338.135', 33814],
    ['-338.135', -33814],
    ['449.64999', 44965],
    ['.5', 50],
    ['#REF!', undefined],
    ['n/a', undefined],
    ['NA', undefined],
    ['12 pcs', undefined],
    ['(12', undefined],
    ['1E+5', undefined],
    ['9999999999999999', undefined],
  ])('%s is %s paise', (cell, paise) => {
    expect(readPaise(cell)).toBe(paise)
  })

  it('is the same with and without groups', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (paise) => {
        const size = Math.abs(paise)
        const sign = paise < 0 ? '-' : ''
        const rest = String(size % 100).padStart(2, '0')
        const whole = Math.floor(size / 100)
        expect(readPaise(`${sign}${whole}.${rest}`)).toBe(paise || 0)
        expect(readPaise(`${sign}${whole.toLocaleString('en-IN')}.${rest}`)).toBe(paise || 0)
      }),
    )
  })
})

it('reads rates and pieces, and knows a blank from 0', () => {
  expect(readRate('18')).toBe(1800)
  expect(readRate('0.25%')).toBe(25)
  expect(readRate('0')).toBe(0)
  expect(readRate('')).toBeUndefined()
  expect(readUnits('2')).toBe(2)
  expect(readUnits('')).toBeUndefined()
  expect(readUnits('1.5')).toBeUndefined()
})

it('knows numbers that a spreadsheet rounded', () => {
  expect(isMangled('4.37921E+17')).toBe(true)
  expect(isMangled('437921633890990117')).toBe(false)
  expect(isMangled('402-2212138-2345566')).toBe(false)
})

it('knows columns by their names, whatever stands around them', () => {
  expect(columnName('Bank Settlement Value (Rs.) \n= SUM(J:R)')).toBe('banksettlementvalue')
  expect(columnName('Fixed Fee  (Rs.)')).toBe('fixedfee')
  expect(columnName('Warehousing fee (inc Gst)')).toBe('warehousingfeeinclgst')
  expect(columnName('Bank Settlement [Projected] (INR)')).toBe('banksettlement')
  expect(shortName('Taxable Value (Final Invoice Amount -Taxes)')).toBe('taxablevalue')
})
