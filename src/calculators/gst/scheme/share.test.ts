import { describe, expect, it } from 'vitest'
import { inputs } from './inputs'
import { picture, sayScheme } from './share'

describe('a business in a sentence', () => {
  it('says what was typed', () => {
    expect(sayScheme(inputs.defaults, '₹')).toBe(
      'Composition or regular GST: trader or manufacturer in Maharashtra, sales of ₹60,00,000 a year, 10% to businesses, 18% GST, purchases 60% of sales with 18% GST, expenses ₹2,40,000 with 18% GST, other costs ₹3,60,000.',
    )
  })

  it('leaves out what is nothing, and says what forbids', () => {
    const typed = {
      ...inputs.defaults,
      business: 'services',
      state: '33',
      expenses: '0',
      otherCosts: '',
      otherStates: 'yes',
      notifiedGoods: 'yes',
    } as const
    expect(sayScheme(typed, '₹')).toBe(
      'Composition or regular GST: services in Tamil Nadu, sales of ₹60,00,000 a year, 10% to businesses, 18% GST, purchases 60% of sales with 18% GST, also to other states.',
    )
  })

  it('names what is sold without tax and at other rates', () => {
    const typed = { ...inputs.defaults, untaxedSales: '20 lakh', secondSales: '5,00,000' }
    expect(sayScheme(typed, '₹')).toContain('₹20,00,000 without tax · ₹5,00,000 at 5%')
  })

  it('is drawn with the example', () => {
    expect(picture()).toMatchObject({
      figure: '10,48,800',
      caption: 'Composition leaves ₹72,529 more than regular',
      total: { value: '₹72,529' },
    })
  })
})
