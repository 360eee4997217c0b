import type { SharePicture } from '../../../contract'
import { one, toDigits } from '../../../core/money/decimal'
import { formatMoney, formatNumber, formatPercent } from '../../../core/money/format'
import { sayTypedMoney, sayTypedPercent } from '../../../core/money/format-exact'
import { groupDigits } from '../../../core/money/group-digits'
import { readAmount } from '../../../core/money/parse'
import { actionsFor } from '../../../ui/answer/actions'
import { answer } from './compute'
import { inputs, readQuantity, type SaleTexts } from './inputs'
import { oneProductWords } from './words'

/**
 * The sentence of Copy and Share: the sale; costs of 0 are left out.
 *
 * @example 'eCommerce profit: cost price ₹200, shipping ₹30, fees 10%, selling price ₹300.'
 */
export function saySale(sale: SaleTexts, symbol: string): string {
  const costs = (say: (amount: string) => string, text: string) =>
    readAmount(text).value === 0n ? [] : [say(sayTypedMoney(text, symbol))]
  const quantity = readQuantity(sale.quantity)
  const parts = [
    oneProductWords.copied.costPrice(sayTypedMoney(sale.cost, symbol)),
    ...costs(oneProductWords.copied.shipping, sale.shipping),
    ...(sale.feeKind === 'percent'
      ? [oneProductWords.copied.fees(sayTypedPercent(sale.fee))]
      : costs(oneProductWords.copied.fees, sale.fee)),
    ...costs(oneProductWords.copied.otherCosts, sale.other),
    oneProductWords.copied.sellingPrice(sayTypedMoney(sale.selling, symbol)),
    ...(quantity > one ? [oneProductWords.result.units(groupDigits(toDigits(quantity)))] : []),
  ]
  return oneProductWords.copied.sale(parts.join(', '))
}

export const actions = actionsFor({ name: oneProductWords.copied.name, say: saySale })

/** The picture of a shared link: the result that the page opens with. */
export function picture(): SharePicture {
  const { sale, results } = answer(inputs.defaults)
  const { fees, totalCost, netProfit, profitPercent, marginPercent } = results

  return {
    label: oneProductWords.result.netProfit,
    figure: formatNumber(netProfit, 2),
    isMoney: true,
    caption: oneProductWords.pictureCaption(
      formatPercent(profitPercent, 1),
      formatPercent(marginPercent, 1),
    ),
    rows: [
      { label: oneProductWords.result.sellingPrice, value: formatMoney(sale.sellingPrice, '₹', 2) },
      {
        label: oneProductWords.result.totalCost,
        value: formatMoney(totalCost, '₹', 2),
        swatch: 'neel',
      },
      { label: oneProductWords.result.fees, value: formatMoney(fees, '₹', 2) },
    ],
    total: { label: oneProductWords.result.netProfit, value: formatMoney(netProfit, '₹', 2) },
  }
}
