import { parseRecord } from '../kept-texts'
import { setKeptAs } from '../store'
import { type KeptBill, parseKeptBill } from './record'
import { keepBill } from './shelf'

/**
 * A page that is being closed has no time for the shelf, but for a note: local storage is written at
 * once. The next page lays it on the shelf.
 */
const PREFIX = 'gst-hisab-bill-left-'

export function leaveNote(bill: KeptBill): void {
  try {
    localStorage.setItem(PREFIX + bill.id, JSON.stringify(bill))
  } catch {
    // The shelf may still make it.
  }
}

export function removeNote(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    // There is none.
  }
}

export async function takeUpNotes(): Promise<void> {
  for (const bill of readNotes()) {
    try {
      const kept = await keepBill(bill)
      removeNote(bill.id)
      // After a reload it is this tab's own bill, and may have been typed on meanwhile.
      setKeptAs(bill.id, kept)
    } catch {
      // It stays where it is.
    }
  }
}

function readNotes(): readonly KeptBill[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => parseKeptBill(parseRecord(localStorage.getItem(key))) ?? [])
  } catch {
    return []
  }
}
