import { isAddressOf } from '../../addresses'
import { amount } from '../../ui/memory/input-kinds'
import { pageInputs } from '../../ui/memory/page-inputs'

export const inputs = pageInputs({
  name: 'profit-loss',
  isAddress: isAddressOf('profit-loss'),
  fields: { cost: amount('800'), selling: amount('1,000') },
})

export type Typed = typeof inputs.defaults
