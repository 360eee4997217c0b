import type { Progress, Turn } from '../../../ui/worker/pacing'
import { pauses } from '../../../ui/worker/pauses'
import type { Seller } from '../bill/seller'
import {
  changeSaved,
  type FiledReturn,
  readBills,
  readFiledReturns,
  type SavedBill,
  type SavedChange,
  type SavedNow,
} from '../saved-bills/bills-database'
import {
  type Import,
  planImport,
  type ReadFile,
  readInSteps,
  writeBillsFile,
} from '../saved-bills/bills-file'
import {
  completedMarks,
  marksToBring,
  onlyDocuments,
  type Renumbered,
  withRevisions,
} from './filed-marks'

/*
 * The long work of back-ups, on all bills of a device: in a worker, or in the page where there are none.
 * Bills never go from one to the other, only files, counts and decisions.
 */

export type MadeFile = { readonly file: Blob; readonly documents: number }

/** All bills of this device as a file. */
export async function makeFile(seller: Seller): Promise<MadeFile> {
  const bills = await readBills()
  const content = writeBillsFile({ seller, bills, filed: await readFiledReturns() })
  return { file: new Blob([content], { type: 'application/json' }), documents: bills.length }
}

/** What a file would bring to this device. */
export type Preview = {
  readonly seller: Seller
  readonly documents: number
  /** Not on this device. */
  readonly added: number
  /** Newer than here. */
  readonly newer: number
  /** Older than here, or older versions of others in the file: left out. */
  readonly older: number
  readonly same: number
  /** The first and the last date of its documents; blank where none has a date. */
  readonly from: string
  readonly to: string
  /** Returns that were marked as filed, and are not here. */
  readonly filed: number
  /** How many documents are on this device. */
  readonly here: number
}

/** What came of a file. */
export type Brought = {
  readonly plan: Omit<Import, 'bills'>
  readonly written: number
  readonly cut: number
  readonly filed: number
  readonly wasEmpty: boolean
}

/** What an import wrote, and what was there before: kept where the import was made, to undo it. */
type Undoable = {
  readonly put: readonly SavedBill[]
  readonly before: ReadonlyMap<string, SavedBill>
  readonly filed: readonly FiledReturn[]
  readonly filedBefore: ReadonlyMap<string, FiledReturn>
}

/** What a file brings over what is here: to be written in one go. */
function changeBy(file: ReadFile, now: SavedNow) {
  const { bills, ...plan } = planImport([...now.bills.values()], file.bills)
  const inFile = new Map(file.bills.map((bill) => [bill.id, bill]))
  const renumbered = new Map<string, Renumbered>()
  for (const { id, revision } of bills) {
    const from = inFile.get(id)?.revision ?? revision
    if (from !== revision) renumbered.set(id, { from, to: revision })
  }
  const newMarks = marksToBring(now.filed, file.filed).map((mark) =>
    withRevisions(mark, renumbered),
  )
  const added = new Set(bills.filter(({ id }) => !now.bills.has(id)).map(({ id }) => id))
  const comingBack = file.filed.map((mark) => onlyDocuments(mark, (id) => added.has(id)))
  const filed = [...newMarks, ...completedMarks(now.filed, comingBack)]
  return { bills, plan, filed, newMarks: newMarks.length }
}

/**
 * What undoes an import, but for what was changed since. A bill comes back under a higher revision than the one it
 * replaces: a tab that has it open takes it over, and none writes over it.
 */
function undoOf({ put, before, filed, filedBefore }: Undoable, now: SavedNow): SavedChange {
  const untouched = put.filter(({ id, revision }) => now.bills.get(id)?.revision === revision)
  const back: SavedBill[] = []
  const renumbered = new Map<string, Renumbered>()
  for (const { id, revision } of untouched) {
    const own = before.get(id)
    if (!own) continue
    const to = revision + 1
    renumbered.set(id, { from: own.revision, to })
    // No longer `by` a page that has it open: what that page typed meanwhile must not take its place.
    const { by: _, ...record } = own
    back.push({ ...record, revision: to })
  }
  const marksNow = new Map(now.filed.map((mark) => [mark.key, mark]))
  const untouchedMarks = filed.filter(
    (mark) => JSON.stringify(marksNow.get(mark.key)) === JSON.stringify(mark),
  )
  const removedMarks = untouchedMarks.map(({ key }) => key).filter((key) => !filedBefore.has(key))
  for (const key of removedMarks) marksNow.delete(key)
  for (const { key } of untouchedMarks) {
    const own = filedBefore.get(key)
    if (own) marksNow.set(key, own)
  }
  const marks = [...marksNow.values()].map((mark) => withRevisions(mark, renumbered))
  return {
    put: back,
    remove: untouched.map(({ id }) => id).filter((id) => !before.has(id)),
    putFiled: marks.filter((mark) => !now.filed.includes(mark)),
    removeFiled: removedMarks,
  }
}

/** Reads a file of bills with pauses. @returns what is wrong with it in one sentence, where it is */
async function readWithPauses(file: Blob, turn: Turn): Promise<ReadFile | string> {
  let progress: Progress = { done: 0, of: 0 }
  const pause = pauses(() => turn.progress(progress))
  const reading = readInSteps(await file.text())
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done) return step.value
    progress = step.value
    await pause()
  }
}

/** The work of one import: a file is read, then brought in, and that can be undone. */
export function restoreWork() {
  let read: ReadFile | undefined
  let undoable: Undoable | undefined

  return {
    async preview(file: Blob, turn: Turn): Promise<Preview | string> {
      const answer = await readWithPauses(file, turn)
      if (typeof answer === 'string') return answer
      read = answer
      const here = await readBills()
      const plan = planImport(here, read.bills)
      const dates = read.bills.map(({ texts }) => texts.details.date).filter(Boolean)
      dates.sort()
      return {
        seller: read.seller,
        documents: plan.added + plan.replaced + plan.known,
        added: plan.added,
        newer: plan.replaced,
        older: plan.outdated + plan.older,
        same: plan.known - plan.outdated,
        from: dates[0] ?? '',
        to: dates.at(-1) ?? '',
        filed: marksToBring(await readFiledReturns(), read.filed).length,
        here: here.length,
      }
    },

    /** Brings in what was looked at, over what is here by now: all of it or nothing. */
    async bringIn(): Promise<Brought> {
      if (!read) throw new Error('no file was read')
      const file = read
      let brought: Brought | undefined
      let written: Undoable | undefined
      await changeSaved(
        file.bills.map(({ id }) => id),
        (now) => {
          const { bills, plan, filed, newMarks } = changeBy(file, now)
          const before = bills.flatMap(({ id }) => now.bills.get(id) ?? [])
          written = {
            put: bills,
            before: new Map(before.map((bill) => [bill.id, bill])),
            filed,
            filedBefore: new Map(now.filed.map((mark) => [mark.key, mark])),
          }
          brought = {
            plan,
            written: bills.length,
            cut: file.cut,
            filed: newMarks,
            wasEmpty: now.count === 0,
          }
          return { put: bills, putFiled: filed }
        },
      )
      if (!brought) throw new Error('nothing was decided')
      undoable = written
      return brought
    },

    /** Undoes it, but for what was changed since. What fails can be tried again. */
    async undo(): Promise<void> {
      if (!undoable) throw new Error('nothing was brought in')
      const done = undoable
      await changeSaved(
        done.put.map(({ id }) => id),
        (now) => undoOf(done, now),
      )
      undoable = undefined
    },
  }
}
