import type { Question, View, ViewHead } from '../../contract'

export const view: View = { folder: 'savings/after-tax', label: 'After tax' }

export const head: ViewHead = {
  heading: 'SIP after tax and inflation',
  intro: 'See what is left when you sell, and what it buys in today’s money.',
  title: 'SIP after tax and inflation: what is really left',
  description:
    'See what a SIP leaves after tax on every instalment, what that buys in today’s money, and your yearly return after tax. Free, without ads or sign-up.',
}

export const questions: readonly Question[] = [
  {
    question: 'How are gains on equity funds taxed?',
    answer:
      'As of November 2026: 12.5% of the long-term gains above ₹1,25,000 of a year, for units held more than 12 months, and 20% of the gain on units held up to 12 months. A cess of 4% comes on top, and above ₹50,00,000 of income a surcharge.',
  },
  {
    question: 'When is there a surcharge, and what is marginal relief?',
    answer:
      'As of November 2026: where gains and other income are above ₹50,00,000, 10% of the tax comes on top, above ₹1,00,00,000 15%, never more. Marginal relief: what is above a threshold costs at most itself, before cess; short-term gains stand on top. Tax on the other income is not counted.',
  },
  {
    question: 'Why is a part of a long SIP short-term?',
    answer:
      'Every instalment buys units of its own, with a time of its own. Whoever sells all after 10 years has held the last 12 instalments for a year or less, so their gain is taxed at 20%.',
  },
  {
    question: 'Why not take inflation off the return?',
    answer:
      'Because growth and prices multiply. At 12% a year, which is 1% a month, 100 becomes 112.68 in a year, while what cost 100 costs 106 at 6% inflation. 112.68 ÷ 106 is 1.0630: you can buy 6.30% more. A return of 6%, counted the same way, would say 6.17%.',
  },
  {
    question: 'How is the yearly return counted?',
    answer:
      'We divide it by 12, as most SIP calculators do. 12% a year is 1% a month, which compounds to 12.68% in a year. How it is counted shows the maturity value in four ways.',
  },
  {
    question: 'Which tax do I choose for a debt fund?',
    answer:
      'Flat rate. Gains on debt fund units bought since 1 April 2023 are taxed like other income, however long you hold them (as of November 2026). Enter the rate of your slab with its cess: 31.2 for 30%.',
  },
]
