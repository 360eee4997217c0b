import { byBeginning } from '../../joining/numbers-twice'
import type { SaleDocument } from '../documents'
import { TABLE_5_ABOVE } from './portal-codes'

/*
 * Which documents stand in the return by their number, and which of several with one number that number belongs to.
 */

/** The bill that a credit note is on, if it is on this device. */
export type BillOf = (note: SaleDocument) => SaleDocument | undefined

/** A bill to nobody with a GSTIN in another state, above the limit; a credit note goes where its bill went. */
export function standsInTable5(document: SaleDocument, billOf: BillOf): boolean {
  const { gstin, isBetweenStates, isNote, against, figures } = document
  if (gstin !== '' || !isBetweenStates) return false
  const total = isNote ? (billOf(document)?.figures.total ?? against.total) : figures.total
  return total > TABLE_5_ABOVE
}

/** Whether a table has its number: what is sold to walk-in customers, or without tax, stands in sums alone. */
const isNumbered = (document: SaleDocument, billOf: BillOf): boolean =>
  (document.gstin !== '' || standsInTable5(document, billOf)) &&
  document.rows().some(({ untaxed }) => !untaxed)

/** How a document stands among others with its number: in the file without a word, with one, or not until it is mended. */
export type AmongTwins = 'keeps' | 'shares' | 'waits'

/**
 * Which of several documents the number belongs to. The one that was begun first keeps it; a later one waits if a
 * table has its number, and else is only asked about. Where a cancelled document was first, or a walk-in bill before
 * one that stands there by its number, nobody can tell: all of them wait.
 *
 * @param twins all documents of the year with one number
 */
export function standingOf(
  twins: readonly SaleDocument[],
  billOf: BillOf,
): (document: SaleDocument) => AmongTwins {
  const [first, ...others] = twins.toSorted(byBeginning)
  const hasNumber = (document: SaleDocument) =>
    !document.isCancelled && isNumbered(document, billOf)
  if (!first || first.isCancelled) return () => 'waits'
  if (!hasNumber(first) && others.some(hasNumber)) return () => 'waits'
  return (document) => {
    if (document === first) return 'keeps'
    return hasNumber(document) ? 'waits' : 'shares'
  }
}
