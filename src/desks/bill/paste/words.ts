import { countOf } from '../../../core/language/english'

/** What the dialog says in which rows are pasted into a bill. */
export const billPasteWords = {
  title: 'Paste rows from a sheet',
  field: 'Rows, with or without a line of heads',
  nothingYet: 'Copy rows in your sheet and paste them above.',
  understood: (items: number) => `${countOf(items, 'item', 'items')} understood.`,
  partlyUnderstood: (items: number, rows: number) =>
    `${countOf(items, 'item', 'items')} understood, ${countOf(rows, 'row', 'rows')} not.`,
  decideFirst: 'Decide first whether GST is in the prices.',
  fractions: 'The GST rates of this table are fractions: 0.18 is read as 18%.',
  wholeBill: 'The discount and the freight on the whole bill are not taken over: type them there.',
  close: 'Close',
  add: (items: number) => `Add ${countOf(items, 'item', 'items')}`,
  added: (items: number) => `${countOf(items, 'item', 'items')} added`,
  addedOtherwise: {
    'before-gst': (items: number) =>
      `${countOf(items, 'item', 'items')} added, prices are Before GST now`,
    'with-gst': (items: number) =>
      `${countOf(items, 'item', 'items')} added, prices are With GST now`,
  },

  preview: {
    label: 'What was understood',
    assumed: 'assumed',
    besideNumber: 'beside a number',
    /** How a price is found where the table has none. */
    perQuantity: (amountHead: string) => `${amountHead} ÷ Qty`,
    /** Two columns of which either may hold a discount. */
    or: (head: string, other: string) => `${head} or ${other}`,
    more: (items: number) => `And ${countOf(items, 'more item', 'more items')}.`,
  },
  leftOut: {
    unread: 'Rows that could not be read',
    noItems: (rows: number) => `${countOf(rows, 'row', 'rows')} left out: no items`,
    more: (rows: number) => `And ${countOf(rows, 'more row', 'more rows')}.`,
    /** A row of the list: one of the reasons below follows its number. */
    row: (row: number, reason: string) => `Row ${row}: ${reason}`,
  },

  /** Why a row is left out: sentences that follow the number of the row. */
  reasons: {
    aboveHeads: 'it stands above the heads of the columns.',
    sums: {
      total: 'it is a total, not an item.',
      tax: 'it is a tax, not an item.',
      rounding: 'it is a rounding, not an item.',
    },
    headAgain: 'it repeats the names of the columns.',
    remark: 'it is a remark, not an item.',
    noBill: 'it is no item of a bill.',
    otherBill: (number: string) => `it is of bill ${number}.`,
    noKind: 'it does not say whether GST is in its price, as other rows do.',
    billIsFull: 'the bill is full.',
    tooManyCells: (cells: number, columns: number) =>
      `it has ${cells} cells, and there are ${columns} columns.`,
    noPrice: 'the price is missing.',
    inexactPrice: (amount: string) =>
      `the price is missing, and the amount '${amount}' does not say it exactly.`,
    /** `name` is one of `numbers` or `rates`. */
    notANumber: (name: string, cell: string) => `the ${name} '${cell}' is not a number.`,
    twoReadings: (name: string, cell: string) => `the ${name} '${cell}' can be read in two ways.`,
    oddCommas: (name: string, cell: string) =>
      `the commas in the ${name} '${cell}' do not group its digits.`,
    maybeFraction: (name: string, cell: string) =>
      `the ${name} '${cell}' may be a fraction or in percent.`,
    rateTooHigh: (cell: string) => `the GST rate '${cell}' is more than 100%.`,
    halvesDiffer: (central: string, state: string) =>
      `CGST '${central}' and SGST '${state}' differ.`,
    ratesDiffer: 'its GST rates differ.',
  },
  /** What a number is called in a reason. */
  numbers: {
    price: 'price',
    quantity: 'quantity',
    discount: 'discount',
    discountShare: 'discount',
    amount: 'amount',
  },
  rates: {
    rate: 'GST rate',
    central: 'CGST rate',
    state: 'SGST rate',
    integrated: 'IGST rate',
  },

  bills: {
    label: 'Which bill?',
    several: (bills: number) => `This table has ${bills} bills. One bill takes the items of one.`,
    /** @param about its kind, its party, its state: blank where the table has none */
    one: (number: string, about: string, rows: number) =>
      [number, about, countOf(rows, 'row', 'rows')].filter(Boolean).join(' · '),
    all: (bills: number) => `All ${bills} together on this bill`,
    chooseFirst: 'Choose first which bill.',
  },
  withoutQuantity: (items: number) =>
    `${countOf(items, 'item', 'items')} without a quantity: 1 is taken.`,
  withGstAdded: (items: number) =>
    `This table has prices before GST and with GST. GST was added to ${countOf(items, 'price', 'prices')}, so that all are with GST.`,
  amounts: {
    same: (amount: string) =>
      `Checked: the amounts of these rows add up to ${amount}, as in the table.`,
    differ: (inTable: string, ofItems: string) =>
      `The amounts of these rows add up to ${inTable} in the table, and to ${ofItems} here, before GST. Look at quantity, price and discount.`,
  },

  undecided: 'Not decided yet',
  columns: {
    label: 'What each column is',
    /** A column without a head. */
    unnamed: (position: number) => `Column ${position}`,
    uses: {
      description: 'Item',
      hsn: 'HSN',
      quantity: 'Qty',
      unit: 'Unit',
      price: 'Price',
      discount: 'Discount',
      discountShare: 'Discount %',
      rate: 'GST rate',
      central: 'CGST rate',
      state: 'SGST or UTGST rate',
      integrated: 'IGST rate',
      amount: 'Amount',
      kind: 'With or before GST',
    },
    notNeeded: 'Not needed',
    example: (cell: string) => `e.g. ${cell}`,
    empty: 'empty',
  },

  commas: {
    label: 'Commas before decimals?',
    /** How a number is read. */
    reading: (text: string, decimal: string) => `${text} is ${decimal}`,
    yes: (reading: string) => `Yes: ${reading}`,
    inThisTable: (readings: string) => `In this table, ${readings}.`,
    mayBe: (text: string, decimal: string) =>
      `${text} may be ${decimal}. Rows like it are left out until you decide.`,
    mayBeEither: (text: string, decimal: string, grouped: string) =>
      `${text} may be ${decimal} or ${grouped}. Rows like it are left out until you decide.`,
  },

  assumedRate: {
    label: 'Assumed GST rate',
    all: 'This table has no GST rates.',
    some: (items: number, of: number) =>
      `${countOf(items, 'item', 'items')} of ${of} ${items === 1 ? 'has' : 'have'} no GST rate.`,
  },

  prices: {
    kinds: { 'before-gst': 'Before GST', 'with-gst': 'With GST' },
    /** In these, `kind` is one of the kinds. */
    unsaid: (kind: string) =>
      `This table does not say whether GST is in its prices: they are read as ${kind}, as the bill is.`,
    asBill: {
      byHead: (head: string, kind: string) =>
        `'${head}' says that prices are ${kind}, as the bill is.`,
      byFile: (kind: string) => `The file says that prices are ${kind}, as the bill is.`,
    },
    billFollows: {
      byHead: (head: string, kind: string) =>
        `'${head}' says that prices are ${kind}: the bill will be, too.`,
      byFile: (kind: string) => `The file says that prices are ${kind}: the bill will be, too.`,
    },
    question: (kind: string) => `Prices are ${kind}?`,
    why: {
      byHead: (head: string, kindOfBill: string) =>
        `'${head}' says so, and the items on the bill are ${kindOfBill}.`,
      byFile: (kindOfBill: string) =>
        `The file says so, and the items on the bill are ${kindOfBill}.`,
    },
    switch: (kind: string) => `Make the whole bill ${kind}`,
    keep: (kindOfBill: string) => `Read these prices as ${kindOfBill}`,
  },
}
