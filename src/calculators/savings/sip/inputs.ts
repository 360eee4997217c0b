import { isAddressOf } from '../../../addresses'
import { amount, percent, years } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { sharedMonthly, sharedRate, sharedYears } from '../shared/plan'

export const inputs = pageInputs({
  name: 'sip',
  isAddress: isAddressOf('savings/sip'),
  fields: { monthly: amount('5,000'), rate: percent('12'), years: years('10') },
  shared: [sharedMonthly, sharedRate, sharedYears],
})

export type Typed = typeof inputs.defaults
