import { countOf } from '../../../core/language/english'
import { groupDigits } from '../../../core/money/group-digits'

/** Of a period, in its caption. */
export type SaidCounts = {
  readonly bills: number
  readonly notes: number
  /** What the credit notes come to, without a sign. */
  readonly credit: string
  readonly cancelled: number
  readonly cancelledNotes: number
}

/** What the totals of a period say. */
export const salesTotalsWords = {
  ledger: {
    sales: 'Sales',
    taxable: 'Taxable value',
    untaxed: 'Without tax',
    gst: 'GST',
    cgst: 'CGST',
    sgst: 'SGST',
    utgst: 'UTGST',
    igst: 'IGST',
    rounding: 'Rounding',
  },
  caption: ({ bills, notes, credit, cancelled, cancelledNotes }: SaidCounts) => (
    <>
      <b>{groupDigits(String(bills))}</b> {bills === 1 ? 'bill' : 'bills'}
      {notes > 0 && (
        <>
          , less <b>{groupDigits(String(notes))}</b> {notes === 1 ? 'credit note' : 'credit notes'}{' '}
          of {credit}
        </>
      )}
      {cancelled > 0 && cancelledNotes === 0 && `; ${groupDigits(String(cancelled))} cancelled`}
      {cancelled > 0 &&
        cancelledNotes > 0 &&
        `; ${countOf(cancelled, 'bill', 'bills')} and ${countOf(cancelledNotes, 'credit note', 'credit notes')} cancelled`}
      {cancelled === 0 &&
        cancelledNotes > 0 &&
        `; ${countOf(cancelledNotes, 'credit note', 'credit notes')} cancelled`}
    </>
  ),
  /** `currencies` are codes, such as `USD and EUR`. */
  otherCurrencies: (bills: number, currencies: string) =>
    `${countOf(bills, 'bill', 'bills')} in ${currencies} ${bills === 1 ? 'is' : 'are'} not added up.`,

  /** The bars of a month, a quarter and a year. */
  bars: {
    month: 'Day by day',
    quarter: 'Week by week',
    year: 'Month by month',
  },
  barNames: { month: 'Day', quarter: 'Week', year: 'Month' },
  barsShow: {
    month: (period: string) =>
      `A bar for the sales of each day of ${period}. The table after it has the figures.`,
    quarter: (period: string) =>
      `A bar for the sales of each week of ${period}. The table after it has the figures.`,
    year: (period: string) =>
      `A bar for the sales of each month of ${period}. The table after it has the figures.`,
  },
  /** The best day is like `4 October`, the best week is named by its first day; blank where there is none. */
  spread: {
    month: (days: number, average: string, best: string) =>
      `Sold on ${countOf(days, 'day', 'days')}, ${average} a day.${best && ` Best on ${best}.`}`,
    quarter: (days: number, average: string, best: string) =>
      `Sold on ${countOf(days, 'day', 'days')}, ${average} a day.${best && ` Best in the week from ${best}.`}`,
    year: (days: number, average: string, best: string) =>
      `Sold on ${countOf(days, 'day', 'days')}, ${average} a day.${best && ` Best in ${best}.`}`,
  },
  noDays: 'No bill counts on any day.',
  week: (from: string, to: string) => `${from} to ${to}`,
  /** Amounts beside the bars of a phone. */
  shortTicks: {
    thousand: (count: string) => `${count}k`,
    lakh: (count: string) => `${count}L`,
    crore: (count: string) => `${count}Cr`,
    lakhCrore: (count: string) => `${count}L Cr`,
  },

  sources: {
    title: 'Where it comes from',
    intro: 'Largest first. Credit notes are taken off.',
    by: 'List by',
    kinds: { customers: 'Customers', items: 'Items', hsn: 'HSN' },
    number: 'No.',
    names: { customers: 'Customer', items: 'Item', hsn: 'HSN code' },
    bills: 'Bills',
    quantity: 'Quantity',
    value: 'Value',
    gst: 'GST',
    total: 'Total',
    /** Nobody by name. */
    walkIn: 'Walk-in',
    unnamed: { items: 'Without a name', hsn: 'Without a code' },
    billsOf: (bills: number) => countOf(bills, 'bill', 'bills'),
    gstOf: (amount: string) => `GST ${amount}`,
    all: (count: number) => `All ${groupDigits(String(count))}`,
    /** Which rows are shown. */
    range: (from: number, to: number, count: number) =>
      `${groupDigits(String(from))} to ${groupDigits(String(to))} of ${groupDigits(String(count))}`,
    showAll: 'Show all',
    showFirst: 'Show the first ten',
    previous: 'Previous 50',
    next: 'Next 50',
    search: { customers: 'Search customers', items: 'Search items', hsn: 'Search codes' },
    nothingFound: 'Nothing found.',
    failed: 'The list could not be read. Reload the page to try again.',
  },

  rates: {
    title: 'By rate',
    rate: 'Rate',
    noTax: 'No tax',
    all: 'All',
  },
  registers: {
    month: 'The whole month as a register: sums of its columns are the figures above.',
    quarter: 'The whole quarter as a register: sums of its columns are the figures above.',
    year: 'The whole year as a register: sums of its columns are the figures above.',
    files: { 'bills-csv': 'Bills, CSV', 'items-csv': 'Items, CSV', 'registers-excel': 'Excel' },
  },

  owed: {
    title: 'Who owes you',
    adding: 'Adding up all bills …',
    intro: (amount: string, customers: number, bills: number) =>
      `${amount} from ${countOf(customers, 'customer', 'customers')}, on ${countOf(bills, 'bill', 'bills')}.`,
    nothing: 'Nobody owes you anything.',
    ages: {
      '0-30': '0 to 30 days',
      '31-60': '31 to 60 days',
      '61-90': '61 to 90 days',
      'over-90': 'over 90 days',
    },
  },

  kept: {
    title: 'Kept on this device',
    documents: (count: number) => `${countOf(count, 'document', 'documents')}.`,
  },

  drafts: (count: number) =>
    count === 1
      ? '1 draft has no items and is not counted.'
      : `${groupDigits(String(count))} drafts have no items and are not counted.`,
  undated: (count: number) =>
    count === 1
      ? '1 bill has no date and is in no period.'
      : `${groupDigits(String(count))} bills have no date and are in no period.`,
  /** `name` is a number or a buyer. */
  open: (name: string) => `Open ${name}`,
  openUnnamed: 'Open the bill',

  nothingSold: (period: string) => `Nothing was sold in ${period}.`,
  nearest: 'The nearest with bills:',

  register: {
    title: 'Sales register',
    failed: 'The register could not be made. Reload the page to try again.',
  },
}
