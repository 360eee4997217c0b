import { pageInputs } from '../../../ui/memory/page-inputs'
import { isAddressOf } from '../../addresses'
import { type StepKind, stepKinds } from '../shared/step'

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
