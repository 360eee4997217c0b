import type { ReactNode } from 'react'
import { sayDate } from '../../../core/language/dates'
import { sayMonths } from '../../../core/language/durations'
import { countOf } from '../../../core/language/english'
import type { TermUnit } from '../../../core/loan/annuity'
import { keyFactsLaw } from '../../../core/rules/loans'
import { inForce } from '../../../core/rules/rule-on'
import { sayTenure, sayTerm } from '../shared/terms'

/** What was typed, formatted. */
type TypedQuestion = {
  emi: string
  share: string
  income: string
  otherEmis: string
  amount: string
  rate: string
  tenure: string
  unit: TermUnit
}

/** What the Find view says. */
export const findWords = {
  label: 'Find',
  heading: 'How much loan can I afford?',
  intro: 'Start from the EMI you can pay. Find the amount, the time or the rate.',
  title: 'How much loan can I afford? Amount, tenure or rate',
  description:
    'Find the loan that your income or EMI repays, how long a loan takes, or the rate behind an offer. Exact, free, without ads or sign-up.',

  find: 'Find',
  found: { amount: 'Loan amount', tenure: 'Tenure', rate: 'Rate' },
  emiKinds: { typed: 'Typed', income: 'From my income' },
  emiHelp: 'Every month',
  income: 'Monthly income',
  incomeHelp: 'What reaches your account',
  share: 'Share for EMIs (%)',
  shareHelp: 'Lenders take 35 to 60',
  shareHint: 'A share is 0–100%.',
  otherEmis: 'Other EMIs',
  otherEmisHelp: 'All that you pay already',
  affordableEmi: 'EMI you can pay',
  shareOf: (share: string, income: string) => `${share} of ${income}`,
  shareOfLess: (share: string, income: string, otherEmis: string) =>
    `${share} of ${income}, less ${otherEmis}`,
  noAnswer: 'No answer',

  /** Below what was found, which is drawn large. */
  captions: {
    amount: (emi: string, months: number, unit: TermUnit) => (
      <>
        with an EMI of <b>{emi}</b> for {sayTerm(months, unit)}
      </>
    ),
    tenure: (emi: string, months: number, _unit: TermUnit) => (
      <>
        {sayMonths(months)}, with an EMI of <b>{emi}</b>
      </>
    ),
    rate: (emi: string, months: number, unit: TermUnit) => (
      <>
        a year, with an EMI of <b>{emi}</b> for {sayTerm(months, unit)}
      </>
    ),
  },
  enterAmountAndTenure: 'Enter an amount and a tenure to see the rate.',
  enterTenure: 'Enter a tenure to see the loan amount.',
  nothingOwed: 'Nothing is owed.',
  lastInstalment: 'Last instalment',

  /** Why no loan has this EMI, and which one would have one. */
  whyNot: {
    belowLoan: (count: number, emi: string) => `${count} × ${emi} is less than the loan`,
    smallestForRate: (emi: string) => `From ${emi} a month there is a rate.`,
    over100Years: (emi: string) => `${emi} a month would take more than 100 years`,
    repaysNothing: (emi: string) => `${emi} a month repays nothing`,
    belowInterest: (emi: string) => `${emi} a month does not cover the interest`,
    onlyInterest: (emi: string) => `${emi} a month only covers the interest`,
    smallestThatEnds: (emi: string) => `From ${emi} a month the loan would end.`,
    allEmis: 'All EMIs',
    missing: 'Missing',
    smallestEmi: 'Smallest EMI',
    firstInterest: 'Interest in month 1',
    shortfall: 'Short every month',
    highestRate: 'Highest rate',
  },

  /** Other EMIs use up the share of the income. */
  usedUp: {
    aboveShare: (share: string) => `Your other EMIs are above ${share} of your income`,
    allOfShare: (share: string) => `Your other EMIs take all of ${share} of your income`,
    share: 'Share for EMIs',
    above: 'Above the share',
    leavesEmi: {
      incomeOrShare: (income: string, share: string) =>
        `An income above ${income} or a share above ${share} would leave an EMI.`,
      income: (income: string) => `An income above ${income} would leave an EMI.`,
      share: (share: string) => `A share above ${share} would leave an EMI.`,
    },
    isEnough: {
      incomeOrShare: (income: string, share: string) =>
        `An income of ${income} or a share of ${share} would be enough.`,
      income: (income: string) => `An income of ${income} would be enough.`,
      share: (share: string) => `A share of ${share} would be enough.`,
    },
    enterMore: 'Enter an income and a share that are above them.',
  },

  otherTerms: {
    title: 'The same EMI, other terms',
    /** What the cells of the table are. */
    intros: {
      amount: (emi: string) => `What ${emi} a month repays.`,
      tenure: (emi: string) => `In how many months ${emi} a month repays it.`,
      rate: (emi: string) => `The rate at which ${emi} a month repays it.`,
    },
    nothing: 'There is nothing to compare yet.',
    atRate: (rate: string) => `at ${rate}`,
    never: 'Never',
  },

  howItWorks: {
    intro: 'With your numbers.',
    nothing: 'The EMI, the amount, the time and the rate',
    nothingText: 'Three of them lead to the fourth.',
    emi: 'The EMI',
    neverLess: 'Never less than nothing.',
    firstMonth: 'The first month',
    /** The end of a line: `₹40,00,000 × 9% ÷ 12 =` and the interest. */
    firstInterest: (line: string, interest: string) => (
      <>
        {line} <b>{interest}</b> interest
      </>
    ),
    nextCostsLess: 'The rest of the EMI repays the loan, so the next month costs less.',
    lastInstalment: 'The last instalment',
    owedAfter: (emis: number, owed: string) =>
      `After ${countOf(emis, 'EMI', 'EMIs')}, ${owed} is still owed.`,
    lastWithInterest: (last: string, months: ReactNode) => (
      <>
        With its interest that is {last}: {months}
      </>
    ),
    whatItRepays: 'What it repays',
    rate: 'The rate',
    searched: 'No formula gives it. It is searched until the EMIs are worth the loan:',
    allEmis: 'All EMIs together',
    mustRepay: 'Even without interest, they have to repay the loan.',
    leavesLittle: 'The EMI leaves so little for the loan that it would take more than 100 years.',
    leavesNothing: 'The EMI leaves nothing for the loan, so it never gets smaller.',
    smallestEmi: 'The smallest EMI',
    roundedUp: (line: string, emi: ReactNode) => (
      <>
        {line}, rounded up: {emi}
      </>
    ),
    repaidIn100Years: (emi: ReactNode) => <>In 100 years the loan is repaid by {emi} a month.</>,
  },

  /** What is copied, by what is found and where the EMI comes from. */
  copied: {
    amount: {
      typed: ({ emi, rate, tenure, unit }: TypedQuestion) =>
        `Loan amount for ${emi} a month, at ${rate} for ${sayTenure(tenure, unit)}.`,
      income: ({ share, income, otherEmis, rate, tenure, unit }: TypedQuestion) =>
        `Loan amount for ${share} of ${income} less ${otherEmis} a month, at ${rate} for ${sayTenure(tenure, unit)}.`,
    },
    tenure: {
      typed: ({ emi, amount, rate }: TypedQuestion) =>
        `Tenure of a loan of ${amount} at ${rate}, for ${emi} a month.`,
      income: ({ share, income, otherEmis, amount, rate }: TypedQuestion) =>
        `Tenure of a loan of ${amount} at ${rate}, for ${share} of ${income} less ${otherEmis} a month.`,
    },
    rate: {
      typed: ({ emi, amount, tenure, unit }: TypedQuestion) =>
        `Rate of a loan of ${amount} for ${emi} a month over ${sayTenure(tenure, unit)}.`,
      income: ({ share, income, otherEmis, amount, tenure, unit }: TypedQuestion) =>
        `Rate of a loan of ${amount} for ${share} of ${income} less ${otherEmis} a month over ${sayTenure(tenure, unit)}.`,
    },
  },
  pictureCaption: (emi: string, months: number, unit: TermUnit) =>
    `with an EMI of ${emi} for ${sayTerm(months, unit)}`,

  questions: [
    {
      question: 'What share of my income may EMIs take?',
      answer:
        'No rule sets it. Lenders let all EMIs together take 35 to 60% of the income. What you can spare every month, for years, is the better guide: an EMI is due in bad months too.',
    },
    {
      question: 'Will a bank lend me this much?',
      answer:
        'Not always. The figure is what your EMI repays. A lender also looks at your credit history, at how regular your income is and, for a house or a car, at its price, of which you pay a part yourself.',
    },
    {
      question: 'An offer names only the EMI. What does it really cost?',
      answer:
        'Choose Rate and type loan, EMI and tenure. A flat rate looks smaller than it is: 5,00,000 at a flat 10% for 5 years is 12,500 a month, which is 17.27% on the reducing balance. Fees come on top of that.',
    },
    {
      question: 'Where do I find the rate with all charges in it?',
      answer: `In the Key Facts Statement. Since ${sayDate(inForce(keyFactsLaw).from)} lenders must give it with every retail term loan, and with loans to small businesses. It names the annual percentage rate (APR), which holds all charges, those of third parties too.`,
    },
  ],
}
