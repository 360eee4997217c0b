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
  /** In an empty field for a discount. */
  discountExample: '50 or 10%',

  discount: (discount: string) => `less ${discount}`,
  hsn: (code: string) => `HSN ${code}`,

  rateList: (number: number) => `List of rates for item ${number}`,
  oldSlab: 'old slab',

  /** Of a unit that is a number, such as 12. */
  unitIsNumber: (typed: string) => `The unit is the number ${typed}. Is it the quantity?`,
  unitIsNumberToo: (typed: string) => `The unit is the number ${typed}. Write kg, pcs or the like.`,
  makeQuantity: (typed: string) => `Make ${typed} the quantity`,

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
  help: 'Tab goes to item, quantity and price, Enter to the HSN code too. Alt with Enter begins a line, Alt with an arrow moves the row. Quantity: 12 or 12 kg. Discount: 50 or 10%.',

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
  /** What the form behind `Bill details` says. */
  form: {
    bill: {
      group: 'This bill',
      printAs: 'Print as',
      number: 'Bill number',
      estimateNumber: 'Estimate number',
      creditNoteNumber: 'Credit note number',
      takeNumber: (number: string) => `Take ${number}, the next free one`,
      takenNote: 'Another credit note has this number already.',
      taken: 'Another bill has this number already.',
      takenBy: (buyer: string) => `Another bill, for ${buyer}, has this number already.`,
      date: 'Date',
      dueDate: 'Due date',
      dueTooSoon: 'This is before the date of the bill.',
      extras: 'Order, vehicle and note',
      orderNumber: 'Order number',
      vehicleNumber: 'Vehicle number',
      note: 'Note to the buyer',
      /** `unit` is what the currency is counted in, such as `rupee`. */
      roundToTheNearest: (unit: string) => `Round to the nearest ${unit}`,
      reverseCharge: 'Reverse charge: the buyer pays the tax',
    },

    buyer: {
      group: 'Buyer',
      clear: 'Clear buyer',
      cleared: 'Buyer cleared',
      name: "Buyer's name",
      gstin: "Buyer's GSTIN",
      ownGstin: "This is your own GSTIN, not the buyer's.",
      sameState: 'Both GSTINs are of the same state, and the bill has IGST.',
      twoStates: 'The GSTINs are of two states, and the bill has CGST and SGST.',
      address: "Buyer's address",
      deliveryAddress: 'Delivery address, if another',
      state: "Buyer's state",
      placeOfSupply: 'Place of supply',
      /** The place of supply is the buyer's state. */
      asTheBuyer: 'As the buyer',
    },

    shop: {
      group: 'Your shop',
      /** Whether the shop is kept on this device. */
      status: {
        kept: 'Kept on this device',
        full: 'Not kept: the storage of this device is full. It is here until you close this tab.',
        forbidden: 'Not kept: this browser keeps nothing. It is here until you close this tab.',
        cleared:
          'The storage of this browser was cleared. Your shop is still here, and kept again when you change it.',
      },
      forget: 'Forget my shop',
      forgotten: 'Your shop is forgotten',
      name: 'Your name',
      gstin: 'Your GSTIN',
      address: 'Your address',
      state: 'Your state',
      upi: 'Your UPI id',
      upiReadAs: (id: string) => `Read as ${id}`,
      phone: 'Your phone',
      email: 'Your e-mail',
      account: 'Bank account number',
      ifsc: 'IFSC',
      terms: 'Terms on every bill',
      logo: 'Your logo',
      logoUnreadable: 'This logo cannot be read. Choose it again.',
      chooseLogo: 'Choose a picture',
      chooseAnotherLogo: 'Choose another picture',
      removeLogo: 'Remove logo',
      logoRemoved: 'Logo removed',
      composition: 'Composition dealer',
      daysToPay: 'Days to pay',
      daysToPayHelp: 'Fills in the due date of new bills.',
      daysToPayWrong: (most: number) => `Enter a whole number of days from 0 to ${most}.`,
    },

    /** The state is the one that the GSTIN begins with. */
    asInGstin: 'As in the GSTIN',
    gstinFits: (state: string) => `${state}. All 15 characters fit.`,
    /** Of a number that is no ordinary GSTIN; `whose` is one of `gstinKinds`. */
    gstinOf: (whose: string, state: string) => `${[whose, state].filter(Boolean).join(', ')}.`,

    letterhead: {
      group: 'Letterhead',
      lead: 'What is printed on every bill.',
      logo: 'Logo',
      contact: 'Phone and e-mail',
      bank: 'Bank account',
      upi: 'UPI code',
      terms: 'Terms',
      hsn: 'HSN summary on A4 and A5',
    },

    print: {
      group: 'Print',
      paper: 'Paper',
      /** `width` is that of the roll: 80 mm. */
      receipt: (width: string) => `Receipt, ${width}`,
      copies: 'Copies',
      /** By how many there are. */
      copyNames: {
        '1': 'Original',
        '2': 'Original and duplicate',
        '3': 'Original, duplicate and triplicate',
      },
      language: 'Bill language',
    },

    foot: 'Your shop and the paper stay on this device; the rest belongs to this bill. Nothing of it is in a link or sent anywhere.',
  },
}
