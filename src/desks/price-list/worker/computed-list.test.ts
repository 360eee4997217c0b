import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPrice, anyTerms } from '../../../../tests/any-order'
import { type Decimal, decimalFrom, one, round } from '../../../core/money/decimal'
import { type Basis, binOf, isBelow, isLoss, totalsCounter } from '../compute'
import type { Product } from '../read-product'
import { approximate, computedList } from './computed-list'
import { earningsCalculator } from './fast-earnings'

const maybe = fc.option(anyPrice, { nil: undefined })
const rate = (...rates: (number | string)[]) =>
  fc.constantFrom<Decimal | undefined>(undefined, ...rates.map(decimalFrom))
const anyAmount = fc.oneof(
  { weight: 8, arbitrary: anyPrice },
  { weight: 1, arbitrary: fc.constantFrom('0.000001', '1000000000000000').map(decimalFrom) },
)
const anyProduct: fc.Arbitrary<Product> = fc.record({
  price: anyAmount,
  cost: fc.option(anyAmount, { nil: undefined }),
  quantity: fc.oneof(fc.constant(one), fc.nat({ max: 500 }).map(decimalFrom)),
  gstRate: rate(0, 5, 18),
  gstOnCost: rate(12),
  commission: rate(0, '12.5', '8.333333333333333333333333'),
  fixedFee: maybe,
  shipping: maybe,
  ads: maybe,
  returns: rate(0, 100),
})

function earned(basis: Basis, products: readonly Product[]) {
  const list = computedList(basis, products.length)
  for (const product of products) list.add(product)
  return list
}

/** Sums of rounded figures, and rounded sums: they differ in decimals that nobody sees. */
const seen = (value: Decimal | undefined) => value && round(value, 20)

describe('a list that was worked out', () => {
  it('is told apart as its exact figures are, and comes to their totals', () => {
    const list = fc.array(anyProduct, { maxLength: 30 })
    const anyTarget = fc.oneof(
      anyPrice,
      rate(0, 20, '-3').map((target) => target ?? one),
    )
    fc.assert(
      fc.property(anyTerms, list, anyTarget, (terms, products, target) => {
        const basis = { terms, hasGstRates: true }
        const { earningsOf } = earningsCalculator(basis)
        const list = earned(basis, products)
        const { add, totals } = totalsCounter(target)
        const isShort = list.isShort(target)
        for (const [index, product] of products.entries()) {
          const exact = earningsOf(product)
          add(exact, product.quantity)
          expect(list.earningsOf(index)).toEqual(exact)
          expect([list.isLoss(index), isShort(index), list.binOf(index)]).toEqual([
            isLoss(exact),
            isBelow(exact, target),
            binOf(exact),
          ])
          for (const [float = 0, figure] of [
            [list.profits[index], exact.profit],
            [list.payouts[index], exact.payout],
            [list.margins[index], exact.margin],
          ] as const) {
            if (figure === undefined) expect(float).toBeNaN()
            else {
              const near = approximate(figure)
              expect(Math.abs(float - near)).toBeLessThan(1e-10 * Math.max(1, Math.abs(near)))
            }
          }
        }
        const [sums, expected] = [list.totals(target), totals()]
        const figures = ['profit', 'made', 'lost', 'payout', 'margin'] as const
        for (const name of figures) expect(seen(sums[name])).toBe(seen(expected[name]))
        expect({ ...sums, ...expected }).toMatchObject({ ...expected })
        for (const name of ['products', 'orders', 'makers', 'losers', 'below', 'bins'] as const) {
          expect(sums[name]).toEqual(expected[name])
        }
      }),
      { numRuns: 100 },
    )
  })

  it('is told apart by its exact figures where floats cannot tell', () => {
    // Half a paisa of loss, to the last digit and a hair beside it; and margins at the end of a bar.
    const terms = {
      registration: 'unregistered',
      gstRate: decimalFrom(0),
      costPrice: decimalFrom(0),
      gstOnCost: decimalFrom(0),
      packing: decimalFrom(0),
      gstOnPacking: decimalFrom(0),
      feeCard: [
        {
          above: decimalFrom(0),
          upTo: undefined,
          commissionPercent: decimalFrom(0),
          fixedFee: decimalFrom(0),
        },
      ],
      shippingFee: decimalFrom(0),
      gstOnFees: 'onTop',
      adsPerOrder: decimalFrom(0),
      undelivered: { percent: decimalFrom(0), fee: decimalFrom(0), damagedPercent: decimalFrom(0) },
      returned: { percent: decimalFrom(0), fee: decimalFrom(0), damagedPercent: decimalFrom(0) },
      givenBack: { commission: true, fixedFee: false, shippingFee: false },
      tcsPercent: decimalFrom(0),
      tdsPercent: decimalFrom(0),
    } as const
    const product = (price: string, cost: string): Product => ({
      price: decimalFrom(price),
      cost: decimalFrom(cost),
      quantity: one,
      gstRate: undefined,
      gstOnCost: undefined,
      commission: undefined,
      fixedFee: undefined,
      shipping: undefined,
      ads: undefined,
      returns: undefined,
    })
    const products = [
      product('100', '100.005'),
      product('100', `100.00${'4'.padEnd(22, '9')}`),
      product('100', '80.005'),
      product('100', `80.00${'5'.padEnd(21, '0')}1`),
      product('100', '75'),
      product('100', `75.${'0'.repeat(23)}1`),
    ]
    const list = earned({ terms, hasGstRates: false }, products)
    expect([0, 1].map(list.isLoss)).toEqual([true, false])
    expect([2, 3].map(list.isShort(decimalFrom(20)))).toEqual([false, true])
    expect(list.binOf(4) - list.binOf(5)).toBe(1)
  })
})
