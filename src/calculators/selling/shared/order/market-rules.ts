import { type Decimal, decimalFrom, hundred, multiplyDivide, sum } from '../../../../core/decimal'

/**
 * What the law says about sales on marketplaces in India, as of the date below. What it may change
 * stands here and nowhere else; rates that people type (TCS, TDS, GST on goods) stand in their fields.
 *
 * Sources: 56th meeting of the GST Council, in force since 22 September 2025, for clothes and shoes;
 * CGST Act 2017, section 10, for the composition scheme; services of marketplaces are taxed at 18%.
 */
export const marketRules = {
  asOf: '2026-11-15',
  /** In thousandths: GST on fees and ads, and the tax of a composition dealer on the turnover. */
  gstOnFees: 180n,
  compositionTax: 10n,
  /** Of all goods. */
  highestGst: decimalFrom(40),
  /** The slab of clothes and shoes goes by the price of a piece before GST. */
  clothesAndShoes: {
    upToBeforeGst: decimalFrom(2500),
    lowerPercent: decimalFrom(5),
    higherPercent: decimalFrom(18),
  },
} as const

const { upToBeforeGst, lowerPercent, higherPercent } = marketRules.clothesAndShoes

const withGst = (amount: Decimal, percent: Decimal) =>
  multiplyDivide(amount, sum(hundred, percent), hundred)

/** The highest price with GST in the lower slab: ₹2,625. */
export const LOWER_SLAB_UP_TO = withGst(upToBeforeGst, lowerPercent)

/**
 * Above the lower slab and up to this price, ₹2,950, no rate is consistent: at the lower one the
 * price before GST is above the limit, at the higher one it is not. It counts at the higher one.
 */
export const NO_CONSISTENT_RATE_UP_TO = withGst(upToBeforeGst, higherPercent)

/** Whether no slab of clothes and shoes fits a price with GST. @example isBetweenSlabs(2800) // true */
export const isBetweenSlabs = (price: Decimal): boolean =>
  price > LOWER_SLAB_UP_TO && price <= NO_CONSISTENT_RATE_UP_TO

/** The rate of clothes and shoes at a price before GST. @example slabBeforeGst(2500) // 5 */
export const slabBeforeGst = (amount: Decimal): Decimal =>
  amount <= upToBeforeGst ? lowerPercent : higherPercent

/** The same at a price with GST. @example slabWithGst(2625) // 5 */
export const slabWithGst = (amount: Decimal): Decimal =>
  amount <= LOWER_SLAB_UP_TO ? lowerPercent : higherPercent
