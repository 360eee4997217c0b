import { isAddressOf } from '../../../addresses'
import { readAmount, readNumber } from '../../../core/money/parse'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { sharedMonthly, sharedRate, sharedYears } from '../shared/plan'

export const inputs = pageInputs({
  name: 'sip',
  isAddress: isAddressOf('savings/sip'),
  defaults: { monthly: '5,000', rate: '12', years: '10' },
  shared: [sharedMonthly, sharedRate, sharedYears],
})

export type Typed = typeof inputs.defaults

/** Parses what is typed. */
export const readInputs = (typed: Typed) => ({
  monthly: readAmount(typed.monthly),
  annualRate: readNumber(typed.rate),
  years: readNumber(typed.years),
})
