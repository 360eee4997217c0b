import { pageInputs } from '../../../ui/memory/page-inputs'
import { isAddressOf } from '../../addresses'
import type { FeeKind } from './compute'

export const inputs = pageInputs({
  name: 'ecommerce-profit',
  isAddress: isAddressOf('selling/one-product'),
  defaults: {
    cost: '200',
    shipping: '30',
    feeKind: 'percent' as FeeKind,
    fee: '10',
    other: '0',
    selling: '300',
    quantity: '1',
  },
  choices: { feeKind: ['percent', 'fixed'] },
})
