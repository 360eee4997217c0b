import {
  ignoreOutcome,
  type OnOutcome,
  readTabText,
  writeTabText,
  writeText,
} from '../../../ui/memory/browser-storage'

/*
 * Writing to the database is asynchronous, and a page that is closed or crashes may not finish it. So
 * the bill is first written to local storage, synchronously, as a note. The note is removed when the
 * database has the bill; notes of closed pages are saved by the next page (`savePendingNotes`).
 */
const PREFIX = 'gst-hisab-bill-left-'
const PAGE_KEY = 'gst-hisab-page'

/** A new one for every page load: a reload is another page in the same tab. */
export const pageId = Math.random().toString(36).slice(2)
let previousPageId: string | null | undefined

const noteKey = (id: string) => `${PREFIX}${id}-${pageId}`

/** The page that was in this tab before: its notes belong to this tab. */
function readPreviousPageId(): string | null {
  previousPageId ??= readTabText(PAGE_KEY)
  return previousPageId
}

/** Writes a note. @param note the bill, in the form that `parseSavedBill` reads */
export function writeAhead(id: string, note: object, then: OnOutcome): void {
  if (readPreviousPageId() !== pageId) writeTabText(PAGE_KEY, pageId, ignoreOutcome)
  then(writeText('localStorage', noteKey(id), JSON.stringify({ ...note, by: pageId })))
}

/** For when the database has the bill. A note that cannot be removed is older than the record, and ignored. */
export const removeNote = (id: string): void => void writeText('localStorage', noteKey(id), null)

/** A note in local storage. It is this tab's own if the page before in this tab wrote it. */
export type Note = { readonly key: string; readonly text: string; readonly isOwn: boolean }

/** The notes of all other pages, closed or still open. */
export function readNotes(): readonly Note[] {
  try {
    const previousId = readPreviousPageId()
    return Object.entries(localStorage)
      .filter(([key]) => key.startsWith(PREFIX) && !key.endsWith(`-${pageId}`))
      .map(([key, text]) => ({
        key,
        text,
        isOwn: previousId !== null && key.endsWith(`-${previousId}`),
      }))
  } catch {
    return []
  }
}
