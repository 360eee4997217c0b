import type { GstIn } from '../../../../core/table/tax-words'
import { askedOf } from '../../shared/market/asked'
import type { MarketplaceTexts } from '../../shared/market/inputs'
import { sayPercent } from '../../shared/market/say'
import type { Registration } from '../../shared/order/terms'
import type { Reading } from '../desk'
import { assumedTaxes, saidTaxes, type Taxes } from '../taxes'

/** Whether GST is in prices or costs, and who says so. */
export type SaidTax = {
  readonly is: GstIn
  readonly by: 'person' | 'head' | 'nobody'
}

/** What a person chose comes first, then what heads say; what nobody says is assumed. */
export function taxOf({ opened, uses, taxes, costs }: Reading, field: keyof Taxes): SaidTax {
  const chosen = taxes[field]
  if (chosen) return { is: chosen, by: 'person' }
  const isListed = field === 'cost' && !uses.includes('cost') && typeof costs === 'object'
  const said = isListed ? costs.gst : saidTaxes(opened.heads, uses)[field]
  return said ? { is: said, by: 'head' } : { is: assumedTaxes[field], by: 'nobody' }
}

export const taxesOf = (reading: Reading): Taxes => ({
  price: taxOf(reading, 'price').is,
  cost: taxOf(reading, 'cost').is,
})

/** Who is not registered charges no GST: it cannot be in their prices. */
export const isTaxCounted = (field: keyof Taxes, seller: Registration): boolean =>
  field === 'cost' || seller === 'registered'

/**
 * What is done to the amounts of a file so that they count, and at which rate.
 *
 * @example sayConversion(reading, 'cost', order) // 'GST is taken off at 18%, as in your order.'
 */
export function sayConversion(
  reading: Reading,
  field: keyof Taxes,
  order: MarketplaceTexts,
): string | undefined {
  const isRegistered = order.seller === 'registered'
  const counted = field === 'price' || !isRegistered ? 'with-gst' : 'before-gst'
  if (!isTaxCounted(field, order.seller) || taxOf(reading, field).is === counted) return undefined
  const done = counted === 'with-gst' ? 'added' : 'taken off'
  return `GST is ${done} at ${rateOf(reading, field, order)}.`
}

function rateOf({ uses }: Reading, field: keyof Taxes, order: MarketplaceTexts): string {
  const { gstRate, gstOnCost } = askedOf(order).terms
  if (field === 'cost' && uses.includes('gstOnCost')) return 'the GST on cost of each row'
  if (uses.includes('gstRate')) return 'the rate of each row'
  const rate = field === 'price' ? gstRate : gstOnCost
  return rate === 'clothesAndShoes'
    ? 'the rates of clothes and shoes'
    : `${sayPercent(rate)}, as in your order`
}

/** How the amounts of a file were taken. @example sayTaxes(reading, 'registered') // ['prices with GST', 'costs before GST'] */
export function sayTaxes(reading: Reading, seller: Registration): readonly string[] {
  const { price, cost } = taxesOf(reading)
  const hasCosts = reading.uses.includes('cost') || typeof reading.costs === 'object'
  return [
    ...(isTaxCounted('price', seller) ? [`prices ${gstWords[price]}`] : []),
    ...(hasCosts ? [`costs ${gstWords[cost]}`] : []),
  ]
}

export const gstWords: { readonly [Each in GstIn]: string } = {
  'with-gst': 'with GST',
  'before-gst': 'before GST',
}
