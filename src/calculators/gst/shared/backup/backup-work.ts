import { pauses } from '../../../../ui/worker/pauses'
import type { Seller } from '../bill/seller'
import {
  changeFiledReturns,
  deleteBills,
  type FiledReturn,
  putBills,
  readBills,
  readFiledReturns,
  type SavedBill,
} from '../saved-bills/bills-database'
import {
  type Import,
  planImport,
  type ReadFile,
  type ReadingProgress,
  readInSteps,
  writeBillsFile,
} from '../saved-bills/bills-file'

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

/** What has to be done to undo an import: kept where the import was made. */
type Before = {
  readonly put: readonly SavedBill[]
  readonly before: ReadonlyMap<string, SavedBill>
  readonly filed: readonly FiledReturn[]
  readonly filedBefore: ReadonlyMap<string, FiledReturn>
}

/** The marks of a file that are not here, or newer than here. */
const filedToBring = (here: readonly FiledReturn[], brought: readonly FiledReturn[]) => {
  const known = new Map(here.map((filed) => [filed.key, filed]))
  return brought.filter(({ key, filedOn }) => {
    const own = known.get(key)
    return !own || own.filedOn < filedOn
  })
}

/** Reads a file of bills with pauses. @returns what is wrong with it in one sentence, where it is */
async function readWithPauses(
  file: Blob,
  onProgress: (progress: ReadingProgress) => void,
): Promise<ReadFile | string> {
  let progress: ReadingProgress = { read: 0, of: 0 }
  const pause = pauses(() => onProgress(progress))
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
  let undoable: Before | undefined

  return {
    async preview(
      file: Blob,
      onProgress: (progress: ReadingProgress) => void,
    ): Promise<Preview | string> {
      const answer = await readWithPauses(file, onProgress)
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
        filed: filedToBring(await readFiledReturns(), read.filed).length,
        here: here.length,
      }
    },

    /** Brings in what was looked at, over what is here by now. */
    async bringIn(): Promise<Brought> {
      if (!read) throw new Error('no file was read')
      const [here, filedHere] = [await readBills(), await readFiledReturns()]
      const { bills, ...plan } = planImport(here, read.bills)
      const filed = filedToBring(filedHere, read.filed)
      if (bills.length > 0) await putBills(bills)
      if (filed.length > 0) await changeFiledReturns(filed)
      const known = new Map(here.map((bill) => [bill.id, bill]))
      const knownFiled = new Map(filedHere.map((mark) => [mark.key, mark]))
      undoable = { put: bills, before: known, filed, filedBefore: knownFiled }
      return {
        plan,
        written: bills.length,
        cut: read.cut,
        filed: filed.length,
        wasEmpty: here.length === 0,
      }
    },

    /** Undoes it, but for what was changed since. */
    async undo(): Promise<void> {
      if (!undoable) return
      const { put, before, filed, filedBefore } = undoable
      undoable = undefined
      const now = new Map((await readBills()).map((bill) => [bill.id, bill.revision]))
      const untouched = put.filter(({ id, revision }) => now.get(id) === revision)
      const back = untouched.flatMap(({ id }) => before.get(id) ?? [])
      const gone = untouched.filter(({ id }) => !before.has(id)).map(({ id }) => id)
      if (back.length > 0) await putBills(back)
      if (gone.length > 0) await deleteBills(gone)
      const marks = filed.flatMap(({ key }) => filedBefore.get(key) ?? [])
      const newMarks = filed.filter(({ key }) => !filedBefore.has(key)).map(({ key }) => key)
      if (filed.length > 0) await changeFiledReturns(marks, newMarks)
    },
  }
}
