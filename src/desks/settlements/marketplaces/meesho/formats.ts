import { type Column, type Format, ignoring } from '../format'

const seen = '2026-06'

/** A fee in its two generations: with GST inside since 2026, with GST in a column of its own before. */
const fee = (name: string, fee: string, gstName = name): readonly Column[] => [
  { names: [`${name}inclgst`], use: { is: 'fee', fee, gst: 'inside' } },
  { names: [`${name}exclgst`], use: { is: 'fee', fee, gst: 'apart' } },
  { names: [`gston${gstName}`], use: { is: 'gstOnFees' } },
]

/** A fee that also stands among the sales, where it comes first. */
const firstFee = (name: string, fee: string): Column => ({
  names: [`${name}inclgst`],
  use: { is: 'fee', fee, gst: 'inside', isFirst: true },
})

const payments: readonly Column[] = [
  { names: ['suborderno'], use: 'id' },
  { names: ['productname'], use: 'name' },
  { names: ['suppliersku'], use: 'sku' },
  { names: ['liveorderstatus'], use: 'status' },
  { names: ['productgst%'], use: 'rate' },
  { names: ['quantity'], use: 'quantity' },
  { names: ['paymentdate'], use: 'date' },
  { names: ['finalsettlementamount'], use: { is: 'total' } },
  {
    names: ['totalsaleamountinclshippinggst', 'totalsaleamountinclcommissiongst'],
    use: { is: 'sale' },
  },
  { names: ['shippingrevenueinclgst'], use: { is: 'sale' } },
  { names: ['returnpremiuminclgst'], use: { is: 'sale' } },
  {
    names: ['totalsalereturnamountinclshippinggst', 'salereturnamountinclgst'],
    use: { is: 'refund' },
  },
  { names: ['shippingreturnamountinclgst'], use: { is: 'refund' } },
  { names: ['returnpremiuminclgstofreturn'], use: { is: 'refund' } },
  firstFee('fixedfee', 'Fixed fee'),
  firstFee('warehousingfee', 'Warehousing fee'),
  ...fee('meeshocommission', 'Commission'),
  ...fee('meeshogoldplatformfee', 'Gold platform fee', 'meeshogold'),
  ...fee('meeshomallplatformfee', 'Mall platform fee'),
  ...fee('fixedfee', 'Fixed fee'),
  ...fee('warehousingfee', 'Warehousing fee'),
  ...fee('returnshippingcharge', 'Return shipping'),
  ...fee('shippingcharge', 'Shipping'),
  ...fee('netothersupportservicecharges', 'Other support services'),
  { names: ['gstcompensationprpshipping'], use: { is: 'credit' } },
  { names: ['tcs'], use: { is: 'tcs' } },
  { names: ['tds'], use: { is: 'tds' } },
  { names: ['compensation'], use: { is: 'credit' } },
  { names: ['claims'], use: { is: 'credit' } },
  { names: ['recovery'], use: { is: 'credit' } },
  ...ignoring(
    // Parts of the net charges, which count.
    ...['othersupportservicechargesexclgst', 'waiversexclgst'],
    ...['orderdate', 'dispatchdate', 'catalogid', 'ordersource', 'listingpriceincltaxes'],
    ...['listingpriceinclgstcommission', 'transactionid', 'pricetype'],
    ...['meeshocommissionpercentage', 'tdsrate%', 'compensationreason', 'claimsreason'],
    ...['recoveryreason'],
  ),
]

const ads: readonly Column[] = [
  { names: ['deductiondate'], use: 'date' },
  { names: ['totaladscost'], use: { is: 'total' } },
  { names: ['gst'], use: { is: 'adsGst' } },
  ...ignoring(
    ...['deductionduration', 'campaignid', 'adcost', 'creditswaiversdiscounts'],
    ...['adcostinclcreditswaivers'],
  ),
]

const referrals: readonly Column[] = [
  { names: ['paymentdate'], use: 'date' },
  { names: ['netreferralamount'], use: { is: 'total' } },
  ...ignoring('rewardid', 'storename', 'reason', 'taxes', 'grossamount'),
]

const recoveries: readonly Column[] = [
  { names: ['date'], use: 'date' },
  { names: ['amountinclgstinr'], use: { is: 'total' } },
  ...ignoring('programname', 'reason'),
]

