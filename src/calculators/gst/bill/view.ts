import type { Question, View, ViewHead } from '../../contract'

export const view: View = { folder: 'gst/bill', label: 'Bill' }

export const head: ViewHead = {
  heading: 'GST bill calculator',
  intro: 'Put many items with different rates on one bill, ready to print or share.',
  title: 'GST bill maker: many items, tax by rate',
  description:
    'Make a GST bill of many items: CGST, SGST or IGST by rate, amount in words, UPI code, print and PDF. Kept on your device; nothing leaves your browser.',
}

export const questions: readonly Question[] = [
  {
    question: 'How is the tax on a bill with several rates worked out?',
    answer:
      'Each item is taxed at its own rate: quantity × price, less the discount, × rate ÷ 100. A discount or freight on the whole bill is shared out over the items by value first, to the paisa (section 15 of the CGST Act). The items of one rate are added up in Tax by rate.',
  },
  {
    question: 'When does a bill show CGST and SGST, and when IGST?',
    answer:
      'Seller and buyer in the same state: CGST and SGST, half the rate each. In two states: IGST at the whole rate. The tax is the same, only its lines differ.',
  },
  {
    question: 'What must a tax invoice show?',
    answer:
      'By rule 46 of the CGST Rules: names, addresses, GSTINs, a number of up to 16 characters, date, HSN codes, quantities, taxable values, rates and amounts of tax, and the place of supply in another state. Exempt goods and composition dealers have a bill of supply, without tax (rule 49).',
  },
  {
    question: 'Where are my bills kept, and does anyone else see them?',
    answer:
      'On this device, and nobody else does. Nothing is sent, and no link carries them. Under Bills you can search, open, duplicate and delete them, and export all as one file: clearing the data of the browser clears the bills too.',
  },
]
