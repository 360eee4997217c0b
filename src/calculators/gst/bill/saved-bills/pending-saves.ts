import { writeText } from '../../../../ui/memory/browser-storage'
import { parseRecord } from '../kept-texts'
import { type KeptBill, parseKeptBill } from './bill-record'
import { keepNote } from './bills-database'
import { type Note, readNotes } from './write-ahead'

/** A page that is open takes its own note back within this time, or cannot keep anything. */
const MS_OF_A_LIVE_PAGE = 3_000

/**
 * Saves what closed pages left behind.
 *
 * @param onKept hears of each
 * @returns whether there are notes that a page which is still open may have just written
 */
export async function savePendingNotes(onKept: (note: KeptBill, kept: KeptBill) => void) {
  let isAnyFresh = false
  for (const note of readNotes()) {
    const bill = parseKeptBill(parseRecord(note.text))
    if (!bill) continue
    if (isLive(note, bill)) {
      isAnyFresh = true
      continue
    }
    try {
      onKept(bill, await keepNote(bill))
      writeText('localStorage', note.key, null)
    } catch {
      // It stays where it is.
    }
  }
  return isAnyFresh
}

const isLive = ({ isOwn }: Note, { changedAt }: KeptBill) =>
  !isOwn && Math.abs(Date.now() - changedAt) < MS_OF_A_LIVE_PAGE
