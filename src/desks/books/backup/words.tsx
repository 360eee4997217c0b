import type { ReactNode } from 'react'
import { countOf } from '../../../core/language/english'
import { groupDigits } from '../../../core/money/group-digits'

/** What is said about the safety of the bills: back-ups, a copy in a file, and closing a year. */
export const backupWords = {
  title: 'Kept on this device',
  neverBackedUp: (documents: number) =>
    `${countOf(documents, 'document', 'documents')}. No backup yet.`,
  backedUp: (documents: number, day: string) =>
    `${countOf(documents, 'document', 'documents')}. Last backup ${day}.`,
  backUpNow: 'Back up now',
  restore: 'Restore or merge',
  closeYear: 'Close the year',
  made: (documents: number) =>
    `${countOf(documents, 'document', 'documents')} in one file. Look for it among your downloads.`,
  notLoaded: 'This could not be loaded. Check the connection and try again.',

  items: 'Items',
  /** What else a backup has, each by its name. */
  settings: {
    feeCards: 'Fee cards',
    costs: 'Costs by SKU',
    skuRates: 'GST rates of SKUs',
    order: 'Terms of orders',
    settlements: 'Terms of settlements',
    firstNumbers: 'First numbers of a year',
    rightCodes: 'HSN codes that you called right',
    forgotten: 'Suggestions that you hid',
    leftUnpaid: 'Older bills left as they are',
    currency: 'Currency',
    listColumns: 'Columns of price lists',
    statementColumns: 'Columns of statements',
    dateOrders: 'Order of day and month in files',
  },

  /** The copy in a file. */
  copy: {
    offer: 'A copy in a file of yours can be written after every change.',
    keep: 'Keep a copy in a file',
    useExisting: 'Use a file that is there',
    writing: (file: string) => `Being written to ${file} …`,
    goesTo: (file: ReactNode) => <>A copy goes to {file} after every change.</>,
    writtenAt: (time: string) => `Written at ${time}.`,
    writtenOn: (day: string, time: string) => `Written on ${day} at ${time}.`,
    notAllowed: (file: string) => `This browser no longer lets the page write to ${file}.`,
    allowAgain: 'Allow again',
    failed: {
      full: (file: string) =>
        `Not written: there is no room left for ${file}. The copy from before is still in it, and it is tried again with the next change.`,
      gone: (file: string) =>
        `Not written: ${file} is not where it was. It is tried again with the next change.`,
      busy: (file: string) =>
        `Not written: another program has ${file} open, or it can only be read. It is tried again with the next change.`,
      other: (file: string) =>
        `Not written: ${file} could not be written and read back. It is tried again with the next change.`,
    },
    emptyHere: (file: string, documents: number) =>
      `No bill is on this device, and ${file} has ${countOf(documents, 'bill', 'bills')}. The file was left as it is.`,
    /** Of bills and of returns marked as filed; one of both may be none. */
    hasMore: (file: string, documents: number, filed: number, hasSettings: boolean) => {
      const more = [
        ...(documents > 0 ? [countOf(documents, 'bill', 'bills')] : []),
        ...(filed > 0 ? [countOf(filed, 'return marked as filed', 'returns marked as filed')] : []),
        ...(hasSettings ? ['items or settings'] : []),
      ].join(' and ')
      return documents + filed === 1 && !hasSettings
        ? `${file} has ${more} that is not here, or is newer there. The file was left as it is.`
        : `${file} has ${more} that are not here, or are newer there. The file was left as it is.`
    },
    otherShop: (file: string, theirs: string, yours: string) =>
      `${file} is of ${theirs}, your shop is ${yours}. The file was left as it is.`,
    otherFile: (file: string) =>
      `${file} has something else in it than bills. It was left as it is.`,
    restoreFromIt: 'Restore from it',
    overwrite: 'Overwrite it',
    chooseAnother: 'Choose another file',
    stop: 'Stop',
    stopped: 'Nothing more is written to the file. It stays as it is.',
  },

  /** A shop by its name and GSTIN. */
  shop: (name: string, gstin: string) => [name, gstin].filter(Boolean).join(', '),
  noShop: 'a shop without a name',

  reminder: {
    many: (documents: number) =>
      `${countOf(documents, 'bill', 'bills')} changed since your last backup.`,
    sinceDay: (documents: number, day: string) =>
      `${countOf(documents, 'bill', 'bills')} changed since your last backup on ${day}.`,
    never: (documents: number) =>
      `${countOf(documents, 'bill', 'bills')} changed, and there is no backup yet.`,
    later: 'Later',
  },

  /** A file that is looked at before it is brought in. */
  file: {
    reading: 'Reading the file …',
    readSoFar: (read: number, of: number) =>
      `Reading the file … ${read} of ${countOf(of, 'document', 'documents')}`,
    brings: 'What this file brings',
    name: 'File',
    shop: 'Shop',
    dates: 'Dates',
    range: (from: string, to: string) => `${from} to ${to}`,
    added: 'New',
    newer: 'Newer than here',
    joined: 'Join with those here',
    payments: 'Payments that come to them',
    kept: 'Newer here, left as they are',
    older: 'Older versions of others, left out',
    newOnes: (count: number) => `${groupDigits(String(count))} new`,
    itemsBrought: (added: number, changed: number) =>
      [
        ...(added > 0 ? [`${groupDigits(String(added))} new`] : []),
        ...(changed > 0 ? [`${groupDigits(String(changed))} changed`] : []),
      ].join(', '),
    asInFile: 'As in the file',
    stayAsHere: 'Stay as here',
    itemsAdded: (items: number) => `${countOf(items, 'item', 'items')} added.`,
    itemsChanged: (items: number) => `${countOf(items, 'item', 'items')} changed.`,
    /** A kind of settings, and how many of it came. */
    settingAdded: (name: string, added: number) => (added > 1 ? `${name} (${added})` : name),
    settingsAdded: (names: readonly string[]) => `Added: ${names.join(', ')}.`,
    notKept: (names: readonly string[]) =>
      `There was no room on this device for: ${names.join(', ')}.`,
    numbersTwice: 'Numbers that two bills will have',
    andMore: (numbers: readonly string[], more: number) => `${numbers.join(', ')} and ${more} more`,
    same: 'The same as here',
    filed: 'Returns marked as filed',
    accounts: 'Balances and money without a bill',
    nothingNew: 'All of it is here already.',
    otherShop: (theirs: string, yours: string) =>
      `This file is of ${theirs}, your shop is ${yours}.`,
    bringIn: 'Bring them in',
    bringing: 'Bringing them in …',
    mergeAllTheSame: 'Merge all the same',
    cancel: 'Cancel',
    close: 'Close',
    filedAdded: (returns: number) => `${countOf(returns, 'filed return', 'filed returns')} added.`,
    accountsAdded: (entries: number) =>
      `${countOf(entries, 'balance or payment', 'balances and payments')} without a bill added.`,
    problem: (problem: string) => `${problem} Nothing was changed.`,
  },

  /** Closing a financial year, like 2025-26. */
  year: {
    title: (year: string) => `Close the year ${year}`,
    intro: (year: string, documents: number) =>
      `${year} has ${countOf(documents, 'document', 'documents')} on this device. Each step can be left out.`,
    backup: 'Backup',
    backupHelp: 'All bills in a file of its own, to be put away with the papers of the year.',
    readBack: (year: string) => `The file was read back: all of ${year} is in it.`,
    missing: (documents: number) =>
      documents === 1
        ? '1 document of the year is not in this file as it is here. Back up once more.'
        : `${countOf(documents, 'document', 'documents')} of the year are not in this file as they are here. Back up once more.`,
    downloaded: (file: string) =>
      `${file} went to your downloads. Show it to the page, and it is read back.`,
    check: 'Check the file',
    sameFile: 'This is the file of the copy after every change. Choose another name.',
    notWritten: 'The file could not be written. Nothing was changed.',
    registers: 'Registers and totals',
    registersHelp: 'Bills and items of the year as files, for you and your accountant.',
    download: 'Download them',
    areDownloaded: 'They are among your downloads.',
    numbers: 'Numbers of the new year',
    numbersHelp: (year: string) => `With these the first bills of ${year} begin.`,
    kinds: {
      'Tax Invoice': 'First tax invoice',
      'Bill of Supply': 'First bill of supply',
      Estimate: 'First estimate',
      'Credit Note': 'First credit note',
    },
    after: (last: string) => `After ${last}`,
    keep: 'Keep these numbers',
    numbersKept: 'Kept. The next new bill has its number.',
    numbersNotKept: {
      full: 'Not kept: the storage of this device is full.',
      forbidden: 'Not kept: this browser keeps nothing.',
    },
    bills: 'Bills on this device',
    billsHelp: 'They stay unless you remove them. That is offered when the file was read back.',
    staying: (documents: number) =>
      documents === 1
        ? '1 stays in any case: it is still owed, has money on account on it, or nobody noted that it was paid.'
        : `${documents} stay in any case: they are still owed, have money on account on them, or nobody noted that they were paid.`,
    remove: (year: string) => `Remove the bills of ${year} from this device`,
    outdated: 'A bill was changed since the backup. Back up once more.',
    removed: (documents: number) => `${countOf(documents, 'document', 'documents')} removed.`,
    undone: 'Undone.',
    finish: 'The year is closed',
    later: 'Later',
  },
}
