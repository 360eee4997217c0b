import { isAddressOf } from '../../../addresses'
import { readAmount, readNumber } from '../../../core/money/parse'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { sharedInflation, sharedRate, sharedYears } from '../shared/plan'
import type { LumpSumFind } from './compute'

export const inputs = pageInputs({
  name: 'sip-lump-sum',
  isAddress: isAddressOf('savings/lump-sum'),
  defaults: {
    find: 'value' as LumpSumFind,
    amount: '1,00,000',
    rate: '12',
    years: '10',
    value: '2,00,000',
    inflation: '6',
  },
  choices: { find: ['value', 'amount', 'return', 'years'] },
  shared: [sharedRate, sharedYears, sharedInflation],
})

export type Typed = typeof inputs.defaults

/** Parses what is typed. */
export const readInputs = (typed: Typed) => ({
  amount: readAmount(typed.amount),
  annualRate: readNumber(typed.rate),
  years: readNumber(typed.years),
  value: readAmount(typed.value),
  inflation: readNumber(typed.inflation),
})
