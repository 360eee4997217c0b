/** What the items of a bill and its buttons say. */
export const billScreenWords = {
  items: 'Items',
  caption: 'Items of the bill',
  number: 'No.',
  amount: 'Amount',
  /** In empty fields of the table. */
  nextItem: 'Next item',
  unit: 'unit',

  /** On a phone, of an item without a description. */
  item: 'Item',
  newItem: 'New item',
  discount: (discount: string) => `less ${discount}`,
  hsn: (code: string) => `HSN ${code}`,

  rateList: (number: number) => `List of rates for item ${number}`,
  oldSlab: 'old slab',

  /** Why a row has no tax, as the return tells it apart. */
  untaxed: 'No tax',
  whyUntaxed: (number: number) => `Why item ${number} has no tax`,
  untaxedKinds: { nil: 'Nil rated', exempt: 'Exempt', 'non-gst': 'Outside GST' },

  /** The buttons of a row. */
  row: 'Row',
  /** Buttons that have no item yet. */
  moveUp: 'Move item up',
  moveDown: 'Move item down',
  duplicateItem: 'Duplicate item',
  moveUpNumber: (number: number) => `Move item ${number} up`,
  moveDownNumber: (number: number) => `Move item ${number} down`,
  duplicateNumber: (number: number) => `Duplicate item ${number}`,
  removeNumber: (number: number) => `Remove item ${number}`,
  duplicate: 'Duplicate',
  remove: 'Remove',
  done: 'Done',

  /** What a screen reader or a notice says of what was done. */
  moved: (place: number) => `Moved to place ${place}`,
  duplicated: 'Duplicated',
  removed: 'Item removed',
  cleared: 'Items cleared',
  full: (most: number) => `The bill is full: it holds ${most} items.`,

  addItem: 'Add item',
  yourItems: 'Your items',
  yourItemsNotLoaded: 'The list of items could not be loaded. Check your connection and try again.',
  pasteRows: 'Paste rows',
  pasteNotLoaded:
    'What reads pasted rows could not be loaded. Check your connection and try again.',
  clear: 'Clear',
  help: 'Enter moves on, Alt with Enter begins a line, Alt with an arrow moves the row. Quantity: 12 or 12 kg. Discount: 50 or 10%.',

  printBill: 'Print bill',
  printEstimate: 'Print estimate',
  printCreditNote: 'Print credit note',
  printAnyway: 'Print anyway',
  notReady: 'The bill could not be made ready. Check your connection and try again.',
  sharePdf: 'Share PDF',
  shareAnyway: 'Share anyway',
  downloadPdf: 'Download PDF',
  downloadAnyway: 'Download anyway',
  notMade: 'The PDF could not be made. Check your connection and try again.',
}
