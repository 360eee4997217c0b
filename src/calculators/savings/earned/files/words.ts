import { countOf } from '../../../../core/language/english'
import { listOf } from '../../../../core/language/lists'
import { groupDigits } from '../../../../core/money/group-digits'

/** What Returns says of files: loaded with the first of them. */
export const statementWords = {
  /** A file that was not taken. */
  refused: {
    other: {
      settlements: (name: string) =>
        `is a file of ${name} about orders and what was settled, not a list of payments. It is read on Settlements.`,
      products: (name: string) =>
        `is a list of products from ${name}, not a list of payments. It is read on Many products.`,
      bills: () => 'is a list of bills, not a list of payments.',
      transactions: (name: string) =>
        `looks like holdings or gains from ${name}: it has no day for each payment. Take the list of transactions, orders or trades instead.`,
    },
    links: {
      settlements: 'To Settlements',
      products: 'To Many products',
    },
    keep: 'Go on with them',
  },

  /** The step that asks about columns. */
  columns: {
    title: 'Which column is what?',
    why: {
      columns: 'The names of the columns do not say it. Look at the first rows and choose.',
      direction:
        'Nothing tells what was paid in and what was taken out. Choose the column that does.',
      sides: 'The same columns stand in bank statements and in passbooks. Say which one this is.',
    },
    first: 'The first rows',
    column: (number: number) => `Column ${number}`,
    none: 'None',
    date: 'Date',
    amounts: 'Amounts stand',
    shapes: { one: 'in one column', two: 'in two columns' },
    amount: 'Amount',
    type: 'Buy or sell, Dr or Cr',
    paidIn: 'Paid in',
    takenOut: 'Taken out',
    sides: 'Whose account is it?',
    sideOf: {
      bank: 'My bank: what left it was invested',
      own: 'The investment itself (passbook, ledger): what came to it was invested',
    },
    remembered: 'Remembered on this device for files with the same columns.',
    close: 'Close',
    read: 'Read the rows',
  },

  /** What was read from a file. */
  statement: {
    title: (name: string) => `Read from ${name}`,
    pasted: 'Read from what was pasted',
    kinds: {
      transactions: 'Purchases and redemptions, by the words of each row.',
      trades: 'Buys and sells, quantity × price. Charges are not in the file.',
      account: 'A bank account: what left it was paid in, what came to it was taken out.',
      passbook:
        'The account of the investment: deposits were paid in. Interest in it is no payment.',
      columns: 'A column for what was paid in, and one for what was taken out.',
      signs:
        'No column says in or out: amounts with the sign of the first payment were paid in, others taken out.',
      ledger:
        'The ledger of a broker: only money sent to it or back counts. Trades within it do not.',
    },
    months: 'Dates as month/day/year.',
    daysFirst: 'Dates were taken as day/month/year: none of them tells.',
    days: 'Dates as day/month/year.',
    month: {
      title: 'Which number is the month?',
      numbers: { dayFirst: 'The second', monthFirst: 'The first' },
      day: (text: string, day: string) => `${text} is ${day}`,
    },
    file: 'All amounts in the file',
    paidIn: 'Paid in',
    takenOut: 'Taken out',
    passed: 'Passed over',
    whole: 'Every amount of the file is in one of these.',
    notWhole: 'These do not add up to the file. Check the rows against it.',
    changed: 'Rows were changed by hand since.',
    cut: 'The file has more rows than could be read.',
    otherSheets: (names: readonly string[]) => `Not read: ${listOf(names, 'and')}.`,
    why: 'Passed over, and why',
    reasons: {
      sum: 'Totals and balances',
      undone: 'Taken back by a later row',
      undoes: 'Takes back an earlier row',
      noMoney: 'No money moved (reinvested, merged)',
      interest: 'Interest that stayed in the account',
      tax: 'Tax within another row',
      inside: 'Booked within the ledger',
      notDone: 'Rejected or pending',
      unknown: 'The words are not known',
      noWay: 'No word says in or out',
      tooMany: 'After the first 5,000 payments',
    },
    rows: (count: number) => countOf(count, 'row', 'rows'),
    row: (row: number, words: string) =>
      words ? `Row ${groupDigits(String(row))}, ${words}` : `Row ${groupDigits(String(row))}`,
    more: (count: number) => `and ${groupDigits(String(count))} more`,
    turn: 'Change in and out over',
    choose: 'Choose columns',
    schemes: {
      title: 'Schemes in this file',
      all: (count: number) => `All ${groupDigits(String(count))}`,
      unnamed: 'Without a name',
      sums: (paidIn: string, takenOut: string) => `${paidIn} in, ${takenOut} out`,
      earned: (gain: string, rate: string | undefined) =>
        rate === undefined ? `gain ${gain}` : `gain ${gain}, ${rate} a year`,
      lost: (loss: string, rate: string | undefined) =>
        rate === undefined ? `loss ${loss}` : `loss ${loss}, ${rate} a year`,
      asks: 'Choose it and type what it is worth.',
    },
  },

  /** What can be read: each kind of file by its name, and what is taken from it. */
  readable: {
    transactions: {
      name: 'Mutual fund transactions (CSV, Excel)',
      taken: 'Date, type, amount and scheme. Rejected and reversed rows take back the one before.',
    },
    trades: {
      name: 'Tradebook (CSV, Excel)',
      taken: 'Date, buy or sell, quantity × price, by share or fund. Without charges.',
    },
    account: {
      name: 'Account statement (CSV, Excel, text)',
      taken: 'Date, withdrawals as paid in, deposits as taken out.',
    },
    ledger: {
      name: 'Ledger (CSV, Excel)',
      taken: 'Money sent to the broker and back. Trades and charges within it are named.',
    },
    passbook: {
      program: 'PPF, Sukanya and other passbooks',
      name: 'Passbook (CSV, Excel, text)',
      taken: 'Deposits as paid in, withdrawals as taken out. Interest is no payment.',
    },
    lists: {
      program: 'Any other list',
      name: 'Date and amount, or paid in and taken out',
      taken: 'In any order of columns. What their names leave open is asked.',
    },
  },
}
