import { gstOnFeesPercent } from '../../../core/gst-rules'
import type { Question, View, ViewHead } from '../../contract'
import { prepaymentFreeSince } from '../shared/rules'

export const view: View = { folder: 'loan/emi', label: 'EMI' }

export const head: ViewHead = {
  heading: 'Loan EMI calculator',
  intro: 'Find your monthly EMI, the total interest, and what is still to pay each year.',
  title: 'Loan EMI calculator with repayment schedule',
  description:
    'Find the monthly EMI of a loan, the total interest and the month-by-month repayment schedule. Exact, free, without ads or sign-up.',
}

const { bankHomeLoans, banks, financeCompanies, allLenders } = prepaymentFreeSince

export const questions: readonly Question[] = [
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
    answer: `The interest that this part would still have cost. Finishing sooner saves more than a lower EMI. It is free on individuals’ floating-rate loans, not for business: home loans of banks since ${bankHomeLoans}, all theirs since ${banks}, NBFCs’ since ${financeCompanies}, every lender’s from ${allLenders}.`,
  },
]
