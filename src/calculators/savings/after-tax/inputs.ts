import { isAddressOf } from '../../../addresses'
import { readAmount, readNumber } from '../../../core/money/parse'
import { pageInputs } from '../../../ui/memory/page-inputs'
import {
  readStepUp,
  type StepKind,
  sharedInflation,
  sharedLump,
  sharedMonthly,
  sharedRate,
  sharedStep,
  sharedYears,
  stepKinds,
} from '../shared/plan'
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
  shared: [sharedMonthly, sharedRate, sharedYears, sharedStep, sharedLump, sharedInflation],
})

export type Typed = typeof inputs.defaults

/** Parses what is typed. */
export const readInputs = (typed: Typed) => ({
  monthly: readAmount(typed.monthly),
  annualRate: readNumber(typed.rate),
  years: readNumber(typed.years),
  ...readStepUp(typed),
  lumpSum: readAmount(typed.lump),
  inflation: readNumber(typed.inflation),
  flatRate: readNumber(typed.flatRate),
  otherIncome: readAmount(typed.otherIncome),
})
