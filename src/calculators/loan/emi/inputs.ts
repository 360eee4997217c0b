import { isAddressOf } from '../../../addresses'
import type { TermUnit } from '../../../core/loan/annuity'
import { readAmount, readNumber } from '../../../core/money/parse'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { sharedTerms, termUnits, type YearKind, yearKinds } from '../shared/terms'

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

export type Typed = typeof inputs.defaults

/** What is typed, parsed. */
export const readInputs = (typed: Typed) => ({
  principal: readAmount(typed.amount),
  annualRate: readNumber(typed.rate),
  tenure: readNumber(typed.tenure),
  fee: (typed.feeKind === 'fixed' ? readAmount : readNumber)(typed.fee),
})
