import { pageInputs } from '../../ui/memory/page-inputs'
import { isAddressOf } from '../addresses'

export const inputs = pageInputs({
  name: 'percentage',
  isAddress: isAddressOf('percentage'),
  defaults: {
    percentage: '18',
    number: '2500',
    part: '45000',
    whole: '120000',
    original: '1500',
    new: '1200',
  },
})
