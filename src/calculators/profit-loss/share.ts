import type { SharePicture } from '../../contract'
import { zero } from '../../core/money/decimal'
import { formatMoney, formatNumber, formatPercent } from '../../core/money/format'
import { sayTypedMoney } from '../../core/money/format-exact'
import { actionsFor } from '../../ui/answer/actions'
import { answer } from './compute'
import { inputs, type Typed } from './inputs'
import { profitLossWords } from './words'

/**
 * What Copy and Share say of the prices.
 *
 * @example 'Profit/Loss: cost price ₹800, selling price ₹1,000.'
 */
export const sayPrices = ({ cost, selling }: Typed, symbol: string): string =>
  profitLossWords.copied(sayTypedMoney(cost, symbol), sayTypedMoney(selling, symbol))

export const actions = actionsFor({ name: profitLossWords.label, say: sayPrices })

/** The preview picture of a shared link: the results of the page's example. */
export function picture(): SharePicture {
  const { prices, sale } = answer(inputs.defaults)
  const { costPrice, sellingPrice } = prices
  const { difference, percent } = sale

  return {
    label: profitLossWords.results.profit.total,
    figure: formatNumber(difference, 2),
    isMoney: true,
    caption: profitLossWords.pictureCaption(formatPercent(percent ?? zero, 2)),
    rows: [
      { label: profitLossWords.costPrice, value: formatMoney(costPrice, '₹', 2), swatch: 'neel' },
      {
        label: profitLossWords.results.profit.total,
        value: formatMoney(difference, '₹', 2),
        swatch: 'haldi',
      },
    ],
    total: { label: profitLossWords.sellingPrice, value: formatMoney(sellingPrice, '₹', 2) },
  }
}
