import { countOf } from '../../../core/language/english'
import { decimalFrom } from '../../../core/money/decimal'
import { inWords, plainMoney } from '../../../core/money/format'
import { invoiceFacilityLaw, largeBillLaw, quarterlyLaw } from '../../../core/rules/gst-returns'
import { inForce } from '../../../core/rules/rule-on'

/** How many documents are in the file, of how many. */
type InFile = {
  readonly bills: number
  readonly ofBills: number
  readonly notes: number
  readonly ofNotes: number
}

/** What the part GSTR-1 and 3B says. */
export const returnWords = {
  /** `period` is like `October 2026`. */
  title: {
    'GSTR-1': (period: string) => `GSTR-1 of ${period}`,
    IFF: (period: string) => `IFF of ${period}`,
  },
  hero: {
    toMend: (bills: number) => `${countOf(bills, 'bill', 'bills')} to mend`,
    notesToMend: (notes: number) => `${countOf(notes, 'credit note', 'credit notes')} to mend`,
    bothToMend: (bills: number, notes: number) =>
      `${countOf(bills, 'bill', 'bills')} and ${countOf(notes, 'credit note', 'credit notes')} to mend`,
    ready: 'Ready',
    nothingSold: 'Nil return',
    nothingToSend: 'Nothing to send',
    composition: 'No GSTR-1',
    sellerGstin: 'Your GSTIN first',
    sellerState: 'Your state first',
    period: 'Another period',
    beforeThisForm: 'An older form',
    tooLarge: 'Too large for IFF',
  },

  inFile: ({ bills, ofBills, notes, ofNotes }: InFile) => (
    <>
      {ofBills > 0 && (
        <>
          <b>{bills}</b> {bills < ofBills && `of ${ofBills} `}
          {ofBills === 1 ? 'bill' : 'bills'}
        </>
      )}
      {ofBills > 0 && ofNotes > 0 && ' and '}
      {ofNotes > 0 && (
        <>
          <b>{notes}</b> {notes < ofNotes && `of ${ofNotes} `}
          {ofNotes === 1 ? 'credit note' : 'credit notes'}
        </>
      )}
      {ofBills + ofNotes === 1 ? ' is in the file.' : ' are in the file.'}
    </>
  ),
  inIff: (bills: number, notes: number) => (
    <>
      {bills > 0 && (
        <>
          <b>{bills}</b> {bills === 1 ? 'bill' : 'bills'}
        </>
      )}
      {bills > 0 && notes > 0 && ' and '}
      {notes > 0 && (
        <>
          <b>{notes}</b> {notes === 1 ? 'credit note' : 'credit notes'}
        </>
      )}
      {bills + notes === 1 ? ' to a buyer' : ' to buyers'} with a GSTIN{' '}
      {bills + notes === 1 ? 'is' : 'are'} in the file. The rest goes with the quarter.
    </>
  ),
  inFileAndSent: (bills: number, notes: number, sent: number) => (
    <>
      <b>{bills}</b> {bills === 1 ? 'bill' : 'bills'}
      {notes > 0 && (
        <>
          {' '}
          and <b>{notes}</b> {notes === 1 ? 'credit note' : 'credit notes'}
        </>
      )}
      {bills + notes === 1 ? ' is' : ' are'} in the file; <b>{sent}</b> went by IFF already.
    </>
  ),
  noneInFile: 'Nothing is in the file yet.',
  onlyCancelled: 'Only cancelled numbers are in the file.',
  allSentByIff: 'All bills to a GSTIN went by IFF already; the rest is in the file.',
  due: (day: string) => `Due on ${day}.`,
  wasDue: (day: string) => `It was due on ${day}.`,
  dueIff: (day: string) => `It need not be sent; the portal takes it until ${day}.`,

  /** Why there is no file for the whole period. */
  whole: {
    composition: 'A composition dealer files CMP-08 and GSTR-4, not GSTR-1.',
    sellerGstinMissing: 'Your GSTIN is missing. The return is filed under it.',
    sellerGstinWrong: 'Your GSTIN has a mistake. The return is filed under it.',
    sellerState: 'Your state is not that of your GSTIN. One of them is wrong.',
    byQuarter: (period: string) => `You file by the quarter: choose ${period}.`,
    byMonth: (period: string) => `You file by the month: choose ${period}.`,
    beforeThisForm: 'The form before May 2025 was another one; it is not made here.',
    nothingSold: (period: string) =>
      `Nothing was sold in ${period}. The portal wants a nil return all the same.`,
    nothingToSend: (period: string) =>
      `Nothing was sold to a buyer with a GSTIN in ${period}. The rest goes with the quarter.`,
    tooLarge: (value: string) =>
      `IFF takes bills of up to ₹${inWords(decimalFrom(inForce(invoiceFacilityLaw).upTo))} a month, and these come to ${value}. Leave them to GSTR-1 of the quarter.`,
  },
  choose: (period: string) => `Choose ${period}`,
  toShop: "To your shop's details",
  turnoverByQuarter: 'Turnover by quarter',

  ledger: {
    value: 'Taxable value',
    untaxed: 'Without tax',
    igst: 'IGST',
    cgst: 'CGST',
    sgst: 'SGST',
    gst: 'GST',
  },

  download: { 'GSTR-1': 'Download GSTR-1 (JSON)', IFF: 'Download IFF (JSON)' },
  notMade: 'The file could not be made. Try again.',
  markAsFiled: 'Mark as filed',
  notFiled: 'Not filed after all',
  filedOn: (day: string) => `Marked as filed on ${day}.`,
  marked: (title: string) => `${title} marked as filed`,
  unmarked: (title: string) => `${title} no longer marked as filed`,
  /** Before a return is marked whose file lacks something. */
  markFirst: {
    title: (title: string) => `Mark ${title} as filed?`,
    notOver: (period: string, last: string) =>
      `${period} is not over. Bills up to ${last} may still come, and they will not be in what you filed.`,
    leftOut: (documents: number): string =>
      documents === 1
        ? 'One document is not in the file, and counts as not filed:'
        : `${documents} documents are not in the file, and count as not filed:`,
    more: (documents: number) => `and ${documents} more`,
    notYet: 'Not yet',
    mark: 'Mark as filed all the same',
  },
  notMarked: {
    full: 'This could not be done: the storage of this device is full. Nothing was changed.',
    forbidden: 'This could not be done: this browser keeps nothing. Nothing was changed.',
  },
  notOfExample: 'This is an example: it cannot be marked.',
  /** Under the buttons, with `Change` behind it. */
  youFile: { monthly: 'You file every month.', quarterly: 'You file every quarter.' },
  change: 'Change',

  changed: {
    heading: 'Changed since',
    /** `period` is like `October`. */
    says: (count: number, period: string) =>
      `${countOf(count, 'bill', 'bills')} of ${period} changed after you marked it as filed.`,
    gone: 'one that is no longer here',
    whatToDo:
      'Before you file GSTR-3B, put it right on the portal with GSTR-1A; after that, with an amendment in the next GSTR-1.',
  },

  toMend: {
    heading: 'To mend first',
    /** Of a return that was marked as filed. */
    notFiled: (count: number): string =>
      `${count === 1 ? 'It was' : 'They were'} not in what you filed. Mend and add ${count === 1 ? 'it' : 'them'} on the portal: with GSTR-1A before you file GSTR-3B, after that in the next GSTR-1.`,
    intro: (count: number): string =>
      count === 1
        ? 'The portal would refuse this one. It is in no table until it is right.'
        : `The portal would refuse these ${count === 2 ? 'two' : count}. They are in no table until they are right.`,
    none: 'Nothing that the portal would refuse was found.',
  },
  worthALook: {
    heading: 'Worth a look',
    intro: (count: number): string =>
      count === 1
        ? 'It is in the file; the portal may ask.'
        : 'They are in the file; the portal may ask.',
  },
  undated: {
    heading: 'Without a date',
    intro: (count: number): string =>
      count === 1
        ? 'It is in no period until it has a date.'
        : 'They are in no period until they have a date.',
    says: 'It has no date.',
  },
  missing: {
    heading: 'Missing numbers',
    intro: 'A number that was skipped or cancelled on paper; the portal may ask.',
    one: (number: string) => `${number} is not on this device.`,
    some: (from: string, to: string) => `${from} to ${to} are not on this device.`,
  },
  noNumber: 'No number',
  walkIn: 'Walk-in',
  openBill: 'Open bill',
  openBillOf: (number: string) => `Open bill ${number}`,
  showFewer: 'Show fewer',
  showAll: 'Show all',
  showMore: (count: number) => `Show ${count} more`,
  checked:
    'Checked here: numbers, GSTINs, places of supply, rates, duplicates and sums. The portal also knows the list of HSN codes, and who is still registered.',
  /** `count` codes in the list of `day`. */
  checkedWithCodes: (count: string, day: string) =>
    `Checked here: numbers, GSTINs, places of supply, rates, duplicates, sums, and HSN codes by the department's list of ${day} (${count} codes). The portal also knows who is still registered.`,

  problems: {
    'number-missing': () => 'It has no number.',
    'number-long': () => 'Its number has more than 16 characters.',
    'number-characters': () => 'Its number has signs other than letters, digits, - and /.',
    'number-zero': () => 'Its number is only zeros.',
    /** `about` is the year. */
    'number-twice': (about: string) => `Another document of ${about} has this number.`,
    'number-shared': (about: string) =>
      `Another document of ${about} has this number. It is in the file all the same, as its table has no numbers.`,
    'gstin-wrong': () => "The buyer's GSTIN has a mistake.",
    'gstin-own': () => "The buyer's GSTIN is your own.",
    'place-missing': () => 'IGST is charged, and the place of supply is missing.',
    'place-own-state': () => 'IGST is charged, but the place of supply is your own state.',
    'place-other-state': (about: string) =>
      `CGST and SGST are charged, but the place of supply is ${about}.`,
    'rate-unknown': (about: string, item: number) => `Item ${item}: GST has no rate of ${about}%.`,
    'rate-missing': (_: string, item: number) => `Item ${item} has no GST rate.`,
    negative: () => 'It has an amount below zero. A credit note does that.',
    currency: (about: string) => `It is in ${about}. GSTR-1 is in rupees.`,
    'reverse-charge-unregistered': () => "Reverse charge needs the buyer's GSTIN.",
    'gstin-doubtful': () => "The last character of the buyer's number does not fit the others.",
    'number-like-zero': (about: string) =>
      `The offline tool takes the number ${about} for 0 and refuses its rows from Excel and CSV.`,
    'hsn-unknown': (about: string, item: number) =>
      `Item ${item}: the department's list has no HSN code ${about}.`,
    'hsn-missing': (_: string, item: number) => `Item ${item} has no HSN code.`,
    'hsn-form': () => 'An HSN code has 4, 6 or 8 digits.',
    'hsn-short': () =>
      `Above ₹${inWords(decimalFrom(inForce(quarterlyLaw).upTo))} a code has 6 digits or more.`,
    'unit-unknown': (about: string) => `“${about}” is no unit of the return; it goes as OTH.`,
    'note-without-bill': () => 'It does not say which bill it is on.',
    'note-before-bill': () => 'It is dated before its bill.',
    'note-exceeds-bill': () => 'The credit notes on its bill come to more than the bill.',
    'date-future': () => 'Its date is still to come.',
  },
  /** A unit that is blank. */
  noUnit: (item: number) => `Item ${item} has no unit; it goes as OTH.`,
  details: {
    noState: 'No state is chosen.',
    lastCharacter: 'Its last character does not fit the others.',
    item: (item: number) => `Item ${item}`,
    likeZero: 'The JSON has it as it is.',
    doubtful: 'The portal takes it by its form. Compare it with the original.',
    unknownCode: 'It is in table 12 as it is; the portal refuses codes that it does not know.',
    nearCodes: 'Near it:',
    isRight: 'The code is right',
    isRightOf: (code: string) => `The code ${code} is right`,
    saidRight: (code: string) => `${code} counts as right from now on`,
    notInTable12: (value: string) => `${value} is not in table 12.`,
    mayStay: (value: string) => `${value} is not in table 12; it may stay blank.`,
    itemNotInTable12: (item: number, value: string) => `Item ${item}: ${value} is not in table 12.`,
    itemMayStay: (item: number, value: string) =>
      `Item ${item}: ${value} is not in table 12; it may stay blank.`,
  },

  tables: {
    heading: 'The tables',
    intro: 'As they stand in the file. Every figure is a sum of rows that are already rounded.',
    excel: 'Excel for the offline tool',
    heads: {
      table: 'Table',
      what: 'What is in it',
      count: 'Count',
      value: 'Value',
      igst: 'IGST',
      cgst: 'CGST',
      sgst: 'SGST',
      csv: 'CSV',
    },
    lines: {
      '4A': 'To buyers with a GSTIN',
      '4B': 'To buyers with a GSTIN, reverse charge',
      '5': `To other states, above ${plainMoney(decimalFrom(inForce(largeBillLaw).above), '₹')}, no GSTIN`,
      '7': 'All others without a GSTIN, by state and rate',
      '8': 'Nil rated, exempt and outside GST',
      '9B-registered': 'Credit notes to buyers with a GSTIN',
      '9B-large': 'Credit notes on bills of table 5',
    },
    inFile: 'In the file',
    leftOut: 'Left out until mended',
    sentByIff: 'Sent by IFF already',
    withQuarter: 'Goes with the quarter',
    /** `period` is like `October`. */
    all: (period: string) => `All of ${period}`,
    hsnRegistered: 'HSN summary, buyers with a GSTIN',
    hsnOthers: 'HSN summary, all others',
    numbers: (ranges: number) =>
      `Documents issued, ${countOf(ranges, 'range', 'ranges')} of numbers`,
    cancelled: (count: number) => `${count} cancelled`,
    gst: (tax: string) => `GST ${tax}`,
    bills: (count: number) => countOf(count, 'bill', 'bills'),
    notes: (count: number) => countOf(count, 'note', 'notes'),
    rows: (count: number) => countOf(count, 'row', 'rows'),
    documents: (count: number) => countOf(count, 'document', 'documents'),
    csvOf: (table: string) => `CSV of ${table}`,
  },

  /** Documents that the file does not take, one by one. */
  notInFile: {
    heading: 'Not in the file',
    /** `period` is like `October`. */
    intro: (period: string) => `With the file these add up to all of ${period}, to the paisa.`,
    heads: { number: 'Number', why: 'Why', value: 'Value', gst: 'GST' },
    why: {
      'to-mend': 'To be mended first.',
      'with-quarter': 'Goes with the quarter: IFF takes only taxed items of buyers with a GSTIN.',
      'sent-by-iff': 'Went by IFF already.',
      'worth-nothing': 'The credit note comes to nothing.',
    },
    otherCurrency: (amount: string) => `${amount}, in no total`,
    sum: 'Not in the file',
    inFile: 'In the file',
  },

  /** What the offline tool does with Excel and CSV. */
  tool: {
    heading: 'With Excel or CSV in the offline tool',
    intro: 'Nothing of this is so in the JSON, which needs no tool.',
    blankNames: (count: number) =>
      count === 1
        ? "A buyer's name has letters or signs that the tool refuses, or more than 99: it is left blank there. No return has names."
        : `${count} names of buyers have letters or signs that the tool refuses, or more than 99: they are left blank there. No return has names.`,
    codesAtRates: (codes: string) =>
      `HSN ${codes}: sold at several rates. At the first import the tool keeps only one of the rows. Import the same file twice: then all of them stand.`,
    zeroRows: (numbers: string) =>
      `${numbers}: rows that are worth 0 are left out, as the tool refuses them.`,
    notInWorkbook: (numbers: string) =>
      `${numbers}: not in Excel and CSV at all, as nothing else is left.`,
    table7More: (byTool: string, more: string, tax: string) =>
      `Table 7: the tool works the tax out anew as value × rate, ${byTool}. That is ${more} more than on your bills, ${tax}. Your bills are right: that is the tax that was charged. The portal accepts both.`,
    table7Less: (byTool: string, less: string, tax: string) =>
      `Table 7: the tool works the tax out anew as value × rate, ${byTool}. That is ${less} less than on your bills, ${tax}. Your bills are right: that is the tax that was charged. The portal accepts both.`,
  },

  hsn: {
    heading: '12 · HSN summary',
    intro: 'Buyers with a GSTIN apart, as the return has it since May 2025.',
    whose: 'Whose',
    registered: 'With GSTIN',
    others: 'Others',
    heads: {
      hsn: 'HSN',
      description: 'Description',
      unit: 'Unit',
      quantity: 'Quantity',
      rate: 'Rate',
      value: 'Value',
    },
    shown: (to: number, of: number) => `1 to ${to} of ${of}`,
    none: 'Nothing stands here.',
    withoutCode: (value: string) => `${value} has no fit code and is not in table 12.`,
    findCode: 'Find a code',
  },

  gstr3b: {
    heading: 'GSTR-3B',
    intro: 'What tables 3.1 and 3.2 should say. The portal fills them from GSTR-1.',
    taxed: 'Taxable sales',
    nilAndExempt: 'Nil rated and exempt',
    outsideGst: 'Outside GST',
    reverseCharge: 'Apart: reverse charge, the buyer pays',
    locked: 'Locked on the portal since July 2025: what is wrong in it is put right with GSTR-1A.',
    /** `both` is 3.1(a) with the value of reverse charge. */
    lockedBeside: (taxed: string, both: string) =>
      `The portal locks 3.1(a), here ${taxed}; the sales on reverse charge stand in table 4B of GSTR-1, and their tax is never in it. Sources differ on whether it adds their value: then it locks ${both}. Either way the tax to pay is the same.`,
    uinHolders: (state: string) => `UIN holders, ${state}`,
    toReturn: 'What to pay, and what lateness costs',
  },

  filing: {
    heading: 'How you file',
    intro: 'Kept with your shop on this device.',
    introOfExample: 'Those of the example. They can be chosen when a bill is kept here.',
    notKept: {
      full: 'Not kept: the storage of this device is full. It holds until the page is left.',
      forbidden: 'Not kept: this browser keeps nothing. It holds until the page is left.',
      cleared: 'Not kept any more: the storage of this browser was cleared. Choose again.',
    },
    filing: 'I file',
    filings: { monthly: 'Every month', quarterly: 'Every quarter' },
    turnover: 'Turnover last year',
    turnovers: {
      'up-to-5-crore': `Up to ₹${inWords(decimalFrom(inForce(quarterlyLaw).upTo))}`,
      'above-5-crore': 'Above',
    },
    eInvoices: `Above ₹${inWords(decimalFrom(inForce(quarterlyLaw).upTo))}, bills to a GSTIN are e-invoices, and the portal fills tables 4A and 9B from them by itself. HSN codes have 6 digits or more.`,
    quarterlyAbove: `Above ₹${inWords(decimalFrom(inForce(quarterlyLaw).upTo))}, everyone files every month.`,
    sentByIff: 'Already sent by IFF',
    sentByIffHelp: 'Its bills and credit notes to a GSTIN are left out of the file of the quarter.',
    besides:
      'Not here, to be added on the portal: advances, exports and SEZ, debit notes, amendments, sales through operators, and cess.',
  },

  steps: {
    heading: 'Where the portal takes it',
    upload: 'Upload the file',
    uploadSays:
      'Sign in to the GST portal. Choose Returns, then Prepare offline (Returns offline), then Upload.',
    wait: 'Wait until it is processed',
    waitSays: 'That takes some minutes. If the portal finds errors, it lists them there.',
    file: 'Look through it and file',
    fileSays: 'Compare the tables with those below, add what is missing, and file it there.',
    version: (tool: string, since: string) =>
      `Made in the form of the offline tool ${tool} of ${since}. Look through it on the portal before you file.`,
    notTried:
      'Nobody here has uploaded such a file to the portal yet, so compare its tables with those on this page.',
  },
}
