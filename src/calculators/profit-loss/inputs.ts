import { pageInputs } from '../../ui/memory/page-inputs'
import { isAddressOf } from '../addresses'

export const inputs = pageInputs({
  name: 'profit-loss',
  isAddress: isAddressOf('profit-loss'),
  defaults: { cost: '800', selling: '1,000' },
})
