import type { ReactNode } from 'react'

/** What fields, answers, tables and dialogs say, whatever the page. */
export const uiWords = {
  /** The words around an answer, and of what is done with it. */
  answer: {
    result: 'Result',
    /** Of figures that nobody typed. */
    example: 'Example',
    particulars: 'Particulars',
    amount: 'Amount',
    tooLarge: 'too large to work out: at most 100 years and 40 digits',

    /** The results one after the other: read out, and copied. */
    results: (results: readonly { label: string; value: string }[]) =>
      results.map(({ label, value }) => `${label} ${value}`).join(', '),

    changeInputs: 'Change inputs',
    details: 'Details',

    buttons: { copy: 'Copy', share: 'Share link', print: 'Print', reset: 'Reset' },
    buttonNotLoaded: 'This could not be loaded. Check your connection and try again.',
    inputsReset: 'Inputs reset',
    copied: { result: 'Result copied', link: 'Link copied' },
    /** With what a link leaves behind. */
    copiedWith: (done: string, note: string) => `${done}. ${note}`,
    notCopied: {
      result: 'Result not copied. Check your connection and try again.',
      link: 'Link not copied. Check your connection and try again.',
    },

    copyByHand: {
      title: 'Copy by hand',
      help: 'This browser does not let us copy for you. Copy the selected text.',
      text: 'Text to copy',
      close: 'Close',
    },
  },

  toast: {
    /** Beside what can still be undone. @param key 'F8' */
    keyLeadsHere: (key: string) => `${key} leads here from anywhere on the page`,
  },

  /** The words of charts. */
  charts: {
    /** What large amounts are counted in, short beside a figure and in full. */
    units: {
      lakhCrore: { letters: 'L Cr', name: 'lakh crore' },
      crore: { letters: 'Cr', name: 'crore' },
      lakh: { letters: 'L', name: 'lakh' },
      thousand: { letters: 'K', name: 'thousand' },
    },
    /** @example unitMeans('₹1 L', 'lakh', '₹1,00,000') // '₹1 L = 1 lakh = ₹1,00,000' */
    unitMeans: (short: string, name: string, long: string) => `${short} = 1 ${name} = ${long}`,

    both: (line: string) => `${line}, both`,
    showAt: 'Show the amounts at',
  },

  /** The words of dialogs with lists that are kept on this device. */
  dialogs: {
    undo: 'Undo',
    undone: 'Undone.',
    close: 'Close',
    more: (count: number) => `Show ${count} more`,
    exportAll: 'Export all',
    import: 'Import',

    /** What the lists hold. */
    things: { bills: 'bills', items: 'items' },
    full: 'This could not be done: the storage of this device is full. Nothing was changed.',
    keepsNone: (things: string) =>
      `This could not be done: this browser keeps no ${things}. Nothing was changed.`,
    forbidden: (things: string) => `This browser keeps no ${things}: storage is full or forbidden.`,

    tooLong: 'This is too long to be changed here, so only its beginning is shown.',
    startAgain: 'Start again',
  },

  /** The words of fields: hints, and why something typed was not taken. */
  fields: {
    inputs: 'Inputs',
    currency: 'Currency',
    isAnswer: 'This is the answer',
    units: { '%': '%', years: 'years', months: 'months', days: 'days' },

    /** Where a day or a month is typed. */
    dayPlaceholder: 'dd/mm/yyyy',
    monthPlaceholder: 'mm/yyyy',
    pickDay: (label: string) => `Calendar for ${label}`,
    pickMonth: (label: string) => `Months for ${label}`,
    noSuchDay: (text: string) => `“${text}” is not a date.`,

    unreadable: 'This could not be read as a number, so it counts as 0.',
    tooManyDigits: 'A number of more than 24 digits counts as 0.',
    negative: 'Enter a non-negative amount.',
    emptyRate: 'Empty counts as 0%.',
    /** Behind the hint about what is usual. */
    negativeRate: (hint: string) => `${hint} Below 0% counts as 0%.`,

    /** Which of two numbers a comma meant; each of them is a button. */
    whichNumber: (one: ReactNode, other: ReactNode, counted: string) => (
      <>
        {one} or {other}? <span>Counted as {counted}.</span>
      </>
    ),

    tooLong: (longest: number) => `Maximum ${longest} characters allowed`,
    refused: {
      notInFull: 'Enter full number, e.g., 1000 — do not use 1k/1L/2cr',
      secondPoint: 'Only one decimal point allowed',
      notANumber: 'Enter numbers and decimal point only',
    },
    /** The name of the choice of a state. */
    states: {
      state: 'State',
    },
  },

  /** What is said of things that are kept on this device. */
  memory: {
    /** `done`: what was done, without a full stop. */
    kept: (done: string) => `${done}.`,
    inTabOnly: {
      full: (done: string) => `${done}, in this tab only: the storage of this device is full.`,
      forbidden: (done: string) => `${done}, in this tab only: this browser keeps nothing.`,
    },
  },

  /** The words that pages and their cards share. */
  page: {
    promisesName: 'Our promises',
    promises: ['Free', 'No ads', 'No sign-up'],
    /** In the picture of a shared link. */
    picturePromises: 'Free. No ads. No sign-up.',
    viewsOf: (calculator: string) => `Views of the ${calculator} calculator`,
    withoutScript: (
      <>
        <b>This page needs JavaScript to calculate.</b> Without it, fields and buttons do nothing,
        but the example, its formula and the answers below are here to read.
      </>
    ),

    howItWorks: 'How it works',
    formula: 'The formula',
    yourNumbers: 'Your numbers',
    putTogether: 'Put together',
    yearByYear: 'Year by year',

    printedOn: (date: string) => `Printed on ${date}`,
    printedFrom: (date: string, address: string) => `Printed on ${date} from ${address}`,
  },

  /** The labels of rulers. */
  rulers: {
    firstYear: '1 year',
    lastYear: '40 years',
    lakh: '1 lakh',
    tenLakh: '10 lakh',
    crore: '1 crore',
    croreShort: '1 cr',
    tenCrore: '10 crore',
    tenCroreShort: '10 cr',
  },

  /** What is said of parts that load later, and of what can be undone. */
  tab: {
    notLoaded: 'This part could not be loaded. Check your connection and try again.',
    tryAgain: 'Try again',
    undo: 'Undo',
  },

  /** The words of tables, and of files that are read and written. */
  tables: {
    frame: (caption: string) => `${caption} table`,
    whySumsMiss:
      'Rounded amounts may miss their sum by a little. The downloads hold two decimals and add up exactly.',
    download: { CSV: 'Download CSV', Excel: 'Download Excel' },
    notMade: 'The file could not be made. Check your connection and try again.',
    sheet: (number: number) => `Sheet ${number}`,

    problems: {
      empty: 'There is nothing in it: no rows were found.',
      oldWorkbook:
        'This is an old Excel file (.xls), or one with a password. Open it, remove the password if it has one, and save it anew: in Excel by File, Save As, Excel Workbook (*.xlsx), in LibreOffice by File, Save As, Excel 2007–365 (.xlsx). Then choose that file.',
      pdf: 'This is a PDF, not a table. Choose the Excel or CSV file that it was made from.',
      picture: 'This is a picture, not a table. Choose a spreadsheet (.xlsx, .ods) or a CSV file.',
      webPage:
        'This is a web page, even if its name ends in .xls, as the downloads of many portals do. Open it and save it anew: in Excel by File, Save As, Excel Workbook (*.xlsx), in LibreOffice by File, Save As, Excel 2007–365 (.xlsx). Then choose that file.',
      accountsInXml:
        'This is an XML file of Tally or Busy: vouchers and masters, not a table. In the program, export the list as Excel, then choose that file.',
      portalData:
        'This is a file of the GST portal (JSON): a return, not a table. Choose a spreadsheet (.xlsx, .ods) or a CSV file.',
      noTable: 'This is not a table. Choose a spreadsheet (.xlsx, .ods) or a CSV file.',
      oneColumn:
        'No columns were found. A price list needs a column of prices, and a name or a cost beside each of them.',
      noRows: 'There are names of columns, but no rows below them.',
      unreadable:
        'The file could not be read. It may have been moved, changed or removed since it was chosen. Choose it again.',
    },

    workbook: {
      empty: 'This file is empty.',
      gone: 'This file could not be read. It may have been moved or changed: choose it again.',
      notWorkbook:
        'This is not a spreadsheet (.xlsx or .ods). Save it as .xlsx or CSV and choose it again.',
      binary:
        'This is a binary Excel workbook (.xlsb). Save it as .xlsx or CSV in Excel and choose that file.',
      otherZip: 'This is a zip file, not a table. Unpack it and choose the file inside.',
      locked: 'This workbook is locked. Save it without its password and choose it again.',
      damaged:
        'This workbook is damaged or not complete. Open it in Excel or LibreOffice, save it again as .xlsx and choose that file.',
      tooLarge:
        'This workbook is too large to be read here. Save only the columns and rows that are needed as .xlsx or CSV and choose that file.',
      nothingInIt: 'This workbook has nothing in it: all its sheets are empty.',
    },
  },
}
