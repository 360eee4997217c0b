import { pageInputs } from '../../../ui/memory/page-inputs'
import { isAddressOf } from '../../addresses'
import { sharedRate, sharedYears } from '../shared/shared-inputs'
import type { WithdrawFind } from './compute'

export const inputs = pageInputs({
  name: 'sip-withdraw',
  isAddress: isAddressOf('savings/withdraw'),
  defaults: {
    find: 'duration' as WithdrawFind,
    savings: '1,00,00,000',
    withdrawal: '75,000',
    rise: '0',
    rate: '8',
    years: '25',
  },
  choices: { find: ['duration', 'monthly'] },
  shared: [sharedRate, sharedYears],
})
