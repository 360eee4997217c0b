import type { Progress, Turn } from '../../../ui/worker/pacing'
import { pauses } from '../../../ui/worker/pauses'
import type { AccountEntry } from '../accounts/entries'
import type { Seller } from '../bill/seller'
import { type JoiningAnswers, joiningAnswers } from '../joining/answers'
import { doubtsAfter } from '../joining/doubts'
import { joinAccounts } from '../joining/join-accounts'
import { type Joining, planJoining } from '../joining/join-books'
import { type ItemsJoining, planItems } from '../joining/join-items'
import { numbersTwice } from '../joining/numbers-twice'
import { countsOf, type JoiningCounts, type JoinQuestion } from '../joining/say-joining'
import {
  changeSaved,
  type FiledReturn,
  isSameButPayments,
  readAccounts,
  readBills,
  readFiledReturns,
  type SavedBill,
  type SavedChange,
  type SavedNow,
  totalOf,
} from '../saved-bills/bills-database'
import { type ReadFile, readInSteps, writeBillsFile } from '../saved-bills/bills-file'
import {
  type Replacement,
  readItems,
  replaceItems,
  undoReplaceItems,
} from '../saved-items/items-database'
import {
  completedMarks,
  marksToBring,
  onlyDocuments,
  type Renumbered,
  withRevisions,
} from './filed-marks'
import type { SettingTexts } from './settings'

/*
 * The long work of back-ups, on all bills of a device: in a worker, or in the page where there are none.
 * Bills never go from one to the other, only files, counts and decisions.
 */

export type MadeFile = { readonly file: Blob; readonly documents: number }

/** What the page knows of the device, and a worker cannot read. */
export type OfPage = { readonly seller: Seller; readonly settings: SettingTexts }

/** All that is on this device as a file. */
export async function makeFile(ofPage: OfPage): Promise<MadeFile> {
  const bills = await readBills()
  const [filed, items, accounts] = [
    await readFiledReturns(),
    await readItems(),
    await readAccounts(),
  ]
  const content = writeBillsFile({ ...ofPage, bills, filed, items, accounts })
  return { file: new Blob([content], { type: 'application/json' }), documents: bills.length }
}

/** What a file would bring to this device. */
export type Preview = {
  readonly seller: Seller
  readonly documents: number
  /** Not on this device. */
  readonly added: number
  /** Newer than here, and all of it is taken. */
  readonly newer: number
  /** Join field by field and payment by payment with what is here. */
  readonly joined: number
  /** Payments that come to bills which are here. */
  readonly payments: number
  /** Older than here: nothing is taken of them. */
  readonly kept: number
  /** Older versions of others in the file: left out. */
  readonly older: number
  readonly same: number
  /** Say something else than here, so that there is something to look at. */
  readonly differ: number
  /** Numbers that would stand on two bills. */
  readonly numbersTwice: readonly string[]
  /** The first and the last date of its documents; blank where none has a date. */
  readonly from: string
  readonly to: string
  /** Returns that were marked as filed, and are not here. */
  readonly filed: number
  /** Opening balances, payments on account and advances that are not here. */
  readonly accounts: number
  /** How many documents are on this device. */
  readonly here: number
  /** The shop's items: nothing where the file has none. */
  readonly items: Pick<ItemsJoining, 'added' | 'changed' | 'known'> | undefined
  /** What the page will write by itself. */
  readonly settings: SettingTexts
}

/** What came of a file. */
export type Brought = {
  readonly counts: JoiningCounts
  readonly written: number
  readonly cut: number
  readonly filed: number
  readonly accounts: number
  readonly wasEmpty: boolean
  readonly items: Pick<ItemsJoining, 'added' | 'changed'>
  readonly questions: readonly JoinQuestion[]
}

/** What an import wrote, and what was there before: kept where the import was made, to undo it. */
type Undoable = {
  readonly put: readonly SavedBill[]
  readonly before: ReadonlyMap<string, SavedBill>
  readonly filed: readonly FiledReturn[]
  readonly filedBefore: ReadonlyMap<string, FiledReturn>
  readonly accounts: readonly AccountEntry[]
  readonly accountsBefore: readonly AccountEntry[]
}

/** The same documents under other revisions, where nothing but payments differs: no return tells of those. */
const sameFiled = (
  bills: readonly SavedBill[],
  others: ReadonlyMap<string, SavedBill>,
): ReadonlyMap<string, Renumbered> =>
  new Map(
    bills.flatMap((bill) => {
      const other = others.get(bill.id)
      return other && other.revision !== bill.revision && isSameButPayments(other, bill)
        ? [[bill.id, { from: other.revision, to: bill.revision }] as const]
        : []
    }),
  )

