import { pageInputs } from '../../../ui/memory/page-inputs'
import { isAddressOf } from '../../addresses'
import { sharedMonthly, sharedRate, sharedYears } from '../shared/shared-inputs'

export const inputs = pageInputs({
  name: 'sip',
  isAddress: isAddressOf('savings/sip'),
  defaults: { monthly: '5,000', rate: '12', years: '10' },
  shared: [sharedMonthly, sharedRate, sharedYears],
})
