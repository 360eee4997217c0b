import { headName } from '../tables/heads'

/*
 * Files that people drop here and that hold no payments: each is refused by its name, and named with the page that
 * takes it, or the file to take instead.
 */

/** Where such a file belongs. */
export type OtherPlace = 'settlements' | 'products' | 'bills' | 'transactions'

export type OtherFile = {
  readonly name: string
  readonly place: OtherPlace
}

type Known = OtherFile & {
  /** Names of columns, as `headName` leaves them; all of them stand in such a file. */
  readonly heads: readonly string[]
}

const settlements = (name: string, ...heads: string[]): Known => ({
  name,
  place: 'settlements',
  heads,
})
const products = (name: string, ...heads: string[]): Known => ({ name, place: 'products', heads })
const holdings = (name: string, ...heads: string[]): Known => ({
  name,
  place: 'transactions',
  heads,
})

const known: readonly Known[] = [
  settlements('Flipkart', 'neftid', 'orderid', 'orderitemid'),
  settlements('Flipkart', 'neftid', 'nefttype'),
  settlements('Flipkart', 'neftid', 'paymentdate'),
  settlements('Flipkart', 'orderitemid', 'sku', 'fsn', 'dispatcheddate'),
  settlements('Flipkart', 'eventtype', 'eventsubtype', 'finalinvoiceamount'),
  settlements('Flipkart', 'grossunits', 'netunits', 'banksettlement'),
  settlements('Flipkart', 'orderid', 'orderitemid', 'grossunits'),
  settlements('Amazon', 'settlementid', 'transactiontype', 'amounttype', 'amountdescription'),
  settlements('Amazon', 'settlementid', 'type', 'productsales'),
  settlements('Amazon', 'totalproductcharges', 'amazonfees', 'transactiontype'),
  settlements('Amazon', 'amazonorderid', 'purchasedate', 'itemprice'),
  settlements('Amazon', 'invoicenumber', 'transactiontype', 'taxexclusivegross'),
  settlements('Amazon', 'amazonrmaid', 'merchantsku'),
  settlements('Meesho', 'suborderno', 'liveorderstatus'),
  settlements('Meesho', 'suborderno', 'supplierlistedprice'),
  settlements('Meesho', 'suborderno', 'reasonforcreditentry'),
  settlements('Meesho', 'subordernum', 'totalinvoicevalue'),
  products('Flipkart', 'sellerskuid', 'mrp', 'yoursellingprice'),
  products('WooCommerce', 'regularprice', 'saleprice'),
  products('Shopify', 'handle', 'title', 'variantprice'),
  products('Amazon', 'sellersku', 'price', 'asin'),
  holdings('Zerodha', 'instrument', 'qty', 'avgcost', 'ltp'),
  holdings('Zerodha', 'symbol', 'isin', 'quantityavailable', 'averageprice'),
  holdings('Zerodha', 'symbol', 'isin', 'buyvalue', 'sellvalue'),
  holdings('Groww', 'schemename', 'amc', 'investedvalue', 'currentvalue'),
  holdings('Groww', 'stockname', 'isin', 'averagebuyprice', 'closingprice'),
  holdings('CAMS · KFintech', 'schemename', 'shortterm', 'longtermwithindex'),
]

/** Titles above the heads of such a table, and as many lines of sentences. */
const LINES_LOOKED_AT = 60

/**
 * What a table is if it is no list of payments; nothing where it is not known.
 *
 * @example otherFileOf([['Handle', 'Title', 'Variant Price']]) // { name: 'Shopify', place: 'products' }
 */
export function otherFileOf(rows: readonly (readonly string[])[]): OtherFile | undefined {
  for (const cells of rows.slice(0, LINES_LOOKED_AT)) {
    if (cells.length < 3) continue
    const names = new Set(cells.map((cell) => headName(withoutNotes(cell))))
    const found = known.find(({ heads }) => heads.every((head) => names.has(head)))
    if (found) return { name: found.name, place: found.place }
    if (ofBills.filter((head) => names.has(head)).length >= LEAST_OF_BILLS) {
      return { name: '', place: 'bills' }
    }
  }
  return undefined
}

/** Names of a register, of which two stand in no list of payments. */
const ofBills = [
  ...['invoiceno', 'invoicenumber', 'billno', 'billnumber', 'vchno', 'voucherno', 'vouchernumber'],
  ...['gstin', 'gstinuin', 'gstinuinofrecipient', 'taxablevalue', 'placeofsupply', 'hsncode'],
  ...['partyname', 'customername', 'cgst', 'igst', 'cgstamount', 'igstamount', 'ecommercegstin'],
]
const LEAST_OF_BILLS = 2

/** Files of marketplaces have units, formulas and line ends in their heads. */
const withoutNotes = (head: string) => head.replace(/[([=\r\n].*$/s, '')
