import { isAddressOf } from '../../../addresses'
import { amount, choice, percent, years } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { sharedYears } from '../shared/plan'

/** What is computed: how long the savings last, or what can be taken every month. */
export type WithdrawFind = 'duration' | 'monthly'

export const inputs = pageInputs({
  name: 'sip-withdraw',
  isAddress: isAddressOf('savings/withdraw'),
  fields: {
    find: choice<WithdrawFind>(['duration', 'monthly']),
    savings: amount('1,00,00,000'),
    withdrawal: amount('75,000'),
    rise: percent('0'),
    rate: percent('8'),
    years: years('25'),
  },
  // Not the return: money that is lived on is seldom invested as money that is saved.
  shared: [sharedYears],
})

export type Typed = typeof inputs.defaults
