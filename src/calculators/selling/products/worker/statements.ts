import { namedUse } from '../columns'

/*
 * What marketplaces hand out about orders and payments, known by the names of its columns. Such a file
 * is no price list: an order has several rows, sales may be without GST and fees with it, and some of
 * the orders were cancelled or came back.
 */
/** A shape of files, as it was seen last. */
type Statement = {
  readonly name: string
  readonly holds: string
  /** Year and month. */
  readonly seen: string
  /** Heads that hardly any other file has, as `plainHead` spells them … */
  readonly heads: readonly string[]
  /** … and how many of them a file has at least. */
  readonly least: number
}

const payments = 'orders and payments, with the fees that were really charged'
const ads = 'what advertising has cost'
const orders = 'orders, also those that were cancelled or came back'
const returns = 'orders that came back'
const invoices = 'invoices and credit notes with their taxes'

const statements: readonly Statement[] = [
  {
    name: 'Amazon’s transaction report',
    holds: payments,
    seen: '2026-08',
    heads: [
      ...['datetime', 'settlementid', 'productsales', 'shippingcredits', 'giftwrapcredits'],
      ...['promotionalrebates', 'totalsalestaxliable', 'tcscgst', 'tcssgst', 'tcsigst'],
      ...['sellingfees', 'fbafees', 'othertransactionfees', 'transactionreleasedate'],
    ],
    least: 4,
  },
  {
    name: 'Amazon’s settlement report',
    holds: payments,
    seen: '2026-08',
    heads: [
      ...['settlementid', 'settlementstartdate', 'settlementenddate', 'depositdate'],
      ...['transactiontype', 'adjustmentid', 'marketplacename', 'amounttype'],
      ...['amountdescription', 'fulfillmentid', 'posteddate', 'orderitemcode', 'merchantorderid'],
    ],
    least: 4,
  },
  {
    name: 'Amazon’s report of all orders',
    holds: orders,
    seen: '2026-08',
    heads: [
      ...['amazonorderid', 'merchantorderid', 'purchasedate', 'lastupdateddate', 'orderstatus'],
      ...['fulfillmentchannel', 'saleschannel', 'shipservicelevel', 'itemstatus', 'itemprice'],
      ...['itemtax', 'itempromotiondiscount', 'shipstate', 'shippostalcode'],
    ],
    least: 4,
  },
  {
    name: 'Amazon’s report of returns',
    holds: returns,
    seen: '2026-08',
    heads: [
      ...['returndate', 'fnsku', 'fulfillmentcenterid', 'detaileddisposition'],
      ...['licenseplatenumber', 'customercomments'],
    ],
    least: 3,
  },
  {
    name: 'Amazon’s merchant tax report',
    holds: invoices,
    seen: '2026-08',
    heads: [
      ...['transactiontype', 'shipmentitemid', 'producttaxcode', 'billfromstate', 'shiptostate'],
      ...['invoiceamount', 'taxexclusivegross', 'totaltaxamount', 'principalamount'],
      ...['principalamountbasis', 'tcscgstamount', 'tcssgstamount', 'tcsigstamount'],
    ],
    least: 4,
  },
  {
    name: 'Flipkart’s report of settled transactions',
    holds: payments,
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
    name: 'Flipkart’s report of settled transactions',
    holds: ads,
    seen: '2026-08',
    heads: ['neftid', 'walletredeem', 'walletredeemreversal', 'wallettopup', 'gstonadsfees'],
    least: 3,
  },
  {
    name: 'Flipkart’s profit and loss',
    holds: payments,
    seen: '2026-08',
    heads: [
      ...['grossunits', 'rto', 'rvp', 'cancelledunits', 'netunits', 'accountednetsales'],
      ...['totalexpenses', 'banksettlement', 'inputtaxcredits', 'netearnings'],
      ...['amountsettled', 'amountpending'],
    ],
    least: 4,
  },
  {
    name: 'Flipkart’s profit and loss',
    holds: payments,
    seen: '2026-08',
    heads: ['netunits', 'banksettlement'],
    least: 2,
  },
  {
    name: 'Flipkart’s sales report',
    holds: invoices,
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
    name: 'Meesho’s list of orders',
    holds: orders,
    seen: '2026-08',
    heads: [
      ...['reasonforcreditentry', 'suborderno', 'customerstate', 'supplierlistedprice'],
      ...['supplierdiscountedprice', 'packetid'],
    ],
    least: 3,
  },
  {
    name: 'Meesho’s report of payments',
    holds: payments,
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
    name: 'Meesho’s report of payments',
    holds: ads,
    seen: '2026-08',
    heads: ['deductionduration', 'deductiondate', 'campaignid', 'adcost', 'totaladscost'],
    least: 3,
  },
  {
    name: 'Meesho’s report of payments',
    holds: 'what referrals have brought',
    seen: '2026-08',
    heads: ['rewardid', 'paymentdate', 'storename', 'netreferralamount'],
    least: 3,
  },
  {
    name: 'Meesho’s list of returns',
    holds: returns,
    seen: '2026-08',
    heads: [
      ...['suborderno', 'subordernumber', 'meeshopid', 'returncreateddate', 'typeofreturn'],
      ...['courierpartner', 'awbnumber', 'detailedreturnreason'],
    ],
    least: 3,
  },
  {
    name: 'Meesho’s tax report',
    holds: invoices,
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

/** Rows of statements are orders, settlements or invoices, and say which. */
const namesOrders = (heads: ReadonlySet<string>) =>
  [...heads].some((head) =>
    /order(?:item)?(?:id|no|num)|^(?:neft|settlement|invoice|shipment|shipmentitem|packet|transaction)(?:id|no|num)/.test(
      head,
    ),
  )

/** How many lines may stand above the names of the columns. */
const LINES_ABOVE = 60

/**
 * Why a table is no price list: it is what a marketplace says of orders and payments. Nothing where it
 * may be one.
 */
export function statementProblem(rows: readonly (readonly string[])[]): string | undefined {
  for (const cells of rows.slice(0, LINES_ABOVE)) {
    // A table that names so little is none of theirs, and most rows of a list end here.
    if (cells.length < 2) continue
    const heads = new Set(cells.map(plainHead))
    const known = statements.find(
      ({ heads: its, least }) => its.filter((head) => heads.has(head)).length >= least,
    )
    // A seller's own list may have columns of the same names, but it also has what goods cost.
    const isOwnList = cells.some((head) => namedUse(head) === 'cost') && !namesOrders(heads)
    if (known && !isOwnList) {
      return `This is ${known.name}: it holds ${known.holds}. A price list has one row a product, with its price and cost.`
    }
  }
  return undefined
}
