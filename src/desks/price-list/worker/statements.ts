import { headName, hindiName } from '../../../core/tables/heads'
import { whyNoProducts } from '../../books/files/refusals'
import { registerIn } from '../../books/files/registers'
import { namedUse } from '../columns'
import type { Refused } from '../messages'
import type { Field } from '../read-product'
import { productsWords } from '../words'

/*
 * Recognises files and rows that are no products.
 *
 * Statements of marketplaces about orders and payments are known by the names of their columns. They
 * are no price lists: an order has several rows, sales may be without GST and fees with it, and some
 * of the orders were cancelled or came back.
 */

/** A kind of statement, and when it was seen last. */
type Statement = {
  readonly name: keyof typeof productsWords.worker.statements
  readonly holds: keyof typeof productsWords.worker.holds
  /** Year and month. */
  readonly seen: string
  /** Heads that hardly any other file has, as `plainHead` spells them. */
  readonly heads: readonly string[]
  /** A file with at least so many of these heads is such a statement. */
  readonly least: number
}

const statements: readonly Statement[] = [
  {
    name: 'amazonTransactions',
    holds: 'payments',
    seen: '2026-08',
    heads: [
      ...['datetime', 'settlementid', 'productsales', 'shippingcredits', 'giftwrapcredits'],
      ...['promotionalrebates', 'totalsalestaxliable', 'tcscgst', 'tcssgst', 'tcsigst'],
      ...['sellingfees', 'fbafees', 'othertransactionfees', 'transactionreleasedate'],
    ],
    least: 4,
  },
  {
    name: 'amazonSettlement',
    holds: 'payments',
    seen: '2026-08',
    heads: [
      ...['settlementid', 'settlementstartdate', 'settlementenddate', 'depositdate'],
      ...['transactiontype', 'adjustmentid', 'marketplacename', 'amounttype'],
      ...['amountdescription', 'fulfillmentid', 'posteddate', 'orderitemcode', 'merchantorderid'],
    ],
    least: 4,
  },
  {
    name: 'amazonOrders',
    holds: 'orders',
    seen: '2026-08',
    heads: [
      ...['amazonorderid', 'merchantorderid', 'purchasedate', 'lastupdateddate', 'orderstatus'],
      ...['fulfillmentchannel', 'saleschannel', 'shipservicelevel', 'itemstatus', 'itemprice'],
      ...['itemtax', 'itempromotiondiscount', 'shipstate', 'shippostalcode'],
    ],
    least: 4,
  },
  {
    name: 'amazonReturns',
    holds: 'returns',
    seen: '2026-08',
    heads: [
      ...['returndate', 'fnsku', 'fulfillmentcenterid', 'detaileddisposition'],
      ...['licenseplatenumber', 'customercomments'],
    ],
    least: 3,
  },
  {
    name: 'amazonTaxes',
    holds: 'invoices',
    seen: '2026-08',
    heads: [
      ...['transactiontype', 'shipmentitemid', 'producttaxcode', 'billfromstate', 'shiptostate'],
      ...['invoiceamount', 'taxexclusivegross', 'totaltaxamount', 'principalamount'],
      ...['principalamountbasis', 'tcscgstamount', 'tcssgstamount', 'tcsigstamount'],
    ],
    least: 4,
  },
  {
    name: 'flipkartSettled',
    holds: 'payments',
    seen: '2026-08',
    heads: [
      ...['neftid', 'nefttype', 'banksettlementvalue', 'settlementvalue', 'inputgsttcscredits'],
      ...['incometaxcredits', 'saleamount', 'totalofferamount', 'myshare', 'customeraddonsamount'],
      ...['marketplacefee', 'offeradjustments', 'protectionfund', 'collectionfee'],
      ...['pickandpackfee', 'reverseshippingfee', 'gstonmpfees', 'itemreturnstatus'],
    ],
    least: 4,
  },
  {
    name: 'flipkartSettled',
    holds: 'ads',
    seen: '2026-08',
    heads: ['neftid', 'walletredeem', 'walletredeemreversal', 'wallettopup', 'gstonadsfees'],
    least: 3,
  },
  {
    name: 'flipkartProfit',
    holds: 'payments',
    seen: '2026-08',
    heads: [
      ...['grossunits', 'rto', 'rvp', 'cancelledunits', 'netunits', 'accountednetsales'],
      ...['totalexpenses', 'banksettlement', 'inputtaxcredits', 'netearnings'],
      ...['amountsettled', 'amountpending'],
    ],
    least: 4,
  },
  {
    name: 'flipkartProfit',
    holds: 'payments',
    seen: '2026-08',
    heads: ['netunits', 'banksettlement'],
    least: 2,
  },
  {
    name: 'flipkartSales',
    holds: 'invoices',
    seen: '2026-08',
    heads: [
      ...['eventtype', 'eventsubtype', 'orderapprovaldate', 'pricebeforediscount'],
      ...['priceafterdiscount', 'finalinvoiceamount', 'totaltcsdeducted', 'buyerinvoiceid'],
      ...['buyerinvoicedate', 'buyerinvoiceamount', 'customersbillingstate'],
      ...['customersdeliverystate', 'isshopsyorder'],
    ],
    least: 4,
  },
  {
    name: 'meeshoOrders',
    holds: 'orders',
    seen: '2026-08',
    heads: [
      ...['reasonforcreditentry', 'suborderno', 'customerstate', 'supplierlistedprice'],
      ...['supplierdiscountedprice', 'packetid'],
    ],
    least: 3,
  },
  {
    name: 'meeshoPayments',
    holds: 'payments',
    seen: '2026-08',
    heads: [
      ...['suborderno', 'liveorderstatus', 'finalsettlementamount', 'pricetype'],
      ...['totalsaleamount', 'totalsalereturnamount', 'salereturnamount', 'shippingrevenue'],
      ...['meeshocommissionpercentage', 'meeshocommission', 'meeshogoldplatformfee'],
      ...['meeshomallplatformfee', 'warehousingfee', 'returnshippingcharge', 'gstcompensation'],
      ...['claimsreason', 'recoveryreason', 'compensationreason'],
    ],
    least: 4,
  },
  {
    name: 'meeshoPayments',
    holds: 'ads',
    seen: '2026-08',
    heads: ['deductionduration', 'deductiondate', 'campaignid', 'adcost', 'totaladscost'],
    least: 3,
  },
  {
    name: 'meeshoPayments',
    holds: 'referrals',
    seen: '2026-08',
    heads: ['rewardid', 'paymentdate', 'storename', 'netreferralamount'],
    least: 3,
  },
  {
    name: 'meeshoReturns',
    holds: 'returns',
    seen: '2026-08',
    heads: [
      ...['suborderno', 'subordernumber', 'meeshopid', 'returncreateddate', 'typeofreturn'],
      ...['courierpartner', 'awbnumber', 'detailedreturnreason'],
    ],
    least: 3,
  },
  {
    name: 'meeshoTaxes',
    holds: 'invoices',
    seen: '2026-08',
    heads: [
      ...['supname', 'subordernum', 'totaltaxablesalevalue', 'totalinvoicevalue'],
      ...['taxableshipping', 'endcustomerstatenew', 'enrollmentno', 'cancelreturndate'],
    ],
    least: 3,
  },
]

