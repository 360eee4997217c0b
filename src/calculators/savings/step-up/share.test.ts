import { describe, expect, it } from 'vitest'
import { inputs } from './inputs'
import { sayStepUpSip } from './share'

describe('a step-up SIP in a sentence', () => {
  it('says what was typed, and counts what cannot be read as 0', () => {
    expect(sayStepUpSip(inputs.defaults, '$')).toBe(
      'Step-Up SIP: $5,000 a month, 10% more every year, at 12% a year for 10 years.',
    )
    expect(
      sayStepUpSip({ ...inputs.defaults, initial: '200000', step: '?', rate: '', years: '1' }, '₹'),
    ).toBe('Step-Up SIP: ₹2,00,000 a month, the same amount every year, at 0% a year for 1 year.')
  })
})
