import { countOf } from '../../core/language/english'

/** What the Settlements view says before there are files, and what its page and its worker share. */
export const settlementsWords = {
  label: 'Settlements',
  heading: 'What your orders really earned',
  intro: 'Payments, fees, returns and taxes, as your marketplace states them.',
  title: 'Settlements: what your marketplace orders earned',
  description:
    'Read the payment files of Amazon, Flipkart and Meesho on your device: profit of each product, unpaid orders, wrong fees, TCS, TDS. Free, no upload.',

  empty: {
    drop: 'Drop your files here',
    choose: 'Choose your files',
    formats: 'CSV, text or Excel of Amazon, Flipkart and Meesho, up to 20 files',
    chooseFiles: 'Choose files',
    pasteTitle: 'Paste rows of a report',
    tryExample: 'Try with an example',
  },
  reads: {
    title: 'What it reads',
    money: 'Payments',
    moneyNote:
      'Amazon transactions, Flipkart settled transactions, Meesho payments. One of them is enough.',
    orders: 'Orders and returns',
    ordersNote: 'What was never paid, and what came back or did not.',
    tax: 'Tax reports',
    taxNote: 'MTR, sales report, TCS files of Meesho: GSTR-1 by invoice date, TCS by month.',
    costs: 'Your costs',
    costsNote: 'A list of SKU and cost. It is kept on this device, and makes sales a profit.',
  },

  /** Rows that are no file; further ones have a number. */
  pasted: 'Pasted rows',
  keptFiles: 'Kept files',
  notLoaded: 'This could not be loaded. Check your connection and try again.',
  workedOut: (label: string, amount: string) => `Worked out. ${label} ${amount}`,

  /** Why a file was not taken, after its name, or what became of it. */
  notices: {
    priceList: 'This is a price list. Many products reads it.',
    toProducts: 'Open Many products',
    summaryOnly: 'This workbook has no sheet with orders.',
    unknown: 'This is no payment, order, return or tax file of Amazon, Flipkart or Meesho.',
    tooManyRows: 'With it there would be more than 2,00,000 rows. Remove another file first.',
    tooManyFiles: 'There are 20 files already. Remove one first.',
    /** @param kind what the file is otherwise, @param column what it lacks */
    noTotal: (kind: string, column: string) =>
      `${kind}, but without the column “${column}”. Without it nothing can be checked: download the file again.`,
    datesOpen: (column: string, example: string) =>
      `Which day is ${example} in the column “${column}”? Every date there could be read either way, and files with these columns will be read the same.`,
    broken: 'Something went wrong while reading it, and it is our fault. Choose it again, please.',
    noWorkers:
      'This browser cannot read files here. Try it in another one, or in a newer version of it.',
    notLoaded: 'What reads files could not be loaded. Check your connection and try again.',
    keptUnreadable:
      'The files that were kept on this device could not be read. Choose them again, please.',
    keptGone:
      'The files that were kept on this device are not there any more. Choose them again, please.',
    notForgotten:
      'The files could not be taken off this device, and will be here again when you come back.',
    /** @param others so many more files than the one it is said of */
    lost: (others: number) =>
      others === 0
        ? 'It was not kept when the page was loaded again. Choose it again; with Keep on this device it stays.'
        : `It and ${countOf(others, 'other file', 'other files')} were not kept when the page was loaded again. Choose them again; with Keep on this device they stay.`,
    costs: (taken: number) =>
      taken === 1
        ? 'The cost of 1 SKU is kept on this device.'
        : `The costs of ${countOf(taken, 'SKU', 'SKUs')} are kept on this device.`,
    costsInTab: (taken: number) =>
      taken === 1
        ? 'The cost of 1 SKU counts until you leave: this browser could not keep it.'
        : `The costs of ${countOf(taken, 'SKU', 'SKUs')} count until you leave: this browser could not keep them.`,
    noCosts: 'This is a list of costs, but no cost in it could be read.',
    costsUnread: (rows: number) =>
      countOf(rows, 'row could not be read.', 'rows could not be read.'),
  },

  /** Of Copy and Share, and of Reset. */
  copied: {
    said: (seller: string, ads: string) => `Settlements: ${seller}, ${ads}.`,
    sellers: {
      registered: 'registered',
      composition: 'composition',
      unregistered: 'not registered',
    },
    spreads: { sales: 'ads by sales', orders: 'ads by orders', none: 'ads not spread' },
    forgotten: 'Settings are as at the beginning',
  },

  results: {
    profit: 'Profit',
    sales: 'Sales, net of GST',
    fees: 'Fees',
    cost: 'Cost of goods',
    settlement: 'Settlement',
  },
  /** Under the profit: so many orders of so many. */
  caption: (kept: string, orders: string) => `on ${kept} orders kept of ${orders}`,

  questions: [
    {
      question: 'Are my files uploaded?',
      answer:
        'No. They are read on your device and never leave it. Orders and payments are forgotten when you leave, unless you keep them on this device.',
    },
    {
      question: 'Which files do I need?',
      answer:
        'The payment file of Amazon, Flipkart or Meesho is enough. Orders, returns and tax reports add what is unpaid, what came back and what GSTR-1 needs.',
    },
    {
      question: 'Are TCS and TDS a cost?',
      answer:
        'No. The marketplace holds them back for you: TCS comes to your GST cash ledger after GSTR-8, TDS counts against your income tax. The profit here is before both.',
    },
    {
      question: 'Why is the profit not what came to my bank?',
      answer:
        'The bank gets sales with GST, less fees with GST, TCS and TDS. Profit counts without the GST that is not yours, takes off what the goods and packing cost, and leaves TCS and TDS alone, because they come back to you.',
    },
    {
      question: 'What if my marketplace changes its files?',
      answer:
        'Files with the columns of real downloads were tried in November 2026: Amazon (settlement report V2 and seller-shipped returns too), Flipkart (its orders export by description alone), Meesho (its zip too). What is new is named and counted in no profit; payments without a total are refused.',
    },
  ],
}
