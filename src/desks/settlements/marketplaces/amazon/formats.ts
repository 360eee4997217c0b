import { type Column, type Format, ignoring, type RowRole } from '../format'
import { amazonLabel } from './labels'

const seen = '2026-08'

const transactions: readonly Column[] = [
  { names: ['datetime'], use: 'date' },
  { names: ['type'], use: 'type' },
  { names: ['orderid'], use: 'id' },
  { names: ['sku'], use: 'sku' },
  { names: ['description'], use: 'description' },
  { names: ['quantity'], use: 'quantity' },
  { names: ['fulfillment', 'fulfilment'], use: 'fulfilment' },
  { names: ['orderstate'], use: 'place' },
  { names: ['productsales'], use: { is: 'net' } },
  { names: ['shippingcredits'], use: { is: 'net' } },
  { names: ['giftwrapcredits'], use: { is: 'net' } },
  { names: ['promotionalrebates'], use: { is: 'net' } },
  {
    names: ['totalsalestaxliablegstbeforeadjustingtcs', 'totalsalestaxliable'],
    use: { is: 'saleGst' },
  },
  { names: ['tcscgst'], use: { is: 'tcs' } },
  { names: ['tcssgst'], use: { is: 'tcs' } },
  { names: ['tcsigst'], use: { is: 'tcs' } },
  { names: ['tdssection194o', 'tds'], use: { is: 'tds' } },
  { names: ['sellingfees'], use: { is: 'fee', fee: 'Selling fees', gst: 'inside' } },
  { names: ['fbafees'], use: { is: 'fee', fee: 'FBA fees', gst: 'inside' } },
  {
    names: ['othertransactionfees'],
    use: { is: 'fee', fee: 'Shipping and other fees', gst: 'inside' },
  },
  { names: ['other'], use: { is: 'other' } },
  { names: ['total'], use: { is: 'total' } },
  { names: ['transactionstatus'], use: 'release' },
  { names: ['transactionreleasedate'], use: 'releaseDate' },
  { names: ['settlementid'], use: 'payout' },
  ...ignoring(...['marketplace', 'accounttype', 'ordercity', 'orderpostal'], 'taxcollectionmodel'),
]

const orders: readonly Column[] = [
  { names: ['amazonorderid'], use: 'id' },
  { names: ['purchasedate'], use: 'date' },
  { names: ['orderstatus'], use: 'status' },
  { names: ['fulfillmentchannel'], use: 'fulfilment' },
  { names: ['productname'], use: 'name' },
  { names: ['sku'], use: 'sku' },
  { names: ['quantity'], use: 'quantity' },
  { names: ['itemprice'], use: 'price' },
  { names: ['shipstate'], use: 'place' },
  ...ignoring(
    ...['merchantorderid', 'lastupdateddate', 'saleschannel', 'orderchannel', 'url', 'asin'],
    ...['shipservicelevel', 'itemstatus', 'currency', 'itemtax', 'shippingprice', 'shippingtax'],
    ...['giftwrapprice', 'giftwraptax', 'itempromotiondiscount', 'shippromotiondiscount'],
    ...['shipcity', 'shippostalcode', 'shipcountry', 'promotionids', 'isbusinessorder'],
    ...['purchaseordernumber', 'pricedesignation', 'fulfilledby', 'buyercompanyname'],
    ...['buyercstnumber', 'buyervatnumber', 'customizedurl', 'customizedpage', 'isiba'],
    ...['originalorderid', 'isreplacementorder', 'isexchangeorder', 'numberofitems'],
    ...['cpf', 'signatureconfirmationrecommended', 'istransparency'],
  ),
]

const returns: readonly Column[] = [
  { names: ['returndate'], use: 'date' },
  { names: ['orderid'], use: 'id' },
  { names: ['sku'], use: 'sku' },
  { names: ['productname'], use: 'name' },
  { names: ['quantity'], use: 'quantity' },
  { names: ['detaileddisposition'], use: 'condition' },
  ...ignoring(
    ...['asin', 'fnsku', 'fulfillmentcenterid', 'reason', 'status', 'licenseplatenumber'],
    ...['customercomments'],
  ),
]

