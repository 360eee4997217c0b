import { zero } from '../../core/decimal'
import { formatMoney, formatNumber, formatPercent } from '../../core/format'
import { sayTypedMoney } from '../../core/format-exact'
import { readAmount } from '../../core/parse'
import { actionsFor } from '../../ui/answer/actions'
import type { SharePicture } from '../contract'
import { computeProfitLoss } from './compute'
import { inputs } from './inputs'

/**
 * The sale in a sentence.
 *
 * @example 'Profit/Loss: cost price ₹800, selling price ₹1,000.'
 */
export const sayPrices = ({ cost, selling }: typeof inputs.defaults, symbol: string): string =>
  `Profit/Loss: cost price ${sayTypedMoney(cost, symbol)}, selling price ${sayTypedMoney(selling, symbol)}.`

export const actions = actionsFor({ name: 'Profit/Loss', say: sayPrices })

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const costPrice = readAmount(inputs.defaults.cost).value
  const sellingPrice = readAmount(inputs.defaults.selling).value
  const { difference, percent } = computeProfitLoss({ costPrice, sellingPrice })

  return {
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
}
