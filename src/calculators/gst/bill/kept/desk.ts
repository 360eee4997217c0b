import { dayOf } from '../../../../core/say-date'
import { inputs } from '../../inputs'
import { nextFreeNumber, nextNumber } from '../bill-number'
import { noDetails } from '../details'
import {
  type BillTexts,
  billTexts,
  changeDetails,
  type KeptAs,
  newRecord,
  readOpenBill,
  showBill,
} from '../store'
import { keepNow } from './keeper'
import { takeUpNotes } from './left-behind'
import type { KeptBill } from './record'
import { readBill, readBills } from './shelf'

/** Where there is no shelf, there are no other bills. */
const readBillsIfAny = () => readBills().catch((): readonly KeptBill[] => [])

/** How the page takes up the currency of a bill. */
type ChooseCurrency = (code: string) => void

const today = () => dayOf(new Date())

/** The number after this one, or after that of the last bill, which no bill here has. */
function numberAfter(number: string, bills: readonly KeptBill[]): string {
  const numbers = bills.map(({ texts }) => texts.details.number.trim())
  return nextFreeNumber(number.trim() || (numbers.find(Boolean) ?? ''), new Set(numbers))
}

/**
 * Lays the bill of this tab on the shelf and begins the next, at once: whoever types on types into the
 * new one. The seller stays, the buyer goes, the number counts on, the date is today.
 *
 * @returns its number, and a way back to the bill before
 */
export async function startNewBill(): Promise<{ number: string; undo(): void }> {
  const kept = keepNow()
  const undo = wayBack()
  const { details, prices } = readOpenBill()
  const { title } = details
  const number = nextNumber(details.number)
  inputs.change({ buyer: 'same-state' })
  showBill(
    {
      rows: [],
      prices,
      whole: { discount: '', freight: '' },
      details: { ...noDetails, title, number, date: today() },
    },
    newRecord(),
  )
  await kept
  return { number: await passOverTaken(details.number), undo }
}

/** Another tab may have counted on to the same number. */
async function passOverTaken(numberBefore: string): Promise<string> {
  const { id, details } = readOpenBill()
  const bills = (await readBillsIfAny()).filter((bill) => bill.id !== id)
  const now = readOpenBill()
  if (now.id !== id || now.details.number !== details.number) return now.details.number
  const number = numberAfter(numberBefore, bills)
  if (number !== now.details.number) changeDetails({ number })
  return number
}

/** A tab that was just opened goes on with the numbers. @returns the last bill, if there is one */
export async function prepareFirstBill(): Promise<KeptBill | undefined> {
  const { id, revision } = readOpenBill()
  await takeUpNotes()
  const bills = await readBillsIfAny()
  const { id: idNow, details } = readOpenBill()
  // Whoever was quicker than this and typed an item has no number yet either.
  if (idNow === id && revision === 0 && !details.number && !details.date) {
    changeDetails({ number: numberAfter('', bills), date: today() })
  }
  return bills[0]
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

/** Begins a bill with the items and the buyer of another one. */
export async function duplicateKept(
  id: string,
  chooseCurrency: ChooseCurrency,
): Promise<KeptBill | undefined> {
  await keepNow()
  const kept = await readBill(id)
  if (!kept) return undefined
  const number = numberAfter(kept.texts.details.number, await readBillsIfAny())
  const details = { ...kept.texts.details, number, date: today() }
  const copy = { ...kept, texts: { ...kept.texts, details } }
  take(copy, newRecord(), chooseCurrency)
  return copy
}

function take(
  { texts, choices }: Pick<KeptBill, 'texts' | 'choices'>,
  keptAs: KeptAs,
  chooseCurrency: ChooseCurrency,
): void {
  inputs.change({ buyer: choices.buyer, rupee: choices.rupee })
  chooseCurrency(choices.currency)
  showBill(texts, keptAs)
}

/** A way back to the bill that is in this tab now. What comes in between is kept before. */
function wayBack(): () => Promise<void> {
  const { id, revision, ...bill } = readOpenBill()
  const texts: BillTexts = billTexts({ id, revision, ...bill })
  const { buyer, rupee } = inputs.read()
  return async () => {
    await keepNow()
    inputs.change({ buyer, rupee })
    showBill(texts, { id, revision })
  }
}
