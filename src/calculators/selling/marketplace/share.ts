import type { SharePicture } from '../../../contract'
import type { Decimal } from '../../../core/money/decimal'
import { formatNumber, formatPercent, plainMoney } from '../../../core/money/format'
import { sayTypedMoney, sayTypedPercent } from '../../../core/money/format-exact'
import { readAmount, readNumber } from '../../../core/money/parse'
import { inputs, type MarketplaceTexts } from '../../../desks/market/inputs'
import { parseBands } from '../../../desks/market/read-inputs'
import { actionsFor } from '../../../ui/answer/actions'
import { answer } from './compute'
import { marketplaceWords } from './words'

/**
 * The sentence of Copy and Share: the order; costs of 0 are left out.
 *
 * @example 'Marketplace order: selling price ₹1,180, 18% GST, cost price ₹450, packing ₹12, fee card of 4 bands, shipping ₹65, ads ₹40.'
 */
export function sayOrder(order: MarketplaceTexts, symbol: string): string {
  const cost = (say: (amount: string) => string, text: string) =>
    readAmount(text).value > 0n ? [say(sayTypedMoney(text, symbol))] : []
  const share = (say: (share: string) => string, text: string) =>
    readNumber(text).value > 0n ? [say(sayTypedPercent(text))] : []
  const bands = parseBands(order.bands)
  const [band] = bands
  const parts = [
    marketplaceWords.copied.sellingPrice(sayTypedMoney(order.price, symbol)),
    saySeller(order),
    ...cost(marketplaceWords.copied.costPrice, order.cost),
    ...cost(marketplaceWords.copied.packing, order.packing),
    band && bands.length === 1
      ? marketplaceWords.copied.fees(
          sayTypedPercent(band.commission),
          sayTypedMoney(band.fixedFee, symbol),
        )
      : marketplaceWords.copied.feeCard(bands.length),
    ...cost(marketplaceWords.copied.shipping, order.shipping),
    ...cost(marketplaceWords.copied.ads, order.ads),
    ...share(marketplaceWords.copied.undelivered, order.undelivered),
    ...share(marketplaceWords.copied.returned, order.returned),
  ]
  return marketplaceWords.copied.order(parts.join(', '))
}

/** The GST of a registered seller, or how another one sells. */
function saySeller({ seller, gstBy, gst }: MarketplaceTexts): string {
  if (seller !== 'registered') return marketplaceWords.copied.sellers[seller]
  return gstBy === 'clothes'
    ? marketplaceWords.copied.gstByPrice
    : marketplaceWords.copied.gst(sayTypedPercent(gst))
}

export const actions = actionsFor({ name: marketplaceWords.label, say: sayOrder })

/** The picture of a shared link: the result that the page opens with. */
export function picture(): SharePicture {
  const money = (value: Decimal) => plainMoney(value, '₹')

  const { order } = answer(inputs.defaults).results ?? {}
  if (order?.margin === undefined)
    throw new Error('The order that the page opens with has no result')

  return {
    label: marketplaceWords.result.profitPerOrder,
    figure: formatNumber(order.profit, 2),
    isMoney: true,
    caption: marketplaceWords.pictureCaption(
      formatPercent(order.margin, 2),
      money(order.netSaleKept),
    ),
    rows: [
      { label: marketplaceWords.result.sellingPrice, value: money(order.ledger.saleKept) },
      {
        label: marketplaceWords.result.parts.product,
        value: money(order.parts.product),
        swatch: 'neel',
      },
      { label: marketplaceWords.result.parts.marketplace, value: money(order.parts.marketplace) },
      { label: marketplaceWords.result.parts.gst, value: money(order.parts.tax) },
    ],
    total: { label: marketplaceWords.result.profitPerOrder, value: money(order.profit) },
  }
}
