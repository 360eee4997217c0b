import type { Question, View, ViewHead } from '../../contract'

export const view: View = { folder: 'savings/sip', label: 'Grow' }

export const head: ViewHead = {
  heading: 'SIP calculator',
  intro: 'See how a fixed monthly investment can grow.',
  title: 'SIP calculator: maturity value and returns',
  description:
    'See what a monthly SIP may grow to: total invested, estimated returns and maturity value, year by year. Free, without ads or sign-up.',
}

export const questions: readonly Question[] = [
  {
    question: 'Why do other sites show a little less?',
    answer:
      'Many count each instalment as paid a month later, so it has a month less to grow. 5,000 a month at 12% for 10 years gives 11,61,695 here and 11,50,193 there. Others turn the yearly return into a monthly one in another way. How it is counted shows all four.',
  },
  {
    question: 'How does a yearly return become a monthly one?',
    answer:
      'We divide it by 12, as most SIP calculators do. 12% a year is 1% a month, which compounds to 12.68% in a year. A fund that made exactly 12% in a year grew a little less than shown here.',
  },
  {
    question: 'Is the maturity value guaranteed?',
    answer:
      'No. It shows what would happen if every month brought the same return. Real funds rise and fall, and the value can end below what you paid in.',
  },
  {
    question: 'Are tax, costs and inflation counted?',
    answer:
      'No. The published return of a fund is after its running expenses, but exit loads and tax on gains come off later. After tax counts the tax and what the rest buys in today’s money.',
  },
]
