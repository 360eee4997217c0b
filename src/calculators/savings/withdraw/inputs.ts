import { isAddressOf } from '../../../addresses'
import { readAmount, readNumber } from '../../../core/money/parse'
import { amount, choice, percent, years } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { sharedRate, sharedYears } from '../shared/plan'

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
  shared: [sharedRate, sharedYears],
})

export type Typed = typeof inputs.defaults

/** Parses what is typed. */
export const readInputs = (typed: Typed) => ({
  savings: readAmount(typed.savings),
  monthly: readAmount(typed.withdrawal),
  risePercent: readNumber(typed.rise),
  annualRate: readNumber(typed.rate),
  years: readNumber(typed.years),
})