/** Of orders that the seller ships. */
const ownReturns: readonly Column[] = [
  { names: ['orderid'], use: 'id' },
  { names: ['merchantsku'], use: 'sku' },
  { names: ['itemname'], use: 'name' },
  { names: ['returnquantity'], use: 'quantity' },
  { names: ['returnrequestdate'], use: 'date' },
  { names: ['returndeliverydate'], use: 'laterDate' },
  { names: ['returnrequeststatus'], use: 'status' },
  { names: ['returntype'], use: 'returnType' },
  ...ignoring(
    ...['orderdate', 'amazonrmaid', 'merchantrmaid', 'labeltype', 'labelcost', 'currencycode'],
    ...['returncarrier', 'trackingid', 'labeltobepaidby', 'atozclaim', 'isprime', 'asin'],
    ...['returnreason', 'inpolicy', 'resolution', 'invoicenumber', 'orderamount', 'orderquantity'],
    ...['safetactionreason', 'safetclaimid', 'safetclaimstate', 'safetclaimcreationtime'],
    ...['safetclaimreimbursementamount', 'refundedamount', 'category'],
  ),
]

/** Every row is one amount. */
const settlement: readonly Column[] = [
  { names: ['settlementid'], use: 'payout' },
  { names: ['totalamount'], use: 'statedTotal' },
  { names: ['transactiontype'], use: 'type' },
  { names: ['orderid'], use: 'id' },
  { names: ['amounttype'], use: 'type' },
  { names: ['amountdescription'], use: 'type' },
  { names: ['amount'], use: { is: 'labelled' } },
  { names: ['fulfillmentid', 'fulfilmentid'], use: 'fulfilment' },
  { names: ['posteddate'], use: 'date' },
  { names: ['posteddatetime'], use: 'laterDate' },
  { names: ['sku'], use: 'sku' },
  { names: ['quantitypurchased'], use: 'quantity' },
  ...ignoring(
    ...['settlementstartdate', 'settlementenddate', 'depositdate', 'currency', 'merchantorderid'],
    ...['adjustmentid', 'shipmentid', 'marketplacename', 'orderitemcode', 'merchantorderitemid'],
    ...['merchantadjustmentitemid', 'promotionid'],
  ),
]

const taxes: readonly Column[] = [
  { names: ['sellergstin'], use: 'seller' },
  { names: ['invoicenumber'], use: 'invoice' },
  { names: ['invoicedate'], use: 'date' },
  { names: ['creditnotedate'], use: 'laterDate' },
  { names: ['transactiontype'], use: 'type' },
  { names: ['orderid'], use: 'id' },
  { names: ['sku'], use: 'sku' },
  { names: ['itemdescription'], use: 'name' },
  { names: ['quantity'], use: 'quantity' },
  { names: ['shiptostate'], use: 'place' },
  { names: ['customerbilltogstid', 'customershiptogstid'], use: 'buyer' },
  { names: ['taxexclusivegross'], use: { is: 'taxable' } },
  { names: ['totaltaxamount'], use: { is: 'tax' } },
  { names: ['cgstrate'], use: 'cgstRate' },
  { names: ['sgstrate'], use: 'sgstRate' },
  { names: ['utgstrate'], use: 'sgstRate' },
  { names: ['igstrate'], use: 'igstRate' },
  { names: ['cgsttax'], use: { is: 'cgst' } },
  { names: ['sgsttax'], use: { is: 'sgst' } },
  { names: ['utgsttax'], use: { is: 'sgst' } },
  { names: ['igsttax'], use: { is: 'igst' } },
  { names: ['tcscgstamount'], use: { is: 'tcsInvoiced' } },
  { names: ['tcssgstamount'], use: { is: 'tcsInvoiced' } },
  { names: ['tcsutgstamount'], use: { is: 'tcsInvoiced' } },
  { names: ['tcsigstamount'], use: { is: 'tcsInvoiced' } },
  ...ignoring(
    ...['shipmentid', 'shipmentdate', 'orderdate', 'shipmentitemid', 'asin'],
    ...['hsnsac', 'producttaxcode', 'billfromcity', 'billfromstate', 'billfromcountry'],
    ...['billfrompostalcode', 'shipfromcity', 'shipfromstate', 'shipfromcountry'],
    ...['shipfrompostalcode', 'shiptocity', 'shiptocountry', 'shiptopostalcode', 'invoiceamount'],
    ...['compensatorycessrate', 'principalamount', 'principalamountbasis'],
    ...['compensatorycesstax', 'tcscgstrate', 'tcssgstrate', 'tcsutgstrate', 'tcsigstrate'],
    ...['warehouseid', 'fulfillmentchannel', 'paymentmethodcode', 'creditnoteno', 'billtocity'],
    ...['billtostate', 'billtocountry', 'billtopostalcode', 'customerbilltogstid', 'buyername'],
    ...['shippingamount', 'shippingamountbasis', 'shippingcgsttax', 'shippingsgsttax'],
    ...[
      'shippingutgsttax',
      'shippingigsttax',
      'shippingcesstax',
      'shippingcesstaxamount',
      'giftwrapamount',
    ],
    ...['giftwrapamountbasis', 'giftwrapcgsttax', 'giftwrapsgsttax', 'giftwraputgsttax'],
    ...[
      'giftwrapigsttax',
      'giftwrapcompensatorycesstax',
      'itempromodiscount',
      'itempromodiscountbasis',
    ],
    ...['itempromotax', 'shippingpromodiscount', 'shippingpromodiscountbasis', 'shippingpromotax'],
    ...['giftwrappromodiscount', 'giftwrappromodiscountbasis', 'giftwrappromotax'],
    ...['irnnumber', 'irnfilingstatus', 'irndate', 'irnerrorcode', 'customershiptogstid'],
  ),
]

