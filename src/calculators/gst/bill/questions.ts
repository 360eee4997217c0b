import type { Question } from '../../contract'

export const questions: readonly Question[] = [
  {
    question: 'How is the tax on a bill with several rates worked out?',
    answer:
      'Each item is taxed at its own rate: quantity × price, less the discount, × rate ÷ 100. The items of one rate are added up, and Tax by rate shows each rate with its taxable value.',
  },
  {
    question: 'When does a bill show CGST and SGST, and when IGST?',
    answer:
      'Seller and buyer in the same state: CGST and SGST, half the rate each. In two states: IGST at the whole rate. The tax is the same, only its lines differ.',
  },
  {
    question: 'What must a tax invoice show?',
    answer:
      'Under rule 46 of the CGST Rules: names, addresses and GSTINs, a number of up to 16 characters, the date, HSN codes, quantities, taxable values, rates and amounts of tax, and the place of supply where it is another state.',
  },
  {
    question: 'Does anyone else see my bill?',
    answer:
      'No. The items stay in this tab and the names on this device. Nothing is sent, no link carries them, and Clear takes them away.',
  },
]
