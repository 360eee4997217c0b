import type { DBSchema } from 'idb'
import { currencies, defaultCurrency } from '../../../../core/currencies'
import { toFixed } from '../../../../core/decimal'
import { writeText } from '../../../../ui/memory/browser-storage'
import { newsOf } from '../../../../ui/memory/database/news'
import { openableDatabase } from '../../../../ui/memory/database/open-database'
import { type BillLine, computeBill, computeLine, memoizeByObject } from '../compute'
import { type BillChoices, isReverseCharge, noDetails } from '../details'
import { type BillRow, readRow, readWhole } from '../inputs'
import { isRecord, parseRecord } from '../kept-texts'
import { type BillTexts, newRecordVersion, parseBill, type RecordVersion } from '../store'
import { type Note, readNotes } from './write-ahead'

type Schema = DBSchema & { bills: { key: string; value: SavedBill } }

/** What changed in the database at once, here or in another tab. */
export type BillsChange = readonly RecordVersion[]

const NAME = 'gst-hisab-bills'
const VERSION = 1

/** The bills of this device. Where storage is forbidden or full, every way in here rejects. */
const { open: openBillsDatabase } = openableDatabase<Schema>(
  NAME,
  VERSION,
  (database) => void database.createObjectStore('bills', { keyPath: 'id' }),
)

/**
 * Keeps a bill. If its record was written by somebody else since this tab read it, neither is lost:
 * the bill becomes a record of its own.
 *
 * @returns the record as it was kept
 */
export const saveBill = (bill: SavedBill): Promise<SavedBill> => keep(bill, () => false)

/** Keeps what a page left behind, unless that page kept something newer after it. */
export const saveNote = (note: SavedBill): Promise<SavedBill> =>
  keep(note, (before) => before.by === note.by && before.changedAt > note.changedAt)

async function keep(bill: SavedBill, isOld: (before: SavedBill) => boolean): Promise<SavedBill> {
  const database = await openBillsDatabase()
  // To the disk, not only to the system: power fails, and this is a shop's book.
  const change = database.transaction('bills', 'readwrite', { durability: 'strict' })
  const before = await change.store.get(bill.id)
  if (before && (hasSameContent(before, bill) || isOld(before))) return before
  const isMine = !before || before.revision === bill.revision || (bill.by && before.by === bill.by)
  const kept = isMine
    ? { ...bill, revision: (before?.revision ?? bill.revision) + 1 }
    : { ...bill, ...newRecordVersion(), revision: 1 }
  change.store.put(kept).catch(() => {})
  // A page that is being closed does not live to see the end of it.
  change.commit()
  await change.done
  tell([kept])
  return kept
}

export const readBill = async (id: string): Promise<SavedBill | undefined> =>
  (await openBillsDatabase()).get('bills', id)

/** All of them, the one that was changed last first. */
export async function readBills(): Promise<readonly SavedBill[]> {
  const bills = await (await openBillsDatabase()).getAll('bills')
  return bills.sort((a, b) => b.changedAt - a.changedAt)
}

export async function removeBill(id: string): Promise<void> {
  await (await openBillsDatabase()).delete('bills', id)
  tell([{ id, revision: 0 }])
}

/** Puts records into the database as they are, all of them or none. */
export async function putBills(bills: readonly SavedBill[]): Promise<void> {
  const database = await openBillsDatabase()
  const change = database.transaction('bills', 'readwrite', { durability: 'strict' })
  for (const bill of bills) change.store.put(bill).catch(() => {})
  await change.done
  tell(bills)
}

const news = newsOf<BillsChange>(NAME)

const tell = (bills: BillsChange): void =>
  news.tell(bills.map(({ id, revision }) => ({ id, revision })))

/** Hears of every change, in this tab and in others. @returns a way to stop */
export const onBillsChange = news.listen

/** Another tab may write at every key. */
const QUIET_MS = 300

/** For what reads all bills: hears of changes when nobody has made one for a moment. */
export function onBillsChangeDebounced(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = onBillsChange(() => {
    clearTimeout(timer)
    timer = setTimeout(act, QUIET_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** One bill as it stands in the database. */
export type SavedBill = RecordVersion & {
  /** In milliseconds since 1970. */
  readonly changedAt: number
  readonly texts: BillTexts
  readonly choices: BillChoices
  /** In plain digits, for the list: 10564.68. */
  readonly total: string
  /** The page that wrote it last: its own older notes are known by that. */
  readonly by?: string
}

/** What a bill comes to, as it stands in the list. */
export function totalOf(texts: BillTexts, { buyer, rupee, isTaxed }: BillChoices): string {
  const bill = {
    prices: texts.prices,
    buyer,
    isTaxed,
    toNearestRupee: rupee === 'yes',
    isReverseCharge: isReverseCharge(texts.details, isTaxed),
  }
  const lines = texts.rows.map(lineOf(bill))
  return toFixed(computeBill(lines, bill, readWhole(texts.whole)).payable, 2)
}

type LineTerms = Parameters<typeof computeLine>[1]

let lastLineOf: { terms: string; compute(row: BillRow): BillLine } | undefined

/** A bill is kept many times while it is typed, and between two of them one row is another. */
function lineOf({ prices, buyer, isTaxed }: LineTerms): (row: BillRow) => BillLine {
  const terms = `${prices} ${buyer} ${isTaxed}`
  if (lastLineOf?.terms !== terms) {
    const compute = memoizeByObject((row: BillRow) =>
      computeLine(readRow(row), { prices, buyer, isTaxed }),
    )
    lastLineOf = { terms, compute }
  }
  return lastLineOf.compute
}

/**
 * A record from a file or from an older version; none where it is no bill. Its total is computed
 * anew: nobody's word is taken for a sum.
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

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

const parseChoices = (choices: Readonly<Record<string, unknown>>): BillChoices => ({
  buyer: choices.buyer === 'another-state' ? 'another-state' : 'same-state',
  rupee: choices.rupee === 'yes' ? 'yes' : 'no',
  currency: currencies.find(({ code }) => code === choices.currency)?.code ?? defaultCurrency.code,
  isTaxed: choices.isTaxed !== false,
})

/** A bill that an older version kept has no texts for what came later, which is as good as blank. */
const saidBy = ({ texts, choices }: Pick<SavedBill, 'texts' | 'choices'>): string =>
  JSON.stringify([{ ...texts, details: { ...noDetails, ...texts.details } }, choices])

/** Whether two bills say the same, whenever and wherever they were kept. */
export const hasSameContent = (
  a: Pick<SavedBill, 'texts' | 'choices'>,
  b: Pick<SavedBill, 'texts' | 'choices'>,
): boolean => saidBy(a) === saidBy(b)

/** A page that is open takes its own note back within this time, or cannot keep anything. */
const MS_OF_A_LIVE_PAGE = 3_000

/**
 * Saves what closed pages left behind.
 *
 * @param onKept hears of each
 * @returns whether there are notes that a page which is still open may have just written
 */
export async function savePendingNotes(onKept: (note: SavedBill, kept: SavedBill) => void) {
  let isAnyFresh = false
  for (const note of readNotes()) {
    const bill = parseSavedBill(parseRecord(note.text))
    if (!bill) continue
    if (isLive(note, bill)) {
      isAnyFresh = true
      continue
    }
    try {
      onKept(bill, await saveNote(bill))
      writeText('localStorage', note.key, null)
    } catch {
      // It stays where it is.
    }
  }
  return isAnyFresh
}

const isLive = ({ isOwn }: Note, { changedAt }: SavedBill) =>
  !isOwn && Math.abs(Date.now() - changedAt) < MS_OF_A_LIVE_PAGE
