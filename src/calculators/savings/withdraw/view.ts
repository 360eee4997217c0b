import type { Question, View, ViewHead } from '../../contract'

export const view: View = { folder: 'savings/withdraw', label: 'Withdraw' }

export const head: ViewHead = {
  heading: 'Withdrawal plan (SWP) calculator',
  intro: 'See how long your savings last, or how much you can take every month.',
  title: 'SWP calculator: how long will my savings last?',
  description:
    'See how long savings last when you take a sum every month, or what you can take for a number of years. Year by year, exact, free, without ads or sign-up.',
}

export const questions: readonly Question[] = [
  {
    question: 'What is a withdrawal plan (SWP)?',
    answer:
      'A standing order the other way round: every month a part of your fund is sold and paid out to you. Here that happens at the start of each month, and what stays earns a twelfth of the yearly return.',
  },
  {
    question: 'How much can I take so that it never runs out?',
    answer:
      'What the rest earns: savings × r ÷ (1 + r), with r the monthly return. 1,00,00,000 at 8% bears 66,225 a month. As prices rise it buys less every year, so most people need a withdrawal that rises, too.',
  },
  {
    question: 'Why is a bad first year worse than a bad last one?',
    answer:
      'What you take while prices are low is gone before they recover. Two plans with the same average return can end years apart. This page counts with a steady return, so keep a reserve.',
  },
  {
    question: 'What does a yearly return mean for a month?',
    answer:
      'We divide it by 12, as most calculators do. 8% a year is 0.6667% a month, which compounds to 8.30% in a year. A fund that made exactly 8% in a year lasts a little shorter than shown here. How it is counted shows four ways.',
  },
  {
    question: 'Are the withdrawals taxed?',
    answer:
      'Only the gain in what is sold. For equity funds, as of November 2026: 12.5% of gains above ₹1.25 lakh a year if held more than 12 months, 20% if held less, and 4% cess.',
  },
  {
    question: 'Why does this page count before tax?',
    answer:
      'Tax goes by when each unit was bought and for how much, and by your other gains of each year. A figure without that would look exact and be wrong. To be careful, enter what After tax leaves of your savings; tax on what they earn from now on still comes off each withdrawal.',
  },
]
