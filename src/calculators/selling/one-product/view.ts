import type { Question, View, ViewHead } from '../../contract'

export const view: View = { folder: 'selling/one-product', label: 'One product' }

export const head: ViewHead = {
  heading: 'eCommerce profit calculator',
  intro: 'What is left from each sale after cost, shipping and marketplace fees.',
  title: 'eCommerce profit calculator for online sellers',
  description:
    'See what is left per unit after product cost, shipping, marketplace fees and other costs, with profit percentage and margin. Free and without sign-up.',
}

export const questions: readonly Question[] = [
  {
    question: 'Why are there two percentages for one profit?',
    answer:
      'Profit Percentage is counted on the total cost, which is the markup; Margin is counted on the selling price. A profit of 40 is 40 ÷ 230 = 17.4% on a cost of 230, and 40 ÷ 300 = 13.3% on a price of 300.',
  },
  {
    question: 'Which marketplace fees should I enter?',
    answer:
      'Everything that follows the price, such as commission and payment fees, added up as one percentage. Flat charges, such as a closing fee, go into other costs. Include the GST on these fees only if you cannot claim it back.',
  },
  {
    question: 'Are GST, TCS and TDS in the result?',
    answer:
      'No. If you claim input tax credit, enter every amount without GST. The TCS and TDS that a marketplace holds back are credited to you later, so they delay your money but do not lower the profit.',
  },
  {
    question: 'How do I allow for returns?',
    answer:
      'Spread their cost over the units that stay sold. If 1 parcel in 10 comes back and a return costs you 90, add 90 ÷ 9 = 10 to other costs.',
  },
]
