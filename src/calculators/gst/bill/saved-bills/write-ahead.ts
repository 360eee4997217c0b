import {
  ignoreOutcome,
  type OnOutcome,
  readTabText,
  writeTabText,
  writeText,
} from '../../../../ui/memory/browser-storage'

/*
 * A database takes a moment, which a page that is closed or crashes does not have. So what is typed is
 * noted in local storage first, at once; the note goes when the database has it.
 */
const PREFIX = 'gst-hisab-bill-left-'
const PAGE_KEY = 'gst-hisab-page'

/** A page has a name of its own: a reload makes another page of the same tab. */
export const thisPage = Math.random().toString(36).slice(2)
let formerPage: string | null | undefined

const noteKey = (id: string) => `${PREFIX}${id}-${thisPage}`

/** The page whose place this one took in the tab: what it left is the tab's own. */
function readFormerPage(): string | null {
  formerPage ??= readTabText(PAGE_KEY)
  return formerPage
}

/** @param note the bill, as `parseKeptBill` reads it */
export function writeAhead(id: string, note: object, then: OnOutcome): void {
  if (readFormerPage() !== thisPage) writeTabText(PAGE_KEY, thisPage, ignoreOutcome)
  then(writeText('localStorage', noteKey(id), JSON.stringify({ ...note, by: thisPage })))
}

/** The database has it now. A note that cannot be removed is known to be old by its time. */
export const removeNote = (id: string): void => void writeText('localStorage', noteKey(id), null)

/** A note as it was found, and whether it was left in this tab. */
export type Note = { readonly key: string; readonly text: string; readonly isOwn: boolean }

/** The notes of other pages, which may be closed or still write. */
export function readNotes(): readonly Note[] {
  try {
    const former = readFormerPage()
    return Object.entries(localStorage)
      .filter(([key]) => key.startsWith(PREFIX) && !key.endsWith(`-${thisPage}`))
      .map(([key, text]) => ({ key, text, isOwn: former !== null && key.endsWith(`-${former}`) }))
  } catch {
    return []
  }
}
