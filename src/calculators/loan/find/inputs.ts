import type { TermUnit } from '../../../core/annuity/annuity'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { isAddressOf } from '../../addresses'
import { sharedTerms, termUnits } from '../shared/terms/inputs'

/** What is looked for. */
export type Find = 'amount' | 'tenure' | 'rate'
export type EmiFrom = 'typed' | 'income'

export const inputs = pageInputs({
  name: 'loan-find',
  isAddress: isAddressOf('loan/find'),
  defaults: {
    find: 'amount' as Find,
    emiFrom: 'income' as EmiFrom,
    emi: '25,000',
    income: '80,000',
    share: '40',
    otherEmis: '7,000',
    amount: '40,00,000',
    rate: '9',
    tenure: '20',
    tenureUnit: 'years' as TermUnit,
    start: '',
  },
  choices: {
    find: ['amount', 'tenure', 'rate'],
    emiFrom: ['typed', 'income'],
    tenureUnit: termUnits,
  },
  shared: [sharedTerms],
})
