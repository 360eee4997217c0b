import type { Question, View, ViewHead } from '../../contract'

export const view: View = {
  folder: 'selling/products',
  path: '/ecommerce-profit/products',
  label: 'Many products',
}

export const head: ViewHead = {
  heading: 'Profit of many products',
  intro: 'Check a whole price list at once, row by row.',
  title: 'Profit of many products: check a whole price list',
  description:
    'Which products of a price list lose money, and what each should cost: CSV or Excel, up to 1,00,000 products, worked out on your device. Free, no upload.',
}

export const questions: readonly Question[] = [
  {
    question: 'Is my price list uploaded anywhere?',
    answer:
      'No. Your browser reads the file and works it out on your own device, also without a connection. Nothing is sent, and the rows are forgotten when you close the page, unless you choose to keep them on this device.',
  },
  {
    question: 'Which files can it read?',
    answer:
      'CSV files separated by commas, semicolons or tabs, Excel workbooks (.xlsx), and rows that you copy from a sheet. The orders of Meesho, the profit and loss of Flipkart and the transactions of Amazon are known by their columns. Of other lists, say once which column is price and which is cost.',
  },
  {
    question: 'What if my file has no fees in it?',
    answer:
      'Then every row counts with the fee card, shipping, packing, ads and returns of your marketplace order. Where a row has a commission, a fixed fee, a shipping fee, ads, returns or a GST rate of its own, that one counts.',
  },
  {
    question: 'What happens to rows that cannot be read?',
    answer:
      'They are named with their row, their column and the reason, and all other rows count. You can download those rows alone, put them right and read them again.',
  },
]
