// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseBusiness, chooseInputTaxBack, inputs, isInputTaxBack } from './inputs'

beforeEach(() => inputs.replace(inputs.defaults, () => false))

describe('another business', () => {
  it('has its own GST rate while nobody has typed one, there and back', () => {
    chooseBusiness('restaurant')
    expect(inputs.read()).toMatchObject({ business: 'restaurant', gstRate: '5' })
    chooseBusiness('services')
    expect(inputs.read().gstRate).toBe('18')
  })

  it('leaves a typed rate alone', () => {
    inputs.change({ gstRate: '40' })
    chooseBusiness('restaurant')
    expect(inputs.read().gstRate).toBe('40')
    chooseBusiness('goods')
    expect(inputs.read().gstRate).toBe('40')
  })

  it('changes whether input tax comes back, unless that was chosen', () => {
    expect(isInputTaxBack(inputs.read())).toBe(true)
    chooseBusiness('restaurant')
    expect(isInputTaxBack(inputs.read())).toBe(false)
    chooseInputTaxBack(true)
    expect(inputs.read().inputTaxBack).toBe('yes')
    chooseInputTaxBack(false)
    expect(inputs.read().inputTaxBack).toBe('')
    chooseBusiness('goods')
    expect(isInputTaxBack(inputs.read())).toBe(true)
    chooseInputTaxBack(false)
    chooseBusiness('services')
    expect(isInputTaxBack(inputs.read())).toBe(false)
  })
})
