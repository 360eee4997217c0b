import type { SharePicture } from '../../ui/share-picture'

export const picture: SharePicture = {
  label: 'Maturity Value',
  figure: '11,61,695',
  isMoney: true,
  caption: 'after 10 years',
  rows: [
    { label: 'Total Invested', value: '₹6,00,000', swatch: 'neel' },
    { label: 'Estimated Returns', value: '₹5,61,695', swatch: 'haldi' },
  ],
  total: { label: 'Maturity Value', value: '₹11,61,695' },
}
