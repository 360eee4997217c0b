import type { Question, View, ViewHead } from '../../contract'

export const view: View = { folder: 'loan/find', label: 'Find' }

export const head: ViewHead = {
  heading: 'How much loan can I afford?',
  intro: 'Start from the EMI you can pay. Find the amount, the time or the rate.',
  title: 'How much loan can I afford? Amount, tenure or rate',
  description:
    'Find the loan that your income or EMI repays, how long a loan takes, or the rate behind an offer. Exact, free, without ads or sign-up.',
}

export const questions: readonly Question[] = [
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
    answer:
      'In the Key Facts Statement. Since 1 October 2024 lenders must give it with every retail term loan, and with loans to small businesses. It names the annual percentage rate (APR), which holds all charges, those of third parties too.',
  },
]
