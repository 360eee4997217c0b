import { pageInputs } from '../../../ui/tab/page-inputs'

export const inputs = pageInputs({
  name: 'step-up-sip',
  paths: ['/step-up-sip'],
  defaults: { initial: '5,000', step: '10', rate: '12', years: '10' },
})
