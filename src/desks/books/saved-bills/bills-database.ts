import type { DBSchema, IDBPObjectStore } from 'idb'
import { currencies, defaultCurrency } from '../../../core/money/currencies'
import { toFixed } from '../../../core/money/decimal'
import { isRecord, writeText } from '../../../ui/memory/browser-storage'
import { openableDatabase, tabMessages } from '../../../ui/memory/database'
import type { AccountEntry } from '../accounts/entries'
import {
  type BillTexts,
  newRecordVersion,
  type Payment,
  parseBill,
  type RecordVersion,
} from '../bill/bill-texts'
import { type BillLine, computeBill, computeLine, memoizeByObject } from '../bill/compute'
import {
  type BillChoices,
  type BillTitle,
  isReverseCharge,
  noDetails,
  printedTitle,
} from '../bill/details'
import { type BillRow, emptyRow, readRow, readWhole } from '../bill/inputs'
import { parseRecord } from '../bill/stored-texts'
import { noteSavedBills } from './saved-bills-note'
import { type Note, readNotes } from './write-ahead'

/*
 * The bills of this device are stored here: in the IndexedDB database `gst-hisab-bills`, one record for
 * each bill. `autosave.ts` decides when the open bill is written.
 */

type Schema = DBSchema & {
  bills: { key: string; value: SavedBill }
  filed: { key: string; value: FiledReturn }
  accounts: { key: string; value: AccountEntry }
}

/** The records that one change wrote, here or in another tab. A deleted one has revision 0. */
export type BillsChange = readonly RecordVersion[]

const NAME = 'gst-hisab-bills'
/**
 * Since version 2 a bill may be a credit note or cancelled, and has payments. The records of version 1 stay
 * as they are; a page of that version finds the database closed, as it would take a credit note for an
 * invoice. Since version 3 there is money without a bill, which a page of version 2 would not count.
 */
const VERSION = 3

/** Where storage is forbidden or full, every function of this file that uses it rejects. */
const { open: openBillsDatabase } = openableDatabase<Schema>(
  NAME,
  VERSION,
  (database, oldVersion) => {
    if (oldVersion < 1) database.createObjectStore('bills', { keyPath: 'id' })
    if (oldVersion < 2) database.createObjectStore('filed', { keyPath: 'key' })
    if (oldVersion < 3) database.createObjectStore('accounts', { keyPath: 'id' })
  },
)

/**
 * Saves a bill. If another tab wrote its record since this tab read it, the bill is saved as a new
 * record, so that neither version is lost. If only payments were changed there, they come into this one.
 *
 * @param known what the tab knows of the record: what it read or wrote last
 * @returns the record as it was written
 */
export const saveBill = (bill: SavedBill, known?: BillContent): Promise<SavedBill> =>
  saveUnlessOlder(bill, () => false, known)

/** Keeps what a page left behind, unless that page saved something newer after it. */
export const saveNote = (note: SavedBill): Promise<SavedBill> =>
  saveUnlessOlder(note, (before) => before.by === note.by && before.changedAt > note.changedAt)

async function saveUnlessOlder(
  bill: SavedBill,
  isNewer: (before: SavedBill) => boolean,
  known?: BillContent,
): Promise<SavedBill> {
  const database = await openBillsDatabase()
  // Strict: the write is done only when it is on the disk, because power may fail.
  const change = database.transaction(['bills', 'filed'], 'readwrite', { durability: 'strict' })
  const bills = change.objectStore('bills')
  const before = await bills.get(bill.id)
  if (before && (hasSameContent(before, bill) || isNewer(before))) return before
  const isMine = !before || before.revision === bill.revision || (bill.by && before.by === bill.by)
  const merged = isMine ? bill : withPaymentsNoted(bill, before, known)
  const saved = merged
    ? { ...merged, revision: (before?.revision ?? bill.revision) + 1 }
    : { ...bill, ...newRecordVersion(), revision: 1 }
  if (before && saved.id === before.id && isSameButPayments(before, saved)) {
    await keepAsFiled(change.objectStore('filed'), [{ before, after: saved }])
  }
  bills.put(saved).catch(() => {})
  // Without it, a page that is being closed may not finish the transaction.
  change.commit()
  await change.done
  noteSavedBills()
  notify([saved])
  return saved
}

