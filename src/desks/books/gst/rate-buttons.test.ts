import { describe, expect, it } from 'vitest'
import { readNumber } from '../../../core/money/parse'
import { gstRates, moreRates, quickRates } from './rate-buttons'

const ratesIn = (table: typeof gstRates) => table.map(({ rate }) => rate)

describe('the rates', () => {
  it('stand where the page shows them', () => {
    expect(ratesIn(quickRates)).toEqual(['5', '12', '18', '28', '40'])
    expect(ratesIn(moreRates)).toEqual(['0', '0.25', '1.5', '3'])
    expect(ratesIn(gstRates.filter(({ kind }) => kind === 'former'))).toEqual(['12', '28'])
  })

  it('rise, and are typed the way they are read', () => {
    const values = gstRates.map(({ rate }) => readNumber(rate).value)
    expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : 1)))
    expect(new Set(values).size).toBe(gstRates.length)
  })
})
