import type { SharePicture } from '../../ui/share-picture'

export const picture: SharePicture = {
  label: 'Total Profit',
  figure: '200.00',
  isMoney: true,
  caption: '25.00% of the cost price',
  rows: [
    { label: 'Cost price', value: '₹800.00', swatch: 'neel' },
    { label: 'Total Profit', value: '₹200.00', swatch: 'haldi' },
  ],
  total: { label: 'Selling price', value: '₹1,000.00' },
}
