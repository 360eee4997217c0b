import { currencyOf } from '../../../../core/currencies'
import { readCode } from '../../../../ui/tab/currency'
import type { Undo } from '../../../../ui/tab/undo'
import { inputs } from '../../inputs'
import { type BillDetails, buyerByStates, noDetails } from '../details'
import { readSeller } from '../seller'
import {
  type BillTexts,
  billOnShow,
  billTexts,
  isUntouched,
  type KeptAs,
  newRecord,
  readOpenBill,
  setUsualRate,
  showBill,
} from '../store'
import { catchUp, forgetUnkept, keepNow, letGo, openRecord } from './autosave'
import type { KeptBill } from './bill-record'
import { readBill } from './bills-database'
import {
  billsLastRead,
  nextNumberOf,
  numberAfter,
  readBillsIfAny,
  renewNumber,
  sayNewYear,
  suggest,
  today,
} from './numbering'
import { usualCurrency, usualRate, usualTitle } from './usual-bill'

/** How the page takes up the currency of a bill. */
type ChooseCurrency = (code: string) => void

const currencyNow = (): string => currencyOf(readCode()).code

/** A choice would leave the link of the page: one that is in force already is not made again. */
function takeCurrency(code: string | undefined, chooseCurrency: ChooseCurrency): void {
  if (code && code !== currencyNow()) chooseCurrency(code)
}

/**
 * Saves the bill of this tab and begins the next, at once: whoever types on types into the
 * new one. The seller stays, the buyer goes, the number counts on, the date is today. Kind and currency
 * are the shop's usual ones: those of the last bill may have been an exception.
 *
 * @returns what to say of it, and a way back to the bill before
 */
export async function startNewBill(
  chooseCurrency: ChooseCurrency,
): Promise<{ said: string; undo: Undo }> {
  const kept = letGo()
  const back = wayBack(chooseCurrency)
  const bill = readOpenBill()
  const bills = [
    ...(isUntouched(bill) ? [] : [openRecord()]),
    ...billsLastRead().filter(({ id }) => id !== bill.id),
  ]
  const title = usualTitle(bills, readSeller())
  inputs.change({ buyer: 'same-state' })
  setUsualRate(usualRate(bills))
  showBill(
    {
      rows: [],
      prices: bill.prices,
      whole: { discount: '', freight: '' },
      details: { ...noDetails, title },
    },
    newRecord(),
  )
  takeCurrency(usualCurrency(bills), chooseCurrency)
  const currency = currencyNow()
  const undo = billOnShow.undo(back)
  suggest(numberAfter(bill, bills))
  const { id } = readOpenBill()
  await kept
  const allBills = await renewNumber()
  const begun = readOpenBill()
  // Nobody may have looked into the database before.
  if (begun.id === id && isUntouched(begun) && currencyNow() === currency) {
    takeCurrency(usualCurrency(allBills), chooseCurrency)
  }
  return { said: sayBegun(begun.details), undo }
}

/** @example sayBegun(details) // 'New bill INV-042' */
function sayBegun(details: BillDetails): string {
  const said = details.number ? `New bill ${details.number}` : 'New bill'
  return sayNewYear(details) ? `${said} in a new financial year` : said
}

/** A bill that begins in this tab goes on with the numbers. @returns the last bill, if there is one */
export async function prepareBill(): Promise<KeptBill | undefined> {
  await catchUp()
  const [last] = await renewNumber()
  return last
}

/** Takes a bill from the database into this tab. @returns it, or nothing where it is gone */
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
  const { dueDate, orderNumber, vehicleNumber } = noDetails
  const details = {
    ...kept.texts.details,
    date: today(),
    dueDate,
    orderNumber,
    vehicleNumber,
  }
  const number = nextNumberOf(details, await readBillsIfAny())
  const buyer = buyerByStates(details, readSeller()) ?? kept.choices.buyer
  const copy = { texts: { ...kept.texts, details }, choices: { ...kept.choices, buyer } }
  take(copy, newRecord(), chooseCurrency)
  suggest(number)
  return kept
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
function wayBack(chooseCurrency: ChooseCurrency): () => Promise<void> {
  const { id, revision, ...bill } = readOpenBill()
  const texts: BillTexts = billTexts({ id, revision, ...bill })
  const { buyer, rupee } = inputs.read()
  const currency = currencyNow()
  return async () => {
    await keepNow()
    letGo()
    forgetUnkept(id)
    inputs.change({ buyer, rupee })
    showBill(texts, { id, revision })
    takeCurrency(currency, chooseCurrency)
  }
}
