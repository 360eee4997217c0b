import { type Outcome, outcomeOf } from '../../../ui/memory/browser-storage'
import { createStore, onWindow } from '../../../ui/tab/store'
import type { BillChoices } from '../../books/bill/details'
import { inputs } from '../../books/gst/inputs'
import {
  type BillContent,
  type BillsChange,
  hasSameContent,
  isSameButPayments,
  readBill,
  type SavedBill,
  saveBill,
  savePendingNotes,
  totalOf,
} from '../../books/saved-bills/bills-database'
import { pageId, removeNote } from '../../books/saved-bills/write-ahead'
import {
  billAtPageLoad,
  billTexts,
  isBlankBill,
  isUnchangedSincePageLoad,
  type OpenBill,
  readChoices,
  readOpenBill,
  replaceBill,
  setRecordVersion,
  takePayments,
  writeNote,
} from '../store'

/** The bill of this tab as it is at one moment. */
type Snapshot = { readonly bill: OpenBill; readonly choices: BillChoices; readonly at: number }

type SaveProblem = Exclude<Outcome, 'kept'>

/** Whether the bill of this tab is saved, as the page says it to the person. */
export type SaveStatus = 'nothing yet' | 'writing' | 'kept' | 'copied' | 'deleted' | SaveProblem

/**
 * A bill that could not be saved before another one took its place in this tab. It is only in the
 * memory of this tab.
 */
export type UnsavedBill = { readonly bill: SavedBill; readonly why: SaveProblem }

export const saveStatus = createStore<SaveStatus>(() => 'nothing yet')
export const unsavedBills = createStore<readonly UnsavedBill[]>(() => [])

/** The first change is saved at once, later ones together: a phone writes more slowly than people type. */
const LEAST_PAUSE_MS = 100
/**
 * After a save, the next one waits this many times as long as it took to make the record: adding up a
 * long bill takes at most a fifth of the time.
 */
const PAUSE_PER_RECORD = 4
/** When a save takes longer, the page says that the bill is being saved. */
const SLOW_MS = 1_000

let lastSaved: Snapshot | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let slowTimer: ReturnType<typeof setTimeout> | undefined
let pauseUntil = 0
let queue: Promise<unknown> = Promise.resolve()
/** The last known revision by record: a snapshot may be older than the last save. */
const revisions = new Map<string, number>()
/** The new id of a bill that was saved as a copy, because another tab had changed its record. */
const copiedTo = new Map<string, string>()

const snapshotNow = (): Snapshot => {
  const bill = readOpenBill()
  return { bill, choices: readChoices(bill.details), at: Date.now() }
}

/** Runs jobs one after the other, so that each sees what the one before it wrote. */
function enqueue<Result>(job: () => Promise<Result>): Promise<Result> {
  const result = queue.then(job)
  queue = result.catch(() => {})
  return result
}

/** To be called after every change of the bill: saves it a moment later. */
export function scheduleSave(): void {
  const snapshot = snapshotNow()
  if (isSaved(snapshot)) return
  timer ??= setTimeout(saveNow, pauseUntil - performance.now())
  slowTimer ??= setTimeout(() => {
    slowTimer = undefined
    if (needsSaving(snapshotNow()) && saveStatus.read() === 'kept') saveStatus.write('writing')
  }, SLOW_MS)
}

/** Saves the bill of this tab. It never rejects: a failure is an outcome. */
export function saveNow(): Promise<Outcome> {
  clearTimeout(timer)
  timer = undefined
  return enqueue(() => saveSnapshot(snapshotNow()))
}

const comparedParts = ['items', 'prices', 'whole', 'details', 'payments'] as const

const isSaved = ({ bill, choices }: Snapshot): boolean =>
  lastSaved !== undefined &&
  comparedParts.every((part) => bill[part] === lastSaved?.bill[part]) &&
  JSON.stringify(choices) === JSON.stringify(lastSaved.choices)

const needsSaving = (snapshot: Snapshot): boolean =>
  !isSaved(snapshot) && !(isBlankBill(snapshot.bill) && snapshot.bill.revision === 0)

/** Whether the bill of this tab could be replaced without losing anything. */
const isNothingUnsaved = (): boolean => isSaved(snapshotNow()) || isUnchangedSincePageLoad()

