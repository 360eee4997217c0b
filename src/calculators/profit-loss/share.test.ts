import { describe, expect, it } from 'vitest'
import { inputs } from './inputs'
import { sayPrices } from './share'

describe('a sale in a sentence', () => {
  it('says what was typed, and counts what cannot be read as 0', () => {
    expect(sayPrices({ ...inputs.defaults, selling: '1,000.5' }, '₹')).toBe(
      'Profit/Loss: cost price ₹800, selling price ₹1,000.50.',
    )
    expect(sayPrices({ ...inputs.defaults, cost: '', selling: 'free' }, 'AED')).toBe(
      'Profit/Loss: cost price AED\u00a00, selling price AED\u00a00.',
    )
  })
})
