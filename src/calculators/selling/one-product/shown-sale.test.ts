import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  absolute,
  type Decimal,
  decimalFrom,
  one,
  round,
  subtract,
  sum,
  toFixed,
} from '../../../core/money/decimal'
import { computeEcommerceProfit, type EcommerceInputs, shownSale } from './compute'

const amount = fc.oneof(
  fc.integer({ min: 0, max: 10 ** 6 }).map((paise) => ((BigInt(paise) * one) / 100n) as Decimal),
  fc.integer({ min: 0, max: 10 ** 7 }).map((parts) => ((BigInt(parts) * one) / 10_000n) as Decimal),
)

it('the shown price less the shown costs and fees is the shown profit, whatever is typed', () => {
  const sale: fc.Arbitrary<EcommerceInputs> = fc.record({
    costPrice: amount,
    shippingCost: amount,
    otherCosts: amount,
    sellingPrice: amount,
    feeKind: fc.constantFrom('percent', 'fixed'),
    fee: amount,
    quantity: fc.constant(one),
  })
  fc.assert(
    fc.property(sale, (inputs) => {
      const results = computeEcommerceProfit(inputs)
      const shown = shownSale(inputs, results)
      expect(subtract(shown.price, sum(shown.totalCost, shown.fees))).toBe(
        round(results.netProfit, 2),
      )
      expect(sum(shown.cost, shown.shipping, shown.other)).toBe(shown.totalCost)
      expect(absolute(subtract(shown.fees, results.fees)) < one / 100n).toBe(true)
      expect(absolute(subtract(shown.price, inputs.sellingPrice)) < one / 100n).toBe(true)
    }),
  )
})

it('what is exact stays, and half a paisa of fees gives way', () => {
  const inputs: EcommerceInputs = {
    costPrice: decimalFrom(50),
    shippingCost: decimalFrom(0),
    otherCosts: decimalFrom(0),
    sellingPrice: decimalFrom('100.10'),
    feeKind: 'percent',
    fee: decimalFrom(5),
    quantity: one,
  }
  const results = computeEcommerceProfit(inputs)
  const { price, totalCost, fees } = shownSale(inputs, results)
  expect([price, totalCost, fees, results.netProfit].map((value) => toFixed(value, 2))).toEqual([
    '100.10',
    '50.00',
    '5.00',
    '45.10',
  ])
})
