import type { SharePicture } from '../../ui/share-picture'

export const picture: SharePicture = {
  label: 'Monthly EMI',
  figure: '10,624',
  isMoney: true,
  caption: 'every month for 5 years',
  rows: [
    { label: 'Loan amount', value: '₹5,00,000', swatch: 'neel' },
    { label: 'Total Interest', value: '₹1,37,411', swatch: 'haldi' },
  ],
  total: { label: 'Total Payment', value: '₹6,37,411' },
}
