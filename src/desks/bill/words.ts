import { countOf } from '../../core/language/english'

/** What the Bill view says outside its rooms, each of which has a catalog of its own. */
export const billWords = {
  label: 'Bill',
  heading: 'GST bill calculator',
  intro: 'Put many items with different rates on one bill, ready to print or share.',
  title: 'GST bill maker: many items, tax by rate',
  description:
    'Make a GST bill of many items: CGST, SGST or IGST by rate, amount in words, UPI code, print and PDF. Kept on your device; nothing leaves your browser.',

  newBill: 'New bill',
  newBillNotLoaded: 'A new bill could not be loaded. Check your connection and try again.',
  /** Opens the list of all bills. */
  bills: 'Bills',
  billsNotLoaded: 'The list of bills could not be loaded. Check your connection and try again.',

  pricesAre: 'Prices are',
  prices: { 'before-gst': 'Before GST', 'with-gst': 'With GST' },
  buyerIsIn: 'Buyer is in',
  currency: 'Currency',
  untaxed: {
    composition:
      'A composition dealer collects no GST: prices are what the buyer pays. Rates that were typed are kept.',
    regular:
      'A bill of supply collects no GST: prices are what the buyer pays. Rates that were typed are kept.',
  },

  /** By the name of a field in a row: its head, and its accessible name in one row. */
  fields: {
    description: { head: 'Item', label: (number: number) => `Item ${number}` },
    hsn: { head: 'HSN', label: (number: number) => `HSN or SAC of item ${number}` },
    quantity: { head: 'Qty', label: (number: number) => `Quantity of item ${number}` },
    unit: { head: 'Unit', label: (number: number) => `Unit of item ${number}` },
    price: { head: 'Price', label: (number: number) => `Price of item ${number}` },
    discount: { head: 'Discount', label: (number: number) => `Discount of item ${number}` },
    rate: { head: 'Rate', label: (number: number) => `GST rate of item ${number}` },
  },
  /** Marks an item without GST among others with it. */
  noGst: 'No GST',
  hints: {
    negative: {
      quantity:
        'Below zero, this row counts nothing. Goods that come back: a credit note on their bill. Old goods in part payment: note a payment.',
      price:
        'Below zero, this row counts nothing. Goods that come back: a credit note on their bill. Old goods in part payment: note a payment.',
      discount: 'A discount is 0 or more.',
      rate: 'A GST rate is 0% or more.',
      freight: 'Freight is 0 or more.',
    },
    noRate: 'Without a rate, this counts as 0%.',
    aboveEveryRate: (highest: string) => `The highest GST rate is ${highest}.`,
    nothingToAddItTo: 'There is no item yet that it could be added to.',
    moreThanTheRow: 'The discount is more than the amount, so the row counts as 0.',
    moreThanTheBill: 'The discount is more than the items come to, so the bill counts as 0.',
  },
  billDiscount: 'Discount on the bill',
  freight: 'Freight',

  billDetails: 'Bill details',
  billDetailsHelp: 'Your name and GSTIN, buyer, bill number and date',

  payments: 'Payments',
  /** How a bill stands, by `PaymentStatus`; `left` is what is still to pay, or owed to the buyer. */
  paymentStatus: {
    before: () => 'Nothing noted yet',
    counter: () => 'Paid at the counter, as nobody is named',
    due: (left: string) => `Due, ${left}`,
    part: (left: string) => `Part paid, ${left} left`,
    paid: () => 'Paid',
    owed: (left: string) => `You owe ${left}`,
  },
  paymentsHelp: 'What was paid, when and how',
  /** The same on a credit note. */
  paidBack: 'Paid back',
  nothingPaidBack: 'Nothing paid back yet',
  paidBackSum: (paid: string) => `${paid} paid back`,

  /** Of a bill that was paid or credited, in shared texts and files. */
  settled: {
    paid: 'Paid',
    credited: 'Credit notes',
    balanceToPay: 'Balance to pay',
    toGiveBack: 'To be given back',
  },

  itemCount: (count: number) => countOf(count, 'item', 'items'),
  /** Below the bar of the answer, behind a percentage. */
  shares: { original: 'original', gst: 'GST' },
  items: 'Items',
  withGst: 'with GST',
  originalAmount: 'Original Amount',
  gstAmount: 'GST Amount',
  /** `unit` is what the currency is counted in, such as `rupee`. */
  toTheNearest: (unit: string) => `To the nearest ${unit}`,
  totalAmount: 'Total Amount',
  taxByRecipient: 'Tax payable by the recipient',
  amountInWords: 'Amount in words',
  mismatch: {
    betweenStates: (from: string, to: string) =>
      `From ${from} to ${to} a sale has IGST. This bill has CGST and SGST.`,
    withinState: (state: string) => `This sale stays in ${state}. This bill has IGST.`,
    /** The button that puts `Buyer is in` right. */
    switchTo: {
      'same-state': 'Switch to Same state',
      'another-state': 'Switch to Another state',
    },
  },
  taxByRate: 'Tax by rate',
  rate: 'Rate',
  taxableValue: 'Taxable value',
  total: 'Total',

  /** What the picture of a shared link says of its example. */
  pictureCaption: (items: number) => `${countOf(items, 'item', 'items')}, three rates`,

  /** What the bill is printed as, where it is chosen and in files. */
  titles: {
    'Tax Invoice': 'Tax Invoice',
    'Bill of Supply': 'Bill of Supply',
    Estimate: 'Estimate',
    'Credit Note': 'Credit Note',
  },
  /** In files, before what was typed. */
  details: {
    title: 'Title',
    number: 'Number',
    date: 'Date',
    seller: 'Seller',
    sellerAddress: "Seller's address",
    sellerGstin: "Seller's GSTIN",
    sellerState: "Seller's state",
    buyer: 'Buyer',
    buyerAddress: "Buyer's address",
    buyerGstin: "Buyer's GSTIN",
    buyerState: "Buyer's state",
    deliveryAddress: 'Delivery address',
    placeOfSupply: 'Place of supply',
    dueDate: 'Due date',
    orderNumber: 'Order number',
    vehicleNumber: 'Vehicle number',
    note: 'Note to the buyer',
    againstNumber: 'Against bill',
    againstDate: 'Date of that bill',
    reason: 'Reason',
    cancelledOn: 'Cancelled on',
    cancelledWhy: 'Why it was cancelled',
  },
  export: {
    title: 'GST bill',
    buyers: { 'same-state': 'Same state', 'another-state': 'Another state' },
    amount: 'Amount',
    /** `unit` is what the currency is counted in, such as `rupee`. */
    roundToTheNearest: (unit: string) => `Round to the nearest ${unit}`,
    taxableValueAt: (rate: string) => `Taxable value at ${rate}`,
    /** `tax` is CGST, SGST, UTGST or IGST. */
    taxAt: (tax: string, rate: string) => `${tax} at ${rate}`,
    columns: {
      number: 'No.',
      item: 'Item',
      hsn: 'HSN/SAC',
      quantity: 'Qty',
      unit: 'Unit',
      price: 'Price',
      discount: 'Discount',
      rate: 'GST rate (%)',
    },
  },

  questions: [
    {
      question: 'How is the tax on a bill with several rates worked out?',
      answer:
        'Each item is taxed at its own rate: quantity × price, less the discount, × rate ÷ 100. A discount or freight on the whole bill is shared out over the items by value first, to the paisa (section 15 of the CGST Act). The items of one rate are added up in Tax by rate.',
    },
    {
      question: 'When does a bill show CGST and SGST, and when IGST?',
      answer:
        'Seller and buyer in the same state: CGST and SGST, half the rate each. In two states: IGST at the whole rate. The tax is the same, only its lines differ.',
    },
    {
      question: 'What must a tax invoice show?',
      answer:
        'By rule 46 of the CGST Rules: names, addresses, GSTINs, a number of up to 16 characters, date, HSN codes, quantities, taxable values, rates and amounts of tax, and the place of supply in another state. Exempt goods and composition dealers have a bill of supply, without tax (rule 49).',
    },
    {
      question: 'Where are my bills kept, and does anyone else see them?',
      answer:
        'On this device, and nobody else does. Nothing is sent, and no link carries them. Under Bills you can search, open, duplicate and delete them, and export all as one file: clearing the data of the browser clears the bills too.',
    },
  ],
}
