import { sayTime } from '../../../core/language/durations'
import { languageWords } from '../../../core/language/words'

/** What the Step-Up SIP view says. */
export const stepUpWords = {
  label: 'Step-Up SIP',
  heading: 'Step-Up SIP calculator',
  intro: 'See how a SIP grows when you raise it a little every year.',
  title: 'Step-Up SIP calculator: a SIP that rises every year',
  description:
    'See what a SIP that rises by a percentage or an amount every year may grow to, with the SIP of each year. Free, without ads or sign-up.',

  initialAmount: 'Initial monthly amount',

  yearByYear: 'Step-Up SIP: year by year',
  yearsNote:
    'SIP Amount is what you pay each month of that year. The other amounts are totals at the end of it.',
  comparison: {
    same: 'In the end it comes to the same as without a step-up.',
    more: (amount: string) => `In the end you have ${amount} more than without a step-up.`,
    less: (amount: string) => `In the end you have ${amount} less than without a step-up.`,
  },

  howItWorks: {
    amountRises: 'The amount rises every year',
    amountInYear: (
      <>
        <b>Amount</b> in year <b>k</b>
      </>
    ),
    totalGrows: 'Every month, the total grows',
    total: 'Total',
    amount: 'Amount',
    inFirstYear: (amount: string) => `${amount} in the first year`,
    percentStep: (percent: string, share: string) => `${percent} = ${share} a year`,
    amountStep: (amount: string) => `${amount} more every year`,
    noRaise: 'no raise',
    /** Before a calculation. */
    afterMonth: (month: number) => `After month ${month}:`,
  },

  /** @param stepUp one of `savingsWords.copiedStepUp` */
  copied: (monthly: string, stepUp: string, rate: string, years: string) =>
    `Step-Up SIP: ${monthly} a month, ${stepUp}, at ${rate} a year for ${languageWords.years(years)}.`,
  pictureCaption: (months: number, percent: string) =>
    `after ${sayTime(months)}, raised by ${percent} a year`,

  questions: [
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
  ],
}
