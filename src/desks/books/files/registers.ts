/*
 * Files of billing programs that are no lists of items: registers of bills, vouchers, orders, payments
 * and parties. They are told by the names of their columns, in any order.
 */

/** A register, by the name of its message in `registerWords.names`. */
export type RegisterName =
  | 'vyaparBills'
  | 'vyaparParties'
  | 'zohoInvoices'
  | 'zohoBills'
  | 'zohoCreditNotes'
  | 'zohoPayments'
  | 'zohoContacts'
  | 'tallyRegister'
  | 'tallyDayBook'
  | 'busyVouchers'
  | 'margBill'
  | 'clearTaxBills'
  | 'swipeBills'
  | 'erpNextRegister'
  | 'shopifyOrders'
  | 'razorpayPayments'
  | 'phonePePayments'
  | 'paytmPayments'
  | 'bills'
  | 'orders'

export type Register = {
  readonly name: RegisterName
  /** The row of its heads. */
  readonly headAt: number
  /** The column of the numbers of bills; -1 where it has none. */
  readonly numberAt: number
}

type Known = { readonly name: RegisterName; readonly heads: readonly string[] }

/** Heads as `plain` spells them; a file with all of them is such a register. */
const known: readonly Known[] = [
  { name: 'vyaparBills', heads: ['partyname', 'transactiontype', 'totalamount', 'balancedue'] },
  { name: 'vyaparBills', heads: ['partyname', 'itemname', 'unitprice', 'transactiontype'] },
  { name: 'vyaparParties', heads: ['receivablebalance', 'payablebalance'] },
  { name: 'zohoInvoices', heads: ['invoicenumber', 'invoicestatus', 'customername'] },
  { name: 'zohoBills', heads: ['billnumber', 'billstatus', 'vendorname'] },
  { name: 'zohoCreditNotes', heads: ['creditnotenumber', 'customername'] },
  { name: 'zohoPayments', heads: ['paymentnumber', 'amountappliedtoinvoice'] },
  { name: 'zohoContacts', heads: ['displayname', 'companyname', 'contacttype'] },
  { name: 'tallyRegister', heads: ['particulars', 'vouchertype', 'voucherno', 'grosstotal'] },
  { name: 'tallyRegister', heads: ['particulars', 'vchtype', 'vchno', 'grosstotal'] },
  { name: 'tallyDayBook', heads: ['particulars', 'vchtype', 'vchno'] },
  { name: 'busyVouchers', heads: ['vchbillno', 'particulars', 'itemdetails'] },
  { name: 'clearTaxBills', heads: ['invoicenumber', 'customerbillingname', 'itemtaxablevalue'] },
  { name: 'swipeBills', heads: ['serialnumber', 'invoicedate', 'partyname', 'productname'] },
  { name: 'erpNextRegister', heads: ['postingdate', 'customername', 'taxablevalue', 'gstrate'] },
  { name: 'shopifyOrders', heads: ['financialstatus', 'lineitemname', 'lineitemprice'] },
  { name: 'razorpayPayments', heads: ['entityid', 'settlementid', 'orderreceipt'] },
  { name: 'phonePePayments', heads: ['merchantreferenceid', 'phonepereferenceid'] },
  { name: 'paytmPayments', heads: ['transactionid', 'orderid', 'utrno', 'settledamount'] },
]

/** @example plain('Invoice No./Txn No.') // 'invoicenotxnno' */
const plain = (head: string) => head.toLowerCase().replace(/[^a-z0-9]/g, '')

const NUMBER =
  /^(?:(?:sales?|purchases?|tax|supplier)?(?:invoice|inv|bill|voucher|vch|vchbill|creditnote|debitnote|document|doc)(?:no|num|number|id)|invoicenotxnno|(?:bill|invoice)no(?:date)?)$/
const HINDI_NUMBER = /^(?:बिल|इनवॉइस|वाउचर)\s*(?:नंबर|संख्या|क्रमांक|नं\.?)$/
const OF_BILLS =
  /^(?:(?:party|customer|buyer|vendor|supplier|client|consignee)(?:name)?|gstin(?:uin)?(?:no|number)?|tingstinno|(?:invoice|inv|bill|voucher|vch|document)?date|(?:voucher|vch|transaction|document|invoice)type|placeofsupply)$/
const ORDER = /^(?:amazon|sub)?order(?:item)?(?:no|num|number|id)$/
const OF_MARKETPLACE = /^(?:neftid|settlementid|suborderno|amazonorderid|orderitemid)$/
const OF_ORDERS =
  /^(?:(?:order|purchase|posted|payment|settlement|return|dispatch)?date.*|(?:order|item|liveorder)?status|reasonforcreditentry|transactiontype|settlementvalue.*|fulfil.*)$/

/** A head stands below a title and a few lines at most. */
const LINES_ABOVE = 60

type Cells = readonly string[]

/** Whether a head is that of the numbers of bills. @example isBillNumber('Voucher No.') // true */
export const isBillNumber = (head: string): boolean =>
  NUMBER.test(plain(head)) || HINDI_NUMBER.test(head.trim())

/**
 * Which register the rows of a table are, if they are one.
 *
 * @example registerIn([['Date', 'Particulars', 'Vch Type', 'Vch No.', 'Debit Amount']])?.name // 'tallyDayBook'
 */
export function registerIn(rows: readonly Cells[]): Register | undefined {
  for (const [headAt, cells] of rows.slice(0, LINES_ABOVE).entries()) {
    if (cells[0] === 'H' && cells.includes('<MARGERP FORMAT>')) {
      return { name: 'margBill', headAt, numberAt: 2 }
    }
    if (cells.length < 2) continue
    const heads = cells.map(plain)
    const names = new Set(heads)
    // A number that people write, before that of a record.
    const numbers = cells.flatMap((head, at) => (isBillNumber(head) ? [at] : []))
    const numberAt = numbers.find((at) => !heads[at]?.endsWith('id')) ?? numbers[0] ?? -1
    const found = known.find(({ heads }) => heads.every((head) => names.has(head)))
    if (found) return { name: found.name, headAt, numberAt }
    const orderAt = [ORDER, OF_MARKETPLACE]
      .map((form) => heads.findIndex((head) => form.test(head)))
      .find((at) => at >= 0)
    const isOfMarketplace = heads.some((head) => OF_MARKETPLACE.test(head))
    if (numberAt >= 0 && !isOfMarketplace && heads.some((head) => OF_BILLS.test(head))) {
      return { name: 'bills', headAt, numberAt }
    }
    if (orderAt !== undefined && heads.some((head) => OF_ORDERS.test(head))) {
      return { name: 'orders', headAt, numberAt: orderAt }
    }
  }
  return undefined
}

/** How many different bills the rows below the heads are of. */
export function billsIn(rows: readonly Cells[], { headAt, numberAt }: Register): number {
  const numbers = rows.slice(headAt + 1).map((cells) => cells[numberAt]?.trim() ?? '')
  return new Set(numbers.filter((number) => number !== '' && !isBillNumber(number))).size
}
