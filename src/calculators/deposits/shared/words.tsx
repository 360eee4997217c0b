import type { ReactNode } from 'react'
import { languageWords } from '../../../core/language/words'

/** What the deposit views share. */
export const depositsWords = {
  find: 'Find',
  sumYouWant: 'Sum you want',
  interestRate: 'Interest rate (% p.a.)',
  usualRates: 'Banks pay about 3–9% a year.',
  senior: 'Senior citizen',
  seniorExtra: 'Extra for seniors (%)',
  usualExtra: 'Banks give seniors 0–1% more.',
  /** Below a rate that the government sets: since when it holds, and how far our list of rates goes. */
  rateSince: (percent: string, since: string) => `${percent} since ${since}`,
  ratesUntil: (until: string) => `Our list of rates ends on ${until}: check today’s rate.`,
  wholeMonths: 'Whole months count.',
  wholeDays: 'Whole days count.',
  /** Below a rate, with what it comes to in a year. */
  inEffect: (percent: string) => `${percent} a year in effect`,

  tax: {
    name: 'Tax and inflation',
    summary: (tax: string, inflation: string, limit: string) =>
      `${tax} tax, ${inflation} inflation, TDS above ${limit} a year`,
    withoutTds: (tax: string, inflation: string) => `${tax} tax, ${inflation} inflation, no TDS`,
    rate: 'Your tax rate (%)',
    rateHelp: (cess: string) => `Your slab; ${cess} cess comes on top`,
    usualRate: (highest: string) => `Slabs are 0–${highest}%.`,
    slabs: 'Usual slabs',
    inflation: 'Inflation (%)',
    inflationHelp: 'How fast prices rise',
    usualInflation: 'Prices usually rise by 0–15% a year.',
    otherInterest: 'Other interest from this bank in a year',
    otherInterestHelp: 'It counts towards the limit',
    noTds: (form: string) => `No TDS (Form ${form})`,
    tds: 'TDS (%)',
    tdsHelp: (percent: string) => `${percent} without PAN`,
    usualTds: (usual: string, withoutPan: string) => `TDS is ${usual} or ${withoutPan}%.`,
    above: 'TDS above',
    aboveSenior: 'TDS above, seniors',
    aYear: 'Interest of a financial year',
    /** What is counted, and since when. */
    remark: (
      limit: string,
      seniorLimit: string,
      age: number,
      since: string,
      form: string,
      formSince: string,
    ) =>
      `TDS is taken from all interest of a financial year at one bank once that passes ${limit} (${seniorLimit} from ${age}; since ${since}). It is counted as paid from elsewhere, so it does not slow the growth. Who owes no tax hands in Form ${form} (since ${formSince}).`,
  },

  results: {
    maturityValue: 'Maturity Value',
    amount: 'Amount',
    totalDeposited: 'Total deposited',
    deposited: 'Deposited',
    interest: 'Interest',
    effectiveYield: 'Effective yearly yield',
    tdsInAll: 'TDS in all',
    taxInAll: 'Tax in all',
    stillToPay: 'Still to pay',
    comesBack: 'Comes back',
    afterTax: 'After tax',
    inTodaysMoney: "In today's money",
    none: 'None',
  },

  /** Where the interest goes: a bar of its parts. */
  goes: {
    title: (interest: string) => `Where the interest of ${interest} goes`,
    tax: (amount: ReactNode, percent: string) => (
      <>
        {amount} tax at {percent}
      </>
    ),
    lateFees: (amount: ReactNode) => <>{amount} late fees</>,
    prices: (amount: ReactNode) => <>{amount} rising prices</>,
    pricesAndAmount: (amount: ReactNode, ofAmount: string) => (
      <>
        {amount} rising prices, and {ofAmount} of the amount with it
      </>
    ),
    left: (amount: ReactNode) => <>{amount} are left</>,
    noneLeft: 'None of the interest is left.',
  },

  year: 'Year',
  tds: 'TDS',
  value: 'Value',
  start: 'Start',
  inYear: (year: string) => `Year ${year}`,
  yearsNote: {
    dated: 'The years are financial years, from April to March, as the bank counts TDS.',
    undated: 'With the day of the deposit the years are financial years, as the bank counts TDS.',
    /** @param since 'April 2025' */
    tds: (limit: string, seniorLimit: string, age: number, since: string) =>
      `TDS is taken once a bank pays you more than ${limit} of interest in a financial year (${seniorLimit} from ${age}; since ${since}).`,
    /** Where years have another limit by law. */
    asTyped: (typed: string, others: readonly string[]) =>
      `The limit typed, ${typed}, counts in every year; by law it is ${languageWords.and(others)}.`,
    limitIn: (limit: string, years: string) => `${limit} in ${years}`,
    unknown: (years: string) => `The limit of ${years} is not known here.`,
    /** @param first '2024-25' */
    years: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  },

  /** What a screen reader says of the picture. */
  chart: {
    grows: (time: string, amount: string, value: string) =>
      `Over ${time}, ${amount} grows to ${value}.`,
    sameFigures: 'The same figures are in the table Year by year.',
  },

  notWithin100Years: 'Not within 100 years.',
  /** @example '5 years, 2 months and 3 days' */
  term: (years: number, months: number, days: number) =>
    [
      years > 0 && languageWords.years(years),
      months > 0 && languageWords.months(months),
      (days > 0 || (years === 0 && months === 0)) && (days === 1 ? '1 day' : `${days} days`),
    ]
      .filter((part) => part !== false)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' and '),
  /** What Match my bank says. */
  match: {
    name: 'Match my bank',
    /** Below the name, while nothing is typed. */
    summary: 'Which way of counting gives your receipt',
    receipt: 'Maturity value on the receipt',
    receiptHelp: 'As the bank printed it',
    /** @param way in lower letters: `quarterly, days ÷ 365` */
    given: {
      nearest: (way: string) => (
        <>
          <b>{way}</b> gives it.
        </>
      ),
      down: (way: string) => (
        <>
          <b>{way}</b> gives it, with the paise dropped.
        </>
      ),
      up: (way: string) => (
        <>
          <b>{way}</b> gives it, rounded up.
        </>
      ),
    },
    countedSo: 'This page counts so now.',
    countThisWay: 'Count this way',
    /** For a screen reader, where several can be chosen. */
    countAs: (way: string) => `Count this way: ${way}`,
    cannotCount: 'This page has no setting for it.',
    missed: {
      less: (way: string, amount: string) => (
        <>
          None of the ways gives it. The nearest, <b>{way}</b>, is <b>{amount}</b> less.
        </>
      ),
      more: (way: string, amount: string) => (
        <>
          None of the ways gives it. The nearest, <b>{way}</b>, is <b>{amount}</b> more.
        </>
      ),
    },
    missedHelp: 'Look at the rate, the days and the amount on the receipt.',
    /** In the summary of the closed fold. */
    summaryGiven: (way: string) => `${way} gives it`,
    summaryMissed: 'None of the ways gives it',
  },
}
