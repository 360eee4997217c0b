import { describe, expect, it } from 'vitest'
import { inputs } from './inputs'
import { saySale } from './share'

const say = (part: Partial<typeof inputs.defaults>) => saySale({ ...inputs.defaults, ...part }, '₹')

describe('a sale in a sentence', () => {
  it.each([
    [{}, 'eCommerce profit: cost price ₹200, shipping ₹30, fees 10%, selling price ₹300.'],
    [
      { feeKind: 'fixed' as const, other: '5.5', quantity: '1200' },
      'eCommerce profit: cost price ₹200, shipping ₹30, fees ₹10, other costs ₹5.50, selling price ₹300, 1,200 units.',
    ],
    [
      { cost: '?', shipping: '', feeKind: 'fixed' as const, fee: '0', selling: 'x', quantity: 'y' },
      'eCommerce profit: cost price ₹0, selling price ₹0.',
    ],
  ])('says what was typed, and leaves out costs of nothing', (part, expected) => {
    expect(say(part)).toBe(expected)
  })
})
