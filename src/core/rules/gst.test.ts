import { describe, expect, it } from 'vitest'
import { ratesAnd, ratesOr } from '../language/rates'
import { formerUntil, generalSince, ratesBy, ratesOfKind } from './gst'

const kindsOn = (day: string) =>
  Object.fromEntries(ratesBy(day).map(({ percent, kind }) => [percent, kind]))

describe('the rates of GST', () => {
  it('are general, special or former, from the lowest to the highest', () => {
    expect(ratesOfKind('general')).toEqual(['0', '5', '18', '40'])
    expect(ratesOfKind('special')).toEqual(['0.25', '1.5', '3'])
    expect(ratesOfKind('former')).toEqual(['12', '28'])
    expect([formerUntil, generalSince]).toEqual(['2025-09-22', '2025-09-22'])
  })

  it('are those of the day', () => {
    expect(ratesBy('2017-06-30')).toEqual([])
    expect(kindsOn('2025-09-21')).toMatchObject({ 12: 'general', 18: 'general', 28: 'general' })
    expect(kindsOn('2025-09-21')[40]).toBeUndefined()
    expect(kindsOn('2025-09-22')).toMatchObject({ 12: 'former', 28: 'former', 40: 'general' })
    const [nil, , , , , twelve] = ratesBy('2025-09-22')
    expect([nil?.until, twelve?.until]).toEqual([undefined, '2025-09-22'])
  })

  it('can be said as a list', () => {
    expect(ratesOr(['5', '18', '40'])).toBe('5%, 18% or 40%')
    expect(ratesAnd(['12', '28'])).toBe('12% and 28%')
    expect(ratesAnd(['18'])).toBe('18%')
  })
})
