import { countOf } from '../../../core/language/english'

/** What the page says about the items of the shop: their list, their form, and their file. */
export const savedItemsWords = {
  titles: {
    list: 'Your items',
    newItem: 'New item',
    change: 'Change an item',
    file: 'Items from a file',
  },

  list: {
    search: 'Search items',
    searchFor: 'Name, code or HSN',
    newItem: 'New item',
    none: 'No item is kept yet. Add one, read a file, or take those of your bills.',
    noneFound: 'No item has all of these words.',
    items: (count: number) => countOf(count, 'item', 'items'),
    found: (found: number, all: number) => `${found} of ${countOf(all, 'item', 'items')}`,
    /** What the price of an item is. */
    price: { 'before-gst': 'before GST', 'with-gst': 'with GST' },
    pricePer: {
      'before-gst': (unit: string) => `before GST for 1 ${unit}`,
      'with-gst': (unit: string) => `with GST for 1 ${unit}`,
    },
    add: 'Add to the bill',
    addNamed: (item: string) => `Add to the bill: ${item}`,
    changeNamed: (item: string) => `Change ${item}`,
    forgetNamed: (item: string) => `Forget ${item}`,
    forgotten: (item: string) => `${item} forgotten.`,
    forgottenMany: (items: number) => `${countOf(items, 'item', 'items')} forgotten.`,
    readFile: 'Read a file',
    takeFromBills: 'Take from bills',
    taken: (items: number) => `${countOf(items, 'item', 'items')} taken over from your bills.`,
    noneToTake: 'Every item of your bills is here already.',
    download: { CSV: 'Download CSV', Excel: 'Download Excel' },
    downloaded: (items: number) => `${countOf(items, 'item', 'items')} written to a file.`,
    notDownloaded: 'The file could not be made. Check your connection and try again.',
    note: 'Items stay on this device and are sent nowhere. The file of your bills does not hold them: download them from time to time.',
  },

  form: {
    item: 'Item',
    code: 'Code or barcode',
    unit: 'Unit',
    price: 'Price',
    prices: 'Price is',
    kinds: { 'before-gst': 'Before GST', 'with-gst': 'With GST' },
    rate: 'GST rate in %',
    hsn: 'HSN or SAC',
    cancel: 'Cancel',
    save: 'Save item',
    noName: 'Type what the item is.',
    noPrice: 'Type the price as a number, or leave it blank.',
    noRate: 'Type the GST rate in percent, or leave it blank.',
    tooLong: 'This is too long to be kept.',
    sameCode: (other: string) => `${other} has this code already.`,
    sameName: 'You keep an item of this name already.',
    unsaved: 'This item is not saved yet: save it, or cancel once more.',
    kept: (item: string) => `${item} is kept.`,
  },

  /** On the bill. */
  onBill: (item: string, quantity: string) => `${item}: ${quantity} on the bill.`,
  /** By the kind of price that the item has; the bill has the other. */
  otherPrice: {
    'before-gst': (price: string) =>
      `Its price is kept before GST (${price}), and this bill has prices with GST: type it.`,
    'with-gst': (price: string) =>
      `Its price is kept with GST (${price}), and this bill has prices before GST: type it.`,
  },
  /** The price of an item that is offered, where the bill has the other kind. */
  priceOfKind: {
    'before-gst': (price: string) => `${price} before GST`,
    'with-gst': (price: string) => `${price} with GST`,
  },
  billIsFull: (most: number) => `The bill is full: it holds ${countOf(most, 'item', 'items')}.`,
  unknownCode: (code: string) => `No item of yours has the code ${code} yet.`,
  keepIt: 'Keep it',

  /** A file that is read. */
  file: {
    label: 'What the file brings',
    /** What it brings: parts like the three below, with commas between. */
    brings: (parts: string) => `${parts}.`,
    added: (items: number) => `${items} new`,
    changed: (items: number) => `${items} changed`,
    same: (items: number) => `${items} the same`,
    none: 'No item was found.',
    unread: (rows: number) => `${countOf(rows, 'row', 'rows')} could not be read.`,
    cut: (rows: number) => `Only the first ${countOf(rows, 'row', 'rows')} were read.`,
    read: (columns: string) => `Read: ${columns}. What the file leaves blank stays as it is.`,
    /** A column that was read, and its head in the file. */
    columns: {
      description: (head: string) => `item from ${head}`,
      code: (head: string) => `code from ${head}`,
      price: (head: string) => `price from ${head}`,
      prices: (head: string) => `before or with GST from ${head}`,
      unit: (head: string) => `unit from ${head}`,
      hsn: (head: string) => `HSN from ${head}`,
      rate: (head: string) => `GST rate from ${head}`,
    },
    /** Every row of the file is named: what became of them. */
    allRows: (rows: number, items: number, leftOut: number) =>
      leftOut === 0
        ? `Checked: ${countOf(rows, 'row', 'rows')} in the file, ${countOf(items, 'item', 'items')}.`
        : `Checked: ${countOf(rows, 'row', 'rows')} in the file, ${countOf(items, 'item', 'items')} and ${countOf(leftOut, 'row', 'rows')} left out, named below.`,
    withoutRate: (items: number) =>
      `${countOf(items, 'item has', 'items have')} no GST rate in the file: choose it on the bill.`,
    rowsLost: (rows: number) =>
      `${countOf(rows, 'row', 'rows')} of the file came out nowhere. Do not keep these items.`,
    costs: (head: string) =>
      `${head} is what the goods cost, so no price was taken. Prices that you keep already stay.`,
    pricesAre: 'Prices in this file are',
    cancel: 'Cancel',
    keep: (items: number) => `Keep ${countOf(items, 'item', 'items')}`,
    nothingChanged: 'Nothing was changed.',
    notLoaded: 'What reads files could not be loaded. Nothing was changed: try again.',
    noHeads:
      'No names of columns were found. The first row should say what is below it, such as Item, Code, Price, HSN and GST rate.',
    noNames: 'No column of names was found: call it Item.',
  },
  /** Why a row of a file is left out: sentences that follow the number of the row. */
  reasons: {
    sameCode: (row: number) => `row ${row} has the same code.`,
    sameName: (row: number) => `row ${row} has the same name.`,
    noName: 'the name of the item is missing.',
    cutCode: (code: string) => `the code '${code}' was cut short by a spreadsheet.`,
    oddComma: (price: string) => `the price '${price}' has a comma where none groups digits.`,
    notANumber: (price: string) => `the price '${price}' is not a number.`,
    sums: {
      total: 'it is a total, not an item.',
      tax: 'it is a tax, not an item.',
      rounding: 'it is a rounding, not an item.',
    },
    headAgain: 'it repeats the names of the columns.',
    remark: 'it is a remark, not an item.',
    notKept: {
      description: 'the name cannot be kept.',
      code: 'the code cannot be kept.',
      price: 'the price cannot be kept.',
      prices: 'the kind of price cannot be kept.',
      unit: 'the unit cannot be kept.',
      hsn: 'the HSN cannot be kept.',
      rate: 'the GST rate cannot be kept.',
    },
  },

  /** A file that is written. It is read again: its heads and kinds are known there, in all languages. */
  export: {
    title: 'Your items',
    heads: ['Item', 'Code', 'Price', 'Price is', 'Unit', 'HSN', 'GST rate (%)'],
    kinds: { 'before-gst': 'before GST', 'with-gst': 'with GST' },
  },
}
