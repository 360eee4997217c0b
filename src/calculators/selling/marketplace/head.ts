import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'Marketplace profit calculator',
  intro: 'What one order leaves you after fees, GST, ads and returns.',
  title: 'Marketplace profit calculator: fees, GST, returns',
  description:
    'What an order on a marketplace leaves you after commission by price band, GST, TCS, TDS, ads and returns: payout, profit and the price to ask. Exact and free.',
}
