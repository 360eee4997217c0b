import { countOf } from '../../../core/language/english'
import { languageWords } from '../../../core/language/words'

/** What the page says about credit notes, cancelled bills and bills of returns that were filed. */
export const billDocumentsWords = {
  creditNote: 'Credit note',
  cancelBill: 'Cancel bill',
  cancelNote: 'Cancel credit note',

  credit: {
    title: (bill: string) => `Credit note on ${bill}`,
    /** In the place of a number. */
    thisBill: 'this bill',
    what: 'What is credited',
    all: 'All of it',
    /** After other credit notes. */
    allLeft: 'All that is left',
    /** Of a price that was too high, or a discount. */
    oneAmount: 'One amount',
    some: 'Chosen items',
    amount: 'Amount',
    amountWithGst: 'Amount with GST',
    amountOf: (item: string) => `Amount off ${item}`,
    /** Behind a quantity or an amount. */
    moreThanLeft: (left: string) => `Only ${left} is left to credit.`,
    noAmount: 'Enter an amount above 0.',
    /** In the place of a description. */
    item: (number: number) => `Item ${number}`,
    quantityOf: (item: string) => `Quantity of ${item}`,
    ofQuantity: (quantity: string) => `of ${quantity}`,
    moreThanOnBill: (quantity: string) => `The bill has ${quantity}.`,
    noQuantity: 'Enter a quantity above 0.',
    discountShared:
      'The discount on the bill is shared out. Freight is only credited with all of it.',
    reason: 'Reason',
    reasons: {
      'Goods returned': 'Goods returned',
      'Price or tax too high': 'Price or tax too high',
      'Goods or service deficient': 'Goods or service deficient',
      'Discount after the sale': 'Discount after the sale',
    },
    noReason: 'Not chosen',
    sum: (credited: string, of: string) => `${credited} of ${of} is credited.`,
    already: (notes: readonly string[], sum: string) =>
      `${languageWords.and(notes)} already ${notes.length === 1 ? 'credits' : 'credit'} ${sum} of it.`,
    nothingChosen: 'Choose an item to credit.',
    make: 'Make credit note',
    notNow: 'Not now',
    made: (number: string) => `Credit note ${number}`,
    /** A day, written out. */
    late: (lastDay: string) =>
      `GSTR-1 no longer takes this credit note: the last day for it was ${lastDay}.`,
  },

  /** On a credit note. */
  against: (number: string, date: string) => `Credit note on bill ${number} of ${date}`,
  aboveBill: (note: string, left: string) =>
    `This note comes to ${note}. Only ${left} of its bill is left to credit.`,
  againstUnknown: 'Credit note. The bill that it is on is not known.',
  openBill: 'Open the bill',

  estimate: {
    makeBill: 'Make bill',
    makeAnother: 'Make another bill',
    made: (number: string) =>
      number ? `Bill ${number} made from the estimate` : 'Bill made from the estimate',
    /** On the bill, and on the estimate: each names the other. */
    from: (number: string, date: string) => `Made from estimate ${number} of ${date}`,
    into: (number: string, date: string) => `Bill ${number} of ${date} was made from this estimate`,
    open: 'Open the estimate',
  },

  cancel: {
    title: (bill: string) => `Cancel ${bill}`,
    what: 'The number stays used, and the bill stays here with Cancelled across it. It counts nowhere any more.',
    why: 'Why it is cancelled',
    noReason: 'Say in a few words why it is cancelled.',
    cancel: 'Cancel it',
    keep: 'Keep it',
    done: (bill: string) => `${bill} cancelled`,
    undone: 'No longer cancelled',
    hasPayments:
      'Money was noted for this bill, so it cannot be cancelled. A credit note takes it back.',
    notePaid: 'Money was paid back on this credit note, so it cannot be cancelled.',
    hasNotes: (notes: number) =>
      `There ${notes === 1 ? 'is' : 'are'} ${countOf(notes, 'credit note', 'credit notes')} on this bill, so it cannot be cancelled. Another credit note can take back the rest.`,
  },
  cancelledOn: (date: string, why: string) => `Cancelled on ${date}: ${why}`,
  undoCancelling: 'Undo cancelling',

  /** Before a bill is deleted whose number others follow. */
  remove: {
    title: (bill: string) => `Delete ${bill}?`,
    gap: 'Later bills have the next numbers, so this one would be missing. A cancelled bill keeps its number.',
    cancel: 'Cancel it instead',
    anyway: 'Delete it anyway',
    keep: 'Keep it',
  },

  filed: {
    /** @example 'This bill is in the GSTR-1 of October 2026 that you marked as filed.' */
    said: (period: string) => `This bill is in the GSTR-1 of ${period} that you marked as filed.`,
    /** Of a document that is new, or that the file left out. */
    without: (period: string) =>
      `You marked the GSTR-1 of ${period} as filed, and this is not in it. Choose another date, or add it on the portal: with GSTR-1A before you file GSTR-3B, after that in the next GSTR-1.`,
    quarter: (from: string, to: string) => `${from} to ${to}`,
    change: 'Change it anyway',
    makeNote: 'Make a credit note',
  },

  backToSales: 'Back to sales',
  gone: 'The bill that you wanted to open is no longer on this device.',
  /** What is said about the payments of a bill. */
  payments: {
    before:
      'This bill is from before payments were noted here: it is neither paid nor due. Noting begins with its first payment.',
    counter:
      'A bill to nobody by name counts as paid at the counter. Name the buyer if it is still due.',
    date: 'Date',
    amount: 'Amount',
    how: 'How',
    note: 'Note',
    /** The accessible names of the fields of a payment, and of its button. */
    dateOf: (number: number) => `Date of payment ${number}`,
    amountOf: (number: number) => `Amount of payment ${number}`,
    howOf: (number: number) => `How payment ${number} was made`,
    noteOf: (number: number) => `Note on payment ${number}`,
    remove: (number: number) => `Remove payment ${number}`,
    ways: { cash: 'Cash', upi: 'UPI', card: 'Card', bank: 'Bank', cheque: 'Cheque' },
    noWay: 'Not said',
    add: 'Add payment',
    addBack: 'Add money paid back',
    inFull: 'Paid in full',
    noted: (amount: string) => `${amount} noted`,
    removed: 'Payment removed',
    full: (most: number) => `A bill holds ${countOf(most, 'payment', 'payments')}.`,
    negative: 'Enter an amount of 0 or more.',
    payable: 'Amount to pay',
    credited: 'Credit notes',
    paid: 'Paid',
    balance: 'Balance',
    youOwe: 'You owe',
    creditPayable: 'Amount credited',
    paidBack: 'Paid back',
    moreThanBill: (amount: string) => `${amount} more than the bill.`,
    moreThanNote: (amount: string) => `${amount} more than the credit note.`,
    cashLimit: (limit: string) =>
      `The income tax law forbids taking ${limit} or more in cash from one person in a day, or for one sale.`,
  },
}
