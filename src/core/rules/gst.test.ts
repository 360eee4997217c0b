import { describe, expect, it } from 'vitest'
import { ratesAnd, ratesOr } from '../language/rates'
import { readNumber } from '../money/parse'
import type { Law } from './gst'
import * as rules from './gst'

const { asOf, gstSlabs, gstSince, slabsOfKind } = rules

describe('the rules of GST', () => {
  it('say since when they hold, and where they stand', () => {
    const laws = Object.values(rules).filter(
      (rule): rule is Law => typeof rule === 'object' && 'since' in rule,
    )
    const changes = Object.values(rules.slabChanges)
    expect(laws.length + changes.length).toBe(11)
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
})
