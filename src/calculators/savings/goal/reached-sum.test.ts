import { expect, it } from 'vitest'
import { formatNumber } from '../../../core/money/format'
import { answer, reachedSum } from './compute'
import { inputs, type Typed } from './inputs'

const leadsTo = (changes: Partial<Typed>) => {
  const { sum, rate } = reachedSum(answer({ ...inputs.defaults, ...changes }))
  return [sum === undefined ? undefined : formatNumber(sum, 0), rate]
}

it('leads to a withdrawal plan with its sum and the typed return, or a found one as that page reads it', () => {
  expect(leadsTo({})).toEqual(['2,39,65,582', '12'])
  expect(leadsTo({ rate: '7.125' })).toEqual(['2,39,65,582', '7.125'])
  expect(leadsTo({ reading: 'effective' })).toEqual(['2,39,65,582', '12'])
  expect(leadsTo({ find: 'return', inflation: '0', monthly: '20,000', step: '0' })).toEqual([
    '1,00,00,000',
    '11.9',
  ])
  expect(leadsTo({ rate: '-1200' })).toEqual([undefined, '-1200'])
})
