import type { Decimal } from '../../../core/decimal'
import { formatNumber, formatPercent, plainMoney } from '../../../core/format'
import type { SharePicture } from '../../contract'
import { inputs } from '../shared/market/inputs'
import { answer } from './answer'

const money = (value: Decimal) => plainMoney(value, '₹')

const { order } = answer(inputs.defaults).answered ?? {}
if (order?.margin === undefined) throw new Error('The order that the page opens with has no result')

export const picture: SharePicture = {
  label: 'Profit per order',
  figure: formatNumber(order.profit, 2),
  isMoney: true,
  caption: `${formatPercent(order.margin, 2)} margin on the net sale of ${money(order.netSaleKept)}`,
  rows: [
    { label: 'Selling price', value: money(order.ledger.saleKept) },
    { label: 'Product', value: money(order.parts.product), swatch: 'neel' },
    { label: 'Marketplace, ads', value: money(order.parts.marketplace) },
    { label: 'GST', value: money(order.parts.tax) },
  ],
  total: { label: 'Profit per order', value: money(order.profit) },
}
