import { countOf } from '../../../core/language/english'

/** What is said of bills that were made in another program, while they are taken in. */
export const oldBillsWords = {
  title: 'Old bills from a file',
  intro:
    'Bills of Vyapar, Tally, Zoho, Busy, ClearTax, Swipe or of a sheet of your own: Excel, CSV, Tally XML or a GSTR-1 of the portal. You see what is in it before anything is kept.',
  choose: 'Choose a file',
  reading: 'Reading …',
  keeping: 'Keeping the bills …',

  file: {
    /** @param name one of the names of registers: "a settlement of Razorpay" */
    notBills: (name: string) => `This is ${name}: it has none of the bills that you gave.`,
    purchases: 'These are purchases. Here the bills are read that you gave to your buyers.',
    onlyParties:
      'This is a list of buyers. Choose it together with the sales report: it tells their GSTINs.',
    none: 'No bill was found. The first row should say what is below it, such as Bill No, Date, Party, GSTIN and Total.',
    otherShop: (theirs: string, own: string) =>
      `This file is of another shop: ${theirs}. Yours is ${own}.`,
  },

  /** Why a row of the file became no bill: sentences behind the row. */
  reasons: {
    noNumber: 'it has no bill number.',
    ofPassed: 'it belongs to the row above, which is not taken.',
    purchase: 'it is a purchase.',
    draft: 'it is a draft, no bill yet.',
    other: (kind: string) => `it is no bill but '${kind}'.`,
    debitNote: 'it is a debit note.',
    noDate: (cell: string) =>
      cell === '' ? 'it has no date.' : `its date '${cell}' is not a day.`,
    currency: (code: string) => `it is in ${code}, not in rupees.`,
    notANumber: (cell: string) => `the amount '${cell}' is not a number.`,
    noAmount: 'it has no amount.',
    belowZero: 'one of its amounts is below zero.',
    sums: 'a sum of many bills, not a bill.',
    otherTable: 'this table of the return is not taken.',
    here: 'a bill of this number is on this device already.',
    twice: (row: number) => `row ${row} has the same number.`,
  },

  /** The names of rows where the file tells no items. */
  lines: {
    atRate: (rate: string) => (rate === '0' ? 'Items without GST' : `Items at ${rate}% GST`),
    severalRates: 'Items at several GST rates',
    shipping: 'Shipping',
    cancelled: 'Cancelled bill',
  },
  walkIn: (rate: string, value: string, tax: string) =>
    `Sales over the counter at ${rate}%: ${value} and tax ${tax}`,
  /** On the payment of a bill. */
  paymentNote: 'From the old program',

  /** What a person is asked. */
  questions: {
    order: (day: string) => `Which is the month in ${day}?`,
    orders: { dayFirst: 'The second number', monthFirst: 'The first number' },
    choose: 'Choose',
    rate: (bills: number) =>
      `${countOf(bills, 'bill has', 'bills have')} a total and no tax. Which GST is in it?`,
    noTax: 'No GST',
    rateOf: (rate: string) => `${rate}%`,
    amounts: 'Are the amounts of items before or with GST?',
    amountsAre: { 'before-gst': 'Before GST', 'with-gst': 'With GST' },
    states: (buyers: number) =>
      `The file does not say in which state ${countOf(buyers, 'buyer is', 'buyers are')}, so their tax may be CGST and SGST, or IGST.`,
    stateOf: (buyer: string, bills: number) => `${buyer} (${countOf(bills, 'bill', 'bills')})`,
    ownState: 'Your state',
    allHere: 'Those left are in my state',
    columns: 'What the columns are',
    columnsMissing: 'Say which columns have the bill number and the date.',
    notNeeded: 'Not needed',
    uses: {
      number: 'Bill number',
      date: 'Date',
      party: 'Buyer',
      gstin: 'GSTIN',
      place: 'Place of supply',
      kind: 'Kind of document',
      item: 'Item',
      hsn: 'HSN or SAC',
      quantity: 'Quantity',
      unit: 'Unit',
      price: 'Price',
      rate: 'GST rate',
      amount: 'Amount of the row',
      taxable: 'Taxable value',
      igst: 'IGST',
      cgst: 'CGST',
      sgst: 'SGST',
      tax: 'Tax',
      roundOff: 'Rounding',
      total: 'Total of the bill',
      paid: 'Paid',
      balance: 'Balance',
    },
    again: 'Answer the questions above, and the bills can be kept.',
  },

  /** The table of sums. */
  sums: {
    title: 'What is in the file',
    documents: 'Documents',
    taxable: 'Taxable value',
    tax: 'GST',
    rounding: 'Rounding and charges',
    total: 'Total',
    paid: 'Paid',
    bills: 'Bills',
    notes: 'Credit notes',
    cancelled: (documents: number) =>
      `${countOf(documents, 'cancelled document keeps its number and counts', 'cancelled documents keep their numbers and count')} in nothing.`,
    taken: 'To be kept',
    takenNotes: 'Credit notes to be kept',
    footSame: (total: string) => `The file’s own total row says ${total}: the same.`,
    footOther: (foot: string, own: string) =>
      `The file’s own total row says ${foot}, but its bills less credit notes come to ${own}. Look at the file before you keep them.`,
    notTold: 'not told',
  },

  /** What becomes of them. */
  byRate: (bills: number) =>
    `${countOf(bills, 'bill has', 'bills have')} one row for each GST rate, as the file tells no items.`,
  mixed: (bills: number) =>
    `${countOf(bills, 'bill mixes', 'bills mix')} GST rates that the file does not tell apart: they count in sales and dues, and the return asks for their rates.`,
  paidOn: 'What was paid is noted on the day of its bill, unless the file says when it came.',
  partly: (bills: number) =>
    `${countOf(bills, 'bill comes', 'bills come')} to a little more or less here`,
  partlyNote: 'Here the tax of each row is rounded; cess and charges without GST are not kept.',
  remainder: (number: string, parts: string) => `${number}: ${parts}`,
  parts: {
    taxable: (amount: string) => `taxable ${amount}`,
    tax: (amount: string) => `GST ${amount}`,
    other: (amount: string) => `cess and charges ${amount}`,
    total: (amount: string) => `total ${amount}`,
  },
  known: (bills: number) =>
    `${countOf(bills, 'bill is', 'bills are')} here already and not taken again`,
  passed: (rows: number) => `${countOf(rows, 'row', 'rows')} not taken`,
  /** A row of these lists. */
  passedRow: (row: number, text: string, reason: string) => `Row ${row}: ${text}: ${reason}`,
  more: (count: number) => `${count} more`,

  keep: (documents: number) => `Keep ${countOf(documents, 'document', 'documents')}`,
  keepAllTheSame: (documents: number) =>
    `Keep ${countOf(documents, 'document', 'documents')} all the same`,
  cancel: 'Cancel',
  otherFile: 'Another file',
  kept: (documents: number) => `${countOf(documents, 'old document', 'old documents')} kept.`,
}
