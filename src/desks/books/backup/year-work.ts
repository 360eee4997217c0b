import { type Decimal, decimalFrom, subtract, sumOf, zero } from '../../../core/money/decimal'
import { hasAccountMoney } from '../accounts/entries'
import { isToSomebody, paidBy } from '../bill/balance'
import {
  type FinancialYear,
  financialYearOf,
  hasYear,
  nextNumber,
  numberProblem,
} from '../bill/bill-number'
import { type BillTitle, billTitles, isCancelled, isCreditNote, noDetails } from '../bill/details'
import {
  changeSaved,
  type FiledReturn,
  hasSameContent,
  readBills,
  type SavedBill,
  titleOfSaved,
} from '../saved-bills/bills-database'
import { type ReadFile, readBillsFile } from '../saved-bills/bills-file'
import { completedMarks, onlyDocuments } from './filed-marks'

/*
 * What closing a financial year takes: what it has, whether a file has all of it, and what may go.
 */

/** A series of numbers that goes on in the year after. */
export type ClosingSeries = {
  readonly kind: BillTitle
  /** The last number of the year that is closed. */
  readonly last: string
  /** What would come next, in the new year. */
  readonly next: string
  /** The number names its year, so that the new one is certain. */
  readonly namesYear: boolean
}

export type YearSurvey = {
  readonly documents: number
  /** How many of them stay, as they are still owed, or belong to what stays. */
  readonly staying: number
  readonly series: readonly ClosingSeries[]
}

const isOf = (year: FinancialYear) => (bill: SavedBill) =>
  financialYearOf(bill.texts.details.date) === year

const amountOf = ({ texts, total }: SavedBill): Decimal =>
  isCancelled(texts.details) ? zero : decimalFrom(total)

const paidOn = ({ texts }: SavedBill): Decimal => paidBy(texts.payments ?? [])

/** Whether nobody owes anything on a bill, as far as it is noted. */
function isSettled(bill: SavedBill, notes: readonly SavedBill[]): boolean {
  const { payments } = bill.texts
  // A record of an older version has no texts for what came later.
  const details = { ...noDetails, ...bill.texts.details }
  if (details.title === 'Estimate') return true
  const isAtCounter = !isToSomebody(details) && !details.dueDate.trim() && !payments?.length
  // Of bills from before payments were noted, nobody knows.
  if (!payments && !isAtCounter && !isCancelled(details)) return false
  const paid = isAtCounter ? amountOf(bill) : paidOn(bill)
  const credited = sumOf(notes.map((note) => subtract(amountOf(note), paidOn(note))))
  return amountOf(bill) - paid - credited === 0n
}

/**
 * The bills of a year that may go: those that are settled. A bill and its credit notes go together or stay
 * together, as one without the other would be owed again.
 */
export function removableOf(
  year: FinancialYear,
  bills: readonly SavedBill[],
): readonly SavedBill[] {
  const isOfYear = isOf(year)
  const byId = new Map(bills.map((bill) => [bill.id, bill]))
  const notesOn = new Map<string, SavedBill[]>()
  for (const bill of bills) {
    const { details } = bill.texts
    if (!isCreditNote(details) || !details.againstId) continue
    notesOn.set(details.againstId, [...(notesOn.get(details.againstId) ?? []), bill])
  }
  const mayGo = (bill: SavedBill): boolean => {
    // Without the bill, the money on it would be left on its account again.
    if (!isOfYear(bill) || hasAccountMoney(bill.texts)) return false
    const { details } = bill.texts
    if (!isCreditNote(details)) {
      const notes = notesOn.get(bill.id) ?? []
      return notes.every(isOfYear) && isSettled(bill, notes)
    }
    const on = byId.get(details.againstId)
    return on && on !== bill ? mayGo(on) : amountOf(bill) - paidOn(bill) === 0n
  }
  return bills.filter(mayGo)
}

/** The series of a year that have not begun in the next one. */
function seriesOf(year: FinancialYear, bills: readonly SavedBill[]): readonly ClosingSeries[] {
  const begun = new Set(bills.filter(isOf(year + 1)).map(titleOfSaved))
  const last = new Map<BillTitle, string>()
  for (const bill of bills.filter(isOf(year))) {
    const kind = titleOfSaved(bill)
    const number = bill.texts.details.number.trim()
    // The one that was changed last comes first.
    if (number && !last.has(kind) && !begun.has(kind) && !numberProblem(number)) {
      last.set(kind, number)
    }
  }
  return billTitles.flatMap((kind) => {
    const number = last.get(kind)
    if (!number) return []
    const next = nextNumber(number, { own: year, next: year + 1 })
    return [{ kind, last: number, next, namesYear: hasYear(number, year) }]
  })
}

export async function surveyYear(year: FinancialYear): Promise<YearSurvey> {
  const bills = await readBills()
  const documents = bills.filter(isOf(year)).length
  return {
    documents,
    staying: documents - removableOf(year, bills).length,
    series: seriesOf(year, bills),
  }
}

/** A year, and a file that may have all of its bills. */
type YearFile = { readonly year: FinancialYear; readonly file: Blob }

/** Whether a file has every bill of a year as it is here: how many are missing, or what is wrong with it. */
export async function checkYear({ year, file }: YearFile): Promise<number | string> {
  const read = readBillsFile(await file.text())
  return typeof read === 'string' ? read : missingIn(read, (await readBills()).filter(isOf(year)))
}

function missingIn(file: ReadFile, bills: readonly SavedBill[]): number {
  const inFile = new Map(file.bills.map((bill) => [bill.id, bill]))
  return bills.filter((bill) => {
    const other = inFile.get(bill.id)
    return !other || !hasSameContent(other, bill)
  }).length
}

/** What was removed; nothing where the file has not all of it any more. */
export type Removed = { readonly removed: number; readonly left: number }

/** Removes the settled bills of a year, which can be undone. */
export function removalWork() {
  let removed: readonly SavedBill[] | undefined
  /** Marks of filed returns with the documents that were taken out of them. */
  let unnamed: readonly FiledReturn[] = []
  return {
    /** @param file that has them: another tab may have changed one since it was checked */
    async removeYear({ year, file }: YearFile): Promise<Removed | undefined> {
      const read = readBillsFile(await file.text())
      if (typeof read === 'string') return undefined
      let gone: readonly SavedBill[] | undefined
      let taken: readonly FiledReturn[] = []
      let left = 0
      await changeSaved('all', ({ bills, filed, count }) => {
        const removable = removableOf(year, [...bills.values()])
        if (missingIn(read, removable) !== 0) return {}
        gone = removable
        left = count - removable.length
        const ids = new Set(removable.map(({ id }) => id))
        // A document that went with its year was not changed since it was filed.
        const withDocuments = filed.filter(({ documents }) =>
          Object.keys(documents).some((id) => ids.has(id)),
        )
        taken = withDocuments.map((mark) => onlyDocuments(mark, (id) => ids.has(id)))
        return {
          remove: [...ids],
          putFiled: withDocuments.map((mark) => onlyDocuments(mark, (id) => !ids.has(id))),
        }
      })
      if (!gone) return undefined
      removed = gone
      unnamed = taken
      return { removed: gone.length, left }
    },

    /** Brings them back, but for those that are here again. */
    async undoRemoval(): Promise<void> {
      if (!removed) throw new Error('nothing was removed')
      const gone = removed
      await changeSaved(
        gone.map(({ id }) => id),
        ({ bills, filed }) => ({
          put: gone.filter(({ id }) => !bills.has(id)),
          putFiled: completedMarks(filed, unnamed),
        }),
      )
      removed = undefined
      unnamed = []
    },
  }
}
