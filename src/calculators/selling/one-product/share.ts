import { one, toDigits } from '../../../core/decimal'
import {
  countOf,
  formatMoney,
  formatNumber,
  formatPercent,
  groupDigits,
} from '../../../core/format'
import { sayTypedMoney, sayTypedPercent } from '../../../core/format-exact'
import { readAmount, readNumber } from '../../../core/parse'
import { actionsFor } from '../../../ui/answer/actions'
import type { SharePicture } from '../../contract'
import { computeEcommerceProfit, readQuantity } from './compute'
import { inputs } from './inputs'

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

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const { defaults } = inputs
  const sellingPrice = readAmount(defaults.selling).value
  const { fees, totalCost, netProfit, profitPercent, marginPercent } = computeEcommerceProfit({
    costPrice: readAmount(defaults.cost).value,
    shippingCost: readAmount(defaults.shipping).value,
    otherCosts: readAmount(defaults.other).value,
    sellingPrice,
    feeKind: defaults.feeKind,
    fee: readNumber(defaults.fee).value,
    quantity: readQuantity(defaults.quantity),
  })

  return {
    label: 'Net Profit per Unit',
    figure: formatNumber(netProfit, 2),
    isMoney: true,
    caption: `${formatPercent(profitPercent, 1)} on cost, ${formatPercent(marginPercent, 1)} on the selling price`,
    rows: [
      { label: 'Selling price', value: formatMoney(sellingPrice, '₹', 2) },
      { label: 'Total Cost per Unit', value: formatMoney(totalCost, '₹', 2), swatch: 'neel' },
      { label: 'Marketplace Fees', value: formatMoney(fees, '₹', 2) },
    ],
    total: { label: 'Net Profit per Unit', value: formatMoney(netProfit, '₹', 2) },
  }
}
