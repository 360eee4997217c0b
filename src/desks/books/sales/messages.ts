import type { Decimal } from '../../../core/money/decimal'
import type { Outcome } from '../../../ui/memory/browser-storage'
import type { AccountEntry } from '../accounts/entries'
import type { Statement } from '../accounts/statement'
import type { Seller } from '../bill/seller'
import type { HsnCode } from '../hsn/hsn-codes'
import type { FiledReturn } from '../saved-bills/bills-database'
import type { Undone } from '../saved-bills/change-bill'
import type { SaleFigures } from './documents'
import type { Age, BillState, ByAge, CustomerBalance, PayBack } from './money/dues'
import type { Period, PeriodKind } from './period'
import type { ReturnForm } from './portal/portal-json'
import type { Problem } from './portal/problems'
import type { Gstr3b, LeftOut, WholeProblem, WhyLeftOut } from './portal/return-of-period'
import type { HsnEntry, NumberRange, Taxed } from './portal/tables'
import type { ToolNotes } from './portal/tool-notes'
import type { CustomerSums, DaySums, ItemSums, RateSums, SaleCounts } from './totals'

/*
 * What the page asks of the worker that holds all kept bills, and what it is told. Lists come in pages of at most
 * `LONGEST_LIST` rows. Amounts are exact decimals, which pass between the two as they are.
 */

export const LONGEST_LIST = 50

/** The period that a person chose; a blank day is the period of the newest document. */
export type PeriodAsked = { readonly kind: PeriodKind; readonly day: string }

/** What every question about a period says of the device. */
export type Asked = {
  readonly period: PeriodAsked
  readonly seller: Seller
  readonly today: string
  /** HSN codes that the list lacks, and that a person said are right. */
  readonly rightCodes?: readonly string[]
}

/** What every answer begins with. */
export type Frame = {
  /** Whether these are the bills of an example, because none are kept here. */
  readonly isExample: boolean
  /** Whether this browser gives no access to kept bills. */
  readonly isForbidden: boolean
  /** The name of the shop, of the example where it is one. */
  readonly shop: string
  readonly today: string
  /** How many documents are kept: bills, credit notes, cancelled ones, without estimates and drafts. */
  readonly documents: number
  /** The same with estimates and drafts. */
  readonly kept: number
  readonly period: Period
  /** The first days of all periods with documents, the newest first. */
  readonly periods: Readonly<Record<PeriodKind, readonly string[]>>
}

/** A document, as it is named in lists. */
export type NamedDocument = {
  readonly id: string
  readonly number: string
  readonly buyer: string
  readonly date: string
  readonly total: Decimal
  readonly currency: string
}

/** A page of a list, and what stands under it. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly count: number }

export type TotalsAnswer = Frame & {
  readonly counts: SaleCounts
  readonly sales: SaleFigures
  readonly credit: SaleFigures
  readonly net: SaleFigures
  /** Whether the shop's own tax is that of a union territory. */
  readonly isTerritory: boolean
  /** A bar for each day, week or month with documents. */
  readonly days: readonly DaySums[]
  readonly rates: readonly RateSums[]
  readonly customers: Page<CustomerSums>
  readonly otherCurrencies: readonly NamedDocument[]
  readonly undated: readonly NamedDocument[]
  readonly drafts: readonly NamedDocument[]
  /** How many there are, also of those that no list has room for. */
  readonly undatedCount: number
  readonly draftCount: number
  /** Nothing as long as not all bills are worked out; then another answer has it. */
  readonly dues: OwedSums | undefined
}

/** What is owed on all bills. */
export type OwedSums = {
  readonly owed: Decimal
  readonly customers: number
  readonly bills: number
  readonly byAge: ByAge
}

/** A table of the return in one line. */
export type TableLine = Taxed & {
  readonly table: '4A' | '4B' | '5' | '7' | '8' | '9B-registered' | '9B-large'
  /** Bills, notes or rows. */
  readonly count: number
}

