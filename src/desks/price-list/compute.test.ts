import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPrice, anyTerms } from '../../../tests/any-order'
import { runs } from '../../../tests/is-thorough'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  one,
  sum,
  toFixed,
  zero,
} from '../../core/money/decimal'
import { inputs } from '../market/inputs'
import { orderAt } from '../market/order/order'
import { prepareOrder } from '../market/order/prepare-order'
import { isSoldAtZero, type OrderTerms } from '../market/order/terms'
import { readOrder } from '../market/read-inputs'
import {
  BINS,
  binOf,
  computeEarnings,
  isBelow,
  isLoss,
  LOSS_BINS,
  orderPreparer,
  termsOf,
  totalsCounter,
} from './compute'
import type { Product } from './read-product'

const bare: Product = {
  price: decimalFrom(1180),
  cost: decimalFrom(450),
  quantity: one,
  gstRate: undefined,
  gstOnCost: undefined,
  commission: undefined,
  fixedFee: undefined,
  shipping: undefined,
  ads: undefined,
  returns: undefined,
}

const maybe = fc.option(anyPrice, { nil: undefined })
const anyProduct: fc.Arbitrary<Product> = fc.record({
  price: anyPrice,
  cost: maybe,
  quantity: fc.nat({ max: 500 }).map(decimalFrom),
  gstRate: fc.constantFrom<Product['gstRate']>(
    undefined,
    'clothesAndShoes',
    ...[0, 5, 18, 40].map(decimalFrom),
  ),
  gstOnCost: fc.constantFrom(undefined, ...[0, 12, 18].map(decimalFrom)),
  commission: fc.constantFrom(undefined, ...[0, 15, '12.5'].map(decimalFrom)),
  fixedFee: maybe,
  shipping: maybe,
  ads: maybe,
  returns: fc.constantFrom(undefined, ...[0, 20, 100].map(decimalFrom)),
})

/** The marketplace order of a row, put together by hand. */
function orderOf(product: Product, terms: OrderTerms, hasGstRates: boolean) {
  const { gstRate, commission, fixedFee, returns } = product
  const bought = product.gstOnCost ?? (hasGstRates && gstRate ? gstRate : terms.gstOnCost)
  const slabOf = (cost: Decimal) => decimalFrom(cost <= decimalFrom(2500) ? 5 : 18)
  const rate = gstRate ?? terms.gstRate
  const gstOnCost = bought === 'clothesAndShoes' ? slabOf(terms.costPrice) : bought
  const isZero = terms.registration === 'registered' && rate !== 'clothesAndShoes' && rate <= 0n
  const withGst = (amount: Decimal, percent: Decimal) =>
    isZero
      ? multiplyDivide(atLeastZero(amount), sum(hundred, atLeastZero(percent)), hundred)
      : amount
  return orderAt(
    prepareOrder({
      ...terms,
      // No input tax comes back for what is sold at 0%.
      registration: isZero ? 'unregistered' : terms.registration,
      packing: withGst(terms.packing, terms.gstOnPacking),
      costPrice: withGst(product.cost ?? terms.costPrice, gstOnCost),
      gstRate: rate,
      gstOnCost,
      shippingFee: product.shipping ?? terms.shippingFee,
      adsPerOrder: product.ads ?? terms.adsPerOrder,
      returned: { ...terms.returned, percent: returns ?? terms.returned.percent },
      feeCard: terms.feeCard.map((band) => ({
        ...band,
        commissionPercent: commission ?? band.commissionPercent,
        fixedFee: fixedFee ?? band.fixedFee,
      })),
    }),
    product.price,
  )
}