export const readBill = async (id: string): Promise<SavedBill | undefined> =>
  (await openBillsDatabase()).get('bills', id)

/** All of them, the one that was changed last first. */
export async function readBills(): Promise<readonly SavedBill[]> {
  const bills: SavedBill[] = []
  await readBillsInBatches((batch) => void bills.push(...batch), BATCH_OF_PAGE)
  return bills.sort((a, b) => b.changedAt - a.changedAt)
}

/** So many bills are read at once, where all of them are. */
const BATCH = 500
/** A page answers keys between two batches: so many take it a frame or two. */
const BATCH_OF_PAGE = 100

/**
 * Reads all bills in batches: while one is worked on, the next are on their way, which takes three quarters of the
 * time of reading all of them at once. What changes meanwhile is told by `onBillsChange`.
 */
export async function readBillsInBatches(
  work: (bills: readonly SavedBill[]) => void,
  size = BATCH,
): Promise<void> {
  const { store } = (await openBillsDatabase()).transaction('bills')
  const ids = await store.getAllKeys()
  const batches: Promise<readonly SavedBill[]>[] = []
  for (let first = 0; first < ids.length; first += size) {
    const last = Math.min(first + size, ids.length) - 1
    batches.push(store.getAll(IDBKeyRange.bound(ids[first], ids[last])))
  }
  await Promise.all(batches.map(async (batch) => work(await batch)))
}

/**
 * Deletes a bill for good; `bills-dialog.tsx` offers to undo it by `bringBackBills`. All tabs are told: one that
 * has the bill open keeps it on the screen and says so (`handleBillsChange` in `autosave.ts`), and its
 * number is free again (`numbering.ts`).
 */
export async function deleteBill(id: string): Promise<void> {
  await (await openBillsDatabase()).delete('bills', id)
  notify([{ id, revision: 0 }])
}

/** Puts records into the database as they are, all of them or none. */
export async function putBills(bills: readonly SavedBill[]): Promise<void> {
  const database = await openBillsDatabase()
  const change = database.transaction('bills', 'readwrite', { durability: 'strict' })
  for (const bill of bills) change.store.put(bill).catch(() => {})
  await change.done
  noteSavedBills()
  notify(bills)
}

/** Deletes several bills, all of them or none. */
export async function deleteBills(ids: readonly string[]): Promise<void> {
  const change = (await openBillsDatabase()).transaction('bills', 'readwrite', {
    durability: 'strict',
  })
  for (const id of ids) change.store.delete(id).catch(() => {})
  await change.done
  notify(ids.map((id) => ({ id, revision: 0 })))
}

type BillVersions = { readonly before: SavedBill; readonly after: SavedBill }

/** No return tells of payments: a bill that was filed is filed as it was, though its revision goes on with them. */
async function keepAsFiled(
  filed: Pick<
    IDBPObjectStore<Schema, ('bills' | 'filed')[], 'filed', 'readwrite'>,
    'getAll' | 'put'
  >,
  paid: readonly BillVersions[],
): Promise<void> {
  if (paid.length === 0) return
  for (const mark of marksFollowing(await filed.getAll(), paid)) filed.put(mark).catch(() => {})
}

/** The marks that have to follow bills whose payments changed. */
const marksFollowing = (
  marks: readonly FiledReturn[],
  paid: readonly BillVersions[],
): readonly FiledReturn[] =>
  marks.flatMap((mark) => {
    const followed = paid.filter(({ before }) => mark.documents[before.id] === before.revision)
    if (followed.length === 0) return []
    const revisions = followed.map(({ after }) => [after.id, after.revision] as const)
    return { ...mark, documents: { ...mark.documents, ...Object.fromEntries(revisions) } }
  })

