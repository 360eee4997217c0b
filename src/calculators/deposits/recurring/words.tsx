import type { ReactNode } from 'react'
import { sayDate } from '../../../core/language/dates'
import { sayMonths } from '../../../core/language/durations'
import { languageWords } from '../../../core/language/words'
import { groupDigits } from '../../../core/money/group-digits'
import { postOfficeRecurring, recurringDeposit, tds } from '../../../core/rules/deposits'

/** What the Recurring view says. */
export const recurringWords = {
  label: 'Recurring',
  heading: 'Recurring deposit calculator',
  intro: 'What monthly instalments grow to at a bank or the post office, and what tax leaves.',
  title: 'RD calculator: bank and post office maturity',
  description:
    'What a recurring deposit grows to, by the bank formula, by quarters or by the post office table, and what tax leaves. Free, without ads or sign-up.',

  finds: { value: 'Maturity value', monthly: 'Monthly instalment', months: 'Months' },
  monthly: 'Monthly instalment',
  months: 'Months',
  usualMonths: `Most banks take ${recurringDeposit.leastMonths} to ${recurringDeposit.mostMonths} months.`,
  fixedMonths: `The post office fixes ${postOfficeRecurring.months} months.`,
  noExtra: 'The post office pays no extra',

  howItIsCounted: 'How it is counted',
  methods: { formula: 'Bank formula', quarters: 'By quarters', postOffice: 'Post office' },
  methodHelp: {
    formula: 'Each instalment × (1 + rate ÷ 4) to the power of its months ÷ 3',
    quarters: 'Full quarters compound, months left over earn simple interest',
    /** What it takes, in rupees. */
    postOffice: (hundred: string, ten: string) =>
      `The table for ${hundred} a month, rounded to the paisa; it takes ${hundred} and more, in steps of ${ten}`,
  },
  first: 'First instalment',
  firstHelp: 'Optional, for financial years',
  late: 'Months paid late, in all',
  lateHelp: 'Two instalments, a month late each: 2',
  lateFee: (hundred: string) => `Late fee per ${hundred} a month`,
  lateFeeHelp: 'For every month of delay',

  results: {
    lateFees: 'Late fees',
    endsAfter: 'Ends after',
    /** At the post office. */
    maturesIn: 'Matures in',
    maturesAfter: 'Matures after',
    /** @param time '5 years' */
    fromOpening: (time: string) => `${time} from opening`,
    otherWay: 'The other way of counting',
  },
  nothingGrows: 'Without an instalment nothing grows.',
  noAnswer: 'No answer',
  /** Below the answer. */
  captions: {
    /** @param percent what it comes to in a year */
    value: (months: number, percent: string) => (
      <>
        after {sayMonths(months)}, <b>{percent}</b> a year in effect
      </>
    ),
    monthly: (months: number, sum: string) => (
      <>
        every month for <b>{sayMonths(months)}</b>, for {sum}
      </>
    ),
    months: (months: number, value: string) =>
      months < 12 ? (
        <>
          then there is <b>{value}</b>
        </>
      ) : (
        <>
          which is <b>{sayMonths(months)}</b>; then there is {value}
        </>
      ),
    enterMonthly: 'Enter a monthly instalment.',
    enterMonths: 'Enter the months.',
    enterSum: 'Enter the sum you want.',
    chooseBank: 'Choose another way of counting to find the months, or find the instalment.',
    enoughMonthly: (monthly: string, months: number) => (
      <>
        With <b>{monthly}</b> a month it is there in {languageWords.months(months)}.
      </>
    ),
    enterMore: 'Enter a larger instalment.',
  },
  remark: {
    /** @param afterTax what comes back, less tax and late fees */
    withInflation: (afterTax: string, inflation: string, today: string) => (
      <>
        After tax and at {inflation} inflation, <b>{afterTax}</b> will buy what <b>{today}</b> buys
        today.
      </>
    ),
    /** How much the other way of counting differs. */
    other: {
      formula: {
        more: (amount: string) => `By the bank formula it would be ${amount} more.`,
        less: (amount: string) => `By the bank formula it would be ${amount} less.`,
        same: 'By the bank formula it would be the same.',
      },
      quarters: {
        more: (amount: string) => `Counted by quarters it would be ${amount} more.`,
        less: (amount: string) => `Counted by quarters it would be ${amount} less.`,
        same: 'Counted by quarters it would be the same.',
      },
    },
  },

  chart: { months: (months: number) => languageWords.months(months) },

  years: {
    nothing: 'There is nothing to show year by year yet.',
    caption: 'Deposited, interest, TDS and value of each year',
    undated:
      'With the month of the first instalment the years are financial years, as the bank counts TDS.',
    monthlyRoundedUp: 'The instalment is counted before it is rounded up.',
  },

  /** How a bank may count, in a sentence. */
  bankWays: {
    formula: 'the bank formula',
    quarters: 'counting by quarters',
    credited: 'crediting each quarter from the first instalment',
    postOffice: 'the table of the post office',
    monthly: 'compounding every month',
    simple: 'simple interest',
    roundedQuarters: (way: string) => `${way}, rounded to the rupee each quarter`,
    atMonthEnd: (way: string) => `${way}, instalments at the end of each month`,
  },

  howItWorks: {
    intro: 'With your numbers.',
    quarter: 'The interest of a quarter',
    all: (months: number) =>
      months === 1 ? 'The instalment' : `All ${groupDigits(String(months))} instalments`,
    formulaHelp: 'Each instalment grows by a third of a quarter every month.',
    noInterest: 'At 0% nothing comes on top.',
    threeInstalments: 'Three instalments, by the end of their quarter',
    threeHelp: 'They earn simple interest for 3, 2 and 1 months.',
    fullQuarters: (count: number) => (count === 1 ? '1 full quarter' : `${count} full quarters`),
    monthsLeft: (count: number) =>
      count === 1 ? 'The month left over' : `The ${count} months left over`,
    leftHelp:
      'The first instalments have compounded for all full quarters, and earn simple interest for the rest.',
    together: 'Together',
    table: (hundred: string) => `The table for ${hundred} a month`,
    roundedToPaisa: 'Rounded to the paisa, as the table is.',
    yourInstalment: 'Your instalment',
    oneBecomes: (one: string, months: number) =>
      `What ${one} a month becomes in ${languageWords.months(months)}`,
    theInstalment: 'The instalment',
    roundedUp: (exactly: string, answer: ReactNode) => (
      <>
        {exactly}, rounded up: {answer}
      </>
    ),
    whyUp: 'Rounded up, so that it is enough.',
    monthByMonth: 'Month by month',
    firstMonth: (sum: string) => `The first month at whose end ${sum} is there.`,
    monthValue: (month: string, value: string) => `Month ${month}: ${value}`,
    monthReached: (month: string, value: string, answer: ReactNode) => (
      <>
        Month {month}: {value}, so {answer}
      </>
    ),
    tax: 'Tax',
    lateFees: 'Late fees',
    afterTax: 'After tax',
    today: "In today's money",
  },

  export: {
    title: 'Recurring deposit: year by year',
    rateUsed: 'Interest rate counted (% p.a.)',
  },

  actions: 'Recurring deposit',
  /** What is copied and shared: parts of one list. */
  copied: {
    value: (monthly: string, months: string) =>
      `Recurring deposit: ${monthly} a month for ${languageWords.months(months)}`,
    monthly: (sum: string, months: string) =>
      `Recurring deposit: monthly instalment for ${sum} in ${languageWords.months(months)}`,
    months: (monthly: string, sum: string) =>
      `Recurring deposit: months until ${monthly} a month is ${sum}`,
    rate: (percent: string) => `at ${percent} a year`,
    extra: (percent: string) => `${percent} more for seniors`,
    methods: {
      formula: 'by the bank formula.',
      quarters: 'by quarters.',
      postOffice: 'by the post office table.',
    },
  },
  pictureCaption: (months: number, percent: string) =>
    `after ${sayMonths(months)}, ${percent} a year in effect`,

  questions: [
    {
      question: 'How is the maturity value of an RD worked out?',
      answer:
        'R × ((1 + i)^n − 1) ÷ (1 − (1 + i)^(−1/3))\nwith R the instalment, i a quarter of the yearly rate and n the number of quarters, as the Indian Banks’ Association counts. Each instalment grows by (1 + i) every three months. 5,000 a month at 6.5% for 60 months comes to 3,54,954.',
    },
    {
      question: 'Why do banks and websites show different values?',
      answer:
        'They count months differently. 5,000 a month at 6.5% for 60 months is 3,54,954 by the formula, 3,54,961 by quarters, 3,55,284 compounded monthly and 3,53,052 with instalments at month end. Banks also round each quarter to the rupee. Match my bank tries all of these.',
    },
    {
      question: 'Is TDS taken from an RD?',
      answer: `The bank takes ${tds.percent}% once its interest on all your deposits in a financial year is above ₹${groupDigits(tds.above)}; from ${tds.seniorFrom} years ₹${groupDigits(tds.aboveForSeniors)}. These limits hold since ${sayDate(tds.from)}. The tax itself goes by your slab: more may be due, or some may come back.`,
    },
    {
      question: 'What does the post office pay?',
      answer: `${postOfficeRecurring.percent}% since ${sayDate(postOfficeRecurring.from)}, compounded quarterly and fixed when the account is opened, for ${postOfficeRecurring.months} months. In the government’s table 100 a month becomes 7,136.58, and other instalments follow in proportion. Seniors get the same rate. It matures five years from opening, a month after the last instalment.`,
    },
  ],
}
