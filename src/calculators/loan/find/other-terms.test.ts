import { describe, expect, it } from 'vitest'
import { decimalFrom, toDigits, toFixed } from '../../../core/money/decimal'
import { loanIn } from './compute'
import { inputs, type Typed } from './inputs'
import { type NearbyTerm, nearbyTerms } from './other-terms'

const around = (changes: Partial<Typed>) => nearbyTerms({ ...inputs.defaults, ...changes })

function nameOf(term: NearbyTerm): string {
  if (term.kind === 'term') return String(term.months)
  return toDigits(term.kind === 'rate' ? term.annualRate : term.amount)
}

describe('nearbyTerms', () => {
  it('an amount: what the EMI repays in other terms at other rates', () => {
    const { rows = [], columns = [] } = around({}) ?? {}
    expect(columns.map(nameOf)).toEqual(['8', '9', '10'])
    expect(rows.map(nameOf)).toEqual(['180', '240', '300', '360'])
    expect(rows.map(({ isTyped }) => isTyped)).toEqual([false, true, false, false])
    const amounts = rows.map(({ outcomes }) =>
      outcomes.map((outcome) => toFixed(loanIn(outcome)?.principal ?? decimalFrom(-1), 0)),
    )
    expect(amounts).toEqual([
      ['2616015', '2464835', '2326436'],
      ['2988857', '2778624', '2590615'],
      ['3239113', '2979041', '2751181'],
      ['3407087', '3107047', '2848770'],
    ])
  })

  it('a tenure: other rates and other amounts', () => {
    const { rows = [], columns = [] } = around({ find: 'tenure', rate: '0.5' }) ?? {}
    expect(columns.map(nameOf)).toEqual(['3600000', '4000000', '4400000'])
    expect(rows.map(nameOf)).toEqual(['0.5', '1.5', '2.5', '3.5'])
    expect(rows.map(({ isTyped }) => isTyped)).toEqual([true, false, false, false])
  })

  it('a rate: other terms, as many as there are', () => {
    const rate = { find: 'rate', tenureUnit: 'months' } as const
    expect(around({ ...rate, tenure: '6' })?.rows.map(nameOf)).toEqual(['6', '12', '18'])
    expect(around({ ...rate, tenure: '24' })?.rows.map(nameOf)).toEqual(['12', '24', '36', '48'])
    expect(around({ ...rate, tenure: '1190' })?.rows.map(nameOf)).toEqual(['1130', '1190'])
    expect(around({ ...rate, tenure: '0' })).toBeUndefined()
    expect(around({ ...rate, amount: '0' })).toBeUndefined()
    expect(around({ ...rate, tenure: '1201' })).toBeUndefined()
  })
})
