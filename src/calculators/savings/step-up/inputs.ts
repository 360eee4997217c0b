import { isAddressOf } from '../../../addresses'
import { amount, choice, percent, years } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { stepKinds } from '../shared/plan'

export const inputs = pageInputs({
  name: 'step-up-sip',
  isAddress: isAddressOf('savings/step-up'),
  fields: {
    initial: amount('5,000'),
    stepKind: choice(stepKinds),
    step: percent('10'),
    stepAmount: amount('500'),
    rate: percent('12'),
    years: years('10'),
  },
})

export type Typed = typeof inputs.defaults
