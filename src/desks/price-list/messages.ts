import type { Decimal } from '../../core/money/decimal'
import type { GstIn } from '../../core/tables/tax-words'
import type { Source } from '../../ui/tables/read-file'
import type { MarketplaceTexts } from '../market/inputs'
import type { Changes, OwnTerms, Totals } from './compute'
import type { Field } from './read-product'
import type { Taxes } from './taxes'

/*
 * The requests of the page to the worker that holds a price list, and the responses. The page never has
 * all rows: it requests those that it shows. Decimals are sent as the whole numbers that they are.
 */

/** What the worker can be asked. */
export type Requests = {
  /** Reads a table; which of its columns is what, the page says with `compute`. */
  open(request: { readonly source: Source; readonly sheet?: string }): OpenedTable | Refused
  /** Reads a separate list of costs: SKU and cost. It is joined to the rows by `compute`. */
  costs(request: { readonly source: Source }): Costs | Refused
  /** Computes every row of the table. */
  compute(request: {
    readonly uses: readonly (Field | undefined)[]
    /** The amounts of a row are those of all its pieces. */
    readonly isForAll: boolean
    /** Whether GST is in its prices and costs. */
    readonly taxes: Taxes
    /** The marketplace order, for what the file does not say. */
    readonly order: MarketplaceTexts
    /** Where the file has no costs: they come from the list of costs, not from the order. */
    readonly hasCostList: boolean
    readonly target: Decimal
  }): Computed
  /** Another target margin. */
  target(request: { readonly target: Decimal }): Totals
  rows(request: {
    readonly query: RowQuery
    readonly from: number
    readonly count: number
  }): ShownRows
  /** The first rows of a query for printing, where no page can be turned. */
  print(request: { readonly query: RowQuery; readonly most: number }): PrintRows
  /** The same list with all prices changed by a percentage and all commissions by points. */
  whatIf(request: Changes): Totals
  file(request: FileRequest): Blob
}

/** The list or the rows of a query with results beside them, or the rows that could not be read. */
export type FileRequest = {
  readonly kind: 'csv' | 'xlsx'
  readonly rows: 'all' | 'unread' | RowQuery
}

/** Why a file cannot be read, in a sentence or two. */
export type Refused = {
  readonly problem: string
  /** It is a report that Settlements reads. */
  readonly isForSettlements?: boolean
}

export type OpenedTable = {
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
  /** Whether GST is in the costs, if their head says it. */
  readonly gst: GstIn | undefined
  /** The number of rows of the file that get their cost from the list. */
  readonly rows: number
}

export type UnreadRow = {
  readonly row: number
  /** The name of the column in the file. */
  readonly column: string
  readonly reason: string
}

export type Computed = {
  readonly totals: Totals
  /** The first of them; `unreadRows` is how many there are. */
  readonly unread: readonly UnreadRow[]
  readonly unreadRows: number
  readonly notes: Notes
  /** Clothes and shoes at a price that no slab fits: they count at the higher rate. */
  readonly betweenSlabs: number
}

/** What a person should know about rows that count, and about lines that do not. */
export type Notes = {
  /** Totals below the table, and repeated heads. */
  readonly sums: number
  /** Rows that are no sales (cancelled, returned …), grouped by their words. */
  readonly notSales: readonly NotSales[]
  /** Lines right below the heads that say in words what the columns are. */
  readonly explained: number
  /** Products whose variants have the prices, grouped by their words. */
  readonly parents: readonly NotSales[]
  /** Lines that hold only pictures of a product above them, as Shopify exports them. */
  readonly pictures: number
  /** SKUs that a spreadsheet turned into `1.8E+17`. */
  readonly mangledSkus: number
  /** Rows whose SKU is in an earlier row, too. */
  readonly repeatedSkus: number
  /** Rows with a rate above 0% and below 1%: 0.18 may mean 18%. */
  readonly smallRates: number
  /** Rows that cost nothing. */
  readonly zeroCosts: number
  /** Rows with a rate of GST that no goods have any more. */
  readonly leftRates: number
  /** Blank cells of columns in use, counted by column. */
  readonly blank: readonly Blank[]
}

/** Rows with the same words, such as `Cancelled`, and the numbers of the first of them. */
export type NotSales = {
  readonly kind: string
  readonly rows: number
  readonly first: readonly number[]
}

/** Blank cells of a column. With `asGstRate` they take the GST rate of their own row. */
export type Blank = { readonly field: Field; readonly rows: number; readonly asGstRate?: true }

export type SortKey =
  | 'row'
  | 'name'
  | 'price'
  | 'cost'
  | 'quantity'
  | 'payout'
  | 'profit'
  | 'margin'
  /** Times the quantity. */
  | 'payoutInAll'
  | 'profitInAll'
  | 'breakEven'
  | 'targetPrice'

export type RowFilter = 'all' | 'losses' | 'below' | { readonly bin: number }

/** Which rows are shown, and in which order. */
export type RowQuery = {
  readonly sort: SortKey
  readonly isDescending: boolean
  readonly filter: RowFilter
  readonly search: string
}

/** The lowest margins first: these need attention. */
export const firstQuery: RowQuery = {
  sort: 'margin',
  isDescending: false,
  filter: 'all',
  search: '',
}

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
  /** The terms that the row has itself, for opening it as a marketplace order. */
  readonly own: OwnTerms
}

export type ShownRows = {
  /** How many rows the query has. */
  readonly total: number
  readonly from: number
  readonly rows: readonly ShownRow[]
}

export type PrintRows = {
  /** How many rows the query has, and the first of them. */
  readonly total: number
  readonly rows: readonly ShownRow[]
  /** The totals of all rows of the query, times their quantities. */
  readonly orders: bigint
  readonly payout: Decimal
  readonly profit: Decimal
}
