/** What a row of a register is, by the words in it. */
export type RowKind = 'bill' | 'credit-note' | 'purchase' | 'draft' | 'other'

const CANCELLED = /cancel|\bvoid(?:ed)?\b|रद्द/i
const NOTE =
  /credit\s*-?\s*note|\bcr\.?\s*note|\bsales?\s*ret(?:urn|\b)|\breturn\b|क्रेडिट\s*नोट|वापसी/i
const PURCHASE = /purchase|\bpurc\b|debit\s*-?\s*note|supplier|ख\u093c?रीद/i
const OTHER =
  /payment|receipt|journal|contra|estimate|quot|pro\s*-?\s*forma|\border\b|challan|stock|expense|memo(?:randum)?\b|party to party/i
const DRAFT = /^draft$/i
const YES = /^(?:y|yes|true|1|हाँ|हां)$/i

/** @example saysYes('Y') // true */
export const saysYes = (cell: string): boolean => YES.test(cell.trim())

/** Whether one of the texts says that the document does not count. @example saysCancelled('Sale[Cancelled]') // true */
export const saysCancelled = (...texts: readonly string[]): boolean =>
  texts.some((text) => CANCELLED.test(text))

/**
 * What a document is by the name of its kind and its state.
 *
 * @example kindOfRow('Credit Note ', '') // 'credit-note'
 * @example kindOfRow('Sale', 'Draft') // 'draft'
 */
export function kindOfRow(kind: string, status: string): RowKind {
  if (DRAFT.test(status.trim())) return 'draft'
  if (PURCHASE.test(kind)) return 'purchase'
  if (NOTE.test(kind)) return 'credit-note'
  return OTHER.test(kind) ? 'other' : 'bill'
}

/** A buyer who is nobody by name. @example isOverTheCounter('Cash Sale') // true */
export const isOverTheCounter = (party: string): boolean =>
  /^(?:cash|counter|walk[\s-]*in|retail)(?:\s*(?:sales?|customers?|a\/c|account|party|in))*$|^नकद(?:\s*बिक्री)?$/i.test(
    party.trim(),
  )
