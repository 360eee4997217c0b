import { amountInWords } from '../../../core/language/amount-in-words'
import { sayDateWith } from '../../../core/language/dates'
import { countOf } from '../../../core/language/english'
import { gstStates } from '../../../core/states/states'

/** The words on paper. They need not be in the language of the page. */
export type PaperWords = typeof paperWords

/**
 * Every word on a bill that is printed, or a PDF, in English. What lays out the paper is given them:
 * it imports none.
 */
export const paperWords = {
  /** For screen readers and for whoever reads the file. */
  language: 'en-IN',
  titles: {
    'Tax Invoice': 'Tax Invoice',
    'Bill of Supply': 'Bill of Supply',
    Estimate: 'Estimate',
    'Credit Note': 'Credit Note',
  },
  /** In the words of rule 5 of the CGST Rules. */
  composition: 'Composition taxable person, not eligible to collect tax on supplies',
  /** After rule 48 of the CGST Rules. */
  copies: {
    original: 'Original for recipient',
    duplicateForSupplier: 'Duplicate for supplier',
    duplicateForTransporter: 'Duplicate for transporter',
    triplicateForSupplier: 'Triplicate for supplier',
  },

  /** They stand before their values, or above them. */
  labels: {
    logo: 'Logo',
    number: 'No.',
    date: 'Date',
    gstin: 'GSTIN',
    state: 'State',
    phone: 'Phone',
    email: 'E-mail',
    buyer: 'Buyer',
    address: 'Address',
    deliverTo: 'Deliver to',
    placeOfSupply: 'Place of supply',
    reverseCharge: 'Reverse charge',
    dueDate: 'Due date',
    orderNumber: 'Order number',
    vehicleNumber: 'Vehicle number',
    amountToPay: 'Amount to pay',
    balanceToPay: 'Balance to pay',
    /** Where more was paid than is left of the bill. */
    toGiveBack: 'To be given back',
    amountCredited: 'Amount credited',
    reason: 'Reason',
    items: 'Items',
    itemsWithGst: 'Items with GST',
    discountOnBill: 'Discount on the bill',
    freight: 'Freight',
    taxableValue: 'Taxable value',
    totalAmount: 'Total Amount',
    total: 'Total',
    taxByRecipient: 'Tax payable by the recipient',
    amountInWords: 'Amount in words',
    bankAccount: 'Bank account',
    ifsc: 'IFSC',
    note: 'Note',
    terms: 'Terms',
    /** Before the name of the seller, above the signature. */
    signedFor: 'For',
    signatory: 'Authorised signatory',
  },
  reverseCharge: { yes: 'Yes', no: 'No' },
  /** On a credit note: the bill that it is on. */
  against: (number: string, date: string) =>
    date ? `Against bill ${number} of ${date}` : `Against bill ${number}`,
  /** Why a credit note was made, by `creditReasons`. */
  reasons: {
    'Goods returned': 'Goods returned',
    'Price or tax too high': 'Price or tax too high',
    'Goods or service deficient': 'Goods or service deficient',
    'Discount after the sale': 'Discount after the sale',
  },
  /** Across every sheet of a cancelled bill. */
  cancelled: 'Cancelled',

  heads: {
    number: 'No.',
    item: 'Item',
    hsn: 'HSN',
    quantity: 'Qty',
    price: 'Price',
    priceBeforeGst: 'Price before GST',
    priceWithGst: 'Price with GST',
    discount: 'Discount',
    rate: 'Rate',
    value: 'Value',
    valueWithGst: 'Value with GST',
    taxableValue: 'Taxable value',
    /** The same on a receipt, which has little room. */
    taxable: 'Taxable',
    amount: 'Amount',
    taxByRate: 'Tax by rate',
    hsnOrSac: 'HSN/SAC',
    totalTax: 'Total tax',
    total: 'Total',
  },
  /** In the place of an HSN code. */
  noCode: 'No code',
  items: (count: number) => countOf(count, 'item', 'items'),

  /** Above the lines of items, where the figures are too long for a table. */
  quantityTimes: (priceHead: string) => `Quantity × ${priceHead}`,
  hsn: (code: string) => `HSN ${code}`,
  less: (discount: string) => `less ${discount}`,
  taxable: (value: string) => `taxable ${value}`,
  /** Behind a rate of tax, before the value it is on: 18% on 4,526.00. */
  on: 'on',

  priceNotes: {
    both: 'Prices and amounts are with GST.',
    price: 'Prices are with GST, amounts before it.',
  },
  spreadNotes: {
    discount: 'The tax is on the values with their share of the discount on the bill.',
    freight: 'The tax is on the values with their share of the freight on the bill.',
    both: 'The tax is on the values with their share of the discount and freight on the bill.',
  },

  toTheNearest: {
    INR: 'To the nearest rupee',
    USD: 'To the nearest dollar',
    EUR: 'To the nearest euro',
    GBP: 'To the nearest pound',
    JPY: 'To the nearest yen',
    CAD: 'To the nearest dollar',
    AUD: 'To the nearest dollar',
    CHF: 'To the nearest franc',
    AED: 'To the nearest dirham',
    KWD: 'To the nearest dinar',
    BDT: 'To the nearest taka',
    SGD: 'To the nearest dollar',
    NZD: 'To the nearest dollar',
    KRW: 'To the nearest won',
  },

  /** Below the total: what was paid and credited. The way and the day may be blank. */
  settled: {
    counter: 'Paid at the counter',
    advance: (day: string, way: string) => `Advance of ${day}${way && ` (${way})`}`,
    payment: (day: string, way: string) =>
      `${day ? `Paid on ${day}` : 'Paid'}${way && ` (${way})`}`,
    payments: (count: number) => `Paid, ${countOf(count, 'payment', 'payments')}`,
    credit: (number: string, day: string) => `Credit note ${number}${day && ` of ${day}`}`,
    paidBack: (number: string) => `Paid back on credit note ${number}`.trim(),
    inFull: (day: string) => (day ? `Paid in full on ${day}` : 'Paid in full'),
    ways: { cash: 'cash', upi: 'UPI', card: 'card', bank: 'bank', cheque: 'cheque' },
  },

  payment: {
    scan: 'Scan with any UPI app',
    to: (payee: string) => `to ${payee}`,
    /** What the payment is for; a bill may have no number. */
    bill: (number: string) => `Bill ${number}`.trim(),
    note: (text: string) => `Note: ${text}`,
    /** What the code is, for those who cannot see it. */
    code: (amount: string, payee: string) => `QR code: pay ${amount} to ${payee} by UPI`,
  },

  page: (number: string, count: string) => `Page ${number} of ${count}`,

  date: (day: string) => sayDateWith(day, 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  amountInWords,

  states: gstStates,
}
