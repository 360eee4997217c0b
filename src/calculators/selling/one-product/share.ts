import { one, toDigits } from '../../../core/decimal'
import { countOf, formatMoney, formatNumber, formatPercent } from '../../../core/format'
import { sayTypedMoney, sayTypedPercent } from '../../../core/format-exact'
import { groupDigits } from '../../../core/group-digits'
import { readAmount } from '../../../core/parse'
import { actionsFor } from '../../../ui/answer/actions'
import type { SharePicture } from '../../contract'
import { answer } from './compute'
import { inputs, readQuantity, type SaleTexts } from './inputs'

/**
 * The sentence of Copy and Share: the sale; costs of 0 are left out.
 *
 * @example 'eCommerce profit: cost price ₹200, shipping ₹30, fees 10%, selling price ₹300.'
 */
export function saySale(sale: SaleTexts, symbol: string): string {
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

/** The picture of a shared link: the result that the page opens with. */
export function picture(): SharePicture {
  const { sale, results } = answer(inputs.defaults)
  const { fees, totalCost, netProfit, profitPercent, marginPercent } = results

  return {
    label: 'Net Profit per Unit',
    figure: formatNumber(netProfit, 2),
    isMoney: true,
    caption: `${formatPercent(profitPercent, 1)} on cost, ${formatPercent(marginPercent, 1)} on the selling price`,
    rows: [
      { label: 'Selling price', value: formatMoney(sale.sellingPrice, '₹', 2) },
      { label: 'Total Cost per Unit', value: formatMoney(totalCost, '₹', 2), swatch: 'neel' },
      { label: 'Marketplace Fees', value: formatMoney(fees, '₹', 2) },
    ],
    total: { label: 'Net Profit per Unit', value: formatMoney(netProfit, '₹', 2) },
  }
}
