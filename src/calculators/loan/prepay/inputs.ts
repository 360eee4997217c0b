import type { TermUnit } from '../../../core/annuity/annuity'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { isAddressOf } from '../../addresses'
import { type YearKind, yearKinds } from '../shared/schedule/financial-years'
import { sharedTerms, termUnits } from '../shared/terms/inputs'
import { EXAMPLE } from './changes'

export const inputs = pageInputs({
  name: 'loan-prepay',
  isAddress: isAddressOf('loan/prepay'),
  defaults: {
    amount: '50,00,000',
    rate: '8.5',
    tenure: '20',
    tenureUnit: 'years' as TermUnit,
    emi: '',
    charge: '0',
    start: '',
    years: 'loan' as YearKind,
    expected: '12',
    gainTax: '13',
    changes: EXAMPLE,
  },
  choices: { tenureUnit: termUnits, years: yearKinds },
  shared: [sharedTerms],
  list: 'changes',
})

export type PrepayTexts = typeof inputs.defaults