describe('a row of a price list', () => {
  it('brings what its marketplace order brings, to the last digit', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.array(anyProduct, { minLength: 1, maxLength: 5 }),
        (terms, products) => {
          const prepare = orderPreparer({ terms, hasGstRates: false })
          for (const product of products) {
            const { payout, profit, netSaleKept, margin } = orderOf(product, terms, false)
            expect(computeEarnings(prepare(product), product.price)).toEqual({
              payout,
              profit,
              netSale: netSaleKept,
              margin,
            })
          }
        },
      ),
      runs(1000),
    )
  })

  it('is bought at the rate it is sold at, where the file has rates', () => {
    fc.assert(
      fc.property(anyTerms, anyProduct, (terms, product) => {
        const own = { ...product, gstRate: decimalFrom(5) }
        const { profit } = orderOf(own, terms, true)
        expect(
          computeEarnings(orderPreparer({ terms, hasGstRates: true })(own), own.price).profit,
        ).toBe(profit)
      }),
    )
  })

  it('bears the GST on its fees at 0%, as section 17(2) has it', () => {
    const { terms } = readOrder(inputs.defaults)
    const profitOf = (product: Partial<Product>, seller = terms) =>
      toFixed(
        computeEarnings(
          orderPreparer({ terms: seller, hasGstRates: true })({ ...bare, ...product }),
          bare.price,
        ).profit,
        2,
      )
    // 1180 less fees of 307, ads of 40, packing of 12 and goods of 450: with 18% on all but the goods.
    expect(profitOf({ gstRate: zero })).toBe('306.38')
    expect(profitOf({ gstRate: zero, gstOnCost: decimalFrom(18) })).toBe('225.38')
    expect(profitOf({ gstRate: decimalFrom(18) })).toBe('191.00')
    // Composition and sellers without a registration bear it in any case, and their costs are with GST.
    const others = { ...terms, registration: 'unregistered' as const }
    expect(profitOf({ gstRate: zero }, others)).toBe(profitOf({ gstRate: decimalFrom(18) }, others))
  })

  it('changes nothing where it says nothing', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const bears = isSoldAtZero(terms) ? { bearsInputTax: true } : {}
        expect(termsOf(bare, { terms, hasGstRates: false })).toEqual({ ...terms, ...bears })
      }),
    )
  })
})

const earnings = (profit: string, margin: string | undefined) => ({
  payout: zero,
  netSale: decimalFrom(100),
  profit: decimalFrom(profit),
  margin: margin === undefined ? undefined : decimalFrom(margin),
})

describe('margins', () => {
  it.each([
    ['-99', '-250', 0],
    ['-16', '-15.01', 0],
    ['-15', '-15', 1],
    ['-1', '-0.2', LOSS_BINS - 1],
    ['-0.004', '-0.2', LOSS_BINS],
    ['0', '0', LOSS_BINS],
    ['5', '4.99', LOSS_BINS],
    ['5', '5', LOSS_BINS + 1],
    ['5', '49.99', BINS - 2],
    ['5', '50', BINS - 1],
    ['5', '100', BINS - 1],
    ['-5', undefined, 0],
    ['0', undefined, LOSS_BINS],
  ])('a profit of %s at %s%% stands in bin %i', (profit, margin, bin) => {
    expect(binOf(earnings(profit, margin))).toBe(bin)
  })

  it('are below a target as they are shown', () => {
    const target = decimalFrom(20)
    expect(isBelow(earnings('5', '19.99'), target)).toBe(true)
    expect(isBelow(earnings('5', '19.995'), target)).toBe(false)
    expect(isBelow(earnings('5', undefined), target)).toBe(true)
  })
})

describe('the totals of a list', () => {
  it('count every product as often as it is sold', () => {
    const { add, totals } = totalsCounter(decimalFrom(20))
    add(earnings('30', '30'), decimalFrom(3))
    add(earnings('10', '10'), decimalFrom(2))
    add(earnings('-7.5', '-7.5'), decimalFrom(4))
    add(earnings('1', '1'), zero)
    // It neither makes nor loses money, as it is shown.
    add(earnings('0.004', '0'), zero)
    const { profit, made, lost, margin, bins, ...counts } = totals()
    expect([profit, made, lost, margin ?? zero].map((value) => toFixed(value, 2))).toEqual([
      '80.00',
      '110.00',
      '-30.00',
      '8.89',
    ])
    expect(counts).toMatchObject({ products: 5, orders: 9n, makers: 3, losers: 1, below: 4 })
    expect(bins.reduce((a, b) => a + b)).toBe(5)
  })

  it('add up, whatever the list', () => {
    fc.assert(
      fc.property(anyTerms, fc.array(anyProduct), (terms, products) => {
        const prepare = orderPreparer({ terms, hasGstRates: false })
        const { add, totals } = totalsCounter(decimalFrom(20))
        const earned = products.map((product) => computeEarnings(prepare(product), product.price))
        for (const [index, { quantity }] of products.entries()) {
          const each = earned[index]
          if (each) add(each, quantity)
        }
        const { profit, made, lost, bins, losers, below } = totals()
        expect(sum(made, lost)).toBe(profit)
        expect(lost <= 0n && losers <= below).toBe(true)
        expect(bins.slice(0, LOSS_BINS).reduce((a, b) => a + b)).toBe(losers)
        expect(losers).toBe(earned.filter(isLoss).length)
      }),
    )
  })
})
