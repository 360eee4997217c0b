import type { SharePicture } from '../../ui/share-picture'

export const picture: SharePicture = {
  label: 'What is 18% of 2,500?',
  figure: '450.00',
  isMoney: false,
  caption: '18 out of every 100',
  rows: [
    { label: 'Number', value: '2,500', swatch: 'neel' },
    { label: '1% of it', value: '25.00' },
  ],
  total: { label: '18% of it', value: '450.00' },
}
