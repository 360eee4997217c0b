import type { Question, View, ViewHead } from '../../contract'
import { slabWords } from '../shared/order/market-rules'

export const view: View = { folder: 'selling/products', label: 'Many products' }

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
      'CSV with commas, semicolons or tabs, Excel (.xlsx), LibreOffice (.ods), and rows that you copy from a sheet. Names of columns are known in English and Hindi, and as Shopify and programs for shops write them. What is not known, you say once: which column is price and which is cost.',
  },
  {
    question: 'Can it read the reports of Amazon, Flipkart and Meesho?',
    answer:
      'No. Their files of orders, payments, returns and taxes are recognised and refused: an order has several rows there, and some are cancelled or came back. In other files of orders, rows that say cancelled, returned, RTO or refunded do not count, and are named.',
  },
  {
    question: 'Are prices and costs with GST or before GST?',
    answer:
      'As the names of your columns say: “incl. GST”, “excl. GST” and MRP are believed. Where they say nothing, prices count as with GST and costs as before GST. You see that before anything is worked out, and can change it; GST is then added or taken off at the rate of the row.',
  },
  {
    question: 'What if my file has no fees in it?',
    answer: `Then every row counts with the fee card, shipping, packing, ads and returns of your marketplace order. Where a row has a commission, a fixed fee, a shipping fee, ads, returns or a GST rate of its own, that one counts. As a GST rate, clothes means ${slabWords.lower} up to ${slabWords.limit} and ${slabWords.higher} above.`,
  },
  {
    question: 'What happens to rows that cannot be read?',
    answer:
      'They are named with their row, their column and the reason, and all other rows count. You can download those rows alone, put them right and read them again.',
  },
]
