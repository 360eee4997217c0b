import { divide, hundred, multiply, multiplyDivide, round, sum } from '../../../../core/decimal'
import { LONGEST_FRACTION, readAmount, readNumber } from '../../../../core/parse'
import type { Bill, BillRow } from '../read-row'
import { type ItemTexts, writePrice } from './item-record'

/** What decides on the price of an item on a bill. */
export type PriceChoices = Pick<Bill, 'prices' | 'isTaxed'>

/** What an item writes into a row. */
export type RowFill = Partial<BillRow> & Pick<BillRow, 'description' | 'hsn' | 'unit'>

/**
 * The price of an item among prices of a kind; blank where it has none of that kind. With GST on top
 * every price is exact; GST is taken out only where that leaves a price that can be typed.
 *
 * @example priceAs({ price: '118', prices: 'with-gst', rate: '18' }, { prices: 'before-gst', … }) // '100'
 * @example priceAs({ price: '100', prices: 'with-gst', rate: '18' }, { prices: 'before-gst', … }) // ''
 */
export function priceAs(
  { price, prices, rate }: Pick<ItemTexts, 'price' | 'prices' | 'rate'>,
  bill: PriceChoices,
): string {
  // Without tax there is one kind of price: what the buyer pays.
  if (!price || prices === bill.prices || !bill.isTaxed) return price
  if (!rate) return ''
  const value = readAmount(price).value
  const whole = sum(hundred, readNumber(rate).value)
  if (prices === 'before-gst') return writePrice(multiplyDivide(value, whole, hundred))
  const taxable = round(divide(multiply(value, hundred), whole), LONGEST_FRACTION)
  return multiply(taxable, whole) === multiply(value, hundred) ? writePrice(taxable) : ''
}

/** What an item writes into a row of a bill. A price of another kind, or none, leaves that of the row. */
export function fillOf(item: ItemTexts, bill: PriceChoices): RowFill {
  const { description, hsn, unit, rate } = item
  const price = priceAs(item, bill)
  return { description, hsn, unit, ...(price && { price }), ...(rate && { rate }) }
}

const kinds = { 'before-gst': 'before GST', 'with-gst': 'with GST' } as const

/** @example sayKind('with-gst') // 'with GST' */
export const sayKind = (prices: Bill['prices']): string => kinds[prices]

/** Why an item has no price on this bill, if it has one elsewhere. */
export function whyNoPrice(item: ItemTexts, bill: PriceChoices): string | undefined {
  if (!item.price || priceAs(item, bill)) return undefined
  return `Its price is kept ${sayKind(item.prices)} (${item.price}), and this bill has prices ${sayKind(bill.prices)}: type it.`
}
