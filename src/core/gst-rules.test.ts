import { describe, expect, it } from 'vitest'
import type { Law } from './gst-rules'
import * as rules from './gst-rules'
import { ratesAnd, ratesOr } from './language/rates'
import { readNumber } from './parse'

const { asOf, gstSlabs, gstSince, slabsOfKind } = rules

describe('the rules of GST', () => {
  it('say since when they hold, and where they stand', () => {
    const isLaw = (rule: unknown): rule is Law =>
      typeof rule === 'object' && rule !== null && 'source' in rule
    const laws = Object.values(rules)
      .flatMap((rule) => [rule, ...(typeof rule === 'object' ? Object.values(rule) : [])])
      .filter(isLaw)
    const changes = Object.values(rules.slabChanges)
    expect(laws.length + changes.length).toBe(22)
    for (const { since } of [...laws, ...changes]) {
      expect(since).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(since >= gstSince && since <= asOf, since).toBe(true)
    }
    for (const { source } of laws) expect(source).toMatch(/Act|Rules|Notification/)
    for (const { notification } of changes) expect(notification).toMatch(/^\d+\/20\d\d$/)
  })

  it('name the rates from the lowest to the highest, as they are typed', () => {
    const values = Object.values(gstSlabs).map(({ percent }) => readNumber(percent).value)
    expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : 1)))
    expect(slabsOfKind('general')).toEqual(['0', '5', '18', '40'])
    expect(slabsOfKind('former')).toEqual(['12', '28'])
  })

  it('can be said as a list', () => {
    expect(ratesOr(['5', '18', '40'])).toBe('5%, 18% or 40%')
    expect(ratesAnd(['12', '28'])).toBe('12% and 28%')
    expect(ratesAnd(['18'])).toBe('18%')
  })

  it('set the limits of composition and registration by business and state', () => {
    const { compositionLimitOf, registrationLimitOf } = rules
    expect(compositionLimitOf('goods', '27')).toBe('15000000')
    expect(compositionLimitOf('restaurant', '05')).toBe('7500000')
    expect(compositionLimitOf('services', '05')).toBe('5000000')
    expect(registrationLimitOf('goods', '27', false)).toBe('4000000')
    expect(registrationLimitOf('goods', '27', true)).toBe('2000000')
    expect(registrationLimitOf('goods', '36', false)).toBe('2000000')
    expect(registrationLimitOf('services', '27', false)).toBe('2000000')
    expect(registrationLimitOf('goods', '14', false)).toBe('1000000')
    expect(registrationLimitOf('restaurant', '16', false)).toBe('1000000')
  })
})
