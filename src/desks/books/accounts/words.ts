import { countOf } from '../../../core/language/english'

/** Money without a bill: opening balances, payments on account, advances, and the statement of a customer. */
export const accountWords = {
  /** The fields of money that comes in, on a bill or without one. */
  money: {
    date: 'Date',
    amount: 'Amount',
    how: 'How',
    ways: { cash: 'Cash', upi: 'UPI', card: 'Card', bank: 'Bank', cheque: 'Cheque' },
    noWay: 'Not said',
    note: 'Note',
    unreadable: 'This amount cannot be read. Write it in figures, such as 1,500.',
    tooLong: 'An amount has at most 24 digits.',
    notAboveZero: 'Write an amount above zero.',
    noDate: 'Choose the date of the payment.',
    understood: (sum: string) => `Counted as ${sum}.`,
    cashLimit: (limit: string) =>
      `The income tax law forbids taking ${limit} or more in cash from one person in a day, or for one sale.`,
  },

  kinds: {
    opening: 'Opening balance',
    'on-account': 'Payment on account',
    advance: 'Advance',
  },
  customer: 'Customer',
  gstin: 'GSTIN (if known)',
  noCustomer: 'Write the name of the customer.',
  openingDay: 'Owed since',
  openingHelp: 'What this customer owed before the bills that are kept here.',
  close: 'Close',
  save: {
    opening: 'Note the opening balance',
    'on-account': 'Note the payment',
    advance: 'Note the advance',
  },
  noted: {
    opening: (name: string, sum: string) => `${name} owed ${sum} before`,
    'on-account': (name: string, sum: string) => `${sum} from ${name} noted`,
    advance: (number: string, sum: string) => `Advance ${number}: ${sum} noted`,
  },
  undone: {
    kept: 'It is taken back.',
    partly: 'It is taken back.',
    changed: 'It was changed since, so it stays.',
    gone: 'It was removed since.',
  },
  failed: {
    gone: 'A bill or an entry was removed meanwhile, so nothing was noted.',
    changed: 'It was changed meanwhile. Look at what is left, and press again.',
    most: (most: number) =>
      `A bill holds ${countOf(most, 'payment', 'payments')}, and one of these has them. Nothing was noted.`,
  },

  spread: {
    title: 'Which bills it pays',
    oldestFirst: 'Oldest first again',
    none: 'Nothing is open: all of it stays on account and comes off the next bill.',
    partOf: (bill: string) => `Of it for ${bill}`,
    open: (sum: string) => `${sum} open`,
    stays: (sum: string) => `${sum} stays on account.`,
    allUsed: 'All of it is on bills.',
    tooMuch: (sum: string) => `${sum} more than came. Lower a part.`,
    moreThanOpen: (bill: string, sum: string) => `${bill}: only ${sum} is open.`,
    unreadable: (bill: string) => `${bill}: the amount cannot be read.`,
  },

  advance: {
    take: 'Take an advance',
    title: (number: string) =>
      number ? `Advance on estimate ${number}` : 'Advance on an estimate',
    nameFirst: 'Name the buyer on the estimate first: an advance is somebody’s.',
    goods:
      'For goods: no GST on an advance. For services GST is due on the day it comes, which is not worked out here yet.',
    is: (number: string, date: string, sum: string) => `Advance ${number} of ${date}: ${sum}`,
    voucher: 'Receipt voucher (PDF)',
    voucherOf: (number: string) => `Receipt voucher (PDF) ${number}`,
  },

  /** On a bill of somebody who has money on account. */
  offer: {
    advance: (number: string, date: string, left: string) =>
      `Advance ${number} of ${date}: ${left} is left.`,
    onAccount: (date: string, left: string) => `Paid on account on ${date}: ${left} is left.`,
    take: (sum: string) => `Take ${sum} on this bill`,
    taken: (sum: string) => `${sum} taken on this bill`,
    undone: 'It is on account again.',
  },

  card: {
    title: 'Without a bill',
    intro:
      'What a customer owed before the bills here, money for several bills, and the statement of a customer.',
    statement: 'Statement',
  },
  onAccount: 'On account',
  ofCustomer: (name: string) => `Without a bill: ${name}`,
  left: (sum: string) => `${sum} on no bill yet`,
  used: 'all on bills',
  overdrawn: (sum: string) => `${sum} more on bills than came`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove: ${name}`,
  removed: (name: string) => `${name} removed`,
  broughtBack: {
    kept: 'It is back.',
    partly: 'It is back.',
    changed: 'It is there already.',
    gone: 'It cannot be brought back.',
  },
  statementOf: (name: string) => `Statement of ${name}`,
  /** The name of the button that shows it, which begins with what stands on it. */
  showStatementOf: (name: string) => `Statement of ${name}`,
  onAccountFrom: (name: string) => `Payment on account from ${name}`,

  statement: {
    title: 'Statement of a customer',
    from: 'From (blank: all)',
    heads: ['Date', 'What', 'Billed', 'Paid', 'Balance'],
    lines: {
      'brought-forward': () => 'Brought forward',
      opening: () => 'Opening balance',
      bill: (number: string) => `Bill ${number}`.trim(),
      'credit-note': (number: string) => `Credit note ${number}`.trim(),
      'on-account': () => 'Payment on account',
      advance: (number: string) => `Advance ${number}`.trim(),
      payment: (number: string) => (number ? `Payment on ${number}` : 'Payment'),
      'paid-back': (number: string) => (number ? `Paid back on ${number}` : 'Paid back'),
      elsewhere: (number: string) =>
        number ? `On bill ${number} of another customer` : 'On a balance of another customer',
    },
    total: 'Total',
    balance: 'Balance',
    inFavour: 'Balance in your favour',
    none: 'There is nothing of this customer here.',
    reading: 'Being read …',
    notNoted: (bills: number) =>
      bills === 1
        ? '1 bill from before payments were noted is not in it.'
        : `${countOf(bills, 'bill', 'bills')} from before payments were noted are not in it.`,
    pdf: 'PDF',
    share: 'Send as text',
    copied: 'Statement copied',
    notCopied: 'Not copied. Check your connection and try again.',
    notMade: 'The PDF could not be made. Check your connection and try again.',
    noPictures: 'This browser does not let us draw these letters, so the PDF could not be made.',
    asOf: (day: string) => `As of ${day}`,
    period: (from: string, to: string) => `${from} to ${to}`,
    /** The text for WhatsApp: its first and its last line. */
    head: (name: string, shop: string, day: string) =>
      shop ? `${name}: statement of ${shop}, ${day}` : `${name}: statement, ${day}`,
    line: (day: string, what: string, owed: string, paid: string) =>
      owed ? `${day} · ${what} · ${owed}` : `${day} · ${what} · −${paid}`,
    earlier: (lines: number) => `(${countOf(lines, 'line', 'lines')} before that)`,
    ends: (sum: string) => `To pay: ${sum}`,
    endsInFavour: (sum: string) => `In your favour: ${sum}`,
    settled: 'Nothing is open.',
  },

  /** On paper: a receipt voucher, in the words of rule 50 of the CGST Rules. */
  paper: {
    voucher: 'Receipt Voucher',
    statement: 'Statement of Account',
    number: 'No.',
    date: 'Date',
    gstin: 'GSTIN',
    state: 'State',
    receivedFrom: 'Received from',
    to: 'Customer',
    /** Before what was paid in advance. */
    what: 'For',
    forEstimate: (number: string) => `Advance on estimate ${number}`,
    forGoods: 'Advance for goods',
    how: 'How',
    note: 'Note',
    amount: 'Amount received',
    inWords: 'Amount in words',
    noTax: 'No GST on an advance for goods (notification 66/2017).',
    signedFor: 'For',
    signatory: 'Authorised signatory',
    page: (number: string, count: string) => `Page ${number} of ${count}`,
  },
}
