import { sayTime } from '../../../core/language/durations'
import { countOf } from '../../../core/language/english'
import { languageWords } from '../../../core/language/words'

/** What the SIP views share. */
export const savingsWords = {
  monthlyAmount: 'Monthly amount',
  annualReturn: 'Expected annual return (%)',
  notGuaranteed: 'Not guaranteed',
  usualReturns: 'Typical returns range 0–30% p.a. (not guaranteed).',
  duration: 'Duration (years)',
  usualDuration: 'Typical duration is 1–40 years.',
  /** What happens every month, counted below the duration. */
  counted: {
    instalment: (count: number) => countOf(count, 'instalment', 'instalments'),
    withdrawal: (count: number) => countOf(count, 'withdrawal', 'withdrawals'),
    month: (count: number) => languageWords.months(count),
  },
  stepUp: {
    percent: 'Annual step-up (%)',
    amount: (symbol: string) => `Annual step-up (${symbol})`,
  },
  /** The name of the choice between a percentage and an amount. */
  stepUpIn: 'Step-up in',
  usualStepUps: 'Typical step-ups are 0–20% annually.',
  /** Below a step-up of 0. The row of an amount has less room. */
  noStepUp: { percent: 'The same amount every year', amount: 'The same every year' },
  inSecondYear: (amount: string) => `${amount} a month in year 2`,
  raisedInSecondYear: 'First raised in year 2',
  caution:
    'Mutual fund returns go up and down. This is an estimate at a steady rate, before tax and costs.',

  totalInvested: 'Total Invested',
  estimatedReturns: 'Estimated Returns',
  maturityValue: 'Maturity Value',
  withoutStepUp: 'Without the step-up',
  /** Below the maturity value. */
  after: (months: number) => `after ${sayTime(months)}`,
  enterDuration: 'Enter a duration to see the value.',

  /** What a screen reader says of a chart: three sentences. */
  chart: {
    grows: (months: number, invested: string, value: string) =>
      `Over ${languageWords.months(months)}, ${invested} invested grows to ${value}.`,
    comes: (months: number, invested: string, value: string) =>
      `Over ${languageWords.months(months)}, ${invested} invested comes to ${value}.`,
    sameFigures: 'The same figures are in the table Year by year.',
  },
  start: 'Start',
  /** @param year '10' or '2½' */
  inYear: (year: string) => `Year ${year}`,
  /** The name of a last year that ends early, in a table and below a chart. */
  shortYear: {
    months: (months: number) => `${months}\u00a0mo`,
    yearsMonths: (years: number, months: number) => `${years}\u00a0yr ${months}\u00a0mo`,
  },

  year: 'Year',
  sipAmount: 'SIP Amount',
  invested: 'Invested',
  returns: 'Returns',
  value: 'Value',
  sipYears: 'SIP amount of each year, with invested and value at its end',

  /** Below a lump sum beside instalments. */
  lumpSumGrows: {
    optional: 'Optional',
    divide12: (month: string, year: string) => `Optional. Grows ${month} a month, ${year} a year`,
    effective: (year: string) => `Optional. Grows ${year} a year`,
  },

  howItIsCounted: 'How it is counted',
  countedHere: 'Start of month, rate ÷ 12. Why do other sites show another figure?',
  fourWays: 'Maturity value in four ways of counting',
  instalments: 'Instalments',
  /** A head: what happens every month, and the rate. */
  andRate: (happens: string) => `${happens} and rate`,
  aMonth: 'A month',
  waysOfCounting: {
    start: {
      divide12: 'Start of month, rate ÷ 12',
      effective: 'Start of month, effective yearly rate',
    },
    end: {
      divide12: 'End of month, rate ÷ 12',
      effective: 'End of month, effective yearly rate',
    },
  },
  thisPage: 'this page',
  same: 'the same',
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  startEarnsToo: 'An instalment paid at the start of a month earns in that month, too.',
  effectiveRate:
    'An effective yearly rate is what twelve months make together; a twelfth of it every month compounds to more.',

  paidAtStart: 'Each instalment is paid at the start of the month and grows until the end.',
  monthlyRate: (yearly: string, monthly: string) => `${yearly} ÷ 12 = ${monthly} a month`,

  goOn: 'Go on with this sum',
  withdraw: 'Withdraw',
  withdrawNote: (sum: string, rate: string, rise: string) =>
    `How long ${sum} lasts, or what it pays you every month: at ${rate} a year, ${rise} more taken every year. You can change both.`,

  /** The step-up, in a list of what was typed. */
  copiedStepUp: {
    level: 'the same amount every year',
    more: (step: string) => `${step} more every year`,
    less: (step: string) => `${step} less every year`,
  },
}
