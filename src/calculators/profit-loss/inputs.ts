import { isAddressOf } from '../../addresses'
import { amount, choice, percent } from '../../ui/memory/input-kinds'
import { pageInputs } from '../../ui/memory/page-inputs'

export const inputs = pageInputs({
  name: 'profit-loss',
  isAddress: isAddressOf('profit-loss'),
  fields: {
    cost: amount('800'),
    selling: amount('1,000'),
    wanted: percent(''),
    wantedOf: choice(['margin', 'markup']),
  },
})

export type Typed = typeof inputs.defaults
