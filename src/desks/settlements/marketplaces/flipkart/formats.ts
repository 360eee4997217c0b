import { type Column, type FileState, type Format, ignoring } from '../format'

const seen = '2026-08'

const fee = (name: string, fee: string): Column => ({
  names: [name],
  use: { is: 'fee', fee, gst: 'apart' },
})

const settled: readonly Column[] = [
  { names: ['paymentdate'], use: 'date' },
  { names: ['orderitemid'], use: 'id' },
  { names: ['sellersku'], use: 'sku' },
  { names: ['quantity'], use: 'quantity' },
  { names: ['returntype'], use: 'returnType' },
  { names: ['orderdate'], use: 'orderDate' },
  // Of offers that were adjusted: 0 wherever there was none.
  { names: ['itemgstrate%'], use: 'rateUnlessZero' },
  { names: ['banksettlementvalue', 'settlementvalue'], use: { is: 'total' } },
  { names: ['saleamount'], use: { is: 'sale' } },
  { names: ['totalofferamount'], use: { is: 'sale' } },
  { names: ['myshare'], use: { is: 'sale' } },
  { names: ['customeraddonsamount'], use: { is: 'sale' } },
  { names: ['offeradjustments'], use: { is: 'sale' } },
  { names: ['protectionfund'], use: { is: 'credit' } },
  { names: ['refund'], use: { is: 'refund' } },
  fee('commission', 'Commission'),
  fee('fixedfee', 'Fixed fee'),
  fee('collectionfee', 'Collection fee'),
  fee('pickandpackfee', 'Pick and pack fee'),
  fee('shippingfee', 'Shipping fee'),
  fee('reverseshippingfee', 'Reverse shipping fee'),
  fee('nocostemifeereimbursement', 'No cost EMI fee reimbursement'),
  fee('installationfee', 'Installation fee'),
  fee('techvisitfee', 'Tech visit fee'),
  fee('uninstallationpackagingfee', 'Uninstallation and packaging fee'),
  fee('customeraddonsamountrecovery', 'Customer add-ons recovery'),
  fee('franchisefee', 'Franchise fee'),
  fee('shopsymarketingfee', 'Shopsy marketing fee'),
  fee('productcancellationfee', 'Product cancellation fee'),
  { names: ['gstonmpfees'], use: { is: 'gstOnFees' } },
  { names: ['tcs'], use: { is: 'tcs' } },
  { names: ['tds'], use: { is: 'tds' } },
  ...ignoring(
    // Sums of other columns, and what repeats them.
    ...['marketplacefee', 'taxes', 'inputgsttcscredits', 'incometaxcredits'],
    ...['neftid', 'nefttype', 'orderid', 'tier', 'commissionrate%', 'deadweightkgs'],
    ...['lengthbreadthheight', 'volumetricweightkgs', 'chargeableweightsource'],
    ...['chargeableweighttype', 'chargeablewtslabinkgs', 'chargeablewtslab', 'shippingzone'],
    ...['dispatchdate', 'fulfilmenttype', 'productsubcategory', 'additionalinformation'],
    ...['shopsyorder', 'itemreturnstatus', 'invoiceid', 'invoicedate', 'sub'],
    // How the adjustments of offers came about, and once more what the buyer paid.
    ...['offeramountsettledasdiscountinmpfee', 'discountinmpfees', 'gstondiscount'],
    ...['totaldiscountinmpfee', 'offeradjustment', 'saleamount', 'totalofferamount', 'myshare'],
    ...['freeshippingoffer', 'nonfreeshippingoffer', 'total'],
  ),
]

const ads: readonly Column[] = [
  { names: ['paymentdate'], use: 'date' },
  { names: ['settlementvalue'], use: { is: 'total' } },
  { names: ['gstonadsfees'], use: { is: 'adsGst' } },
  ...ignoring(
    ...['neftid', 'type', 'campaignid', 'walletredeem', 'walletredeemreversal', 'wallettopup'],
    ...['walletrefund', 'campaigntransactionid', 'transactionid'],
  ),
]

/** One total a row, and what explains it. */
const oneTotal: readonly Column[] = [
  { names: ['paymentdate', 'transactiondate'], use: 'date' },
  { names: ['settlementvalue'], use: { is: 'total' } },
  ...ignoring('neftid', 'nefttype', 'settlementtype'),
]

const rebates: readonly Column[] = [
  { names: ['paymentdate'], use: 'date' },
  { names: ['orderitemid'], use: 'id' },
  { names: ['sellersku'], use: 'sku' },
  { names: ['settlementvalue'], use: { is: 'wholeFee', fee: 'MP fee rebate' } },
  ...ignoring('neftid', 'nefttype', 'orderid'),
]

const storage: readonly Column[] = [...oneTotal, { names: ['taxes'], use: { is: 'adsGst' } }]

