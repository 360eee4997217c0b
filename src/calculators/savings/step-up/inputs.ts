import { pageInputs } from '../../../ui/tab/page-inputs'

/** A raise is a percentage or an amount; what is typed for one is kept beside the other. */
export type StepKind = 'percent' | 'amount'

export const inputs = pageInputs({
  name: 'step-up-sip',
  paths: ['/step-up-sip'],
  defaults: {
    initial: '5,000',
    stepKind: 'percent' as StepKind,
    step: '10',
    stepAmount: '500',
    rate: '12',
    years: '10',
  },
  choices: { stepKind: ['percent', 'amount'] },
})
