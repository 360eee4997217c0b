import type { Undo } from '../../../../ui/undo/undo'
import { inputs } from '../../inputs'
import { nextNumber } from '../bill-number'
import { noDetails } from '../details'
import {
  type BillTexts,
  billOnShow,
  billTexts,
  isUntouched,
  type KeptAs,
  newRecord,
  readOpenBill,
  showBill,
} from '../store'
import { catchUp, forgetUnkept, keepNow, letGo } from './keeper'
import { numberAfter, readBillsIfAny, renewNumber, suggest, today } from './numbering'
import type { KeptBill } from './record'
import { readBill } from './shelf'

/** How the page takes up the currency of a bill. */
type ChooseCurrency = (code: string) => void

/**
 * Lays the bill of this tab on the shelf and begins the next, at once: whoever types on types into the
 * new one. The seller stays, the buyer goes, the number counts on, the date is today.
 *
 * @returns its number, and a way back to the bill before
 */
export async function startNewBill(): Promise<{ number: string; undo: Undo }> {
  const kept = letGo()
  const back = wayBack()
  const bill = readOpenBill()
  const { title, number } = bill.details
  inputs.change({ buyer: 'same-state' })
  showBill(
    {
      rows: [],
      prices: bill.prices,
      whole: { discount: '', freight: '' },
      details: { ...noDetails, title },
    },
    newRecord(),
  )
  const undo = billOnShow.undo(back)
  // Numbers follow one another: a bill with nothing on it uses none up.
  suggest({ number: isUntouched(bill) ? number : nextNumber(number), date: today() })
  await kept
  await renewNumber()
  return { number: readOpenBill().details.number, undo }
}

/** A bill that begins in this tab goes on with the numbers. @returns the last bill, if there is one */
export async function prepareBill(): Promise<KeptBill | undefined> {
  await catchUp()
  const [last] = await renewNumber()
  return last
}

/** Takes a bill from the shelf into this tab. @returns it, or nothing where it is gone */
export async function openKept(
  id: string,
  chooseCurrency: ChooseCurrency,
): Promise<KeptBill | undefined> {
  await keepNow()
  const kept = await readBill(id)
  if (kept) take(kept, kept, chooseCurrency)
  return kept
}

/** Begins a bill with the items and the buyer of another one: another order, on another day. */
export async function duplicateKept(
  id: string,
  chooseCurrency: ChooseCurrency,
): Promise<KeptBill | undefined> {
  await keepNow()
  const kept = await readBill(id)
  if (!kept) return undefined
  const number = numberAfter(kept.texts.details.number, await readBillsIfAny())
  const { dueDate, orderNumber, vehicleNumber } = noDetails
  const details = {
    ...kept.texts.details,
    number,
    date: today(),
    dueDate,
    orderNumber,
    vehicleNumber,
  }
  const copy = { ...kept, texts: { ...kept.texts, details } }
  take(copy, newRecord(), chooseCurrency)
  return copy
}

function take(
  { texts, choices }: Pick<KeptBill, 'texts' | 'choices'>,
  keptAs: KeptAs,
  chooseCurrency: ChooseCurrency,
): void {
  letGo()
  inputs.change({ buyer: choices.buyer, rupee: choices.rupee })
  chooseCurrency(choices.currency)
  showBill(texts, keptAs)
}

/** Takes a bill that could not be kept into this tab again. */
export function openUnkept(bill: KeptBill, chooseCurrency: ChooseCurrency): void {
  take(bill, bill, chooseCurrency)
  forgetUnkept(bill.id)
}

/** A way back to the bill that is in this tab now. What comes in between is kept before. */
function wayBack(): () => Promise<void> {
  const { id, revision, ...bill } = readOpenBill()
  const texts: BillTexts = billTexts({ id, revision, ...bill })
  const { buyer, rupee } = inputs.read()
  return async () => {
    await keepNow()
    letGo()
    forgetUnkept(id)
    inputs.change({ buyer, rupee })
    showBill(texts, { id, revision })
  }
}
