import { decimalFrom } from '../../../../core/decimal'
import { formatNumber } from '../../../../core/format'
import { sayShortDate } from '../../../../core/format-date'
import type { KeptBill } from './bill-record'
import { plain } from './plain-text'

/** A bill with everything that it can be found by. */
export type FoundBill = { readonly bill: KeptBill; readonly words: string }

/** Made once for a list, so that each key only looks through texts. */
export const findable = (bill: KeptBill): FoundBill => {
  const { details, rows } = bill.texts
  const words = [
    details.number,
    details.buyerName,
    details.buyerGstin,
    details.date,
    sayShortDate(details.date),
    bill.total,
    formatNumber(decimalFrom(bill.total), 2),
    ...rows.flatMap(({ description, hsn }) => [description, hsn]),
  ]
  return { bill, words: plain(words.join('\n')) }
}

/**
 * The bills that have every word of a text somewhere.
 *
 * @example searchBills(all, 'asha 4,200') // bills of Asha over ₹4,200.00
 */
export function searchBills(all: readonly FoundBill[], text: string): readonly FoundBill[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean)
  return wanted.length === 0
    ? all
    : all.filter(({ words }) => wanted.every((word) => words.includes(word)))
}
