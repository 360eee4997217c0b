import { type Decimal, decimalOfUnits } from '../../core/money/decimal'
import type { DateOrder } from '../../core/time/read-day'
import type { Source } from '../../ui/tables/read-file'
import type { CostLine } from '../market/costs/cost-list'

/*
 * The requests of the page to the worker that holds the files of a seller, and the responses. The page
 * never has all orders: it requests those that it shows.
 */

/** Whole paise, signed as the seller sees them: above zero comes in, below goes out. */
export type Paise = number

/** Whole thousandths of a rupee: some files have three decimals. */
export type Thousandths = number

/** The `id` of a marketplace. */
export type MarketplaceId = string

/** How an order ended; `open` is on the way. */
export type OrderState = 'delivered' | 'partly' | 'returned' | 'rto' | 'lost' | 'cancelled' | 'open'

export const orderStates: readonly OrderState[] = [
  'delivered',
  'partly',
  'returned',
  'rto',
  'lost',
  'cancelled',
  'open',
]

export type FindingCode =
  | 'order-unpaid'
  | 'payment-without-order'
  | 'sum'
  | 'fee-differs'
  | 'refund-without-return'
  | 'return-not-settled'
  | 'lost-uncompensated'
  | 'return-below-zero'
  | 'tax-differs'
  | 'cost-missing'

/** What a file is: the `kind` of a format, which one marketplace has. */
export type FileKind = string

/** What a file tells: what was paid, which orders there are, what came back, what was invoiced. */
export type FileRole = 'money' | 'orders' | 'returns' | 'tax'

export type OpenedFile = {
  /** Counted from 1 in the worker; a removed number is not given again. */
  readonly id: number
  readonly name: string
  readonly kind: FileKind
  readonly marketplace: MarketplaceId
  readonly role: FileRole
  /** The sheet with the orders; nothing for a text. */
  readonly sheet: string | undefined
  /** Rows below the heads of that sheet. */
  readonly rows: number
  /** The first and last day that its rows name, as 2026-09-12. */
  readonly first: string | undefined
  readonly last: string | undefined
  /** The file has more rows than are taken. */
  readonly isCut: boolean
  /** When this format was seen last, as 2026-08. */
  readonly seen: string
  /** The seller's GSTINs in the file. */
  readonly sellers: readonly string[]
}

/** Why a file is not taken. A list of costs is no refusal: it is read into the kept costs. */
export type Refusal =
  | {
      readonly reason: 'problem'
      readonly problem: string
      /** Many products reads it. */
      readonly isPriceList?: true | undefined
    }
  | { readonly reason: 'price-list' | 'summary-only' | 'unknown' | 'too-many-rows' }
  /** A money file without the column of its total: what it is in this language, and the column's name. */
  | { readonly reason: 'no-total'; readonly what: string; readonly column: string }

/** Days that could be read either way, and one of them. */
export type DatesQuestion = {
  readonly column: string
  readonly example: string
  /** The names of the columns: files with the same ones come again. */
  readonly shape: string
}

export type Opened =
  | { readonly is: 'file'; readonly file: OpenedFile }
  /** No day of a column says which number is the month: it is opened again with the answer. */
  | { readonly is: 'asked'; readonly question: DatesQuestion }
  /** A zip file: what is in it is opened file by file. */
  | { readonly is: 'zip'; readonly files: readonly File[] }
  | { readonly is: 'costs'; readonly costs: readonly CostLine[]; readonly unread: number }
  | { readonly is: 'refused'; readonly refusal: Refusal }

/** How the orders are counted; all amounts are read already. */
export type Settings = {
  readonly seller: 'registered' | 'composition' | 'unregistered'
  readonly spread: 'sales' | 'orders' | 'none'
  /** Percent of the goods that came back and cannot be sold, as digits: '10', '2.5'. */
  readonly returnedDamaged: string
  readonly rtoDamaged: string
  /** The bands of a fee card as links write them; blank without a card. */
  readonly card: string
  /** Differences up to so much are none. */
  readonly tolerance: Paise
  /** The code of the seller's state, such as '27'; blank where the files say it. */
  readonly state: string
  /** GST rates that a person gave for SKUs whose files state none: by the key of the SKU, in percent. */
  readonly rates: Readonly<Record<string, string>>
  readonly today: string
}

/** All marketplaces, or one. */
export type Scope = 'all' | MarketplaceId

export type OpenRequest = {
  readonly source: Source
  readonly isUnpacked?: boolean | undefined
  /** What a person said of columns that could be read either way. */
  readonly dateOrder?: DateOrder | undefined
}

