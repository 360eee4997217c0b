import { zero } from '../../core/decimal'
import { formatMoney, formatNumber, formatPercent } from '../../core/format'
import { sayTypedMoney } from '../../core/format-exact'
import { actionsFor } from '../../ui/answer/actions'
import type { SharePicture } from '../contract'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'

/**
 * What Copy and Share say of the prices.
 *
 * @example 'Profit/Loss: cost price ₹800, selling price ₹1,000.'
 */
export const sayPrices = ({ cost, selling }: Typed, symbol: string): string =>
  `Profit/Loss: cost price ${sayTypedMoney(cost, symbol)}, selling price ${sayTypedMoney(selling, symbol)}.`

export const actions = actionsFor({ name: 'Profit/Loss', say: sayPrices })

/** The preview picture of a shared link: the results of the page's example. */
export function picture(): SharePicture {
  const { prices, sale } = answer(inputs.defaults)
  const { costPrice, sellingPrice } = prices
  const { difference, percent } = sale

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
