import { isAddressOf } from '../../../addresses'
import { amount, choice, number, percent, text } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { sharedTerms, termUnits } from '../shared/terms'

/** What the page computes from the EMI. */
export type Find = 'amount' | 'tenure' | 'rate'
export type EmiFrom = 'typed' | 'income'

export const inputs = pageInputs({
  name: 'loan-find',
  isAddress: isAddressOf('loan/find'),
  fields: {
    find: choice<Find>(['amount', 'tenure', 'rate']),
    emiFrom: choice<EmiFrom>(['typed', 'income'], 'income'),
    emi: amount('25,000'),
    income: amount('80,000'),
    share: percent('40'),
    otherEmis: amount('7,000'),
    amount: amount('40,00,000'),
    rate: percent('9'),
    tenure: number('20'),
    tenureUnit: choice(termUnits),
    start: text(''),
  },
  shared: [sharedTerms],
})

export type Typed = typeof inputs.defaults