/** Bills with other payments, and the marks that follow them, for `changeSaved`. */
export function withOtherPayments(
  { bills, filed }: SavedNow,
  payments: ReadonlyMap<string, readonly Payment[]>,
): Required<Pick<SavedChange, 'put' | 'putFiled'>> {
  const changedAt = Date.now()
  const paid = [...payments].flatMap(([id, list]): readonly BillVersions[] => {
    const before = bills.get(id)
    if (!before) return []
    // No longer `by` the page that has it open: what that page typed meanwhile must not take its place.
    const { by: _, ...record } = before
    const texts = { ...before.texts, payments: list }
    return [{ before, after: { ...record, texts, revision: before.revision + 1, changedAt } }]
  })
  return { put: paid.map(({ after }) => after), putFiled: marksFollowing(filed, paid) }
}

/** The texts that a bill should have, which come to the same as before. Nothing leaves it as it is. */
export type BillEdit = (bill: SavedBill) => BillTexts | undefined

/** So many are read and written in one turn: the page answers in between. */
const EDITED_AT_ONCE = 50

/**
 * Changes kept bills in one transaction, all of them or none, each from its newest version: what another tab wrote
 * meanwhile is never lost. A tab that has such a bill open takes it over.
 *
 * @returns those that were changed, as they are now
 */
export async function editBills(
  ids: readonly string[],
  edit: BillEdit,
): Promise<readonly SavedBill[]> {
  const database = await openBillsDatabase()
  const change = database.transaction(['bills', 'filed'], 'readwrite', { durability: 'strict' })
  const bills = change.objectStore('bills')
  const edited: SavedBill[] = []
  const paid: BillVersions[] = []
  const changedAt = Date.now()
  try {
    for (let from = 0; from < ids.length; from += EDITED_AT_ONCE) {
      const batch = ids.slice(from, from + EDITED_AT_ONCE).map((id) => bills.get(id))
      for (const bill of await Promise.all(batch)) {
        const texts = bill && edit(bill)
        if (!texts) continue
        // No longer `by` the page that has it open: what that page typed meanwhile must not take its place.
        const { by: _, ...record } = bill
        const saved = { ...record, texts, revision: bill.revision + 1, changedAt }
        bills.put(saved).catch(() => {})
        edited.push(saved)
        if (isSameButPayments(bill, saved)) paid.push({ before: bill, after: saved })
      }
    }
    await keepAsFiled(change.objectStore('filed'), paid)
  } catch (error) {
    change.done.catch(() => {})
    change.abort()
    throw error
  }
  await change.done
  if (edited.length > 0) notify(edited)
  return edited
}

const channel = tabMessages<BillsChange>(NAME)

const notify = (bills: BillsChange): void =>
  channel.tell(bills.map(({ id, revision }) => ({ id, revision })))

/** Listens to every change, in this tab and in others. @returns a function that stops it */
export const onBillsChange = channel.listen

/** Another tab may save at every key press. */
const DEBOUNCE_MS = 300

