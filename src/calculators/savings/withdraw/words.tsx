import type { ReactNode } from 'react'
import { sayMonth } from '../../../core/language/dates'
import { sayMonths } from '../../../core/language/durations'
import { countOf } from '../../../core/language/english'
import { languageWords } from '../../../core/language/words'
import { decimalFrom } from '../../../core/money/decimal'
import { inWords } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { asOf, cessPercent, equityFunds } from '../../../core/rules/income-tax'

/** What the Withdraw view says. */
export const withdrawWords = {
  label: 'Withdraw',
  heading: 'Withdrawal plan (SWP) calculator',
  intro: 'See how long your savings last, or how much you can take every month.',
  title: 'SWP calculator: how long will my savings last?',
  description:
    'See how long savings last when you take a sum every month, or what you can take for a number of years. Year by year, exact, free, without ads or sign-up.',

  find: 'Find',
  finds: { duration: 'How long it lasts', monthly: 'Monthly withdrawal' },
  savings: 'Savings',
  monthly: 'Monthly withdrawal',
  monthlyHelp: 'Start of each month',
  rise: 'Yearly rise (%)',
  riseHelp: {
    none: 'The same amount every year',
    raised: 'First raised in year 2',
    lowered: 'First lowered in year 2',
    second: (amount: string) => `${amount} a month in year 2`,
  },
  riseHint: 'Typical rises are 0–20% a year.',
  duration: 'Duration (years)',
  caution:
    'Returns go up and down. A bad first year shortens the plan more than a bad last one. This is an estimate at a steady rate, before tax.',

  /** What was found. */
  found: { duration: 'Lasts for', monthly: 'Monthly withdrawal' },
  neverRunsOut: 'Never runs out',
  overACentury: 'More than 100 years',
  noAnswer: 'No answer',
  /** For the row of the field, which is narrow. */
  short: {
    overACentury: 'Over 100 years',
    time: (years: number, months: number) => `${years} yr ${months} mo`,
  },
  results: {
    returns: 'Returns on the way',
    withdrawnInAll: 'Withdrawn in all',
    lastWithdrawal: 'Last withdrawal',
    firstReturn: 'Return in month 1',
    firstWithdrawal: 'Withdrawal in month 1',
    leftAfterShownYears: 'Left after 40 years',
  },

  allIsLost: 'All is lost after the first withdrawal',
  /** Below the answer. */
  captions: {
    noTime: 'Enter a duration to see the withdrawal.',
    allIsLost: 'From a return above −1,200% a year there is an answer.',
    noSavings: 'Enter your savings to see how long they last.',
    withdrawals: (count: number) => (
      <>
        <b>{groupDigits(String(count))}</b> {count === 1 ? 'withdrawal' : 'withdrawals'}
      </>
    ),
    lastSmaller: (count: number) => (
      <>
        <b>{groupDigits(String(count))}</b> withdrawals, the last one smaller
      </>
    ),
    everyMonth: (months: number) => (
      <>
        every month for <b>{sayMonths(months)}</b>
      </>
    ),
    thenMore: (percent: string, months: number) => (
      <>
        in the first year, then <b>{percent} more</b> every year for {sayMonths(months)}
      </>
    ),
    thenLess: (percent: string, months: number) => (
      <>
        in the first year, then <b>{percent} less</b> every year for {sayMonths(months)}
      </>
    ),
    nothingTaken: 'Nothing is taken.',
    takesReturn: 'You take what the savings earn.',
    leavesReturn: (amount: string) => (
      <>
        <b>{amount}</b> of the first month’s return is left
      </>
    ),
    leaves: (amount: string) => (
      <>
        after 40 years <b>{amount}</b> is left
      </>
    ),
    /** In place of an amount. */
    lessThan: (amount: string) => `less than ${amount}`,
    leavesTooMuch: 'after 40 years more is left than can be shown',
  },

  chart: {
    savingsLeft: 'Savings left',
    lastWithdrawal: 'the last withdrawal',
    today: 'Today',
    year: (year: number) => `Year ${year}`,
    /** In the box at the pointer. */
    withdrawn: 'Withdrawn',
    returns: 'Returns',
    left: 'Left',
    lasts: (savings: string, months: number) =>
      `${savings} is used up after ${sayMonths(months)}, with the last withdrawal.`,
    /** Savings that last for ever, and what is left of them after 40 years. */
    forEver: (savings: string, left: string) =>
      `${savings} is ${left} after 40 years: it never runs out.`,
    overACentury: (savings: string, left: string) =>
      `${savings} is ${left} after 40 years: it lasts more than 100 years.`,
    /** The same where what is left is too large to be shown. */
    forEverUnshown: (savings: string) => `${savings} never runs out.`,
    overACenturyUnshown: (savings: string) => `${savings} lasts more than 100 years.`,
    inTable: 'The same figures are in the table Year by year.',
  },

  years: {
    nothing: 'There is nothing to withdraw yet.',
    caption: 'Withdrawals, returns and savings left at the end of each year',
    columns: {
      year: 'Year',
      monthly: 'Withdrawal',
      withdrawn: 'Withdrawn',
      returns: 'Returns',
      left: 'Left',
    },
    note: 'Withdrawal is what you take each month of that year. The other amounts are totals at the end of it.',
  },

  ways: {
    captions: {
      duration: 'Lasts for in four ways of counting',
      monthly: 'Monthly withdrawal in four ways of counting',
    },
    /** What happens at the start or the end of a month. */
    withdrawals: 'Withdrawals',
    note: 'What is taken at the end of a month earns in that month, too.',
    same: 'the same',
    monthsMore: (count: number) => `${languageWords.months(count)} more`,
    monthsLess: (count: number) => `${languageWords.months(count)} less`,
  },

  howItWorks: {
    intro: 'A withdrawal at the start of each month; what is left earns until the next.',
    everyMonth: 'Every month',
    formula: () => (
      <>
        <b>Left</b> = (<b>Left</b> − <b>W</b>) × (1 + <b>r</b>)
      </>
    ),
    monthlyReturn: 'The return of a month',
    firstMonth: 'The first month',
    rises: (percent: string) => `After every twelve withdrawals, W changes by ${percent}.`,
    last: 'The last withdrawal',
    lastTakesAll: (withdrawal: string, left: string) =>
      `Before withdrawal ${withdrawal}, ${left} is left. It takes all of it.`,
    firstTakesAll: 'The first withdrawal takes all there is.',
    lasts: (withdrawals: number, time: ReactNode) => (
      <>
        {countOf(withdrawals, 'withdrawal', 'withdrawals')}: {time}
      </>
    ),
    earned: 'What the savings earned',
    end: 'The end',
    endAfterACentury:
      'After 1,200 withdrawals, 100 years, something is still left, but not for ever.',
    neverSmaller: (earned: string, taken: string) =>
      `The first month earns ${earned}, and ${taken} is taken: the savings never get smaller.`,
    coversAll:
      'What the savings earn in a year covers the withdrawals and how they change, for ever.',
    needs: 'What 1 a month needs',
    needsOnce: 'To take 1 once, you need today:',
    needsMonths: (months: number) =>
      `To take 1 at the start of each of ${languageWords.months(months)}, you need today:`,
    needsOnceRising: (percent: string) =>
      `To take 1 once, changed by ${percent} every year, you need today:`,
    needsMonthsRising: (months: number, percent: string) =>
      `To take 1 at the start of each of ${languageWords.months(months)}, changed by ${percent} every year, you need today:`,
    bears: 'What your savings bear',
    /** `calculation`: '1,00,00,000 ÷ 129.56 = ₹77,181.62' */
    roundedDown: (calculation: string, answer: ReactNode) => (
      <>
        {calculation}, rounded down: {answer}
      </>
    ),
    whyDown: 'Rounded down, so that it lasts.',
  },

  export: {
    title: 'Withdrawal plan: year by year',
    annualReturn: 'Expected annual return (%)',
    withdrawals: 'Withdrawals',
    /** Longer than on the page. */
    columns: { monthly: 'Monthly withdrawal', left: 'Savings left' },
  },

  actions: 'Withdrawal plan',
  /** What is copied and shared: the plan in a list, the return last. */
  copied: {
    duration: (monthly: string, savings: string) =>
      `Withdrawal plan: ${monthly} a month from ${savings}`,
    monthly: (savings: string, years: string) =>
      `Withdrawal plan: ${savings} for ${languageWords.years(years)}`,
    more: (percent: string) => `${percent} more every year`,
    less: (percent: string) => `${percent} less every year`,
    annualReturn: (percent: string) => `at ${percent} a year.`,
  },
  pictureCaption: (count: number) =>
    `${countOf(count, 'withdrawal', 'withdrawals')}, the last one smaller`,

  questions: [
    {
      question: 'What is a withdrawal plan (SWP)?',
      answer:
        'A standing order the other way round: every month a part of your fund is sold and paid out to you. Here that happens at the start of each month, and what stays earns a twelfth of the yearly return.',
    },
    {
      question: 'How much can I take so that it never runs out?',
      answer:
        'What the rest earns: savings × r ÷ (1 + r), with r the monthly return. 1,00,00,000 at 8% bears 66,225 a month. As prices rise it buys less every year, so most people need a withdrawal that rises, too.',
    },
    {
      question: 'Why is a bad first year worse than a bad last one?',
      answer:
        'What you take while prices are low is gone before they recover. Two plans with the same average return can end years apart. This page counts with a steady return, so keep a reserve.',
    },
    {
      question: 'What does a yearly return mean for a month?',
      answer:
        'We divide it by 12, as most calculators do. 8% a year is 0.6667% a month, which compounds to 8.30% in a year. A fund that made exactly 8% in a year lasts a little shorter than shown here. How it is counted shows four ways.',
    },
    {
      question: 'Are the withdrawals taxed?',
      answer: `Only the gain in what is sold. For equity funds, as of ${sayMonth(asOf)}: ${equityFunds.longTermPercent}% of gains above ₹${inWords(decimalFrom(equityFunds.longTermExempt))} a year if held more than ${equityFunds.longTermAfterMonths} months, ${equityFunds.shortTermPercent}% if held less, and ${cessPercent}% cess.`,
    },
    {
      question: 'Why does this page count before tax?',
      answer:
        'Tax goes by when each unit was bought and for how much, and by your other gains of each year. A figure without that would look exact and be wrong. To be careful, enter what After tax leaves of your savings; tax on what they earn from now on still comes off each withdrawal.',
    },
  ],
}
