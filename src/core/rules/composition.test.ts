import { describe, expect, it } from 'vitest'
import * as rules from './composition'
import { asOf, gstSince, type Law } from './gst'

describe('the rules of composition and registration', () => {
  it('say since when they hold, and where they stand', () => {
    const isLaw = (rule: unknown): rule is Law =>
      typeof rule === 'object' && rule !== null && 'source' in rule
    const laws = Object.values(rules)
      .flatMap((rule) => [rule, ...(typeof rule === 'object' ? Object.values(rule) : [])])
      .filter(isLaw)
    expect(laws).toHaveLength(12)
    for (const { since, source } of laws) {
      expect(since >= gstSince && since <= asOf, since).toBe(true)
      expect(source).toMatch(/section|rule|Notification/)
    }
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
