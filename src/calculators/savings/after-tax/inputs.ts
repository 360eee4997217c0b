import { isAddressOf } from '../../../addresses'
import { amount, choice, percent, years } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import {
  sharedInflation,
  sharedLump,
  sharedMonthly,
  sharedRate,
  sharedStep,
  sharedYears,
  stepKinds,
} from '../shared/plan'

export type TaxKind = 'equity' | 'flat' | 'none'

export const inputs = pageInputs({
  name: 'sip-after-tax',
  isAddress: isAddressOf('savings/after-tax'),
  fields: {
    monthly: amount('10,000'),
    rate: percent('12'),
    years: years('10'),
    step: percent('0'),
    stepKind: choice(stepKinds),
    stepAmount: amount('0'),
    lump: amount('0'),
    inflation: percent('6'),
    tax: choice<TaxKind>(['equity', 'flat', 'none']),
    flatRate: percent('30'),
    otherIncome: amount(''),
  },
  shared: [sharedMonthly, sharedRate, sharedYears, sharedStep, sharedLump, sharedInflation],
})

export type Typed = typeof inputs.defaults
