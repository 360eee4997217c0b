import { formatMoney, formatNumber, formatPercent } from '../../../core/format'
import { readAmount, readNumber } from '../../../core/parse'
import type { SharePicture } from '../../contract'
import { computeEcommerceProfit, readQuantity } from './compute'
import { inputs } from './inputs'

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

export const picture: SharePicture = {
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
