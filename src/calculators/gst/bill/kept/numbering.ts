import { dayOf } from '../../../../core/say-date'
import { unsaid } from '../../../../ui/memory/outcome'
import { readTabText, writeTabText } from '../../../../ui/memory/tab-text'
import { nextFreeNumber } from '../bill-number'
import { parseRecord } from '../kept-texts'
import { changeDetails, readOpenBill } from '../store'
import type { KeptBill } from './record'
import { readBills } from './shelf'

/** Where there is no shelf, there are no other bills. */
export const readBillsIfAny = () => readBills().catch((): readonly KeptBill[] => [])

export const today = () => dayOf(new Date())

/** The number after this one, or after that of the last bill, which no bill here has. */
export function numberAfter(number: string, bills: readonly KeptBill[]): string {
  const numbers = bills.map(({ texts }) => texts.details.number.trim())
  return nextFreeNumber(number.trim() || (numbers.find(Boolean) ?? ''), new Set(numbers))
}

const KEY = 'gst-hisab-bill-suggested'

/** What the page filled in by itself. What a person types over it is theirs, and stays. */
type Suggestion = { readonly number: string; readonly date: string }

export function suggest(suggestion: Suggestion): void {
  writeTabText(KEY, JSON.stringify({ id: readOpenBill().id, ...suggestion }), unsaid)
  changeDetails(suggestion)
}

function readSuggestion(id: string): Suggestion {
  const kept = parseRecord(readTabText(KEY))
  if (kept.id !== id) return { number: '', date: '' }
  return { number: String(kept.number), date: String(kept.date) }
}

/**
 * Fills in the number and the date of a bill that is not kept yet, or brings them up to date: a tab
 * may be left open overnight, and another one may have used the number meanwhile.
 *
 * @returns all bills that are kept
 */
export async function renewNumber(): Promise<readonly KeptBill[]> {
  const { id, revision } = readOpenBill()
  const bills = await readBillsIfAny()
  const { id: idNow, details } = readOpenBill()
  if (idNow !== id || revision !== 0) return bills
  const suggested = readSuggestion(id)
  const others = bills.filter((bill) => bill.id !== id)
  const isFree = !others.some(({ texts }) => texts.details.number.trim() === suggested.number)
  const renewed = {
    number: suggested.number && isFree ? suggested.number : numberAfter(suggested.number, others),
    date: today(),
  }
  const typed = {
    ...(details.number !== suggested.number && { number: details.number }),
    ...(details.date !== suggested.date && { date: details.date }),
  }
  const isChanged = renewed.number !== suggested.number || renewed.date !== suggested.date
  if (isChanged) suggest(renewed)
  if (isChanged && Object.keys(typed).length > 0) changeDetails(typed)
  return bills
}
