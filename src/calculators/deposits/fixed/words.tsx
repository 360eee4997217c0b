import type { ReactNode } from 'react'
import { sayMonth } from '../../../core/language/dates'
import { groupDigits } from '../../../core/money/group-digits'
import { noTdsForm, tds } from '../../../core/rules/deposits'

/** What the Fixed view says. */
export const fixedWords = {
  label: 'Fixed',
  /** What is shared. */
  name: 'Fixed deposit',
  heading: 'Fixed deposit calculator',
  intro: 'What a deposit grows to, what tax and prices leave of it, and what closing early costs.',
  title: 'FD calculator: maturity, tax and closing early',
  description:
    'What a fixed deposit grows to, what tax and rising prices leave of it, and what closing early costs. Counted as banks do. Free, without ads or sign-up.',

  finds: { value: 'Maturity value', amount: 'Amount', term: 'Term' },
  wantedPayment: {
    monthly: 'Interest you want each month',
    quarterly: 'Interest you want each quarter',
  },
  amount: 'Amount',
  term: {
    label: 'Term',
    length: 'Length',
    dates: 'Dates',
    years: 'Years',
    months: 'Months',
    days: 'Days',
    /** What the term is counted in, with what is left over. @param rest '79 days' */
    counted: (periods: string, rest: string) => `${periods} and ${rest}`,
    periods: {
      12: (count: string) => `${count} ${count === '1' ? 'month' : 'months'}`,
      4: (count: string) => `${count} ${count === '1' ? 'quarter' : 'quarters'}`,
      2: (count: string) => `${count} ${count === '1' ? 'half-year' : 'half-years'}`,
      1: (count: string) => `${count} ${count === '1' ? 'year' : 'years'}`,
    },
    countOfDays: (count: string) => `${count} ${count === '1' ? 'day' : 'days'}`,
    /** Where there is little room. @example '5 yr 2 mo 19 d' */
    short: (years: number, months: number, days: number) =>
      [
        years > 0 && `${years} yr`,
        months > 0 && `${months} mo`,
        (days > 0 || (years === 0 && months === 0)) && `${days} d`,
      ]
        .filter((part) => part !== false)
        .join(' '),
    bothDays: 'Type both days to see the value.',
    notAfterStart: 'The end must come after the start.',
    laterEnd: 'Choose a later day for Matures on.',
    tooShort: 'Banks take deposits from 7 days.',
    tooLong: 'Banks offer up to 10 years.',
    simple: 'Under 6 months banks pay simple interest.',
  },
  depositedOn: 'Deposited on',
  depositedHelp: { length: 'Optional, for financial years', dates: 'The first day' },
  maturesOn: 'Matures on',
  maturesHelp: 'The day the money comes back',

  payout: {
    label: 'Interest is paid',
    choices: { maturity: 'At maturity', monthly: 'Monthly', quarterly: 'Quarterly' },
  },
  /** Below the rate, of interest that is paid out. */
  paidOutAYear: (percent: string) => `${percent} a year paid out`,
  compounding: {
    label: 'Compounded',
    help: 'How often interest is added',
    choices: {
      quarterly: 'Quarterly',
      monthly: 'Monthly',
      halfYearly: 'Half-yearly',
      yearly: 'Yearly',
      simple: 'Simple',
    },
  },

  counting: {
    name: 'How it is counted',
    brokenQuarter: 'Broken quarter',
    choices: { '365': 'Days ÷ 365', leap366: '÷ 366 in leap years' },
    summary: {
      '365': 'Broken quarter: days ÷ 365',
      leap366: 'Broken quarter: ÷ 366 in leap years',
    },
    needsDay: 'Needs the day of the deposit.',
    help: 'Full quarters count as quarters, the days left over as part of a year. Some banks always count 365 days, others 366 in a leap year.',
  },

  closing: {
    name: 'Closed early',
    off: 'Off',
    /** @param time '2 years' */
    summary: (time: string, amount: string) => `After ${time}: ${amount} given up`,
    after: 'Closed after',
    afterHelp: 'Empty: it is kept to the end',
    on: 'Closed on',
    rate: "Bank's rate for that time (%)",
    rateHelp: 'Of the day of deposit; empty: the agreed rate',
    penalty: 'Penalty (%)',
    penaltyHelp: 'Taken off the rate; often 0.5 or 1',
    usualRates: 'Banks pay about 3–9% a year.',
    usualPenalty: 'Banks take 0–2%.',
    matured: 'By then it has matured.',
    /** @param limit '₹1,00,00,000' */
    help: (limit: string, since: string) =>
      `The lower of the agreed rate and the bank’s rate for that time counts, less the penalty. Under 7 days there is no interest. A bank must let a person close a deposit of up to ${limit} early (since ${since}).`,
  },

  hero: {
    maturity: 'Maturity Value',
    monthly: 'You get each month',
    quarterly: 'You get each quarter',
    amount: 'Amount',
    term: 'Term',
  },
  /** Below the main figure. @param term '5 years' */
  captions: {
    value: (term: string, percent: ReactNode) => (
      <>
        after {term}, {percent} a year in effect
      </>
    ),
    valueAlone: (term: string) => `after ${term}`,
    /** @param percent what is paid out in a year, of the amount */
    paidOut: (term: string, amount: ReactNode, percent: ReactNode) => (
      <>
        for {term}, then {amount} comes back; {percent} of it a year
      </>
    ),
    /** @param lost what the agreed rate would have brought until then, beyond what is paid */
    closed: (time: string, percent: ReactNode, lost: ReactNode) => (
      <>
        closed after {time}, at {percent}: {lost} given up
      </>
    ),
    noFullMonth: (last: ReactNode) => (
      <>The term is shorter than a month: {last} comes with the amount</>
    ),
    noFullQuarter: (last: ReactNode) => (
      <>The term is shorter than a quarter: {last} comes with the amount</>
    ),
    amount: (sum: ReactNode, term: string) => (
      <>
        grows to {sum} in {term}
      </>
    ),
    amountMonthly: (payment: ReactNode, term: string) => (
      <>
        brings {payment} each month for {term}
      </>
    ),
    amountQuarterly: (payment: ReactNode, term: string) => (
      <>
        brings {payment} each quarter for {term}
      </>
    ),
    term: (amount: ReactNode, value: ReactNode) => (
      <>
        until {amount} has grown to {value}
      </>
    ),
    termOn: (amount: ReactNode, value: ReactNode, day: string) => (
      <>
        until {amount} has grown to {value}, on {day}
      </>
    ),
  },
  noAnswer: 'No answer',
  noTerm: {
    paidOut: 'The interest is paid out, so the deposit does not grow.',
    paidOutHelp: 'With interest at maturity there is a term.',
    neverGrows: 'At 0% it stays as it is.',
    neverGrowsHelp: 'With a higher rate there is a term.',
    notWithin100YearsHelp: 'With a larger amount or a higher rate there is a term.',
    nothingDeposited: 'Put in an amount above 0.',
    nothingDepositedHelp: 'Nothing grows from nothing.',
    enough: 'The amount is enough today.',
    enoughHelp: (amount: ReactNode, sum: ReactNode) => (
      <>
        You have {amount}, and want {sum}
      </>
    ),
    rateIsZero: 'At 0% no interest is paid.',
    rateIsZeroHelp: 'With a higher rate there is an amount.',
  },

  results: {
    advertYield: 'Yield as adverts count it',
    payoutYield: 'Paid out in a year, of the amount',
    reinvestedYield: 'If every payment earned as much',
    realReturn: 'Yearly return after tax and inflation',
    maturesOn: 'Matures on',
    /** Beside the interest. */
    payments: {
      monthly: (count: string) => `in ${count} ${count === '1' ? 'month' : 'months'}`,
      quarterly: (count: string) => `in ${count} ${count === '1' ? 'quarter' : 'quarters'}`,
    },
    lastPayment: 'With the amount, at the end',
    closedAfter: (time: string) => `Closed early, after ${time}`,
    keptToTheEnd: 'Kept to the end',
    youGet: 'You get on closing',
    rateThen: 'Rate then',
    interestThen: 'Interest then',
    paidBefore: 'Paid out before',
    givenUp: 'Given up',
  },
  /** Under the ledger. @param inflation '6%' */
  remark: (inflation: string, amount: ReactNode, buys: ReactNode) => (
    <>
      After tax and {inflation} inflation the {amount} comes back as what {buys} buys today.
    </>
  ),
  remarkPaidOut: (inflation: string, amount: ReactNode, buys: ReactNode) => (
    <>
      After tax and {inflation} inflation the {amount} and all its interest buy what {buys} buys
      today.
    </>
  ),

  chart: {
    amount: 'Amount',
    interest: 'Interest',
    value: 'Value',
    inAll: 'In all',
    /** @param year '2026-27' */
    endOf: (year: string) => `End of ${year}`,
    paysOut: (time: string, amount: string, interest: string) =>
      `Over ${time}, ${amount} brings ${interest} of interest and comes back.`,
  },

  years: {
    caption: 'Interest, TDS and value, year by year',
    nothing: 'There is no deposit to show yet.',
    roundedUp: 'The amount above is rounded up, the years are exact.',
    keptToTheEnd: 'Counted as if it is kept to the end.',
    noTds: '–',
  },

  export: {
    title: 'Fixed deposit: year by year',
    rate: 'Interest rate with the extra for seniors (%)',
    term: 'Term',
    payment: { monthly: 'Interest each month', quarterly: 'Interest each quarter' },
    lastPayment: 'Last interest',
    closedAfter: 'Closed after',
  },

  /** Ways of counting, in a sentence about a bank’s receipt. */
  ways: {
    quarterly: 'quarterly',
    monthly: 'monthly',
    halfYearly: 'half-yearly',
    yearly: 'yearly',
    simple: 'simple interest',
  },
  waysWithDays: {
    '365': (way: string) => `${way} with days ÷ 365`,
    leap366: (way: string) => `${way} with days ÷ 366 in leap years`,
  },
  waysRounded: {
    quarterly: 'quarterly, every quarter’s interest rounded to the rupee,',
    monthly: 'monthly, every month’s interest rounded to the rupee,',
    halfYearly: 'half-yearly, every half-year’s interest rounded to the rupee,',
    yearly: 'yearly, every year’s interest rounded to the rupee,',
  },
  waysUnderSixMonths: (way: string) => `${way}, even under 6 months,`,
  waysAtOnce: (way: string) => `${way}, the broken part compounded too,`,
  waysAllByDays: {
    '365': (way: string) => `${way}, all of it by days ÷ 365`,
    leap366: (way: string) => `${way}, all of it by days ÷ 366 in leap years`,
  },

  howItWorks: {
    intro: 'With your numbers.',
    /** Of one period, by how many a year has. */
    interestOf: {
      12: 'The interest of a month',
      4: 'The interest of a quarter',
      2: 'The interest of a half-year',
      1: 'The interest of a year',
    },
    /** @param full '20 full quarters' */
    nothingLeft: (term: string, full: string) => `Nothing is left over: ${term} are ${full}.`,
    full: {
      12: (count: string) => `${count} full ${count === '1' ? 'month' : 'months'}`,
      4: (count: string) => `${count} full ${count === '1' ? 'quarter' : 'quarters'}`,
      2: (count: string) => `${count} full ${count === '1' ? 'half-year' : 'half-years'}`,
      1: (count: string) => `${count} full ${count === '1' ? 'year' : 'years'}`,
    },
    leftOver: (rest: string) => `${rest} left over`,
    leftOverHelp: 'They count as part of a year, without compounding.',
    simple: 'Simple interest',
    simpleHelp: 'Interest is not added to the deposit.',
    simpleUnderSixMonths: 'Under 6 months banks pay simple interest.',
    time: 'The time',
    timeAlone: (term: string, years: string) => `${term} are ${years} years.`,
    payment: { monthly: 'The interest of a month', quarterly: 'The interest of a quarter' },
    discounted:
      'A month’s share comes before the quarter is over, so banks pay its discounted value.',
    allPayments: 'All of the interest',
    lastPayment: (rest: string) => `For ${rest} at the end`,
    theAmount: 'The amount',
    whyRoundedUp: 'Rounded up, so that it is enough.',
    roundedUp: (exactly: ReactNode, result: ReactNode) => (
      <>
        {exactly}, rounded up: {result}
      </>
    ),
    firstDay: 'The first day that reaches it',
    dayBefore: (time: string, value: string) => `After ${time}: ${value}`,
    dayReached: (time: string, value: ReactNode) => (
      <>
        After {time}: {value}
      </>
    ),
    tax: 'Tax',
    cess: (cess: string) => `With ${cess} cess on top.`,
    inTodaysMoney: "In today's money",
    pricesThen: (inflation: string, term: string, times: string) =>
      `At ${inflation} a year prices are ${times} times as high after ${term}.`,
    paymentsToday: (inflation: string) =>
      `Each payment after tax counts for what it buys: less by ${inflation} for every year until then.`,
    closing: 'Closed early',
    lower: (agreed: string, forTime: string) =>
      `The lower of ${agreed} and ${forTime} counts, less the penalty.`,
    noInterestYet: 'Under 7 days there is no interest.',
    givenUp: (amount: string) => `At the agreed rate it would have been ${amount} more.`,
    noDeposit: 'Amount × (1 + rate ÷ 4) for each full quarter, then the days left over.',
  },

  copied: {
    /** Joined by commas, with a full stop. */
    all: (terms: readonly string[]) => `${terms.join(', ')}.`,
    value: (amount: string) => `Fixed deposit of ${amount}`,
    amount: (sum: string) => `Fixed deposit that grows to ${sum}`,
    income: {
      monthly: (payment: string) => `Fixed deposit that brings ${payment} each month`,
      quarterly: (payment: string) => `Fixed deposit that brings ${payment} each quarter`,
    },
    term: (amount: string, sum: string) => `Time until ${amount} grows to ${sum}`,
    rate: (percent: string) => `at ${percent} a year`,
    seniorRate: (percent: string, extra: string) => `at ${percent} and ${extra} for seniors a year`,
    for: (term: string) => `for ${term}`,
    dates: (from: string, to: string) => `from ${from} to ${to}`,
    from: (day: string) => `from ${day}`,
    payout: { monthly: 'interest paid monthly', quarterly: 'interest paid quarterly' },
    compounding: {
      quarterly: 'compounded quarterly',
      monthly: 'compounded monthly',
      halfYearly: 'compounded half-yearly',
      yearly: 'compounded yearly',
      simple: 'simple interest',
    },
    closed: (time: string, rate: string, penalty: string) =>
      `closed after ${time} at ${rate} less ${penalty}`,
    tax: (percent: string, inflation: string) => `${percent} tax, ${inflation} inflation`,
  },
  /** In the picture of a shared link. */
  pictureCaption: (term: string, percent: string) => `after ${term}, ${percent} a year in effect`,

  questions: [
    {
      question: 'How do banks count the interest of a fixed deposit?',
      answer:
        'By full quarters: amount × (1 + rate ÷ 4) for each of them, and the days left over as part of a year. So 5,00,000 at 6.5% is 6,90,210 after 5 years, 6.66% a year in effect. Under 6 months interest is simple. Choose the day of the deposit, and quarters and days go by the calendar.',
    },
    {
      question: 'Why does my receipt show a few rupees more or less?',
      answer:
        'Banks round every quarter’s interest to the rupee, and some count the days of a leap year as 366. Open Match my bank and type the maturity value of your receipt: the page tries all ways of counting and says which one gives it.',
    },
    {
      question: 'When is TDS taken from FD interest?',
      answer: `Once the interest of one bank passes ${groupDigits(tds.above)} in a financial year, ${groupDigits(tds.aboveForSeniors)} from the age of ${tds.seniorFrom} (since ${sayMonth(tds.from)}). Then ${tds.percent}% of all of it is taken, ${tds.percentWithoutPan}% without PAN. Tax itself goes by your slab: what was taken counts towards it, or comes back. Who owes no tax hands in Form ${noTdsForm.number} (since ${sayMonth(noTdsForm.from)}).`,
    },
    {
      question: 'What do I lose if I close it early?',
      answer:
        'The bank pays the lower of the agreed rate and its rate for the time it ran, less a penalty of often 0.5 or 1%. 10,00,000 at 7%, closed after 2 of 3 years where the rate for 2 years was 6.5%, counts at 5.5%: 33,440 less than at 7%. Under 7 days there is no interest.',
    },
  ],
}
