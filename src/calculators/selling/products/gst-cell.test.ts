import { expect, it } from 'vitest'
import { decimalFrom } from '../../../core/decimal'
import { boughtAt, boughtInSlab, type GstRate } from './gst-cell'

const clothes = 'clothesAndShoes' as const
const five = decimalFrom(5)
const twelve = decimalFrom(12)
const eighteen = decimalFrom(18)

it.each<
  [string, GstRate | undefined, GstRate | undefined, string | undefined, GstRate | undefined]
>([
  ['the lower slab ends at a cost of ₹2,500', clothes, undefined, '2500', five],
  ['above it is the higher one', clothes, undefined, '2500.01', eighteen],
  ['the row may say it', clothes, twelve, '2600', twelve],
  ['or that it is bought as clothes', eighteen, clothes, '2600', eighteen],
  ['without a cost nothing is known yet', clothes, undefined, undefined, undefined],
  ['other goods are left alone', twelve, undefined, '900', undefined],
])('%s', (_, gstRate, gstOnCost, cost, expected) => {
  const row = { gstRate, gstOnCost, cost: cost === undefined ? undefined : decimalFrom(cost) }
  expect(boughtInSlab(row).gstOnCost).toBe(expected)
})

it('a rate is its own, and that of clothes the slab of a cost', () => {
  expect(boughtAt(twelve, decimalFrom(9000))).toBe(twelve)
  expect(boughtAt(clothes, decimalFrom(9000))).toBe(eighteen)
  expect(boughtAt(undefined, decimalFrom(9000))).toBeUndefined()
})
