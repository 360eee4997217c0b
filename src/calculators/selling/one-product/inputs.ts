import { isAddressOf } from '../../../addresses'
import { type Decimal, decimalFrom, one } from '../../../core/money/decimal'
import { readAmount, readNumber } from '../../../core/money/parse'
import { amount, choice, number } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'

export type FeeKind = 'percent' | 'fixed'

export const inputs = pageInputs({
  name: 'ecommerce-profit',
  isAddress: isAddressOf('selling/one-product'),
  fields: {
    cost: amount('200'),
    shipping: amount('30'),
    feeKind: choice<FeeKind>(['percent', 'fixed']),
    fee: number('10'),
    other: amount('0'),
    selling: amount('300'),
    quantity: number('1'),
  },
})

export type SaleTexts = typeof inputs.defaults

/** Reads each typed input. */
export const readInputs = (typed: SaleTexts) => ({
  ...inputs.parse(typed),
  fee: (typed.feeKind === 'fixed' ? readAmount : readNumber)(typed.fee),
  quantity: readQuantity(typed.quantity),
})

/**
 * The units that a quantity field means. Half a unit cannot be sold, so fractions are dropped;
 * an empty field, nonsense and anything below 1 count as 1.
 *
 * @example readQuantity('2.9') // 2
 * @example readQuantity('') // 1
 */
export function readQuantity(text: string): Decimal {
  const { value } = readNumber(text)
  return value < one ? one : decimalFrom(value / one)
}
