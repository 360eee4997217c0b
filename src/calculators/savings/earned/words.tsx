import type { ReactNode } from 'react'
import { countOf } from '../../../core/language/english'
import { listOf } from '../../../core/language/lists'
import { groupDigits } from '../../../core/money/group-digits'

/** What the Returns view says. */
export const returnsWords = {
  label: 'Returns',
  heading: 'What did my money earn?',
  intro: 'Your own payments in and out, and the yearly return they really made.',
  title: 'XIRR calculator: what did my money earn?',
  description:
    'The yearly return (XIRR) of your own payments in and out, typed, pasted or from a file, beside a bank deposit. Nothing is sent anywhere. Free, no sign-up.',
  name: 'Returns',

  payments: {
    title: 'Payments',
    count: (count: number, most: number) =>
      `${countOf(count, 'row', 'rows')}, up to ${groupDigits(String(most))}`,
    reading: 'Reading the rows …',
    paste: 'Paste',
    file: 'File',
    clear: 'Clear',
    swap: 'Swap in and out',
    date: 'Date',
    in: 'Paid in',
    out: 'Taken out',
    /** The names of a cell and of the button beside it. */
    cell: (column: string, row: number) => `${column}, row ${groupDigits(String(row))}`,
    nextCell: (column: string) => `${column}, new row`,
    remove: (row: number) => `Remove row ${groupDigits(String(row))}`,
    placeholder: 'dd/mm/yyyy',
    help: 'Any order. Excel dates, 5-Apr-24 and 2024-04-05 are read too.',
    full: (most: number) => `No more than ${groupDigits(String(most))} rows.`,
    stay: 'A link carries up to 100 rows. The rows stay on your device.',
    showMore: (count: number) => `Show ${groupDigits(String(count))} more`,
    add: 'Add a row',
    removed: 'Row removed',
    cleared: 'All rows removed',
    replaced: (count: number) => `${countOf(count, 'row', 'rows')} read`,
    fileRead: (name: string) => `${name} read`,
    /** @param of how many were pasted, where not all of them had room */
    added: (count: number, of: number, most: number) =>
      count === of
        ? `${countOf(count, 'row', 'rows')} added`
        : `${groupDigits(String(count))} of ${countOf(of, 'row', 'rows')} added: a list holds ${groupDigits(String(most))}.`,
    notRead: 'No row with a date and an amount was found.',
    notLoaded: 'What reads rows could not be loaded. Check your connection and try again.',
  },
  /** Where some rows stay behind. */
  rowsStay: 'The rows stay on your device.',

  pasting: {
    title: 'Paste payments',
    label: 'Rows with a date and an amount',
    help: 'One payment in a line, as copied from a sheet or a statement: 5/4/2021, 100000. With two columns of amounts, the first is paid in, the second taken out.',
    close: 'Close',
    read: 'Read rows',
  },

  /** In the place of the answer, until it is clear whose rows these are. */
  fromBefore: 'The new file was not read. The rows in the list are from before.',

  value: 'Value today',
  valueAsked: 'Type 0 if all was taken out.',
  on: 'On',
  onHelp: 'The day of that value',
  valueIsBlank: 'No value today is typed, so it counts as 0.',
  onNothing: 'Type the day of the value.',
  today: 'Today',
  bank: 'Bank deposit at (%)',
  bankHelp: 'To compare with',
  bankUsual: 'Bank deposits usually pay 3–9% p.a.',
  nothingSent: 'Nothing is sent anywhere. Rows stay on this device.',

  reading: {
    title: 'How it was read',
    dates: { dayFirst: 'Dates as day/month/year', monthFirst: 'Dates as month/day/year' },
    summary: (dates: string, counted: number, left: number) =>
      `${dates}; ${counted === 1 ? '1 row counts' : `${groupDigits(String(counted))} rows count`}, ${
        left === 0 ? 'none left out' : `${groupDigits(String(left))} left out`
      }`,
    allRead: 'Every row counts as it stands. Payments of one day count together.',
    signs: {
      minusOut: 'Minus amounts were read as money taken out.',
      minusIn: 'Minus amounts were read as money paid in.',
      allIn: 'All amounts were read as money paid in.',
      allOut: 'All amounts were read as money taken out.',
    },
    bad: {
      noDate: (row: number, text: string) =>
        `Row ${groupDigits(String(row))}: no date in "${text}"`,
      noDateAtAll: (row: number) => `Row ${groupDigits(String(row))}: no date`,
      badDate: (row: number, text: string) =>
        `Row ${groupDigits(String(row))}: "${text}" is not a date`,
      noAmount: (row: number) => `Row ${groupDigits(String(row))}: no amount`,
      badAmount: (row: number, text: string) =>
        `Row ${groupDigits(String(row))}: "${text}" is not an amount`,
      tooManyColumns: (row: number) =>
        `Row ${groupDigits(String(row))}: too many columns (put amounts with commas in quotes)`,
    },
    /** @example 'Row 1: "32/13/2020" is not a date; 2 rows count.' */
    doNotCount: (problem: string, counted: number) =>
      `${problem}; ${counted === 1 ? '1 row counts' : `${groupDigits(String(counted))} rows count`}.`,
    /** Several rows, the first of them in words. */
    andMore: (problem: string, more: number) =>
      `${problem}, and ${more === 1 ? '1 more row' : `${groupDigits(String(more))} more rows`} like it`,
    zero: (row: number) => `Row ${groupDigits(String(row))}: amount 0 left out`,
    afterOn: (row: number, day: string) =>
      `Row ${groupDigits(String(row))} is after ${day} and does not count.`,
    same: (rows: readonly number[]) =>
      `Rows ${listOf(
        rows.map((row) => groupDigits(String(row))),
        'and',
      )} are the same. ${rows.length === 2 ? 'Both' : 'All'} count.`,
    tooMany: (most: number) => `Only the first ${groupDigits(String(most))} rows count.`,
    more: (count: number) => `and ${groupDigits(String(count))} more`,
  },

  /** Names of results. */
  results: {
    xirr: 'XIRR',
    cagr: 'CAGR',
    gain: 'Gain',
    gainOfAll: 'Gain of all paid in',
    paidIn: 'Paid in',
    takenOut: 'Taken out',
    value: 'Value today',
    time: 'Time',
    inBank: (percent: string) => `In a bank deposit at ${percent}`,
    moreThanBank: 'More than the bank',
    lessThanBank: 'Less than the bank',
    couldNotPay: (day: string, short: string) =>
      `could not have paid: empty on ${day}, ${short} short`,
    days: (days: number) => countOf(days, 'day', 'days'),
    daysAndYears: (days: number, years: string) =>
      `${countOf(days, 'day', 'days')} · ${years} years`,
    over: 'over 10,000%',
  },

  /** Below the main result. */
  captions: {
    yearly: (
      <>
        a year on the money <b>while it was invested</b>
      </>
    ),
    underOneYear: (days: number) =>
      `${countOf(days, 'day', 'days')}: the yearly rate says what the same pace would make in a year.`,
    several: (rates: readonly string[]) =>
      `More than one yearly rate fits these payments: ${listOf(rates, 'and')}. None of them alone is your return.`,
    none: 'No yearly rate makes these payments come out even.',
    allLost: 'Nothing has come back.',
    noValue: 'Type what it is worth today.',
    onlyOut: 'No payment in, so nothing could earn.',
    oneDay: 'All on one day: no time has passed.',
    nothing: 'Add a payment.',
    allEven: 'What went in came out on the same day, so nothing was invested.',
    outFirst: 'Money came out before it went in: this is what it cost you.',
    working: (count: number) => `Working on ${countOf(count, 'row', 'rows')} …`,
  },
  onlyOneFits: (
    <>
      Money went in, out and in again, so several rates were possible. All were looked for:{' '}
      <b>only one fits</b>.
    </>
  ),
  onlyOneFitsOutFirst: (
    <>
      Money went out, in and out again, so several rates were possible. All were looked for:{' '}
      <b>only one fits</b>.
    </>
  ),

  chart: {
    title: 'Your money and the bank',
    titleWithoutRate: 'What you paid in and the bank',
    yours: 'Yours',
    bank: 'Bank',
    net: 'Paid in, less taken out',
    netShort: 'Paid in, less out',
    /** For a screen reader. */
    describe: (from: string, to: string) => `From ${from} to ${to}.`,
    /** @param line "Yours ₹6,45,000" */
    ends: (line: string) => `${line} at the end.`,
    bankEmpty: (day: string) => `The bank deposit is empty on ${day}.`,
    sameFigures: 'The payments are in the table Payment by payment.',
  },

  table: {
    title: 'Payment by payment',
    caption: 'Payment by payment',
    columns: ['Date', 'Paid in', 'Taken out', 'Days', 'Worth now'],
    shortColumns: ['Date', 'In', 'Out', 'Days', 'Worth'],
    worth: (day: string, rate: string, sum: string) =>
      `Worth on ${day}, each payment grown at ${rate} a year; together ${sum}.`,
    missSum: 'Rounded amounts may miss their sum by a little.',
    withoutRate: 'Without one yearly rate no payment has a worth of its own.',
    nothing: 'There are no payments to show yet.',
    showMore: (count: number) => `Show ${groupDigits(String(count))} more`,
  },

  export: {
    title: 'Returns, payment by payment',
    currency: 'Currency',
    on: 'Value on',
    bank: 'Bank deposit (% p.a.)',
    rate: (name: string) => `${name} (%)`,
    rates: 'Yearly rates that fit (%)',
    gainOfAll: 'Gain of all paid in (%)',
    days: 'Days',
    bankValue: 'In a bank deposit',
  },

  howItWorks: {
    intro: 'The rate at which all payments, grown to the last day, come to what it is worth.',
    each: 'Each payment',
    formula: (
      <>
        payment × (1 + rate)<sup>days ÷ 365</sup>
      </>
    ),
    first: 'The first',
    together: 'All together',
    come: (value: string, rate: ReactNode) => (
      <>
        come to {value} at {rate}
      </>
    ),
    noFormula: 'No formula gives the rate. It is searched until its two decimals are sure.',
    inBank: 'In the bank',
    bank: (percent: string, value: ReactNode) => (
      <>
        The same payments on the same days at {percent}: {value}
      </>
    ),
    bankDry: (percent: string, day: string) =>
      `The same payments on the same days at ${percent}: empty on ${day}.`,
    bankQuarterly: 'Compounded every quarter, as banks do.',
    gain: 'Gain of all paid in',
    noRate: 'There is no one rate to show here. The gain needs none:',
    nothing: 'With a payment in and what it is worth today, the steps stand here.',
  },

  pictureCaption: 'a year on the money while it was invested',
  /** The sentence of Copy and Share. */
  copied: (day: string) => `What my payments earned until ${day}.`,
  copiedWithoutDay: 'What my payments earned.',

  questions: [
    {
      question: 'What is XIRR?',
      answer:
        'The one yearly rate at which all payments, each grown from its own day to the last one, come to what the money is worth now. Payments in and out may be of any size, on any day:\nsum of payment × (1 + rate)^(days ÷ 365) = value today\nWith one payment in and one out it is the CAGR.',
    },
    {
      question: 'Why does my spreadsheet show another rate, or an error?',
      answer:
        'XIRR in a spreadsheet starts from a guess and stops at the first rate that fits, or gives up. It needs money in with a minus and the value with a plus. Here all rates above −100% are looked for, and the page says so when several fit, or none does. Days count as days ÷ 365, as there.',
    },
    {
      question: 'Why is gain ÷ paid in not a yearly rate?',
      answer:
        'It leaves out time. 52% of all paid in may be much in two years and little in twenty. It also counts money of last month like money of five years ago. Under a year it is the fairer figure: a yearly rate then only says what the same pace would make.',
    },
    {
      question: 'Is anything sent?',
      answer:
        'No. Files and pasted rows are read by your own browser and stay in this tab. A link that you share holds the day and the amounts of up to 100 rows after the sign #, which browsers do not send to a server: no names, no account or folio numbers. With more rows it holds none.',
    },
  ] as { question: string; answer: string }[],
}
