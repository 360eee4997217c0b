import type { Question, View, ViewHead } from '../../contract'

export const view: View = { folder: 'savings/goal', label: 'Goal' }

export const head: ViewHead = {
  heading: 'Goal SIP calculator',
  intro: 'Say what you need and when. Find what to put aside every month.',
  title: 'Goal SIP calculator: what to put aside every month',
  description:
    'Find the monthly SIP, the time, the step-up or the return that reaches your goal, with inflation and a lump sum. Exact, free, without ads or sign-up.',
}

export const questions: readonly Question[] = [
  {
    question: 'Is the goal in today’s money?',
    answer:
      'Yes, with an inflation above 0: what costs 1,00,00,000 today costs 2,39,65,582 in 15 years when prices rise by 6% a year, and that is the sum to reach. With 0% the goal is the sum itself.',
  },
  {
    question: 'What does waiting a year cost?',
    answer:
      'For 1,00,00,000 of today in 15 years, at 12% with a step-up of 10%, it is 27,598 a month. Started a year later, for the same day, it is 32,944. The first instalments grow the longest.',
  },
  {
    question: 'Why does another calculator show another amount?',
    answer:
      'It may count instalments as paid at the end of the month, or read 12% a year as what a whole year comes to instead of 1% a month. Choose either under How it is counted. Some leave out inflation.',
  },
  {
    question: 'Which return should I enter?',
    answer:
      'A cautious one. Nobody knows it in advance: funds go up and down, and a steady rate is an assumption. Try a lower one, too, and see what it asks of you. Tax and the costs of a fund are not in the result.',
  },
]
