import { pageInputs } from '../../../ui/tab/page-inputs'

export const inputs = pageInputs({
  name: 'sip',
  paths: ['/sip'],
  defaults: { monthly: '5,000', rate: '12', years: '10' },
})
