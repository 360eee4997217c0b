import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'Loan EMI calculator',
  intro: 'Find your monthly EMI, the total interest, and what is still to pay each year.',
  title: 'Loan EMI calculator with repayment schedule',
  description:
    'Find the monthly EMI of a loan, the total interest and the month-by-month repayment schedule. Exact, free, without ads or sign-up.',
}
