import type { Decimal } from '../../core/money/decimal'
import { clothesAndShoes } from '../../core/rules/gst'
import type { GstIn } from '../../core/tables/tax-words'
import { slabBeforeGst, slabWithGst } from '../market/order/market-rules'

/** A rate of GST, or that of clothes and shoes, which depends on the price. */
export type RowGstRate = Decimal | 'clothesAndShoes'

const goods = '(?:clothes|clothing|apparels?|garments?|कपड़[ेा])'
const shoes = '(?:shoes|footwear|जूत[ेा])'
const both = [clothesAndShoes.lowerPercent, clothesAndShoes.higherPercent].map((percent) =>
  percent.replace('.', '\\.'),
)
const CLOTHES = new RegExp(
  `^(?:${goods}|${shoes}|${goods}\\s*(?:and|और|&|/|,)\\s*${shoes}|slab(?:\\s+rate)?|${both.join('\\s*%?\\s*(?:/|or|या)\\s*')}\\s*%?)$`,
  'i',
)

/** Whether a cell of a GST column means the slabs of clothes and shoes. @example isClothes('5/18') // true */
export const isClothes = (cell: string): boolean => CLOTHES.test(cell.trim().normalize('NFC'))

/**
 * The rate at which goods are bought: that at which they are sold, and for clothes and shoes the slab
 * of their cost.
 *
 * @example boughtAt('clothesAndShoes', decimalFrom(900)) // 5
 */
export function boughtAt(
  rate: RowGstRate | undefined,
  cost: Decimal,
  costIs: GstIn = 'before-gst',
): Decimal | undefined {
  if (rate !== 'clothesAndShoes') return rate
  return costIs === 'before-gst' ? slabBeforeGst(cost) : slabWithGst(cost)
}
