import { expect, it } from 'vitest'
import { gstRates } from '../../../desks/books/gst/rate-buttons'
import { cardRates, rateFacts, rateSources, ratesAsOf, ratesNote } from './rates-card'

it('says what every rate is for, and shows the general ones', () => {
  for (const { name } of gstRates) expect(rateFacts[name], name).toBeTruthy()
  expect(cardRates.map(({ rate }) => rate)).toEqual(['0', '5', '12', '18', '28', '40'])
})

it('names the day that the rates are of, and the notification of that day', () => {
  expect(ratesAsOf).toBe('2026-02-01')
  expect(rateSources.at(-1)).toContain('from 1 February 2026')
  expect(ratesNote).toContain('1 February 2026')
})
