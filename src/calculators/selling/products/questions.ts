import type { Question } from '../../contract'

export const questions: readonly Question[] = [
  {
    question: 'Is my price list uploaded anywhere?',
    answer:
      'No. Your browser reads the file and works it out on your own device, also without a connection. Nothing is sent, and the rows are forgotten when you close the page, unless you choose to keep them on this device.',
  },
  {
    question: 'Which files can it read?',
    answer:
      'CSV with commas, semicolons or tabs, Excel (.xlsx), LibreOffice (.ods), and rows that you copy from a sheet. The orders of Meesho, the profit and loss of Flipkart and the transactions of Amazon are known by their columns. Of other lists, say once which column is price and which is cost.',
  },
  {
    question: 'What if my file has no fees in it?',
    answer:
      'Then every row counts with the fee card, shipping, packing, ads and returns of your marketplace order. Where a row has a commission, a fixed fee, a shipping fee, ads, returns or a GST rate of its own, that one counts. As a GST rate, clothes means 5% up to ₹2,500 and 18% above.',
  },
  {
    question: 'What happens to rows that cannot be read?',
    answer:
      'They are named with their row, their column and the reason, and all other rows count. You can download those rows alone, put them right and read them again.',
  },
]
