import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPrice, anyTerms } from '../../../../tests/any-order'
import { runs } from '../../../../tests/is-thorough'
import { type Decimal, decimalFrom } from '../../../core/money/decimal'
import { computeEarnings, orderPreparer } from '../compute'
import type { Product } from '../read-product'
import { earningsCalculator } from './fast-earnings'

const maybe = fc.option(anyPrice, { nil: undefined })
const rate = (...rates: (number | string)[]) =>
  fc.constantFrom<Decimal | undefined>(undefined, ...rates.map(decimalFrom))
const clothes = fc.constant('clothesAndShoes' as const)
const anyProduct: fc.Arbitrary<Product> = fc.record({
  price: anyPrice,
  cost: maybe,
  quantity: fc.nat({ max: 500 }).map(decimalFrom),
  gstRate: fc.oneof(rate(0, 5, 18, 40), clothes),
  gstOnCost: fc.oneof(rate(0, 12, 18), clothes),
  commission: rate(0, 15, '12.5', '8.333333333333333333333333', 104),
  fixedFee: maybe,
  shipping: maybe,
  ads: maybe,
  returns: rate(0, 20, 100, '3.3333333'),
})

describe('earning', () => {
  it('is what each order brings, to the last digit', () => {
    const list = fc.array(anyProduct, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(anyTerms, list, fc.boolean(), (terms, products, hasGstRates) => {
        const basis = { terms, hasGstRates }
        const prepare = orderPreparer(basis)
        const { earningsOf } = earningsCalculator(basis)
        for (const product of products) {
          expect(earningsOf(product)).toEqual(computeEarnings(prepare(product), product.price))
        }
      }),
      runs(300),
    )
  })
})
