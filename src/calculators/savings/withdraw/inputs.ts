import { isAddressOf } from '../../../addresses'
import { readAmount, readNumber } from '../../../core/money/parse'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { sharedRate, sharedYears } from '../shared/plan'
import type { WithdrawFind } from './compute'

export const inputs = pageInputs({
  name: 'sip-withdraw',
  isAddress: isAddressOf('savings/withdraw'),
  defaults: {
    find: 'duration' as WithdrawFind,
    savings: '1,00,00,000',
    withdrawal: '75,000',
    rise: '0',
    rate: '8',
    years: '25',
  },
  choices: { find: ['duration', 'monthly'] },
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
