import { formatMoney, formatNumber } from '../../../core/format'
import type { SharePicture } from '../../contract'
import { answer } from './answer'
import { inputs } from './inputs'
import { heroOf } from './words'

const opening = answer(inputs.defaults)
const { results } = opening
if (!results?.savedInAll || !results.without.end || !results.with.end) {
  throw new Error('The loan that the page opens with has no end')
}
const money = (value: Parameters<typeof formatMoney>[0]) => formatMoney(value, '₹', 0)

const hero = heroOf(opening, (value) => (value === undefined ? '' : money(value)))

export const picture: SharePicture = {
  label: hero.label,
  figure: formatNumber(results.savedInAll, 0),
  isMoney: true,
  caption: hero.caption.join(''),
  rows: [
    {
      label: 'Total Interest, without',
      value: money(results.without.end.interest),
      swatch: 'haldi',
    },
    { label: 'Total Interest, with', value: money(results.with.end.interest), swatch: 'haldi' },
  ],
  total: { label: 'Ends after', value: `${results.with.end.months} months` },
}
