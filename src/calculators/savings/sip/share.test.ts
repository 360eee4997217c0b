import { describe, expect, it } from 'vitest'
import { saySip } from './share'

describe('a SIP in a sentence', () => {
  it.each([
    [
      { monthly: '5,000', rate: '12', years: '10' },
      'SIP: ₹5,000 a month at 12% a year for 10 years.',
    ],
    [
      { monthly: '10000', rate: '7.5', years: '1' },
      'SIP: ₹10,000 a month at 7.5% a year for 1 year.',
    ],
    [{ monthly: '', rate: 'x', years: '٣x' }, 'SIP: ₹0 a month at 0% a year for 0 years.'],
  ])('says what was typed', (typed, expected) => {
    expect(saySip(typed, '₹')).toBe(expected)
  })
})
