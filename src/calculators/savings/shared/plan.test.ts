import { describe, expect, it } from 'vitest'
import { decimalFrom, zero } from '../../../core/money/decimal'
import { chosenStepUp } from './plan'
import { sayNoStepUp, stepUpLabel } from './sentences'
import { sayStepUp } from './sharing'

const typed = { stepKind: 'percent', step: '10', stepAmount: '500' } as const
const inMoney = { ...typed, stepKind: 'amount' } as const

describe('a step-up', () => {
  it('is the chosen one of two', () => {
    expect(chosenStepUp(typed)).toEqual({ stepPercent: decimalFrom(10), stepAmount: zero })
    expect(chosenStepUp(inMoney)).toEqual({ stepPercent: zero, stepAmount: decimalFrom(500) })
  })

  it('may be a percentage below 0, but no amount', () => {
    expect(chosenStepUp({ ...typed, step: '-5' }).stepPercent).toBe(decimalFrom(-5))
    expect(chosenStepUp({ ...inMoney, stepAmount: '-5' }).stepAmount).toBe(zero)
    expect(chosenStepUp({ ...inMoney, stepAmount: 'lots' }).stepAmount).toBe(zero)
  })

  it('is named and said as it counts', () => {
    expect(stepUpLabel('percent', '$')).toBe('Annual step-up (%)')
    expect(stepUpLabel('amount', '$')).toBe('Annual step-up ($)')
    expect(sayStepUp({ ...typed, step: '7.50' }, '₹')).toBe('7.5% more every year')
    expect(sayStepUp({ ...inMoney, stepAmount: '1.5 lakh' }, '₹')).toBe('₹1,50,000 more every year')
    expect(sayStepUp({ ...inMoney, stepAmount: '-5' }, '₹')).toBe('the same amount every year')
    expect(sayStepUp({ ...typed, step: '0' }, '₹')).toBe('the same amount every year')
    expect(sayStepUp({ ...typed, step: '-5' }, '₹')).toBe('5% less every year')
    expect(sayNoStepUp('percent')).toBe('The same amount every year')
    expect(sayNoStepUp('amount')).toBe('The same every year')
  })
})
