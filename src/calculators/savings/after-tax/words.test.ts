import { describe, expect, it } from 'vitest'
import { sayTax } from './words'

describe('the tax in words', () => {
  it('names the rates of an equity fund, and their date', () => {
    expect(sayTax('equity', '₹')).toBe(
      '12.5% above ₹1,25,000, 20% up to a year, 4% cess. As of November\u00a02026',
    )
  })

  it('names no rate where the person sets it, and none where there is none', () => {
    expect(sayTax('flat', '₹')).not.toMatch(/\d/)
    expect(sayTax('none', '₹')).not.toMatch(/\d/)
  })
})
