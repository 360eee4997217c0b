import { hasSameContent, type SavedBill, totalOf } from '../saved-bills/bills-database'
import { type Difference, type JoinedBill, joinBill } from './join-bill'
import { beginning } from './numbers-twice'

/*
 * The bills of a file join those of this device: those that are new come as they are, the others field by field and
 * payment by payment.
 */

/** A bill that is here and in the file, where they differ. */
export type JoinedRecord = {
  readonly own: SavedBill
  readonly brought: SavedBill
  readonly isOwnLater: boolean
  readonly differences: readonly Difference[]
}

export type Joining = {
  /** What has to be written. */
  readonly bills: readonly SavedBill[]
  readonly added: number
  /** The file has a newer version, and all of it is taken. */
  readonly replaced: number
  /** Both had something that the other lacked. */
  readonly joined: number
  /** Bills of this device to which nothing but payments came. */
  readonly paid: number
  /** Payments that came to bills of this device, and to how many of them. */
  readonly payments: number
  readonly paidBills: number
  readonly paymentsLeftOut: number
  /** Differs in the file, but is newer here: nothing was taken. */
  readonly kept: number
  /** The same as here. */
  readonly known: number
  /** How many were older versions of another one in the same file. */
  readonly older: number
  /** The bills on which both say something else, by their id. */
  readonly differing: ReadonlyMap<string, JoinedRecord>
}

/**
 * Whether a version of a bill is the newer one: by its time, and at the same time by its revision. Two devices count
 * revisions each for itself, so that time tells more; but where a clock was wrong, time tells nothing.
 */
function isNewer(bill: SavedBill, than: SavedBill): boolean {
  const isByRevision =
    bill.changedAt === than.changedAt || hasImpossibleTime(bill) || hasImpossibleTime(than)
  if (isByRevision && bill.revision !== than.revision) return bill.revision > than.revision
  return bill.changedAt > than.changedAt
}

/** A copy of a bill gets its id a while after it was typed. */
const DAY_MS = 24 * 60 * 60_000

/** Changed before it was begun: the clock of the device was set back. */
const hasImpossibleTime = ({ id, changedAt }: SavedBill): boolean => {
  const begun = beginning(id)
  return begun !== undefined && changedAt < begun - DAY_MS
}

/** Decides what becomes of the bills of a file: of several versions of a bill in it, only the newest counts. */
export function planJoining(here: readonly SavedBill[], brought: readonly SavedBill[]): Joining {
  const newest = new Map<string, SavedBill>()
  for (const bill of brought) {
    const other = newest.get(bill.id)
    if (!other || isNewer(bill, other)) newest.set(bill.id, bill)
  }
  const known = new Map(here.map((bill) => [bill.id, bill]))
  const bills: SavedBill[] = []
  const differing = new Map<string, JoinedRecord>()
  const counts = { added: 0, replaced: 0, joined: 0, kept: 0, known: 0, paid: 0 }
  let [payments, paidBills, paymentsLeftOut] = [0, 0, 0]
  for (const bill of newest.values()) {
    const own = known.get(bill.id)
    if (!own) {
      // What is not here keeps its revision, which a filed return names.
      bills.push(bill)
      counts.added++
      continue
    }
    // Most bills of a file are here as they are.
    if (hasSameContent(bill, own)) {
      counts.known++
      continue
    }
    const records = { own, brought: bill, isOwnLater: !isNewer(bill, own) }
    const joined = joinBill(records)
    counts[kindOf(joined)]++
    payments += joined.paymentsAdded
    if (joined.paymentsAdded > 0) paidBills++
    paymentsLeftOut += joined.paymentsLeftOut
    if (!joined.isUnchanged) bills.push(overOwn(records, joined))
    if (joined.differences.length > 0) {
      differing.set(bill.id, { ...records, differences: joined.differences })
    }
  }
  const older = brought.length - newest.size
  return { bills, ...counts, payments, paidBills, paymentsLeftOut, older, differing }
}

function kindOf({ isUnchanged, isAsBrought, hasNewFields }: JoinedBill) {
  if (isUnchanged) return isAsBrought ? 'known' : 'kept'
  if (!hasNewFields) return 'paid'
  return isAsBrought ? 'replaced' : 'joined'
}

/** A bill as it is written over that of this device: its revision is higher than in any open tab. */
function overOwn(
  { own, brought }: Pick<JoinedRecord, 'own' | 'brought'>,
  { content: { texts, choices }, hasNewFields, isAsBrought }: JoinedBill,
): SavedBill {
  const knownTotal = isAsBrought ? brought.total : own.total
  return {
    id: own.id,
    revision: Math.max(brought.revision, own.revision + 1),
    changedAt: Math.max(brought.changedAt, own.changedAt),
    texts,
    choices,
    // Working a bill out takes longer than all else.
    total: isAsBrought || !hasNewFields ? knownTotal : totalOf(texts, choices),
  }
}
