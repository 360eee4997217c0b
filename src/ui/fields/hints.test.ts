import { describe, expect, it } from 'vitest'
import { understoodAs } from './hints'

describe('understoodAs', () => {
  it.each([
    ['1.5 lakh', '₹1,50,000 · 1.5 lakh'],
    ['५०००', '₹5,000 · 5 thousand'],
    ['Rs. 500/-', '₹500'],
  ])('says what "%s" is', (text, expected) => {
    expect(understoodAs(text, '₹')).toBe(expected)
  })

  it.each(['', '5000', '1,25,000.50', '-5', '₹', 'abc', '1.5m', 'lakh'])(
    'says nothing where "%s" says it itself, or nothing',
    (text) => {
      expect(understoodAs(text, '₹')).toBeUndefined()
    },
  )
})
