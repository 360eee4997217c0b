import { atLeastZero, type Decimal, zero } from '../../../../core/decimal'

/** What a marketplace takes of a price, and up to which price. */
export type Fees = {
  /** Of the selling price. */
  readonly commissionPercent: Decimal
  readonly fixedFee: Decimal
}

/** A row as it was typed: without a price it is for any above the others. */
export type FeeRow = Fees & { readonly upTo: Decimal | undefined }

/** A price of its end belongs to a band, one of its beginning does not. */
export type FeeBand = Fees & { readonly above: Decimal; readonly upTo: Decimal | undefined }

/** Bands that take every price above 0, one after another. */
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
