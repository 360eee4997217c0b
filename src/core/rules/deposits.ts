/*
 * What banks, the post office and the law say about deposits: rates, limits and tax, each with the day since which
 * it holds and where it stands. A change is a change of one line of this file; what a bank may set by itself is a
 * field of the page, and stands here only as what the field opens with.
 *
 * Amounts and percentages are in plain digits, as they are typed.
 */

/** Where a rule stands. Names of acts and schemes are said by the pages, in words. */
export type DepositSource = {
  /** The act, scheme, direction or order, by the short name that the catalogs know. */
  readonly law:
    | 'rbiDirections'
    | 'rbiEarlyClosing'
    | 'financeAct2025'
    | 'incomeTaxAct2025'
    | 'ppfScheme'
    | 'ssaScheme'
    | 'smallSavingsRates'
    | 'banksAssociation'
  readonly since: string
}

/** Tax that the bank takes from interest. */
export const tds = {
  percent: '10',
  /** Of a financial year's interest at one bank, all branches, fixed and recurring deposits together. */
  above: '50000',
  aboveForSeniors: '100000',
  percentWithoutPan: '20',
  source: { law: 'financeAct2025', since: '2025-04-01' },
} as const satisfies { source: DepositSource } & Record<string, unknown>

/** Who pays no tax tells the bank with this form, and no TDS is taken. */
export const noTdsForm = {
  number: '121',
  before: '15G, 15H',
  source: { law: 'incomeTaxAct2025', since: '2026-04-01' },
} as const

/** What banks usually pay seniors on top, and from which age. */
export const seniors = { extra: '0.5', age: 60 } as const

/** Fixed deposits, by the Reserve Bank's directions. */
export const fixedDeposit = {
  leastDays: 7,
  mostYears: 10,
  /** Below this many months banks count simple interest. */
  simpleBelowMonths: 6,
  source: { law: 'rbiDirections', since: '2016-03-03' },
  /** Up to this amount an individual may close a deposit early. */
  closableUpTo: '10000000',
  closingSource: { law: 'rbiEarlyClosing', since: '2023-10-26' },
  usualPenalty: '1',
} as const

/** Recurring deposits. */
export const recurringDeposit = {
  leastMonths: 6,
  mostMonths: 120,
  /** For every 100 of an instalment, each month that it is late. */
  lateFee: '1.50',
  source: { law: 'banksAssociation', since: '2016-03-03' },
} as const

export const postOfficeRecurring = {
  months: 60,
  percent: '6.7',
  lateFee: '1',
  leastInstalment: '100',
  instalmentStep: '10',
  source: { law: 'smallSavingsRates', since: '2023-10-01' },
} as const

/** The rate of a scheme from a day on. */
export type SchemeRate = { readonly from: string; readonly percent: string }

export type Scheme = 'ppf' | 'ssy'

/** The quarters for which the government's own list was read; later ones may differ. */
export const schemeRatesReadUntil = '2026-03-31'

/** The rates of the two schemes since April 2016, the oldest first. */
export const schemeRates: Readonly<Record<Scheme, readonly SchemeRate[]>> = {
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
export const schemes = {
  ppf: {
    least: '500',
    most: '150000',
    years: 15,
    /** After its end it goes on in blocks. */
    blockYears: 5,
    revivalFee: '50',
    source: { law: 'ppfScheme', since: '2019-12-12' },
  },
  ssy: {
    least: '250',
    most: '150000',
    years: 21,
    depositYears: 15,
    revivalFee: '50',
    source: { law: 'ssaScheme', since: '2019-12-12' },
  },
} as const

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