const roles: Readonly<Record<string, RowRole>> = {
  order: 'sale',
  refund: 'refund',
  'shipping services': 'service',
  'service fee': 'service',
  adjustment: 'service',
  'safe-t reimbursement': 'service',
  'fba inventory fee': 'service',
  'fulfilment fee refund': 'service',
  'fulfillment fee refund': 'service',
  'tax withheld': 'withheld',
  debt: 'transfer',
  transfer: 'transfer',
}

/** @example roleOf({ type: 'Refund', description: '' }) // 'refund' */
function roleOf({ type, description }: { type: string; description: string }): RowRole {
  const role = roles[type.toLowerCase()] ?? 'unknown'
  return role === 'service' && /^service fee$/i.test(type) && /advertis/i.test(description)
    ? 'ads'
    : role
}

export const amazonFormats: readonly Format[] = [
  {
    kind: 'amazonTransactions',
    role: 'money',
    seen,
    sheets: [
      {
        rows: 'money',
        needs: ['datetime', 'type', 'orderid', 'productsales', 'sellingfees'],
        total: 'total',
        hasRowsOfNoOrder: true,
        roleOf,
        columns: transactions,
      },
    ],
  },
  {
    kind: 'amazonSettlement',
    role: 'money',
    seen: '2026-07',
    sheets: [
      {
        rows: 'money',
        needs: ['settlementid', 'transactiontype', 'amounttype', 'amountdescription', 'amount'],
        hasRowsOfNoOrder: true,
        labelOf: amazonLabel,
        columns: settlement,
      },
    ],
  },
  {
    kind: 'amazonOrders',
    role: 'orders',
    seen,
    sheets: [
      {
        rows: 'orders',
        needs: ['amazonorderid', 'orderstatus', 'sku', 'quantity'],
        columns: orders,
      },
    ],
  },
  {
    kind: 'amazonReturns',
    role: 'returns',
    seen,
    sheets: [
      {
        rows: 'returns',
        needs: ['returndate', 'orderid', 'sku', 'detaileddisposition'],
        columns: returns,
      },
    ],
  },
  {
    kind: 'amazonSellerReturns',
    role: 'returns',
    seen: '2026-07',
    sheets: [
      {
        rows: 'returns',
        needs: ['orderid', 'merchantsku', 'returnquantity', 'returndeliverydate'],
        isBackWhenDated: true,
        columns: ownReturns,
      },
    ],
  },
  {
    kind: 'amazonTaxes',
    role: 'tax',
    seen,
    sheets: [
      {
        rows: 'tax',
        needs: ['invoicedate', 'transactiontype', 'orderid', 'shiptostate', 'taxexclusivegross'],
        areRatesShares: true,
        isTaxWhole: true,
        total: 'Total Tax Amount',
        columns: taxes,
      },
    ],
  },
]