/** What the worker can be asked. */
export type Requests = {
  /** A zip file that comes out of another is refused. */
  open(request: OpenRequest): Opened
  remove(request: { readonly id: number }): undefined
  compute(request: {
    readonly settings: Settings
    readonly costs: readonly CostLine[]
    readonly scope: Scope
  }): Summary
  skus(request: { readonly query: SkuQuery } & Part): Page<SkuRow>
  /** Every SKU of the files, most orders first: of its own, so that no page of `skus` is aborted. */
  fileSkus(): readonly FileSku[]
  orders(request: { readonly query: OrderQuery } & Part): Page<OrderRow>
  /** The lines of one order, each with where it came from. */
  lines(request: { readonly order: number }): readonly OrderLine[]
  findings(request: { readonly code: FindingCode } & Part): Page<FindingRow>
  file(request: FileRequest): Blob
}

/** Which rows of a list are wanted: the first counted from 0, and how many. */
type Part = { readonly from: number; readonly count: number }

export type Page<Row> = {
  readonly total: number
  readonly from: number
  readonly rows: readonly Row[]
}

export type FileRequest = {
  readonly table: ExportTable | 'all'
  readonly kind: 'csv' | 'xlsx'
  readonly names: ExportNames
}

export type ExportTable =
  | 'orders'
  | 'skus'
  | 'findings'
  | 'months'
  | 'table7'
  | 'table14'
  | 'unknown'
  /** Every SKU of the files with blank costs, most orders first. */
  | 'costs'

/** What the page knows and files need. */
export type ExportNames = {
  /** The operator's GSTIN; blank where none was typed. */
  readonly operator: string
  /** Of tables 7 and 14: the month of the return, as 2026-10; all months without it. */
  readonly month?: string
}

/** Money of orders, summed. Fees are before GST. */
export type Money = {
  readonly sale: Paise
  readonly refund: Paise
  readonly credits: Paise
  readonly fees: Paise
  readonly gstOnFees: Paise
  readonly tcs: Paise
  readonly tds: Paise
  /** As the files state it. */
  readonly settlement: Paise
  /** What the stated totals differ by from their lines. */
  readonly notExplained: Paise
  /** Sale and refund without GST. */
  readonly netSales: Paise
}

/** The parts of the profit; they add up to it. Costs are below zero. */
export type ProfitParts = {
  readonly sales: Paise
  readonly credits: Paise
  readonly fees: Paise
  readonly ads: Paise
  readonly cost: Paise
  /** Goods that are gone or cannot be sold, and the input tax given back on them. */
  readonly damaged: Paise
  readonly packing: Paise
  /** Of a composition dealer: 1 % of sale and refund. */
  readonly tax: Paise
  readonly notOfOneOrder: Paise
}

export type Summary = Money & {
  /** What it was computed with. */
  readonly settings: Settings
  readonly orders: number
  /** Orders of each state; what they earned or cost before ads and packing, where costs are known. */
  readonly byState: Readonly<
    Record<OrderState, { readonly orders: number; readonly earned: Paise | undefined }>
  >
  /** Delivered and partly refunded orders with money. */
  readonly keptOrders: number
  /** Delivered, partly refunded, returned, RTO and lost orders: the base of the two percentages. */
  readonly endedOrders: number
  readonly feesBy: readonly { readonly fee: string; readonly amount: Paise }[]
  readonly skus: number
  readonly skusWithCost: number
  /** How many SKUs lose money, and how much in all. */
  readonly losing: number
  readonly lossOfLosing: Paise
  /** Nothing where no SKU has a cost. */
  readonly profit: Paise | undefined
  /** Percent of the sales of SKUs with a cost, two decimals: '14.13'. */
  readonly margin: string | undefined
  /** Of the SKUs with a cost; of all SKUs where none has one (then cost, damaged and packing are 0). */
  readonly parts: ProfitParts
  readonly withoutCost: {
    readonly skus: readonly string[]
    readonly netSales: Paise
    readonly ads: Paise
  }
  readonly ads: Paise
  readonly adsGst: Paise
  /** As the seller counts it: before GST where it comes back. */
  readonly notOfOneOrder: readonly { readonly what: string; readonly amount: Paise }[]
  readonly transfers: Paise
  /** Stated totals of rows whose type is not understood. */
  readonly notUnderstood: Paise
  /** All that was paid: settlement, ads with their GST, money of no order, what is not understood. */
  readonly paidInAll: Paise
  readonly waiting: { readonly orders: number; readonly amount: Paise }
  /** Deferred by Amazon. */
  readonly notReleased: Paise
  readonly rowsInTwoFiles: number
  readonly checks: readonly FileCheck[]
  /** Of `notExplained`: what three decimals leave when each amount is rounded to paise. */
  readonly rounding: Paise
  readonly findings: readonly FindingSum[]
  readonly tax: Tax
  readonly unknown: Unknown
  readonly marketplaces: readonly MarketplaceId[]
  /** Which roles the files of each marketplace have. */
  readonly roles: Readonly<Partial<Record<MarketplaceId, readonly FileRole[]>>>
  /** Several GSTINs of sellers: the files are of two sellers. */
  readonly sellers: readonly string[]
  /** Orders of the orders files, and money rows, that no cost and no rate is missing for are not here. */
  readonly skusWithoutRate: readonly string[]
  /** Those whose rate is the one that a person gave: no file states it. */
  readonly skusOfTypedRate: readonly string[]
  /** Meesho's first Fixed Fee and Warehousing fee columns were left out, so that all rows add up. */
  readonly isFirstFeeLeftOut: boolean
}

