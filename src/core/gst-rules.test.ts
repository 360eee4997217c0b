import { describe, expect, it } from 'vitest'
import type { Law } from './gst-rules'
import * as rules from './gst-rules'
import { sayRates } from './language/rates'
import { readNumber } from './parse'

const { asOf, gstSlabs, gstSince, slabsOfKind } = rules

describe('the rules of GST', () => {
  it('say since when they hold, and where they stand', () => {
    const laws = [...Object.values(rules), ...Object.values(rules.slabChanges)].filter(
      (rule): rule is Law => typeof rule === 'object' && 'since' in rule,
    )
    expect(laws).toHaveLength(11)
    for (const { since, source } of laws) {
      expect(since).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(since >= gstSince && since <= asOf, since).toBe(true)
      expect(source).toMatch(/Act|Rules|Notification/)
    }
  })

  it('name the rates from the lowest to the highest, as they are typed', () => {
    const values = Object.values(gstSlabs).map(({ percent }) => readNumber(percent).value)
    expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : 1)))
    expect(slabsOfKind('general')).toEqual(['0', '5', '18', '40'])
    expect(slabsOfKind('former')).toEqual(['12', '28'])
  })

  it('can be said as a list', () => {
    expect(sayRates(['5', '18', '40'], 'or')).toBe('5%, 18% or 40%')
    expect(sayRates(['12', '28'], 'and')).toBe('12% and 28%')
    expect(sayRates(['18'], 'and')).toBe('18%')
  })
})
