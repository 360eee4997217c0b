import { describe, expect, it } from 'vitest'
import { instalmentIn, monthNamedIn } from '../shared/terms'
import { answer } from './compute'
import { inNumbers, inputs, parseChanges, type Typed, writeChanges } from './inputs'
import { placeOf } from './sentences'
import { sayPrepay } from './share'

describe('the month of an EMI', () => {
  it.each([
    ['12', undefined],
    ['12.5', undefined],
    ['', undefined],
    ['soon', undefined],
    ['Dec 2027', '2027-12'],
    ['dec 27', '2027-12'],
    ['12/2027', '2027-12'],
    // A keypad for numbers has a point and nothing else.
    ['12.2027', '2027-12'],
    ['2027-12', '2027-12'],
    ['दिसंबर 2027', '2027-12'],
    ['13/2027', undefined],
  ])('typed as "%s" is %s', (text, month) => {
    expect(monthNamedIn(text)).toBe(month)
  })

  it('is counted from the first EMI', () => {
    expect(instalmentIn('2027-04', '2027-04')).toBe(1)
    expect(instalmentIn('2028-03', '2027-04')).toBe(12)
    expect(instalmentIn('2027-03', '2027-04')).toBe(0)
    expect(instalmentIn('2027-12', '')).toBeUndefined()
  })

  it.each([
    ['12', '2027-01', { said: '= Dec 2027' }],
    ['Dec 2027', '2027-04', { said: '= EMI 9' }],
    ['12', '', {}],
    ['0', '2027-01', {}],
    ['9'.repeat(30), '2027-01', {}],
    ['Dec 2027', '', { hint: 'For a month, choose that of the first EMI above.' }],
    ['Dec 2026', '2027-01', { hint: 'The first EMI is in Jan 2027.' }],
  ])('stands beside %s with the first EMI in "%s"', (from, start, place) => {
    expect(placeOf(from, start)).toEqual(place)
  })
})

describe('a change in a month', () => {
  const withChange = (from: string, start = '2027-04'): Typed => ({
    ...inputs.defaults,
    start,
    changes: `once~5,00,000~${from}~shorter`,
  })

  it('counts as one on its EMI', () => {
    expect(answer(withChange('Mar 2028')).results).toEqual(answer(withChange('12')).results)
    expect(sayPrepay(withChange('Mar 2028'), '₹')).toContain('after EMI 12')
  })

  it('does not count before the first EMI, or where its month is not known', () => {
    const none = answer({ ...withChange('12'), changes: '' }).results
    for (const typed of [withChange('Mar 2027'), withChange('Mar 2028', '')]) {
      expect(answer(typed).results?.with.end).toEqual(none?.with.end)
    }
  })

  it('keeps its text in links', () => {
    const typed = parseChanges('once~5,00,000~Mar 2028~shorter')
    expect(writeChanges(typed)).toBe('once~5,00,000~Mar 2028~shorter')
    expect(inNumbers(typed, '2027-04')[0]?.from).toBe('12')
  })
})
