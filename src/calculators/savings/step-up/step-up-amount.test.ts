import { describe, expect, it } from 'vitest'
import { toFixed, zero } from '../../../core/money/decimal'
import { computeInFourWays } from '../shared/ways-of-counting'
import { answer } from './compute'
import { inputs } from './inputs'
import { sayStepUpSip } from './share'

const raised = {
  ...inputs.defaults,
  initial: '10,000',
  stepKind: 'amount',
  stepAmount: '1,000',
} as const

describe('a SIP that rises by an amount', () => {
  it('is worth what it comes to, beside one that does not rise', () => {
    const { sip } = answer(raised)
    expect(toFixed(sip?.futureValue ?? zero, 2)).toBe('3145356.24')
    expect(toFixed(sip?.invested ?? zero, 2)).toBe('1740000.00')
    expect(toFixed(sip?.withoutStepUp ?? zero, 2)).toBe('2323390.76')
    expect(sip?.years.map(({ monthly }) => toFixed(monthly, 0)).slice(0, 3)).toEqual([
      '10000',
      '11000',
      '12000',
    ])
  })

  it('leaves the percentage alone, and counts less than nothing as nothing', () => {
    expect(answer({ ...raised, step: '50' }).sip).toEqual(answer(raised).sip)
    expect(answer({ ...raised, stepAmount: '-500' }).sip).toEqual(
      answer({ ...raised, stepAmount: '0' }).sip,
    )
    expect(answer({ ...raised, stepKind: 'percent' }).sip).toEqual(
      answer({ ...raised, stepKind: 'percent', stepAmount: '9' }).sip,
    )
  })

  it('is the first of its four readings', () => {
    const { plan, sip } = answer(raised)
    const [ours, ...others] = computeInFourWays(plan).map(({ savings }) => savings?.futureValue)
    expect(ours).toBe(sip?.futureValue)
    for (const other of others) expect(other !== undefined && other < (ours ?? zero)).toBe(true)
  })

  it('is said with its amount', () => {
    expect(sayStepUpSip(raised, '$')).toBe(
      'Step-Up SIP: $10,000 a month, $1,000 more every year, at 12% a year for 10 years.',
    )
  })
})
