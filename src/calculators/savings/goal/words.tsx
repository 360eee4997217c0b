import type { ReactNode } from 'react'
import { sayTime } from '../../../core/language/durations'
import { languageWords } from '../../../core/language/words'

/** What the Goal SIP view says. */
export const goalWords = {
  label: 'Goal',
  /** What is shared. */
  name: 'Goal SIP',
  heading: 'Goal SIP calculator',
  intro: 'Say what you need and when. Find what to put aside every month.',
  title: 'Goal SIP calculator: what to put aside every month',
  description:
    'Find the monthly SIP, the time, the step-up or the return that reaches your goal, with inflation and a lump sum. Exact, free, without ads or sign-up.',

  /** The name of the choice between the results. */
  find: 'Find',
  results: {
    monthly: 'Monthly amount',
    duration: 'Duration',
    stepUp: 'Step-up',
    return: 'Return',
  },
  goal: 'Goal',
  inflation: 'Inflation (%)',
  sumItself: 'The goal is the sum itself',
  inTodaysMoney: "The goal is in today's money",
  usualInflation: 'Typical inflation is 0–15% a year.',
  inFirstYear: 'In the first year',
  lumpSum: 'Lump sum today',

  counting: {
    paidAt: 'An instalment is paid at the',
    timings: { start: 'Start of month', end: 'End of month' },
    returnOfMonth: 'The return of a month is the',
    rates: { divide12: 'Rate ÷ 12', effective: 'Effective yearly rate' },
    /** Both choices in one line. */
    summary: (timing: string, rate: string) => `${timing}, ${rate.toLowerCase()}`,
    help: 'Banks and other sites may count in another way. The first of each is how SIP counts.',
  },

  /** What is paid, inside a caption. */
  paid: {
    monthly: (amount: string) => `${amount} a month`,
    today: (amount: string) => `${amount} today`,
  },
  /**
   * Below the result: what was found, by whether the monthly amount changes every year.
   *
   * @param step `savingsWords.more` or `savingsWords.less`
   */
  captions: {
    monthly: {
      level: (months: number) => `every month for ${sayTime(months)}`,
      changing: (months: number, step: string) => (
        <>
          in the first year, then <b>{step}</b> every year for {sayTime(months)}
        </>
      ),
    },
    duration: {
      level: (months: number, paid: string) => (
        <>
          {sayTime(months)}, with <b>{paid}</b>
        </>
      ),
      changing: (months: number, paid: string, step: string) => (
        <>
          {sayTime(months)}, with <b>{paid}</b>, then <b>{step}</b> every year
        </>
      ),
    },
    stepUp: (months: number, paid: string) => (
      <>
        more every year, from <b>{paid}</b> for {sayTime(months)}
      </>
    ),
    return: {
      level: (months: number, paid: string) => (
        <>
          a year, with <b>{paid}</b> for {sayTime(months)}
        </>
      ),
      changing: (months: number, paid: string, step: string) => (
        <>
          a year, with <b>{paid}</b>, then {step} every year for {sayTime(months)}
        </>
      ),
    },
  },
  enterGoal: 'Enter a goal to see what it takes.',
  enterDuration: {
    monthly: 'Enter a duration to see the monthly amount.',
    return: 'Enter a duration to see the return.',
  },

  /** In the bar at the edge of a phone, where there is little room. */
  alreadyThere: 'Already there',
  youAreThere: 'You are already there',
  startFrom: (amount: string) => `You can start from ${amount} a month`,
  haveGoalToday: (savings: string, goal: string) => (
    <>
      You have <b>{savings}</b>. The goal is <b>{goal}</b> today.
    </>
  ),
  lumpSumComes: (lumpSum: string, value: string) => (
    <>
      {lumpSum} today comes to <b>{value}</b>.
    </>
  ),
  /** By what was looked for. */
  savingsCome: {
    monthly: (value: string) => (
      <>
        With the step-up your savings come to <b>{value}</b>.
      </>
    ),
    stepUp: (value: string) => (
      <>
        Without a step-up your savings come to <b>{value}</b>.
      </>
    ),
    return: (value: string) => (
      <>
        Even without a return your savings come to <b>{value}</b>.
      </>
    ),
  },
  goalByThen: (goal: string) => (
    <>
      The goal is <b>{goal}</b> by then.
    </>
  ),

  /** In the bar at the edge of a phone. */
  noAnswer: 'No answer',
  notReached: {
    lumpAndMonthly: (lumpSum: string, monthly: string) =>
      `With ${lumpSum} today and ${monthly} a month the goal is not reached in 100 years`,
    lumpSum: (lumpSum: string) => `With ${lumpSum} today the goal is not reached in 100 years`,
    monthly: (monthly: string) => `With ${monthly} a month the goal is not reached in 100 years`,
    nothing: 'Without any savings the goal is not reached in 100 years',
  },
  enoughMonthly: (monthly: string, months: number) => (
    <>
      <b>{monthly}</b> a month reaches it in {sayTime(months)}.
    </>
  ),
  enterMore: 'With a larger amount or a higher return there is an answer.',
  tooShort: 'A step-up first counts in the second year',
  tooShortHelp: 'From 13 months on there is one that reaches the goal.',
  nothingToStepUp: 'There is nothing to step up',
  nothingToStepUpHelp: 'Enter a monthly amount.',
  nothingToGrow: 'There is nothing to grow',
  nothingToGrowHelp: 'Enter a monthly amount or a lump sum.',
  noEffect: 'Paid at the end, it earns nothing',
  noEffectHelp: 'From 2 months on there is a return that reaches the goal.',
  allIsLost: 'At this return everything is lost',
  allIsLostHelp: {
    monthly: 'With a higher return there is a monthly amount.',
    stepUp: 'With a higher return there is a step-up.',
  },

  chart: {
    goal: 'The goal',
    /** In two lines on phones, else in one. */
    risingGoal: ['The goal,', 'as prices rise'] as [string, string],
    fallingGoal: ['The goal,', 'as prices fall'] as [string, string],
    goalInYear: (today: string, then: string, year: number) =>
      `${today} of today, ${then} in year ${year}`,
    goalThen: (today: string, then: string) => `${today} of today, ${then} then`,
    /** For a screen reader. */
    goalIs: (goal: string) => `The goal is ${goal}.`,
    goalMoves: (today: string, then: string) => `The goal goes from ${today} today to ${then}.`,
  },

  goalThen: "Goal in that year's money",
  startLater: 'If you start a year later',
  inLastYear: 'In the last year, a month',
  waitingTakes: {
    more: (amount: string) => (
      <>
        A year's wait takes <b>{amount}</b> more every month to reach the same goal on the same day.
      </>
    ),
    less: (amount: string) => (
      <>
        A year's wait takes <b>{amount}</b> less every month to reach the same goal on the same day.
      </>
    ),
  },

  noPlanYet: 'There is no plan to show yet.',
  yearByYear: 'Goal SIP: year by year',
  yearsNote:
    'SIP Amount is what you pay each month of that year. The other amounts are totals at the end of it, at a steady rate, before tax and costs.',
  roundedUp: {
    monthly: 'The monthly amount above is rounded up, the years are exact.',
    stepUp: 'The step-up above is rounded up, the years are exact.',
  },
  export: {
    durationInMonths: 'Duration (months)',
    instalments: 'Instalments',
  },

  howItWorks: {
    paidAtEnd: 'Each instalment is paid at the end of the month and grows from the next one on.',
    five: 'Goal, amount, time, step-up and return',
    fourLeadToFifth: 'Four of them lead to the fifth.',
    goal: 'The goal',
    goalStays: (goal: string) => (
      <>
        <b>{goal}</b>, whatever prices do
      </>
    ),
    risingGoal: 'The goal, as prices rise',
    fallingGoal: 'The goal, as prices fall',
    lumpSum: 'What the lump sum comes to',
    raises: 'What the step-up comes to',
    raisesCome: (step: string, monthPercent: string, months: number, value: string) => (
      <>
        {step} more every year, {monthPercent} a month for {languageWords.months(months)}:{' '}
        <b>{value}</b>
      </>
    ),
    monthlyBecomes: (one: string) => `What ${one} a month becomes`,
    raiseBecomes: (one: string) => `What ${one} more every year becomes`,
    becomes: (monthPercent: string, months: number, value: string) => (
      <>
        {monthPercent} a month for {languageWords.months(months)}: <b>{value}</b>
      </>
    ),
    becomesRising: (step: string, monthPercent: string, months: number, value: string) => (
      <>
        Rising {step} every year, {monthPercent} a month for {languageWords.months(months)}:{' '}
        <b>{value}</b>
      </>
    ),
    amountToStart: 'The amount to start with',
    /** What follows a calculation: `23,965,582 ÷ 868.39 =`. */
    monthly: (result: ReactNode) => <>{result} a month</>,
    monthlyRounded: (exactly: string, result: ReactNode) => (
      <>
        {exactly}, rounded up: {result} a month
      </>
    ),
    stepUp: (result: ReactNode) => <>{result} more every year</>,
    stepUpRounded: (exactly: string, result: ReactNode) => (
      <>
        {exactly}, rounded up: {result} more every year
      </>
    ),
    whyRoundedUp: 'Rounded up, so that it reaches the goal.',
    withoutStepUp: 'Without a step-up',
    levelComes: (monthly: string, monthPercent: string, months: number, value: string) => (
      <>
        {monthly} a month, {monthPercent} a month for {languageWords.months(months)}: <b>{value}</b>
      </>
    ),
    levelComesWithLump: (
      lumpSum: string,
      monthly: string,
      monthPercent: string,
      months: number,
      value: string,
    ) => (
      <>
        {lumpSum} today and {monthly} a month, {monthPercent} a month for{' '}
        {languageWords.months(months)}: <b>{value}</b>
      </>
    ),
    theStepUp: 'The step-up',
    theReturn: 'The return',
    monthByMonth: 'Month by month',
    firstMonth: 'The first month at whose end the savings are worth the goal.',
    monthBefore: (month: number, value: string, goal: string) =>
      `After month ${month}: ${value}, the goal ${goal}`,
    monthReached: (month: number, value: string, goal: string, result: ReactNode) => (
      <>
        After month {month}: <b>{value}</b>, the goal {goal}: {result}
      </>
    ),
    noFormula: 'No formula gives it. It is searched until the savings come to the goal.',
    /** What a found percentage comes to, without and with a lump sum. */
    foundStepUp: (monthly: string, percent: string, months: number, value: string) => (
      <>
        {monthly} a month, rising by {percent}, for {languageWords.months(months)}: <b>{value}</b>
      </>
    ),
    foundStepUpWithLump: (
      lumpSum: string,
      monthly: string,
      percent: string,
      months: number,
      value: string,
    ) => (
      <>
        {lumpSum} today and {monthly} a month, rising by {percent}, for{' '}
        {languageWords.months(months)}: <b>{value}</b>
      </>
    ),
    foundReturn: (monthly: string, percent: string, months: number, value: string) => (
      <>
        {monthly} a month, at {percent} a year, for {languageWords.months(months)}: <b>{value}</b>
      </>
    ),
    foundReturnWithLump: (
      lumpSum: string,
      monthly: string,
      percent: string,
      months: number,
      value: string,
    ) => (
      <>
        {lumpSum} today and {monthly} a month, at {percent} a year, for{' '}
        {languageWords.months(months)}: <b>{value}</b>
      </>
    ),
    rounded: (result: ReactNode) => <>Rounded: {result}</>,
    oneYearLater: 'One year later',
    /** @param months until the goal, from today */
    laterTakes: (months: number, amount: string) => (
      <>
        {sayTime(months - 12)} instead of {sayTime(months)}: <b>{amount}</b> a month
      </>
    ),
    savingsCome: 'What your savings come to',
    /** Before a calculation, by what was looked for. */
    withoutIt: {
      monthly: 'With the step-up alone, from nothing in the first year:',
      duration: 'Today:',
      stepUp: 'Without a step-up:',
      return: 'Without a return:',
    },
  },

  /** What was looked for and the given terms, each a phrase of its own. */
  copied: (terms: readonly string[]) => `${terms.join(', ')}.`,
  copiedTerms: {
    found: {
      monthly: (goal: string) => `Monthly amount for ${goal}`,
      duration: (goal: string) => `Duration for ${goal}`,
      stepUp: (goal: string) => `Step-up for ${goal}`,
      return: (goal: string) => `Return for ${goal}`,
    },
    pricesRise: (percent: string) => `prices rising ${percent} a year`,
    pricesFall: (percent: string) => `prices falling ${percent} a year`,
    monthly: (amount: string) => `${amount} a month`,
    return: (percent: string) => `${percent} return a year`,
    duration: (years: string) => `in ${languageWords.years(years)}`,
    lumpSum: (amount: string) => `${amount} today`,
    paidAtEnd: 'paid at the end of the month',
    effectiveRate: 'effective yearly rate',
  },

  questions: [
    {
      question: 'Is the goal in today’s money?',
      answer:
        'Yes, with an inflation above 0: what costs 1,00,00,000 today costs 2,39,65,582 in 15 years when prices rise by 6% a year, and that is the sum to reach. With 0% the goal is the sum itself.',
    },
    {
      question: 'What does waiting a year cost?',
      answer:
        'For 1,00,00,000 of today in 15 years, at 12% with a step-up of 10%, it is 27,598 a month. Started a year later, for the same day, it is 32,944. The first instalments grow the longest.',
    },
    {
      question: 'Why does another calculator show another amount?',
      answer:
        'It may count instalments as paid at the end of the month, or read 12% a year as what a whole year comes to instead of 1% a month. Choose either under How it is counted. Some leave out inflation.',
    },
    {
      question: 'Which return should I enter?',
      answer:
        'A cautious one. Nobody knows it in advance: funds go up and down, and a steady rate is an assumption. Try a lower one, too, and see what it asks of you. Tax and the costs of a fund are not in the result.',
    },
  ],
}
