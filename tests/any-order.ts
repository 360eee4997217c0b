import fc from 'fast-check'
import { type Decimal, decimalFrom, zero } from '../src/core/money/decimal'
import type { OrderTerms } from '../src/desks/market/order/terms'
import { type FeeRow, feeCardOf } from '../src/desks/market/order/terms'

/*
 * Orders for the tests of selling: the worked example, and random ones.
 */

type Digits = string | number
const decimals = <Key extends string>(digits: Record<Key, Digits>) =>
  Object.fromEntries(
    Object.entries<Digits>(digits).map(([key, value]) => [key, decimalFrom(value)]),
  ) as Record<Key, Decimal>

/** Rows of price, commission and fixed fee; the last has no price. */
export const cardOf = (...rows: readonly (readonly [Digits | undefined, Digits, Digits])[]) =>
  feeCardOf(
    rows.map(([upTo, commissionPercent, fixedFee]) => ({
      upTo: upTo === undefined ? undefined : decimalFrom(upTo),
      ...decimals({ commissionPercent, fixedFee }),
    })),
  )

const noReturns = { percent: zero, fee: zero, damagedPercent: zero }

/** 15% and ₹65 of fees, 18% GST, nothing comes back: ₹191 of ₹1,180. */
export const example: OrderTerms = {
  registration: 'registered',
  gstRate: decimalFrom(18),
  ...decimals({ costPrice: 450, gstOnCost: 18, packing: 12, gstOnPacking: 18 }),
  feeCard: cardOf([undefined, 15, 65]),
  shippingFee: decimalFrom(65),
  gstOnFees: 'onTop',
  adsPerOrder: decimalFrom(40),
  undelivered: noReturns,
  returned: noReturns,
  givenBack: { commission: true, fixedFee: false, shippingFee: false },
  ...decimals({ tcsPercent: '0.5', tdsPercent: '0.1' }),
}

/** The example with other digits in some of its fields. */
export const termsWith = <
  Field extends 'gstRate' | 'costPrice' | 'gstOnCost' | 'packing' | 'shippingFee' | 'adsPerOrder',
>(
  digits: Record<Field, Digits>,
  others: Partial<OrderTerms> = {},
): OrderTerms => ({ ...example, ...decimals(digits), ...others })

/** Percent, fee and damaged percent of orders that come back. */
export const comingBack = (percent: Digits, fee: Digits, damagedPercent: Digits) =>
  decimals({ percent, fee, damagedPercent })

const whole = (max: number) => fc.integer({ min: 0, max })
/** A number of hundredths, or seldom of 10⁻⁹, which is finer than prices and most percentages. */
const upTo = (max: number) =>
  fc.oneof(
    { weight: 12, arbitrary: whole(max * 100).map((hundredths) => scaled(hundredths, 2)) },
    { weight: 1, arbitrary: whole(max * 10 ** 9).map((parts) => scaled(parts, 9)) },
    { weight: 3, arbitrary: fc.constantFrom(zero, decimalFrom(max)) },
  )
const scaled = (count: number, digits: number) =>
  ((BigInt(count) * 10n ** 40n) / 10n ** BigInt(digits)) as Decimal

const anyRow: fc.Arbitrary<FeeRow> = fc.record({
  upTo: fc.oneof(
    { weight: 6, arbitrary: upTo(3000) },
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(1000, 2625, 2950).map((price) => decimalFrom(price)) },
  ),
  commissionPercent: fc.oneof(
    { weight: 5, arbitrary: upTo(35) },
    { weight: 1, arbitrary: upTo(150) },
  ),
  fixedFee: upTo(90),
})

const anyComingBack = (max: number) =>
  fc.record({ percent: upTo(max), fee: upTo(200), damagedPercent: upTo(100) })

const anyReturns = fc.oneof(
  { weight: 2, arbitrary: fc.constant([noReturns, noReturns] as const) },
  { weight: 4, arbitrary: fc.tuple(anyComingBack(30), anyComingBack(30)) },
  { weight: 1, arbitrary: fc.tuple(anyComingBack(100), anyComingBack(100)) },
)

/** Any order that somebody may send out. */
export const anyTerms: fc.Arbitrary<OrderTerms> = fc
  .record({
    registration: fc.constantFrom('registered', 'registered', 'composition', 'unregistered'),
    gstRate: fc.oneof(
      fc.constantFrom('clothesAndShoes' as const),
      fc.constantFrom(0, 5, 18, 40).map((rate) => decimalFrom(rate)),
      upTo(60),
    ),
    costPrice: upTo(2000),
    gstOnCost: upTo(40),
    packing: upTo(40),
    gstOnPacking: upTo(40),
    feeCard: fc.array(anyRow, { maxLength: 6 }).map(feeCardOf),
    shippingFee: upTo(150),
    gstOnFees: fc.constantFrom('onTop', 'included'),
    adsPerOrder: upTo(150),
    returns: anyReturns,
    givenBack: fc.record({
      commission: fc.boolean(),
      fixedFee: fc.boolean(),
      shippingFee: fc.boolean(),
    }),
    tcsPercent: upTo(2),
    tdsPercent: upTo(5),
  })
  .map(({ returns: [undelivered, returned], ...terms }) => ({ ...terms, undelivered, returned }))

export const anyPrice = upTo(5000)