const services: readonly Column[] = [
  ...oneTotal,
  { names: ['gstonadsfees', 'gst', 'taxes'], use: { is: 'adsGst' } },
]

/** The columns by which every sheet with money is known. */
const paid = ['neftid', 'settlementvalue']

const profit: readonly Column[] = [
  { names: ['orderdate'], use: 'date' },
  { names: ['orderitemid'], use: 'id' },
  { names: ['skuname'], use: 'sku' },
  { names: ['orderstatus'], use: 'status' },
  { names: ['grossunits'], use: 'quantity' },
  { names: ['rtologisticsreturn'], use: 'rtoUnits' },
  { names: ['rvpcustomerreturn'], use: 'returnedUnits' },
  { names: ['cancelledunits'], use: 'cancelledUnits' },
  { names: ['finalsellingprice'], use: 'price' },
  ...ignoring(
    ...['orderid', 'fulfillmenttype', 'fulfilmenttype', 'channelofsale', 'modeofpayment'],
    ...['netunits', 'accountednetsales', 'totalexpenses', 'commission', 'fixedfee'],
    ...['shippingfee', 'collectionfee', 'pickandpackfee', 'reverseshippingfee', 'taxesgst'],
    ...['taxestcs', 'taxestds', 'rewardsotherbenefits', 'banksettlement', 'inputtaxcredits'],
    ...['returnedcancelledunits', 'orderitemvalue', 'handlingfee', 'estimatednetsales'],
    ...['netearnings', 'amountsettled', 'amountpending', 'earningsperunit', 'netmargins%'],
  ),
]

const sales: readonly Column[] = [
  { names: ['sellergstin'], use: 'seller' },
  { names: ['orderitemid'], use: 'id' },
  { names: ['sku'], use: 'sku' },
  { names: ['producttitledescription'], use: 'name' },
  { names: ['eventtype'], use: 'type' },
  { names: ['eventsubtype'], use: 'description' },
  { names: ['itemquantity'], use: 'quantity' },
  { names: ['taxablevalue'], use: { is: 'taxable' } },
  { names: ['igstrate'], use: 'igstRate' },
  { names: ['cgstrate'], use: 'cgstRate' },
  { names: ['sgstrate'], use: 'sgstRate' },
  { names: ['igstamount'], use: { is: 'igst' } },
  { names: ['cgstamount'], use: { is: 'cgst' } },
  { names: ['sgstamount'], use: { is: 'sgst' } },
  { names: ['totaltcsdeducted'], use: { is: 'tcsInvoiced' } },
  { names: ['buyerinvoicedate'], use: 'date' },
  { names: ['customersdeliverystate'], use: 'place' },
  { names: ['businessgstnumber'], use: 'buyer' },
  ...ignoring(
    ...['orderid', 'fsn', 'hsncode', 'ordertype', 'fulfilmenttype', 'orderdate'],
    ...['orderapprovaldate', 'ordershippedfrom', 'warehouseid', 'pricebeforediscount'],
    ...['totaldiscount', 'sellershare', 'bankoffershare', 'priceafterdiscount'],
    ...['shippingcharges', 'finalinvoiceamount', 'typeoftax', 'cstrate', 'cstamount'],
    ...['vatrate', 'vatamount', 'luxurycessrate', 'luxurycessamount', 'tcsigstrate'],
    ...['tcsigstamount', 'tcscgstrate', 'tcscgstamount', 'tcssgstrate', 'tcssgstamount'],
    ...['buyerinvoiceid', 'buyerinvoiceamount', 'customersbillingpincode'],
    ...['customersbillingstate', 'customersdeliverypincode', 'usualprice', 'isshopsyorder'],
    ...['tdsrate', 'tdsamount', 'irn', 'businessname', 'beneficiaryname', 'imei'],
  ),
]

/** Credit and debit notes about cash back, beside the invoices. */
const notes: readonly Column[] = [
  { names: ['sellergstin'], use: 'seller' },
  { names: ['orderitemid'], use: 'id' },
  { names: ['documenttype'], use: 'type' },
  { names: ['documentsubtype'], use: 'description' },
  { names: ['invoicedate'], use: 'date' },
  { names: ['taxablevalue'], use: { is: 'taxable' } },
  { names: ['igstrate'], use: 'igstRate' },
  { names: ['cgstrate'], use: 'cgstRate' },
  { names: ['sgstrate'], use: 'sgstRate' },
  { names: ['igstamount'], use: { is: 'igst' } },
  { names: ['cgstamount'], use: { is: 'cgst' } },
  { names: ['sgstamount'], use: { is: 'sgst' } },
  { names: ['customersdeliverystate'], use: 'place' },
  { names: ['businessgstnumber'], use: 'buyer' },
  ...ignoring(
    ...['orderid', 'creditnoteiddebitnoteid', 'invoiceamount', 'luxurycessrate'],
    ...['luxurycessamount', 'isshopsyorder', 'businessname'],
  ),
]

