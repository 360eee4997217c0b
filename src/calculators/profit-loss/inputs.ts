import { isAddressOf } from '../../addresses'
import { readAmount } from '../../core/money/parse'
import { pageInputs } from '../../ui/memory/page-inputs'

export const inputs = pageInputs({
  name: 'profit-loss',
  isAddress: isAddressOf('profit-loss'),
  defaults: { cost: '800', selling: '1,000' },
})

export type Typed = typeof inputs.defaults

/** What is typed, parsed. */
export const readInputs = (typed: Typed) => ({
  cost: readAmount(typed.cost),
  selling: readAmount(typed.selling),
})