/** What a file brings over what is here: to be written in one go. */
function changeBy(file: ReadFile, now: SavedNow) {
  const plan = planJoining([...now.bills.values()], file.bills)
  const { bills } = plan
  const fromFile = sameFiled(bills, new Map(file.bills.map((bill) => [bill.id, bill])))
  const fromHere = sameFiled(bills, now.bills)
  const newMarks = marksToBring(now.filed, file.filed).map((mark) => withRevisions(mark, fromFile))
  const added = new Set(bills.filter(({ id }) => !now.bills.has(id)).map(({ id }) => id))
  const comingBack = file.filed.map((mark) => onlyDocuments(mark, (id) => added.has(id)))
  const marks = new Map(now.filed.map((mark) => [mark.key, withRevisions(mark, fromHere)] as const))
  for (const mark of completedMarks([...marks.values()], comingBack)) marks.set(mark.key, mark)
  for (const mark of newMarks) marks.set(mark.key, mark)
  const filed = [...marks.values()].filter((mark) => !now.filed.includes(mark))
  const accounts = joinAccounts(now.accounts, file.accounts)
  return { plan, bills, filed, accounts, newMarks: newMarks.length }
}

/** All bills as they are once what a file brings is here. */
const withBrought = (here: Iterable<SavedBill>, bills: readonly SavedBill[]) => [
  ...new Map([...here, ...bills].map((bill) => [bill.id, bill])).values(),
]

/** The numbers that bills of a file share with others. */
function twiceAfter(plan: Joining, here: readonly SavedBill[], filed: readonly FiledReturn[]) {
  const before = new Map(here.map((bill) => [bill.id, bill.texts.details.number]))
  const news = new Set(
    plan.bills
      .filter(({ id, texts }) => before.get(id) !== texts.details.number)
      .map(({ id }) => id),
  )
  return numbersTwice(withBrought(here, plan.bills), ({ id }) => news.has(id), filedIn(filed))
}

/** Whether a bill is in a return that was marked as filed. */
const filedIn =
  (filed: readonly FiledReturn[]) =>
  ({ id }: SavedBill): boolean =>
    filed.some(({ documents }) => Object.hasOwn(documents, id))

/**
 * What undoes an import, but for what was changed since. A bill comes back under a higher revision than the one it
 * replaces: a tab that has it open takes it over, and none writes over it.
 */
function undoOf(done: Undoable, now: SavedNow): SavedChange {
  const { put, before, filed, filedBefore } = done
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
    ...undoOfAccounts(done, now),
  }
}

/** Entries that came and were not changed since go again, or become what they were. */
function undoOfAccounts(
  { accounts, accountsBefore }: Undoable,
  now: SavedNow,
): Required<Pick<SavedChange, 'putAccounts' | 'removeAccounts'>> {
  const texts = new Map(now.accounts.map((entry) => [entry.id, JSON.stringify(entry)]))
  const untouched = new Set(
    accounts.filter((entry) => texts.get(entry.id) === JSON.stringify(entry)).map(({ id }) => id),
  )
  const putAccounts = accountsBefore.filter(({ id }) => untouched.has(id))
  const own = new Set(putAccounts.map(({ id }) => id))
  return { putAccounts, removeAccounts: [...untouched].filter((id) => !own.has(id)) }
}

