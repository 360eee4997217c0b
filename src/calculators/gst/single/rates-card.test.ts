import { expect, it } from 'vitest'
import { gstRates } from '../../../desks/books/gst/rate-buttons'
import { cardRates, factOf, rateSources, ratesAsOf, ratesNote } from './rates-card'

it('says what every rate is for, and shows the general ones', () => {
  for (const rate of gstRates) expect(factOf(rate), rate.name).toBeTruthy()
  expect(cardRates.map(({ rate }) => rate)).toEqual(['0', '5', '12', '18', '28', '40'])
})

it('names the day that the rates are of, and the notification of that day', () => {
  expect(ratesAsOf).toBe('2026-02-01')
  expect(rateSources.at(-1)).toContain('from 1 February 2026')
  expect(ratesNote).toContain('1 February 2026')
  expect(ratesNote).toContain('before 22 September 2025')
})

it('says of a rate that ended what there is in its place', () => {
  expect(factOf({ name: 'standard', until: '2027-04-01' })).toBe('18% since 1 Apr 2027')
  expect(factOf({ name: 'formerLower', until: '2025-09-22' })).toContain('on 22 Sep 2025')
})
