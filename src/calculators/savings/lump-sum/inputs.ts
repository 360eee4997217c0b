import { isAddressOf } from '../../../addresses'
import type { RateReading } from '../../../core/savings/yearly-growth'
import { amount, choice, percent, years } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { sharedInflation, sharedRate, sharedYears } from '../shared/plan'

/** Which of the four terms is computed from the others. */
export type LumpSumFind = 'value' | 'amount' | 'return' | 'years'

export const inputs = pageInputs({
  name: 'sip-lump-sum',
  isAddress: isAddressOf('savings/lump-sum'),
  fields: {
    find: choice<LumpSumFind>(['value', 'amount', 'return', 'years']),
    amount: amount('1,00,000'),
    rate: percent('12'),
    years: years('10'),
    value: amount('2,00,000'),
    inflation: percent('6'),
    reading: choice<RateReading>(['effective', 'divide12']),
  },
  shared: [sharedRate, sharedYears, sharedInflation],
})

export type Typed = typeof inputs.defaults