export type FindingSum = {
  readonly code: FindingCode
  readonly count: number
  /** How many orders: one may have two fees that differ. */
  readonly orders: number
  /** Nothing where it has no meaning, as for lost parcels. */
  readonly amount: Paise | undefined
  /** Of unpaid orders: how many are older than 30 days. */
  readonly old: number
}

export type FindingRow = {
  readonly code: FindingCode
  /** Where the order stands among all orders, for `lines`; nothing for a SKU without cost. */
  readonly order: number | undefined
  readonly marketplace: MarketplaceId
  readonly id: string
  readonly sku: string
  readonly amount: Paise | undefined
  readonly fee: string | undefined
  /** The number of an invoice whose tax is not that of its rate. */
  readonly invoice: string | undefined
  /** What the card says, the sum of the lines, or the tax of the rate. */
  readonly expected: Paise | undefined
  /** What was charged, or the stated total or tax. */
  readonly charged: Paise | undefined
  readonly difference: Paise | undefined
  readonly date: string | undefined
  /** How many orders, of a SKU without cost. */
  readonly orders: number | undefined
}

/** A SKU as the files first write it; the name is blank where no file has one. */
export type FileSku = { readonly sku: string; readonly name: string; readonly orders: number }

export type SkuSort =
  | 'sku'
  | 'orders'
  | 'kept'
  | 'returned'
  | 'rto'
  | 'sales'
  | 'fees'
  | 'ads'
  | 'cost'
  | 'profit'
  | 'margin'

export type SkuQuery = {
  readonly sort: SkuSort
  readonly isDescending: boolean
  readonly filter: 'all' | 'losses' | 'no-cost'
  readonly search: string
}

/** The worst profit first; without a cost last. */
export const firstSkuQuery: SkuQuery = {
  sort: 'profit',
  isDescending: false,
  filter: 'all',
  search: '',
}

export type SkuRow = {
  /** The SKU as the files first write it, and its name in the list of costs or the files. */
  readonly sku: string
  readonly name: string
  readonly marketplaces: readonly MarketplaceId[]
  readonly orders: number
  readonly kept: number
  readonly ended: number
  readonly returned: number
  readonly rto: number
  /** Two decimals; nothing where no order ended. */
  readonly returnedPercent: string | undefined
  readonly rtoPercent: string | undefined
  readonly sales: Paise
  readonly credits: Paise
  readonly fees: Paise
  readonly ads: Paise
  /** Below zero, as all that goes out; nothing where the SKU has no cost. */
  readonly cost: Paise | undefined
  readonly damaged: Paise | undefined
  readonly packing: Paise | undefined
  readonly profit: Paise | undefined
  readonly margin: string | undefined
  /** What the SKU earned on average, to find its price as a marketplace order. */
  readonly average: SkuAverage | undefined
}

/** Averages of the orders of a SKU that were kept, as digits; amounts in rupees for one piece. */
export type SkuAverage = {
  readonly price: string
  readonly gst: string
  readonly cost: string | undefined
  readonly costGst: string | undefined
  readonly packing: string | undefined
  /** Commission in percent of the price, and the other fees of an order, before GST. */
  readonly commission: string
  readonly fixedFee: string
  readonly shipping: string
  readonly ads: string
  readonly returned: string
  readonly returnedFee: string
  readonly undelivered: string
  readonly undeliveredFee: string
}

export type OrderQuery = {
  readonly state: OrderState | 'all'
  readonly finding: FindingCode | undefined
  /** Of one SKU, as the files first write it; blank is that of orders without one. */
  readonly sku: string | undefined
  readonly search: string
}

export const firstOrderQuery: OrderQuery = {
  state: 'all',
  finding: undefined,
  sku: undefined,
  search: '',
}

