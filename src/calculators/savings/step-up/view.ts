import type { Question, View, ViewHead } from '../../contract'

export const view: View = { folder: 'savings/step-up', label: 'Step-Up SIP' }

export const head: ViewHead = {
  heading: 'Step-Up SIP calculator',
  intro: 'See how a SIP grows when you raise it a little every year.',
  title: 'Step-Up SIP calculator: a SIP that rises every year',
  description:
    'See what a SIP that rises by a percentage or an amount every year may grow to, with the SIP of each year. Free, without ads or sign-up.',
}

export const questions: readonly Question[] = [
  {
    question: 'When does the instalment rise?',
    answer:
      'Once a year, after every twelfth instalment. With 5,000 and a step-up of 10% it is 5,000 in the first year, 5,500 in the second and 6,050 in the third.',
  },
  {
    question: 'How much of the gain comes from the step-up?',
    answer:
      'Much of it is simply more money paid in. 5,000 a month at 12% for 10 years becomes 11,61,695 from 6,00,000; with a step-up of 10% it becomes 16,87,163 from 9,56,245.',
  },
  {
    question: 'Why can another calculator show another value?',
    answer:
      'It may count each instalment as paid a month later, which makes the value lower by one month’s return, or turn the yearly return into a monthly one in another way. We take a twelfth of it.',
  },
  {
    question: 'Can I step up by a fixed amount?',
    answer:
      'Yes: choose the currency sign beside the step-up. 10,000 a month, 1,000 more every year, becomes 31,45,356 from 17,40,000 in 10 years at 12%. A step of 10% would be 1,000 at first, and more every year.',
  },
]
