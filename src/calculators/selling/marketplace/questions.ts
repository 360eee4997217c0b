import type { Question } from '../../contract'

export const questions: readonly Question[] = [
  {
    question: 'Why is the payout not my profit?',
    answer:
      'The payout is the price less the marketplace’s fees, their GST, TCS and TDS. Of it you still pay for the goods, packing, ads and the GST that is due. In the example 811.74 is transferred, and 191 of it is earned.',
  },
  {
    question: 'Do TCS and TDS lower my profit?',
    answer:
      'No. In November 2026 a marketplace holds back 0.5% as TCS and 0.1% as TDS of the sale without GST. TCS comes back in the cash ledger of the GST portal, TDS with the income tax return. Until then the money is missing, but it is yours.',
  },
  {
    question: 'Why can a higher price bring less?',
    answer:
      'Because fees jump with the price. On the example card commission begins above 1,000: an order at 1,000 leaves 246.46, one at 1,000.01 leaves 65.46. Only from 1,259.52 on it brings as much again.',
  },
  {
    question: 'Which GST rate do clothes and shoes have?',
    answer:
      'Since 22 September 2025: 5% up to 2,500 a piece before tax, 18% above. Prices with tax above 2,625 and up to 2,950 fit neither, and count at 18% here. Better set 2,625 or less, or more than 2,950.',
  },
  {
    question: 'What do returns cost?',
    answer:
      'An order that comes back brings no sale, but ads, packing and the fees that are not given back are spent, a return fee is added, and damaged goods are lost. All figures here are per order sent out, so returns are in them.',
  },
]
