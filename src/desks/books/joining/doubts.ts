import { decimalFrom } from '../../../core/money/decimal'
import { isCreditOn } from '../bill/balance'
import { isCancelled } from '../bill/details'
import { leftWhereExceeded } from '../bill/left-to-credit'
import type { SavedBill } from '../saved-bills/bills-database'
import { byBeginning } from './numbers-twice'

/*
 * What is right on either side, and doubtful once both are one: a bill that one side cancelled and the other was paid
 * for, and credit notes that together come to more than their bill.
 */

export type JoinDoubt =
  | { readonly kind: 'cancelled and paid'; readonly bill: SavedBill }
  | {
      readonly kind: 'notes above bill'
      readonly bill: SavedBill
      readonly notes: readonly SavedBill[]
      /** The note that can be cancelled: the last that is not filed, and on which nothing was paid back. */
      readonly cancelled: SavedBill | undefined
    }

type Sides = {
  readonly here: readonly SavedBill[]
  readonly brought: readonly SavedBill[]
  /** What the file changed or added, and all bills once it is here. */
  readonly written: readonly SavedBill[]
  readonly after: readonly SavedBill[]
}

/** What is doubtful after a file has joined, and was not on either side by itself. */
export function doubtsAfter(
  { here, brought, written, after }: Sides,
  isFiled: (bill: SavedBill) => boolean,
): readonly JoinDoubt[] {
  const before = [here, brought]
  const paidBefore = new Set(
    before.flatMap((bills) => bills.filter(isCancelledAndPaid).map(({ id }) => id)),
  )
  const aboveBefore = new Set(before.flatMap((bills) => [...creditedAbove(bills).keys()]))
  return [
    ...written
      .filter((bill) => isCancelledAndPaid(bill) && !paidBefore.has(bill.id))
      .map((bill) => ({ kind: 'cancelled and paid', bill }) as const),
    ...[...creditedAbove(after)]
      .filter(([id]) => !aboveBefore.has(id))
      .map(([, { bill, notes }]) => {
        const cancelled = notes.findLast((note) => !isFiled(note) && !note.texts.payments?.length)
        return { kind: 'notes above bill', bill, notes, cancelled } as const
      }),
  ]
}

const isCancelledAndPaid = ({ texts }: SavedBill): boolean =>
  isCancelled(texts.details) && Boolean(texts.payments?.length)

type CreditedAbove = { readonly bill: SavedBill; readonly notes: readonly SavedBill[] }

/** The bills whose credit notes come to more than they did, by their ids; the note that was begun last stands last. */
function creditedAbove(bills: readonly SavedBill[]): ReadonlyMap<string, CreditedAbove> {
  const notesOf = new Map<string, SavedBill[]>()
  for (const bill of bills) {
    const { againstId } = bill.texts.details
    if (!isCreditOn(againstId, bill.texts)) continue
    notesOf.set(againstId, [...(notesOf.get(againstId) ?? []), bill])
  }
  const found = new Map<string, CreditedAbove>()
  for (const bill of notesOf.size > 0 ? bills : []) {
    const notes = notesOf.get(bill.id)?.toSorted(asBegun)
    const last = notes?.at(-1)
    if (!notes || !last) continue
    const { rows, details } = last.texts
    const note = { rows, details, payable: decimalFrom(last.total) }
    if (leftWhereExceeded(note, [bill, ...notes.slice(0, -1)]) !== undefined) {
      found.set(bill.id, { bill, notes })
    }
  }
  return found
}

const asBegun = (a: SavedBill, b: SavedBill): number =>
  byBeginning({ id: a.id, date: a.texts.details.date }, { id: b.id, date: b.texts.details.date })
