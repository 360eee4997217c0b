import { isAddressOf } from '../../../addresses'
import { readAmount, readNumber } from '../../../core/money/parse'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { readStepUp, type StepKind, stepKinds } from '../shared/plan'

export const inputs = pageInputs({
  name: 'step-up-sip',
  isAddress: isAddressOf('savings/step-up'),
  defaults: {
    initial: '5,000',
    stepKind: 'percent' as StepKind,
    step: '10',
    stepAmount: '500',
    rate: '12',
    years: '10',
  },
  choices: { stepKind: stepKinds },
})

export type Typed = typeof inputs.defaults

/** Parses what is typed. */
export const readInputs = (typed: Typed) => ({
  monthly: readAmount(typed.initial),
  ...readStepUp(typed),
  annualRate: readNumber(typed.rate),
  years: readNumber(typed.years),
})
