import { financialYearOf, nextFreeNumber, numberKey } from '../bill/bill-number'
import { isCreditNote } from '../bill/details'
import type { SavedBill } from '../saved-bills/bills-database'

/*
 * Numbers that stand on several documents: which of them keeps its number, and which are offered another one.
 * Nothing renumbers itself.
 */

/** When a record was begun, in milliseconds since 1970, which its id tells (`newRecordVersion`). */
export function beginning(id: string): number | undefined {
  const begun = /^([0-9a-z]{8})-[0-9a-z]+$/.exec(id)?.[1]
  return begun === undefined ? undefined : Number.parseInt(begun, 36)
}

/** What decides which of two documents had their number first. */
type Numbered = { readonly id: string; readonly date: string }

const compare = <Value extends number | string>(a: Value, b: Value): number =>
  a === b ? 0 : a < b ? -1 : 1

/**
 * The one that was begun first; what does not tell it, such as an id of another program, is from before. A bill that
 * is dated back is no earlier one.
 */
export const byBeginning = (a: Numbered, b: Numbered): number =>
  compare(beginning(a.id) ?? 0, beginning(b.id) ?? 0) ||
  compare(a.date, b.date) ||
  compare(a.id, b.id)

/** A number that several documents of a financial year have. */
export type NumberTwice = {
  readonly keeps: SavedBill
  /** Each is offered the next free number, unless it was filed. */
  readonly others: readonly { readonly bill: SavedBill; readonly next: string }[]
}

const numberOf = ({ texts }: SavedBill): string => texts.details.number.trim()

/** The numbers among which one must be unique: those of a year, credit notes by themselves. Estimates need not be. */
function spaceOf({ texts: { details } }: SavedBill): string | undefined {
  const year = financialYearOf(details.date)
  if (details.title === 'Estimate' || year === undefined) return undefined
  return `${year} ${isCreditNote(details)}`
}

/**
 * The numbers that stand twice, where one of the bills with it is of a kind that is asked about.
 *
 * @param isAsked whether a bill makes it worth a word: those that were there before are no news
 * @param isFiled whether a bill is in a return that was marked as filed: it keeps its number
 */
export function numbersTwice(
  bills: readonly SavedBill[],
  isAsked: (bill: SavedBill) => boolean = () => true,
  isFiled: (bill: SavedBill) => boolean = () => false,
): readonly NumberTwice[] {
  const taken = new Map<string, Set<string>>()
  const byNumber = new Map<string, SavedBill[]>()
  for (const bill of bills) {
    const space = spaceOf(bill)
    const key = numberKey(numberOf(bill))
    if (space === undefined || key === '') continue
    const numbers = taken.get(space) ?? new Set()
    taken.set(space, numbers.add(key))
    const all = byNumber.get(`${space} ${key}`)
    if (all) all.push(bill)
    else byNumber.set(`${space} ${key}`, [bill])
  }
  return [...byNumber.values()]
    .filter((all) => all.length > 1 && all.some(isAsked))
    .map((all) => {
      const [keeps, ...others] = all.toSorted(
        (a, b) =>
          Number(isFiled(b)) - Number(isFiled(a)) ||
          byBeginning(
            { id: a.id, date: a.texts.details.date },
            { id: b.id, date: b.texts.details.date },
          ),
      ) as [SavedBill, ...SavedBill[]]
      return {
        keeps,
        others: others
          .filter((bill) => !isFiled(bill))
          .map((bill) => ({ bill, next: takeNextFree(keeps, taken.get(spaceOf(keeps) ?? '')) })),
      }
    })
}

/** The next free number of the year, which is taken then; blank where the rules allow no longer one. */
function takeNextFree(bill: SavedBill, taken = new Set<string>()): string {
  const year = financialYearOf(bill.texts.details.date) ?? 0
  const next = nextFreeNumber(numberOf(bill), { own: year, next: year }, taken)
  if (next) taken.add(numberKey(next))
  return next
}
