import type { Decimal } from '../../../core/decimal'
import { countOf, formatNumber, formatPercent, plainMoney } from '../../../core/format'
import { sayTypedMoney, sayTypedPercent } from '../../../core/format-exact'
import { readAmount, readNumber } from '../../../core/parse'
import { actionsFor } from '../../../ui/answer/actions'
import type { SharePicture } from '../../contract'
import { inputs, type MarketplaceTexts } from '../shared/market/inputs'
import { parseBands } from '../shared/market/read-inputs'
import { answer } from './compute'

const sellerWords = {
  registered: 'registered',
  composition: 'composition dealer',
  unregistered: 'not registered',
}

/**
 * The sentence of Copy and Share: the order; costs of 0 are left out.
 *
 * @example 'Marketplace order: selling price ₹1,180, 18% GST, cost price ₹450, packing ₹12, fee card of 4 bands, shipping ₹65, ads ₹40.'
 */
export function sayOrder(order: MarketplaceTexts, symbol: string): string {
  const cost = (name: string, text: string) =>
    readAmount(text).value > 0n ? [`${name} ${sayTypedMoney(text, symbol)}`] : []
  const share = (text: string, name: string) =>
    readNumber(text).value > 0n ? [`${sayTypedPercent(text)} ${name}`] : []
  const bands = parseBands(order.bands)
  const [band] = bands
  const parts = [
    `Marketplace order: selling price ${sayTypedMoney(order.price, symbol)}`,
    ...(order.seller === 'registered'
      ? [
          order.gstBy === 'clothes'
            ? 'GST of clothes and shoes'
            : `${sayTypedPercent(order.gst)} GST`,
        ]
      : [sellerWords[order.seller]]),
    ...cost('cost price', order.cost),
    ...cost('packing', order.packing),
    band && bands.length === 1
      ? `commission ${sayTypedPercent(band.commission)} and ${sayTypedMoney(band.fixedFee, symbol)}`
      : `fee card of ${countOf(bands.length, 'band')}`,
    ...cost('shipping', order.shipping),
    ...cost('ads', order.ads),
    ...share(order.undelivered, 'undelivered'),
    ...share(order.returned, 'returned'),
  ]
  return `${parts.join(', ')}.`
}

export const actions = actionsFor({ name: 'Marketplace order', say: sayOrder })

/** The picture of a shared link: the result that the page opens with. */
export function picture(): SharePicture {
  const money = (value: Decimal) => plainMoney(value, '₹')

  const { order } = answer(inputs.defaults).results ?? {}
  if (order?.margin === undefined)
    throw new Error('The order that the page opens with has no result')

  return {
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
}
