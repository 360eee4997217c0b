import { isAddressOf } from '../../../addresses'
import type { TermUnit } from '../../../core/loan/annuity'
import { readAmount, readNumber } from '../../../core/money/parse'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { sharedTerms, termUnits } from '../shared/terms'

/** What the page computes from the EMI. */
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

export type Typed = typeof inputs.defaults

/** What is typed, parsed. */
export const readInputs = (typed: Typed) => ({
  emi: readAmount(typed.emi),
  income: readAmount(typed.income),
  sharePercent: readNumber(typed.share),
  otherEmis: readAmount(typed.otherEmis),
  principal: readAmount(typed.amount),
  annualRate: readNumber(typed.rate),
  tenure: readNumber(typed.tenure),
})
