import { describe, expect, it } from 'vitest'
import { readNumber } from '../../core/parse'
import { cardRates, rateFacts, rateSources, ratesAsOf } from './rate-facts'
import { gstRates, moreRates, quickRates } from './rates'

const ratesIn = (table: typeof gstRates) => table.map(({ rate }) => rate)

const datedRates = gstRates.map(({ rate, kind }) => {
  const facts = rateFacts[rate]
  if (!facts) throw new Error(`Nothing is known about ${rate}%`)
  return { rate, kind, ...facts }
})

describe('the rates', () => {
  it('stand where the page shows them', () => {
    expect(ratesIn(quickRates)).toEqual(['5', '12', '18', '28', '40'])
    expect(ratesIn(moreRates)).toEqual(['0', '0.25', '1.5', '3'])
    expect(ratesIn(cardRates)).toEqual(['0', '5', '12', '18', '28', '40'])
  })

  it('rise, and are typed the way they are read', () => {
    const values = gstRates.map(({ rate }) => readNumber(rate).value)
    expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : 1)))
    expect(new Set(values).size).toBe(gstRates.length)
  })

  it('are former only if they ended, and only former ones did', () => {
    for (const { rate, kind, until } of datedRates) {
      expect(until !== undefined, rate).toBe(kind === 'former')
    }
    expect(ratesIn(gstRates.filter(({ kind }) => kind === 'former'))).toEqual(['12', '28'])
  })

  it('began before they ended and not after the day the table is of', () => {
    for (const { rate, from, until, livesOn } of datedRates) {
      for (const day of [from, until, livesOn?.until, ratesAsOf]) {
        if (day) expect(new Date(day).toISOString().slice(0, 10), rate).toBe(day)
      }
      expect(from < (until ?? '9999'), rate).toBe(true)
      expect(from <= ratesAsOf, rate).toBe(true)
      if (until && livesOn?.until) expect(until < livesOn.until, rate).toBe(true)
    }
  })

  it('name the notification of the day they are of', () => {
    expect(rateSources.at(-1)).toContain('from 1 February 2026')
    expect(ratesAsOf).toBe('2026-02-01')
  })
})
