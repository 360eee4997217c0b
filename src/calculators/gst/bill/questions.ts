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
    question: 'When is it a bill of supply instead of a tax invoice?',
    answer:
      'For exempt goods and services, and for every sale of a composition dealer (rule 49 of the CGST Rules). It shows no tax, and a composition dealer’s bill says at its top: composition taxable person, not eligible to collect tax on supplies.',
  },
  {
    question: 'How is a discount or freight on the whole bill taxed?',
    answer:
      'Both are shared out over the items by value before the tax is worked out, to the paisa, so each share is taxed at the rate of its item (section 15 of the CGST Act).',
  },
  {
    question: 'Where are my bills kept, and does anyone else see them?',
    answer:
      'On this device, and nobody else does. Nothing is sent, and no link carries them. Under Bills you can search, open, duplicate and delete them, and export all as one file: clearing the data of the browser clears the bills too.',
  },
]
