import type { ReactNode } from 'react'
import { sayTime } from '../../../core/language/durations'
import { languageWords } from '../../../core/language/words'
import type { RateReading } from '../../../core/savings/yearly-growth'

/** What the Lump sum view says. */
export const lumpSumWords = {
  label: 'Lump sum',
  /** What is shared. */
  name: 'Lump sum',
  heading: 'Lump sum calculator',
  intro: 'What one investment grows to, or the return and time it takes.',
  title: 'Lump sum calculator: value, CAGR and years',
  description:
    'What one investment may grow to, the CAGR it made, or the years it takes to double, and its worth in today’s money. Free, without ads or sign-up.',

  /** The name of the choice between the results. */
  find: 'Find',
  finds: { value: 'Value', amount: 'Amount', return: 'Return', years: 'Years' },
  /** The label of what was found. */
  found: { value: 'Value', amount: 'Amount', return: 'CAGR', years: 'Years' },

  amount: 'Amount',
  value: 'Value',
  /** Beside the value at the end of a found time, which is a little more than what was asked for. */
  atThatTime: 'then',
  inflation: 'Inflation (%)',
  inflationHelp: 'How fast prices rise in a year',
  usualInflation: 'Typical inflation is 0–15% a year.',
  /** How the return is counted: what a year makes, or a twelfth of it every month. */
  counting: {
    label: 'A return of a year is',
    readings: { effective: 'By the year', divide12: 'Rate ÷ 12' } satisfies Record<
      RateReading,
      string
    >,
    summary: {
      effective: (percent: string) => `By the year: ${percent} is what a year makes`,
      divide12: (percent: string, month: string, year: string) =>
        `Rate ÷ 12: ${percent} is ${month} a month, ${year} a year`,
    },
    help: 'Goal and After tax count a lump sum as they count instalments: a twelfth of the rate every month.',
  },

  results: {
    gain: 'Gain',
    times: 'Times your money',
    inTodaysMoney: "In today's money",
    realReturn: 'Return above inflation',
    doublesIn: 'Doubles in',
  },
  inYears: (years: string) => languageWords.years(years),
  neverDoubles: 'Never',

  /** Below the result. */
  captions: {
    value: (months: number, times: string) => (
      <>
        after {sayTime(months)}, <b>{times} times</b> your money
      </>
    ),
    amount: (months: number, value: string) => (
      <>
        today, to have <b>{value}</b> in {sayTime(months)}
      </>
    ),
    return: (months: number, amount: string, value: string) => (
      <>
        a year, from <b>{amount}</b> to <b>{value}</b> in {sayTime(months)}
      </>
    ),
    years: (months: number, years: string) => (
      <>
        {languageWords.months(months)}, exactly <b>{years} years</b>
      </>
    ),
  },
  enterValue: 'Enter a value to see the amount.',
  enterDuration: 'Enter a duration to see the amount.',

  /** In the bar at the edge of a phone, where there is little room. */
  noAnswer: 'No answer',
  thereAlready: 'Already there',
  /** In place of a figure, or below one of 0: why there is no other. */
  reasons: {
    neverGrows: 'At this return it never grows to that.',
    notWithin100Years: 'Not within 100 years.',
    isThere: 'The amount is there already.',
    nothingPutIn: 'Put in an amount above 0.',
    noTime: 'Without time there is no yearly rate.',
    allLost: 'At −100% nothing is left.',
  },
  /** What would have an answer. */
  helps: {
    neverGrows: 'It takes a return above 0%.',
    notWithin100Years: 'A larger amount or a higher return gets there sooner.',
    isThere: (amount: string, value: string) => (
      <>
        <b>{amount}</b> today is no less than <b>{value}</b>.
      </>
    ),
    nothingPutIn: 'There is nothing that could grow.',
    noTime: 'Enter a duration above 0.',
    allLost: 'With a higher return there is an amount.',
  },

  /** Under the results. */
  buys: (value: string, today: string) => (
    <>
      By then <b>{value}</b> buys what <b>{today}</b> buys today.
    </>
  ),
  buysLess: (value: string, amount: string, today: string) => (
    <>
      Prices rise faster: by then <b>{value}</b> buys what <b>{today}</b> buys today, less than the{' '}
      {amount} put in.
    </>
  ),
  underAYear: (months: number) =>
    `${languageWords.months(months)}: the yearly rate says what the same pace would make in a year.`,
  amountRounded: 'The amount is rounded up, so that it reaches the value.',

  chart: {
    loss: 'Loss',
    grows: (months: number, amount: string, value: string) =>
      `Over ${languageWords.months(months)}, ${amount} grows to ${value}.`,
    falls: (months: number, amount: string, value: string) =>
      `Over ${languageWords.months(months)}, ${amount} comes to ${value}.`,
    buys: (today: string) => `By then that buys what ${today} buys today.`,
  },

  years: {
    caption: 'Value, gain and worth in today’s money at the end of each year',
    note: 'At a steady rate, before tax and costs. In today’s money: what the value will buy, at the prices of today.',
    noInflation: 'At a steady rate, before tax and costs.',
    rounded: 'The amount above is rounded up, the years are exact.',
    nothing: 'There is nothing to show yet.',
  },
  export: {
    title: 'Lump sum: year by year',
    durationInMonths: 'Duration (months)',
    exactYears: 'Exact years',
    realReturn: 'Return above inflation (%)',
    doublesInYears: 'Doubles in (years)',
  },

  howItWorks: {
    intro: {
      effective:
        'One amount, compounded once a year. A part of a year counts as that part of its growth.',
      divide12: 'One amount, compounded every month at a twelfth of the rate.',
    } satisfies Record<RateReading, string>,
    formula: {
      value: (reading: RateReading) =>
        reading === 'effective' ? (
          <>
            Value = amount × (1 + r)<sup>years</sup>
          </>
        ) : (
          <>
            Value = amount × (1 + r ÷ 12)<sup>months</sup>
          </>
        ),
      amount: (reading: RateReading) =>
        reading === 'effective' ? (
          <>
            Amount = value ÷ (1 + r)<sup>years</sup>
          </>
        ) : (
          <>
            Amount = value ÷ (1 + r ÷ 12)<sup>months</sup>
          </>
        ),
      return: () => (
        <>
          CAGR = (value ÷ amount)<sup>1 ÷ years</sup> − 1
        </>
      ),
      years: (reading: RateReading) =>
        reading === 'effective' ? (
          <>Years = ln(value ÷ amount) ÷ ln(1 + r)</>
        ) : (
          <>
            Years = ln(value ÷ amount) ÷ ln((1 + r ÷ 12)<sup>12</sup>)
          </>
        ),
    },
    roundedUp: (exactly: string, result: ReactNode) => (
      <>
        {exactly}, rounded up: {result}
      </>
    ),
    whyRoundedUp: 'Rounded up, so that it reaches the value.',
    itGrows: 'How often it grew',
    aYear: 'The same growth every year',
    aYearHelp: 'Multiplied year after year, this comes to the value:',
    aYearMakes: (percent: ReactNode) => <>That is {percent} a year.</>,
    exactTime: 'The exact time',
    timeIs: (ratio: string, growth: string, years: ReactNode) => (
      <>
        ln {ratio} ÷ ln {growth}: <b>{years} years</b>
      </>
    ),
    firstMonth: 'The first whole month',
    monthBefore: (month: number, value: string) => `After month ${month}: ${value}`,
    monthReached: (month: number, value: string, result: ReactNode) => (
      <>
        After month {month}: <b>{value}</b>, which is {result}
      </>
    ),
    doublesIn: (growth: string, years: ReactNode) => (
      <>
        ln 2 ÷ ln {growth}: <b>{years} years</b>
      </>
    ),
  },

  /** What was looked for and the given terms, each a phrase of its own. */
  copied: (terms: readonly string[]) => `Lump sum: ${terms.join(', ')}.`,
  copiedTerms: {
    value: (amount: string, years: string) => `${amount} for ${languageWords.years(years)}`,
    amount: (value: string, years: string) =>
      `amount for ${value} in ${languageWords.years(years)}`,
    return: (amount: string, value: string, years: string) =>
      `from ${amount} to ${value} in ${languageWords.years(years)}`,
    years: (amount: string, value: string) => `from ${amount} to ${value}`,
    rate: (percent: string) => `at ${percent} a year`,
    rateByTwelfths: (percent: string) => `at ${percent} a year, a twelfth every month`,
    pricesRise: (percent: string) => `prices rising ${percent} a year`,
    pricesFall: (percent: string) => `prices falling ${percent} a year`,
  },
  pictureCaption: (months: number, amount: string) => `${amount} after ${sayTime(months)}`,

  questions: [
    {
      question: 'What is CAGR, and why is it not the average return?',
      answer:
        'CAGR is the one yearly rate that leads from the amount to the value. Growth multiplies, so an average says too much: +50% and then −50% average 0%, but 100 becomes 150 and then 75. That is a CAGR of −13.40%.',
    },
    {
      question: 'How good is the rule of 72?',
      answer:
        '72 divided by the return guesses the years to double: at 12% it says 6, exactly it is 6.12; at 4% it says 18 instead of 17.67, at 24% it says 3 instead of 3.22. Doubles in is not guessed: it is ln 2 ÷ ln (1 + return).',
    },
    {
      question: 'What will the money buy then?',
      answer:
        '1,00,000 at 12% becomes 3,10,585 in 10 years. With prices rising 6% a year that buys what 1,73,429 buys today: 5.66% more every year, not 12% less 6%, because growth is divided by rising prices.',
    },
    {
      question: 'Why does another calculator show another value?',
      answer:
        'It may add a twelfth of the return every month: 12% a year then becomes 12.68%, and 1,00,000 becomes 3,30,039 in 10 years instead of 3,10,585. Funds quote what a whole year made, so this page takes 12% as that, unless you choose Rate ÷ 12. Nobody knows it in advance.',
    },
  ],
}
