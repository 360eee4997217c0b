import type { Decimal } from '../../../core/decimal'
import type { GstIn } from '../../../core/table/tax-words'
import type { MarketplaceTexts } from '../shared/market/inputs'
import type { Arrangement } from './arrange'
import type { Field } from './fields'
import type { Taxes } from './taxes'
import type { OwnTerms, Totals } from './work-out'

/*
 * What the page asks the worker that holds a price list, and what comes back. The page never has all
 * rows: it asks for those it shows. Decimals travel as the whole numbers they are.
 */

/** A file, or rows that were pasted or come with the page. */
export type Source = File | { readonly name: string; readonly text: string }

export type Asks = {
  /** Reads a table; which of its columns is what, the page says with `work`. */
  open: { readonly source: Source; readonly sheet?: string }
  /** A list of costs beside the file: SKU and cost; joined when it is worked out. */
  costs: { readonly source: Source }
  work: {
    readonly uses: readonly (Field | undefined)[]
    /** The amounts of a row are those of all its pieces. */
    readonly isForAll: boolean
    /** Whether GST is in its prices and costs. */
    readonly taxes: Taxes
    /** What the file lacks. */
    readonly order: MarketplaceTexts
    /** Where the file has no costs: they come from the list of costs, not from the order. */
    readonly hasCostList: boolean
    readonly target: Decimal
  }
  /** What is being worked out is not wanted any more; what was worked out before stays. */
  stop: object
  /** Another margin to aim at. */
  target: { readonly target: Decimal }
  rows: { readonly arrangement: Arrangement; readonly from: number; readonly count: number }
  /** The first rows of an arrangement for paper, where no page can be turned. */
  paper: { readonly arrangement: Arrangement; readonly most: number }
  /** The same list with all prices changed by a percentage and all commissions by points. */
  whatIf: { readonly pricePercent: Decimal; readonly commissionPoints: Decimal }
  /** The list or the rows of an arrangement with results beside them, or the rows that could not be read. */
  file: { readonly kind: 'csv' | 'xlsx'; readonly rows: 'all' | 'unread' | Arrangement }
}

export type Answers = {
  open: Opened | Refused
  costs: Costs | Refused
  work: Worked
  stop: undefined
  target: Totals
  rows: ShownRows
  paper: PaperRows
  whatIf: Totals
  file: Blob
}

export type Asked = keyof Asks

/** An ask with the number that its answer will carry. */
export type Question = {
  [Kind in Asked]: { readonly id: number; readonly ask: Kind } & Asks[Kind]
}[Asked]

export type Reply =
  | { readonly id: number; readonly answer: Answers[Asked] }
  | { readonly id: number; readonly progress: Progress }
  /** A newer question of the same kind has made this one pointless. */
  | { readonly id: number; readonly isAborted: true }
  /** Something of ours failed: never what a person gave. */
  | { readonly id: number; readonly failure: string }

export type Progress = {
  readonly rows: number
  /** How many there are; while reading, as many as the rest of the file seems to have. */
  readonly of: number
}

/** Why a file cannot be read, in a sentence or two. */
export type Refused = { readonly problem: string }

export type Opened = {
  readonly name: string
  /** All sheets of a workbook that have anything in them, and the one that was read. */
  readonly sheets: readonly string[]
  readonly sheet: string | undefined
  /** The line of the heads, counted from 1; 0 where there is none. */
  readonly headRow: number
  /** The names of the columns; `Column 1` and so on where there are none. */
  readonly heads: readonly string[]
  /** The first rows below the heads. */
  readonly examples: readonly (readonly string[])[]
  /** Lines below the heads that are not blank. */
  readonly rows: number
  /** The file has more rows than are taken. */
  readonly isCut: boolean
}

export type Costs = {
  readonly name: string
  /** How many SKUs have a cost. */
  readonly skus: number
  /** What their head says of GST; nothing where it is silent. */
  readonly gst: GstIn | undefined
  /** Those of them that are in the file, and the rows of the file that get their cost by them. */
  readonly rows: number
}

export type UnreadRow = {
  readonly row: number
  /** The file's own name of the column. */
  readonly column: string
  readonly reason: string
}

export type Worked = {
  readonly totals: Totals
  /** The first of them; `unreadRows` is how many there are. */
  readonly unread: readonly UnreadRow[]
  readonly unreadRows: number
  readonly notes: Notes
  /** Clothes and shoes at a price that no slab fits: they count at the higher rate. */
  readonly betweenSlabs: number
}

/** What a person should know of rows that count, or of lines that are none. */
export type Notes = {
  /** Totals below the table and heads that come again. */
  readonly sums: number
  /** Orders that were cancelled or came back, and other lines that are no sales, by what they say. */
  readonly notSales: readonly NotSales[]
  /** Lines of an export that hold only pictures of a product above them. */
  readonly pictures: number
  /** SKUs that a spreadsheet turned into `1.8E+17`. */
  readonly mangledSkus: number
  /** Rows whose SKU stands in an earlier row, too. */
  readonly repeatedSkus: number
  /** Rows with a rate above 0% and below 1%: 0.18 may mean 18%. */
  readonly smallRates: number
  /** Rows that cost nothing. */
  readonly zeroCosts: number
  /** Rows with a rate of GST that no goods have any more. */
  readonly leftRates: number
  /** What rows leave blank although there is a column for it, and how many do. */
  readonly blank: readonly Blank[]
}

/** Rows that say the same, such as `Cancelled`, and the lines of the first of them. */
export type NotSales = {
  readonly kind: string
  readonly rows: number
  readonly first: readonly number[]
}

/** What rows leave blank; what they take instead may be their own GST rate. */
export type Blank = { readonly field: Field; readonly rows: number; readonly asGstRate?: true }

export type ShownRow = {
  readonly row: number
  readonly sku: string
  readonly name: string
  readonly price: Decimal
  readonly cost: Decimal
  readonly quantity: Decimal
  readonly payout: Decimal
  readonly profit: Decimal
  /** In percent; nothing where no order is kept. */
  readonly margin: Decimal | undefined
  /** The cheapest price that loses nothing, and the cheapest with the target; nothing where no price does. */
  readonly breakEven: Decimal | undefined
  readonly targetPrice: Decimal | undefined
  /** Clothes or shoes at a price that no slab fits. */
  readonly isBetweenSlabs: boolean
  /** What the row says itself, for opening it as a marketplace order. */
  readonly own: OwnTerms
}

export type ShownRows = {
  /** How many rows there are in this arrangement. */
  readonly total: number
  readonly from: number
  readonly rows: readonly ShownRow[]
}

export type PaperRows = {
  /** How many rows there are in this arrangement, and the first of them. */
  readonly total: number
  readonly rows: readonly ShownRow[]
  /** What all of them come to, times their quantities. */
  readonly orders: bigint
  readonly payout: Decimal
  readonly profit: Decimal
}
