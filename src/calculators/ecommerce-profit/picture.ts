import type { SharePicture } from '../../ui/share-picture'

export const picture: SharePicture = {
  label: 'Net Profit per Unit',
  figure: '40.00',
  isMoney: true,
  caption: '17.4% on cost, 13.3% on the selling price',
  rows: [
    { label: 'Selling price', value: '₹300.00' },
    { label: 'Total Cost per Unit', value: '₹230.00', swatch: 'neel' },
    { label: 'Marketplace Fees', value: '₹30.00' },
  ],
  total: { label: 'Net Profit per Unit', value: '₹40.00' },
}