export type ProblemLine = {
  readonly id: string
  readonly number: string
  readonly buyer: string
  readonly problem: Problem
  /** What the sentence is about: a rate, a unit or a state, as it was typed, or what is wrong with a GSTIN. */
  readonly about: string
  /** What is not in table 12, where a code is missing. */
  readonly value: Decimal
  /** Whether it may stay so: a code without a GSTIN, up to ₹5 crore. */
  readonly mayStay: boolean
  /** Where a code is not in the portal's list: what may have been meant. */
  readonly near: readonly HsnCode[]
}

/** A document that the file does not take. */
export type LeftOutLine = NamedDocument & {
  readonly why: WhyLeftOut
  /** What is wrong with it. */
  readonly problems: readonly ProblemLine[]
  /** These add up, with the file, to the whole period; of another currency they are 0. */
  readonly value: Decimal
  readonly tax: Decimal
}

export type ReturnAnswer = Frame & {
  readonly form: ReturnForm | undefined
  /** Its name among the returns that are marked as filed. */
  readonly filedKey: string
  readonly gstin: string
  readonly whole: readonly WholeProblem[]
  /** The period to choose where this one is not filed. */
  readonly filedPeriod: Period
  readonly dueDay: string
  readonly counts: SaleCounts
  /** Without what went by IFF already; by IFF only those to a GSTIN. */
  readonly inFile: { readonly bills: number; readonly notes: number }
  /** What the value tables come to. */
  readonly figures: Taxed & { readonly untaxed: Decimal }
  readonly toMend: Page<ProblemLine>
  readonly documentsToMend: number
  readonly worthALook: Page<ProblemLine>
  readonly undated: readonly NamedDocument[]
  /** Numbers between others that no document here has. */
  readonly missingNumbers: readonly NumberRange[]
  readonly tables: readonly TableLine[]
  readonly leftOut: LeftOut
  readonly notInFile: Page<LeftOutLine>
  /** What the offline tool does otherwise with the workbook than with the file. */
  readonly tool: ToolNotes
  /** Whether HSN codes were looked up in the portal's list, which could not be loaded otherwise. */
  readonly knowsCodes: boolean
  /** What the first months of the quarter sent by IFF: it is in no table here. */
  readonly sentByIff: Taxed & { readonly count: number }
  readonly net: SaleFigures
  readonly hsn: {
    readonly registered: Page<HsnEntry> & { readonly sums: Taxed }
    readonly others: Page<HsnEntry> & { readonly sums: Taxed }
    readonly withoutCode: Decimal
  }
  readonly numbers: {
    readonly ranges: number
    readonly documents: number
    readonly cancelled: number
  }
  readonly gstr3b: Gstr3b
  /** By the quarter: its first two months, and whether they went by IFF already. */
  readonly iff: readonly {
    readonly portalPeriod: string
    readonly day: string
    readonly isSent: boolean
  }[]
  readonly filed: FiledReturn | undefined
  readonly changedSinceFiled: readonly NamedDocument[]
  /** Composition: what each quarter of the year comes to. */
  readonly quarters: readonly { readonly period: Period; readonly turnover: Decimal }[]
}

export type DueBill = NamedDocument & {
  /** Of the record that was looked at. */
  readonly revision: number
  readonly state: BillState
  readonly balance: Decimal
  readonly since: string
  readonly days: number
  readonly age: Age
  readonly isNote: boolean
  /** Whether it is the opening balance of a customer, not a bill. */
  readonly isOpening: boolean
  readonly gstin: string
  /** What the buyer has to pay to the seller: the balance without tax on reverse charge. */
  readonly toPay: Decimal
  /** Where the seller owes: the credit note that money paid back is noted on. */
  readonly payBack: PayBack | undefined
}

/** What a customer owed or paid without a bill, its amount, and what of it is on no bill. */
export type AccountLine = AccountEntry & { readonly came: Decimal; readonly rest: Decimal }

export type KnownCustomer = { readonly key: string; readonly name: string; readonly gstin: string }

