import { type Decimal, decimalFrom, subtract, sum, zero } from '../../../core/money/decimal'
import { type Reading, readAmount } from '../../../core/money/parse'
import { cashLimit as limit } from '../../../core/rules/income-tax'
import type { BillTexts, Payment } from './bill-texts'
import { type BillDetails, isCancelled, isCreditNote } from './details'

/** What a payment comes to; what cannot be read counts as 0 and says why. */
export const readPayment = ({ amount }: Pick<Payment, 'amount'>): Reading => readAmount(amount)

/** What payments come to in all. @example paidBy([{ amount: '5,000', … }, { amount: 'much', … }]) // 5000 */
export const paidBy = (payments: readonly Pick<Payment, 'amount'>[]): Decimal =>
  sum(...payments.map((payment) => readPayment(payment).value))

/** Cash of this much or more for one sale is forbidden. */
export const cashLimit = decimalFrom(limit)

/** Whether the cash of a bill reaches the limit: one payment, or all of them together. */
export const isCashAtLimit = (payments: readonly Payment[]): boolean =>
  sum(
    ...payments.filter(({ how }) => how === 'cash').map((payment) => readPayment(payment).value),
  ) >= cashLimit

/** A credit note: what it comes to, what was paid back on it, and how it is named. */
export type Credit = {
  readonly payable: Decimal
  readonly payments: readonly Payment[]
  readonly number?: string
  readonly date?: string
}

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
  isPaidAtCounter = false,
): Balance {
  // What was paid at the counter is to be given back where it is credited.
  const paid = isPaidAtCounter && credits.length > 0 ? payable : paidBy(payments)
  const credited = sum(
    ...credits.map((credit) => subtract(credit.payable, paidBy(credit.payments))),
  )
  return { payable, paid, credited, left: subtract(subtract(payable, paid), credited) }
}

/** How a bill stands; `before` is one on which payments were never noted. */
export type PaymentStatus = 'before' | 'counter' | 'due' | 'part' | 'paid' | 'owed'

/**
 * @param isAwaited whether a buyer is known, or a due date: else it counts as paid at the counter
 */
export function paymentStatus(
  payments: readonly Payment[] | undefined,
  { paid, left }: Balance,
  isAwaited: boolean,
): PaymentStatus {
  if (!payments) return 'before'
  if (left < 0n) return 'owed'
  if (left === zero) return 'paid'
  if (paid !== zero) return 'part'
  return isAwaited ? 'due' : 'counter'
}

/** Whether a buyer is known by name or GSTIN. Money of nobody is that of the counter. */
export const isToSomebody = ({
  buyerName,
  buyerGstin,
}: Pick<BillDetails, 'buyerName' | 'buyerGstin'>): boolean =>
  buyerName.trim() !== '' || buyerGstin.trim() !== ''

export type Standing = { readonly balance: Balance; readonly status: PaymentStatus }

/** What is left to pay on a bill, and how it stands. */
export function standingOf(
  payable: Decimal,
  payments: readonly Payment[] | undefined,
  credits: readonly Credit[],
  details: Pick<BillDetails, 'buyerName' | 'buyerGstin' | 'dueDate'>,
): Standing {
  const isAwaited = isToSomebody(details) || details.dueDate !== ''
  const isPaidAtCounter = !isAwaited && payments?.length === 0
  const balance = balanceOf(payable, payments ?? [], credits, isPaidAtCounter)
  return { balance, status: paymentStatus(payments, balance, isAwaited) }
}

/** Whether a document is a credit note on a bill that counts. */
export const isCreditOn = (id: string, { details }: Pick<BillTexts, 'details'>): boolean =>
  id !== '' && isCreditNote(details) && details.againstId === id && !isCancelled(details)
