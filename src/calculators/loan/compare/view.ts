import { decimalFrom, hundred, multiplyDivide, sum } from '../../../core/decimal'
import { plainMoney } from '../../../core/format'
import { gstOnFeesPercent } from '../../../core/gst-rules'
import type { Question, View, ViewHead } from '../../contract'

export const view: View = { folder: 'loan/compare', label: 'Compare' }

export const head: ViewHead = {
  heading: 'Compare loan offers',
  intro: 'Put two or three offers side by side, with all their charges.',
  title: 'Compare loan offers by total cost and APR',
  description:
    'Put two or three loan offers side by side: EMI, interest, fees with GST, cost in all and the APR. See which one costs the least. Exact, free, without ads.',
}

const feeWithGst = plainMoney(
  multiplyDivide(decimalFrom(25_000), sum(hundred, decimalFrom(gstOnFeesPercent)), hundred),
  '',
)

export const questions: readonly Question[] = [
  {
    question: 'What is the APR of a loan?',
    answer:
      'The yearly rate on the money that really reaches you: the rate at which all instalments are worth the loan less all charges. Since 1 October 2024 lenders in India state it in the Key Facts Statement of retail and small-business term loans.',
  },
  {
    question: 'Why is the APR above the interest rate?',
    answer:
      'Fees come off the loan at the start, but you pay instalments on all of it. 20,000 at 15% for 24 months with 400 in charges leaves you 19,600, and the APR is 17.07%. Without charges, it is the rate itself. The shorter the loan, the more a fee weighs.',
  },
  {
    question: 'How do I compare a flat rate with a reducing one?',
    answer:
      'By the APR. A flat rate charges interest on the whole loan until its end, although you owe less every month: a flat 10% for 3 years is about as dear as 17.92% on the reducing balance, and for 5 years as 17.27%.',
  },
  {
    question: 'Is there GST on loan fees?',
    answer: `Yes, ${gstOnFeesPercent}% on processing fees, and none on interest. Lenders often name the fee without it: 0.5% of 50,00,000 is 25,000, and ${feeWithGst} with GST. Insurance, legal and valuation charges go into other charges, with what tax they have.`,
  },
]
