import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'Profit of many products',
  intro: 'Check a whole price list at once, row by row.',
  title: 'Profit of many products: check a whole price list',
  description:
    'Which products of a price list lose money, and what each should cost: CSV or Excel, up to 1,00,000 products, worked out on your device. Free, no upload.',
}
