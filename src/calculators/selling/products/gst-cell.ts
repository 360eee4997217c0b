import type { Decimal } from '../../../core/decimal'
import { slabBeforeGst } from '../shared/order/market-rules'

/** A rate of GST, or that of clothes and shoes, which goes by the price. */
export type GstRate = Decimal | 'clothesAndShoes'

const goods = '(?:clothes|clothing|apparels?|garments?)'
const shoes = '(?:shoes|footwear)'
const CLOTHES = new RegExp(
  `^(?:${goods}|${shoes}|${goods}\\s*(?:and|&|/|,)\\s*${shoes}|slab(?:\\s+rate)?|5\\s*%?\\s*(?:/|or)\\s*18\\s*%?)$`,
  'i',
)

/** Whether a cell of a GST column means the slabs of clothes and shoes. @example isClothes('5/18') // true */
export const isClothes = (cell: string): boolean => CLOTHES.test(cell.trim())

/**
 * The rate at which goods of a rate are bought: the same, and of clothes and shoes the slab of their cost.
 *
 * @param cost before GST
 * @example boughtAt('clothesAndShoes', decimalFrom(900)) // 5
 */
export const boughtAt = (rate: GstRate | undefined, cost: Decimal): Decimal | undefined =>
  rate === 'clothesAndShoes' ? slabBeforeGst(cost) : rate

/**
 * The rate of a row's cost, if the row says one. Clothes and shoes always do: which slab they are bought
 * in is told by their cost.
 */
export function gstOnCostOf(
  sold: GstRate | undefined,
  bought: GstRate | undefined,
  cost: Decimal | undefined,
): GstRate | undefined {
  const rate = bought ?? (sold === 'clothesAndShoes' ? sold : undefined)
  return cost === undefined ? rate : boughtAt(rate, cost)
}
