import { pageInputs } from '../../../ui/memory/page-inputs'
import { sharedMonthly, sharedRate, sharedYears } from '../shared/shared-inputs'

export const inputs = pageInputs({
  name: 'sip',
  paths: ['/sip'],
  defaults: { monthly: '5,000', rate: '12', years: '10' },
  shared: [sharedMonthly, sharedRate, sharedYears],
})
