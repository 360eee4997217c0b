import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'How much loan can I afford?',
  intro: 'Start from the EMI you can pay. Find the amount, the time or the rate.',
  title: 'How much loan can I afford? Amount, tenure or rate',
  description:
    'Find the loan that your income or EMI repays, how long a loan takes, or the rate behind an offer. Exact, free, without ads or sign-up.',
}
