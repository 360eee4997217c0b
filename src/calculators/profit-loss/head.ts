import type { ViewHead } from '../contract'

export const head: ViewHead = {
  heading: 'Profit/Loss calculator',
  intro: 'Enter what you paid and what you sold for. See the profit or loss, and its percentage.',
  title: 'Profit and loss calculator',
  description:
    'Find the profit or loss on a sale, its percentage of the cost, the margin and the break-even price. Exact to the paisa, free and without sign-up.',
}
