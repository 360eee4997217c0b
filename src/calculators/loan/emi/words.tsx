import type { ReactNode } from 'react'
import { sayMonths } from '../../../core/language/durations'
import { countOf } from '../../../core/language/english'
import { languageWords } from '../../../core/language/words'
import type { TermUnit } from '../../../core/loan/annuity'
import { gstOnFeesPercent } from '../../../core/rules/gst-on-fees'
import { prepaymentFreeSince } from '../shared/rules'
import { sayTenure, sayTerm } from '../shared/terms'

/** A loan as it was typed, formatted. */
type TypedLoan = { amount: string; rate: string; tenure: string; unit: TermUnit }

/** What the EMI view says. */
export const emiWords = {
  label: 'EMI',
  heading: 'Loan EMI calculator',
  intro: 'Find your monthly EMI, the total interest, and what is still to pay each year.',
  title: 'Loan EMI calculator with repayment schedule',
  description:
    'Find the monthly EMI of a loan, the total interest and the month-by-month repayment schedule. Exact, free, without ads or sign-up.',

  processingFee: 'Processing fee',
  processingFeeValue: 'Processing fee value',
  feeKinds: { none: 'None', percent: '%', fixed: 'Fixed' },
  noFee: 'No fee',
  feeHelp: 'Paid once, not part of the EMI',

  monthlyEmi: 'Monthly EMI',
  enterTenure: 'Enter a tenure to see the EMI.',
  once: 'once, after a month',
  everyMonth: (months: number, unit: TermUnit) => `every month for ${sayTerm(months, unit)}`,
  donut: {
    repay: 'You repay',
    description: (total: string, principal: string, interest: string) =>
      `Of ${total} that you repay, ${principal} is principal and ${interest} is interest.`,
    nothing: 'There is nothing to repay.',
  },
  processingFeePaid: 'Processing Fee',
  noFeePaid: 'None',
  gstOnFeePaid: 'GST on the fee',
  aprWithFee: 'APR with the fee',

  balance: {
    /** Not “Owed”: it includes the interest still to come. */
    title: 'Still to pay',
    tooLarge: 'More than 17 digits are too many to draw.',
    enterLoan: 'Enter an amount and a tenure to see what is left to pay each year.',
    /** Drawn large, before one of the sentences below. */
    month: (month: number) => `Month ${month}`,
    singleEmi: 'is when the whole loan is repaid, in a single EMI.',
    half: 'is when half the loan is repaid.',
    slowAtFirst: 'Early EMIs go more towards interest, so the balance falls slowly at first.',
    fasterLater: 'Interest falls with what you owe, so later EMIs repay more of the loan.',
    evenWithLittleInterest:
      'With so little interest, the balance falls by the same amount every month.',
    evenWithoutInterest: 'Without interest, the balance falls by the same amount every month.',

    /** Below the bars, and on phones, where there is little room. */
    today: 'Today',
    afterYears: (years: number) => `Year ${years}`,
    afterYearsShort: (years: number) => `Yr ${years}`,
    afterMonths: (months: number) => `Month ${months}`,
    afterMonthsShort: (months: number) => `M ${months}`,
    principalLeft: 'Principal left',
    interestToCome: 'Interest to come',
    stillToPay: 'Still to pay',
    /** Beside the bars, in two lines. */
    principal: 'Principal',
    principalNote: 'still to repay',
    interest: 'Interest',
    interestNote: 'still to come',
    unit: (unit: string) => `in ${unit}`,
    description: (total: string, nothing: string, months: number) =>
      `What is still to pay falls from ${total} today to ${nothing} after ${languageWords.months(months)}. The same figures are in the repayment schedule.`,
  },

  schedule: {
    title: 'Repayment schedule',
    nothing: 'There is nothing to repay yet.',
    caption: (months: number) => `Repayment schedule, ${languageWords.months(months)}`,
    firstMonthsCaption: (months: number) => `Repayment schedule, first ${months} months`,
    showFirstMonths: (months: number) => `Show first ${months} months`,
  },

  howItWorks: {
    intro: 'The standard reducing-balance EMI formula, with your numbers.',
    principal: (amount: string) => `${amount}, the loan amount`,
    monthlyRate: (rate: string, aMonth: string) => `${rate} ÷ 12 = ${aMonth} a month`,
    payments: (months: number) => countOf(months, 'payment', 'payments'),
    paymentsOfYears: (years: number, months: number) =>
      `${years} × 12 = ${countOf(months, 'payment', 'payments')}`,
    /** The end of a line: `5,00,000 ÷ 60 =`, or only the sign. */
    result: (line: string, emi: ReactNode) => (
      <>
        {line} {emi} a month
      </>
    ),
    sharedOut: 'Without interest the loan is shared out equally.',
    tooLarge: 'The growth of the debt is too large to write down.',
  },

  next: {
    title: 'Go on with this loan',
    prepay: 'Prepay',
    endsEarlier: (more: string, months: number) =>
      `${more} more a month ends it ${sayMonths(months)} earlier`,
    prepayNote: 'What an extra payment or a new rate does to it',
    compare: 'Compare',
    compareNote: 'Put other offers beside it, with their fees',
    find: 'Find',
    findNote: (emi: string) => `What else ${emi} a month repays`,
  },

  export: {
    title: 'Loan EMI: repayment schedule',
    tenure: 'Tenure (months)',
    firstEmi: 'First EMI in',
    feePercent: 'Processing fee (%)',
  },

  name: 'Loan EMI',
  /** What is copied, by the fee and whether the first EMI has a month. */
  copied: {
    none: ({ amount, rate, tenure, unit }: TypedLoan) =>
      `Loan EMI: ${amount} at ${rate} for ${sayTenure(tenure, unit)}.`,
    fee: ({ amount, rate, tenure, unit }: TypedLoan, fee: string) =>
      `Loan EMI: ${amount} at ${rate} for ${sayTenure(tenure, unit)}, processing fee ${fee}.`,
    feeWithGst: ({ amount, rate, tenure, unit }: TypedLoan, fee: string) =>
      `Loan EMI: ${amount} at ${rate} for ${sayTenure(tenure, unit)}, processing fee ${fee} + GST.`,
  },
  copiedWithMonth: {
    none: ({ amount, rate, tenure, unit }: TypedLoan, _fee: string, month: string) =>
      `Loan EMI: ${amount} at ${rate} for ${sayTenure(tenure, unit)}, first EMI in ${month}.`,
    fee: ({ amount, rate, tenure, unit }: TypedLoan, fee: string, month: string) =>
      `Loan EMI: ${amount} at ${rate} for ${sayTenure(tenure, unit)}, processing fee ${fee}, first EMI in ${month}.`,
    feeWithGst: ({ amount, rate, tenure, unit }: TypedLoan, fee: string, month: string) =>
      `Loan EMI: ${amount} at ${rate} for ${sayTenure(tenure, unit)}, processing fee ${fee} + GST, first EMI in ${month}.`,
  },

  questions: [
    {
      question: 'Why does my bank’s EMI differ?',
      answer:
        'Most banks round the EMI to a whole rupee and settle the difference in the last instalment. Many charge interest by the day, so that the first instalment depends on the date of the payout. Fees or insurance added to the loan raise the EMI too.',
    },
    {
      question: 'Is a flat rate the same as the rate here?',
      answer:
        'No. Here interest is charged only on what you still owe. A flat rate charges it on the whole loan until the end: 5,00,000 at a flat 10% for 5 years costs 2,50,000 in interest, and 1,37,411 on the reducing balance.',
    },
    {
      question: 'Is the processing fee part of the EMI?',
      answer: `No, it is paid once, or taken off the payout, with ${gstOnFeesPercent}% GST on it. The APR with the fee counts both. Add them to the total payment when you compare two offers.`,
    },
    {
      question: 'How much do I save if I repay early?',
      answer: `The interest that this part would still have cost. Finishing sooner saves more than a lower EMI. It is free on individuals’ floating-rate loans, not for business: home loans of banks since ${prepaymentFreeSince.bankHomeLoans}, all theirs since ${prepaymentFreeSince.banks}, NBFCs’ since ${prepaymentFreeSince.financeCompanies}, every lender’s from ${prepaymentFreeSince.allLenders}.`,
    },
  ],
}
