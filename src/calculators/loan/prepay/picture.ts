import { formatMoney, formatNumber } from '../../../core/format'
import type { SharePicture } from '../../contract'
import { answer } from './answer'
import { inputs } from './inputs'
import { heroOf } from './words'

const { results, changes } = answer(inputs.defaults)
if (!results?.interestSaved || !results.without.end || !results.with.end) {
  throw new Error('The loan that the page opens with has no end')
}
const money = (value: Parameters<typeof formatMoney>[0]) => formatMoney(value, '₹', 0)

export const picture: SharePicture = {
  label: 'Interest saved',
  figure: formatNumber(results.interestSaved, 0),
  isMoney: true,
  caption: heroOf(results, changes, (value) =>
    value === undefined ? '' : money(value),
  ).caption.join(''),
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
