import { languageWords } from '../../../core/language/words'

/** What the SIP view says. */
export const sipWords = {
  label: 'Grow',
  /** What is shared. */
  name: 'SIP',
  heading: 'SIP calculator',
  intro: 'See how a fixed monthly investment can grow.',
  title: 'SIP calculator: maturity value and returns',
  description:
    'See what a monthly SIP may grow to: total invested, estimated returns and maturity value, year by year. Free, without ads or sign-up.',

  canYouRaise: 'Can you raise it every year?',
  raised: (value: string) => (
    <>
      With 10% more each year: <span data-amount>{value}</span>.
    </>
  ),
  evenSmall: 'Even a small raise counts.',
  tryStepUp: 'Try Step-Up SIP',

  yearByYear: 'SIP: year by year',
  yearsCaption: 'Invested, returns and value at the end of each year',
  yearsNote: 'All amounts are totals at the end of the year.',

  everyMonth: (amount: string) => `${amount} every month`,

  copied: (monthly: string, rate: string, years: string) =>
    `SIP: ${monthly} a month at ${rate} a year for ${languageWords.years(years)}.`,

  questions: [
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
  ],
}
