import { countOf } from '../../../core/language/english'

/** What is said about the payments of a bill. */
export const billPaymentsWords = {
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
  negative: 'Enter a non-negative amount.',
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
}