/** What undoes an import and what was decided after it, in one step. */
const withWritten = (
  done: Undoable,
  current: SavedBill,
  saved: SavedBill,
  marks: readonly FiledReturn[],
): Undoable => {
  const { put, before, filed } = done
  const isWritten = put.some(({ id }) => id === saved.id)
  const changed = new Set(marks.map(({ key }) => key))
  return {
    ...done,
    put: [...put.filter(({ id }) => id !== saved.id), saved],
    before: isWritten ? before : new Map([...before, [saved.id, current]]),
    filed: [...filed.filter(({ key }) => !changed.has(key)), ...marks],
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

const itemsPlan = async ({ items }: ReadFile): Promise<ItemsJoining> =>
  items.length > 0
    ? planItems(await readItems(), items)
    : { replacements: [], added: 0, changed: 0, known: 0 }

const countsOfItems = ({ replacements: _, ...counts }: ItemsJoining) => counts

/** The work of one import: a file is read, then brought in, and that can be undone. */
export function restoreWork() {
  let read: ReadFile | undefined
  let undoable: Undoable | undefined
  let undoableItems: readonly Replacement[] = []
  let answers: JoiningAnswers | undefined

  return {
    async preview(file: Blob, turn: Turn): Promise<Preview | string> {
      const answer = await readWithPauses(file, turn)
      if (typeof answer === 'string') return answer
      read = answer
      const here = await readBills()
      const plan = planJoining(here, read.bills)
      const filed = await readFiledReturns()
      const dates = read.bills.map(({ texts }) => texts.details.date).filter(Boolean)
      dates.sort()
      return {
        seller: read.seller,
        documents: read.bills.length - plan.older,
        added: plan.added,
        newer: plan.replaced,
        joined: plan.joined + plan.paid,
        payments: plan.payments,
        kept: plan.kept,
        older: plan.older,
        same: plan.known,
        differ: plan.differing.size,
        numbersTwice: twiceAfter(plan, here, filed).map(({ keeps }) => keeps.texts.details.number),
        from: dates[0] ?? '',
        to: dates.at(-1) ?? '',
        filed: marksToBring(filed, read.filed).length,
        accounts: joinAccounts(await readAccounts(), read.accounts).put.length,
        here: here.length,
        items: read.items.length > 0 ? countsOfItems(await itemsPlan(read)) : undefined,
        settings: read.settings,
      }
    },

    /** Brings in what was looked at, over what is here by now: all of it or nothing. */
    async bringIn(): Promise<Brought> {
      if (!read) throw new Error('no file was read')
      const file = read
      const items = await itemsPlan(file)
      await replaceItems(items.replacements)
      let brought: Brought | undefined
      let written: Undoable | undefined
      let open: JoiningAnswers | undefined
      const change = changeSaved('all', (now) => {
        const { plan, bills, filed, accounts, newMarks } = changeBy(file, now)
        const here = [...now.bills.values()]
        const before = bills.flatMap(({ id }) => now.bills.get(id) ?? [])
        written = {
          put: bills,
          before: new Map(before.map((bill) => [bill.id, bill])),
          filed,
          filedBefore: new Map(now.filed.map((mark) => [mark.key, mark])),
          accounts: accounts.put,
          accountsBefore: now.accounts,
        }
        const after = withBrought(here, bills)
        open = joiningAnswers(
          plan,
          twiceAfter(plan, here, now.filed),
          doubtsAfter({ here, brought: file.bills, written: bills, after }, filedIn(now.filed)),
          after,
          ({ id }) => !now.bills.has(id),
        )
        brought = {
          counts: countsOf(plan),
          written: bills.length,
          cut: file.cut,
          filed: newMarks,
          accounts: accounts.put.length,
          wasEmpty: now.count === 0,
          items: countsOfItems(items),
          questions: open.questions,
        }
        return { put: bills, putFiled: filed, putAccounts: accounts.put }
      })
      // Items stand in a database of their own: where the bills cannot be written, they go back.
      await change.catch(async (error) => {
        await undoReplaceItems(items.replacements)
        throw error
      })
      undoableItems = items.replacements
      if (!brought) throw new Error('nothing was decided')
      undoable = written
      answers = open
      return brought
    },

    /** Takes one way or the other where both records say something else. @returns whether it could be */
    async answer({ id, isTaken }: { id: string; isTaken: boolean }): Promise<'kept' | 'changed'> {
      if (!undoable || !answers) throw new Error('nothing was brought in')
      const { billId, content, settle } = answers.decide(id, isTaken)
      const done = undoable
      const expected = answers.revisionOf(billId)
      let outcome: 'kept' | 'changed' = 'changed'
      let after: Undoable = done
      let saved: SavedBill | undefined
      await changeSaved([billId], ({ bills, filed }) => {
        const current = bills.get(billId)
        if (!current || current.revision !== expected) return {}
        saved = {
          id: billId,
          revision: current.revision + 1,
          changedAt: Date.now(),
          ...content,
          total: totalOf(content.texts, content.choices),
        }
        const follow = sameFiled([saved], bills)
        const marks = filed.map((mark) => withRevisions(mark, follow))
        const putFiled = marks.filter((mark) => !filed.includes(mark))
        outcome = 'kept'
        after = withWritten(done, current, saved, putFiled)
        return { put: [saved], putFiled }
      })
      if (saved) settle(saved)
      undoable = after
      return outcome
    },

    /** Undoes it, but for what was changed since. What fails can be tried again. */
    async undo(): Promise<void> {
      if (!undoable) throw new Error('nothing was brought in')
      const done = undoable
      await changeSaved(
        done.put.map(({ id }) => id),
        (now) => undoOf(done, now),
      )
      await undoReplaceItems(undoableItems)
      undoableItems = []
      undoable = undefined
      answers = undefined
    },
  }
}
