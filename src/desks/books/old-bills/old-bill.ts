import { type Decimal, sum, zero } from '../../../core/money/decimal'
import { financialYearOf, numberKey } from '../bill/bill-number'
import type { PaymentWay } from '../bill/bill-texts'

/*
 * A bill as another program wrote it. Its amounts are those of the file, to the paisa; what becomes of them here is
 * decided in `to-saved-bill.ts`.
 */

/** One item, or all of one rate where the file tells no items. Amounts are above zero on credit notes, too. */
export type OldLine = {
  readonly description: string
  readonly hsn: string
  readonly quantity: string
  readonly unit: string
  readonly price: string
  /** In percent; nothing where the tax is of several rates that the file does not tell apart. */
  readonly rate: Decimal | undefined
  readonly taxable: Decimal
  readonly igst: Decimal
  readonly cgst: Decimal
  readonly sgst: Decimal
}

/** The last is the sum of the others. */
export type OldFigures = {
  readonly taxable: Decimal
  readonly igst: Decimal
  readonly cgst: Decimal
  readonly sgst: Decimal
  readonly roundOff: Decimal
  /** What is neither: cess, tax collected at source, charges and discounts without tax. */
  readonly other: Decimal
  readonly total: Decimal
}

export const noFigures: OldFigures = {
  taxable: zero,
  igst: zero,
  cgst: zero,
  sgst: zero,
  roundOff: zero,
  other: zero,
  total: zero,
}

export const addFigures = (a: OldFigures, b: OldFigures): OldFigures => ({
  taxable: sum(a.taxable, b.taxable),
  igst: sum(a.igst, b.igst),
  cgst: sum(a.cgst, b.cgst),
  sgst: sum(a.sgst, b.sgst),
  roundOff: sum(a.roundOff, b.roundOff),
  other: sum(a.other, b.other),
  total: sum(a.total, b.total),
})

export const taxIn = ({ igst, cgst, sgst }: Pick<OldFigures, 'igst' | 'cgst' | 'sgst'>): Decimal =>
  sum(igst, cgst, sgst)

export type OldBill = {
  /** The line of the file in which it begins. */
  readonly row: number
  readonly isNote: boolean
  readonly isCancelled: boolean
  readonly number: string
  /** Like 2026-10-03. */
  readonly date: string
  /** Blank for a sale over the counter. */
  readonly party: string
  readonly gstin: string
  /** The code of a state, where the file tells it. */
  readonly place: string
  readonly isBetweenStates: boolean
  readonly isSupplyBill: boolean
  readonly isReverse: boolean
  readonly lines: readonly OldLine[]
  readonly figures: OldFigures
  /** Nothing where the file does not tell. */
  readonly paid: Decimal | undefined
  /** Blank where the file does not tell. */
  readonly paidOn: string
  readonly way: PaymentWay | ''
  readonly dueDate: string
  /** The number of the bill that a credit note is on. */
  readonly against: string
}

/** What is compared to know a bill again: its series, its number and its financial year. */
export const billKey = (isNote: boolean, number: string, date: string): string =>
  [isNote ? 'note' : 'bill', financialYearOf(date) ?? '', numberKey(number)].join(' ')

/** A row of a file that became no bill. */
export type PassedRow = {
  readonly row: number
  readonly text: string
  readonly reason: string
  /** What it comes to, where it comes to anything. */
  readonly total?: Decimal | undefined
}

/** A buyer of whom the file does not say in which state he is. */
export type UnplacedBuyer = {
  readonly name: string
  readonly bills: number
}

/** What a person is asked of a file. */
export type OldQuestions = {
  /** A day that can be read either way, where nothing of the file tells. */
  readonly day: string | undefined
  /** How many bills have a total, and nothing that tells their tax. */
  readonly withoutTax: number
  /** The tax of so many buyers is either IGST, or CGST and SGST. */
  readonly unplaced: readonly UnplacedBuyer[]
  /** Whether GST is in the amounts of items, which nothing of the file tells. */
  readonly amounts: boolean
}

/** What a person answered. */
export type OldAnswers = {
  /** The code of the shop's own state; blank where it is not known. */
  readonly ownState: string
  readonly order: 'dayFirst' | 'monthFirst' | undefined
  /** In percent; `none` where bills have no tax. */
  readonly rate: Decimal | 'none' | undefined
  readonly amounts: 'before-gst' | 'with-gst' | undefined
  /** The states of buyers by their names. */
  readonly states: ReadonlyMap<string, string>
}

/** What was read of a file. */
export type OldReading = {
  readonly bills: readonly OldBill[]
  readonly passed: readonly PassedRow[]
  /** The GSTIN of the shop whose bills these are, where the file tells it. */
  readonly ownGstin: string
  readonly asks: OldQuestions
  /** What the last row of the file says that all bills come to, less credit notes. */
  readonly foot: Decimal | undefined
}

/** What was taken in, said in a sentence, and how to undo it. */
export type TakenIn = { readonly text: string; readonly undo: () => Promise<void> }

/** What a person says of the states of buyers. */
export type StateAnswers = {
  readonly ownState: string
  readonly states: ReadonlyMap<string, string>
  /** Those of whom nothing was said are in the own state. */
  readonly areOthersHere: boolean
}
