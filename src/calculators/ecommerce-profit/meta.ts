import type { CalculatorMeta } from '../../ui/calculator-meta'

export const ecommerceProfitMeta: CalculatorMeta = {
  folder: 'ecommerce-profit',
  path: '/ecommerce-profit',
  otherPaths: ['/ecommerce'],
  navLabel: 'eCommerce Profit',
  heading: 'eCommerce profit calculator',
  intro: 'What is left from each sale after cost, shipping and marketplace fees.',
  title: 'eCommerce profit calculator for online sellers',
  description:
    'See what is left per unit after product cost, shipping, marketplace fees and other costs, with profit percentage and margin. Free and without sign-up.',
  note: 'What is left after all fees',
}
