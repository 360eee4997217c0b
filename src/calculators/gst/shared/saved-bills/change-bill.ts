import { type Outcome, outcomeOf } from '../../../../ui/memory/browser-storage'
import { type BillTexts, MOST_PAYMENTS, type Payment } from '../bill/bill-texts'
import { type BillEdit, editBills } from './bills-database'

/*
 * Payments are noted on kept bills here, from outside the bill page: each change begins with the newest version of
 * a bill and is one transaction, so that no change of another tab is lost.
 */

/** Why nothing was noted: the bill was deleted, it has as many payments as it may, or storage failed. */
export type NotNoted = 'gone' | 'most' | Exclude<Outcome, 'kept'>

/** What came of noting something, and how to undo just that. */
export type Noted =
  | { readonly outcome: 'noted'; readonly bills: number; undo(): Promise<Outcome> }
  | { readonly outcome: NotNoted }

/** Notes a payment on a bill, or money paid back on a credit note. It never rejects. */
export async function notePayment(id: string, payment: Payment): Promise<Noted> {
  let isKnown = false
  let wereMissing = false
  try {
    const edited = await editBills([id], ({ texts }) => {
      isKnown = true
      wereMissing = texts.payments === undefined
      const payments = texts.payments ?? []
      return payments.length < MOST_PAYMENTS
        ? withPayments(texts, [...payments, payment])
        : undefined
    })
    if (edited.length === 0) return { outcome: isKnown ? 'most' : 'gone' }
  } catch (error) {
    return { outcome: outcomeOf(error) }
  }
  return {
    outcome: 'noted',
    bills: 1,
    undo: () => attempt([id], ({ texts }) => withoutPayment(texts, payment, wereMissing)),
  }
}

/** Takes one payment away again. Whoever changed it since keeps what it is now. */
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
export async function settleBills(bills: readonly BillToSettle[]): Promise<Noted> {
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
      undo: () =>
        attempt(ids, ({ id, texts }) =>
          isSame(texts.payments, wanted.get(id)?.payments) ? withoutPayments(texts) : undefined,
        ),
    }
  } catch (error) {
    return { outcome: outcomeOf(error) }
  }
}

async function attempt(ids: readonly string[], edit: BillEdit): Promise<Outcome> {
  try {
    await editBills(ids, edit)
    return 'kept'
  } catch (error) {
    return outcomeOf(error)
  }
}

const isSame = (a: readonly Payment[] | undefined, b: readonly Payment[] | undefined): boolean =>
  JSON.stringify(a?.map(inOrder)) === JSON.stringify(b?.map(inOrder))

const inOrder = ({ date, amount, how, note }: Payment) => [date, amount, how, note]
