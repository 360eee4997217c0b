import { zero } from '../../../core/money/decimal'
import { type Outcome, outcomeOf } from '../../../ui/memory/browser-storage'
import { paidBy } from '../bill/balance'
import { type BillTexts, MOST_PAYMENTS, type Payment } from '../bill/bill-texts'
import { type BillEdit, editBills, type SavedBill, totalOf } from './bills-database'

/*
 * Payments are noted on kept bills here, from outside the bill page: each change begins with the newest version of
 * a bill and is one transaction, so that no change of another tab is lost.
 */

/**
 * Why nothing was noted: the bill was deleted, or changed since it was looked at; it has as many payments as it may;
 * or storage failed.
 */
export type WhyUnchanged = 'gone' | 'changed' | 'most' | Exclude<Outcome, 'kept'>

/** What came of undoing. Bills that were changed or deleted since stay as they are: all of them, or some. */
export type Undone = 'gone' | 'changed' | 'partly' | Outcome

/** What came of noting something, and how to undo just that. */
export type BillsChanged =
  | { readonly outcome: 'noted'; readonly bills: number; undo(): Promise<Undone> }
  | { readonly outcome: WhyUnchanged }

/** Notes a payment on a bill, or money paid back on a credit note. It never rejects. */
export const notePayment = (id: string, payment: Payment): Promise<BillsChanged> =>
  notePaymentIf(() => true, id, payment)

/**
 * Notes a payment of all that was left on a bill when it was looked at; nothing where less may be left by now. It
 * never rejects.
 *
 * @param revision of the record that was looked at
 */
export const noteRest = (id: string, payment: Payment, revision: number): Promise<BillsChanged> =>
  notePaymentIf((bill) => bill.revision === revision || isAllOf(bill, payment), id, payment)

/** It may be open in another tab, where it is only typed on: what is all of an unpaid bill is its rest, too. */
const isAllOf = ({ texts, choices }: SavedBill, payment: Payment): boolean =>
  paidBy(texts.payments ?? []) === zero && totalOf(texts, choices) === payment.amount

async function notePaymentIf(
  isAsSeen: (bill: SavedBill) => boolean,
  id: string,
  payment: Payment,
): Promise<BillsChanged> {
  let whyNot: WhyUnchanged = 'gone'
  let wereMissing = false
  try {
    const edited = await editBills([id], (bill) => {
      const { payments = [] } = bill.texts
      wereMissing = bill.texts.payments === undefined
      const isSeen = isAsSeen(bill)
      whyNot = isSeen ? 'most' : 'changed'
      return isSeen && payments.length < MOST_PAYMENTS
        ? withPayments(bill.texts, [...payments, payment])
        : undefined
    })
    if (edited.length === 0) return { outcome: whyNot }
  } catch (error) {
    return { outcome: outcomeOf(error) }
  }
  return {
    outcome: 'noted',
    bills: 1,
    undo: undoOnce([id], ({ texts }) => withoutPayment(texts, payment, wereMissing)),
  }
}

/** Takes one payment away again. One that was changed since stays as it is now. */
const withoutPayment = (
  { payments = [], ...texts }: BillTexts,
  payment: Payment,
  wereMissing: boolean,
): BillTexts | undefined => {
  const at = payments.findLastIndex((one) => isSame([one], [payment]))
  if (at < 0) return undefined
  const left = payments.toSpliced(at, 1)
  return wereMissing && left.length === 0 ? texts : withPayments(texts, left)
}

const withPayments = (texts: BillTexts, payments: readonly Payment[]): BillTexts => ({
  ...texts,
  payments,
})

/** As if nobody had ever noted any. */
const withoutPayments = ({ payments: _, ...texts }: BillTexts): BillTexts => texts

/** A bill from before payments were noted, as it was looked at, and the payments that it should have. */
export type BillToSettle = {
  readonly id: string
  readonly revision: number
  readonly payments: readonly Payment[]
}

/**
 * Gives payments to bills that have none noted, all of them or none. A bill that was changed since it was looked
 * at is left as it is. It never rejects.
 */
export async function settleBills(bills: readonly BillToSettle[]): Promise<BillsChanged> {
  const wanted = new Map(bills.map((bill) => [bill.id, bill]))
  try {
    const edited = await editBills([...wanted.keys()], ({ id, revision, texts }) => {
      const bill = wanted.get(id)
      return bill?.revision === revision && texts.payments === undefined
        ? withPayments(texts, bill.payments)
        : undefined
    })
    const ids = edited.map(({ id }) => id)
    return {
      outcome: 'noted',
      bills: ids.length,
      undo: undoOnce(ids, ({ id, texts }) =>
        isSame(texts.payments, wanted.get(id)?.payments) ? withoutPayments(texts) : undefined,
      ),
    }
  } catch (error) {
    return { outcome: outcomeOf(error) }
  }
}

/** A way to undo an edit. Once done, it is done: the same payment may have been noted again. */
function undoOnce(ids: readonly string[], edit: BillEdit): () => Promise<Undone> {
  let isUndone = false
  return async () => {
    if (isUndone) return 'kept'
    let isThere = false
    try {
      const edited = await editBills(ids, (bill) => {
        isThere = true
        return edit(bill)
      })
      if (edited.length === 0) return isThere ? 'changed' : 'gone'
      isUndone = true
      return edited.length < ids.length ? 'partly' : 'kept'
    } catch (error) {
      return outcomeOf(error)
    }
  }
}

const isSame = (a: readonly Payment[] | undefined, b: readonly Payment[] | undefined): boolean =>
  JSON.stringify(a?.map(inOrder)) === JSON.stringify(b?.map(inOrder))

const inOrder = ({ date, amount, how, note }: Payment) => [date, amount, how, note]