/**
 * A head without its notes: files have units, formulas and line ends in them.
 *
 * @example plainHead('Bank Settlement Value (Rs.) \r\n= SUM(J:R)') // 'banksettlementvalue'
 */
const plainHead = (head: string): string =>
  head
    .toLowerCase()
    .replace(/[([=\r\n].*$/s, '')
    .replace(/[^a-z0-9]/g, '')

/** Whether a column numbers orders, settlements or invoices. */
const namesOrders = (heads: ReadonlySet<string>) =>
  [...heads].some((head) =>
    /order(?:item)?(?:id|no|num)|^(?:neft|settlement|invoice|shipment|shipmentitem|packet|transaction)(?:id|no|num)/.test(
      head,
    ),
  )

/** How many lines may stand above the names of the columns. */
const LINES_ABOVE = 60

/**
 * Why a table is no price list, if it is a marketplace's statement. Nothing where it may be a price
 * list.
 */
export function statementProblem(rows: readonly (readonly string[])[]): Refused | undefined {
  for (const cells of rows.slice(0, LINES_ABOVE)) {
    // No statement has so few columns, and most rows of a list end here.
    if (cells.length < 2) continue
    const heads = new Set(cells.map(plainHead))
    const known = statements.find(
      ({ heads: its, least }) => its.filter((head) => heads.has(head)).length >= least,
    )
    // A seller's own list may have columns of the same names, but it also has what goods cost.
    const isOwnList = cells.some((head) => namedUse(head) === 'cost') && !namesOrders(heads)
    if (known && !isOwnList) {
      return {
        problem: productsWords.worker.noPriceList(
          productsWords.worker.statements[known.name],
          productsWords.worker.holds[known.holds],
        ),
        isForSettlements: known.name !== 'amazonSettlement',
      }
    }
  }
  return registerProblem(rows)
}

/** Why a table is no price list, if a billing program wrote it and it holds bills, stock or parties. */
function registerProblem(rows: readonly (readonly string[])[]): Refused | undefined {
  const cells = rows.slice(0, LINES_ABOVE).flat()
  const isOfStock = [/^stock summary$/i, /^closing balance$/i].every((form) =>
    cells.some((cell) => form.test(cell.trim())),
  )
  if (isOfStock) return { problem: productsWords.worker.stockSummary }
  const register = registerIn(rows)
  if (!register || register.name === 'bills' || register.name === 'orders') return undefined
  const isOwnList = rows[register.headAt]?.some((head) => namedUse(head) === 'cost')
  return isOwnList ? undefined : { problem: whyNoProducts(register.name) }
}

type Cells = readonly string[]

/** Columns that hold the status of an order, in many words of which one tells. */
const statusHead =
  /^(?:(?:live|current|final)?(?:order|suborder|item|shipment|shipping|delivery|return|payment|transaction|fulfill?ment)?status|(?:order|shipment)state|स्थिति|ऑर्डरकीस्थिति)$/
const ended = 'cancel(?:l?ed|lation)?|return(?:ed|ing|s)?|rto|refund(?:ed|s)?|reject(?:ed)?|lost'
const endedWord = new RegExp(
  `(?:^|[^a-z])(?:${ended}|undelivered|void(?:ed)?|chargeback)(?:[^a-z]|$)|रद्द|वापस|निरस्त|रिफ\u093c?ंड|आरटीओ`,
  'i',
)
const deniedWord = new RegExp(
  `(?:^|[^a-z])(?:no|not|non|never)[ _-]+(?:yet[ _-]+)?(?:${ended})|return(?:s|able)?[ _-]+(?:accepted|allowed|eligible|policy|possible|within|window|available)`,
  'i',
)

/**
 * Columns that hold the type of a line. A type is more often that of goods (`Return gifts`): only
 * whole words count.
 */
const typeHead = /^(?:order|transaction|event|entry|line|record)?type(?:ofreturn)?$/
const noSaleType =
  /^(?:(?:customer|courier|seller|order)[ _-]*)?(?:cancel(?:l?ed|lation)?|return(?:ed)?|rto|refund(?:ed)?|credit[ _-]*note|transfer|payout|chargeback|service[ _-]*fee|adjustment|reimbursement)s?$/i

const ways: readonly { readonly head: RegExp; isNoSale(value: string): boolean }[] = [
  { head: statusHead, isNoSale: (value) => endedWord.test(value) && !deniedWord.test(value) },
  { head: typeHead, isNoSale: (value) => noSaleType.test(value.trim()) },
]

/**
 * Recognises rows that earned nothing (cancelled, returned, refunded) by a column of states or types.
 * Nothing where the file has no such column.
 *
 * @example noSaleReader(['SKU', 'Status'], ['sku', undefined])?.(['A-1', 'RTO']) // 'RTO'
 * @returns the words that say so, for each row
 */
export function noSaleReader(
  heads: Cells,
  uses: readonly (Field | undefined)[],
): ((cells: Cells) => string | undefined) | undefined {
  const columns = heads.flatMap((head, at) => {
    const names = uses[at] === undefined ? [headName(head), hindiName(head)] : []
    const way = ways.find((way) => names.some((name) => way.head.test(name)))
    return way ? [{ at, isNoSale: cached(way.isNoSale) }] : []
  })
  if (columns.length === 0) return undefined
  return (cells) => {
    for (const { at, isNoSale } of columns) {
      const value = cells[at] ?? ''
      if (value !== '' && isNoSale(value)) return value.trim()
    }
    return undefined
  }
}

/** The most states that are remembered: equal cells are tested once. */
const MOST_REMEMBERED = 500

function cached(isNoSale: (value: string) => boolean): (value: string) => boolean {
  const known = new Map<string, boolean>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    const is = isNoSale(value)
    if (known.size < MOST_REMEMBERED) known.set(value, is)
    return is
  }
}