const orders: readonly Column[] = [
  { names: ['reasonforcreditentry'], use: 'status' },
  { names: ['suborderno'], use: 'id' },
  { names: ['orderdate'], use: 'date' },
  { names: ['customerstate'], use: 'place' },
  { names: ['productname'], use: 'name' },
  { names: ['sku'], use: 'sku' },
  { names: ['quantity'], use: 'quantity' },
  { names: ['supplierdiscountedprice'], use: 'price' },
  ...ignoring('size', 'supplierlistedprice', 'packetid', 'catalogid', 'ordersource'),
]

const returns: readonly Column[] = [
  { names: ['subordernumber', 'suborderno'], use: 'id' },
  { names: ['sku'], use: 'sku' },
  { names: ['productname'], use: 'name' },
  { names: ['qty', 'quantity'], use: 'quantity' },
  { names: ['returncreateddate'], use: 'date' },
  { names: ['typeofreturn'], use: 'returnType' },
  { names: ['status'], use: 'status' },
  ...ignoring(
    ...[
      'orderdate',
      'sno',
      'variation',
      'meeshopid',
      'category',
      'ordernumber',
      'dispatchdate',
      'subtype',
    ],
    ...['expecteddeliverydate', 'courierpartner', 'awbnumber', 'returnreason'],
    ...['detailedreturnreason', 'trackinglink', 'returnpricetype', 'proofofdelivery'],
    ...['otpverifiedat', 'attempt'],
  ),
]

const taxes: readonly Column[] = [
  { names: ['gstin'], use: 'seller' },
  { names: ['ecotcsgstin'], use: 'operator' },
  { names: ['subordernum'], use: 'id' },
  { names: ['orderdate'], use: 'date' },
  { names: ['cancelreturndate'], use: 'laterDate' },
  { names: ['monthnumber'], use: 'monthNumber' },
  { names: ['quantity'], use: 'quantity' },
  { names: ['gstrate'], use: 'rate' },
  { names: ['totaltaxablesalevalue'], use: { is: 'taxable' } },
  { names: ['taxamount'], use: { is: 'tax' } },
  { names: ['endcustomerstatenew'], use: 'place' },
  ...ignoring(
    ...['identifier', 'supname', 'hsncode', 'totalinvoicevalue', 'taxableshipping'],
    ...['enrollmentno', 'financialyear', 'supplierid', 'manifestdate', 'transactiontype'],
  ),
]

export const meeshoFormats: readonly Format[] = [
  {
    kind: 'meeshoPayments',
    role: 'money',
    seen,
    sheets: [
      {
        rows: 'money',
        needs: ['suborderno', 'suppliersku', 'liveorderstatus'],
        total: 'Final Settlement Amount',
        columns: payments,
      },
      { rows: 'ads', needs: ['totaladscost', 'gst'], total: 'Total Ads Cost', columns: ads },
      {
        rows: 'apart',
        apart: 'Referral Payments',
        needs: ['rewardid', 'netreferralamount'],
        columns: referrals,
      },
      {
        rows: 'apart',
        apart: 'Compensation and Recovery',
        needs: ['programname', 'amountinclgstinr'],
        columns: recoveries,
      },
    ],
  },
  {
    kind: 'meeshoOrders',
    role: 'orders',
    seen,
    sheets: [
      {
        rows: 'orders',
        needs: ['reasonforcreditentry', 'suborderno', 'sku'],
        isPriceOfPiece: true,
        columns: orders,
      },
    ],
  },
  {
    kind: 'meeshoReturns',
    role: 'returns',
    seen,
    sheets: [{ rows: 'returns', needs: ['typeofreturn', 'awbnumber', 'status'], columns: returns }],
  },
  {
    kind: 'meeshoTaxes',
    role: 'tax',
    seen,
    sheets: [
      { rows: 'tax', sign: 1, needs: ['subordernum', 'totaltaxablesalevalue'], columns: taxes },
    ],
  },
  {
    kind: 'meeshoTaxReturns',
    role: 'tax',
    seen,
    sheets: [
      {
        rows: 'tax',
        sign: -1,
        needs: ['subordernum', 'totaltaxablesalevalue', 'cancelreturndate'],
        columns: taxes,
      },
    ],
  },
]
