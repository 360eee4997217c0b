import type { Question, View, ViewHead } from '../contract'

export const view: View = { folder: 'profit-loss', label: 'Profit/Loss' }

export const head: ViewHead = {
  heading: 'Profit/Loss calculator',
  intro: 'Enter what you paid and what you sold for. See the profit or loss, and its percentage.',
  title: 'Profit and loss calculator',
  description:
    'Find the profit or loss on a sale, its percentage of the cost, the margin and the break-even price. Exact to the paisa, free and without sign-up.',
}

export const questions: readonly Question[] = [
  {
    question: 'What is the difference between markup and margin?',
    answer:
      'Markup is the profit on the cost price, margin is the same profit on the selling price. Bought at 800 and sold at 1,000, the profit of 200 is a markup of 200 ÷ 800 = 25% and a margin of 200 ÷ 1,000 = 20%. Profit Percentage here is the markup.',
  },
  {
    question: 'How do I turn one into the other?',
    answer:
      'Margin = markup ÷ (100 + markup) × 100: 25 ÷ 125 × 100 = 20%.\nMarkup = margin ÷ (100 − margin) × 100: 20 ÷ 80 × 100 = 25%.',
  },
  {
    question: 'Should I enter prices with or without GST?',
    answer:
      'Without, if you claim input tax credit: the tax you collect is not yours, and the tax you paid comes back. If you cannot claim it, the GST you paid belongs in the cost price.',
  },
  {
    question: 'What belongs in the cost price?',
    answer:
      'All that it took to have the goods ready for sale: the purchase, freight, duty and packing. Rent, salaries and interest are not in it unless you add their share, so this is the gross profit.',
  },
]
