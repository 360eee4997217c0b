import type { SharePicture } from '../../ui/share-picture'

export const picture: SharePicture = {
  label: 'Maturity Value',
  figure: '16,87,163',
  isMoney: true,
  caption: 'after 10 years, raised by 10% a year',
  rows: [
    { label: 'Total Invested', value: '₹9,56,245', swatch: 'neel' },
    { label: 'Estimated Returns', value: '₹7,30,918', swatch: 'haldi' },
  ],
  total: { label: 'Maturity Value', value: '₹16,87,163' },
}
