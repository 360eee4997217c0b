import { isAddressOf } from '../../../addresses'
import { type Reading, readAmount, readNumber } from '../../../core/money/parse'
import { amount, choice, number, percent, text, yesNo } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { sharedTerms, termUnits, yearKinds } from '../shared/terms'

export type FeeKind = 'none' | 'percent' | 'fixed'

export const inputs = pageInputs({
  name: 'loan',
  isAddress: isAddressOf('loan/emi'),
  fields: {
    amount: amount('5,00,000'),
    rate: percent('10'),
    tenure: number('5'),
    tenureUnit: choice(termUnits),
    feeKind: choice<FeeKind>(['none', 'percent', 'fixed']),
    fee: number('0'),
    gst: yesNo('yes'),
    start: text(''),
    years: choice(yearKinds),
  },
  shared: [sharedTerms],
})

export type Typed = typeof inputs.defaults

/** The fee: a percentage, or an amount. */
export const feeIn = ({ feeKind, fee }: Typed): Reading =>
  (feeKind === 'fixed' ? readAmount : readNumber)(fee)
