import type { Question } from '../../contract'

export const questions: readonly Question[] = [
  {
    question: 'How are gains on equity funds taxed?',
    answer:
      'As of November 2026: 12.5% of the long-term gains above 1,25,000 of a year, for units held more than 12 months, and 20% of the gain on units held up to 12 months. A cess of 4% of the tax comes on top.',
  },
  {
    question: 'Why is a part of a long SIP short-term?',
    answer:
      'Every instalment buys units of its own, with a time of its own. Whoever sells all after 10 years has held the last 12 instalments for a year or less, so their gain is taxed at 20%.',
  },
  {
    question: 'Why not take inflation off the return?',
    answer:
      'Because it says a little too much. At a return of 12% and inflation of 6%, 100 becomes 112 while what cost 100 costs 106. 1.12 ÷ 1.06 is 1.0566: you can buy 5.66% more, not 6%.',
  },
  {
    question: 'Which tax do I choose for a debt fund?',
    answer:
      'Flat rate. Gains on debt fund units bought since 1 April 2023 are taxed like other income, however long you hold them (as of November 2026). Enter the rate of your slab with its cess: 31.2 for 30%.',
  },
]
