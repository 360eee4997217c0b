import { describe, expect, it } from 'vitest'
import { inputs } from '../../../desks/market/inputs'
import { sayOrder } from './share'

const say = (part: Partial<typeof inputs.defaults>) =>
  sayOrder({ ...inputs.defaults, ...part }, '₹')

describe('an order in a sentence', () => {
  it.each([
    [
      {},
      'Marketplace order: selling price ₹1,180, 18% GST, cost price ₹450, packing ₹12, fee card of 4 bands, shipping ₹65, ads ₹40.',
    ],
    [
      { seller: 'unregistered' as const, bands: '~15~65', ads: '0', returned: '20' },
      'Marketplace order: selling price ₹1,180, not registered, cost price ₹450, packing ₹12, commission 15% and ₹65, shipping ₹65, 20% returned.',
    ],
    [
      { price: '?', gstBy: 'clothes' as const, cost: '', packing: '-5', shipping: 'x', ads: '' },
      'Marketplace order: selling price ₹0, GST of clothes and shoes, fee card of 4 bands.',
    ],
  ])('says what was typed, and leaves out costs of nothing', (part, expected) => {
    expect(say(part)).toBe(expected)
  })
})
