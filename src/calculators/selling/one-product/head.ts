import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'eCommerce profit calculator',
  intro: 'What is left from each sale after cost, shipping and marketplace fees.',
  title: 'eCommerce profit calculator for online sellers',
  description:
    'See what is left per unit after product cost, shipping, marketplace fees and other costs, with profit percentage and margin. Free and without sign-up.',
}
