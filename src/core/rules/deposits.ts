import { inForce, type Law } from './rule-on'

/*
 * What banks, the post office and the law say about deposits: rates, limits and tax. A change is one more line in a
 * list of this file; what a bank may set by itself is a field of the page, and stands here only as what the field
 * opens with.
 *
 * Amounts and percentages are in plain digits, as they are typed.
 */

/** Where a rule stands: the act, scheme, direction or order. */
type Source =
  | 'Reserve Bank of India, directions on deposit interest, 2016'
  | 'Reserve Bank of India, circular of 26 October 2023'
  | 'Finance Act, 2019'
  | 'Finance Act, 2025'
  | 'Income-tax Act, 2025'
  | 'Public Provident Fund Scheme, 2019'
  | 'Sukanya Samriddhi Account Scheme, 2019'
  | 'Government of India, rates of small savings schemes'
  | 'Indian Banks’ Association'

/**
 * Tax that the bank takes from interest, once that passes a limit. The limits were read in the law; that all of the
 * interest counts, and the rate without PAN, in what banks say. From 14 May 2020 to 31 March 2021 the rate was lower,
 * against the pandemic: only limits are said of that year.
 */
export const tdsLaw: Law<
  {
    readonly percent: string
    /** Of a financial year's interest at one bank, all branches, fixed and recurring deposits together. */
    readonly above: string
    readonly aboveForSeniors: string
    readonly seniorFrom: number
    readonly percentWithoutPan: string
  },
  Source
> = [
  {
    from: '2019-04-01',
    percent: '10',
    above: '40000',
    aboveForSeniors: '50000',
    seniorFrom: 60,
    percentWithoutPan: '20',
    source: 'Finance Act, 2019',
  },
  {
    from: '2025-04-01',
    percent: '10',
    above: '50000',
    aboveForSeniors: '100000',
    seniorFrom: 60,
    percentWithoutPan: '20',
    source: 'Finance Act, 2025',
  },
]
export const tds = inForce(tdsLaw)

/** Who pays no tax tells the bank with this form, and no TDS is taken. It took the place of 15G and 15H, as banks say. */
export const noTdsFormLaw: Law<{ readonly number: string }, Source> = [
  { from: '2026-04-01', number: '121', source: 'Income-tax Act, 2025' },
]
export const noTdsForm = inForce(noTdsFormLaw)

/** What banks usually pay seniors on top, and take for closing early: custom, not law. */
export const usualExtraForSeniors = '0.5'
export const usualPenalty = '1'

/** Fixed deposits, by the Reserve Bank's directions. */
export const fixedDepositLaw: Law<
  {
    readonly leastDays: number
    readonly mostYears: number
    /** Below this many months banks count simple interest. */
    readonly simpleBelowMonths: number
  },
  Source
> = [
  {
    from: '2016-03-03',
    leastDays: 7,
    mostYears: 10,
    simpleBelowMonths: 6,
    source: 'Reserve Bank of India, directions on deposit interest, 2016',
  },
]
export const fixedDeposit = inForce(fixedDepositLaw)

/** Up to this amount an individual may close a deposit early. */
export const earlyClosingLaw: Law<{ readonly upTo: string }, Source> = [
  {
    from: '2023-10-26',
    upTo: '10000000',
    source: 'Reserve Bank of India, circular of 26 October 2023',
  },
]
export const earlyClosing = inForce(earlyClosingLaw)

/** Recurring deposits. */
export const recurringDepositLaw: Law<
  {
    readonly leastMonths: number
    readonly mostMonths: number
    /** For every 100 of an instalment, each month that it is late. */
    readonly lateFee: string
  },
  Source
> = [
  {
    from: '2016-03-03',
    leastMonths: 6,
    mostMonths: 120,
    lateFee: '1.50',
    source: 'Indian Banks’ Association',
  },
]
export const recurringDeposit = inForce(recurringDepositLaw)