const orders: readonly Column[] = [
  { names: ['orderitemid'], use: 'id' },
  { names: ['orderdate'], use: 'date' },
  { names: ['orderitemstatus'], use: 'status' },
  { names: ['sku'], use: 'sku' },
  { names: ['producttitle'], use: 'name' },
  { names: ['quantity'], use: 'quantity' },
  { names: ['orderdeliverydate'], use: 'deliveredDate' },
  ...ignoring(
    ...['orderid', 'fulfilmentsource', 'fulfilmenttype', 'orderapprovaldate', 'fsn'],
    ...['serialnoimei', 'deliverylogisticspartner', 'pickuplogisticspartner'],
    ...['deliverytrackingid', 'forwardlogisticsform', 'forwardlogisticsformno'],
    ...['ordercancellationdate', 'cancellationreason', 'cancellationsubreason'],
    ...['orderreturnapprovaldate', 'returnid', 'returnreason', 'returnsubreason'],
    ...['procurementdispatchsla', 'dispatchafterdate', 'dispatchbydate'],
    ...['orderreadyfordispatchondate', 'dispatcheddate', 'dispatchslabreached'],
    ...['sellerpickupreattempts', 'deliverysla', 'deliverbydate', 'deliveryslabreached'],
    ...['orderservicecompletiondate', 'servicebydate', 'servicecompletionsla'],
    ...['serviceslabreached'],
  ),
]

/** @example stateOf({ status: 'RETURNED', isDelivered: false }) // 'rto' */
function stateOf({ status, isDelivered }: { status: string; isDelivered: boolean }): FileState {
  if (/^(?:cancelled|rejected)/i.test(status)) return 'cancelled'
  if (/^return/i.test(status)) return isDelivered ? 'returned' : 'rto'
  return /^delivered/i.test(status) ? 'delivered' : 'open'
}

export const flipkartFormats: readonly Format[] = [
  {
    kind: 'flipkartSettled',
    role: 'money',
    seen,
    sheets: [
      {
        rows: 'money',
        needs: ['orderitemid', 'saleamount', 'sellersku'],
        total: 'Bank Settlement Value',
        columns: settled,
      },
      {
        rows: 'ads',
        needs: ['settlementvalue', 'gstonadsfees'],
        total: 'Settlement Value',
        columns: ads,
      },
      { rows: 'money', needs: [...paid, 'orderitemid'], isTotalAlone: true, columns: rebates },
      {
        rows: 'apart',
        apart: 'Non_Order_SPF',
        needs: [...paid, 'claimid'],
        isTotalAlone: true,
        columns: oneTotal,
      },
      {
        rows: 'apart',
        apart: 'Storage_Recall',
        needs: [...paid, 'recallid'],
        isGstInside: true,
        isTotalAlone: true,
        columns: storage,
      },
      {
        rows: 'ads',
        title: /google ?ads/i,
        needs: [...paid, 'servicename'],
        isGstInside: true,
        isTotalAlone: true,
        columns: services,
      },
      {
        rows: 'apart',
        needs: [...paid, 'servicename'],
        isGstInside: true,
        isTotalAlone: true,
        columns: services,
      },
      {
        rows: 'withheld',
        withheld: 'tcs',
        needs: [...paid, 'recoverymonth'],
        isTotalAlone: true,
        columns: oneTotal,
      },
      {
        rows: 'withheld',
        withheld: 'tds',
        needs: [...paid, 'claimdate'],
        isTotalAlone: true,
        columns: oneTotal,
      },
      { rows: 'unknown', needs: paid, isTotalAlone: true, columns: oneTotal },
    ],
  },
  {
    kind: 'flipkartProfit',
    role: 'orders',
    isProjection: true,
    seen,
    sheets: [
      {
        rows: 'orders',
        needs: ['orderitemid', 'skuname', 'orderstatus', 'grossunits'],
        hasSubHeads: true,
        columns: profit,
      },
    ],
  },
  {
    kind: 'flipkartOrders',
    role: 'orders',
    seen,
    sheets: [
      {
        rows: 'orders',
        needs: ['orderitemid', 'orderitemstatus', 'sku', 'quantity'],
        stateOf,
        columns: orders,
      },
    ],
  },
  {
    kind: 'flipkartSales',
    role: 'tax',
    seen,
    sheets: [
      {
        rows: 'tax',
        needs: ['eventtype', 'taxablevalue', 'customersdeliverystate'],
        columns: sales,
      },
      {
        rows: 'tax',
        needs: [
          'documenttype',
          'creditnoteiddebitnoteid',
          'taxablevalue',
          'customersdeliverystate',
        ],
        isTakenOff: ({ type }) => /^credit/i.test(type),
        columns: notes,
      },
    ],
  },
]