/** Saves the bill when the page may be about to close: first as a note, which takes no time. */
export function saveBeforeUnload(): void {
  if (needsSaving(snapshotNow())) writeNote()
  saveNow()
}

/**
 * Saves the bill of this tab; to be called right before another one takes its place. If that fails, the
 * bill is held in `unsavedBills`.
 */
export function saveBeforeReplacing(): Promise<void> {
  const snapshot = snapshotNow()
  const status = saveStatus.read()
  if (needsSaving(snapshot)) {
    writeNote()
    // Most likely it cannot be saved now, either.
    if (isSaveProblem(status)) holdUnsaved(snapshot, status)
  }
  saveStatus.write('nothing yet')
  return enqueue(async () => {
    const outcome = await saveSnapshot(snapshot)
    if (outcome === 'kept') dropUnsaved(recordOf(snapshot).id)
    else holdUnsaved(snapshot, outcome)
  })
}

const isSaveProblem = (status: SaveStatus): status is SaveProblem =>
  status === 'full' || status === 'forbidden'

function holdUnsaved(snapshot: Snapshot, why: SaveProblem): void {
  const bill = recordOf(snapshot)
  dropUnsaved(bill.id)
  unsavedBills.write([...unsavedBills.read(), { bill, why }])
}

/** For a bill that is open again, in a file, deleted, or not wanted any more. */
export const dropUnsaved = (id: string): void =>
  unsavedBills.write(unsavedBills.read().filter(({ bill }) => bill.id !== id))

/** The bill of this tab as a record of the database. */
export const currentRecord = (): SavedBill => recordOf(snapshotNow())

function recordOf({ bill, choices, at }: Snapshot): SavedBill {
  const texts = billTexts(bill)
  const id = copiedTo.get(bill.id) ?? bill.id
  return {
    id,
    revision: Math.max(bill.revision, revisions.get(id) ?? 0),
    changedAt: at,
    texts,
    choices,
    total: totalOf(texts, choices),
    by: pageId,
  }
}

async function saveSnapshot(snapshot: Snapshot): Promise<Outcome> {
  if (!needsSaving(snapshot)) {
    if (!isSaved(snapshot)) saveStatus.write('nothing yet')
    return 'kept'
  }
  const began = performance.now()
  const record = recordOf(snapshot)
  const took = performance.now() - began
  pauseUntil = performance.now() + Math.max(LEAST_PAUSE_MS, took * PAUSE_PER_RECORD)
  const isOpen = () => [record.id, snapshot.bill.id].includes(readOpenBill().id)
  try {
    const saved = await saveBill(record, knownOf(record))
    lastSaved = { ...snapshot, bill: { ...snapshot.bill, ...withPaymentsOf(saved, snapshot) } }
    revisions.set(saved.id, saved.revision)
    if (saved.id !== record.id) copiedTo.set(snapshot.bill.id, saved.id)
    if (isOpen()) {
      const isAllSaved = isSaved(snapshotNow())
      setRecordVersion(saved, isAllSaved)
      if (isAllSaved) stopSlowTimer()
      saveStatus.write(saved.id === record.id ? 'kept' : 'copied')
    } else removeNote(snapshot.bill.id)
    await retryUnsaved()
    return 'kept'
  } catch (error) {
    const why = outcomeOf(error)
    if (isOpen()) saveStatus.write(why)
    return why
  }
}

/** What this tab read or wrote last of a record. */
const knownOf = ({ id }: SavedBill): BillContent | undefined =>
  lastSaved && (copiedTo.get(lastSaved.bill.id) ?? lastSaved.bill.id) === id
    ? { texts: billTexts(lastSaved.bill), choices: lastSaved.choices }
    : undefined

/** Payments that another tab noted meanwhile came into the bill with this save: the open bill takes them over. */
function withPaymentsOf({ texts }: SavedBill, { bill }: Snapshot): Pick<OpenBill, 'payments'> {
  const isSame = JSON.stringify(texts.payments) === JSON.stringify(bill.payments)
  if (isSame || !texts.payments) return {}
  const open = readOpenBill()
  // A payment that was typed since then is saved with the next one.
  if (open.id === bill.id && open.payments === bill.payments) takePayments(texts.payments)
  return { payments: texts.payments }
}

