import type { FileKind, FileRole } from '../messages'

/*
 * Formats are data: which columns a file has, what each holds, and when the format was seen. A column
 * that is not listed is not understood; it is never guessed at.
 */

/** What a column holds that is no money of an order. */
export type TextUse =
  | 'id'
  | 'sku'
  | 'name'
  | 'quantity'
  | 'date'
  /** A later date that counts before `date`: of a credit note or a return. */
  | 'laterDate'
  /** The month that an invoice counts in, without its year. */
  | 'monthNumber'
  | 'type'
  | 'description'
  | 'status'
  | 'returnType'
  | 'condition'
  | 'fulfilment'
  /** Whether a row is paid out, and when: a later file may say otherwise of the same row. */
  | 'release'
  | 'releaseDate'
  | 'place'
  | 'seller'
  /** The number of an invoice. */
  | 'invoice'
  | 'buyer'
  | 'rate'
  /** A rate of GST that is 0 where none is stated. */
  | 'rateUnlessZero'
  | 'price'
  /** The day of an order, in a row of its money. */
  | 'orderDate'
  /** When an order was delivered. */
  | 'deliveredDate'
  | 'cancelledUnits'
  | 'rtoUnits'
  | 'returnedUnits'
  | 'cgstRate'
  | 'sgstRate'
  | 'igstRate'
  /** The GSTIN under which the marketplace collects tax. */
  | 'operator'
  /** The number of a payout: another file may have the same payout in more detail. */
  | 'payout'
  /** The total that a file states for all of its rows, in a row of its own. */
  | 'statedTotal'

/** What a column of amounts holds. */
export type AmountUse =
  | { readonly is: 'sale' | 'refund' | 'credit' | 'gstOnFees' | 'tcs' | 'tds' | 'total' }
  /** The stated total is a credit or a fee as a whole: the sheet has no other amount. */
  | { readonly is: 'wholeFee'; readonly fee: string }
  /** A part of a sale without GST, or the GST of it; the type of the row says whether it is a refund. */
  | { readonly is: 'net' | 'saleGst' }
  /** What it is, the label of the row says; see `labelOf`. */
  | { readonly is: 'labelled' }
  /** What it is, the type of the row says. */
  | { readonly is: 'other' }
  | {
      readonly is: 'fee'
      readonly fee: string
      /** Whether 18 % GST is inside, or stands in a column of its own. */
      readonly gst: 'inside' | 'apart'
      /** Stands among the sales as well as among the fees; see `isFirstFeeCounted`. */
      readonly isFirst?: true
    }
  /** Of ads, invoices and other sheets. */
  | { readonly is: 'adsGst' | 'taxable' | 'tax' | 'igst' | 'cgst' | 'sgst' | 'tcsInvoiced' }

/** Known, and not needed: it repeats other columns, or is no money. */
export const ignored = 'ignored'

export type Use = TextUse | AmountUse | typeof ignored

export type Column = {
  /** Names of the column as `columnName` spells them; where a name stands twice, this is the first. */
  readonly names: readonly string[]
  readonly use: Use
}

export type Sheet = {
  /** What its rows are. */
  readonly rows: 'money' | 'orders' | 'returns' | 'tax' | 'ads' | 'apart' | 'withheld' | 'unknown'
  /** The name of money that belongs to no order, where `rows` is `apart`; otherwise that of the sheet. */
  readonly apart?: string
  /** Which tax was held back or given back, where `rows` is `withheld`. */
  readonly withheld?: 'tcs' | 'tds'
  /** GST is inside the total at the rate of fees, where no column has it. */
  readonly isGstInside?: true
  /** All columns but those that are listed explain the total. */
  readonly isTotalAlone?: true
  /** What the sheet is called in its workbook, where its heads do not tell it. */
  readonly title?: RegExp
  /** The row below the heads names some of the columns. */
  readonly hasSubHeads?: true
  /** What an order file says of an order, where words alone do not tell it. */
  readonly stateOf?: (row: { readonly status: string; readonly isDelivered: boolean }) => FileState
  /** Whether a row of invoices takes off what was supplied, where its words are others than usual. */
  readonly isTakenOff?: (row: { readonly type: string }) => boolean
  /** Columns that all must be there: they tell this sheet from every other. */
  readonly needs: readonly string[]
  /** The column of the stated total, without which a file of money is refused. */
  readonly total?: string
  /** Of sales or of returns, where a file has only one of them. */
  readonly sign?: 1 | -1
  /** Rates of GST stand as 0.18, otherwise as 18. */
  readonly areRatesShares?: true
  /** Some rows are of no order, as storage and transfers are. */
  readonly hasRowsOfNoOrder?: true
  /** What a row is, by its type; without it every row is of a sale. */
  readonly roleOf?: (row: { readonly type: string; readonly description: string }) => RowRole
  /** The tax of a row stands in one column; of which kinds it is, the rates say. */
  readonly isTaxWhole?: true
  /** Goods are back only where a later date says when. */
  readonly isBackWhenDated?: true
  /** What each row is that has one amount, by all of its columns of type; such rows tell more than others. */
  readonly labelOf?: (types: readonly string[]) => Label
  /** A price is of one piece, otherwise of the row. */
  readonly isPriceOfPiece?: true
  readonly columns: readonly Column[]
}

/** What a row of one amount is. */
export type Label = {
  /** As the file says it. */
  readonly name: string
  readonly role: RowRole
  readonly use: AmountUse
  /** The row names the units that were sold or refunded; other rows of the order repeat them. */
  readonly hasUnits?: boolean
}

/** What an order file says of an order. */
export type FileState = 'cancelled' | 'lost' | 'rto' | 'returned' | 'delivered' | 'open'

/** What a row of money is. */
export type RowRole = 'sale' | 'refund' | 'service' | 'ads' | 'transfer' | 'withheld' | 'unknown'

export type Format = {
  /** No other format has it, of whatever marketplace. */
  readonly kind: FileKind
  readonly role: FileRole
  /** What the marketplace expects to pay; no payment. */
  readonly isProjection?: true
  /** The month in which the format was last seen. */
  readonly seen: string
  /** The first sheet is the one that the file is known by. */
  readonly sheets: readonly Sheet[]
}

const UNITS = /\((?:rs|inr)\.?\)|\[[^\]]*\]|\(#\)/g

/**
 * The name of a column as formats spell it: small letters, digits and percent signs, without line ends,
 * formulas and the money it is in.
 *
 * @example columnName('Marketplace Fee (Rs.)\n= SUM (V:AI)') // 'marketplacefee'
 * @example columnName('Warehousing fee (inc Gst)') // 'warehousingfeeinclgst'
 */
export const columnName = (head: string): string =>
  head
    .toLowerCase()
    .replace(/[\r\n=].*$/s, '')
    .replace(UNITS, '')
    .replace(/\binc\b/g, 'incl')
    .replace(/[^a-z0-9%]/g, '')

/** The same without what stands in brackets. @example shortName('Taxable Value (Amount - Taxes)') // 'taxablevalue' */
export const shortName = (head: string): string => columnName(head.replace(/\(.*$/s, ''))

/** Columns that are known and not needed. */
export const ignoring = (...names: readonly string[]): readonly Column[] =>
  names.map((name) => ({ names: [name], use: ignored }))