/** The statement of a customer, from a day on; blank is from the beginning. */
export type StatementQuestion = { readonly customer: string; readonly from: string }

/** A bill from before payments were noted. */
export type BillFromBefore = {
  readonly id: string
  readonly revision: number
  readonly date: string
  readonly isNamed: boolean
  /** What is to be paid on it, without tax on reverse charge. */
  readonly toPay: Decimal
}

/** What became of bills from before: all are paid, or those with a buyer's name are due. */
export type SettledAs = 'all-paid' | 'named-are-due'

/** What came of it, and the key to undo it by. */
export type Settled =
  | { readonly outcome: 'noted'; readonly bills: number; readonly key: number }
  | { readonly outcome: Exclude<Outcome, 'kept'> }

export type MoneyAnswer = Frame & {
  /** The UPI id of the shop, as it was typed. */
  readonly upi: string

  readonly states: Readonly<Record<BillState, number>>
  readonly notNoted: number
  readonly owed: Decimal
  readonly toGiveBack: Decimal
  readonly byAge: ByAge
  readonly customers: Page<CustomerBalance>
  readonly customersOwing: number
  /** Money that came and is on no bill yet. */
  readonly onAccount: Decimal
  readonly unreadPayments: number
  /** Tax on reverse charge among what is owed, which the buyer pays to the government. */
  readonly reverseChargeTax: Decimal
}

export const dueOrders = ['largest', 'oldest'] as const
export type DueOrder = (typeof dueOrders)[number]

/** The lists that a page can be asked of, and their rows. */
export type ListRows = {
  customers: CustomerSums
  items: ItemSums
  hsn: ItemSums
  'hsn-registered': HsnEntry
  'hsn-others': HsnEntry
  'to-mend': ProblemLine
  'worth-a-look': ProblemLine
  'left-out': LeftOutLine
  dues: CustomerBalance
  /** The bills that a customer owes on; `customer` is the key of a `CustomerBalance`. */
  'due-bills': DueBill
  /** All bills that something is owed on, the oldest first. */
  'open-bills': DueBill
  /** All bills and credit notes on which the seller owes. */
  'to-give-back': DueBill
  'not-noted': NamedDocument
  /** What a customer owed or paid without a bill. */
  accounts: AccountLine
  /** All who can have an account. */
  'known-customers': KnownCustomer
}
export type ListName = keyof ListRows

export type ListQuestion = Asked & {
  readonly list: ListName
  readonly search: string
  /** The first row, counted from 0. */
  readonly from: number
  readonly customer?: string
  readonly order?: DueOrder
}

/** The files that are made of a period. */
export type FileQuestion = Asked & {
  readonly file:
    | 'bills-csv'
    | 'items-csv'
    | 'registers-excel'
    | 'totals-csv'
    | 'return-json'
    | 'return-excel'
    | 'return-csv'
    | 'dues-csv'
  /** For `return-csv`: the name of its sheet. */
  readonly sheet?: string
}

export type MadeFile = { readonly name: string; readonly content: Blob }

/** What can be asked about kept bills. */
export type Requests = {
  totals(asked: Asked): TotalsAnswer
  return(asked: Asked): ReturnAnswer
  money(asked: Asked & { readonly order: DueOrder }): MoneyAnswer
  list(asked: ListQuestion): Page<ListRows[ListName]>
  file(asked: FileQuestion): readonly MadeFile[]
  /** Each document of the period that the file of its return truly holds, by id, for `Mark as filed`. */
  revisions(asked: Asked): Readonly<Record<string, number>>
  /** All who owe or are owed something, for print. */
  dues(asked: Asked & { readonly order: DueOrder }): readonly CustomerBalance[]
  statement(asked: StatementQuestion): Statement
  /** Says of all bills that have no note of payment what became of them. */
  settle(asked: Asked & { readonly as: SettledAs }): Settled
  /** Makes what was settled as it was. */
  unsettle(asked: Asked & { readonly key: number }): Undone
  /** All rows of the register of bills, for print. */
  register(asked: Asked): Register
}

export type Register = {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
