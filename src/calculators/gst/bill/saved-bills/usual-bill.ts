import { toDigits } from '../../../../core/decimal'
import { type BillTitle, noDetails } from '../details'
import { isBlankRow, readRow } from '../read-row'
import type { Seller } from '../seller'
import type { KeptBill } from './bill-record'

/** So many bills tell what is usual in a shop: what it did long ago is not. */
const RECENT = 20

/**
 * What there is most of; of several, what comes first.
 *
 * @example mostFrequent(['a', 'b', 'b']) // 'b'
 */
export function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts.keys()].find((value) => counts.get(value) === most)
}

/**
 * The title of a new bill.
 *
 * @param bills the last one first
 */
export const usualTitle = (bills: readonly KeptBill[], { scheme }: Seller): BillTitle =>
  // With a composition dealer, what would be a tax invoice is a bill of supply.
  (scheme === 'composition'
    ? undefined
    : mostFrequent(bills.slice(0, RECENT).map(({ texts }) => texts.details.title))) ??
  noDetails.title

/** The code of the currency of a new bill; none where there are no bills to tell. */
export const usualCurrency = (bills: readonly KeptBill[]): string | undefined =>
  mostFrequent(bills.slice(0, RECENT).map(({ choices }) => choices.currency))

/** The rate of a first item, in plain digits; none where no bill has tax. */
export const usualRate = (bills: readonly KeptBill[]): string | undefined =>
  mostFrequent(bills.slice(0, RECENT).flatMap(ratesOf))

/** A bill without tax keeps rates that nobody saw. */
function ratesOf({ texts, choices }: KeptBill): readonly string[] {
  if (!choices.isTaxed) return []
  return texts.rows.flatMap((row) => {
    const { rate, problems } = readRow(row)
    return isBlankRow(row) || rate <= 0n || problems.rate ? [] : [toDigits(rate)]
  })
}
