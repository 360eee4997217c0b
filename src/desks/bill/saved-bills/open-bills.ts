import { currencyOf } from '../../../core/money/currencies'
import { readCode } from '../../../ui/tab/currency'
import type { Undo } from '../../../ui/tab/undo'
import { isCreditOn } from '../../books/bill/balance'
import { type BillTexts, newRecordVersion, type RecordVersion } from '../../books/bill/bill-texts'
import type { CreditAsked } from '../../books/bill/credit-note'
import { type BillDetails, buyerByStates, isCreditNote, noDetails } from '../../books/bill/details'
import type { CreditedBill } from '../../books/bill/left-to-credit'
import { readSeller } from '../../books/bill/remembered-seller'
import { inputs } from '../../books/gst/inputs'
import { deleteBill, readBill, type SavedBill } from '../../books/saved-bills/bills-database'
import {
  billTexts,
  isBlankBill,
  readOpenBill,
  replaceBill,
  setUsualRate,
  takeHabits,
  undosOfOpenBill,
} from '../store'
import {
  currentRecord,
  dropUnsaved,
  saveBeforeReplacing,
  saveNow,
  syncWithDatabase,
} from './autosave'
import {
  billsLastRead,
  fillInNumber,
  nextNumberOf,
  numberAfter,
  readBillsIfAny,
  sayNewYear,
  today,
  updateNumber,
  usualCurrency,
  usualRate,
  usualTitle,
} from './numbering'
import { savedBillsWords } from './words'

/** Sets the currency of the page to that of a bill. */
type ChooseCurrency = (code: string) => void

const currencyNow = (): string => currencyOf(readCode()).code

/** Choosing a currency changes the link of the page, so the same one is not chosen again. */
function chooseCurrencyIfOther(code: string | undefined, chooseCurrency: ChooseCurrency): void {
  if (code && code !== currencyNow()) chooseCurrency(code)
}

/**
 * Saves the bill of this tab and begins the next one. The new bill is there at once, so that further
 * typing goes into it. The seller stays, the buyer is cleared, the number counts on, and the date is
 * today. Kind and currency are the most frequent ones of the last bills.
 *
 * @returns what to say about it, and an undo that opens the bill before
 */
export async function startNewBill(
  chooseCurrency: ChooseCurrency,
): Promise<{ said: string; undo: Undo }> {
  const kept = saveBeforeReplacing()
  const reopen = reopenLater(chooseCurrency)
  const bill = readOpenBill()
  const bills = [
    ...(isBlankBill(bill) ? [] : [currentRecord()]),
    ...billsLastRead().filter(({ id }) => id !== bill.id),
  ]
  const title = usualTitle(bills, readSeller())
  inputs.change({ buyer: 'same-state' })
  setUsualRate(usualRate(bills))
  replaceBill(
    {
      rows: [],
      prices: bill.prices,
      whole: { discount: '', freight: '' },
      details: { ...noDetails, title },
      payments: [],
    },
    newRecordVersion(),
  )
  takeHabits()
  chooseCurrencyIfOther(usualCurrency(bills), chooseCurrency)
  const currency = currencyNow()
  const undo = undosOfOpenBill.undo(reopen)
  fillInNumber(numberAfter(bill, bills))
  const { id } = readOpenBill()
  await kept
  const allBills = await updateNumber()
  const begun = readOpenBill()
  // If the bills were not read before, the usual currency is known only now.
  if (begun.id === id && isBlankBill(begun) && currencyNow() === currency) {
    chooseCurrencyIfOther(usualCurrency(allBills), chooseCurrency)
  }
  return { said: sayNewBill(begun.details), undo }
}

/** @example sayNewBill(details) // 'New bill INV-042' */
function sayNewBill(details: BillDetails): string {
  const { number } = details
  if (sayNewYear(details)) {
    return number
      ? savedBillsWords.newBillNumberInNewYear(number)
      : savedBillsWords.newBillInNewYear
  }
  return number ? savedBillsWords.newBillNumber(number) : savedBillsWords.newBill
}

/** Syncs the open bill with the database, and fills in its number if it is new. @returns the last saved bill, if any */
export async function prepareOpenBill(): Promise<SavedBill | undefined> {
  await syncWithDatabase()
  const [last] = await updateNumber()
  return last
}

/** Opens a saved bill in this tab. @returns it, or nothing where it was deleted */
export async function openSavedBill(
  id: string,
  chooseCurrency: ChooseCurrency,
): Promise<SavedBill | undefined> {
  await saveNow()
  const kept = await readBill(id)
  if (kept) openInTab(kept, kept, chooseCurrency)
  return kept
}

