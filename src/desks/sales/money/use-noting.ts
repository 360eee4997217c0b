import { useRef } from 'react'
import { dayOf } from '../../../core/language/dates'
import { type Decimal, toFixed } from '../../../core/money/decimal'
import { sayFailure } from '../../../ui/memory/browser-storage'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { noteAccount } from '../../books/accounts/change-accounts'
import { noEntry } from '../../books/accounts/entries'
import { MOST_PAYMENTS, type Payment } from '../../books/bill/bill-texts'
import type { DueBill } from '../../books/sales/messages'
import {
  type BillsChanged,
  notePayment,
  noteRest,
  type Undone,
  type WhyUnchanged,
} from '../../books/saved-bills/change-bill'
import { sayRupees } from './say'
import { moneyWords } from './words'

/** Why nothing was noted, in a sentence. */
function sayNotNoted(why: WhyUnchanged): string {
  if (why === 'gone' || why === 'changed') return moneyWords.noting.failed[why]
  if (why === 'most') return moneyWords.noting.failed.most(MOST_PAYMENTS)
  return sayFailure('bills', why)
}

type Target = {
  /** The record that the payment is noted on. */
  readonly id: string
  /** What the document is called. */
  readonly name: string
  /** Whose opening balance it is, where it is one: what is paid of it is money on account. */
  readonly opening?: Pick<DueBill, 'buyer' | 'gstin'> | undefined
}

/** A bill as it was looked at, and what was left on it then. */
type Rest = Target & { readonly revision: number; readonly toPay: Decimal }

/** Notes payments, says so, and offers to undo just that. */
export function useNoting() {
  const showToast = useToast()
  const offerUndo = useUndoOffer()
  const lastPaid = useRef<string>(undefined)

  /** @returns why nothing was noted, or nothing where it was */
  const say = (noted: BillsChanged, name: string, amount: Decimal): string | undefined => {
    if (noted.outcome !== 'noted') return sayNotNoted(noted.outcome)
    const text = moneyWords.noting.noted(sayRupees(amount), name)
    offerUndo(text, noted.undo, moneyWords.noting.undone)
    return undefined
  }

  return {
    /** @returns why nothing was noted, or nothing where it was */
    note: async ({ id, name, opening }: Target, payment: Payment, amount: Decimal) =>
      say(
        await (opening
          ? payOpening({ id, name, opening }, payment, amount)
          : notePayment(id, payment)),
        name,
        amount,
      ),

    /** Notes the rest of a bill, on the day that it is now. */
    async payInFull({ id, name, revision, toPay, opening }: Rest): Promise<void> {
      // The second press of a double click comes before the row can go.
      const version = `${id} ${revision}`
      if (lastPaid.current === version) return
      lastPaid.current = version
      const date = dayOf(new Date())
      const payment: Payment = { date, amount: toFixed(toPay, 2), how: '', note: '' }
      const noted = opening
        ? await payOpening({ id, name, opening }, payment, toPay)
        : await noteRest(id, payment, revision)
      const failure = say(noted, name, toPay)
      if (!failure) return
      lastPaid.current = undefined
      showToast(failure)
    },
  }
}

/** Notes what is paid of an opening balance: all of what came is for it. */
const payOpening = (
  { id, opening }: Target,
  { date, amount, how, note }: Payment,
  paid: Decimal,
): Promise<BillsChanged> =>
  noteAccount(
    {
      ...noEntry,
      ...{ date, amount, how, note },
      name: opening?.buyer ?? '',
      gstin: opening?.gstin ?? '',
    },
    [{ id, amount: paid }],
  )

/** What is said after Undo. Where storage failed, the sentence is the same everywhere. */
type UndoneWords = Readonly<Record<Exclude<Undone, 'full' | 'forbidden'>, string>>

/**
 * Says what was done, and offers to undo it.
 *
 * @example offerUndo('₹50 noted on A-1', undo, moneyWords.noting.undone)
 */
export function useUndoOffer() {
  const showToast = useToast()
  return function offerUndo(text: string, undo: () => Promise<Undone>, words: UndoneWords): void {
    // What failed can be tried again, when there is room again.
    const again = (failure: string) => offerUndo(failure, undo, words)
    const say = (outcome: Undone) =>
      outcome === 'full' || outcome === 'forbidden'
        ? again(sayFailure('bills', outcome))
        : showToast(words[outcome])
    showToast(text, undoBy({ run: () => undo().then(say, () => again(moneyWords.notLoaded)) }))
  }
}
