import { one, toDigits } from '../../../core/decimal'
import { countOf, groupDigits } from '../../../core/format'
import { readAmount } from '../../../core/parse'
import { sayTypedMoney, sayTypedPercent } from '../../../core/say-typed'
import { actionsFor } from '../../../ui/answer/actions'
import { readQuantity } from './compute'
import type { inputs } from './inputs'

/**
 * The sale in a sentence; a cost of nothing needs no words.
 *
 * @example 'eCommerce profit: cost price ₹200, shipping ₹30, fees 10%, selling price ₹300.'
 */
export function saySale(sale: typeof inputs.defaults, symbol: string): string {
  const costs = (name: string, text: string) =>
    readAmount(text).value === 0n ? [] : [`${name} ${sayTypedMoney(text, symbol)}`]
  const quantity = readQuantity(sale.quantity)
  const parts = [
    `eCommerce profit: cost price ${sayTypedMoney(sale.cost, symbol)}`,
    ...costs('shipping', sale.shipping),
    ...(sale.feeKind === 'percent'
      ? [`fees ${sayTypedPercent(sale.fee)}`]
      : costs('fees', sale.fee)),
    ...costs('other costs', sale.other),
    `selling price ${sayTypedMoney(sale.selling, symbol)}`,
    ...(quantity > one ? [countOf(groupDigits(toDigits(quantity)), 'unit')] : []),
  ]
  return `${parts.join(', ')}.`
}

export const actions = actionsFor({ name: 'eCommerce profit', say: saySale })
