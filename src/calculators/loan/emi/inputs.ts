import type { TermUnit } from '../../../core/annuity/annuity'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { isAddressOf } from '../../addresses'
import { type YearKind, yearKinds } from '../shared/schedule/financial-years'
import { sharedTerms, termUnits } from '../shared/terms/inputs'

export type FeeKind = 'none' | 'percent' | 'fixed'
type YesNo = 'yes' | 'no'

export const inputs = pageInputs({
  name: 'loan',
  isAddress: isAddressOf('loan/emi'),
  defaults: {
    amount: '5,00,000',
    rate: '10',
    tenure: '5',
    tenureUnit: 'years' as TermUnit,
    feeKind: 'none' as FeeKind,
    fee: '0',
    gst: 'yes' as YesNo,
    start: '',
    years: 'loan' as YearKind,
  },
  choices: {
    tenureUnit: termUnits,
    feeKind: ['none', 'percent', 'fixed'],
    gst: ['yes', 'no'],
    years: yearKinds,
  },
  shared: [sharedTerms],
})

export type LoanTexts = typeof inputs.defaults
