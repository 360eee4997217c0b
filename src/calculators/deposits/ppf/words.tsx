import type { ReactNode } from 'react'
import { sayDate, sayMonth } from '../../../core/language/dates'
import { schemeRates, schemeRatesReadUntil } from '../../../core/rules/deposits'
import { inForce } from '../../../core/rules/rule-on'

/** What the PPF view says. */
export const ppfWords = {
  label: 'PPF',
  heading: 'PPF calculator',
  intro: 'What PPF or Sukanya Samriddhi grows to, month by month by its own rules.',
  title: 'PPF and Sukanya Samriddhi calculator',
  description:
    'What PPF or Sukanya Samriddhi grows to, to the rupee by the rules of the scheme: the 5th of the month, yearly limits. Free, without ads or sign-up.',

  scheme: 'Scheme',
  schemes: { ppf: 'PPF', ssy: 'Sukanya Samriddhi' },
  deposit: 'Deposit',
  rhythms: { yearly: 'Yearly', monthly: 'Monthly' },

  fields: {
    amount: { yearly: 'Deposit each year', monthly: 'Deposit each month' },
    /** @param amount '1.5 lakh' */
    theMost: (amount: string) => `${amount}, the most`,
    aYear: (amount: string) => `${amount} a year`,
    paidIn: 'Paid in',
    onceAYear: 'Once a financial year',
    firstWhenOpened: (month: string) => `First in ${month}, when opened`,
    day: 'Day of the month',
    countsIn: (month: string) => `By the 5th: counts in ${month}`,
    countsFrom: (month: string) => `After the 5th: counts from ${month}`,
    countsInEach: 'By the 5th: counts in its month',
    countsFromNext: 'After the 5th: counts from the next month',
    dayHint: 'A month has the days 1 to 31.',
    /** @param since '1 April 2020' */
    untilChange: 'Until it changes',
    usualRates: 'Since 2016 the two schemes have paid 7.1 to 8.6%.',
    years: { ppf: 'Years', ssy: 'Years to maturity' },
    depositYears: 'Years of deposits',
    yearsHint: { ppf: 'PPF runs for 15 years.', ssy: 'Sukanya Samriddhi runs for 21 years.' },
    depositYearsHint: 'Deposits are taken for 15 years.',
    extended: 'Extended by (years)',
    inBlocks: (years: number) => `In blocks of ${years}`,
    goOn: 'Deposits go on',
    opened: 'Account opened',
    openedHelp: 'Optional, for the exact end',
    /** @param end '1 April 2042' */
    matures: (end: string) => `Matures on ${end}`,
    lakhs: { half: '50,000', one: '1 lakh', most: '1.5 lakh' },
  },

  capped: (most: string) => `Only ${most} a year is taken; counted with that.`,
  dormant: (least: string, fee: string) =>
    `With less than ${least} a year the account goes dormant (${fee} and the missed deposits revive it).`,

  changes: {
    name: 'Rate changes',
    none: (percent: string) => `None: ${percent} throughout`,
    noneButKnown: (percent: string) =>
      `None: ${percent} throughout. The rates since the opening can be filled in.`,
    /** @param last '7.1%' @param since 'year 6' or '2031-32' */
    some: (count: string, last: string, since: string) => `${count}: ${last} from ${since} on`,
    counted: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
    year: (year: string) => `year ${year}`,
    list: 'Rate changes',
    row: (number: number) => `Rate change ${number}`,
    fromYear: 'From year',
    quarter: 'Quarter',
    quarters: { '1': 'Apr–Jun', '2': 'Jul–Sep', '3': 'Oct–Dec', '4': 'Jan–Mar' },
    newRate: 'New rate (%)',
    add: 'Add a change',
    limit: (most: number) => `Up to ${most} changes`,
    full: (most: number) => `${most} changes are the most`,
    remove: (number: number) => `Remove change ${number}`,
    removed: 'Rate change removed',
    empty: 'The government sets the rate for every quarter. Add the rates you know or expect.',
    yearHint: 'Years count from 1.',
    afterEnd: 'After the end: does not count.',
    beforeOpening: 'Before the opening: does not count.',
    financialYear: (year: string) => `Financial year ${year}`,
    fill: 'Fill in the known rates',
    filled: 'Known rates filled in',
    /** @param first 'April 2016' @param until '31 March 2026' */
    known: (first: string, until: string) =>
      `Known since ${first}, read until ${until}; later rates may differ.`,
    before: (first: string) => `Until ${first} the rate above counts.`,
  },

  more: {
    name: 'More',
    summary: (balance: string, inflation: string, least: string, most: string) =>
      `Already in the account ${balance}, ${inflation} inflation, ${least} to ${most} a year`,
    summaryOpened: (inflation: string, least: string, most: string) =>
      `${inflation} inflation, ${least} to ${most} a year`,
    balance: 'Already in the account',
    balanceHelp: 'On the first 1 April',
    most: 'Most a year',
    mostHelp: 'A financial year, own and child’s together',
    mostHelpSsy: 'A financial year',
    least: 'Least a year',
    /** @param since '12 December 2019' */
    leastHelp: (since: string) => `Scheme of ${since}`,
  },

  captions: {
    grown: (time: string, interest: ReactNode) => (
      <>
        after {time}, <b>{interest}</b> of it interest, free of tax
      </>
    ),
    noTime: 'Enter the years to see what it grows to.',
  },
  results: {
    maturesOn: 'Matures on',
    already: 'Already in the account',
    lateCosts: 'Paying after the 5th costs',
    inApril: 'All in April, not monthly',
  },
  remarks: {
    sixteenDeposits: (count: ReactNode, years: string) => (
      <>
        Opened in April, an account takes <b>{count}</b> deposits before it matures: the {years}{' '}
        count from the end of the first financial year.
      </>
    ),
    sixteenYears: (count: ReactNode, years: string) => (
      <>
        Opened in April, an account takes deposits in <b>{count}</b> financial years before it
        matures: the {years} count from the end of the first.
      </>
    ),
    /** @param first '2026-27' */
    depositsIn: (count: ReactNode, first: string, last: string, years: string) => (
      <>
        Deposits in <b>{count}</b> financial years, {first} to {last}: the {years} count from the
        end of the first.
      </>
    ),
    extendedWith: (years: string) => <>Extended by {years}, with deposits.</>,
    extendedWithout: (years: string) => (
      <>Extended by {years}, in which it earns without new deposits.</>
    ),
    /** @param month 'May 2017', in which the account was opened */
    moneyOf: (month: string) => <>Today’s money is that of {month}, the month of opening.</>,
    /** With the month of opening. */
    ssyDepositsIn: (count: ReactNode, first: string, last: string, years: string) => (
      <>
        Deposits in <b>{count}</b> financial years, {first} to {last}: the {years} of deposits count
        from the month of opening.
      </>
    ),
    ssy: (depositYears: ReactNode, rest: ReactNode) => (
      <>
        Deposits for <b>{depositYears}</b>; the balance earns for <b>{rest}</b> more.
      </>
    ),
    /** After the sentence of the deposits. */
    ssyRest: (rest: ReactNode) => (
      <>
        Then the balance earns for <b>{rest}</b> more.
      </>
    ),
  },

  chart: {
    deposited: 'Deposited',
    withBefore: 'Deposited and before',
    balance: 'Balance',
  },

  years: {
    caption: 'Deposits, interest and balance of each year',
    deposited: 'Deposited',
    interest: 'Interest',
    balance: 'Balance',
    /** @param unit 'rupee' */
    note: (unit: string) =>
      `Interest is added on 31 March and rounded to the ${unit}, as in the account.`,
    lastPart: 'The last interest is added when the account matures.',
    nothing: 'There is no year to show yet.',
  },

  whenPaid: {
    title: 'When you pay',
    intro: (amount: string, years: string) => `${amount} a year for ${years}, paid at other times.`,
    introInAll: (amount: string) => `${amount} in all, each year’s deposits paid at other times.`,
    first: 'By 5 April',
    equal: 'Monthly, by the 5th',
    equalLate: 'Monthly, after the 5th',
    lastLate: 'After 5 March',
    less: (amount: string) => `${amount} less`,
    /** @param year '2026-27' @param month 'July' */
    firstYear: (year: string, month: string) => `${year} begins in ${month}, with the account.`,
  },

  howItWorks: {
    intro: 'With your numbers.',
    month: 'A month counts',
    lowest: 'the lowest balance from the close of the 5th to its end',
    year: (name: string) => `Year ${name}`,
    creditedAs: (amount: ReactNode) => <>, credited as {amount}</>,
    /** @param day 'April' */
    allMonths: (month: string) => `Paid by 5 ${month}, all 12 months count.`,
    sameEveryMonth: 'The same balance counts in every month.',
    addUp: (months: number) =>
      months === 1 ? 'One month counts.' : `What counts in its ${months} months, added up.`,
    after: (time: string) => `After ${time}`,
  },

  facts: {
    title: 'Money before the end',
    intro: (since: string) => `Rules of the scheme of ${since}.`,
    /** Years of the account, or with a month of opening financial years. */
    loan: (from: string, to: string) => `Loan, years ${from} to ${to}`,
    loanDated: (from: string, to: string) => `Loan, ${from} to ${to}`,
    loanRule: (part: string, interest: string) =>
      `Up to ${part} of the balance two years before, at ${interest} a year.`,
    withdrawal: (years: string) => `Withdrawal, after ${years}`,
    withdrawalDated: (from: string) => `Withdrawal, from ${from}`,
    withdrawalRule: 'Once a year, half of the lower of the balances 4 years and 1 year before.',
    end: (years: string) => `After ${years}`,
    endRule: (years: number) =>
      `Take it, leave it, or go on in blocks of ${years} years, with deposits or without.`,
    quarter: 'a quarter',
    study: (age: number) => `Study, from ${age}`,
    studyRule: 'Up to half of the balance.',
    marriage: (age: number) => `Marriage, from ${age}`,
    marriageRule: 'The account can be closed for her marriage.',
    ssyEndRule: (age: number, years: string) =>
      `It matures, counted from the opening. Opened before she is ${age}, with deposits for ${years}.`,
    ratesRead: (until: string) =>
      `The government sets the rate for every quarter. Ours were read until ${until}; a later rate is yours to type.`,
  },

  export: {
    title: { ppf: 'PPF: year by year', ssy: 'Sukanya Samriddhi: year by year' },
  },

  actions: 'PPF',
  /** What is copied and shared. */
  copied: {
    /** @example 'PPF: ₹1,50,000 every April, by the 5th' */
    yearly: (scheme: string, amount: string, month: string, byFifth: boolean) =>
      `${scheme}: ${amount} every ${month}, ${byFifth ? 'by' : 'after'} the 5th`,
    monthly: (scheme: string, amount: string, byFifth: boolean) =>
      `${scheme}: ${amount} a month, ${byFifth ? 'by' : 'after'} the 5th`,
    for: (years: string) => `for ${years}`,
    opened: (month: string) => `opened in ${month}`,
    extended: (years: string) => `extended by ${years}`,
    rate: (percent: string) => `at ${percent}.`,
    rateAtFirst: (percent: string) => `at ${percent} at first.`,
  },
  pictureCaption: (time: string, interest: string) =>
    `after ${time}, ${interest} of it interest, free of tax`,

  questions: [
    {
      question: 'Why do other sites show ₹40,68,209, or more?',
      answer:
        'Most round once, at the end: ₹1,50,000 each April at 7.1% for 15 years is then ₹40,68,209. The account rounds every year’s interest to the rupee: ₹40,68,208. Much larger figures count a sixteenth deposit: opened in April 2026, an account takes 16 and has ₹45,17,701 on 1 April 2042.',
    },
    {
      question: 'Why does the 5th of the month matter?',
      answer:
        'A month’s interest goes by the lowest balance from the close of the 5th to the end of the month. What you pay by the 5th earns in that month, what you pay later only from the next. Paying ₹1,50,000 by 5 April, not after, is worth ₹22,471 over 15 years at 7.1%.',
    },
    {
      question: 'Is the money taxed?',
      answer:
        'Interest and maturity value are free of tax, as of November 2026. The deposit is deducted from income only under the old tax regime.',
    },
    {
      question: 'Will the rate stay as it is?',
      answer: `The government sets it for every quarter. PPF has had ${inForce(schemeRates.ppf).percent}% since ${sayDate(inForce(schemeRates.ppf).from)}, Sukanya Samriddhi ${inForce(schemeRates.ssy).percent}% since ${sayDate(inForce(schemeRates.ssy).from)}; we read the lists until ${sayMonth(schemeRatesReadUntil)}. Under Rate changes you can try what another rate does, or fill in the rates since your account was opened.`,
    },
  ],
}
