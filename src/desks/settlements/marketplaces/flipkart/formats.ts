import { type Column, type Format, ignoring } from '../format'

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
  { names: ['itemgstrate%'], use: 'rate' },
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
    ...['chargeableweighttype', 'chargeablewtslabinkgs', 'shippingzone', 'orderdate'],
    ...['dispatchdate', 'fulfilmenttype', 'productsubcategory', 'additionalinformation'],
    ...['shopsyorder', 'itemreturnstatus', 'invoiceid', 'invoicedate', 'sub'],
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
    ...['tdsrate', 'tdsamount', 'irn', 'businessname'],
  ),
]

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
        columns: profit,
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
    ],
  },
]
