import { zero } from '../../core/decimal'
import { formatMoney, formatNumber, formatPercent } from '../../core/format'
import { readAmount } from '../../core/parse'
import type { SharePicture } from '../contract'
import { computeProfitLoss } from './compute'
import { inputs } from './inputs'

const costPrice = readAmount(inputs.defaults.cost).value
const sellingPrice = readAmount(inputs.defaults.selling).value
const { difference, percent } = computeProfitLoss({ costPrice, sellingPrice })

export const picture: SharePicture = {
  label: 'Total Profit',
  figure: formatNumber(difference, 2),
  isMoney: true,
  caption: `${formatPercent(percent ?? zero, 2)} of the cost price`,
  rows: [
    { label: 'Cost price', value: formatMoney(costPrice, '₹', 2), swatch: 'neel' },
    { label: 'Total Profit', value: formatMoney(difference, '₹', 2), swatch: 'haldi' },
  ],
  total: { label: 'Selling price', value: formatMoney(sellingPrice, '₹', 2) },
}
