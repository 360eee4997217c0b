import type { DBSchema } from 'idb'
import { openableDatabase, tabMessages } from '../../../../ui/memory/database'
import { type KeptAs, newRecord } from '../store'
import { type KeptBill, saysTheSame } from './bill-record'

type Schema = DBSchema & { bills: { key: string; value: KeptBill } }

/** What changed in the database at once, here or in another tab. */
export type BillsNews = readonly KeptAs[]

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
export const keepBill = (bill: KeptBill): Promise<KeptBill> => keep(bill, () => false)

/** Keeps what a page left behind, unless that page kept something newer after it. */
export const keepNote = (note: KeptBill): Promise<KeptBill> =>
  keep(note, (before) => before.by === note.by && before.changedAt > note.changedAt)

async function keep(bill: KeptBill, isOld: (before: KeptBill) => boolean): Promise<KeptBill> {
  const database = await openBillsDatabase()
  // To the disk, not only to the system: power fails, and this is a shop's book.
  const change = database.transaction('bills', 'readwrite', { durability: 'strict' })
  const before = await change.store.get(bill.id)
  if (before && (saysTheSame(before, bill) || isOld(before))) return before
  const isMine = !before || before.revision === bill.revision || (bill.by && before.by === bill.by)
  const kept = isMine
    ? { ...bill, revision: (before?.revision ?? bill.revision) + 1 }
    : { ...bill, ...newRecord(), revision: 1 }
  change.store.put(kept).catch(() => {})
  // A page that is being closed does not live to see the end of it.
  change.commit()
  await change.done
  tell([kept])
  return kept
}

export const readBill = async (id: string): Promise<KeptBill | undefined> =>
  (await openBillsDatabase()).get('bills', id)

/** All of them, the one that was changed last first. */
export async function readBills(): Promise<readonly KeptBill[]> {
  const bills = await (await openBillsDatabase()).getAll('bills')
  return bills.sort((a, b) => b.changedAt - a.changedAt)
}

export async function removeBill(id: string): Promise<void> {
  await (await openBillsDatabase()).delete('bills', id)
  tell([{ id, revision: 0 }])
}

/** Puts records into the database as they are, all of them or none. */
export async function putBills(bills: readonly KeptBill[]): Promise<void> {
  const database = await openBillsDatabase()
  const change = database.transaction('bills', 'readwrite', { durability: 'strict' })
  for (const bill of bills) change.store.put(bill).catch(() => {})
  await change.done
  tell(bills)
}

const news = tabMessages<BillsNews>(NAME)

const tell = (bills: BillsNews): void =>
  news.tell(bills.map(({ id, revision }) => ({ id, revision })))

/** Hears of every change, in this tab and in others. @returns a way to stop */
export const onBillsNews = news.listen

/** Another tab may write at every key. */
const QUIET_MS = 300

/** For what reads all bills: hears of changes when nobody has made one for a moment. */
export function onceQuiet(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = onBillsNews(() => {
    clearTimeout(timer)
    timer = setTimeout(act, QUIET_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
