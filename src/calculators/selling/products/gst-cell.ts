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

type Bought = {
  readonly gstRate: GstRate | undefined
  readonly gstOnCost: GstRate | undefined
  readonly cost: Decimal | undefined
}

/**
 * A row whose goods are bought in the slab that its own cost, before GST, tells. What has no cost of its
 * own is bought at that of the marketplace order.
 */
export function boughtInSlab<Row extends Bought>(row: Row): Row {
  const { gstRate, gstOnCost = gstRate, cost } = row
  if (gstOnCost !== 'clothesAndShoes' || cost === undefined) return row
  return { ...row, gstOnCost: slabBeforeGst(cost) }
}