/** Begins a bill with the items and the buyer of another one, for another order on another day. */
export async function duplicateSavedBill(
  id: string,
  chooseCurrency: ChooseCurrency,
): Promise<SavedBill | undefined> {
  await saveNow()
  const kept = await readBill(id)
  if (!kept) return undefined
  const details = detailsOfCopy(kept.texts.details)
  const number = nextNumberOf(details, await readBillsIfAny())
  const buyer = buyerByStates(details, readSeller()) ?? kept.choices.buyer
  const texts: BillTexts = { ...kept.texts, details, payments: [] }
  const copy = { texts, choices: { ...kept.choices, buyer } }
  openInTab(copy, newRecordVersion(), chooseCurrency)
  fillInNumber(number)
  return kept
}

/** What of a bill is on its copy: nothing that was for its order, its day or its money. */
function detailsOfCopy(details: BillDetails): BillDetails {
  const {
    dueDate,
    orderNumber,
    vehicleNumber,
    againstId,
    againstNumber,
    againstDate,
    againstTotal,
    reason,
    cancelledOn,
    cancelledWhy,
  } = noDetails
  return {
    ...details,
    // A credit note is made from its bill; a copy of one is a bill of the same items.
    title: isCreditNote(details) ? noDetails.title : details.title,
    date: today(),
    dueDate,
    orderNumber,
    vehicleNumber,
    againstId,
    againstNumber,
    againstDate,
    againstTotal,
    reason,
    cancelledOn,
    cancelledWhy,
  }
}

/** The number of a document that was made from another one, and an undo that removes it and opens the other again. */
type Made = { readonly number: string; readonly undo: Undo }

/** Makes a credit note on a bill and opens it. */
export async function openCreditNote(
  bill: CreditedBill,
  asked: Pick<CreditAsked, 'items' | 'reason'>,
  chooseCurrency: ChooseCurrency,
): Promise<Made> {
  // It came with the dialog that asks for it.
  const { creditNoteOn } = await import('../../books/bill/credit-note')
  await saveNow()
  const bills = await readBillsIfAny()
  const earlier = bills.filter(({ texts }) => isCreditOn(bill.id, texts))
  const texts = creditNoteOn(bill, { ...asked, date: today() }, earlier)
  const number = nextNumberOf(texts.details, bills)
  return openMade({ texts, choices: bill.choices }, number, chooseCurrency)
}

/** Makes a bill of the items of an estimate and opens it. The estimate stays as it is, with its number. */
export async function openBillFrom(
  estimate: SavedBill,
  chooseCurrency: ChooseCurrency,
): Promise<Made> {
  await saveNow()
  const bills = await readBillsIfAny()
  const { details } = estimate.texts
  const { orderNumber, vehicleNumber } = details
  const made: BillDetails = {
    ...detailsOfCopy(details),
    // It asks for what the estimate said, with its tax.
    title: usualRate([estimate]) ? noDetails.title : usualTitle(bills, readSeller()),
    reverseCharge: noDetails.reverseCharge,
    // The goods are those of the same order.
    orderNumber,
    vehicleNumber,
    againstId: estimate.id,
    againstNumber: details.number.trim(),
    againstDate: details.date,
  }
  const texts: BillTexts = { ...estimate.texts, details: made, payments: [] }
  return openMade({ ...estimate, texts }, nextNumberOf(made, bills), chooseCurrency)
}

function openMade(
  { texts, choices }: Pick<SavedBill, 'texts' | 'choices'>,
  number: string,
  chooseCurrency: ChooseCurrency,
): Made {
  const reopen = reopenLater(chooseCurrency)
  const version = newRecordVersion()
  openInTab({ texts, choices }, version, chooseCurrency)
  fillInNumber(number)
  const undo = undosOfOpenBill.undo(async () => {
    await reopen()
    await deleteBill(version.id)
    dropUnsaved(version.id)
  })
  return { number, undo }
}

function openInTab(
  { texts, choices }: Pick<SavedBill, 'texts' | 'choices'>,
  version: RecordVersion,
  chooseCurrency: ChooseCurrency,
): void {
  saveBeforeReplacing()
  inputs.change({ buyer: choices.buyer, rupee: choices.rupee })
  chooseCurrency(choices.currency)
  replaceBill(texts, version)
}

/** Opens a bill again that could not be saved. */
export function openUnsavedBill(bill: SavedBill, chooseCurrency: ChooseCurrency): void {
  openInTab(bill, bill, chooseCurrency)
  dropUnsaved(bill.id)
}

/** Remembers the open bill. @returns a function that saves what is open by then, and opens this bill again */
function reopenLater(chooseCurrency: ChooseCurrency): () => Promise<void> {
  const { id, revision, ...bill } = readOpenBill()
  const texts: BillTexts = billTexts({ id, revision, ...bill })
  const { buyer, rupee } = inputs.read()
  const currency = currencyNow()
  return async () => {
    await saveNow()
    saveBeforeReplacing()
    dropUnsaved(id)
    inputs.change({ buyer, rupee })
    replaceBill(texts, { id, revision })
    chooseCurrencyIfOther(currency, chooseCurrency)
  }
}
