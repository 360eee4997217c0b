import {
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  one,
  sum,
} from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { compositionOf } from '../../../core/rules/composition'
import { clothesAndShoes, highestRate } from '../../../core/rules/gst'
import { gstOnFeesPercent } from '../../../core/rules/gst-on-fees'

const inThousandths = (percent: string): bigint => (decimalFrom(percent) * 10n) / one

/** What the law says about sales on marketplaces, as numbers to count with. */
export const marketRules = {
  /** In thousandths: GST on fees and ads, and the tax of a composition dealer on the turnover. */
  gstOnFees: inThousandths(gstOnFeesPercent),
  compositionTax: inThousandths(compositionOf('goods').percent),
  /** Of all goods. */
  highestGst: decimalFrom(highestRate),
  /** The slab of clothes and shoes goes by the price of a piece before GST. */
  clothesAndShoes: {
    upToBeforeGst: decimalFrom(clothesAndShoes.upToBeforeGst),
    lowerPercent: decimalFrom(clothesAndShoes.lowerPercent),
    higherPercent: decimalFrom(clothesAndShoes.higherPercent),
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

/** The same in words. */
export const slabWords = {
  lower: `${clothesAndShoes.lowerPercent}%`,
  higher: `${clothesAndShoes.higherPercent}%`,
  /** Before GST. */
  limit: plainMoney(upToBeforeGst, '₹'),
  /** With GST. */
  lowerUpTo: plainMoney(LOWER_SLAB_UP_TO, '₹'),
  noneUpTo: plainMoney(NO_CONSISTENT_RATE_UP_TO, '₹'),
}

/** Whether no slab of clothes and shoes fits a price with GST. @example isBetweenSlabs(2800) // true */
export const isBetweenSlabs = (price: Decimal): boolean =>
  price > LOWER_SLAB_UP_TO && price <= NO_CONSISTENT_RATE_UP_TO

/** The rate of clothes and shoes at a price before GST. @example slabBeforeGst(2500) // 5 */
export const slabBeforeGst = (amount: Decimal): Decimal =>
  amount <= upToBeforeGst ? lowerPercent : higherPercent

/** The same at a price with GST. @example slabWithGst(2625) // 5 */
export const slabWithGst = (amount: Decimal): Decimal =>
  amount <= LOWER_SLAB_UP_TO ? lowerPercent : higherPercent