/** The same for what reads all bills: called once no change has come for a moment. */
export function onBillsChangeDebounced(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = onBillsChange(() => {
    clearTimeout(timer)
    timer = setTimeout(act, DEBOUNCE_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** A return that a person marked as filed, with the documents that were in it. */
export type FiledReturn = {
  /** Its form and period, as the portal names them: `GSTR-1 102026`. */
  readonly key: string
  /** A day like 2026-11-10. */
  readonly filedOn: string
  /** The revision of each document by its id. */
  readonly documents: Readonly<Record<string, number>>
}

export const readFiledReturns = async (): Promise<readonly FiledReturn[]> =>
  (await openBillsDatabase()).getAll('filed')

/** Writes and removes marks, all of them or none. */
export async function changeFiledReturns(
  put: readonly FiledReturn[],
  remove: readonly string[] = [],
): Promise<void> {
  const change = (await openBillsDatabase()).transaction('filed', 'readwrite', {
    durability: 'strict',
  })
  for (const filed of put) change.store.put(filed).catch(() => {})
  for (const key of remove) change.store.delete(key).catch(() => {})
  await change.done
  filedChannel.tell([...put.map(({ key }) => key), ...remove])
}

const filedChannel = tabMessages<readonly string[]>('gst-hisab-filed')

/** Listens to every change of these marks, in this tab and in others. @returns a function that stops it */
export const onFiledChange = filedChannel.listen

/** What customers owe and paid without a bill. */
export const readAccounts = async (): Promise<readonly AccountEntry[]> =>
  (await openBillsDatabase()).getAll('accounts')

const accountsChannel = tabMessages<readonly string[]>('gst-hisab-accounts')

/** Listens to every change of them, in this tab and in others. @returns a function that stops it */
export const onAccountsChange = accountsChannel.listen

/** What is kept at one moment: the bills that were asked for, all marks of filed returns, all accounts. */
export type SavedNow = {
  readonly bills: ReadonlyMap<string, SavedBill>
  readonly filed: readonly FiledReturn[]
  readonly accounts: readonly AccountEntry[]
  /** How many bills there are, asked for or not. */
  readonly count: number
}

/** Bills, marks and accounts that are written and removed together. */
export type SavedChange = {
  readonly put?: readonly SavedBill[]
  readonly remove?: readonly string[]
  readonly putFiled?: readonly FiledReturn[]
  readonly removeFiled?: readonly string[]
  readonly putAccounts?: readonly AccountEntry[]
  readonly removeAccounts?: readonly string[]
}

/** More than so many are sooner read with all others than one by one. */
const MANY = 500

/**
 * Changes bills, marks of filed returns and accounts in one transaction, all of it or nothing. What is changed is decided by
 * what is there at that moment, so that nothing is written over that another tab wrote meanwhile.
 *
 * @param ids of the bills that have to be known to decide
 * @example changeSaved(['a'], ({ bills }) => (bills.has('a') ? { remove: ['a'] } : {}))
 */
export async function changeSaved(
  ids: readonly string[] | 'all',
  decide: (now: SavedNow) => SavedChange,
): Promise<void> {
  const database = await openBillsDatabase()
  const stores = ['bills', 'filed', 'accounts'] as const
  const change = database.transaction(stores, 'readwrite', { durability: 'strict' })
  const bills = change.objectStore('bills')
  const [marks, money] = [change.objectStore('filed'), change.objectStore('accounts')]
  const readAsked = (): Promise<readonly (SavedBill | undefined)[]> =>
    ids === 'all' || ids.length > MANY
      ? bills.getAll()
      : Promise.all(ids.map((id) => bills.get(id)))
  let decided: SavedChange
  try {
    const [asked, filed, accounts, count] = await Promise.all([
      readAsked(),
      marks.getAll(),
      money.getAll(),
      bills.count(),
    ])
    const byId = new Map(asked.flatMap((bill) => (bill ? [[bill.id, bill] as const] : [])))
    decided = decide({ bills: byId, filed, accounts, count })
    const { put = [], remove = [], putFiled = [], removeFiled = [] } = decided
    const { putAccounts = [], removeAccounts = [] } = decided
    // What fails ends the transaction, which says so.
    for (const bill of put) bills.put(bill).catch(() => {})
    for (const id of remove) bills.delete(id).catch(() => {})
    for (const mark of putFiled) marks.put(mark).catch(() => {})
    for (const key of removeFiled) marks.delete(key).catch(() => {})
    for (const entry of putAccounts) money.put(entry).catch(() => {})
    for (const id of removeAccounts) money.delete(id).catch(() => {})
  } catch (error) {
    change.done.catch(() => {})
    abort(change)
    throw error
  }
  await change.done
  tellKept(decided)
}

/** A transaction that failed by itself is aborted already. */
function abort(change: { abort(): void }): void {
  try {
    change.abort()
  } catch {
    // Nothing of it was written.
  }
}

function tellKept(change: SavedChange): void {
  const { put = [], remove = [], putFiled = [], removeFiled = [] } = change
  const { putAccounts = [], removeAccounts = [] } = change
  if (put.length + putAccounts.length > 0) noteSavedBills()
  const bills = [...put, ...remove.map((id) => ({ id, revision: 0 }))]
  if (bills.length > 0) notify(bills)
  const keys = [...putFiled.map(({ key }) => key), ...removeFiled]
  if (keys.length > 0) filedChannel.tell(keys)
  const entries = [...putAccounts.map(({ id }) => id), ...removeAccounts]
  if (entries.length > 0) accountsChannel.tell(entries)
}

/**
 * Brings back bills that were deleted, as they were, but for those that are here again: another tab may have changed
 * them since.
 */
export const bringBackBills = (deleted: readonly SavedBill[]): Promise<void> =>
  changeSaved(
    deleted.map(({ id }) => id),
    ({ bills }) => ({ put: deleted.filter(({ id }) => !bills.has(id)) }),
  )

/** Reads a mark from a file; none where it is no mark. */
export function parseFiledReturn(value: unknown): FiledReturn | undefined {
  if (!isRecord(value)) return undefined
  const { key, filedOn, documents } = value
  if (typeof key !== 'string' || !key || typeof filedOn !== 'string') return undefined
  if (!isRecord(documents) || !Object.values(documents).every(isCount)) return undefined
  return { key, filedOn, documents: documents as FiledReturn['documents'] }
}

/** One bill as it stands in the database. */
export type SavedBill = RecordVersion & {
  /** In milliseconds since 1970. */
  readonly changedAt: number
  readonly texts: BillTexts
  readonly choices: BillChoices
  /** In plain digits, for the list: 10564.68. */
  readonly total: string
  /** The id of the page that wrote it last, by which its own older notes are recognized. */
  readonly by?: string
}

/** The title that a saved bill was printed with. */
export const titleOfSaved = ({ texts: { details }, choices }: SavedBill): BillTitle =>
  printedTitle(details, choices.isTaxed)

/** What a bill comes to, for the list of bills. */
export function totalOf(
  texts: BillTexts,
  { buyer, rupee, isTaxed, belowZero }: BillChoices,
): string {
  const bill = {
    prices: texts.prices,
    buyer,
    isTaxed,
    belowZero: belowZero ?? ('counts' as const),
    toNearestRupee: rupee === 'yes',
    isReverseCharge: isReverseCharge(texts.details, isTaxed),
  }
  const lines = texts.rows.map(lineOf(bill))
  return toFixed(computeBill(lines, bill, readWhole(texts.whole)).payable, 2)
}

type LineTerms = Parameters<typeof computeLine>[1]

let lastLineOf: { terms: string; compute(row: BillRow): BillLine } | undefined

/** A bill is saved many times while it is typed, and between two of them one row is another. */
function lineOf({ prices, buyer, isTaxed, belowZero }: LineTerms): (row: BillRow) => BillLine {
  const terms = `${prices} ${buyer} ${isTaxed} ${belowZero}`
  if (lastLineOf?.terms !== terms) {
    const compute = memoizeByObject((row: BillRow) =>
      computeLine(readRow(row), { prices, buyer, isTaxed, belowZero }),
    )
    lastLineOf = { terms, compute }
  }
  return lastLineOf.compute
}

/**
 * Reads a record from a file, a note or an older version; none where it is no bill. Its total is always
 * computed from its rows, never taken from the record.
 */
export function parseSavedBill(value: unknown): SavedBill | undefined {
  if (!isRecord(value)) return undefined
  const { id, revision, changedAt, texts, choices, by } = value
  if (typeof id !== 'string' || !id || !isCount(revision) || !isCount(changedAt)) return undefined
  if (!isRecord(texts) || !Array.isArray(texts.rows) || !texts.rows.every(isRecord)) {
    return undefined
  }
  const parsedTexts = parseBill(texts)
  if (parsedTexts.rows.length !== texts.rows.length) return undefined
  const { payments } = texts
  if (payments !== undefined && parsedTexts.payments?.length !== lengthOf(payments))
    return undefined
  const parsedChoices = parseChoices(isRecord(choices) ? choices : {})
  return {
    id,
    revision,
    changedAt,
    texts: parsedTexts,
    choices: parsedChoices,
    total: totalOf(parsedTexts, parsedChoices),
    ...(typeof by === 'string' && { by }),
  }
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : -1)

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

const parseChoices = (choices: Readonly<Record<string, unknown>>): BillChoices => ({
  buyer: choices.buyer === 'another-state' ? 'another-state' : 'same-state',
  rupee: choices.rupee === 'yes' ? 'yes' : 'no',
  currency: currencies.find(({ code }) => code === choices.currency)?.code ?? defaultCurrency.code,
  isTaxed: choices.isTaxed !== false,
  ...(choices.belowZero === 'refused' && { belowZero: 'refused' }),
})

/** What a bill says, whenever and wherever it was saved. */
export type BillContent = Pick<SavedBill, 'texts' | 'choices'>

/**
 * A bill that was typed on while payments were noted on its record: with both. Nothing where anything else of the
 * record was changed.
 */
function withPaymentsNoted(
  bill: SavedBill,
  record: SavedBill,
  known: BillContent | undefined,
): SavedBill | undefined {
  if (!known || !isSameButPayments(record, known)) return undefined
  const [typed, noted, before] = [bill, record, known].map(({ texts }) => texts.payments)
  const isSame = JSON.stringify(typed) === JSON.stringify(before)
  const payments = isSame ? noted : mergePayments(typed ?? [], noted ?? [], before ?? [])
  return { ...bill, texts: { ...withoutPayments(bill).texts, ...(payments && { payments }) } }
}

const withoutPayments = ({ texts, choices }: BillContent): BillContent => {
  const { payments: _, ...others } = texts
  return { texts: others, choices }
}

/** Whether two bills say the same of all but their payments. */
export const isSameButPayments = (a: BillContent, b: BillContent): boolean =>
  hasSameContent(withoutPayments(a), withoutPayments(b))

/** The payments that were noted, without those that were taken away here, and with those that came here. */
function mergePayments(
  typed: readonly Payment[],
  noted: readonly Payment[],
  before: readonly Payment[],
): readonly Payment[] {
  const without = (list: readonly Payment[], others: readonly Payment[]): Payment[] => {
    const left = [...list]
    for (const other of others) {
      const at = left.findIndex((one) => JSON.stringify(one) === JSON.stringify(other))
      if (at >= 0) left.splice(at, 1)
    }
    return left
  }
  return [...without(noted, without(before, typed)), ...without(typed, before)]
}

/** A bill that an older version saved has no texts for what came later, which is as good as blank. */
const contentOf = ({ texts, choices }: BillContent): string =>
  JSON.stringify([
    {
      ...texts,
      rows: texts.rows.map((row) => ({ ...emptyRow, ...row })),
      details: { ...noDetails, ...texts.details },
    },
    choices,
  ])

/** Whether two bills say the same, whenever and wherever they were saved. */
export const hasSameContent = (a: BillContent, b: BillContent): boolean =>
  contentOf(a) === contentOf(b)

/** An open page removes its own note within this time, unless it cannot save at all. */
const OPEN_PAGE_MS = 3_000

/**
 * Saves the notes that closed pages left in local storage (`write-ahead.ts`).
 *
 * @param onSaved is called for each
 * @returns whether some notes were left alone because their page may still be open
 */
export async function savePendingNotes(onSaved: (note: SavedBill, saved: SavedBill) => void) {
  let areSomeOpen = false
  for (const note of readNotes()) {
    const bill = parseSavedBill(parseRecord(note.text))
    if (!bill) continue
    if (isOfOpenPage(note, bill)) {
      areSomeOpen = true
      continue
    }
    try {
      onSaved(bill, await saveNote(bill))
      writeText('localStorage', note.key, null)
    } catch {
      // The note stays for the next page.
    }
  }
  return areSomeOpen
}

const isOfOpenPage = ({ isOwn }: Note, { changedAt }: SavedBill) =>
  !isOwn && Math.abs(Date.now() - changedAt) < OPEN_PAGE_MS
