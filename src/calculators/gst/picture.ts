import type { SharePicture } from '../../ui/share-picture'

export const picture: SharePicture = {
  label: 'Total Amount',
  figure: '11,800.00',
  isMoney: true,
  caption: '₹10,000.00 and 18% GST',
  rows: [
    { label: 'Original Amount', value: '₹10,000.00', swatch: 'neel' },
    { label: 'GST Amount', value: '₹1,800.00', swatch: 'haldi' },
  ],
  total: { label: 'Total Amount', value: '₹11,800.00' },
}
