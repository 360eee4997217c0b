import { type Decimal, subtract, sum, zero } from '../../../../core/decimal'
import type { BillTexts, Payment } from './bill-texts'
import { isCancelled, isCreditNote } from './details'
import { paidBy } from './payments'

/** A credit note: what it comes to, and what was paid back on it. */
export type Credit = { readonly payable: Decimal; readonly payments: readonly Payment[] }

/** What was to pay, what was paid, and what is left. */
export type Balance = {
  readonly payable: Decimal
  readonly paid: Decimal
  /** By credit notes, less what was paid back on them. */
  readonly credited: Decimal
  /** Below zero the seller owes it to the buyer. */
  readonly left: Decimal
}

/**
 * Balance = payable − payments − credit notes on the bill + what was paid back on those.
 *
 * @example balanceOf(decimalFrom(100), [{ amount: '30', … }], []).left // 70
 */
export function balanceOf(
  payable: Decimal,
  payments: readonly Payment[],
  credits: readonly Credit[],
): Balance {
  const paid = paidBy(payments)
  const credited = sum(
    ...credits.map((credit) => subtract(credit.payable, paidBy(credit.payments))),
  )
  return { payable, paid, credited, left: subtract(subtract(payable, paid), credited) }
}

/** How a bill stands; `before` is one on which payments were never noted. */
export type PaymentStatus = 'before' | 'counter' | 'due' | 'part' | 'paid' | 'owed'

/**
 * @param isToSomebody whether a buyer is named, or a due date: else it counts as paid at the counter
 */
export function paymentStatus(
  payments: readonly Payment[] | undefined,
  { paid, left }: Balance,
  isToSomebody: boolean,
): PaymentStatus {
  if (!payments) return 'before'
  if (left < 0n) return 'owed'
  if (left === zero) return 'paid'
  if (paid !== zero) return 'part'
  return isToSomebody ? 'due' : 'counter'
}

/** Whether a document is a credit note on a bill that counts. */
export const isCreditOn = (id: string, { details }: Pick<BillTexts, 'details'>): boolean =>
  id !== '' && isCreditNote(details) && details.againstId === id && !isCancelled(details)
