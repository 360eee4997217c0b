import { sayShortDate } from '../../../core/language/dates'
import { decimalFrom } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import type { SavedBill } from './bills-database'

/**
 * A text in the form in which texts are compared: without capitals and the accents of Latin letters. The
 * marks of Indian scripts are vowels, and stay.
 *
 * @example normalizeForSearch('Åsa') // 'asa'
 */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** A bill with all words that it can be found by. */
export type SearchableBill = { readonly bill: SavedBill; readonly words: string }

/** To be made once for a list, so that each key press only searches texts. */
export const toSearchable = (bill: SavedBill): SearchableBill => {
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
  return { bill, words: normalizeForSearch(words.join('\n')) }
}

/**
 * The bills that have every word of a text somewhere.
 *
 * @example searchBills(all, 'asha 4,200') // bills of Asha over ₹4,200.00
 */
export function searchBills(
  all: readonly SearchableBill[],
  text: string,
): readonly SearchableBill[] {
  const wanted = normalizeForSearch(text).split(/\s+/).filter(Boolean)
  return wanted.length === 0
    ? all
    : all.filter(({ words }) => wanted.every((word) => words.includes(word)))
}