/** The rate was read in the government's list; late fee and steps in what the post office says. */
export const postOfficeRecurringLaw: Law<
  {
    readonly months: number
    readonly percent: string
    readonly lateFee: string
    readonly leastInstalment: string
    readonly instalmentStep: string
  },
  Source
> = [
  {
    from: '2023-10-01',
    months: 60,
    percent: '6.7',
    lateFee: '1',
    leastInstalment: '100',
    instalmentStep: '10',
    source: 'Government of India, rates of small savings schemes',
  },
]
export const postOfficeRecurring = inForce(postOfficeRecurringLaw)

/** The rate of a scheme from a day on. */
export type SchemeRate = { readonly from: string; readonly percent: string }

export type Scheme = 'ppf' | 'ssy'

/** The quarters for which the government's own list was read; later ones may differ. */
export const schemeRatesReadUntil = '2026-03-31'

/**
 * The rates of the two schemes since April 2016. The first and the last were read in the government's own lists,
 * those between in tables that others made of them.
 */
export const schemeRates: Readonly<Record<Scheme, readonly [SchemeRate, ...SchemeRate[]]>> = {
  ppf: [
    { from: '2016-04-01', percent: '8.1' },
    { from: '2016-10-01', percent: '8.0' },
    { from: '2017-04-01', percent: '7.9' },
    { from: '2017-07-01', percent: '7.8' },
    { from: '2018-01-01', percent: '7.6' },
    { from: '2018-10-01', percent: '8.0' },
    { from: '2019-07-01', percent: '7.9' },
    { from: '2020-04-01', percent: '7.1' },
  ],
  ssy: [
    { from: '2016-04-01', percent: '8.6' },
    { from: '2016-10-01', percent: '8.5' },
    { from: '2017-04-01', percent: '8.4' },
    { from: '2017-07-01', percent: '8.3' },
    { from: '2018-01-01', percent: '8.1' },
    { from: '2018-10-01', percent: '8.5' },
    { from: '2019-07-01', percent: '8.4' },
    { from: '2020-04-01', percent: '7.6' },
    { from: '2023-04-01', percent: '8.0' },
    { from: '2024-01-01', percent: '8.2' },
  ],
}

/** What a scheme takes in a financial year, and for how long it runs. */
export const ppfLaw: Law<
  {
    readonly least: string
    readonly most: string
    readonly years: number
    /** After its end it goes on in blocks. */
    readonly blockYears: number
    readonly revivalFee: string
  },
  Source
> = [
  {
    from: '2019-12-12',
    least: '500',
    most: '150000',
    years: 15,
    blockYears: 5,
    revivalFee: '50',
    source: 'Public Provident Fund Scheme, 2019',
  },
]
export const ssyLaw: Law<
  {
    readonly least: string
    readonly most: string
    readonly years: number
    readonly depositYears: number
    readonly revivalFee: string
  },
  Source
> = [
  {
    from: '2019-12-12',
    least: '250',
    most: '150000',
    years: 21,
    depositYears: 15,
    revivalFee: '50',
    source: 'Sukanya Samriddhi Account Scheme, 2019',
  },
]
export const schemes = { ppf: inForce(ppfLaw), ssy: inForce(ssyLaw) }

/** A deposit by the close of this day counts in its month. */
export const LAST_DAY_THAT_COUNTS = 5

/** Money out of a PPF account before its end; percentages, and years of the account. */
export const ppfMoneyOut = {
  loan: { fromYear: 3, toYear: 6, percentOfBalance: '25', yearsBefore: 2, interestPercent: '1' },
  withdrawal: { afterYears: 5, percentOfBalance: '50', yearsBefore: [4, 1] },
  extension: { percentOfStart: '60', askWithinYears: 1 },
  earlyClose: { afterYears: 5, percentLess: '1' },
} as const

/** Money out of a Sukanya Samriddhi account before its end. */
export const ssyMoneyOut = {
  openedBefore: 10,
  study: { age: 18, percentOfBalance: '50' },
  marriage: 18,
} as const
