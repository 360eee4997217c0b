import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'Withdrawal plan (SWP) calculator',
  intro: 'See how long your savings last, or how much you can take every month.',
  title: 'SWP calculator: how long will my savings last?',
  description:
    'See how long savings last when you take a sum every month, or what you can take for a number of years. Year by year, exact, free, without ads or sign-up.',
}
