import { describe, expect, it } from 'vitest'
import { currencyOf } from '../../../core/money/currencies'
import { answer } from './compute'
import { inputs } from './inputs'
import { hasTaxRules, sayTax } from './sentences'
import { sayBasis, taxLines } from './tax-table'

const rupees = currencyOf('INR')
const dollars = currencyOf('USD')

describe('the tax in words', () => {
  it('names the rates of an equity fund, and their date', () => {
    expect(sayTax('equity', rupees)).toBe(
      '12.5% above ₹1,25,000, 20% up to a year, 4% cess. As of November\u00a02026',
    )
  })

  it('names no rate where the person sets it, and none where there is none', () => {
    expect(sayTax('flat', rupees)).not.toMatch(/\d/)
    expect(sayTax('none', rupees)).not.toMatch(/\d/)
  })

  it('names the rules as those of rupees, whatever the page counts in', () => {
    const { plan, results } = answer(inputs.defaults)
    expect(results && taxLines(plan, results)[0]?.rate).toBe('12.5% above ₹1,25,000')
    expect(results && sayBasis(plan, results)).toContain(
      '10% of the tax above ₹50,00,000 of income, 15% above ₹1,00,00,000',
    )
    expect(hasTaxRules(rupees)).toBe(true)
    expect(hasTaxRules(dollars)).toBe(false)
    expect(sayTax('equity', dollars)).toBe(
      'Rules for rupees. In another currency, choose Flat rate.',
    )
    expect(sayTax('flat', dollars)).toBe(sayTax('flat', rupees))
  })
})
