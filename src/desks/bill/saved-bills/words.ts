import { countOf } from '../../../core/language/english'
import { languageWords } from '../../../core/language/words'

/** What the page says about the bills of this device: their list, their file, and what is kept. */
export const savedBillsWords = {
  /** Beside the bill: whether it is kept. */
  statuses: {
    'nothing yet': '',
    writing: 'Being kept …',
    kept: 'Kept on this device',
    copied: 'Another tab changed this bill too. Yours is kept as a copy.',
    deleted: 'This bill was deleted. It is in this tab only, and kept again when you change it.',
    full: 'The storage of this device is full: this bill is in this tab only. Print or share it before you close.',
    forbidden:
      'This browser keeps no bills: this one is in this tab only. Print or share it before you close.',
  },
  noNumber: 'No number',
  /** `bill` is its number, its buyer and its total, with dots between. */
  last: (bill: string) => `Last: ${bill}`,
  openIt: 'Open it',
  notKept: {
    full: (bill: string) =>
      `Not kept: ${bill}. The storage of this device is full, and it is in this tab only.`,
    forbidden: (bill: string) =>
      `Not kept: ${bill}. This browser keeps no bills, and it is in this tab only.`,
  },
  goBack: 'Go back to it',
  saveAsFile: 'Save as a file',
  haveFile: 'I have the file',
  lookForFile: 'Look for it among your downloads. Bills, Import brings it back.',

  newBill: 'New bill',
  newBillNumber: (number: string) => `New bill ${number}`,
  newBillInNewYear: 'New bill in a new financial year',
  newBillNumberInNewYear: (number: string) => `New bill ${number} in a new financial year`,
  newYear: (first: string) => `A new financial year: numbers begin at ${first}.`,

  list: {
    title: 'Your bills',
    search: 'Search bills',
    searchFor: 'Number, buyer, item, HSN, 5 nov, ₹1,180, due',
    /** Choices beside the search. */
    filter: {
      date: 'Date',
      amount: 'Amount',
      standing: 'Payment',
      anyDay: 'Any day',
      anyAmount: 'Any amount',
      anyStanding: 'Paid or due',
      recent: {
        today: 'Today',
        yesterday: 'Yesterday',
        thisMonth: 'This month',
        lastMonth: 'Last month',
      },
      below: (amount: string) => `Below ${amount}`,
      between: (from: string, to: string) => `${from} to ${to}`,
      from: (amount: string) => `${amount} or more`,
      standings: { due: 'Due', part: 'Part paid', paid: 'Paid' },
    },
    reading: 'Reading your bills …',
    none: 'No bill is kept yet. What you type is kept here by itself.',
    noneFound: 'None of the bills here has all of this.',
    bills: (count: number) => countOf(count, 'bill', 'bills'),
    found: (found: number, all: number) => `${found} of ${countOf(all, 'bill', 'bills')}`,
    items: (count: number) => countOf(count, 'item', 'items'),
    titles: {
      'Tax Invoice': '',
      'Bill of Supply': 'Bill of Supply',
      Estimate: 'Estimate',
      'Credit Note': 'Credit Note',
    },
    /** In the place of a name, where a bill has neither a number nor a buyer. */
    unnamed: 'bill',
    open: 'Open',
    openNamed: (name: string) => `Open ${name}`,
    duplicateNamed: (name: string) => `Duplicate ${name}`,
    creditNamed: (name: string) => `Credit note on ${name}`,
    deleteNamed: (name: string) => `Delete ${name}`,
    cancelled: 'Cancelled',
    cancelledNamed: (name: string) => `${name} cancelled.`,
    gone: 'This bill is no longer here.',
    /** Before a bill is deleted: `notes` are the numbers of the credit notes on it. */
    hasNotes: (notes: readonly string[]) =>
      notes.length === 1
        ? `${languageWords.and(notes)} is on this bill. Delete the credit note first, or keep both.`
        : `${languageWords.and(notes)} are on this bill. Delete the credit notes first, or keep them all.`,
    deleted: (name: string) => `${name} deleted.`,
    deletedMany: (count: number) => `${countOf(count, 'bill', 'bills')} deleted.`,
    exported: (count: number) => `${countOf(count, 'bill', 'bills')} exported.`,
    note: 'Bills stay on this device and are sent nowhere. Whoever clears the data of this browser clears them too: export them from time to time.',
  },

  /** Where the offers under a field come from: the label of their list. */
  offersFrom: {
    bills: 'From earlier bills',
    items: 'From your items',
    both: 'From your items and earlier bills',
    codes: "HSN codes of the department's list",
  },
  /** The same where it is read aloud. */
  offers: {
    bills: (count: number) => `${count} from earlier bills, with the arrow keys`,
    items: (count: number) => `${count} from your items, with the arrow keys`,
    both: (count: number) => `${count} from your items and earlier bills, with the arrow keys`,
    codes: (count: number) => `${count} HSN codes, with the arrow keys`,
  },
  hideOffer: 'Offer this no more (Shift+Delete)',
  offerHidden: (name: string) => `${name} is offered no more`,
}
