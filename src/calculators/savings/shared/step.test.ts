import { describe, expect, it } from 'vitest'
import { decimalFrom, zero } from '../../../core/decimal'
import { sayStep } from '../say-step'
import { stepLabel, stepOf } from './step'

const typed = { stepKind: 'percent', step: '10', stepAmount: '500' } as const
const inMoney = { ...typed, stepKind: 'amount' } as const

describe('a step-up', () => {
  it('is the chosen one of two', () => {
    expect(stepOf(typed)).toEqual({ stepPercent: decimalFrom(10), stepAmount: zero })
    expect(stepOf(inMoney)).toEqual({ stepPercent: zero, stepAmount: decimalFrom(500) })
  })

  it('may be a percentage below 0, but no amount', () => {
    expect(stepOf({ ...typed, step: '-5' }).stepPercent).toBe(decimalFrom(-5))
    expect(stepOf({ ...inMoney, stepAmount: '-5' }).stepAmount).toBe(zero)
    expect(stepOf({ ...inMoney, stepAmount: 'lots' }).stepAmount).toBe(zero)
  })

  it('is named and said as it counts', () => {
    expect(stepLabel('percent', '$')).toBe('Annual step-up (%)')
    expect(stepLabel('amount', '$')).toBe('Annual step-up ($)')
    expect(sayStep({ ...typed, step: '7.50' }, '₹')).toBe('7.5% more every year')
    expect(sayStep({ ...inMoney, stepAmount: '1.5 lakh' }, '₹')).toBe('₹1,50,000 more every year')
    expect(sayStep({ ...inMoney, stepAmount: '-5' }, '₹')).toBe('the same every year')
    expect(sayStep({ ...typed, step: '0' }, '₹')).toBe('the same every year')
    expect(sayStep({ ...typed, step: '-5' }, '₹')).toBe('5% less every year')
  })
})
