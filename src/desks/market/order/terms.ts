import { atLeastZero, type Decimal, toDigits, zero } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { sellingWords } from '../words'

/** What a marketplace takes for an order. */
export type Fees = {
  /** Of the selling price. */
  readonly commissionPercent: Decimal
  readonly fixedFee: Decimal
}

/** A typed row; without a price it is for any price above the others. */
export type FeeRow = Fees & { readonly upTo: Decimal | undefined }

/** The prices above `above`, up to and including `upTo`. */
export type FeeBand = Fees & { readonly above: Decimal; readonly upTo: Decimal | undefined }

/** Bands in the order of their prices, without gaps: every price above 0 is in one of them. */
export type FeeCard = readonly FeeBand[]

/**
 * Rows in any order as bands in the order of their prices. The last row without a price is for all
 * above the others; without one, the highest row is. Other rows without a price above 0 were cleared
 * and do not count; of two with the same price the first counts. What is below 0 counts as 0.
 *
 * @example feeCardOf([{ upTo: 1000, commissionPercent: 0, fixedFee: 34 },
 *   { upTo: undefined, commissionPercent: 15, fixedFee: 65 }])
 * // above 0 up to 1000: 0% and 34; above 1000: 15% and 65
 */
export function feeCardOf(rows: readonly FeeRow[]): FeeCard {
  const ends = rows
    .filter((row): row is FeeRow & { upTo: Decimal } => (row.upTo ?? zero) > 0n)
    .sort((a, b) => (a.upTo < b.upTo ? -1 : a.upTo > b.upTo ? 1 : 0))
    .filter((row, index, sorted) => row.upTo !== sorted[index - 1]?.upTo)
  const last = rows.findLast(({ upTo }) => upTo === undefined) ?? ends.pop() ?? noFees
  return [...ends, { ...last, upTo: undefined }].map((row, index) => ({
    above: ends[index - 1]?.upTo ?? zero,
    upTo: row.upTo,
    commissionPercent: atLeastZero(row.commissionPercent),
    fixedFee: atLeastZero(row.fixedFee),
  }))
}

const noFees: Fees = { commissionPercent: zero, fixedFee: zero }

export type Registration = 'registered' | 'composition' | 'unregistered'

/** Orders that are sent out and not kept, either undelivered or returned. */
export type ComingBack = {
  /** Of all orders sent out. */
  readonly percent: Decimal
  /** For each of them. */
  readonly fee: Decimal
  /** Of them; what is damaged is lost, the rest is sold again. */
  readonly damagedPercent: Decimal
}

/** Everything about an order except its price. */
export type OrderTerms = {
  readonly registration: Registration
  /** Counts only for the registered, like the two below. */
  readonly gstRate: Decimal | 'clothesAndShoes'
  /** Before GST for the registered, with GST for the others; packing alike. */
  readonly costPrice: Decimal
  readonly gstOnCost: Decimal
  readonly packing: Decimal
  readonly gstOnPacking: Decimal
  readonly feeCard: FeeCard
  readonly shippingFee: Decimal
  /** How fees were typed, those of returns too. */
  readonly gstOnFees: 'onTop' | 'included'
  /** Before GST, whatever the fees are. */
  readonly adsPerOrder: Decimal
  readonly undelivered: ComingBack
  readonly returned: ComingBack
  /** What a marketplace gives back for orders that are not kept. */
  readonly givenBack: {
    readonly commission: boolean
    readonly fixedFee: boolean
    readonly shippingFee: boolean
  }
  /** Of the net sale that is kept; TCS only where `collectsTcs`. */
  readonly tcsPercent: Decimal
  readonly tdsPercent: Decimal
  /**
   * The GST on fees, ads, packing and goods does not come back, though the seller is registered. Price lists count so
   * what is sold at 0%; of an order by itself the person says it, as `Not registered`.
   */
  readonly bearsInputTax?: boolean
}

/**
 * Whether goods are sold without GST by someone who is registered: what is bought for them brings no input tax back
 * (CGST Act, section 17(2)).
 */
export const isSoldAtZero = ({
  registration,
  gstRate,
}: Pick<OrderTerms, 'registration' | 'gstRate'>): boolean =>
  registration === 'registered' && gstRate !== 'clothesAndShoes' && gstRate <= 0n

/**
 * Whether a marketplace collects TCS: it does on taxable supplies (CGST Act, section 52), so not at a
 * rate of 0%, and not from the unregistered. The GST rate of a composition dealer's goods does not
 * matter.
 */
export const collectsTcs = ({
  registration,
  gstRate,
}: Pick<OrderTerms, 'registration' | 'gstRate'>): boolean =>
  registration === 'composition' ||
  (registration === 'registered' && (gstRate === 'clothesAndShoes' || gstRate > 0n))

/**
 * A percentage in all its digits; below 0 it counts as 0.
 *
 * @example sayPercent(decimalFrom('0.5')) // '0.5%'
 */
export const sayPercent = (value: Decimal): string =>
  `${groupDigits(toDigits(atLeastZero(value)))}%`

export const sellers = [
  { value: 'registered', label: sellingWords.sellers.registered },
  { value: 'composition', label: sellingWords.sellers.composition },
  { value: 'unregistered', label: sellingWords.sellers.unregistered },
] as const

/**
 * The returns in one line, for the closed fold.
 *
 * @example sayReturns(terms, '₹') // '20% come back, ₹75 each'
 */
export function sayReturns({ undelivered, returned }: OrderTerms, symbol: string): string {
  const both = [undelivered, returned].filter(({ percent }) => percent > 0n)
  const [only, other] = both
  if (!only) return sellingWords.returns.none
  return other
    ? sellingWords.returns.both(sayPercent(only.percent), sayPercent(other.percent))
    : sellingWords.returns.one(sayPercent(only.percent), plainMoney(atLeastZero(only.fee), symbol))
}