function stopSlowTimer(): void {
  clearTimeout(slowTimer)
  slowTimer = undefined
}

/** After a save that worked, those that failed before may work, too. */
async function retryUnsaved(): Promise<void> {
  for (const { bill } of unsavedBills.read()) {
    try {
      const saved = await saveBill(bill)
      revisions.set(saved.id, saved.revision)
      dropUnsaved(bill.id)
    } catch {
      return
    }
  }
}

/**
 * Hears that bills were saved or deleted, here or in another tab. A newer version of the open bill is
 * loaded, unless something here is not saved yet. If the open bill was deleted, it stays in this tab,
 * the page says so, and the next change saves it again.
 */
export async function handleBillsChange(changes: BillsChange): Promise<void> {
  const { id, revision } = readOpenBill()
  const ownChange = changes.find((bill) => bill.id === id)
  const isBack = ownChange?.revision === revision && saveStatus.read() === 'deleted'
  if (ownChange?.revision === 0 && isSaved(snapshotNow())) saveStatus.write('deleted')
  else if (isBack) saveStatus.write('kept')
  else if (ownChange) await loadNewerVersion(id, ownChange.revision)
}

async function loadNewerVersion(id: string, revision: number): Promise<void> {
  const isNewer = () => {
    const bill = readOpenBill()
    return bill.id === id && revision > bill.revision && isNothingUnsaved()
  }
  if (!isNewer()) return
  const saved = await readBill(id).catch(() => undefined)
  if (!saved || !isNewer()) return
  revisions.set(id, saved.revision)
  const { bill, choices } = snapshotNow()
  if (saved.texts.payments && isSameButPayments(saved, { texts: billTexts(bill), choices })) {
    // The focus stays in the field that has it.
    takePayments(saved.texts.payments)
    setRecordVersion(saved, true)
    lastSaved = snapshotNow()
    saveStatus.write('kept')
    return
  }
  inputs.change({ buyer: saved.choices.buyer, rupee: saved.choices.rupee })
  replaceBill(saved.texts, saved)
  lastSaved = { ...snapshotNow(), choices: saved.choices }
  saveStatus.write('kept')
}

/** By then, a page that is still open has removed its note. */
const SYNC_AGAIN_MS = 4_000

/**
 * Saves the notes of closed pages, and loads what other tabs did with the open bill while this page
 * could not hear of it: when it is new, or comes back from the back/forward cache.
 */
export const syncWithDatabase = (): Promise<void> =>
  enqueue(async () => {
    const areSomeOpen = await savePendingNotes((note, saved) => {
      revisions.set(saved.id, saved.revision)
      // After a reload it is this tab's own bill, which may have been typed on meanwhile.
      if (isBillAtPageLoad(note) && hasSameContent(note, saved)) setRecordVersion(saved, false)
    })
    if (areSomeOpen) setTimeout(syncWithDatabase, SYNC_AGAIN_MS)
    const { id, revision } = readOpenBill()
    try {
      const saved = await readBill(id)
      if (saved) await loadNewerVersion(id, saved.revision)
      else if (revision > 0 && isNothingUnsaved()) {
        lastSaved = snapshotNow()
        saveStatus.write('deleted')
      }
    } catch {
      // Where the database cannot be read, saving fails, too, and sets the status.
    }
  })

/** Whether a note holds the bill that this page was opened with. */
function isBillAtPageLoad({ id, texts }: SavedBill): boolean {
  const atPageLoad = billAtPageLoad()
  return (
    id === readOpenBill().id &&
    id === atPageLoad.id &&
    JSON.stringify(texts) === JSON.stringify(billTexts(atPageLoad))
  )
}

const isAtRisk = () => unsavedBills.read().length > 0 || isSaveProblem(saveStatus.read())

/** The browser asks before the page is closed as long as something is only in its memory. */
let stopAskingBeforeUnload: (() => void) | undefined
const askBeforeUnloadIfNeeded = () => {
  if (isAtRisk())
    stopAskingBeforeUnload ??= onWindow('beforeunload', (event) => event.preventDefault())
  else {
    stopAskingBeforeUnload?.()
    stopAskingBeforeUnload = undefined
  }
}
saveStatus.subscribe(askBeforeUnloadIfNeeded)
unsavedBills.subscribe(askBeforeUnloadIfNeeded)
