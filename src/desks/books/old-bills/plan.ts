import { type Decimal, sum, zero } from '../../../core/money/decimal'
import { newRecordVersion } from '../bill/bill-texts'
import { isCreditNote } from '../bill/details'
import { changeSaved, type SavedBill } from '../saved-bills/bills-database'
import { addFigures, billKey, noFigures, type OldBill, type OldFigures } from './old-bill'
import { toOwnBill } from './to-saved-bill'

/** How many documents there are, and what they come to. */
export type OldSums = {
  readonly count: number
  readonly figures: OldFigures
  /** Of those of which the file tells it; nothing where it tells it of none. */
  readonly paid: Decimal | undefined
}

/** Bills, credit notes and cancelled ones of a file, each by themselves. */
export type FileSums = {
  readonly bills: OldSums
  readonly notes: OldSums
  readonly cancelled: number
}

export function sumsOf(bills: readonly OldBill[]): FileSums {
  const counted = bills.filter(({ isCancelled }) => !isCancelled)
  const of = (isNote: boolean): OldSums => {
    const all = counted.filter((bill) => bill.isNote === isNote)
    const paid = all.flatMap(({ paid }) => (paid === undefined ? [] : [paid]))
    return {
      count: all.length,
      figures: all.reduce((sums, { figures }) => addFigures(sums, figures), noFigures),
      paid: paid.length > 0 ? sum(...paid) : undefined,
    }
  }
  return { bills: of(false), notes: of(true), cancelled: bills.length - counted.length }
}

/** A bill that is not taken, as there is one of its number. */
export type KnownBill = { readonly bill: OldBill; readonly twinRow: number | undefined }

/** A bill of which something cannot be kept here. */
export type PartlyKept = { readonly bill: OldBill; readonly remainder: OldFigures }

/** What a file brings to the bills that are here. */
export type OldBillsPlan = {
  readonly put: readonly SavedBill[]
  /** The bills that are taken. */
  readonly taken: readonly OldBill[]
  /** Their numbers are on this device, or stand twice in the file. */
  readonly known: readonly KnownBill[]
  readonly partly: readonly PartlyKept[]
  readonly byRate: number
  readonly mixed: number
}

const isSomething = (figures: OldFigures): boolean =>
  Object.values(figures).some((amount) => amount !== zero)

/** The keys of all documents that are here; estimates have numbers of their own. */
const keysOf = (here: readonly SavedBill[]) =>
  new Map(
    here
      .filter(({ texts: { details } }) => details.title !== 'Estimate' && details.number.trim())
      .map((bill) => [
        billKey(
          isCreditNote(bill.texts.details),
          bill.texts.details.number,
          bill.texts.details.date,
        ),
        bill,
      ]),
  )

/** Decides what is taken of a file: a number that is here already is not taken twice. */
export function planOldBills(
  here: readonly SavedBill[],
  bills: readonly OldBill[],
  now: number,
): OldBillsPlan {
  const own = keysOf(here)
  const inFile = new Map<string, OldBill>()
  const known: KnownBill[] = []
  for (const bill of bills) {
    const key = billKey(bill.isNote, bill.number, bill.date)
    const twin = inFile.get(key)
    if (own.has(key) || twin) known.push({ bill, twinRow: own.has(key) ? undefined : twin?.row })
    else inFile.set(key, bill)
  }
  // Bills before the notes on them; the list shows what was changed last first.
  const taken = [...inFile.values()].sort((a, b) =>
    a.date === b.date ? Number(a.isNote) - Number(b.isNote) : a.date < b.date ? -1 : 1,
  )
  const byNumber = new Map(
    here.map(({ id, total, texts: { details } }) => [
      details.number.trim(),
      { id, total, date: details.date },
    ]),
  )
  const put: SavedBill[] = []
  const partly: PartlyKept[] = []
  let [byRate, mixed] = [0, 0]
  for (const [index, bill] of taken.entries()) {
    const against = bill.against === '' ? undefined : byNumber.get(bill.against)
    const { content, total, remainder, isByRate, isMixed } = toOwnBill(bill, against)
    const record: SavedBill = {
      ...newRecordVersion(),
      revision: 1,
      changedAt: now - (taken.length - index),
      ...content,
      total,
    }
    put.push(record)
    if (!bill.isNote) {
      byNumber.set(bill.number, { id: record.id, total: record.total, date: bill.date })
    }
    if (isSomething(remainder)) partly.push({ bill, remainder })
    if (isByRate) byRate += 1
    if (isMixed) mixed += 1
  }
  return { put, taken, known, partly, byRate, mixed }
}

/**
 * Takes bills in, all of them or none; those whose number came here meanwhile are left out.
 *
 * @returns how many were written, and what undoes it but for those that were changed since
 */
export async function takeIn(
  plan: OldBillsPlan,
): Promise<{ readonly written: number; undo(): Promise<void> }> {
  let written: readonly SavedBill[] = []
  await changeSaved('all', ({ bills }) => {
    const taken = keysOf([...bills.values()])
    written = plan.put.filter(({ texts: { details } }) => {
      return !taken.has(billKey(isCreditNote(details), details.number, details.date))
    })
    return { put: written }
  })
  return {
    written: written.length,
    undo: () =>
      changeSaved('all', ({ bills }) => ({
        remove: written
          .filter(({ id, revision }) => bills.get(id)?.revision === revision)
          .map(({ id }) => id),
      })),
  }
}