export type OrderRow = Money & {
  readonly order: number
  readonly marketplace: MarketplaceId
  readonly id: string
  readonly sku: string
  readonly state: OrderState
  readonly quantity: number
  readonly kept: number
  readonly cost: Paise | undefined
  readonly earned: Paise | undefined
  /** Delivered, and no money yet. */
  readonly isWaiting: boolean
  readonly isDeferred: boolean
  /** Of the order, otherwise of its first money. */
  readonly date: string | undefined
  readonly findings: readonly FindingCode[]
}

/** One amount or word of one row of a file. */
export type OrderLine = {
  readonly file: string
  readonly row: number
  readonly column: string
  /** `state` and `units` are what order and return files say. */
  readonly what:
    | 'sale'
    | 'refund'
    | 'credit'
    | 'fee'
    | 'gst'
    | 'tcs'
    | 'tds'
    | 'total'
    | 'unknown'
    | 'state'
    | 'units'
  /** The name of a fee. */
  readonly fee: string | undefined
  readonly amount: Paise | undefined
  /** What is there, where it is no amount. */
  readonly text: string | undefined
  readonly date: string | undefined
}

export type Tax = {
  /** Whether a tax file is there; otherwise the tables are made of orders and money. */
  readonly isFromPayments: boolean
  readonly months: readonly TaxMonth[]
  readonly table7: readonly Table7Row[]
  readonly table14: readonly Table14Row[]
  /** The GSTINs of operators, as the files name them. */
  readonly operators: Readonly<Partial<Record<MarketplaceId, string>>>
  readonly b2b: { readonly rows: number; readonly taxable: Paise }
  /** Places that no state is known by, as the files write them. */
  readonly unknownPlaces: readonly string[]
  /** The taxable value of supplies whose place no file names. */
  readonly unplaced: Paise
  /** The state of the seller as a code: typed, or read. */
  readonly state: string | undefined
}

export type TaxMonth = {
  /** As 2026-10. */
  readonly month: string
  /** Nothing where no file states it. */
  readonly tcsInvoiced: Paise | undefined
  readonly tcsPaid: Paise
  readonly tds: Paise
  readonly feeGst: Paise
  readonly adsGst: Paise
}

export type Table7Row = {
  readonly month: string
  readonly marketplace: MarketplaceId
  /** The code of the state. */
  readonly pos: string
  readonly state: string
  /** In percent, as digits. */
  readonly rate: string
  readonly taxable: Paise
  readonly igst: Paise
  readonly cgst: Paise
  readonly sgst: Paise
}

export type Table14Row = {
  readonly month: string
  readonly marketplace: MarketplaceId
  readonly taxable: Paise
  readonly igst: Paise
  readonly cgst: Paise
  readonly sgst: Paise
}

/** Where an amount of a file ended. */
export type CheckPlace =
  | 'orders'
  /** Ads, services, storage, taxes held back of no order. */
  | 'apart'
  /** Moved to the bank: no income. */
  | 'transfers'
  /** What a stated total differs by from its own lines. */
  | 'notExplained'
  /** From three decimals to paise. */
  | 'rounding'
  /** Rows and sheets that are not understood. */
  | 'unknown'
  /** In two files, and counted once. */
  | 'twice'

/** The check after reading one file of money: what it states, and where that ended. */
export type FileCheck = {
  readonly file: string
  readonly kind: FileKind
  readonly stated: Thousandths
  readonly sheets: readonly { readonly name: string | undefined; readonly stated: Thousandths }[]
  readonly places: Readonly<Record<CheckPlace, Thousandths>>
  /** 0, or something was lost. */
  readonly difference: Thousandths
}

export type UnknownReason =
  | 'sheet-unknown'
  | 'type-unknown'
  | 'amount-unreadable'
  | 'id-mangled'
  | 'id-missing'
  /** The rows add up to something else than the file states for all of them. */
  | 'total-differs'

export type Unknown = {
  readonly columns: readonly {
    readonly file: string
    readonly kind: FileKind
    readonly sheet: string | undefined
    readonly column: string
    readonly sum: Paise
  }[]
  /** The first of them, those of one unknown type in one; `rowCount` is how many there are. */
  readonly rows: readonly UnknownRows[]
  readonly rowCount: number
}

export type UnknownRow = {
  readonly file: string
  readonly kind: FileKind
  readonly sheet: string | undefined
  readonly row: number
  readonly column: string
  readonly value: string
  readonly reason: UnknownReason
  /** Its stated total, where its type is not known. */
  readonly amount: Paise | undefined
}

/** Rows of a sheet with one unknown type: the first of them, how many, and their sum. */
export type UnknownRows = UnknownRow & { readonly count: number }

/** Whole paise in rupees. @example fromPaise(-4500) // -45 */
export const fromPaise = (paise: Paise): Decimal => decimalOfUnits(paise, 2)
