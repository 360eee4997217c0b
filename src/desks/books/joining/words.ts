import { countOf } from '../../../core/language/english'
import { languageWords } from '../../../core/language/words'

/** What is said when the bills of a file join those of this device. */
export const joiningWords = {
  /** What came of it: parts like these, with commas between. */
  imported: (parts: string) => `${parts}.`,
  added: (bills: number) => `${countOf(bills, 'bill', 'bills')} added`,
  replaced: (bills: number) => `${bills} replaced by a newer version`,
  joined: (bills: number) => `${countOf(bills, 'bill', 'bills')} joined field by field`,
  payments: (payments: number, bills: number) =>
    `${countOf(payments, 'payment', 'payments')} added to ${countOf(bills, 'bill', 'bills')}`,
  known: (bills: number) => `${bills} already here`,
  kept: (bills: number) =>
    `${bills} left as here, where ${bills === 1 ? 'it is' : 'they are'} newer`,
  older: (versions: number) =>
    `${countOf(versions, 'older version', 'older versions')} in the file left out`,
  none: 'There is no bill in this file.',
  cut: (texts: number) =>
    texts === 1
      ? '1 text longer than its field cut.'
      : `${countOf(texts, 'text', 'texts')} longer than their fields cut.`,
  paymentsLeftOut: (payments: number, most: number) =>
    `${countOf(payments, 'payment', 'payments')} left out: a bill has at most ${most}.`,
  differ: (bills: number) =>
    bills === 1
      ? '1 bill differs; the later one counts. The other is listed here once.'
      : `${countOf(bills, 'bill', 'bills')} differ; the later one counts. The others are listed here once.`,

  toDecide: (questions: number) => `To decide: ${questions}`,
  takeTheOther: 'Take the other',
  onePayment: 'One payment',
  twoPayments: 'Two payments',
  renumber: (number: string) => `Renumber to ${number}`,
  keepNumber: 'Keep the number',
  changedSince: 'This bill was changed since. It stays as it is.',
  done: 'Done',

  cells: {
    number: 'Number and kind',
    date: 'Date',
    dueDate: 'Due date',
    buyerName: "Buyer's name",
    buyerAddress: "Buyer's address",
    place: 'GSTIN and place of supply',
    delivery: 'Delivery address',
    items: 'Items',
    prices: 'Kind of prices',
    rounding: 'Rounding',
    discount: 'Discount',
    freight: 'Freight',
    order: 'Order number',
    vehicle: 'Vehicle number',
    note: 'Note',
    against: 'Bill it is on',
    cancelled: 'Cancelled',
    more: 'Other details',
  },
  ownCounts: (cell: string, bill: string, own: string, brought: string) =>
    `${cell} of ${bill}: “${own}” here counts. The file has “${brought}”.`,
  broughtCounts: (cell: string, bill: string, own: string, brought: string) =>
    `${cell} of ${bill}: “${brought}” of the file counts. Here it was “${own}”.`,
  nothing: 'nothing',
  noNumber: 'a bill without a number',
  prices: { 'before-gst': 'before GST', 'with-gst': 'with GST' },
  untaxed: 'no tax',
  rounding: { yes: 'to the rupee', no: 'to the paisa' },
  reverseCharge: 'reverse charge',
  titles: {
    'Tax Invoice': 'tax invoice',
    'Bill of Supply': 'bill of supply',
    Estimate: 'estimate',
    'Credit Note': 'credit note',
  },

  /** Payments as they are named: their amount, how they were made and when. */
  ways: { cash: 'cash', upi: 'UPI', card: 'card', bank: 'bank', cheque: 'cheque' },
  isOnePayment: (bill: string, own: string, brought: string) =>
    own === brought
      ? `${bill}: ${own} was noted here and in the file: one payment or two?`
      : `${bill}: ${own} was noted here, ${brought} in the file: one payment or two?`,
  isOneNow: (bill: string, payment: string) => `${bill}: one payment counts, ${payment}.`,

  isCancelledAndPaid: (bill: string, paid: string) =>
    `${bill} is cancelled, and ${paid} is noted as paid on it.`,
  isNotCancelled: (bill: string, paid: string) =>
    `${bill} is not cancelled any more, and ${paid} is paid on it.`,
  undoCancelling: 'Undo cancelling',
  cancelAgain: 'Cancel it again',
  areNotesAbove: (bill: string, credited: string, total: string, notes: readonly string[]) =>
    `The credit notes on ${bill} come to ${credited}, and the bill to ${total}: ${languageWords.and(notes)}.`,
  cancelNote: (note: string) => `Cancel ${note}`,
  isNoteCancelled: (note: string) => `${note} is cancelled.`,
  whyNoteCancelled: 'More than was left of the bill',

  numberTwice: (number: string, bills: readonly string[]) =>
    `${number} stands on ${bills.length === 2 ? 'two' : bills.length} bills: ${bills.join(' and ')}.`,
  here: (amount: string) => `${amount} (here)`,
  inFile: (amount: string) => `${amount} (file)`,
  canBe: (twice: string, amount: string, next: string) => `${twice} ${amount} can be ${next}.`,
  isNow: (amount: string, number: string) => `${amount} is now ${number}.`,
}
