import { pageInputs } from '../../../ui/memory/page-inputs'
import { isAddressOf } from '../../addresses'
import {
  sharedLump,
  sharedMonthly,
  sharedRate,
  sharedStep,
  sharedYears,
} from '../shared/shared-inputs'
import { type StepKind, stepKinds } from '../shared/step'
import type { TaxKind } from './compute'

export const inputs = pageInputs({
  name: 'sip-after-tax',
  isAddress: isAddressOf('savings/after-tax'),
  defaults: {
    monthly: '10,000',
    rate: '12',
    years: '10',
    step: '0',
    stepKind: 'percent' as StepKind,
    stepAmount: '0',
    lump: '0',
    inflation: '6',
    tax: 'equity' as TaxKind,
    flatRate: '30',
    otherIncome: '0',
  },
  choices: { stepKind: stepKinds, tax: ['equity', 'flat', 'none'] },
  shared: [sharedMonthly, sharedRate, sharedYears, sharedStep, sharedLump],
})
