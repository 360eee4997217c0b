import { countOf } from '../../../core/language/english'
import { groupDigits } from '../../../core/money/group-digits'

/** What a reminder says, as it is formatted. `since` is a day; `upi` is blank where there is no id. */
export type ReminderParts = {
  readonly name: string
  readonly sum: string
  readonly shop: string
  readonly bills: number
  /** Whether he owes something from before the bills. */
  readonly hasOpening: boolean
  /** The number of the bill, where it is one. */
  readonly number: string
  readonly since: string
  /** Whether that day is yet to come. */
  readonly isAhead: boolean
  readonly upi: string
}

/** What the part about money says. */
export const moneyWords = {
  owed: 'Owed to you',
  due: 'Due',
  partPaid: 'Part paid',
  paid: 'Paid',
  youOwe: 'You owe',
  bills: (bills: number) => countOf(bills, 'bill', 'bills'),

  /** Under the sum: on how many bills, and in which state. */
  caption: {
    both: (due: number, partPaid: number) => (
      <>
        on <b>{groupDigits(String(due))}</b> {due === 1 ? 'bill that is due' : 'bills that are due'}{' '}
        and <b>{groupDigits(String(partPaid))}</b> paid in part, across all months
      </>
    ),
    due: (due: number) => (
      <>
        on <b>{groupDigits(String(due))}</b> {due === 1 ? 'bill that is due' : 'bills that are due'}
        , across all months
      </>
    ),
    partPaid: (partPaid: number) => (
      <>
        on <b>{groupDigits(String(partPaid))}</b> {partPaid === 1 ? 'bill' : 'bills'} paid in part,
        across all months
      </>
    ),
    /** On no bill, but on opening balances. */
    openings: 'on balances from before the bills kept here',
    none: 'Nothing is owed to you, across all months.',
  },

  howLong: 'How long it is due',
  counted: 'Counted from the due date, or from the bill where there is none.',
  ages: {
    '0-30': '0 to 30 days',
    '31-60': '31 to 60 days',
    '61-90': '61 to 90 days',
    'over-90': 'over 90 days',
  },
  reverseCharge: (tax: string) =>
    `${tax} of this is GST under reverse charge: the buyer pays it to the government, not to you.`,
  unread: (payments: number) =>
    payments === 1
      ? 'The amount of 1 payment cannot be read and counts as 0. Open the bill to mend it.'
      : `The amounts of ${countOf(payments, 'payment', 'payments')} cannot be read and count as 0. Open the bills to mend them.`,

  reminder: {
    title: (name: string) => `A reminder to ${name}`,
    /** The whole message, one sentence after the other. */
    text: ({ name, sum, shop, bills, hasOpening, number, since, isAhead, upi }: ReminderParts) => {
      const toShop = shop ? ` to ${shop}` : ''
      const when = isAhead ? `to be paid by ${since}` : `since ${since}`
      const ofBills = countOf(bills, 'bill', 'bills')
      const withBefore =
        bills > 0 ? `${ofBills} and the balance from before` : 'the balance from before'
      const on = hasOpening
        ? `${withBefore}, ${bills > 0 ? `the oldest ${when}` : when}`
        : bills === 1
          ? `${number ? `bill ${number}` : '1 bill'}, ${when}`
          : `${ofBills}, ${isAhead ? `the first ${when}` : `the oldest ${when}`}`
      return [
        `Dear ${name}, ${sum} is due${toShop}: ${on}.`,
        ...(upi ? [`You can pay by UPI to ${upi}.`] : []),
        'Thank you.',
      ].join(' ')
    },
    share: 'Share',
    copy: 'Copy',
    copied: 'Reminder copied',
    notCopied: 'Reminder not copied. Check your connection and try again.',
    showCode: 'Show the UPI code',
    hideCode: 'Hide the UPI code',
    code: (sum: string, upi: string) => `UPI code: ${sum} to ${upi}`,
    scan: (sum: string) => `Scan with any UPI app to pay ${sum}.`,
    picture: 'upi-code.png',
    noUpi: 'With your UPI id on the bill page, the reminder says where to pay.',
    choose: 'Reminder',
    chooseOf: (name: string) => `Reminder to ${name}`,
  },

  who: {
    title: 'Who owes what',
    intro: 'Across all bills kept here, whatever the month.',
    order: 'Order',
    orders: { largest: 'Largest first', oldest: 'Oldest first' },
    csv: 'CSV',
    columns: [
      'No.',
      'Customer',
      'Bills',
      'Since',
      '0 to 30',
      '31 to 60',
      '61 to 90',
      'Over 90',
      'Owes',
    ],
    walkIn: 'Walk-in',
    nothing: '–',
    range: (from: number, to: number, of: number) =>
      `${from} to ${groupDigits(String(to))} of ${groupDigits(String(of))}`,
    all: 'Show all',
    fewer: 'Show fewer',
    more: (count: number) => `Show ${count} more`,
    search: 'Search customers',
    searchFor: 'Name or GSTIN',
    notFound: 'No customer found.',
    /** On phones, under a name. */
    facts: (bills: number, since: string) => `${countOf(bills, 'bill', 'bills')}, since ${since}`,
    /** Somebody whom the seller owes. */
    youOweHim: 'You owe this',
    /** Somebody who owes something, and whom the seller owes something. */
    less: (amount: string) => `after ${amount} you owe`,
    total: 'Total',
    empty:
      'Nobody owes you anything. A bill that is not paid yet stands here until its payment is noted.',
    emptyBefore: 'No bill is noted as due.',
  },

  bill: {
    noNumber: 'Bill without a number',
    creditNote: (number: string) => `Credit note ${number}`,
    noteOnly: 'Credit note without a number',
    date: (day: string) => `of ${day}`,
    since: (day: string, days: number) => `due since ${day}, ${countOf(days, 'day', 'days')}`,
    ahead: (day: string) => `to be paid by ${day}`,
    state: { due: 'Due', 'part-paid': 'Part paid', paid: 'Paid' },
    youOwe: 'You owe this',
    onlyTax: 'Only GST under reverse charge is left, which the buyer pays to the government.',
    inFull: 'Paid in full',
    inFullOf: (number: string) => `Paid in full: ${number}`,
    note: 'Note a payment',
    noteOf: (number: string) => `Note a payment on ${number}`,
    open: 'Open bill',
    openOf: (number: string) => `Open bill ${number}`,
    openNote: 'Open credit note',
    openNoteOf: (number: string) => `Open credit note ${number}`,
    payBack: 'Note money paid back',
    payBackOf: (number: string) => `Note money paid back on credit note ${number}`,
    reading: 'Reading the bills …',
    none: 'Nothing is open here any more.',
    ofCustomer: (name: string) => `Bills of ${name}`,
  },

  giveBack: {
    title: 'Whom you owe',
    intro: (sum: string) =>
      `${sum} to give back, by credit notes and payments of more than a bill.`,
    overpaid: 'More was paid than the bill. Open the bill to change its payments.',
  },

  noting: {
    button: 'Note a payment',
    title: 'Note a payment',
    titleBack: 'Note money paid back',
    search: 'Whose bill',
    searchFor: 'Bill number or buyer',
    choose: 'Choose',
    chooseOf: (number: string) => `Choose ${number}`,
    notFound: 'No bill with a balance is found.',
    other: 'Another bill',
    balance: (sum: string) => `${sum} to pay`,
    toGiveBack: (sum: string) => `${sum} to give back`,
    save: 'Note the payment',
    saveBack: 'Note it',
    close: 'Close',
    moreThanBill: (sum: string) => `${sum} more than the bill.`,
    moreThanNote: (sum: string) => `${sum} more than is to give back.`,
    noted: (sum: string, number: string) => `${sum} noted on ${number}`,
    undone: {
      kept: 'The payment is taken off again.',
      partly: 'The payment is taken off again.',
      changed: 'It was changed since, so it stays.',
      gone: 'This bill was deleted since, with its payments.',
    },
    failed: {
      gone: 'This bill was deleted, so nothing was noted.',
      changed: 'It was changed meanwhile. Look at what is left.',
      most: (most: number) =>
        `A bill holds ${countOf(most, 'payment', 'payments')}, and this one has them. Nothing was noted.`,
    },
    example: 'This is an example. Payments are noted on bills of your own.',
  },

  before: {
    title: 'Bills from before',
    count: (bills: number) =>
      bills === 1
        ? '1 bill from before has no note of payment.'
        : `${countOf(bills, 'bill', 'bills')} from before have no note of payment.`,
    help: 'They are neither paid nor due until you say so. You can undo it.',
    allPaid: 'They are all paid',
    namedAreDue: 'Those with a buyer’s name are due',
    leave: 'Leave them',
    writing: 'Being written …',
    done: (bills: number) =>
      bills === 1
        ? 'The payment of 1 bill is noted'
        : `The payments of ${countOf(bills, 'bill', 'bills')} are noted`,
    doneDue: (bills: number) =>
      bills === 1 ? '1 bill is taken up' : `${countOf(bills, 'bill', 'bills')} are taken up`,
    left: 'They are left as they are',
    undone: {
      kept: 'The bills are as they were.',
      partly: 'The bills are as they were, but for those that were changed since.',
      changed: 'They were changed since, so they stay.',
      gone: 'These bills were deleted since.',
    },
  },

  notMade: 'The file could not be made. Check your connection and try again.',
  notLoaded: 'This could not be loaded. Check your connection and try again.',

  print: {
    title: (shop: string) => (shop ? `What is owed to ${shop}` : 'What is owed'),
    asOf: (day: string) => `As of ${day}`,
  },
}
